"""What the templates need to draw a map: all geometry as pixels, each thing with the name of its drawing."""

import math
from base64 import b64encode
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import pairwise

from oobc.art.map_views import (
    AreaView,
    CellView,
    CourseView,
    MapView,
    NameView,
    PointView,
    SpanView,
    TruthView,
    rounded,
)
from oobc.game import Game
from oobc.game.map import Scan
from oobc.game.scenarios import Scenario
from oobc.hexes.chains import chains, directed_chains
from oobc.hexes.grid import Cell, Grid, Point, hexside_ends, hexside_key
from oobc.model.map import PointShape
from oobc.model.terrain import HexsideKind


def map_view(game: Game, size: float, scenario: Scenario | None = None) -> MapView:
    """The map with cells `size` points high. With a scenario the spans are in the state in which it begins."""
    grid, sheet = game.map.grid, game.map.sheet
    width, height = grid.extent(size)
    kinds = game.series.terrain
    return MapView(
        width,
        height,
        size,
        border=(0, 0, width, height),
        origin=_centre(game, next(iter(grid.numbers)), size),
        cells=tuple(CellView(number, *_centre(game, number, size)) for number in grid.numbers),
        shape=tuple(map(rounded, grid.outline(size))),
        areas=tuple(_areas(game)),
        edges=tuple(_edges(game, size)),
        paths=tuple(
            CourseView(
                kinds.paths[path.kind].drawing, path.name, (tuple(_centre(game, hex, size) for hex in path.hexes),)
            )
            for path in sheet.paths
        ),
        spans=(*_spans(game, size, scenario), *_crossings(game, size)),
        points=tuple(points_of(game, size)),
        names=tuple(_names(game, size)),
        numbers=True,
        scan=_scan(game.map.scan, size, width, height) if game.map.scan else None,
    )


def truth_view(game: Game, size: float) -> TruthView:
    """What counts, to lie over the map: every hex and hexside exactly, its number, its terrain in words."""
    kinds = game.series.terrain.hexes
    terrain: dict[str, list[str]] = {}
    areas: dict[str, list[str]] = {}
    for each in game.map.hexes:
        terrain.setdefault(each.at, []).append(kinds[each.terrain].title)
        areas.setdefault(kinds[each.terrain].drawing, []).append(each.at)
    exact = tuple(AreaView(drawing, tuple(cells)) for drawing, cells in areas.items())
    words = tuple((at, " + ".join(titles)) for at, titles in terrain.items())
    return TruthView(replace(map_view(game, size), areas=exact), words)


def _scan(scan: Scan, size: float, width: int, height: int) -> str:
    """An SVG of the size of the map with the picture where its hexes are those of the grid."""
    matrix = " ".join(f"{number * size:.8g}" for number in scan.on_sheet)
    inside = f"data:{scan.type};base64,{b64encode(scan.content).decode()}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f'<image transform="matrix({matrix})" width="{scan.width}" height="{scan.height}" href="{inside}"/></svg>'
    )


def _centre(game: Game, hex: str, size: float) -> Point:
    return rounded(game.map.grid.middle(hex, size))


def _areas(game: Game) -> Iterator[AreaView]:
    """Hexes by drawing: the terrain of the hexes, then the ground of places that have one."""
    cells: dict[str, list[str]] = defaultdict(list)
    for each in game.map.hexes:
        cells[game.series.terrain.hexes[each.terrain].drawing].append(each.at)
    for place in game.map.sheet.places:
        drawing = game.series.terrain.places[place.kind].ground
        if drawing is not None:
            cells[drawing] += [hex for hex in place.hexes if hex not in cells[drawing]]
    return (AreaView(drawing, tuple(sorted(numbers))) for drawing, numbers in cells.items())


def _edges(game: Game, size: float) -> Iterator[CourseView]:
    grid, kinds = game.map.grid, game.series.terrain.hexsides
    segments: dict[tuple[str, str], list[tuple[Point, Point]]] = defaultdict(list)
    for each in game.map.hexsides:
        a, b = (grid.numbers[end] for end in hexside_ends(each.at))
        segments[each.terrain, each.name or ""].append(grid.side(a, b, size))
    for (id, name), sides in segments.items():
        kind = kinds[id]
        lines = tuple(tuple(line) for line in _lines(kind, sides))
        # A hexside runs clockwise round its first hex, so that one lies on the right: the low one, if it rises.
        yield CourseView(kind.drawing, name or None, lines, "right" if kind.rises else None)


def _lines(kind: HexsideKind, sides: list[tuple[Point, Point]]) -> list[list[Point]]:
    return directed_chains(sides) if kind.rises else chains(sides)


def _spans(game: Game, size: float, scenario: Scenario | None) -> Iterator[SpanView]:
    grid = game.map.grid
    states = {hexside_key(each.hexside): each.state for each in (scenario.spans if scenario else ())}
    for span in game.map.sheet.spans:
        a, b = hexside_ends(span.hexside)
        state = states.get(frozenset((a, b)))
        kind = game.series.terrain.span_states[state] if state else game.series.terrain.spans[span.kind]
        yield _crossing(grid, kind.drawing, (grid.numbers[a], grid.numbers[b]), size, span.name)


def _crossing(grid: Grid, drawing: str, cells: tuple[Cell, Cell], size: float, name: str | None = None) -> SpanView:
    """What lies across the side between two cells."""
    (fx, fy), (tx, ty) = (grid.centre(cell, size) for cell in cells)
    return SpanView(drawing, *rounded(grid.between(*cells, size)), _bearing(tx - fx, ty - fy), name)


def _crossings(game: Game, size: float) -> Iterator[SpanView]:
    """The spots where a path crosses a hexside that shows it, and no span stands."""
    grid, kinds = game.map.grid, game.series.terrain.hexsides
    drawings = {hexside_key(each.at): kinds[each.terrain].crossing for each in game.map.hexsides}
    spans = {hexside_key(span.hexside) for span in game.map.sheet.spans}
    steps = (pair for path in game.map.sheet.paths for pair in pairwise(path.hexes))
    for key, (a, b) in {frozenset(pair): pair for pair in steps}.items():
        if (drawing := drawings.get(key)) is not None and key not in spans:
            yield _crossing(grid, drawing, (grid.numbers[a], grid.numbers[b]), size)


def points_of(game: Game, size: float) -> Iterator[PointView]:
    """The signs that are printed in hexes, in their order on the sheet."""
    for index, point in enumerate(game.map.sheet.points):
        side = game.box.sides[point.side] if point.side is not None else None
        yield PointView(
            point_id(index),
            game.series.terrain.points[point.kind].drawing,
            *_centre(game, point.hex, size),
            text=_sign(game, point),
            fill=side.colour if side else "#f2c14e",
            ink=side.ink if side else "#1c1c1c",
            angle=_inward(game, point.hex),
        )


def point_id(index: int) -> str:
    """What templates call a sign, by its place in the list of the map's."""
    return f"point-{index}"


def _sign(game: Game, point: PointShape) -> str | None:
    """What is written on a sign: its value, a short label, or the letter of its side."""
    if point.value is not None:
        return str(point.value)
    if point.label is not None and len(point.label) <= 3:
        return point.label
    return game.initial_of(game.box.sides[point.side]) if point.side is not None else None


def _inward(game: Game, hex: str) -> float:
    """The bearing from an edge hex into the map."""
    grid = game.map.grid
    cell = grid.numbers[hex]
    x, y = grid.centre(cell, 1.0)
    ends = [grid.centre(each, 1.0) for each in grid.neighbours(cell)]
    if not ends:
        return 0.0
    dx, dy = _mean(ex - x for ex, _ in ends), _mean(ey - y for _, ey in ends)
    return _bearing(dx, dy)


def _bearing(dx: float, dy: float) -> float:
    """Degrees clockwise from up."""
    return round(math.degrees(math.atan2(dx, -dy)), 1) % 360


def _mean(values: Iterable[float]) -> float:
    numbers = list(values)
    return round(sum(numbers) / len(numbers), 6)


def _names(game: Game, size: float) -> Iterator[NameView]:
    """The names of places, each in the middle of its hexes, and those of rivers along their course."""
    for place in game.map.sheet.places:
        centres = [_centre(game, hex, size) for hex in place.hexes]
        x, y = _mean(cx for cx, _ in centres), _mean(cy for _, cy in centres)
        yield NameView(place.name, game.series.terrain.places[place.kind].drawing, x, y)
