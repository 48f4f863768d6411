"""The set-up cards of the scenarios: a cut of the map with its stacks, then every counter to tick with its place."""

from collections.abc import Iterator

from oobc.art.counters import FaceView, face
from oobc.art.cutout import cut
from oobc.art.ground import map_view
from oobc.art.map_views import MapView
from oobc.art.views import View
from oobc.game import Game
from oobc.game.pieces import Piece, by_formation
from oobc.game.placements import Enters, InHex, OutOfPlay, Placement, Waits
from oobc.game.scenarios import Scenario
from oobc.layout import start
from oobc.layout.boards import NOBODYS, Band
from oobc.layout.cutout import Window, panels
from oobc.layout.paper import PaperName
from oobc.model.game import Side
from oobc.outputs import words
from oobc.outputs.print.frame import Frame, Marked, band, frame, marked
from oobc.outputs.print.pieces import Picture, counters, head, leaders_first, picture, start_notes
from oobc.outputs.print.scenarios_card import Fact, Rules, facts, rules
from oobc.outputs.words import plain

_HEX = 96.0
"""The height of a hex of the drawn map, in points; the card makes it smaller."""
_ROOM = 0.95
"""The width of the room for the map, in parts of its height."""


class Stack(View):
    """What stands in a hex, from the bottom to the top; `x` and `y` are the middle of it."""

    hex: str
    x: float
    y: float
    faces: tuple[FaceView, ...]


class Line(View):
    """A counter to tick."""

    picture: Picture
    title: Marked
    hex: Marked | None
    notes: tuple[str, ...]


class Group(View):
    """Counters of a formation on the map, each with its hex, or some that wait in one place."""

    title: Marked
    stripe: tuple[str, ...]
    count: int
    lines: tuple[Line, ...]


class SideCounters(View):
    """The counters of a side, or of none: on the map by formation, then those that come later or lie in boxes."""

    band: Band
    count: int
    groups: tuple[Group, ...]


class ScenarioCard(View, template="print/scenario.typ"):
    frame: Frame
    title: str
    note: str | None
    facts: tuple[Fact, ...]
    special: Rules
    hex: float
    panels: tuple[tuple[MapView, tuple[Stack, ...]], ...]
    sides: tuple[SideCounters, ...]


def scenario_cards(game: Game, paper: PaperName) -> Iterator[tuple[str, ScenarioCard]]:
    """A card for each scenario."""
    for id, scenario in game.scenarios.items():
        sides = (_side(game, scenario, side) for side in (*game.box.sides.values(), None))
        card = ScenarioCard(
            frame(game, paper, f"{scenario.title}: set-up"),
            scenario.title,
            scenario.note,
            tuple(fact for fact in facts(game, scenario) if fact.lines),
            rules(game, scenario.special),
            _HEX,
            tuple(_panels(game, scenario)),
            tuple(side for side in sides if side.groups),
        )
        yield f"scenario-{id}", card


def _panels(game: Game, scenario: Scenario) -> Iterator[tuple[MapView, tuple[Stack, ...]]]:
    """The parts of the map on which anything stands, the one with most hexes first."""
    whole, all_stacks = map_view(game, _HEX, scenario), list(start.stacks(game, scenario, _HEX))
    for part in panels(game.map.grid, scenario.stacks, _HEX, _ROOM):
        there = [stack for stack in all_stacks if part.holds((stack.x, stack.y))]
        there.sort(key=lambda stack: (stack.y, stack.x))  # what lies lower on the sheet lies above in the picture
        yield cut(whole, part), tuple(_stack(game, stack, part) for stack in there)


def _stack(game: Game, stack: start.Stack, part: Window) -> Stack:
    faces = tuple(face(game, piece, up) for piece, up in stack.pieces)
    return Stack(stack.hex, round(stack.x - part.left, 2), round(stack.y - part.top, 2), faces)


def _side(game: Game, scenario: Scenario, side: Side | None) -> SideCounters:
    heading = band(side) if side is not None else Band("Of no side", *NOBODYS)
    own = [piece for piece in counters(game) if piece.side == side and piece.id in scenario.placements]
    count = sum(piece.count for piece in own if not isinstance(scenario.placements[piece.id], OutOfPlay))
    return SideCounters(heading, count, tuple(_groups(game, scenario, own)))


def _groups(game: Game, scenario: Scenario, own: list[Piece]) -> Iterator[Group]:
    placed = [(piece, scenario.placements[piece.id]) for piece in own]
    for formation, pieces in by_formation(piece for piece, place in placed if isinstance(place, InHex)).items():
        over = head(game, formation)
        yield _group(game, scenario, over.title, over.stripe, pieces)
    waiting: dict[Marked, list[Piece]] = {}
    for piece, place in sorted(placed, key=lambda item: _when(item[1])):
        if not isinstance(place, InHex):
            waiting.setdefault(marked(plain(words.place(place)), place.source), []).append(piece)
    for title, pieces in waiting.items():
        yield _group(game, scenario, title, (), pieces)


def _group(game: Game, scenario: Scenario, title: Marked, stripe: tuple[str, ...], pieces: list[Piece]) -> Group:
    lines = tuple(
        Line(
            picture(game, piece, place.condition.face),
            marked(piece.name, piece.source_of("name")),
            marked(place.hex, place.source) if isinstance(place, InHex) else None,
            start_notes(game, scenario, piece),
        )
        for piece in leaders_first(pieces)
        for place in [scenario.placements[piece.id]]
    )
    return Group(title, stripe, sum(piece.count for piece in pieces), lines)


def _when(placement: Placement) -> tuple[int, int]:
    """The order in which those that wait come: by turn, then by group, then those in boxes and out of play."""
    match placement:
        case Enters(turn):
            return 1, turn.number
        case Waits(group):
            return 2, group.number
        case OutOfPlay():
            return 4, 0
    return 3, 0
