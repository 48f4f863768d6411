"""Where everything lies as a scenario begins, from the bottom of each stack to its top."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import combinations_with_replacement
from typing import TypeVar

from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.game.placements import Enters, InBox, InHex, Placement, Waits
from oobc.game.roles import can_hide, losses_of, lost_at_start, orders_at_start, slip_of
from oobc.game.scenarios import Scenario
from oobc.hexes.grid import hexside_ends
from oobc.layout.boards import BoardBox, BoardPicture, windows_of
from oobc.model.boards import BoxRef
from oobc.model.game import Side
from oobc.model.pieces import LAYERS
from oobc.model.scenario import Order

_HEAD, _GAP = 32, 4
"""Pixels, where counters have the usual size: over the first row of counters in a box, and round each."""
CARD = 1.5
"""The height of a card, in its widths, as the templates draw it."""


@dataclass(frozen=True, slots=True)
class OnMap:
    """In the middle of a hex, or on the hexside between two."""

    hexes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class InWindow:
    """In a box of a board."""

    window: BoardPicture
    box: BoardBox
    x: int
    y: int
    """The middle of the piece, in pixels of the window."""

    @property
    def ref(self) -> BoxRef:
        """The box as data name it."""
        return BoxRef(board=self.window.id, box=self.box.id)


@dataclass(frozen=True, slots=True)
class Start:
    """A piece, or one of its copies, as a scenario begins."""

    piece: Piece
    place: OnMap | InWindow
    placement: Placement | None = None
    """What the set-up says of it; None: a marker that follows from the rest of it."""
    order: Order | None = None
    """What is written on it, if it is a slip."""


_P = TypeVar("_P")


@dataclass(frozen=True, slots=True)
class Stack:
    """What stands in a hex as a scenario begins."""

    hex: str
    x: float
    y: float
    """The middle of the hex, in pixels of the map."""
    pieces: tuple[tuple[Piece, str], ...]
    """From the bottom to the top, each with the face that is up."""


def stacks(game: Game, scenario: Scenario, size: float) -> Iterator[Stack]:
    """All stacks on a map with hexes so many pixels high."""
    for hex, standing in scenario.stacks.items():
        x, y = game.map.grid.middle(hex, size)
        pieces = ((game.pieces[id], each.condition.face) for id, each in _from_below(game, standing))
        yield Stack(hex, x, y, tuple((piece, face or piece.faces[0]) for piece, face in pieces))


_VIEW = (11, 4)
"""How many hexes to the left and right of its middle, and above and below it, the window shows on a small screen."""


def opening(game: Game, scenario: Scenario, size: float) -> tuple[int, int] | None:
    """The place on a map with hexes so many pixels high round which all sides are to be seen, and most of their pieces.

    It lies in the middle between two stacks, or is one.
    """
    grid, sides, places = game.map.grid, dict[str, list[str]](), dict[str, tuple[float, float]]()
    for hex, standing in scenario.stacks.items():
        places[hex] = grid.middle(hex, 1)
        sides[hex] = [side.id for side in (game.pieces[id].side for id in standing) if side is not None]
    across, high = _VIEW[0] * grid.column_step(1), _VIEW[1]

    def seen(middle: tuple[float, float]) -> tuple[int, int, float]:
        away = {hex: (abs(x - middle[0]), abs(y - middle[1])) for hex, (x, y) in places.items()}
        near = [hex for hex, (dx, dy) in away.items() if dx <= across and dy <= high]
        found = [side for hex in near for side in sides[hex]]
        return len({*found}), len(found), -sum(sum(away[hex]) for hex in near)

    pairs = combinations_with_replacement(places.values(), 2)
    found = max((((x + x2) / 2, (y + y2) / 2) for (x, y), (x2, y2) in pairs), key=seen, default=None)
    return None if found is None else (round(found[0] * size), round(found[1] * size))


def starts(game: Game, scenario: Scenario) -> Iterator[Start]:
    """Everything that lies on the map or on a board."""
    yield from _spans(game, scenario)
    yield from _controlled(game, scenario)
    boxes = _Boxes(game)
    for id, placement in _mixed(game, _from_below(game, scenario.placements)):
        piece = game.pieces[id]
        if isinstance(placement, InHex):
            yield Start(piece, OnMap((placement.hex,)), placement)
            continue
        found = _box_of(game, piece, _with_losses(game, scenario, piece, placement))
        if found is not None:
            spread = spread_of(game, piece)
            for order in orders_at_start(game, scenario, piece):
                yield Start(piece, InWindow(*found, *boxes.next_place(*found, spread)), placement, order)


def box_in_window(game: Game, box: BoxRef, side: Side | None) -> tuple[BoardPicture, BoardBox]:
    """The window in which a side has a box, and the box in it."""
    owner = _owner(game, box.board, box.box, side)
    window = next(each for each in windows_of(game, box.board) if each.owner in (owner, None))
    return window, window.box(box.box, owner)


def _from_below(game: Game, placements: Mapping[str, _P]) -> list[tuple[str, _P]]:
    """Pieces as they lie one on another."""
    return sorted(placements.items(), key=lambda each: LAYERS.index(game.pieces[each[0]].kind.layer))


def _mixed(game: Game, placed: list[tuple[str, _P]]) -> list[tuple[str, _P]]:
    """Below all others those that begin hidden, in an order that tells nothing of what they are."""
    hidden = game.series.pieces.hidden
    if hidden is None or not hidden.at_start:
        return placed
    unseen = {id for id, _ in placed if can_hide(game, game.pieces[id])}
    return sorted(placed, key=lambda each: sha256(each[0].encode()).hexdigest() if each[0] in unseen else "~")


def _spans(game: Game, scenario: Scenario) -> Iterator[Start]:
    """The markers on damaged bridges."""
    for span in scenario.spans:
        marker = game.series.terrain.span_states[span.state].marker
        if marker is not None:
            yield Start(game.pieces[marker], OnMap(tuple(hexside_ends(span.hexside))))


def _controlled(game: Game, scenario: Scenario) -> Iterator[Start]:
    """The markers in hexes that earn something and that a side controls as it stands there."""
    victory = game.box.victory
    if victory is None or victory.control is None:
        return
    for side, hex in game.points_for_control():
        standing = (game.pieces[id] for id in scenario.stacks.get(hex, ()))
        holds = any(each.side == game.box.sides[side] and each.kind.id in victory.controlled_by for each in standing)
        if holds and hex not in scenario.excluded_victory_hexes:
            yield Start(game.pieces[f"{victory.control}-{side}"], OnMap((hex,)))


def _with_losses(game: Game, scenario: Scenario, piece: Piece, placement: Placement) -> Placement:
    """Where a piece is as a scenario begins: a marker of losses on the space of those that there are by then."""
    losses = losses_of(game, piece)
    if losses is None or not isinstance(placement, InBox) or placement.box.ref.board != losses.track:
        return placement
    lost = lost_at_start(game, losses, scenario, piece.formation)
    box = game.boxes[losses.track].get(str(lost)) if lost else None
    return replace(placement, box=box) if box is not None else placement


def _box_of(game: Game, piece: Piece, placement: Placement) -> tuple[BoardPicture, BoardBox] | None:
    """The window and box of a piece that is not on the map; None if the series has no board for it."""
    if isinstance(placement, InBox):
        return box_in_window(game, placement.box.ref, piece.side)
    wanted = _wanted(placement)
    for id, board in game.series.boards.items():
        if placement.kind in board.holds:
            owner = _owner(game, id, wanted, piece.side)
            for window in windows_of(game, id):
                for box in window.boxes:
                    if box.owner in (owner, None) and wanted in (box.id, None):
                        return window, box
    return None


def _wanted(placement: Placement) -> str | None:
    """The box of a board in which a piece waits that is not in play; None: any."""
    match placement:
        case Enters(turn=turn):
            return turn.id
        case Waits(group=group):
            return group.box
    return None


def _owner(game: Game, board: str, box: str | None, side: Side | None) -> str | None:
    """On whose sheet of a board a box is."""
    per = game.series.boards[board].per
    if per == "side":
        return side.id if side else None
    return next((turn.day for turn in game.turns if turn.id == box), None) if per == "day" else None


@dataclass(frozen=True, slots=True)
class _Boxes:
    """Gives each piece in a box its place, row by row, so that the box can be read at a glance.

    Once the box is full they begin again, one on another.
    """

    game: Game
    filled: dict[tuple[str, str], int] = field(default_factory=dict)

    def next_place(self, window: BoardPicture, box: BoardBox, spread: int) -> tuple[int, int]:
        """The pixel of the next piece in a box, as far apart as so many counters."""
        head, gap = (round(length * window.scale) for length in (_HEAD, _GAP))
        size = spread * self.game.box.drawing.counter
        step = size + gap
        across, down = (max(1, each) for each in room_in(self.game, window, box, spread))
        number = self.filled.get((window.id, box.name), 0)
        self.filled[window.id, box.name] = number + 1
        column, row = number % across, number // across % down
        if across == 1 and down == 1:
            return box.x + box.width // 2, box.y + (box.height + head) // 2
        return box.x + gap + size // 2 + column * step, box.y + head + size // 2 + row * step


def spread_of(game: Game, piece: Piece) -> int:
    """How many counters a piece in a box takes across, with what is written below it."""
    return 2 if slip_of(game, piece) or piece.is_card else 1


def room_in(game: Game, window: BoardPicture, box: BoardBox, spread: int) -> tuple[int, int]:
    """How many pieces have room in a box side by side, and one under another, each as large as so many counters."""
    head, gap = (round(length * window.scale) for length in (_HEAD, _GAP))
    step = spread * game.box.drawing.counter + gap
    return (box.width - gap) // step, (box.height - head) // step
