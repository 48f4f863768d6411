"""The map: its grid, and every hex and hexside that is named on it."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from oobc.diagnostics.codes import DUPLICATE_ID, NOT_NEIGHBOURS, TWICE_ON_MAP
from oobc.game.map import BattleMap, Ground
from oobc.hexes.grid import Axis, Grid, hexside_ends
from oobc.link.georeference import link_fit, link_places
from oobc.link.hexes import HexNames
from oobc.link.names import Names
from oobc.link.scan import link_scan
from oobc.load.files import BattleFiles, SeriesFiles
from oobc.model.map import AxisShape, GridShape, HexsideRow, MapFile, TerrainRow
from oobc.place import Origin


def grid_of(shape: GridShape) -> Grid:
    """The grid that a map file describes."""
    return Grid(
        kind=shape.kind,
        columns=shape.columns,
        rows=shape.rows,
        lower=shape.lower,
        column_axis=_axis(shape.column),
        row_axis=_axis(shape.row),
        order=shape.order,
        separator=shape.separator,
    )


def _axis(shape: AxisShape) -> Axis:
    return Axis(shape.style, shape.width, shape.first)


def link_map(files: BattleFiles, series: SeriesFiles, hexes: HexNames, names: Names) -> BattleMap:
    """The map; rows of hexes, hexsides and kinds that there are not are left out."""
    grid = hexes.grid
    if len(grid.numbers) < grid.columns * grid.rows:
        hint = "give it wider numbers or a separator"
        names.report(DUPLICATE_ID, "two hexes of this grid have the same number", files.map.grid.origin, hint)
    on_earth = link_fit(files.map, hexes, names)
    _check_features(files.map, hexes, names)
    return BattleMap(
        link_places(files.map, on_earth, hexes, names),
        grid,
        tuple(_ground(files, series, hexes, names)),
        tuple(_hexsides(files, series, hexes, names)),
        on_earth,
        link_scan(files.map, files.image, hexes, names),
    )


def _ground(files: BattleFiles, series: SeriesFiles, hexes: HexNames, names: Names) -> Iterator[Ground]:
    """The rows of `terrain.csv` whose hex and terrain there are; a hex that is described twice is told."""
    described = []
    for row in files.terrain:
        value = row.value
        if value.hex in hexes.grid.numbers and value.terrain in series.terrain.hexes:
            described.append((value.hex, value.origin.at("hex")))
            yield _named(value, value.hex, names)
    _only_once(described, "the hex", names)


def _hexsides(files: BattleFiles, series: SeriesFiles, hexes: HexNames, names: Names) -> Iterator[Ground]:
    """The same of `hexsides.csv`, where one hexside may be of several kinds."""
    described = []
    for row in files.hexsides:
        value = row.value
        if hexes.is_hexside(value.hexside) and value.terrain in series.terrain.hexsides:
            described.append((f"{_unordered(value.hexside)} {value.terrain}", value.origin.at("hexside")))
            yield _named(value, value.hexside, names)
    _only_once(described, "the hexside", names)


def _named(row: TerrainRow | HexsideRow, at: str, names: Names) -> Ground:
    sources = names.row_sources(row.source, ("name",), row.origin.at("source"))
    return Ground(at, row.terrain, row.name, sources[""], sources.get("name", sources[""]))


def _unordered(hexside: str) -> str:
    return "-".join(sorted(hexside_ends(hexside)))


def _only_once(things: Iterable[tuple[str, Origin]], what: str, names: Names) -> None:
    first: dict[str, Origin] = {}
    for thing, where in things:
        if thing in first:
            message = f"{what} {thing} is described twice"
            names.report_twice(TWICE_ON_MAP, message, where, first[thing])
        first.setdefault(thing, where)


def _check_features(sheet: MapFile, hexes: HexNames, names: Names) -> None:
    """Paths run through hexes that touch, no span is there twice, and places and signs have sources that there are."""
    for path in sheet.paths:
        cells = [hexes.grid.numbers.get(each) for each in path.hexes]
        for number, (before, here) in enumerate(pairwise(cells)):
            if before is not None and here is not None and here not in hexes.grid.around(before):
                message = f"the path jumps: {path.hexes[number]} and {path.hexes[number + 1]} do not touch"
                names.report(NOT_NEIGHBOURS, message, path.origin.at("hexes", number + 1))
    for place in sheet.places:
        names.row_sources(place.source, ("name", "hexes", "note"), place.origin.at("source"))
    for point in sheet.points:
        names.row_sources(point.source, ("hex", "side", "value", "label", "note"), point.origin.at("source"))
    spans = [(_unordered(span.hexside), span.origin.at("hexside")) for span in sheet.spans]
    _only_once(spans, "the span", names)
