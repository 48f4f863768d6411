"""Counter sheets: where each counter lies on the paper, and where its back lies behind it. Lengths are in mm."""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from oobc.game import Game
from oobc.model.sheets import CounterSheet
from oobc.outputs.paper import MARGIN, PAPERS, Backs, PaperName, Printing
from oobc.outputs.print.frame import Data, imprint
from oobc.outputs.print.mix import Cardboard, Changes, changes, mix

_HEAD, _FOOT = 8.0, 4.0
"""The heights of what stands over and under the counters."""
_MARK, _GAP = 3.0, 1.0
"""How long a crop mark is, and how far it stays off the bleed."""
_EPSILON = 1e-6


@dataclass(frozen=True, slots=True)
class Layout:
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
        top = MARGIN + _HEAD + _reach(self.sheet)
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


def layout(sheet: CounterSheet, paper: PaperName, backs: Backs, count: int) -> Layout:
    """As many columns and rows as the sheet wants and the paper holds, for so many counters."""
    width, height = PAPERS[paper]
    across = (width / 2 - MARGIN if backs == "fold" else width - 2 * MARGIN) - 2 * _reach(sheet)
    down = height - 2 * MARGIN - _HEAD - _FOOT - 2 * _reach(sheet)
    columns, rows = (
        math.floor((room + sheet.gutter + _EPSILON) / (side + sheet.gutter))
        for room, side in zip((across, down), sheet.size, strict=True)
    )
    columns = min(columns, sheet.columns or columns, count)
    return Layout(sheet, paper, backs, columns, min(rows, sheet.rows or rows))


def _extent(count: int, side: float, gutter: float) -> float:
    return count * side + (count - 1) * gutter


def _reach(sheet: CounterSheet) -> float:
    """How far bleed and crop marks reach past the counters."""
    return sheet.bleed + _GAP + _MARK


def counter_sheets(game: Game, printing: Printing) -> Iterator[tuple[str, Data]]:
    """The names of the counter sheets that are needed, each in the form that `templates/print/counters.typ` draws."""
    found = Changes(mix(game), {}) if printing.since is None else changes(game, printing.since)
    sheets = game.series.sheets.counters
    order = {name: sheets[name] for name in (*printing.sheets, *sheets)}
    lying: dict[str, list[Cardboard]] = {name: [] for name in order}
    for counter in found.counters:
        name = next((name for name, sheet in order.items() if _holds(sheet, counter)), None)
        if name is not None:
            lying[name].append(counter)
    for name, counters in lying.items():
        if counters:
            yield name, _sheet(game, order[name], counters, found.told, printing)


def _holds(sheet: CounterSheet, counter: Cardboard) -> bool:
    return not sheet.drawings or counter.front.drawing in sheet.drawings


def _sheet(
    game: Game, sheet: CounterSheet, counters: Sequence[Cardboard], told: Mapping[str, list[str]], printing: Printing
) -> Data:
    grid = layout(sheet, printing.paper, printing.backs, len(counters))
    shown = list({face.id: face for each in counters for face in each[1:] if face is not None}.values())
    index = {face.id: number for number, face in enumerate(shown)}
    parts = [counters[n : n + grid.per_page] for n in range(0, len(counters), grid.per_page)]
    return imprint(game) | {
        "title": sheet.title,
        "size": list(sheet.size),
        "backs": printing.backs,
        "faces": shown,
        "counters": len(counters),
        "pages": [page for part in parts for page in _pages(grid, part, index, printing)],
        "sheets": len(parts),
        "told": [{"title": title, "names": names} for title, names in told.items()],
    }


def _pages(grid: Layout, counters: Sequence[Cardboard], index: Mapping[str, int], printing: Printing) -> list[Data]:
    """The fronts and their backs: two pages, or the halves of one."""
    fronts, backs = [], []
    shift_x, shift_y = (0.0, 0.0) if grid.backs == "fold" else printing.shift
    for number, each in enumerate(counters):
        x, y = grid.place(number)
        left, up, right, down = grid.bleed(number, len(counters))
        front = {"x": x, "y": y, "bleed": [left, up, right, down], "face": index[each.front.id]}
        fronts.append(front)
        behind = {"x": grid.behind(x) + shift_x, "y": y + shift_y, "bleed": [right, up, left, down]}
        shown = {"ground": each.front.ground} if each.back is None else {"face": index[each.back.id]}
        backs.append(behind | shown)
    marks = _marks(grid, len(counters))
    if grid.backs == "fold":
        return [{"what": "Fronts and backs", "fronts": fronts, "backs": backs, "marks": marks}]
    return [
        {"what": "Fronts", "fronts": fronts, "backs": [], "marks": marks},
        {"what": "Backs", "fronts": [], "backs": backs, "marks": None},
    ]


def _marks(grid: Layout, count: int) -> Data:
    """Where the cuts run, and the block of counters that crop marks stay out of."""
    places = [grid.place(number) for number in range(count)]
    width, height = grid.sheet.size
    across = sorted({round(x + side, 6) for x, _ in places for side in (0, width)})
    down = sorted({round(y + side, 6) for _, y in places for side in (0, height)})
    return {"across": across, "down": down, "off": grid.sheet.bleed + _GAP, "long": _MARK}
