"""What is drawn of a map. Lengths are points, from the upper left corner; bearings are degrees, 0 is up."""

from typing import Literal

from oobc.art.views import View
from oobc.hexes.grid import Point

Line = tuple[Point, ...]


def rounded(point: Point) -> Point:
    """A point as templates are given it: nobody sees less than a hundredth."""
    x, y = point
    return round(x, 2), round(y, 2)


class CellView(View):
    """A hex by its centre."""

    id: str
    x: float
    y: float


class AreaView(View):
    """All hexes with the same ground."""

    drawing: str
    cells: tuple[str, ...]


class CourseView(View):
    """What runs along hexsides, or from hex to hex."""

    drawing: str
    name: str | None
    lines: tuple[Line, ...]
    side: Literal["right"] | None = None
    """The side on which it is low, if it rises."""


class SpanView(View):
    """What lies across a hexside."""

    drawing: str
    x: float
    y: float
    angle: float
    """The bearing in which it is crossed."""
    name: str | None = None


class PointView(View):
    """A sign that is printed in a hex."""

    id: str
    """What errors call it."""
    drawing: str
    x: float
    y: float
    text: str | None
    fill: str
    ink: str
    angle: float


class NameView(View):
    """The name of a place; it finds its own room near there."""

    text: str
    drawing: str
    x: float
    y: float


class MapView(View, template="maps/sheet.typ"):
    """A map, or a part of one."""

    width: float
    height: float
    hex: float
    """The height of a hex."""
    border: tuple[float, float, float, float] | None
    """Left, top, right and bottom of the sheet; None: it has no edge."""
    origin: Point
    """The centre of some hex."""
    cells: tuple[CellView, ...]
    shape: Line
    """The corners of a hex round its centre."""
    areas: tuple[AreaView, ...] = ()
    edges: tuple[CourseView, ...] = ()
    paths: tuple[CourseView, ...] = ()
    spans: tuple[SpanView, ...] = ()
    points: tuple[PointView, ...] = ()
    names: tuple[NameView, ...] = ()
    numbers: bool = False
    """Whether hexes have their numbers."""
    scan: str | None = None
    """An SVG of the same size that is shown instead."""


class TruthView(View, template="maps/truth.typ"):
    """What counts on a map, exactly."""

    map: MapView
    words: tuple[tuple[str, str], ...]
    """What stands in hexes, each by its number."""


class EntryView(View):
    """A line of the key: a small map, and the place on it that is shown."""

    title: str
    x: float
    y: float
    map: MapView


class KeyView(View, template="maps/key.typ"):
    """The key of a map."""

    title: str
    note: str | None
    hex: float
    north: float
    """The bearing of north."""
    scale: str | None
    """What a hex is on the ground."""
    hexes: int
    """How many of them the bar of the scale is long."""
    entries: tuple[EntryView, ...]
