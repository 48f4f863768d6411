"""The map at its true size: as one sheet, and cut up over pages that are glued together. Lengths are in mm."""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from oobc.art.ground import map_view
from oobc.art.legend import key_view
from oobc.game import Game
from oobc.model.sheets import MapSheet
from oobc.outputs.paper import MARGIN, PAPERS, PaperName
from oobc.outputs.print.frame import Data, imprint

_STRIP = 5.0
"""Room round the part of the map on a page, for what is written there and the marks."""
_POINTS = 72 / 25.4
_EPSILON = 1e-6


@dataclass(frozen=True, slots=True)
class Tiling:
    """How a map is cut up: equal parts in columns and rows, with what neighbours both show."""

    width: float
    height: float
    """Of the part of the map on each page."""
    columns: int
    rows: int
    overlap: float
    flipped: bool
    """Whether the pages lie on their side."""

    def part(self, column: int, row: int) -> tuple[float, float]:
        """Where a part begins on the map."""
        return column * (self.width - self.overlap), row * (self.height - self.overlap)


def tiling(size: tuple[float, float], overlap: float, paper: PaperName) -> Tiling:
    """The tiling of a map of this size that takes the fewest pages; if both ways take as many, upright ones."""
    ways = [_tiling(size, overlap, paper, flipped=flipped) for flipped in (False, True)]
    return min(ways, key=lambda way: way.columns * way.rows)


def _tiling(size: tuple[float, float], overlap: float, paper: PaperName, *, flipped: bool) -> Tiling:
    sides = reversed(PAPERS[paper]) if flipped else PAPERS[paper]
    rooms = [side - 2 * (MARGIN + _STRIP) for side in sides]
    columns, rows = (
        max(1, math.ceil((length - overlap) / (room - overlap) - _EPSILON))
        for length, room in zip(size, rooms, strict=True)
    )
    # Cut evenly, so that no page has a mere strip of the map.
    width, height = (
        (length + (count - 1) * overlap) / count for length, count in zip(size, (columns, rows), strict=True)
    )
    return Tiling(width, height, columns, rows, overlap, flipped)


def map_sheet(game: Game, sheet: MapSheet) -> Data:
    """The map as one sheet and its key on another, in the form that `templates/print/map.typ` draws."""
    return imprint(game) | {
        "margin": MARGIN,
        "map": map_view(game, sheet.hex * _POINTS),
        "key": key_view(game),
    }


def map_pages(game: Game, sheet: MapSheet, paper: PaperName) -> Data:
    """The map on pages, in the form that `templates/print/map-pages.typ` draws; it needs the sheet as its picture."""
    width, height = (side / _POINTS for side in game.map.grid.extent(sheet.hex * _POINTS))
    cut = tiling((width, height), sheet.overlap, paper)
    return imprint(game) | {
        "hex": sheet.hex,
        "flipped": cut.flipped,
        "strip": MARGIN + _STRIP,
        "margin": MARGIN,
        "sheet": [width + 2 * MARGIN, height + 2 * MARGIN],
        "size": [cut.width, cut.height],
        "columns": cut.columns,
        "rows": cut.rows,
        "overlap": cut.overlap,
        "pages": list(_parts(cut)),
    }


def _parts(cut: Tiling) -> Iterator[Data]:
    for row in range(cut.rows):
        for column in range(cut.columns):
            x, y = cut.part(column, row)
            yield {
                "label": _label(column, row),
                "column": column,
                "row": row,
                "x": x,
                "y": y,
                "left": _label(column - 1, row) if column else None,
                "above": _label(column, row - 1) if row else None,
                "right": _label(column + 1, row) if column + 1 < cut.columns else None,
                "below": _label(column, row + 1) if row + 1 < cut.rows else None,
            }


def _label(column: int, row: int) -> str:
    """Letters from left to right, numbers from top to bottom: A1, B1, A2."""
    return f"{chr(ord('A') + column)}{row + 1}"
