"""What the files of the map say: `map.yaml`, `terrain.csv` and `hexsides.csv`."""

from typing import Literal

from pydantic import Field

from oobc.model import references as ref
from oobc.model.values import Count, Int, Latitude, Longitude, Metres, Number, Shape, Sources, Text, source_of


class AxisShape(Shape):
    """How one of the two numbers of a hex is written."""

    style: Literal["digits", "letters"] = "digits"
    """As a number, or as a letter: A to Z, then AA, BB."""
    width: Count = 2
    """How many digits it has at least; zeros stand in front of a shorter number."""
    first: Int = 1
    """The number of the first column or row."""


class GridShape(Shape):
    """The grid of a sheet."""

    all_or_nothing = True

    kind: Literal["hex", "square"]
    """Hexes in columns, or squares."""
    columns: Count
    """How many columns of hexes there are, from left to right."""
    rows: Count
    """How many hexes a column has."""
    lower: Literal["even", "odd"] = "even"
    """Which columns lie half a hex lower; the first column is odd, whatever its number."""
    column: AxisShape = AxisShape()
    """How the column is written."""
    row: AxisShape = AxisShape()
    """How the row is written."""
    order: Literal["column-row", "row-column"] = "column-row"
    """Which of the two numbers of a hex comes first."""
    separator: str = ""
    """What stands between them."""
    source: ref.Source
    """Where this comes from."""


class MapPath(Shape):
    """A road or trail through the middles of hexes that touch."""

    kind: ref.PathKind
    """What it is, one of the series' kinds of path."""
    name: Text | None = None
    """Its name, if it has one."""
    hexes: tuple[ref.Hex, ...]
    """The hexes that it runs through, from one end to the other."""
    source: ref.Source
    """Where this comes from."""


class SpanShape(Shape):
    """A bridge, trestle or ford."""

    hexside: ref.Hexside
    """The hexside that it crosses."""
    kind: ref.SpanKind
    """What it is, one of the series' kinds of span."""
    name: Text | None = None
    """Its name, if it has one."""
    source: ref.Source
    """Where this comes from."""


class CoordinatesShape(Shape):
    """A place on the earth."""

    lat: Latitude
    """Degrees north of the equator; south of it negative."""
    lon: Longitude
    """Degrees east of Greenwich; west of it negative."""


class Anchor(CoordinatesShape):
    """A hex of which it is known where it lies on the earth."""

    hex: ref.Hex
    """The hex, as the map prints it."""
    source: ref.Source
    """Where its hex or its coordinates come from."""


class Georeference(Shape):
    """Where the sheet lies on the earth: turned, scaled and moved so that it fits known hexes best."""

    all_or_nothing = True

    anchors: tuple[Anchor, ...] = Field(min_length=3)
    """Three or more hexes that lie well apart."""
    source: ref.Source
    """Where this comes from."""


class ImagePoint(Shape):
    """Where the middle of a hex lies on a picture."""

    hex: ref.Hex
    """The hex."""
    x: Number
    """Pixels from the left edge of the picture."""
    y: Number
    """Pixels from its upper edge."""


class ImageShape(Shape):
    """The author's own picture of the printed map, under the same grid. It need not be kept with the data."""

    all_or_nothing = True

    file: Text
    """A PNG or JPEG, seen from the folder of the battle."""
    points: tuple[ImagePoint, ...] = Field(min_length=3, max_length=3)
    """Three hexes far apart and not on a line, and where their middles lie."""


class PlaceShape(Shape):
    """A named place."""

    name: Text
    """The name on the map."""
    kind: ref.PlaceKind
    """What it is, one of the series' kinds of place."""
    hexes: tuple[ref.Hex, ...] = ()
    """The hexes it lies in; the name stands at the first. One that is given by `at` needs none."""
    at: CoordinatesShape | None = None
    """Where it lies on the earth: on a sheet with a `georeference`, that is the hex. With `hexes`, both must agree."""
    source: Sources
    """Where this comes from, and single values of it: `reconstructed:heights name=printed:28.1`."""
    note: Text | None = None
    """What else a reader should know of it."""

    def source_of(self, value: Literal["name", "hexes", "note"]) -> str:
        """The source of one value."""
        return source_of(self.source, value)


class PointShape(Shape):
    """A sign printed in a hex."""

    kind: ref.PointKind
    """What it is, one of the series' kinds of point."""
    hex: ref.Hex
    """The hex in which it is printed."""
    side: ref.Side | None = None
    """Whose it is, if it belongs to a side."""
    value: Int | None = None
    """The number on it, such as victory points."""
    label: Text | None = None
    """The letters on it."""
    source: Sources
    """Where the sign in its hex comes from, and single values of it: `printed:28.66 value=reconstructed:ours`."""
    note: Text | None = None
    """What else a reader should know of it."""

    def source_of(self, value: Literal["hex", "side", "value", "label", "note"]) -> str:
        """The source of one value."""
        return source_of(self.source, value)


class MapScale(Shape):
    """How large the ground is that a map shows."""

    metres: Metres
    """From one side of a hex to the opposite one."""
    text: Text | None = None
    """As the map says it, if not in metres: `a hex is a cable`."""


class MapFile(Shape):
    """`map.yaml`: grid, places, roads, spans and signs; the ground stands in `terrain.csv` and `hexsides.csv`."""

    title: Text
    """The name of the map."""
    grid: GridShape
    """Its hexes and how they are numbered."""
    north: Number = 0
    """Where north lies on the sheet, in degrees clockwise from up."""
    image: ImageShape | None = None
    """A picture that is shown instead of the drawn map."""
    georeference: Georeference | None = None
    """Where it lies on the earth, if that is known."""
    scale: MapScale | None = None
    """What a hex is on the ground."""
    source: ref.Source
    """Where the map comes from."""
    note: Text | None = None
    """What a reader of the map must know."""
    places: tuple[PlaceShape, ...] = ()
    """Its named places."""
    paths: tuple[MapPath, ...] = ()
    """Its roads and trails."""
    spans: tuple[SpanShape, ...] = ()
    """Its bridges, trestles and fords."""
    points: tuple[PointShape, ...] = ()
    """The signs that are printed in its hexes."""


class TerrainRow(Shape):
    """A row of `terrain.csv`. A hex of several kinds has a row for each."""

    hex: ref.Hex
    """The hex."""
    terrain: ref.HexKind
    """What it is, one of the series' kinds of hex."""
    name: Text | None
    """Its name, if it has one."""
    source: Sources
    """Where its terrain comes from, and perhaps its name: `reconstructed:towns name=printed:28.54`."""


class HexsideRow(Shape):
    """A row of `hexsides.csv`: `4319-4419,river,Trueba,reconstructed:…`. A slope rises towards the second hex."""

    hexside: ref.Hexside
    """The two hexes on either side of it."""
    terrain: ref.HexsideKind
    """What it is, one of the series' kinds of hexside."""
    name: Text | None
    """Its name, if it has one."""
    source: Sources
    """Where its terrain comes from, and perhaps its name: `reconstructed:towns name=printed:28.54`."""
