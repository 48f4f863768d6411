"""The map."""

from collections.abc import Iterator

from oobc.diagnostics.codes import (
    MAP_TOO_LARGE,
    NORTH_ELSEWHERE,
    NOT_ON_EDGE,
    OFF_THE_ROAD,
    SCALE_ELSEWHERE,
    UNBRIDGED_CROSSING,
    WRONG_GROUND,
)
from oobc.diagnostics.findings import Finding
from oobc.game import Game
from oobc.hexes.grid import hexside_key

MOST_TURNED = 10
"""Degrees between two norths that are the same on a drawn map."""
ROUNDED = 0.02
"""By how much of itself a scale may be rounded."""
MOST_PIXELS = 14_000 * 10_000
"""The largest map that VASSAL was seen to open; it takes 560 MB as one picture."""


def edge_points_lie_on_the_edge(game: Game) -> Iterator[Finding]:
    """Entries, exits and whatever else the series puts there lie on the edge of the map."""
    for point in game.map.sheet.points:
        kind = game.series.terrain.points.get(point.kind)
        cell = game.map.grid.cell(point.hex)
        if kind is not None and kind.edge and cell is not None and not game.map.grid.is_edge(cell):
            message = f"{kind.title.lower()} {point.hex} is not on the edge of the map"
            yield Finding(NOT_ON_EDGE, message, point.origin.at("hex"))


def roads_cross_water_on_spans(game: Game) -> Iterator[Finding]:
    """A road crosses a river where a bridge or ford stands, and nowhere else."""
    kinds = game.series.terrain.hexsides
    water = {hexside_key(each.at) for each in game.map.hexsides if kinds[each.terrain].crossed_by_span}
    spans = {hexside_key(span.hexside) for span in game.map.sheet.spans}
    for path in game.map.sheet.paths:
        for step in range(1, len(path.hexes)):
            crossing = frozenset(path.hexes[step - 1 : step + 1])
            if crossing in water - spans:
                message = f"the road crosses water at {'-'.join(path.hexes[step - 1 : step + 1])} without a span"
                yield Finding(UNBRIDGED_CROSSING, message, path.origin.at("hexes", step))


def places_stand_on_their_ground(game: Game) -> Iterator[Finding]:
    """The hexes of a town are town hexes, those of a height hilltops, as the series says of its kinds of place."""
    ground: dict[str, list[str]] = {}
    for each in game.map.hexes:
        ground.setdefault(each.at, []).append(each.terrain)
    for place in game.map.sheet.places:
        kind = game.series.terrain.places[place.kind]
        for number, hex in enumerate(place.hexes):
            if kind.stands_on and not set(kind.stands_on) & set(ground.get(hex, ())):
                where = place.origin.at("hexes", number)
                wanted = " or ".join(kind.stands_on)
                is_now = f"is {' and '.join(ground[hex])}" if hex in ground else "has no terrain"
                message = f"{place.name!r} is a {kind.title.lower()} and stands on {wanted}, but {hex} {is_now}"
                yield Finding(WRONG_GROUND, message, where, "fix its kind, its hexes, or terrain.csv")


def signs_stand_by_the_road(game: Game) -> Iterator[Finding]:
    """A sign that needs a road or trail, such as a source of supply, has one in its hex."""
    for point in game.map.sheet.points:
        kind = game.series.terrain.points[point.kind]
        by_it = {path.kind for path in game.map.sheet.paths if point.hex in path.hexes}
        if kind.on_path and by_it.isdisjoint(kind.on_path):
            message = f"no {' or '.join(kind.on_path)} runs through the {kind.title.lower()} hex {point.hex}"
            yield Finding(OFF_THE_ROAD, message, point.origin.at("hex"))


def north_lies_where_the_georeference_has_it(game: Game) -> Iterator[Finding]:
    """The north of the sheet is that of its georeference, to a few degrees."""
    if game.map.fit is not None:
        stated, found = game.map.sheet.north, game.map.fit.north
        if abs((stated - found + 180) % 360 - 180) > MOST_TURNED:
            message = f"north lies at {stated:g}° by 'north', at {found:g}° by the georeference"
            yield Finding(NORTH_ELSEWHERE, message, game.map.sheet.origin.at("north"))


def scale_is_that_of_the_georeference(game: Game) -> Iterator[Finding]:
    """A hex is as large on the ground as its georeference has it: within twice its standard error, and rounding."""
    stated, fit = game.map.sheet.scale, game.map.fit
    if stated is None or fit is None:
        return
    if abs(stated.metres - fit.height) > 2 * fit.height_error + ROUNDED * fit.height:
        message = f"a hex is {stated.metres:g} m by 'scale', {fit.height:.0f} m by the georeference"
        where = stated.origin.at("metres")
        yield Finding(SCALE_ELSEWHERE, message, where, f"the georeference is right to {fit.height_error:.1f} m here")


def map_can_be_shown(game: Game) -> Iterator[Finding]:
    """As large as the module draws it, VASSAL can show the map."""
    width, height = game.map.grid.extent(game.box.drawing.hex_height)
    if width * height > MOST_PIXELS:
        message = f"the map is {width:,} by {height:,} pixels in the module; VASSAL opens {MOST_PIXELS:,} in all"
        yield Finding(MAP_TOO_LARGE, message, game.box.origin.at("drawing", "hex-height"))
