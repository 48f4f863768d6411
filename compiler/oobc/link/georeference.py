"""Where a sheet lies on the earth, and the hexes of places that are given by their coordinates."""

import math

from oobc.diagnostics.codes import BAD_GEOREFERENCE, FAR_FROM_COORDINATES, MISSING_KEY, OFF_THE_SHEET, UNCERTAIN_HEX
from oobc.hexes.fit import Coordinates, Fit, fit
from oobc.hexes.grid import Point
from oobc.link.hexes import HexNames
from oobc.link.names import Names
from oobc.model.map import CoordinatesShape, MapFile, PlaceShape
from oobc.place import Origin

_HALF = 0.5
"""Hexes: a place whose error is larger may as well lie in the next one."""


def link_fit(sheet: MapFile, hexes: HexNames, names: Names) -> Fit | None:
    """The fit of a sheet, if it has known places and they make one."""
    if sheet.georeference is None:
        return None
    anchors = sheet.georeference.anchors
    if not all(anchor.hex in hexes.grid.numbers for anchor in anchors):
        return None
    try:
        return fit([(_centre(hexes, anchor.hex), _coordinates(anchor)) for anchor in anchors])
    except ValueError as error:
        where = sheet.georeference.origin.at("anchors")
        names.report(BAD_GEOREFERENCE, f"the sheet cannot be laid on the earth: {error}", where)
        return None


def link_places(sheet: MapFile, on: Fit | None, hexes: HexNames, names: Names) -> MapFile:
    """The sheet with the hexes of all places; one that lies nowhere is left out."""
    places = []
    for place in sheet.places:
        at = place.origin
        if place.at is None and not place.hexes and not names.gaps.touch("map.yaml"):
            names.report(MISSING_KEY, f"{place.name!r} needs 'hexes', or 'at' with its latitude and longitude", at)
        elif place.at is None or on is None:
            if place.at is not None and sheet.georeference is None and not names.gaps.touch("map.yaml"):
                message = f"{place.name!r} has coordinates, but the sheet has no 'georeference'"
                names.report(BAD_GEOREFERENCE, message, at.at("at"), "give three hexes and where they lie")
            places.append(place)
        else:
            places.append(_placed(place, place.at, at, on, hexes, names))
    return sheet.model_copy(update={"places": tuple(places)})


def _placed(
    place: PlaceShape, given: CoordinatesShape, at: Origin, on: Fit, hexes: HexNames, names: Names
) -> PlaceShape:
    point = on.point(_coordinates(given))
    hex, away = min((_distance(hexes, number, point), number) for number in hexes.grid.numbers)[::-1]
    error = on.error(point)
    if place.hexes:
        off = min((_distance(hexes, each, point) for each in place.hexes if each in hexes.grid.numbers), default=0)
        if off > 1 + error:
            message = f"{place.name!r} lies {off:.1f} hexes from {place.hexes[0]} by its coordinates, in {hex}"
            names.report(FAR_FROM_COORDINATES, message, at.at("at"), f"they are right to {error:.1f} hexes here")
        return place
    if away > 1 / math.sqrt(3):  # from the middle of a hex to its corner
        message = f"{place.name!r} lies off the sheet by its coordinates, {away:.1f} hexes from {hex}"
        names.report(OFF_THE_SHEET, message, at.at("at"))
        return place
    if error > _HALF:
        message = f"{place.name!r} lies in {hex}, give or take {error:.1f} hexes"
        hint = "name its hex, or give the georeference anchors nearer to it"
        names.report(UNCERTAIN_HEX, message, at.at("at"), hint)
    return place.model_copy(update={"hexes": (hex,)})


def _coordinates(shape: CoordinatesShape) -> Coordinates:
    return Coordinates(shape.lat, shape.lon)


def _centre(hexes: HexNames, number: str) -> Point:
    return hexes.grid.middle(number, 1.0)


def _distance(hexes: HexNames, number: str, point: Point) -> float:
    return math.dist(_centre(hexes, number), point)
