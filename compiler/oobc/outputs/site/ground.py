"""What the map says of each hex, for the pages that have it: a script that they read when somebody first asks."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain

from oobc.game import Game
from oobc.game.scenarios import Scenario
from oobc.hexes.grid import hexside_ends, hexside_key
from oobc.outputs.site.relations import gathered
from oobc.outputs.site.sheet import marks
from oobc.outputs.site.views import script

_OPEN = "clear"
"""The drawing of ground that needs no row."""


@dataclass(frozen=True, slots=True)
class Hexes:
    """What the scripts of the map know."""

    size: float
    """The height of a hex."""
    outline: list[tuple[float, float]]
    """Of a hex, round its middle."""
    earth: list[float] | None
    """What tells the coordinates of a point of the picture: origin, turn, shift."""
    hexes: list[tuple[str, int, int, str, str]]
    """Number, middle, the names of its places, what is in it."""
    spans: Mapping[str, Mapping[str, str]]
    """By scenario and hex, the spans on its sides that begin in a state of their own."""


def hexes_script(game: Game) -> bytes:
    """A script that hands the hexes to the page."""
    grid, size, ground = game.map.grid, game.box.drawing.hex_height, _ground(game)
    hexes = []
    for number, cell in grid.numbers.items():
        across, down = grid.centre(cell, size)
        hexes.append((number, round(across), round(down), game.map.names_in(number), ground.get(number, "")))
    outline = [(round(x, 1), round(y, 1)) for x, y in grid.outline(size)]
    spans = {id: _spans_at_start(game, scenario) for id, scenario in game.scenarios.items()}
    return script("oobcHexes", Hexes(size, outline, _on_earth(game), hexes, spans))


def _on_earth(game: Game) -> list[float] | None:
    fit = game.map.fit
    if fit is None:
        return None
    numbers = (*fit.origin, fit.turn.real, fit.turn.imag, fit.shift.real, fit.shift.imag)
    return [float(f"{number:.10g}") for number in numbers]


def _ground(game: Game) -> dict[str, str]:
    """By hex, its ground, what is printed in it, what runs through it, and what lies on its sides."""
    sides = gathered(((hex, words), other) for hex, words, other in _on_hexsides(game))
    beside = ((hex, f"{words} {', '.join(others)}") for (hex, words), others in sides.items())
    return {hex: " · ".join(words) for hex, words in gathered(chain(_in_hexes(game), beside)).items()}


def _in_hexes(game: Game) -> Iterator[tuple[str, str]]:
    kinds, sheet = game.series.terrain, game.map.sheet
    rows = {each.at for each in game.map.hexes}
    for kind in kinds.hexes.values():
        if kind.drawing == _OPEN:
            yield from ((hex, kind.title) for hex in game.map.grid.numbers if hex not in rows)
    for each in game.map.hexes:
        yield each.at, kinds.hexes[each.terrain].title
    named = {place.name for place in sheet.places}
    for mark in marks(game):
        if mark.title not in named:
            yield from ((hex, mark.title) for hex in mark.hexes if hex in game.map.grid.numbers)
    for path in sheet.paths:
        yield from ((hex, _named(kinds.paths[path.kind].title, path.name)) for hex in path.hexes)


def _on_hexsides(game: Game) -> Iterator[tuple[str, str, str]]:
    """Of each end of a hexside, what lies on it and where the other end is."""
    kinds = game.series.terrain
    for each in game.map.hexsides:
        kind, (low, high) = kinds.hexsides[each.terrain], hexside_ends(each.at)
        up, down = (" up to", " down to") if kind.rises else (" to", " to")
        title = _named(kind.title, each.name)
        yield low, f"{title}{up}", high
        yield high, f"{title}{down}", low
    for span in game.map.sheet.spans:
        one, other = hexside_ends(span.hexside)
        title = _named(kinds.spans[span.kind].title, span.name)
        yield one, f"{title} to", other
        yield other, f"{title} to", one


def _named(title: str, name: str | None) -> str:
    """The kind of something and its name, which may say the kind itself: the Valmaseda road."""
    if name and title.casefold() in name.casefold():
        return name
    return f"{title} {name}" if name else title


def _spans_at_start(game: Game, scenario: Scenario) -> dict[str, str]:
    """By hex, the spans on its sides that begin in a state of their own."""
    kinds = game.series.terrain
    titles = {hexside_key(each.hexside): kinds.spans[each.kind].title for each in game.map.sheet.spans}

    def found() -> Iterator[tuple[str, str]]:
        for each in scenario.spans:
            title, state = titles[hexside_key(each.hexside)], kinds.span_states[each.state].title.lower()
            one, other = hexside_ends(each.hexside)
            yield one, f"{title} to {other} {state}"
            yield other, f"{title} to {one} {state}"

    return {hex: " · ".join(words) for hex, words in gathered(found()).items()}
