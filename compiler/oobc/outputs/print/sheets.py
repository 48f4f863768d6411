"""What is cut out and glued: the counter sheets, a page that measures the printer, and the map. Lengths are in mm."""

from collections.abc import Iterator, Mapping, Sequence

from oobc.art.counters import FaceView
from oobc.art.ground import map_view
from oobc.art.legend import key_view
from oobc.art.map_views import KeyView, MapView
from oobc.art.views import View
from oobc.game import Game
from oobc.layout.counter_sheets import FOOT, HEAD, CounterGrid, CropMarks, Spot, counter_grid
from oobc.layout.map_pages import STRIP, Tiling, tiling
from oobc.layout.paper import MARGIN, Backs, PaperName
from oobc.model.sheets import CounterSheet, MapSheet
from oobc.outputs.paper import Printing
from oobc.outputs.print.frame import Frame, frame
from oobc.outputs.print.mix import Cardboard, Changes, changes, mix

_POINTS = 72 / 25.4


class CounterPage(View):
    """A page with fronts, with backs, or with both if it is folded."""

    what: str
    sheet: int
    fronts: tuple[tuple[Spot, int], ...]
    """Faces by their numbers."""
    backs: tuple[tuple[Spot, int | str], ...]
    """Faces by their numbers, or the colour of a blank one."""
    marks: CropMarks | None


class CounterSheetView(View, template="print/counters.typ"):
    frame: Frame
    head: float
    foot: float
    size: tuple[float, float]
    backs: Backs
    faces: tuple[FaceView, ...]
    counters: int
    sheets: int
    pages: tuple[CounterPage, ...]
    told: tuple[tuple[str, tuple[str, ...]], ...]
    """What is to be done with which counters since an earlier build."""


class PrinterTest(View, template="print/printer-test.typ"):
    paper: PaperName
    margin: float
    backs: Backs
    shift: tuple[float, float]


class MapSheetView(View, template="print/map.typ"):
    """The map at its true size, and its key on another sheet."""

    frame: Frame
    map: MapView
    key: KeyView


class MapPagesView(View, template="print/map-pages.typ"):
    """The map on pages; `map` is the PDF of it as one sheet, `sheet` the size of that."""

    frame: Frame
    map: bytes
    sheet: tuple[float, float]
    hex: float
    strip: float
    cut: Tiling


def printer_test(game: Game, printing: Printing) -> Iterator[tuple[str, PrinterTest]]:
    """The page, if there are counters to cut out."""
    if game.series.sheets.counters:
        yield "printer-test", PrinterTest(printing.paper, MARGIN, printing.backs, printing.shift)


def counter_sheets(game: Game, printing: Printing) -> Iterator[tuple[str, CounterSheetView]]:
    """The counter sheets that are needed."""
    found = Changes(mix(game), {}) if printing.since is None else changes(game, printing.since)
    sheets = game.series.sheets.counters
    order = {name: sheets[name] for name in (*printing.sheets, *sheets)}
    lying: dict[str, list[Cardboard]] = {name: [] for name in order}
    for counter in found.counters:
        drawing = counter.front.drawing
        name = next((name for name, each in order.items() if not each.drawings or drawing in each.drawings), None)
        if name is not None:
            lying[name].append(counter)
    told = tuple((title, tuple(names)) for title, names in found.told.items())
    for name, counters in lying.items():
        if counters:
            yield f"counters-{name}", _counter_sheet(game, order[name], counters, told, printing)


def _counter_sheet(
    game: Game,
    sheet: CounterSheet,
    counters: Sequence[Cardboard],
    told: tuple[tuple[str, tuple[str, ...]], ...],
    printing: Printing,
) -> CounterSheetView:
    grid = counter_grid(sheet, printing.paper, printing.backs, len(counters))
    faces = {face.id: face for each in counters for face in each[1:] if face is not None}
    numbers = {id: number for number, id in enumerate(faces)}
    size = grid.columns * grid.rows
    parts = [counters[n : n + size] for n in range(0, len(counters), size)]
    return CounterSheetView(
        frame(game, printing.paper, sheet.title),
        HEAD,
        FOOT,
        sheet.size,
        printing.backs,
        tuple(faces.values()),
        len(counters),
        len(parts),
        tuple(page for n, part in enumerate(parts, 1) for page in _pages(grid, n, part, numbers, printing.shift)),
        told,
    )


def _pages(
    grid: CounterGrid,
    sheet: int,
    counters: Sequence[Cardboard],
    numbers: Mapping[str, int],
    shift: tuple[float, float],
) -> list[CounterPage]:
    """The fronts and their backs: two pages, or the halves of one."""
    lying = list(zip(grid.fronts(len(counters)), counters, strict=True))
    fronts = tuple((spot, numbers[each.front.id]) for spot, each in lying)
    backs = tuple(
        (grid.behind(spot, shift), each.front.ground if each.back is None else numbers[each.back.id])
        for spot, each in lying
    )
    marks = grid.marks(len(counters))
    if grid.backs == "fold":
        return [CounterPage("Fronts and backs", sheet, fronts, backs, marks)]
    return [CounterPage("Fronts", sheet, fronts, (), marks), CounterPage("Backs", sheet, (), backs, None)]


def map_sheet(game: Game, paper: PaperName, sheet: MapSheet) -> MapSheetView:
    """The map as one sheet."""
    return MapSheetView(frame(game, paper, "map"), map_view(game, sheet.hex * _POINTS), key_view(game))


def map_pages(game: Game, paper: PaperName, sheet: MapSheet, whole: bytes) -> MapPagesView:
    """The map cut up."""
    width, height = (side / _POINTS for side in game.map.grid.extent(sheet.hex * _POINTS))
    size, cut = (width + 2 * MARGIN, height + 2 * MARGIN), tiling((width, height), sheet.overlap, paper)
    return MapPagesView(frame(game, paper, "map on pages"), whole, size, sheet.hex, MARGIN + STRIP, cut)
