"""Grids: from a hex or square to its pixel and its name, and back, exactly as the engine does (format: §12).

A grid counts raw columns and rows from 0 at its origin; in a hex grid the odd columns lie half a hex lower.
The numbering makes names of them. All pixels are the board's; add where the board stands to get the map's.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

_DEFAULT_DX = 55.42562584220407
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True, slots=True)
class HexGrid:
    """Hexes that stand on a side: pixels between them, and the centre of the first.

    `dx` between columns (three quarters of a hex's width), `dy` between rows (its height), `x0`, `y0` the centre of
    raw hex (0, 0). `sideways`: all of this with x and y swapped, so that columns run down the picture.
    """

    dx: float = _DEFAULT_DX
    dy: float = 64.0
    x0: int = 0
    y0: int = 32
    sideways: bool = False


@dataclass(frozen=True, slots=True)
class SquareGrid:
    """`dx`, `dy`: the size of a square; `x0`, `y0`: the centre of square (0, 0)."""

    dx: float = 48.0
    dy: float = 48.0
    x0: int = 24
    y0: int = 24


@dataclass(frozen=True, slots=True)
class Numbering:
    """How names are made: attributes of HexGridNumbering and SquareGridNumbering (the latter without `stagger`).

    `h` is the horizontal coordinate, `v` the vertical; types `N` numbers, `A` letters; `leading`: the zeros
    before a one-digit number; `off`: the number of raw 0. The defaults are those of `0101`, not the engine's.
    """

    first: Literal["H", "V"] = "H"
    sep: str = ""
    h_type: Literal["N", "A"] = "N"
    h_leading: int = 1
    h_off: int = 1
    h_descend: bool = False
    v_type: Literal["N", "A"] = "N"
    v_leading: int = 1
    v_off: int = 1
    v_descend: bool = False
    stagger: bool = False


Grid: TypeAlias = HexGrid | SquareGrid


def centre(grid: Grid, column: int, row: int) -> tuple[int, int]:
    """The board pixel of the middle of raw (column, row), rounded as the engine does."""
    if isinstance(grid, SquareGrid):
        return grid.x0 + math.floor(grid.dx * column + 0.5), grid.y0 + math.floor(grid.dy * row + 0.5)
    x = int(grid.dx * column + grid.x0)
    lower = int(grid.dy / 2) if column % 2 else 0
    y = int(grid.dy * row + lower + grid.y0)
    return (y, x) if grid.sideways else (x, y)


def at(grid: Grid, x: int, y: int) -> tuple[int, int]:
    """The raw (column, row) by which the engine names the board pixel x, y.

    Between hex centres it takes columns for strips, so near a slanted hexside this is not the hex one sees.
    """
    if isinstance(grid, SquareGrid):
        return math.floor((x - grid.x0) / grid.dx + 0.5), int((y - grid.y0) / grid.dy + 0.5)
    if grid.sideways:
        x, y = y, x
    column = math.floor((x - grid.x0) / grid.dx + 0.5)
    lower = grid.dy / 2 if column % 2 else 0.0
    return column, math.floor((y - grid.y0 - lower) / grid.dy + 0.5)


def name(grid: Grid, numbering: Numbering, column: int, row: int, board: tuple[int, int] | None = None) -> str:
    """The name of raw (column, row), such as `0417`; `board`, width and height in pixels, for descending numbers.

    ValueError: descending numbers, and no board.
    """
    h, v = _numbers(grid, numbering, column, row, board)
    across = label(h + numbering.h_off, numbering.h_type, numbering.h_leading)
    down = label(v + numbering.v_off, numbering.v_type, numbering.v_leading)
    return across + numbering.sep + down if numbering.first == "H" else down + numbering.sep + across


def find(grid: Grid, numbering: Numbering, name: str, board: tuple[int, int] | None = None) -> tuple[int, int]:
    """The raw (column, row) of a name: the inverse of `name`.

    ValueError: the numbering makes no such name, or makes it twice (`10117` is 10, 117 and 101, 17), or
    numbers descend and there is no board.
    """
    found = set(_readings(numbering, name))
    if len(found) != 1:
        raise ValueError(f"{name!r} is {'ambiguous' if found else 'no name'} on this grid")
    ((h, v),) = found
    column, row = h - numbering.h_off, v - numbering.v_off
    if isinstance(grid, SquareGrid):
        if numbering.h_descend:
            column = _most(grid, board)[0] - column
        return column, _most(grid, board)[1] - row if numbering.v_descend else row
    column_descends, row_descends = _descending(grid, numbering)
    if column_descends:
        column = _most(grid, board)[0] - column
    if numbering.stagger and column % 2:
        row += 1 if row_descends else -1
    if row_descends:
        row = _most(grid, board)[1] - row
    return column, row


def _readings(numbering: Numbering, name: str) -> Iterator[tuple[int, int]]:
    """All pairs of coordinates, horizontal first, that are written `name`."""
    sep = numbering.sep
    for end in range(1, len(name) - len(sep)):
        if name.startswith(sep, end):
            across, down = name[:end], name[end + len(sep) :]
            if numbering.first == "V":
                across, down = down, across
            h = _number(across, numbering.h_type, numbering.h_leading)
            v = _number(down, numbering.v_type, numbering.v_leading)
            if h is not None and v is not None:
                yield h, v


def label(number: int, kind: Literal["N", "A"], leading: int) -> str:
    """One coordinate in writing: `leading` zeros before a one-digit number, or A to Z, AA, BB to ZZ, AAA…"""
    sign, number = ("-" if number < 0 else ""), abs(number)
    if kind == "A":
        return sign + "".join(_LETTERS[number % 26] for _ in range(number // 26 + 1))
    return sign + str(number).rjust(leading + 1, "0")


def _numbers(grid: Grid, numbering: Numbering, column: int, row: int, board: tuple[int, int] | None) -> tuple[int, int]:
    """The two numbers of raw (column, row) before offsets."""
    if isinstance(grid, SquareGrid):
        h = _most(grid, board)[0] - column if numbering.h_descend else column
        return h, _most(grid, board)[1] - row if numbering.v_descend else row
    column_descends, row_descends = _descending(grid, numbering)
    h = _most(grid, board)[0] - column if column_descends else column
    v = _most(grid, board)[1] - row if row_descends else row
    if numbering.stagger and column % 2:
        v += -1 if row_descends else 1
    return h, v


def _descending(grid: HexGrid, numbering: Numbering) -> tuple[bool, bool]:
    """Whether raw columns and rows are counted downwards; sideways, columns stand one below another."""
    if grid.sideways:
        return numbering.v_descend, numbering.h_descend
    return numbering.h_descend, numbering.v_descend


def _most(grid: Grid, board: tuple[int, int] | None) -> tuple[int, int]:
    """What raw columns and rows are taken from where numbers descend; for hexes, yes, height by dx."""
    if board is None:
        raise ValueError("descending numbers depend on the size of the board")
    width, height = board
    if isinstance(grid, SquareGrid):
        return int(width / grid.dx + 0.5), int(height / grid.dy + 0.5)
    rows, columns = math.floor(height / grid.dx + 0.5), math.floor(width / grid.dy + 0.5)
    return (rows, columns) if grid.sideways else (columns, rows)


def _number(written: str, kind: Literal["N", "A"], leading: int) -> int | None:
    """The number that `label` writes so, if there is one."""
    digits = written.removeprefix("-")
    if kind == "N" and digits.isascii() and digits.isdigit():
        number = int(digits)
    elif kind == "A" and digits and digits[0] in _LETTERS:
        number = _LETTERS.index(digits[0]) + 26 * (len(digits) - 1)
    else:
        return None
    if written.startswith("-"):
        number = -number
    return number if label(number, kind, leading) == written else None
