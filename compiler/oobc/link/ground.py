"""The map: its grid, and every hex and hexside that is named on it."""

import re
from functools import cached_property

from oobc.diagnostics.codes import DUPLICATE_ID, NOT_NEIGHBOURS, TWICE_ON_MAP, UNKNOWN_HEX, UNKNOWN_NAME
from oobc.diagnostics.findings import Code, Finding, Fix, Note
from oobc.game import BattleMap, Ground
from oobc.hexes.grid import Axis, Grid, hexside_ends
from oobc.link.names import Names
from oobc.load import BattleFiles, SeriesFiles
from oobc.model.battle import AxisShape, GridShape, MapFile
from oobc.model.game import Side
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


class HexNames:
    """Looks up hexes and hexsides of one grid."""

    def __init__(self, grid: Grid, names: Names) -> None:
        self.grid = grid
        self.names = names

    def hex(self, number: str, where: Origin) -> bool:
        """Whether the map has this hex; if not, a finding that says what is wrong with the number."""
        if number in self.grid.numbers:
            return True
        if self.grid.reads_as_number(number):
            hint = f"the map runs from {self.example} to {list(self.grid.numbers)[-1]}"
            self.names.tell(UNKNOWN_HEX, f"the hex {number} is off the map", where, hint)
        else:
            meant = self._same.get(_without_zeros(number), ())
            hint = f"did you mean {meant[0]!r}?" if len(meant) == 1 else f"a hex is such as {self.example}"
            fix = Fix(number, meant[0]) if len(meant) == 1 else None
            self.names.tell(UNKNOWN_HEX, f"{number!r} is not the number of a hex", where, hint, fix)
        return False

    @cached_property
    def _same(self) -> dict[str, list[str]]:
        """The hexes of the map by their numbers without leading zeros, in small letters."""
        same: dict[str, list[str]] = {}
        for number in self.grid.numbers:
            same.setdefault(_without_zeros(number), []).append(number)
        return same

    @property
    def example(self) -> str:
        """The first hex of the map."""
        return next(iter(self.grid.numbers))

    def hexside(self, text: str, where: Origin) -> bool:
        """Whether `4319-4419` names a side between two hexes of the map that touch."""
        ends = hexside_ends(text)
        if len(ends) != 2 or text in self.grid.numbers:
            first = self.grid.numbers[self.example]
            hint = f"write it as the two hexes: {self.example}-{self.grid.number(self.grid.neighbours(first)[0])}"
            self.names.tell(UNKNOWN_HEX, f"{text!r} is not a hexside", where, hint)
            return False
        known = [self.hex(end, where) for end in ends]
        if not all(known):
            return False
        if self.grid.numbers[ends[1]] not in self.grid.around(self.grid.numbers[ends[0]]):
            near = ", ".join(self.grid.number(cell) for cell in self.grid.neighbours(self.grid.numbers[ends[0]]))
            self.names.tell(NOT_NEIGHBOURS, f"{ends[0]} and {ends[1]} do not touch", where, f"{ends[0]} touches {near}")
            return False
        return True


def _without_zeros(number: str) -> str:
    return re.sub(r"0*([0-9]+)", r"\1", number.casefold())


def link_map(files: BattleFiles, series: SeriesFiles, sides: dict[str, Side], names: Names) -> BattleMap:
    """The map with every hex, hexside and kind looked up; what is wrong is left out."""
    grid = grid_of(files.map.grid)
    hexes = HexNames(grid, names)
    if len(grid.numbers) < grid.columns * grid.rows:
        where = Origin(f"{files.folder}/map.yaml", ("grid",))
        hint = "give it wider numbers or a separator"
        names.tell(DUPLICATE_ID, "two hexes of this grid have the same number", where, hint)
    kinds, before = series.terrain, len(names.findings)
    ground = []
    for row in files.terrain:
        value, where = row.value, row.origin.at("hex")
        names.source(value.source, row.origin.at("source"))
        known = names.known(value.terrain, kinds.hexes, "terrain", UNKNOWN_NAME, row.origin.at("terrain"))
        if hexes.hex(value.hex, where) and known:
            ground.append((Ground(value.hex, value.terrain, value.name, value.source), where))
    sides_of_hexes = []
    for side in files.hexsides:
        of, where = side.value, side.origin.at("hexside")
        names.source(of.source, side.origin.at("source"))
        known = names.known(of.terrain, kinds.hexsides, "hexside terrain", UNKNOWN_NAME, side.origin.at("terrain"))
        if hexes.hexside(of.hexside, where) and known:
            sides_of_hexes.append((Ground(of.hexside, of.terrain, of.name, of.source), where))
    sheet = Origin(f"{files.folder}/map.yaml")
    _features(files.map, sheet, series, sides, hexes, names)
    _only_once([(each.at, where) for each, where in ground], "the hex", TWICE_ON_MAP, names)
    sides_twice = [(f"{_unordered(each.at)} {each.terrain}", where) for each, where in sides_of_hexes]
    _only_once(sides_twice, "the hexside", TWICE_ON_MAP, names)
    told = {each.code for each in names.findings[before:]}
    left_out = names.partial & {f"{files.folder}/{file}" for file in ("map.yaml", "terrain.csv", "hexsides.csv")}
    return BattleMap(
        files.map,
        grid,
        tuple(each for each, _ in ground),
        tuple(each for each, _ in sides_of_hexes),
        whole=not left_out and not told & {UNKNOWN_NAME, UNKNOWN_HEX},
    )


def _unordered(hexside: str) -> str:
    return "-".join(sorted(hexside_ends(hexside)))


def _only_once(things: list[tuple[str, Origin]], what: str, code: Code, names: Names) -> None:
    first: dict[str, Origin] = {}
    for thing, where in things:
        if thing in first:
            message = f"{what} {thing} is described twice"
            names.findings.append(Finding(code, message, where, notes=(Note("first here", first[thing]),)))
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
    _only_once(spans, "the span", TWICE_ON_MAP, names)
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
