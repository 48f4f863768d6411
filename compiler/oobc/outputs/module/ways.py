"""The tables of cheapest ways in the module, and the expressions that look a cost up in them.

The engine cannot search for a way. What is reckoned when the game is built lies in texts of the module: there is one of
each, which no piece and no saved game has. From every hex there is a record of the same length: lines of half hexes, as
they lie round it, a character for each hex. So the same record answers what a way costs, and is what an overlay shows.

The engine's expressions take twice as long to read with every bracket inside another: so a hex is found by its name at
its place in a text, and the place of another hex in its record by how far the two places are apart.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from oobc.game import Game
from oobc.hexes.grid import Cell, Grid
from oobc.layout.movement import FARTHEST, MOST, Scale, reckoned

HEXES = "Hexes"
"""The text with the numbers of all hexes, each at its place, behind one place for none."""
_NONE = 0xA1
"""The character of a hex that is not reached; those behind it are costs. All are letters that no tag is made of."""


@dataclass(frozen=True, slots=True)
class Window:
    """What lies round a hex in a record: so many cells to either side, in lines of half a hex or of whole squares."""

    hexes: bool
    across: int
    """Columns to either side; even on a hex grid."""
    down: int
    """Lines to either side."""

    @property
    def width(self) -> int:
        """How many characters a line has. Of hexes, every second column is in a line; odd lines have one to spare."""
        return self.across + 1 if self.hexes else 2 * self.across + 1

    @property
    def size(self) -> int:
        """How many characters a record has: one for what is not in it; of hexes, a line to spare, to go in pairs."""
        return 1 + self.width * (2 * self.down + (2 if self.hexes else 1))


def window(grid: Grid, scale: Scale) -> Window:
    """What the records of a mover show."""
    if grid.kind == "square":
        return Window(False, scale.cells, scale.cells)
    return Window(True, scale.cells + scale.cells % 2, 2 * scale.cells)


def record(grid: Grid, about: Window, cell: Cell, costs: bytes) -> str:
    """The record of a cell."""
    middle = _line(grid, cell) if about.hexes else cell.row
    lines = [_cut(grid, about, cell, middle + down, costs) for down in range(-about.down, about.down + 1)]
    lines += [bytes(about.width)] * about.hexes
    return b"".join([b"\0", *lines]).translate(_WRITTEN).decode("latin-1")


_WRITTEN = bytes(min(255, _NONE + code) for code in range(256))


def _line(grid: Grid, cell: Cell) -> int:
    return 2 * cell.row + grid.is_lower(cell.column)


def _cut(grid: Grid, about: Window, cell: Cell, line: int, costs: bytes) -> bytes:
    """The cells of one line of the window."""
    step, row, first = 1, line, cell.column - about.across
    if about.hexes:
        first += (line - _line(grid, cell)) % 2
        step, row = 2, (line - grid.is_lower(first)) // 2
    if not 0 <= row < grid.rows:
        return bytes(about.width)
    skipped = max(0, (step - 1 - first) // step) if first < 0 else 0
    start, end = first + skipped * step, min(grid.columns, cell.column + about.across + 1)
    found = costs[row * grid.columns + start : row * grid.columns + max(start, end) : step]
    return (bytes(skipped) + found)[: about.width].ljust(about.width, b"\0")


def texts(game: Game) -> Iterator[tuple[str, str]]:
    """The texts of the module that hold the tables, by name."""
    tables = reckoned(game)
    if not tables:
        return
    grid, places = game.map.grid, hexes(game)[1]
    last = max(places) + 1
    for id, table in tables.items():
        about = window(grid, table.scale)
        nothing = chr(_NONE) * about.size
        records = (
            record(grid, about, places[place], table.costs[places[place].row * grid.columns + places[place].column])
            if place in places
            else nothing
            for place in range(last)
        )
        yield _table(id), "".join(records)
        yield _offsets(id), offsets(game, about)
        yield _words(id), "~".join(_said(game, table.scale))


def place_of(grid: Grid, cell: Cell) -> int:
    """The place of a cell in the texts, from 1: line by line, with room beside each, so that no two differ alike."""
    if grid.kind == "square":
        return cell.row * _stride(grid) + cell.column + 1
    return (_line(grid, cell) * _stride(grid) + cell.column) // 2 + 1


def _stride(grid: Grid) -> int:
    """How far the lines of the texts are apart; odd, as every second column of hexes is in a line."""
    return (grid.columns + FARTHEST) | 1


def cells_of(about: Window) -> Iterator[tuple[int, int] | None]:
    """The cells of a record in their order: columns and lines from the middle; None for what it has to spare."""
    yield None
    for line in range(-about.down, about.down + 1 + about.hexes):
        inset = line % 2 if about.hexes else 0
        for each in range(about.width):
            across = (2 * each if about.hexes else each) + inset - about.across
            yield (across, line) if across <= about.across and line <= about.down else None


def offsets(game: Game, about: Window) -> str:
    """The text that says how far the places of the cells of a record are from its own in the text of hexes."""
    grid, width = game.map.grid, _number_width(game)
    apart = (cell and cell[1] * _stride(grid) + cell[0] for cell in cells_of(about))
    told = ("none" if each is None else (each // 2 if about.hexes else each) * width for each in apart)
    return "".join(f"~{each}~".ljust(_OFFSET) for each in told)


def hexes(game: Game) -> tuple[str, dict[int, Cell]]:
    """The text with the numbers of all hexes, and the hexes by their places; the last place is that of the last one."""
    grid, width = game.map.grid, _number_width(game)
    places = {place_of(grid, cell): cell for cell in grid.cells()}
    names = (f"~{grid.number(places[place])}~" if place in places else "" for place in range(max(places) + 1))
    return "".join(name.ljust(width) for name in names), places


_OFFSET = 9
"""How many characters such a distance has."""


def _table(mover: str) -> str:
    return f"Ways {mover}"


def _offsets(mover: str) -> str:
    return f"Apart {mover}"


def _words(mover: str) -> str:
    return f"Points {mover}"


def _said(game: Game, scale: Scale) -> Iterator[str]:
    """What is said of each character of a table, from the one of what is not reached on."""
    unit = unit_of(game)
    yield "no way that is counted"
    for cost in range(scale.most + 1):
        points = f"{written(Fraction(cost, scale.unit))} {unit}".rstrip()
        yield from (points, f"at least {points}")


def unit_of(game: Game) -> str:
    """What movement is counted in: MP."""
    movement, kinds = game.series.terrain.movement, game.series.pieces.kinds.values()
    value = movement.value if movement is not None else ""
    return next((kind.values[value].unit or "" for kind in kinds if value in kind.values), "")


def written(points: Fraction) -> str:
    """Points as people write them: 2½."""
    whole, rest = divmod(points, 1)
    if rest == Fraction(1, 2):
        return f"{whole or ''}\N{VULGAR FRACTION ONE HALF}"
    return f"{whole} {rest}" if whole and rest else f"{points}"


def _number_width(game: Game) -> int:
    return max(len(number) for number in game.map.grid.numbers) + 2


# ---------------------------------------------------------------- expressions


def number_of(game: Game, place: str) -> str:
    """The place of the hex whose name an expression gives; 0 if it is none."""
    return f"{_found(place)}/{_number_width(game)}"


def _found(place: str) -> str:
    return f'GetString("{HEXES}").indexOf("~"+{place}+"~")'


def looked_up(game: Game, table: str, apart: str, size: int, source: str | None, to: str, number: str = "") -> str:
    """The character that a table has for one hex seen from another, by their names, as an expression.

    Instead of its name, the first may be given by the `number` of its place. What is no hex is reached from none, and
    nothing is reached from there: its record is empty, and it is no whole number of hexes apart from any.
    """
    width = _number_width(game)
    here = _found(source) if source is not None else f"{number}*{width}"
    record = f"{here}/{width}*{size}" if source is not None else f"{number}*{size}"
    place = f'GetString("{apart}").indexOf("~"+({_found(to)}-{here})+"~")/{_OFFSET}'
    return f'GetString("{table}").charAt({record}+{place})'


def code(game: Game, scale: Scale, source: str | None, to: str, number: str = "") -> str:
    """What a table has for the way from one hex to another, as `looked_up`: 0, or a cost."""
    id, size = scale.mover.id, window(game.map.grid, scale).size
    return f"{looked_up(game, _table(id), _offsets(id), size, source, to, number)}-{_NONE}"


def said(game: Game, scale: Scale, source: str | None, to: str, number: str = "") -> str:
    """The same in words."""
    return f'GetString("{_words(scale.mover.id)}").split("~")[{code(game, scale, source, to, number)}]'


def pixel(game: Game, number: str, first: tuple[float, float], step: float) -> tuple[str, str]:
    """Where the engine has a hex by its place, as expressions.

    `first` is the middle of the upper left cell were it not lower, `step` what lies between columns.
    """
    grid, size = game.map.grid, game.box.drawing.hex_height
    stride, (x, y) = _stride(grid), first
    if grid.kind == "square":
        return f"{{{round(x)}+({number}-1)%{stride}*{round(step)}}}", f"{{{round(y)}+({number}-1)/{stride}*{size}}}"
    place = f"({number}*2-{2 - grid.is_lower(0)})"
    # In thousandths of a pixel: the engine's division of whole numbers rounds, and its brackets cost time.
    across, down = f"{round(x * 1000)}+{place}%{stride}*{round(step * 1000)}", f"{place}/{stride}*{size}/2"
    return f"{{({across})/1000}}", f"{{{round(y)}+{down}}}"


def shown(game: Game, scale: Scale, number: str, left: str, fill: str) -> str:
    """The record of a hex as a picture of what lies round it: a number in each hex that costs no more than `left`."""
    grid, size = game.map.grid, game.box.drawing.hex_height
    about, step = window(grid, scale), grid.column_step(size)
    found = (
        f'GetString("{_table(scale.mover.id)}").substring({number}*{about.size}+1, {number}*{about.size}+{about.size})'
    )
    if about.hexes:
        cell, height = round(2 * step), round(size / 2)
        pair = f'"(.{{{about.width}}})(.{{{about.across}}})."'
        inset = f"<td width={round(step)} height={height}>"
        lines = f'"{_ROW}$1</table>{_ROW}{inset}$2</table>"'
    else:
        cell, height = round(step), round(size)
        pair, lines = f'"(.{{{about.width}}})"', f'"{_ROW}$1</table>"'
    empty = f'"<td width={cell} height={height}>"'
    changed = "".join(
        f'.replace("{chr(_NONE + number)}", {left}>={cost} ? "{_full(cell, height, fill, text)}" : {empty})'
        for number, cost, text in _cells(scale)
    )
    blank = f'.replace("{chr(_NONE)}", {empty}).replace("{chr(_NONE + 1)}", {empty})'
    return f'"<html>"+{found}.replaceAll({pair}, {lines}){blank}{changed}'


_ROW = "<table cellspacing=0 cellpadding=0><tr>"


def _cells(scale: Scale) -> Iterator[tuple[int, int, str]]:
    """Every character but those of nothing and of where it begins: its number, cost, and what is written for it."""
    for cost in range(scale.most + 1):
        points = written(Fraction(cost, scale.unit)).replace("\N{VULGAR FRACTION ONE HALF}", "&frac12;")
        if cost:
            yield 1 + 2 * cost, cost, points
        yield 2 + 2 * cost, cost, f"{points}+"


def _full(width: int, height: int, fill: str, text: str) -> str:
    style = f"background-color:{fill}"
    return f"<td width={width} height={height} align=center><font style='{style}'>&nbsp;{text}&nbsp;</font>"


def lettering(game: Game) -> int:
    """How large the numbers of an overlay are, in pixels."""
    return max(8, round(game.box.drawing.hex_height * 0.22))


assert _NONE + 2 * MOST + 2 <= 255
