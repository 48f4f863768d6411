"""The grid of the map as VASSAL counts it: the same hexes, the same names, pixels as the engine rounds them."""

import math
from dataclasses import dataclass
from typing import Literal

from oobc.game import Game
from oobc.hexes.grid import Axis, Cell
from oobc.hexes.grid import Grid as OurGrid
from oobc.vassal.components import Attribute, Component, component
from oobc.vassal.grid import Grid, HexGrid, Numbering, SquareGrid, centre


def in_pixels(game: Game, length: float) -> int:
    """A length that is in pixels where counters have the usual size, as large as this module draws things."""
    return round(length * game.box.drawing.scale)


@dataclass(frozen=True, slots=True)
class EngineGrid:
    """VASSAL's grid for one of ours, and where our first column is in it."""

    grid: Grid
    numbering: Numbering
    skipped: int
    """Columns of the engine's grid left of our first (its odd columns always lie lower)."""

    def pixel(self, cell: Cell) -> tuple[int, int]:
        """The middle of a cell, where the engine puts a piece in it."""
        return centre(self.grid, cell.column + self.skipped, cell.row)


def engine_grid(grid: OurGrid, size: float) -> EngineGrid:
    """The engine's grid for cells `size` pixels high."""
    skipped = 1 if grid.kind == "hex" and grid.lower == "odd" else 0
    column_style, column_leading, column_first = _axis(grid.column_axis)
    row_style, row_leading, row_first = _axis(grid.row_axis)
    numbering = Numbering(
        first="H" if grid.order == "column-row" else "V",
        sep=grid.separator,
        h_type=column_style,
        h_leading=column_leading,
        h_off=column_first - skipped,
        v_type=row_style,
        v_leading=row_leading,
        v_off=row_first,
    )
    if grid.kind == "square":
        half = int(size / 2)
        return EngineGrid(SquareGrid(size, size, half, half), numbering, 0)
    step = grid.column_step(size)
    x0 = round(size / math.sqrt(3) - skipped * step)
    y0 = round(size / 2)
    return EngineGrid(HexGrid(dx=step, dy=float(size), x0=x0, y0=y0), numbering, skipped)


def map_grid(game: Game) -> EngineGrid:
    """The engine's grid of the battle map."""
    return engine_grid(game.map.grid, game.box.drawing.hex_height)


def _axis(axis: Axis) -> tuple[Literal["N", "A"], int, int]:
    # The engine counts letters from A = 0, numbers from the offset.
    return ("A", 0, 0) if axis.style == "letters" else ("N", axis.width - 1, axis.first)


def grid_component(engine: EngineGrid) -> Component:
    """The grid and its numbering as the map's board holds them."""
    grid, numbering = engine.grid, engine.numbering
    common: dict[str, Attribute] = {
        "first": numbering.first,
        "sep": numbering.sep,
        "hType": numbering.h_type,
        "hLeading": numbering.h_leading,
        "hOff": numbering.h_off,
        "vType": numbering.v_type,
        "vLeading": numbering.v_leading,
        "vOff": numbering.v_off,
        "visible": False,
    }
    if isinstance(grid, SquareGrid):
        numbers = component("SquareGridNumbering", **common)
        return component("SquareGrid", numbers, dx=grid.dx, dy=grid.dy, x0=grid.x0, y0=grid.y0, range="Manhattan")
    numbers = component("HexGridNumbering", **common, stagger=False)
    return component(
        "HexGrid",
        numbers,
        dx=grid.dx,
        dy=grid.dy,
        x0=grid.x0,
        y0=grid.y0,
        cornersLegal=False,
        edgesLegal=False,
        snapTo=True,
    )
