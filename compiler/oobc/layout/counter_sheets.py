"""Counter sheets: where each counter lies on the paper, and where its back lies behind it. Lengths are in mm."""

import math
from dataclasses import dataclass

from oobc.layout.paper import MARGIN, PAPERS, Backs, PaperName
from oobc.model.sheets import CounterSheet

HEAD, FOOT = 8.0, 4.0
"""The heights of what stands over and under the counters."""
_MARK, _GAP = 3.0, 1.0
"""How long a crop mark is, and how far it stays off the bleed."""
_EPSILON = 1e-6


@dataclass(frozen=True, slots=True)
class CounterGrid:
    """The grid in which the counters of a sheet lie on a paper."""

    sheet: CounterSheet
    paper: PaperName
    backs: Backs
    columns: int
    rows: int

    @property
    def per_page(self) -> int:
        return self.columns * self.rows

    @property
    def _left(self) -> float:
        """The first cut: the block of counters stands in the middle of the page, or of its left half."""
        width, _ = PAPERS[self.paper]
        middle = (MARGIN + width / 2) / 2 if self.backs == "fold" else width / 2
        return middle - _extent(self.columns, self.sheet.width, self.sheet.gutter) / 2

    def place(self, number: int) -> tuple[float, float]:
        """The upper left corner of the counter with this number on its page, row by row."""
        row, column = divmod(number, self.columns)
        width, height = self.sheet.size
        top = MARGIN + HEAD + _reach(self.sheet)
        return self._left + column * (width + self.sheet.gutter), top + row * (height + self.sheet.gutter)

    def behind(self, x: float) -> float:
        """Where the back of a counter begins: the page is turned over, or folded, in the middle."""
        return PAPERS[self.paper][0] - x - self.sheet.width

    def bleed(self, number: int, count: int) -> tuple[float, float, float, float]:
        """How far a counter is drawn past its left, upper, right and lower cut, when `count` lie on the page."""
        row, column = divmod(number, self.columns)
        inner = min(self.sheet.bleed, self.sheet.gutter / 2)
        neighbours = (
            column > 0,
            row > 0,
            column + 1 < self.columns and number + 1 < count,
            number + self.columns < count,
        )
        left, up, right, down = (inner if neighbour else self.sheet.bleed for neighbour in neighbours)
        return left, up, right, down

    def cuts(self, count: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Where the cuts between `count` counters run: those from top to bottom, and those across."""
        places = [self.place(number) for number in range(count)]
        width, height = self.sheet.size
        across = {round(x + side, 6) for x, _ in places for side in (0, width)}
        down = {round(y + side, 6) for _, y in places for side in (0, height)}
        return tuple(sorted(across)), tuple(sorted(down))

    @property
    def mark(self) -> tuple[float, float]:
        """How far a crop mark stays off the counters, and how long it is."""
        return self.sheet.bleed + _GAP, _MARK


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
