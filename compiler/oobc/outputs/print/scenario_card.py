"""The set-up of one scenario: a cut of the map with its stacks, then a list to tick of every counter and its place."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from oobc.art.counters import FaceView, face
from oobc.art.cutout import cut
from oobc.art.ground import map_view
from oobc.art.map_views import MapView
from oobc.art.views import View
from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.game.placements import Enters, InBox, InHex, OutOfPlay, Placement, Waits
from oobc.game.scenarios import Scenario
from oobc.layout import start
from oobc.layout.boards import NOBODYS
from oobc.layout.cutout import Window, together, window
from oobc.layout.paper import PaperName
from oobc.outputs.print.facts import Fact, Rule, facts, rules
from oobc.outputs.print.frame import Band, Frame, Marked, band, frame, mark_of, marked
from oobc.outputs.print.pieces import (
    Picture,
    by_formation,
    counters,
    formation_head,
    leaders_first,
    picture,
    start_notes,
)

_HEX = 96.0
"""The height of a hex of the drawn map, in points; the card makes it smaller."""
_ROOM = 0.95
"""The width of the room for the map, in parts of its height."""


@dataclass(frozen=True, slots=True)
class Stack:
    """What stands in a hex, from the bottom to the top; `x` and `y` are the middle of its hex."""

    y: float
    x: float
    hex: str
    faces: tuple[FaceView, ...]


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of the map with the stacks on it."""

    map: MapView
    stacks: tuple[Stack, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A counter to tick."""

    picture: Picture
    title: Marked
    hex: Marked | None
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """Counters of a formation on the map, each with its hex, or some that wait in one place."""

    title: Marked
    count: int
    lines: tuple[Line, ...]
    stripe: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SideCounters:
    """The counters of a side, or of none: on the map by formation, then those that come later or lie in boxes."""

    band: Band
    count: int
    groups: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class ScenarioCard(View):
    """The set-up of a scenario."""

    template: ClassVar[str] = "print/scenario.typ"
    frame: Frame
    title: str
    note: str | None
    facts: tuple[Fact, ...]
    special: tuple[Rule, ...]
    hex: float
    panels: tuple[Panel, ...]
    sides: tuple[SideCounters, ...]


def scenario_card(game: Game, paper: PaperName, scenario: Scenario) -> ScenarioCard:
    """The card of a scenario."""
    sides = (_side(game, scenario, id) for id in (*game.box.sides, None))
    return ScenarioCard(
        frame(game, paper, f"{scenario.title}: set-up"),
        scenario.title,
        scenario.note,
        tuple(fact for fact in facts(game, scenario) if fact.lines),
        rules(game, scenario.special),
        _HEX,
        tuple(_panels(game, scenario)),
        tuple(side for side in sides if side.groups),
    )


def _panels(game: Game, scenario: Scenario) -> Iterator[Panel]:
    """The parts of the map on which anything stands, the one with most hexes first."""
    whole = map_view(game, _HEX, scenario)
    for part in _parts(game, together(game.map.grid, scenario.stacks)):
        there = [stack for stack in start.stacks(game, scenario, _HEX) if part.holds((stack.x, stack.y))]
        there.sort(key=lambda stack: (stack.y, stack.x))  # what lies lower on the sheet lies above in the picture
        yield Panel(cut(whole, part), tuple(_stack(game, stack, part) for stack in there))


def _holds(game: Game, part: Window, hex: str) -> bool:
    return part.holds(game.map.grid.middle(hex, _HEX))


def _parts(game: Game, groups: list[list[str]]) -> list[Window]:
    """The first group with as much of the map round it as the page has room for, the others in a column beside it.

    Groups that come to lie on the first part are shown there.
    """
    if not groups:
        return []
    grid = game.map.grid
    first, *others = ((window(grid, hexes, _HEX), hexes) for hexes in groups)
    aside = max((part.width for part, _ in others), default=0.0)
    tall = max(first[0].height, sum(part.height for part, _ in others))
    wide = max(first[0].width + aside, tall * _ROOM)
    main = first[0].grown(wide - aside, wide / _ROOM, grid.extent(_HEX))
    inside = [hexes for _, hexes in others if all(_holds(game, main, hex) for hex in hexes)]
    if inside:
        merged = [hex for hexes in (first[1], *inside) for hex in hexes]
        return _parts(game, [merged, *(hexes for _, hexes in others if hexes not in inside)])
    spare = max(0.0, main.height - sum(part.height for part, _ in others)) / max(1, len(others))
    return [main, *(part.grown(aside, part.height + min(spare, part.height), grid.extent(_HEX)) for part, _ in others)]


def _stack(game: Game, stack: start.Stack, part: Window) -> Stack:
    faces = tuple(face(game, piece, up) for piece, up in stack.pieces)
    return Stack(round(stack.y - part.top, 2), round(stack.x - part.left, 2), stack.hex, faces)


def _side(game: Game, scenario: Scenario, id: str | None) -> SideCounters:
    heading = band(game.box.sides[id]) if id is not None else Band("Of no side", *NOBODYS)
    own = [piece for piece in counters(game) if piece.side == id and piece.id in scenario.placements]
    count = sum(piece.count for piece in own if not isinstance(scenario.placements[piece.id], OutOfPlay))
    return SideCounters(heading, count, tuple(_groups(game, scenario, own)))


def _groups(game: Game, scenario: Scenario, own: list[Piece]) -> Iterator[Group]:
    placed = [(piece, scenario.placements[piece.id]) for piece in own]
    for formation, pieces in by_formation(game, [piece for piece, place in placed if isinstance(place, InHex)]):
        head = formation_head(game, formation)
        yield Group(head.title, *_listed(game, scenario, pieces), head.stripe)
    waiting: dict[Marked, list[Piece]] = {}
    for piece, place in sorted(placed, key=lambda item: _when(item[1])):
        if not isinstance(place, InHex):
            waiting.setdefault(Marked(_waiting(place), mark_of(place.source)), []).append(piece)
    for title, pieces in waiting.items():
        yield Group(title, *_listed(game, scenario, pieces))


def _listed(game: Game, scenario: Scenario, pieces: list[Piece]) -> tuple[int, tuple[Line, ...]]:
    """How many counters, and a line for each piece."""
    states = game.states_at_start(scenario)
    lines = []
    for piece in leaders_first(pieces):
        placement = scenario.placements[piece.id]
        lines.append(
            Line(
                picture(game, piece, scenario.placements[piece.id].face),
                marked(piece.name, piece.source_of("name")),
                marked(placement.hex, placement.source) if isinstance(placement, InHex) else None,
                start_notes(game, piece, placement, states.get(piece.id, {})),
            )
        )
    return sum(piece.count for piece in pieces), tuple(lines)


def _waiting(placement: Placement) -> str:
    """Where a piece waits that does not stand on the map, in words."""
    match placement:
        case InHex(hex):
            return hex
        case Enters(turn, hex):
            return f"{turn.id} at {hex}"
        case Waits(group):
            return group.title + (f" at {', '.join(group.enters)}" if group.enters else "")
        case InBox(box):
            return box.title
        case OutOfPlay():
            return "Out of play"


def _when(placement: Placement) -> tuple[int, int]:
    """The order in which those that wait come: by turn, then by group, then those in boxes and out of play."""
    match placement:
        case Enters(turn):
            return 1, turn.number
        case Waits(group):
            return 2, group.group
        case OutOfPlay():
            return 4, 0
    return 3, 0
