"""Pictures of the map. Each is the whole sheet, as the data of `oobc.art.ground` lay it out.

`hex_height` is the height of a hex in points of the picture, from flat side to flat side; everything else follows it.
The sheet is as large as `game.map.grid.extent(hex_height)`. With a scenario, spans are as they are when it begins.
A card that shows the map needs none of them: its template imports `map` of `maps/map.typ` and has a `MapView` among its
data, so that letters stay letters; a box with `clip: true` cuts tiles out of it.
"""

from dataclasses import replace

from oobc.art.ground import map_view
from oobc.art.map_views import AreaView, TruthView, Word
from oobc.art.typst import Press
from oobc.game import Game
from oobc.game.scenarios import Scenario


def map_png(
    press: Press, game: Game, hex_height: float, scenario: Scenario | None = None, *, scale: float = 1.0
) -> bytes:
    """The map in pixels, `scale` of them for a point. ArtError if it cannot be drawn."""
    return press.pixels(map_view(game, hex_height, scenario), scale=scale)[0]


def map_svg(press: Press, game: Game, hex_height: float, scenario: Scenario | None = None) -> str:
    """The map as an SVG, its letters as outlines. ArtError if it cannot be drawn."""
    return press.vectors(map_view(game, hex_height, scenario))[0].decode()


def truth_png(press: Press, game: Game, hex_height: float, *, scale: float = 1.0) -> bytes:
    """What counts, see-through over the map: every hex and hexside exactly, its number, its terrain in words."""
    return press.pixels(_truth(game, hex_height), scale=scale)[0]


def truth_svg(press: Press, game: Game, hex_height: float) -> str:
    """The same as an SVG."""
    return press.vectors(_truth(game, hex_height))[0].decode()


def _truth(game: Game, hex_height: float) -> TruthView:
    kinds = game.series.terrain.hexes
    terrain: dict[str, list[str]] = {}
    areas: dict[str, list[str]] = {}
    for each in game.map.hexes:
        terrain.setdefault(each.at, []).append(kinds[each.terrain].title)
        areas.setdefault(kinds[each.terrain].drawing, []).append(each.at)
    exact = tuple(AreaView(drawing, tuple(cells)) for drawing, cells in areas.items())
    words = tuple(Word(at, " + ".join(titles)) for at, titles in terrain.items())
    return TruthView(replace(map_view(game, hex_height), areas=exact), words)
