"""What is cut out and glued: the counter sheets, a page that measures the printer, and the map. Lengths are in mm."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from oobc.art.counters import FaceView
from oobc.art.ground import map_view
from oobc.art.legend import key_view
from oobc.art.map_views import KeyView, MapView
from oobc.art.views import View
from oobc.game import Game
from oobc.layout.counter_sheets import FOOT, HEAD, CounterGrid, counter_grid
from oobc.layout.map_pages import STRIP, Tiling, tiling
from oobc.layout.paper import MARGIN, Backs, PaperName
from oobc.model.sheets import CounterSheet, MapSheet
from oobc.outputs.paper import Printing
from oobc.outputs.print.frame import Frame, frame
from oobc.outputs.print.mix import Cardboard, Changes, changes, mix

_POINTS = 72 / 25.4


# ---- Counters ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Spot:
    """A face of a counter on a page: its upper left corner, and how far it is drawn past each cut."""

    x: float
    y: float
    bleed: tuple[float, float, float, float]
    face: int | None
    """Its number among the faces of the sheet; None: it is blank."""
    ground: str


@dataclass(frozen=True, slots=True)
class CropMarks:
    """Where the cuts run; how far the marks stay off the counters, and how long they are."""

    across: tuple[float, ...]
    down: tuple[float, ...]
    off: float
    long: float


@dataclass(frozen=True, slots=True)
class CounterPage:
    """A page with fronts, with backs, or with both if it is folded."""

    what: str
    sheet: int
    fronts: tuple[Spot, ...] = ()
    backs: tuple[Spot, ...] = ()
    marks: CropMarks | None = None


@dataclass(frozen=True, slots=True)
class Told:
    """What is to be done with some counters since an earlier build."""

    title: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CounterSheetView(View):
    """The pages of a counter sheet."""

    template: ClassVar[str] = "print/counters.typ"
    frame: Frame
    head: float
    foot: float
    size: tuple[float, float]
    backs: Backs
    faces: tuple[FaceView, ...]
    counters: int
    sheets: int
    pages: tuple[CounterPage, ...]
    told: tuple[Told, ...]


@dataclass(frozen=True, slots=True)
class PrinterTest(View):
    """A page that measures a printer."""

    template: ClassVar[str] = "print/printer-test.typ"
    paper: PaperName
    margin: float
    backs: Backs
    shift: tuple[float, float]


def printer_test(printing: Printing) -> PrinterTest:
    """The page for a way to print."""
    return PrinterTest(printing.paper, MARGIN, printing.backs, printing.shift)


def counter_sheets(game: Game, printing: Printing) -> Iterator[tuple[str, CounterSheetView]]:
    """The counter sheets that are needed, by name."""
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
            yield name, _counter_sheet(game, order[name], counters, found.told, printing)


def _holds(sheet: CounterSheet, counter: Cardboard) -> bool:
    return not sheet.drawings or counter.front.drawing in sheet.drawings


def _counter_sheet(
    game: Game, sheet: CounterSheet, counters: Sequence[Cardboard], told: Mapping[str, list[str]], printing: Printing
) -> CounterSheetView:
    grid = counter_grid(sheet, printing.paper, printing.backs, len(counters))
    faces = {face.id: face for each in counters for face in each[1:] if face is not None}
    numbers = {id: number for number, id in enumerate(faces)}
    parts = [counters[n : n + grid.per_page] for n in range(0, len(counters), grid.per_page)]
    return CounterSheetView(
        frame(game, printing.paper, sheet.title),
        HEAD,
        FOOT,
        sheet.size,
        printing.backs,
        tuple(faces.values()),
        len(counters),
        len(parts),
        tuple(page for n, part in enumerate(parts, 1) for page in _pages(grid, n, part, numbers, printing)),
        tuple(Told(title, tuple(names)) for title, names in told.items()),
    )


def _pages(
    grid: CounterGrid, sheet: int, counters: Sequence[Cardboard], numbers: Mapping[str, int], printing: Printing
) -> list[CounterPage]:
    """The fronts and their backs: two pages, or the halves of one."""
    fronts, backs = [], []
    shift_x, shift_y = (0.0, 0.0) if grid.backs == "fold" else printing.shift
    for number, each in enumerate(counters):
        x, y = grid.place(number)
        left, up, right, down = grid.bleed(number, len(counters))
        fronts.append(Spot(x, y, (left, up, right, down), numbers[each.front.id], each.front.ground))
        back = None if each.back is None else numbers[each.back.id]
        backs.append(Spot(grid.behind(x) + shift_x, y + shift_y, (right, up, left, down), back, each.front.ground))
    marks = CropMarks(*grid.cuts(len(counters)), *grid.mark)
    if grid.backs == "fold":
        return [CounterPage("Fronts and backs", sheet, tuple(fronts), tuple(backs), marks)]
    return [
        CounterPage("Fronts", sheet, fronts=tuple(fronts), marks=marks),
        CounterPage("Backs", sheet, backs=tuple(backs)),
    ]


# ---- The map -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MapSheetView(View):
    """The map as one sheet, and its key on another."""

    template: ClassVar[str] = "print/map.typ"
    frame: Frame
    map: MapView
    key: KeyView


@dataclass(frozen=True, slots=True)
class MapPage:
    """A page with a part of the map, and the labels of the pages round it."""

    label: str
    column: int
    row: int
    x: float
    y: float
    left: str | None
    above: str | None
    right: str | None
    below: str | None


@dataclass(frozen=True, slots=True)
class MapPagesView(View):
    """The map on pages."""

    template: ClassVar[str] = "print/map-pages.typ"
    frame: Frame
    map: bytes
    """The map as one sheet, a PDF."""
    hex: float
    flipped: bool
    strip: float
    sheet: tuple[float, float]
    size: tuple[float, float]
    columns: int
    rows: int
    overlap: float
    pages: tuple[MapPage, ...]


def map_sheet(game: Game, paper: PaperName, sheet: MapSheet) -> MapSheetView:
    """The map at its true size."""
    return MapSheetView(frame(game, paper, "map"), map_view(game, sheet.hex * _POINTS), key_view(game))


def map_pages(game: Game, paper: PaperName, sheet: MapSheet, whole: bytes) -> MapPagesView:
    """The map cut up; `whole` is the PDF of it as one sheet."""
    width, height = (side / _POINTS for side in game.map.grid.extent(sheet.hex * _POINTS))
    cut = tiling((width, height), sheet.overlap, paper)
    return MapPagesView(
        frame(game, paper, "map on pages"),
        whole,
        sheet.hex,
        cut.flipped,
        MARGIN + STRIP,
        (width + 2 * MARGIN, height + 2 * MARGIN),
        (cut.width, cut.height),
        cut.columns,
        cut.rows,
        cut.overlap,
        tuple(_map_page(cut, column, row) for row in range(cut.rows) for column in range(cut.columns)),
    )


def _map_page(cut: Tiling, column: int, row: int) -> MapPage:
    def label(column: int, row: int) -> str | None:
        """Letters from left to right, numbers from top to bottom: A1, B1, A2."""
        return f"{chr(ord('A') + column)}{row + 1}" if column in range(cut.columns) and row in range(cut.rows) else None

    around = (label(column - 1, row), label(column, row - 1), label(column + 1, row), label(column, row + 1))
    return MapPage(label(column, row) or "", column, row, *cut.part(column, row), *around)
