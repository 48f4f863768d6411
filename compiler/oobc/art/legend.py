"""The key of a map: a sample of everything that is on it, drawn by the templates that draw the map."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from oobc.art.ground import points_of
from oobc.art.map_views import AreaView, CellView, CourseView, EntryView, KeyView, MapView, PointView, SpanView, rounded
from oobc.game import Game
from oobc.hexes.grid import Cell, Grid, Point
from oobc.model.terrain import Crossing

_SIZE = 60.0
"""The height of a hex of the samples, in points."""
_MIDDLE = Cell(1, 1)
"""The cell of a sample in which something is shown."""
_SCALE_HEXES = 4
"""How many hexes the scale bar is long."""


def key_view(game: Game) -> KeyView:
    """The key: only what is on this map is in it."""
    sheet = game.map.sheet
    entries = tuple(_together(_entries(game)))
    return KeyView(sheet.title, sheet.note, _SIZE, sheet.north, _scale(game), _SCALE_HEXES, entries)


def _together(entries: Iterable[EntryView]) -> Iterator[EntryView]:
    """The entries, those that look alike as one."""
    alike: dict[MapView, list[EntryView]] = {}
    for entry in entries:
        alike.setdefault(entry.map, []).append(entry)
    for same in alike.values():
        yield replace(same[0], title=", ".join(dict.fromkeys(entry.title for entry in same)))


def _scale(game: Game) -> str | None:
    """What a hex is on the ground, in words."""
    scale, cell = game.map.sheet.scale, "square" if game.map.grid.kind == "square" else "hex"
    return (scale.text or f"{scale.metres:g} m a {cell}") if scale else None


def _entries(game: Game) -> Iterator[EntryView]:
    kinds, sheet = game.series.terrain, game.map.sheet
    grid = _grid(game)
    at, below = grid.centre(_MIDDLE, _SIZE), grid.around(_MIDDLE)[_below(grid)]
    side = rounded(grid.between(_MIDDLE, below, _SIZE))
    used = {each.terrain for each in game.map.hexes}
    for id, kind in kinds.hexes.items():
        if id in used:
            yield EntryView(kind.title, *at, _sample(grid, areas=(_area(grid, kind.drawing),)))
    grounds = {place.kind for place in sheet.places}
    for id, place in kinds.places.items():
        if id in grounds and place.ground is not None:
            yield EntryView(place.title, *at, _sample(grid, areas=(_area(grid, place.ground),)))
    used = {each.terrain for each in game.map.hexsides}
    for id, hexside in kinds.hexsides.items():
        if id in used:
            yield EntryView(hexside.title, *side, _sample(grid, edges=(_edge(grid, hexside.drawing, hexside.rises),)))
    used = {each.kind for each in sheet.paths}
    for id, path in kinds.paths.items():
        if id in used:
            yield EntryView(path.title, *at, _sample(grid, paths=(_path(grid, path.drawing, across=True),)))
    spans = {span.kind for span in sheet.spans}
    states = {state.state for scenario in game.scenarios.values() for state in scenario.spans}
    crossings: list[Crossing] = [kind for id, kind in kinds.spans.items() if id in spans]
    crossings += [kind for id, kind in kinds.span_states.items() if id in states]
    crossings = list({each.drawing: each for each in reversed(crossings)}.values())[::-1]
    water = tuple(_edge(grid, each.drawing, False) for each in kinds.hexsides.values() if each.crossed_by_span)[:1]
    road = tuple(_path(grid, each.drawing, across=False) for each in kinds.paths.values())[:1]
    for crossing in crossings:
        span = SpanView(crossing.drawing, *side, angle=180)
        yield EntryView(crossing.title, *side, _sample(grid, edges=water, paths=road, spans=(span,)))
    shown = set()
    for point, drawn in zip(sheet.points, points_of(game, _SIZE), strict=True):
        title = kinds.points[point.kind].title
        if point.side is not None:
            title = f"{title}: {game.box.sides[point.side].title}"
        if title not in shown:
            shown.add(title)
            yield EntryView(title, *at, _sample(grid, points=(replace(drawn, x=at[0], y=at[1], angle=90),)))


def _grid(game: Game) -> Grid:
    """A corner of a map of the same kind, large enough for a sample."""
    return replace(game.map.grid, columns=3, rows=4)


def _below(grid: Grid) -> int:
    """Which of the neighbours of a cell lies below it."""
    return 2 if grid.kind == "square" else 3


def _sample(
    grid: Grid,
    areas: tuple[AreaView, ...] = (),
    edges: tuple[CourseView, ...] = (),
    paths: tuple[CourseView, ...] = (),
    spans: tuple[SpanView, ...] = (),
    points: tuple[PointView, ...] = (),
) -> MapView:
    """A small map with nothing on it but what is shown."""
    return MapView(
        *grid.extent(_SIZE),
        hex=_SIZE,
        border=None,
        origin=_at(grid, Cell(0, 0)),
        cells=tuple(CellView(grid.number(cell), *_at(grid, cell)) for cell in grid.cells()),
        shape=tuple(map(rounded, grid.outline(_SIZE))),
        areas=areas,
        edges=edges,
        paths=paths,
        spans=spans,
        points=points,
    )


def _at(grid: Grid, cell: Cell) -> Point:
    return rounded(grid.centre(cell, _SIZE))


def _area(grid: Grid, drawing: str) -> AreaView:
    return AreaView(drawing, (grid.number(_MIDDLE),))


def _edge(grid: Grid, drawing: str, rises: bool) -> CourseView:
    """The hexsides round the lower half of the middle cell, which is the high one if they rise."""
    corners = list(map(rounded, grid.corners(_MIDDLE, _SIZE)))
    line = corners[1:] if grid.kind == "square" else corners[2:]
    # Corners run clockwise: the middle cell lies on their right, so backwards what is low does.
    return CourseView(drawing, None, (tuple(line[::-1]),), "right" if rises else None)


def _path(grid: Grid, drawing: str, *, across: bool) -> CourseView:
    around = grid.around(_MIDDLE)
    ends = (around[-2], around[1]) if across else (around[0], around[_below(grid)])
    return CourseView(drawing, None, (tuple(_at(grid, cell) for cell in (ends[0], _MIDDLE, ends[1])),))
