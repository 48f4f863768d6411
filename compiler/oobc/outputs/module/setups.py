"""The set-ups: every scenario as a saved game with each piece where the data says."""

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.game.placements import Enters, InBox, InHex, Placement, Waits
from oobc.game.scenarios import Scenario
from oobc.hexes.grid import hexside_ends
from oobc.layout.boards import BoardBox, BoardPicture, windows
from oobc.model.boards import BoxRef
from oobc.model.pieces import LAYERS
from oobc.outputs.artifact import Artifact
from oobc.outputs.module.combat import combat_at_start
from oobc.outputs.module.counters import standing
from oobc.outputs.module.decks import Pile, pile_at_start, piles
from oobc.outputs.module.entering import waiting
from oobc.outputs.module.geometry import EngineGrid, in_pixels
from oobc.outputs.module.help import help_at_start
from oobc.outputs.module.losses import SHOWN, losses_of, lost_at_start
from oobc.outputs.module.names import map_name, plain
from oobc.outputs.module.phases import phase_at_start
from oobc.outputs.module.slips import slip_of, slips_at_start
from oobc.outputs.module.victory import worth_of_hexes
from oobc.vassal import saves
from oobc.vassal.archive import Metadata
from oobc.vassal.pieces import Piece as VassalPiece


@dataclass(frozen=True, slots=True)
class Table:
    """What all set-ups of a module share."""

    game: Game
    engine: EngineGrid
    boards: Mapping[str, BoardPicture]
    slots: Mapping[str, VassalPiece]
    """The palette's pieces by id."""
    gpids: Mapping[str, str]
    """The piece ids of all, and of what lies on the combat board."""
    expand: Callable[[VassalPiece], VassalPiece]
    metadata: Metadata
    site: Sequence[Artifact]
    """The help."""


def setup(table: Table, scenario: Scenario) -> bytes:
    """The saved game of a scenario."""
    game = table.game
    ids = itertools.count(1)
    fight, decks = list(combat_at_start(game, table.gpids, table.expand)), list(_decks(table, scenario))
    commands = list(saves.placed([*_placements(table, scenario), *fight], ids))
    commands += [command for deck in decks for command in pile_at_start(game, *deck, ids)]
    # The set-up has the combat board and the decks with their cards: the engine must not add them once more. Without
    # either there is nothing in the module that understands this.
    commands += [saves.SETUP_STACK] if fight or decks else []
    commands.append(saves.boards(map_name(game), saves.BoardPlace(map_name(game))))
    for window in (each for board in table.boards.values() for each in windows(game, board)):
        name = plain(window.title)
        commands.append(saves.boards(name, saves.BoardPlace(name)))
    if scenario.turns:
        record = [turn.id for turn in game.turns]
        commands.append(saves.turn_tracker(saves.list_turn(record.index(scenario.turns[0].id), len(record))))
    commands += [*worth_of_hexes(game, scenario), *phase_at_start(game, scenario)]
    commands += help_at_start(table.site, scenario)
    commands.append(saves.notes(briefing(game, scenario)))
    return saves.write(commands, table.metadata, description=plain(scenario.title))


def briefing(game: Game, scenario: Scenario) -> str:
    """The notes of a scenario: what players must know before the first turn."""
    lines = [f"{game.battle.title}: {scenario.title} ({scenario.case})"]
    if scenario.turns:
        lines.append(f"{scenario.turns[0].id} to {scenario.turns[-1].id}, {len(scenario.turns)} turns")
    lines.append(f"First player: {game.box.sides[scenario.first_player].title}")
    for name, parameter in scenario.parameters.items():
        about = game.series.about.parameters[name]
        sides = {id: side.title for id, side in game.box.sides.items()}
        values = ", ".join(f"{sides.get(key, '')} {value}".strip() for key, value in parameter.values.items())
        lines.append(f"{about.title}: {values}")
    lines += [f"{case} {game.cases[case].title}" for case in scenario.special]
    if scenario.note:
        lines.append(scenario.note)
    if game.battle.note:
        lines += ["", game.battle.note]
    return "\n".join(lines)


def _placements(table: Table, scenario: Scenario) -> Iterator[saves.Placement]:
    """Every piece with its map and pixel, stacks from the bottom up."""
    game = table.game
    states = game.states_at_start(scenario)
    boxes, decks = _Boxes(table.game), game.series.decks
    yield from _spans(table, scenario)
    placed = sorted(scenario.placements.items(), key=lambda item: LAYERS.index(game.pieces[item[0]].shape.layer))
    for id, _ in placed:
        piece, placement = game.pieces[id], placed_at_start(game, scenario, id)
        shown = standing(game, table.expand(table.slots[id]), piece, states.get(id, {}), placement.face)
        shown = waiting(game, table.engine, shown, piece, placement)
        if losses_of(game, piece) is not None and (lost := lost_at_start(game, scenario, piece.formation)):
            shown = shown.standing("PROP", SHOWN, str(lost))
        if isinstance(placement, InHex):
            x, y = table.engine.pixel(game.map.grid.numbers[placement.hex])
            yield saves.Placement(shown, map_name(game), x, y)
            continue
        found = box_of(game, table.boards, piece, placement)
        if found is not None:
            board, box = found
            if BoxRef(board=board.id, box=box.id) in decks:
                continue
            for each in slips_at_start(game, scenario, piece, shown):
                x, y = boxes.next_place(board.id, box, 2 if slip_of(game, piece) or piece.is_card else 1)
                yield saves.Placement(each, plain(board.title), x, y)


def _decks(table: Table, scenario: Scenario) -> Iterator[tuple[Pile, list[VassalPiece]]]:
    """The decks, also those without cards, with their cards."""
    game, decks = table.game, table.game.series.decks
    cards: dict[tuple[str, str], list[VassalPiece]] = {}
    for id, placement in scenario.placements.items():
        found = box_of(game, table.boards, game.pieces[id], placement)
        if found is not None and BoxRef(board=found[0].id, box=found[1].id) in decks:
            cards.setdefault((plain(found[0].title), found[1].name), []).append(table.expand(table.slots[id]))
    for board in table.boards.values():
        for picture in windows(game, board):
            for pile in piles(game, picture):
                yield pile, cards.get((pile.map, pile.box), [])


def placed_at_start(game: Game, scenario: Scenario, id: str) -> Placement:
    """Where a piece is as a scenario begins; a marker of losses on the space of those that there are by then."""
    piece, placement = game.pieces[id], scenario.placements[id]
    losses, lost = losses_of(game, piece), lost_at_start(game, scenario, piece.formation)
    if losses is not None and lost and isinstance(placement, InBox) and placement.box.ref.board == losses.track:
        return replace(placement, box=game.boxes[losses.track][str(lost)])
    return placement


def _spans(table: Table, scenario: Scenario) -> Iterator[saves.Placement]:
    """The markers on damaged bridges, half on either side of the hexside."""
    game = table.game
    for span in scenario.spans:
        marker = game.series.terrain.span_states[span.state].marker
        if marker is not None:
            ends = [table.engine.pixel(game.map.grid.numbers[end]) for end in hexside_ends(span.hexside)]
            x, y = (sum(each) // 2 for each in zip(*ends, strict=True))
            yield saves.Placement(table.expand(table.slots[marker]), map_name(game), x, y)


def box_of(
    game: Game, boards: Mapping[str, BoardPicture], piece: Piece, placement: Placement
) -> tuple[BoardPicture, BoardBox] | None:
    """The board and box of a piece that is not on the map; None if the series has no board for it."""
    if isinstance(placement, InBox):
        box = placement.box
        owner = _owner(game, box.ref.board, piece, box.id)
        board = next(each for each in windows(game, boards[box.ref.board]) if each.owner in (owner, None))
        return board, board.box(box.id, owner)
    wanted = _wanted(placement)
    for id, board in boards.items():
        if placement.kind in game.series.boards[id].holds:
            owner = _owner(game, id, piece, wanted)
            candidates = [box for box in board.boxes if box.owner in (owner, None) and wanted in (box.id, None)]
            if candidates:
                return board, candidates[0]
    return None


def _wanted(placement: Placement) -> str | None:
    """The box of a board in which a piece waits that is not in play; None: any."""
    match placement:
        case Enters(turn=turn):
            return turn.id
        case Waits(group=group):
            return f"alt-{group.group}"
    return None


def _owner(game: Game, board: str, piece: Piece, box: str | None) -> str | None:
    """On whose sheet of a board the box of a piece is."""
    per = game.series.boards[board].per
    if per == "side":
        return piece.side
    return next((turn.day for turn in game.turns if turn.id == box), None) if per == "day" else None


class _Boxes:
    """Gives each piece in a box its place, row by row, so that the box can be read at a glance.

    What belongs to the same formation in the same box stands in one stack once the box is full.
    """

    def __init__(self, game: Game) -> None:
        self.counter = game.box.drawing.counter
        self.head, self.gap, self.foot = (in_pixels(game, length) for length in (32, 6, 4))
        self.filled: dict[tuple[str, str], int] = {}

    def next_place(self, board: str, box: BoardBox, spread: int = 1) -> tuple[int, int]:
        """The pixel of the next piece in a box; with `spread`, as far apart as so many counters."""
        step, head = spread * self.counter + self.gap, self.head
        across = max(1, (box.width - 2 * self.gap) // step)
        down = max(1, (box.height - head - self.foot) // step)
        number = self.filled.get((board, box.name), 0)
        self.filled[board, box.name] = number + 1
        column, row = number % across, number // across % down
        if across == 1 and down == 1:
            return box.x + box.width // 2, box.y + (box.height + head) // 2
        return box.x + self.gap + step // 2 + column * step, box.y + head + step // 2 + row * step
