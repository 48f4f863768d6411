"""The grid of a map sheet: hexes with vertical columns, or squares; its numbers, neighbours and distances.

A cell is `(column, row)`, counted from 0 at the upper left. Lengths are in pixels of the drawn map; a hex of height
`size` is 2/√3 · size wide, its columns are √3/2 · size apart. On a hex grid one half of the columns lies half a hex
lower than the other.
"""

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple

Point = tuple[float, float]


class Cell(NamedTuple):
    """A hex or square by its column and row, both from 0."""

    column: int
    row: int


@dataclass(frozen=True)
class Axis:
    """How one of the two numbers of a cell is written."""

    style: Literal["digits", "letters"] = "digits"
    width: int = 2
    first: int = 1

    def write(self, index: int) -> str:
        number = index + self.first
        return _letters(number - self.first) if self.style == "letters" else str(number).rjust(self.width, "0")

    def pattern(self) -> str:
        return "[A-Z]+" if self.style == "letters" else rf"\d{{{self.width},}}"

    def read(self, text: str) -> int:
        return _from_letters(text) if self.style == "letters" else int(text) - self.first


def _letters(index: int) -> str:
    """A…Z, AA, BB… as the hobby and VASSAL count past Z."""
    return chr(ord("A") + index % 26) * (index // 26 + 1)


def _from_letters(text: str) -> int:
    return ord(text[0]) - ord("A") + 26 * (len(text) - 1)


@dataclass(frozen=True)
class Grid:
    """A grid of `columns` × `rows` cells.

    `lower` says which columns of a hex grid, counted as printed numbers are (the first column is odd), lie half a
    hex lower.
    """

    kind: Literal["hex", "square"]
    columns: int
    rows: int
    lower: Literal["even", "odd"] = "even"
    column_axis: Axis = Axis()
    row_axis: Axis = Axis()
    order: Literal["column-row", "row-column"] = "column-row"
    separator: str = ""

    def cells(self) -> Iterator[Cell]:
        """Every cell, column by column."""
        return (Cell(column, row) for column in range(self.columns) for row in range(self.rows))

    def number(self, cell: Cell) -> str:
        """The printed number of a cell."""
        column, row = self.column_axis.write(cell.column), self.row_axis.write(cell.row)
        first, second = (column, row) if self.order == "column-row" else (row, column)
        return f"{first}{self.separator}{second}"

    @cached_property
    def numbers(self) -> dict[str, Cell]:
        """All printed numbers of the map."""
        return {self.number(cell): cell for cell in self.cells()}

    def cell(self, number: str) -> Cell | None:
        """The cell with this printed number, or None if the map has none."""
        return self.numbers.get(number)

    def is_lower(self, column: int) -> bool:
        """Whether a column lies half a hex lower."""
        return self.kind == "hex" and (column % 2 == 1) == (self.lower == "even")

    def reads_as_number(self, text: str) -> bool:
        """Whether a text has the form of a cell number, on this map or off it."""
        column, row = self.column_axis.pattern(), self.row_axis.pattern()
        first, second = (column, row) if self.order == "column-row" else (row, column)
        return re.fullmatch(f"{first}{re.escape(self.separator)}{second}", text) is not None

    def around(self, cell: Cell) -> list[Cell]:
        """The neighbours clockwise from the top, also off the map; of a square, the four that share a side."""
        column, row = cell
        if self.kind == "square":
            return [Cell(column + dx, row + dy) for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))]
        shift = 1 if self.is_lower(column) else 0
        steps = ((0, -1), (1, shift - 1), (1, shift), (0, 1), (-1, shift), (-1, shift - 1))
        return [Cell(column + dx, row + dy) for dx, dy in steps]

    def neighbours(self, cell: Cell) -> list[Cell]:
        """The neighbours of a cell on the map."""
        return [each for each in self.around(cell) if self.has(each)]

    def has(self, cell: Cell) -> bool:
        return 0 <= cell.column < self.columns and 0 <= cell.row < self.rows

    def is_edge(self, cell: Cell) -> bool:
        """Whether a cell lies on the edge of the map: one of its neighbours would be off it."""
        return self.has(cell) and len(self.neighbours(cell)) < len(self.around(cell))

    def distance(self, a: Cell, b: Cell) -> int:
        """Cells between two cells as movement counts them: 0 for the same, 1 for neighbours."""
        if self.kind == "square":
            return abs(a.column - b.column) + abs(a.row - b.row)
        ax, ay = self._axial(a)
        bx, by = self._axial(b)
        dx, dy = ax - bx, ay - by
        return max(abs(dx), abs(dy), abs(dx + dy))

    def _axial(self, cell: Cell) -> tuple[int, int]:
        odd = cell.column % 2
        return cell.column, cell.row - (cell.column + (odd if self.lower == "odd" else -odd)) // 2

    def column_step(self, size: float) -> float:
        """Pixels from column to column for cells `size` pixels high."""
        return size * math.sqrt(3) / 2 if self.kind == "hex" else size

    def extent(self, size: float) -> tuple[int, int]:
        """Width and height of the whole map in pixels."""
        if self.kind == "square":
            return math.ceil(self.columns * size), math.ceil(self.rows * size)
        half_width = size / math.sqrt(3)
        width = (self.columns - 1) * self.column_step(size) + 2 * half_width
        half_lower = size / 2 if self.columns > 1 or self.is_lower(0) else 0
        return math.ceil(width), math.ceil(self.rows * size + half_lower)

    def centre(self, cell: Cell, size: float) -> Point:
        """The middle of a cell in pixels."""
        if self.kind == "square":
            return (cell.column + 0.5) * size, (cell.row + 0.5) * size
        x = size / math.sqrt(3) + cell.column * self.column_step(size)
        y = size / 2 + cell.row * size + (size / 2 if self.is_lower(cell.column) else 0)
        return x, y

    def middle(self, number: str, size: float) -> Point:
        """The middle of the cell with this number, in pixels."""
        return self.centre(self.numbers[number], size)

    def outline(self, size: float) -> tuple[Point, ...]:
        """The corners of a cell in pixels from its middle; n and n + 1 end the side towards neighbour n of `around`."""
        half = size / 2
        if self.kind == "square":
            return (-half, -half), (half, -half), (half, half), (-half, half)
        short, long = size / (2 * math.sqrt(3)), size / math.sqrt(3)
        return (-short, -half), (short, -half), (long, 0.0), (short, half), (-short, half), (-long, 0.0)

    def corners(self, cell: Cell, size: float) -> list[Point]:
        """The corners of a cell in pixels, in the order of `outline`."""
        x, y = self.centre(cell, size)
        return [(x + dx, y + dy) for dx, dy in self.outline(size)]

    def side(self, a: Cell, b: Cell, size: float) -> tuple[Point, Point]:
        """The hexside between two neighbours as two corner points in pixels. ValueError if they do not touch."""
        index = self.around(a).index(b)
        corners = self.corners(a, size)
        return corners[index], corners[(index + 1) % len(corners)]

    def between(self, a: Cell, b: Cell, size: float) -> Point:
        """The middle of the hexside between two neighbours, in pixels. ValueError if they do not touch."""
        (ax, ay), (bx, by) = self.side(a, b, size)
        return (ax + bx) / 2, (ay + by) / 2


def hexside_ends(hexside: str) -> list[str]:
    """The two hexes of `4319-4419`, or the text itself if it is not two. A number may itself have a hyphen."""
    parts = hexside.split("-")
    half = len(parts) // 2
    return ["-".join(parts[:half]), "-".join(parts[half:])] if half and len(parts) % 2 == 0 else [hexside]


def hexside_key(hexside: str) -> frozenset[str]:
    """What two ways to write a hexside have in common: its hexes, whichever comes first."""
    return frozenset(hexside_ends(hexside))
