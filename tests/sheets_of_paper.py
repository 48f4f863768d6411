"""Reading sheets of paper back from a PDF, for tests: what is drawn where, in mm from a page's upper left corner."""

from collections.abc import Iterator
from typing import NamedTuple

import pypdfium2 as pdfium
import pypdfium2.raw as raw

from oobc.layout.paper import MARGIN

MM = 72 / 25.4
"""Points."""
NEAR = 0.05
"""How far apart two places may be that are the same, in mm."""


class Box(NamedTuple):
    """Edges."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def middle(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    @property
    def size(self) -> tuple[float, float]:
        return self.right - self.left, self.bottom - self.top

    def touches(self, other: "Box") -> bool:
        """Whether two boxes have something in common."""
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom


def pages(content: bytes) -> list[pdfium.PdfPage]:
    return list(pdfium.PdfDocument(content))


def size(page: pdfium.PdfPage) -> tuple[float, float]:
    width, height = page.get_size()
    return width / MM, height / MM


def box(page: pdfium.PdfPage, bounds: tuple[float, float, float, float]) -> Box:
    """A box of the PDF, left, bottom, right and top in points from the lower left corner."""
    left, bottom, right, top = bounds
    height = page.get_height()
    return Box(left / MM, (height - top) / MM, right / MM, (height - bottom) / MM)


def shapes(page: pdfium.PdfPage, *, filled: bool) -> Iterator[Box]:
    """The boxes of what is filled, or else of what is only stroked, in the order in which it is drawn."""
    for each in page.get_objects():
        if each.type == raw.FPDF_PAGEOBJ_PATH:
            fill, stroke = raw.c_int(), raw.c_int()
            raw.FPDFPath_GetDrawMode(each.raw, fill, stroke)
            if (fill.value != raw.FPDF_FILLMODE_NONE) == filled:
                yield box(page, each.get_bounds())


def grounds(page: pdfium.PdfPage, width: float, height: float) -> list[Box]:
    """The grounds of counters of this size, each with as much bleed on one side as on the other."""
    bleeds = ((each, each.size[0] - width, each.size[1] - height) for each in shapes(page, filled=True))
    return [each for each, across, down in bleeds if across > -NEAR and abs(across - down) < NEAR]


def words(page: pdfium.PdfPage, inside: Box) -> str:
    """The text in a box."""
    height = page.get_height()
    bounds = (inside.left * MM, height - inside.bottom * MM, inside.right * MM, height - inside.top * MM)
    return " ".join(page.get_textpage().get_text_bounded(*bounds).split())


def place_of(page: pdfium.PdfPage, text: str) -> tuple[float, float]:
    """The middle of the first character of a text."""
    written = page.get_textpage()
    found = written.search(text, match_case=True, match_whole_word=True).get_next()
    assert found is not None, text
    return box(page, written.get_charbox(found[0], loose=False)).middle


def is_blank_in_the_margin(page: pdfium.PdfPage) -> bool:
    """Whether nothing is drawn where no printer is asked to reach."""
    scale = 4
    picture = page.render(scale=scale).to_pil().convert("L")
    inner = int(MARGIN * MM * scale)
    width, height = picture.size
    picture.paste(255, (inner, inner, width - inner, height - inner))
    return picture.getextrema() == (255, 255)


def fonts(page: pdfium.PdfPage) -> set[tuple[str, bool]]:
    """The names of the fonts, without the letters that mark them as parts, and whether they are embedded."""
    found = set()
    for each in page.get_objects():
        if each.type == raw.FPDF_PAGEOBJ_TEXT:
            font = raw.FPDFTextObj_GetFont(each.raw)
            buffer = (raw.c_char * 200)()
            raw.FPDFFont_GetBaseFontName(font, buffer, len(buffer))
            found.add((buffer.value.decode().partition("+")[2], raw.FPDFFont_GetIsEmbedded(font) == 1))
    return found


def coloured(content: bytes) -> set[tuple[int, ...]]:
    """The fills and strokes of a document that are no grey."""
    found = set()
    for page in pages(content):
        for each in page.get_objects():
            for colour_of in (raw.FPDFPageObj_GetFillColor, raw.FPDFPageObj_GetStrokeColor):
                parts = [raw.c_uint() for _ in range(4)]
                if colour_of(each.raw, *parts):
                    found.add(tuple(part.value for part in parts[:3]))
    return {colour for colour in found if len(set(colour)) > 1}
