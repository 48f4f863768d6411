"""What lies on the map picture: the counters of a set-up in their hexes, and the places that pages refer to."""

from collections.abc import Iterable, Iterator

from oobc.art.views import View
from oobc.game import Game
from oobc.game.scenarios import Scenario
from oobc.hexes.grid import hexside_ends
from oobc.layout import start
from oobc.outputs.site.addresses import UNITS, at, face_picture, hex_anchor
from oobc.outputs.site.links import Links
from oobc.outputs.site.relations import gathered

_FAN = 0.2
"""How far a counter in a stack stands from the one below it, in sides of a counter."""


class Counter(View):
    """A counter on the map; its upper left corner in pixels of the map."""

    address: str
    title: str
    picture: str
    x: float
    y: float
    width: int
    height: int


class Stack(View):
    """The counters in a hex, from the bottom up."""

    anchor: str
    outline: str
    counters: tuple[Counter, ...]


class Mark(View):
    """Something that the map shows: a place, a sign, an entry, a span."""

    title: str
    kind: str
    hexes: tuple[str, ...]
    """Or its one hexside."""


class Spot(View):
    """A hex or hexside that pages refer to, with all that is marked there."""

    at: str
    anchor: str
    title: str
    outline: str


def stacks(links: Links, scenario: Scenario) -> list[Stack]:
    """All stacks of a scenario, from the top of the map down so that none hides the one below it."""
    found = (_stack(links, each) for each in start.stacks(links.game, scenario, links.game.box.drawing.hex_height))
    return sorted(found, key=lambda stack: stack.counters[0].y)


def marks(game: Game) -> Iterator[Mark]:
    """The places, signs, entries and spans of the map."""
    kinds, sides, sheet = game.series.terrain, game.box.sides, game.map.sheet
    for place in sheet.places:
        yield Mark(place.name, kinds.places[place.kind].title, place.hexes)
    for point in sheet.points:
        kind = kinds.points[point.kind].title
        owner = sides[point.side].title if point.side else ""
        value = "" if point.value is None else str(point.value)
        yield Mark(" ".join(filter(None, [owner, kind, point.label, value])), kind, (point.hex,))
    for group in game.groups:
        if group.enters:
            yield Mark(group.of_side, "Entry", group.enters)
    for span in sheet.spans:
        kind = kinds.spans[span.kind].title
        yield Mark(span.name or kind, kind, (span.hexside,))


def spots(game: Game) -> Iterator[Spot]:
    """The hexes and hexsides of all marks."""
    titles = gathered((hex, mark.title) for mark in marks(game) for hex in mark.hexes)
    for hex, found in titles.items():
        outline = _outline(game, hex) if hex in game.map.grid.numbers else _across(game, hex)
        yield Spot(hex, hex_anchor(hex), ", ".join(found), outline)


def _stack(links: Links, stack: start.Stack) -> Stack:
    counters = []
    for number, (piece, up) in enumerate(stack.pieces):
        picture = links.faces[face_picture(piece.id, up)]
        shift = (number - (len(stack.pieces) - 1) / 2) * _FAN * picture.width
        left, top = round(stack.x - picture.width / 2 + shift, 1), round(stack.y - picture.height / 2 - shift, 1)
        address, path = links.to(at(UNITS, piece.id)), links.to(picture.path)
        title = f"{piece.name}, {stack.hex}"
        counters.append(Counter(address, title, path, left, top, picture.width, picture.height))
    return Stack(hex_anchor(stack.hex), _outline(links.game, stack.hex), tuple(counters))


def _outline(game: Game, hex: str) -> str:
    grid = game.map.grid
    return _points(grid.corners(grid.numbers[hex], game.box.drawing.hex_height))


def _across(game: Game, hexside: str) -> str:
    """A lozenge over a hexside: its ends, and the points halfway to the middles of its hexes."""
    grid, size = game.map.grid, game.box.drawing.hex_height
    a, b = (grid.numbers[end] for end in hexside_ends(hexside))
    one, other = grid.side(a, b, size)
    (ax, ay), (bx, by), (x, y) = grid.centre(a, size), grid.centre(b, size), grid.between(a, b, size)
    return _points([one, ((x + ax) / 2, (y + ay) / 2), other, ((x + bx) / 2, (y + by) / 2)])


def _points(corners: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
