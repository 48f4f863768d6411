"""Counter sheets: where each counter lies on the paper, and where its back lies behind it. Lengths are in mm."""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from oobc.layout.paper import MARGIN, PAPERS, Backs, PaperName
from oobc.model.sheets import CounterSheet

HEAD, FOOT = 8.0, 4.0
"""The heights of what stands over and under the counters."""
_MARK, _GAP = 3.0, 1.0
"""How long a crop mark is, and how far it stays off the bleed."""
_EPSILON = 1e-6


@dataclass(frozen=True, slots=True)
class Spot:
    """The upper left corner of a counter, and how far it is drawn past its left, upper, right and lower cut."""

    x: float
    y: float
    bleed: tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class CropMarks:
    """Where the cuts run; how far the marks stay off the counters, and how long they are."""

    across: tuple[float, ...]
    down: tuple[float, ...]
    off: float
    long: float


@dataclass(frozen=True, slots=True)
class CounterGrid:
    """The grid in which the counters of a sheet lie on a paper."""

    sheet: CounterSheet
    paper: PaperName
    backs: Backs
    columns: int
    rows: int

    @property
    def _left(self) -> float:
        """The first cut: the block of counters stands in the middle of the page, or of its left half."""
        width, _ = PAPERS[self.paper]
        middle = (MARGIN + width / 2) / 2 if self.backs == "fold" else width / 2
        return middle - _extent(self.columns, self.sheet.width, self.sheet.gutter) / 2

    def fronts(self, count: int) -> Iterator[Spot]:
        """Where `count` counters lie on a page, row by row."""
        width, height = self.sheet.size
        inner = min(self.sheet.bleed, self.sheet.gutter / 2)
        for number in range(count):
            row, column = divmod(number, self.columns)
            beside = column + 1 < self.columns and number + 1 < count
            neighbours = (column > 0, row > 0, beside, number + self.columns < count)
            left, up, right, down = (inner if neighbour else self.sheet.bleed for neighbour in neighbours)
            top = MARGIN + HEAD + _reach(self.sheet)
            x, y = self._left + column * (width + self.sheet.gutter), top + row * (height + self.sheet.gutter)
            yield Spot(x, y, (left, up, right, down))

    def behind(self, front: Spot, shift: tuple[float, float]) -> Spot:
        """Where the back of a counter lies: the page is turned over, or folded, in the middle."""
        x, y = (0.0, 0.0) if self.backs == "fold" else shift
        left, up, right, down = front.bleed
        return Spot(PAPERS[self.paper][0] - front.x - self.sheet.width + x, front.y + y, (right, up, left, down))

    def marks(self, count: int) -> CropMarks:
        """The marks for the cuts between `count` counters."""
        width, height = self.sheet.size
        across = {round(each.x + side, 6) for each in self.fronts(count) for side in (0, width)}
        down = {round(each.y + side, 6) for each in self.fronts(count) for side in (0, height)}
        return CropMarks(tuple(sorted(across)), tuple(sorted(down)), self.sheet.bleed + _GAP, _MARK)


def counter_grid(sheet: CounterSheet, paper: PaperName, backs: Backs, count: int) -> CounterGrid:
    """As many columns and rows as the sheet wants and the paper holds, for so many counters."""
    width, height = PAPERS[paper]
    across = (width / 2 - MARGIN if backs == "fold" else width - 2 * MARGIN) - 2 * _reach(sheet)
    down = height - 2 * MARGIN - HEAD - FOOT - 2 * _reach(sheet)
    columns, rows = (
        math.floor((room + sheet.gutter + _EPSILON) / (side + sheet.gutter))
        for room, side in zip((across, down), sheet.size, strict=True)
    )
    columns = min(columns, sheet.columns or columns, count)
    return CounterGrid(sheet, paper, backs, columns, min(rows, sheet.rows or rows))


def _extent(count: int, side: float, gutter: float) -> float:
    return count * side + (count - 1) * gutter


def _reach(sheet: CounterSheet) -> float:
    """How far bleed and crop marks reach past the counters."""
    return sheet.bleed + _GAP + _MARK
