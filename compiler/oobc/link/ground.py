"""The map: its grid, and every hex and hexside that is named on it."""

from collections.abc import Iterable, Iterator

from oobc.diagnostics.codes import DUPLICATE_ID, NOT_NEIGHBOURS, TWICE_ON_MAP, UNKNOWN_HEX, UNKNOWN_NAME
from oobc.game.map import BattleMap, Ground
from oobc.hexes.grid import Axis, Grid, hexside_ends
from oobc.link.georeference import link_fit, link_places
from oobc.link.hexes import HexNames
from oobc.link.names import Names
from oobc.link.scan import link_scan
from oobc.load.files import BattleFiles, SeriesFiles
from oobc.model.game import Side
from oobc.model.map import AxisShape, GridShape, MapFile
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


def link_map(files: BattleFiles, series: SeriesFiles, sides: dict[str, Side], names: Names) -> BattleMap:
    """The map with every hex, hexside and kind looked up; what is wrong is left out."""
    grid = grid_of(files.map.grid)
    hexes = HexNames(grid, names)
    if len(grid.numbers) < grid.columns * grid.rows:
        where = files.folder.file("map.yaml", "grid")
        hint = "give it wider numbers or a separator"
        names.tell(DUPLICATE_ID, "two hexes of this grid have the same number", where, hint)
    before = len(names.findings)
    ground = list(_ground(files, series, hexes, names))
    hexsides = list(_hexsides(files, series, hexes, names))
    sheet = files.folder.file("map.yaml")
    on_earth = link_fit(files.map, sheet, hexes, names)
    _features(files.map, sheet, series, sides, hexes, names)
    placed = link_places(files.map, sheet, on_earth, hexes, names)
    told = {each.code for each in names.findings[before:]}
    left_out = names.partial & {f"{files.folder}/{file}" for file in ("map.yaml", "terrain.csv", "hexsides.csv")}
    return BattleMap(
        placed,
        grid,
        tuple(ground),
        tuple(hexsides),
        on_earth,
        link_scan(files.map, files.image, sheet, hexes, names),
        whole=not left_out and not told & {UNKNOWN_NAME, UNKNOWN_HEX},
    )


def _ground(files: BattleFiles, series: SeriesFiles, hexes: HexNames, names: Names) -> Iterator[Ground]:
    """The rows of `terrain.csv` whose hex and terrain there are; a hex that is described twice is told."""
    described = []
    for row in files.terrain:
        value, where = row.value, row.origin.at("hex")
        names.source(value.source, row.origin.at("source"))
        known = names.known(value.terrain, series.terrain.hexes, "terrain", UNKNOWN_NAME, row.origin.at("terrain"))
        if hexes.hex(value.hex, where) and known:
            described.append((value.hex, where))
            yield Ground(value.hex, value.terrain, value.name, value.source)
    _only_once(described, "the hex", names)


def _hexsides(files: BattleFiles, series: SeriesFiles, hexes: HexNames, names: Names) -> Iterator[Ground]:
    """The same of `hexsides.csv`, where one hexside may be of several kinds."""
    kinds, described = series.terrain.hexsides, []
    for row in files.hexsides:
        value, where = row.value, row.origin.at("hexside")
        names.source(value.source, row.origin.at("source"))
        known = names.known(value.terrain, kinds, "hexside terrain", UNKNOWN_NAME, row.origin.at("terrain"))
        if hexes.hexside(value.hexside, where) and known:
            described.append((f"{_unordered(value.hexside)} {value.terrain}", where))
            yield Ground(value.hexside, value.terrain, value.name, value.source)
    _only_once(described, "the hexside", names)


def _unordered(hexside: str) -> str:
    return "-".join(sorted(hexside_ends(hexside)))


def _only_once(things: Iterable[tuple[str, Origin]], what: str, names: Names) -> None:
    first: dict[str, Origin] = {}
    for thing, where in things:
        if thing in first:
            message = f"{what} {thing} is described twice"
            names.twice(TWICE_ON_MAP, message, where, first[thing])
        first.setdefault(thing, where)


def _features(
    sheet: MapFile, file: Origin, series: SeriesFiles, sides: dict[str, Side], hexes: HexNames, names: Names
) -> None:
    kinds = series.terrain
    names.source(sheet.source, file.at("source"))
    names.source(sheet.grid.source, file.at("grid", "source"))
    for index, place in enumerate(sheet.places):
        at = file.at("places", index)
        names.known(place.kind, kinds.places, "kind of place", UNKNOWN_NAME, at.at("kind"))
        names.source(place.source, at.at("source"))
        for number, each in enumerate(place.hexes):
            hexes.hex(each, at.at("hexes", number))
    for index, path in enumerate(sheet.paths):
        at = file.at("paths", index)
        names.known(path.kind, kinds.paths, "kind of path", UNKNOWN_NAME, at.at("kind"))
        names.source(path.source, at.at("source"))
        _joined(path.hexes, at.at("hexes"), hexes, names)
    for index, span in enumerate(sheet.spans):
        at = file.at("spans", index)
        names.known(span.kind, kinds.spans, "kind of span", UNKNOWN_NAME, at.at("kind"))
        names.source(span.source, at.at("source"))
        hexes.hexside(span.hexside, at.at("hexside"))
    spans = [(_unordered(span.hexside), file.at("spans", n, "hexside")) for n, span in enumerate(sheet.spans)]
    _only_once(spans, "the span", names)
    for index, point in enumerate(sheet.points):
        at = file.at("points", index)
        names.known(point.kind, kinds.points, "kind of point", UNKNOWN_NAME, at.at("kind"))
        names.source(point.source, at.at("source"))
        hexes.hex(point.hex, at.at("hex"))
        if point.side is not None:
            names.known(point.side, sides, "side", UNKNOWN_NAME, at.at("side"))


def _joined(path: tuple[str, ...], where: Origin, hexes: HexNames, names: Names) -> None:
    known = [hexes.hex(each, where.at(index)) for index, each in enumerate(path)]
    cells = hexes.grid.numbers
    for index in range(1, len(path)):
        before, here = path[index - 1], path[index]
        if known[index - 1] and known[index] and cells[here] not in hexes.grid.around(cells[before]):
            names.tell(NOT_NEIGHBOURS, f"the path jumps: {before} and {here} do not touch", where.at(index))
