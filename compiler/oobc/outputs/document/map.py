"""What the document of a game says of the map."""

from typing import Any

from oobc.game import Game
from oobc.game.map import Ground
from oobc.model.map import PlaceShape, PointShape
from oobc.model.values import sources_of
from oobc.outputs.document.rules import Part, like


class HexPart(Part):
    """What is in a hex."""

    hex: str
    """The hex."""
    terrain: str
    """What it is, by the id of the terrain."""
    name: str | None
    """Its name."""
    source: str
    """Where the terrain comes from."""
    name_source: str | None
    """Where the name comes from."""


class HexsidePart(Part):
    """What is between two hexes."""

    hexside: str
    """The two hexes."""
    terrain: str
    """What it is, by the id of the terrain."""
    name: str | None
    """Its name."""
    source: str
    """Where the terrain comes from."""
    name_source: str | None
    """Where the name comes from."""


class NamedPlacePart(Part):
    """A named place."""

    name: str
    """Its name."""
    kind: str
    """What it is, by the id of the kind of place. That it is named says nothing of the ground in its hexes."""
    hexes: list[str]
    """The hexes that it lies in."""
    note: str | None
    """What else a reader should know of it."""
    name_source: str
    """Where its name comes from."""
    source: str
    """Where it comes from that it lies in these hexes."""
    note_source: str | None
    """Where the note comes from."""


class PointPart(Part):
    """A sign that is printed in a hex."""

    kind: str
    """What it is, by the id of the kind of point."""
    hex: str
    """The hex."""
    side: str | None
    """Whose it is, if it belongs to a side."""
    value: int | None
    """The number on it, such as victory points."""
    label: str | None
    """The letters on it."""
    note: str | None
    """What else a reader should know of it."""
    source: str
    """Where it comes from that there is such a sign."""
    sources: dict[str, str]
    """Values whose source is another than `source`."""


class PathPart(Part):
    """A road or trail."""

    kind: str
    """What it is, by the id of the kind of path."""
    name: str | None
    """Its name."""
    hexes: list[str]
    """The hexes that it runs through, from one end to the other."""
    source: str
    """Where it comes from."""


class SpanPart(Part):
    """A bridge, trestle or ford."""

    hexside: str
    """The hexside that it crosses."""
    kind: str
    """What it is, by the id of the kind of span."""
    name: str | None
    """Its name."""
    source: str
    """Where it comes from."""


class MapPart(Part):
    """The map."""

    title: str
    """Its name."""
    columns: int
    """How many columns of hexes there are."""
    rows: int
    """How many hexes a column has."""
    grid: str
    """`hex` or `square`."""
    lower: str
    """Which columns lie half a hex lower: `even` or `odd`, where the first is odd."""
    north: float
    """Where north lies, in degrees clockwise from up."""
    source: str
    """Where the map comes from."""
    note: str | None
    """What a reader of the map must know."""
    hexes: list[HexPart]
    """Hexes that are not clear."""
    hexsides: list[HexsidePart]
    """Rivers, slopes and what else lies between hexes."""
    places: list[NamedPlacePart]
    """Named places."""
    paths: list[PathPart]
    """Roads and trails."""
    spans: list[SpanPart]
    """Bridges, trestles and fords."""
    points: list[PointPart]
    """Signs that are printed in hexes."""
    victory_hexes: list[PointPart]
    """Those of the signs that are victory points."""
    supply_hexes: list[PointPart]
    """Those of the signs that are sources of supply."""


def map_part(game: Game) -> MapPart:
    """The map."""
    sheet, kinds = game.map.sheet, game.series.terrain.points
    points = [_point(point) for point in sheet.points]

    def with_role(role: str) -> list[PointPart]:
        return [point for point in points if kinds[point.kind].role == role]

    return MapPart(
        title=sheet.title,
        columns=sheet.grid.columns,
        rows=sheet.grid.rows,
        grid=sheet.grid.kind,
        lower=sheet.grid.lower,
        north=sheet.north,
        source=sheet.source,
        note=sheet.note,
        hexes=[HexPart(hex=each.at, **_ground(each)) for each in game.map.hexes],
        hexsides=[HexsidePart(hexside=each.at, **_ground(each)) for each in game.map.hexsides],
        places=[_named_place(each) for each in sheet.places],
        paths=[like(PathPart, each) for each in sheet.paths],
        spans=[like(SpanPart, each) for each in sheet.spans],
        points=points,
        victory_hexes=with_role("victory"),
        supply_hexes=with_role("supply"),
    )


def _ground(ground: Ground) -> dict[str, Any]:
    named = ground.name_source if ground.name is not None else None
    return {"terrain": ground.terrain, "name": ground.name, "source": ground.source, "name_source": named}


def _point(point: PointShape) -> PointPart:
    sources = sources_of(point.source)
    return PointPart(
        kind=point.kind,
        hex=point.hex,
        side=point.side,
        value=point.value,
        label=point.label,
        note=point.note,
        source=sources[""],
        sources={value: source for value, source in sources.items() if value},
    )


def _named_place(place: PlaceShape) -> NamedPlacePart:
    return NamedPlacePart(
        name=place.name,
        kind=place.kind,
        hexes=list(place.hexes),
        note=place.note,
        name_source=place.source_of("name"),
        source=place.source_of("hexes"),
        note_source=place.source_of("note") if place.note is not None else None,
    )
