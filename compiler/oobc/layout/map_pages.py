"""The map cut up over pages that are glued together. Lengths are in mm."""

import math
from dataclasses import dataclass

from oobc.layout.paper import MARGIN, PAPERS, PaperName

STRIP = 5.0
"""Room round the part of the map on a page, for what is written there and the marks."""
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


def tiling(size: tuple[float, float], overlap: float, paper: PaperName) -> Tiling:
    """The tiling of a map of this size that takes the fewest pages; if both ways take as many, upright ones."""
    ways = [_tiling(size, overlap, paper, flipped=flipped) for flipped in (False, True)]
    return min(ways, key=lambda way: way.columns * way.rows)


def _tiling(size: tuple[float, float], overlap: float, paper: PaperName, *, flipped: bool) -> Tiling:
    sides = reversed(PAPERS[paper]) if flipped else PAPERS[paper]
    rooms = [side - 2 * (MARGIN + STRIP) for side in sides]
    columns, rows = (
        max(1, math.ceil((length - overlap) / (room - overlap) - _EPSILON))
        for length, room in zip(size, rooms, strict=True)
    )
    # Cut evenly, so that no page has a mere strip of the map.
    width, height = (
        (length + (count - 1) * overlap) / count for length, count in zip(size, (columns, rows), strict=True)
    )
    return Tiling(width, height, columns, rows, overlap, flipped)
