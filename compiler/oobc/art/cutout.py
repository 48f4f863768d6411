"""The part of a drawn map that lies in a window."""

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar

from oobc.art.map_views import CellView, CourseView, MapView, NameView, PointView, SpanView, rounded
from oobc.hexes.grid import Point
from oobc.layout.cutout import Window

_Placed = TypeVar("_Placed", CellView, SpanView, PointView, NameView)


def cut(whole: MapView, part: Window) -> MapView:
    """The part of a drawn map that lies in a window, as a map of its own."""
    hex = whole.hex

    def moved(point: Iterable[float]) -> Point:
        x, y = point
        return rounded((x - part.left, y - part.top))

    def courses(all: Iterable[CourseView]) -> tuple[CourseView, ...]:
        shown = ((each, [line for line in each.lines if any(part.holds(at, hex) for at in line)]) for each in all)
        return tuple(
            replace(each, lines=tuple(tuple(map(moved, line)) for line in lines)) for each, lines in shown if lines
        )

    def within(things: Iterable[_Placed], margin: float) -> tuple[_Placed, ...]:
        shown = ((each, moved((each.x, each.y))) for each in things if part.holds((each.x, each.y), margin))
        return tuple(replace(each, x=x, y=y) for each, (x, y) in shown)

    cells = within(whole.cells, hex)
    kept = {cell.id for cell in cells}
    areas = (replace(area, cells=tuple(cell for cell in area.cells if cell in kept)) for area in whole.areas)
    return replace(
        whole,
        width=round(part.width, 2),
        height=round(part.height, 2),
        border=whole.border and (*moved(whole.border[:2]), *moved(whole.border[2:])),
        origin=moved(whole.origin),
        cells=cells,
        areas=tuple(area for area in areas if area.cells),
        edges=courses(whole.edges),
        paths=courses(whole.paths),
        spans=within(whole.spans, hex),
        points=within(whole.points, hex),
        names=within(whole.names, 0),
    )
