"""The map on paper read back from the PDF: how large it is, and how its pages fit together."""

import pypdfium2 as pdfium
import pypdfium2.raw as raw
import pytest

from oobc.art.typst import Press
from oobc.game import Game
from oobc.layout.map_pages import tiling
from oobc.layout.paper import MARGIN, PAPERS, PaperName
from oobc.outputs.paper import Printing
from oobc.outputs.print import render
from sheets_of_paper import MM, NEAR, Box, fonts, is_blank_in_the_margin, pages, place_of, shapes, size

HEX, OVERLAP = 25.0, 15.0
"""As `sheets.yaml` of the series has them, in mm."""
each_paper = pytest.mark.parametrize("paper", PAPERS)


def printed(game: Game, paper: PaperName = "a4") -> tuple[pdfium.PdfPage, list[pdfium.PdfPage]]:
    """The map on one sheet, and its pages."""
    whole, parts = render(game, Press(game.look), Printing(paper, parts=frozenset({"map"})))
    sheet, _ = pages(whole.content)
    return sheet, pages(parts.content)


def window(page: pdfium.PdfPage) -> Box:
    """Where on a page the map is to be seen."""
    (picture,) = (each for each in page.get_objects(max_depth=1) if each.type == raw.FPDF_PAGEOBJ_FORM)
    clip = raw.FPDFPageObj_GetClipPath(picture.raw)
    corners = []
    for number in range(raw.FPDFClipPath_CountPathSegments(clip, 0)):
        x, y = raw.c_float(), raw.c_float()
        raw.FPDFPathSegment_GetPoint(raw.FPDFClipPath_GetPathSegment(clip, 0, number), x, y)
        corners.append((x.value / MM, size(page)[1] - y.value / MM))
    across, down = zip(*corners, strict=True)
    return Box(min(across), min(down), max(across), max(down))


def seen(sheet: pdfium.PdfPage, page: pdfium.PdfPage) -> Box:
    """What part of the map a page shows."""
    (x, y), (page_x, page_y) = place_of(sheet, "F-6"), place_of(page, "F-6")
    left, top = x - page_x - MARGIN, y - page_y - MARGIN
    box = window(page)
    return Box(box.left + left, box.top + top, box.right + left, box.bottom + top)


def crosses(sheet: pdfium.PdfPage, page: pdfium.PdfPage) -> set[tuple[float, float]]:
    """The places on the map of the crosses on a page."""
    on_map, on_page = seen(sheet, page), window(page)
    bars = [each.middle for each in shapes(page, filled=False) if max(each.size) > 5]
    return {
        (round(x - on_page.left + on_map.left, 1), round(y - on_page.top + on_map.top, 1))
        for x, y in bars
        if on_page.left < x < on_page.right and on_page.top < y < on_page.bottom
    }


def test_a_hex_has_its_true_size_and_the_sheet_that_of_the_map(game: Game) -> None:
    sheet, _ = printed(game)
    (_, y), (_, below) = place_of(sheet, "F-6"), place_of(sheet, "G-6")
    assert below - y == pytest.approx(HEX, abs=NEAR)
    width, height = (side / MM for side in game.map.grid.extent(HEX * MM))
    assert size(sheet) == pytest.approx((width + 2 * MARGIN, height + 2 * MARGIN), abs=NEAR)


def test_the_scale_bar_of_the_key_can_be_laid_against_the_map(game: Game) -> None:
    whole, _ = render(game, Press(game.look), Printing(parts=frozenset({"map"})))
    _, key = pages(whole.content)
    line = 2 * 0.015 * HEX  # its whole width on either side, as pdfium counts
    part = pytest.approx((HEX + line, 0.11 * HEX + line), abs=NEAR)
    assert [each.size for each in shapes(key, filled=True)].count(part) == 4
    assert game.map.sheet.title in key.get_textpage().get_text_range()


@each_paper
def test_neighbouring_pages_both_show_what_they_overlap_by(game: Game, paper: PaperName) -> None:
    sheet, parts = printed(game, paper)
    left, right = (seen(sheet, page) for page in parts[:2])
    assert left.right - right.left == pytest.approx(OVERLAP, abs=NEAR)


@each_paper
def test_the_pages_show_the_whole_map_in_equal_parts(game: Game, paper: PaperName) -> None:
    sheet, parts = printed(game, paper)
    boxes = [seen(sheet, page) for page in parts]
    whole = Box(*(side(each) for side, each in zip((min, min, max, max), zip(*boxes, strict=True), strict=True)))
    width, height = (side / MM for side in game.map.grid.extent(HEX * MM))
    assert whole == pytest.approx((0, 0, width, height), abs=NEAR)
    assert all(box.size == pytest.approx(boxes[0].size, abs=NEAR) for box in boxes)


@each_paper
def test_pages_are_glued_along_crosses_that_both_show(game: Game, paper: PaperName) -> None:
    """They stand on the line along which one of the two is cut: in the middle of what both show."""
    sheet, parts = printed(game, paper)
    left, right = (seen(sheet, page) for page in parts[:2])
    both = crosses(sheet, parts[0]) & crosses(sheet, parts[1])
    assert [x for x, _ in both] == pytest.approx([(left.right + right.left) / 2] * 3, abs=2 * NEAR)


@pytest.mark.parametrize(("paper", "labels"), [("a4", ["A1", "B1"]), ("us-letter", ["A1", "B1", "A2", "B2"])])
def test_every_page_has_its_label_and_leaves_the_margin_blank(game: Game, paper: PaperName, labels: list[str]) -> None:
    _, parts = printed(game, paper)
    for label, page in zip(labels, parts, strict=True):
        assert label in page.get_textpage().get_text_range()
        assert size(page) == pytest.approx(PAPERS[paper], abs=NEAR)
        assert is_blank_in_the_margin(page)


def test_the_map_is_in_its_pages_once_and_its_fonts_are_embedded(game: Game) -> None:
    whole, parts = render(game, Press(game.look), Printing(parts=frozenset({"map"})))
    assert len(parts.content) < 2 * len(whole.content)
    for page in pages(parts.content):
        for name, embedded in fonts(page):
            assert name.startswith(("RobotoCondensed", "Barlow"))
            assert embedded


def test_a_map_that_fits_is_one_page() -> None:
    cut = tiling((150, 200), 10, "a4")
    assert (cut.columns, cut.rows, cut.width, cut.height) == (1, 1, 150, 200)


def test_pages_lie_on_their_side_where_that_takes_fewer() -> None:
    assert tiling((260, 170), 10, "a4").flipped
    assert not tiling((170, 260), 10, "a4").flipped


def test_the_same_map_gives_the_same_bytes(game: Game) -> None:
    one, other = (
        [each.content for each in render(game, Press(game.look), Printing(parts=frozenset({"map"})))] for _ in range(2)
    )
    assert one == other
