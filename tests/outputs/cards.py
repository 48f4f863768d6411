"""Reading cards back, for tests: what is written where and how large, the squares to tick, the blank margins."""

from collections.abc import Iterator
from ctypes import c_float
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import pypdfium2 as pdfium
import pypdfium2.raw as raw
import pytest
from PIL import ImageChops

MM = 72 / 25.4
_TICK, _TICK_LINE = 7.0, 0.6
"""The side of a square to tick, and how wide its line is, in points."""


@dataclass(frozen=True)
class Area:
    """A rectangle of a page, in points from its lower left corner."""

    left: float
    bottom: float
    right: float
    top: float

    @property
    def middle(self) -> float:
        return (self.bottom + self.top) / 2

    @property
    def centre(self) -> float:
        return (self.left + self.right) / 2

    def holds(self, other: "Area") -> bool:
        return self.left <= other.centre <= self.right and self.bottom <= other.middle <= self.top


class Leaf:
    """A page of a card."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.width, self.height = page.get_size()

    @cached_property
    def _letters(self) -> list[tuple[str, float, Area]]:
        """Every letter with its size and where it stands."""
        text = self.page.get_textpage()
        letter, size = raw.FPDFText_GetUnicode, raw.FPDFText_GetFontSize
        return [
            (chr(letter(text.raw, n)), size(text.raw, n), Area(*text.get_charbox(n))) for n in range(text.count_chars())
        ]

    def written(self, area: Area, size: float | None = None) -> str:
        """What stands in an area, in letters of this size or any; without the marks of sources."""
        found = [
            letter
            for letter, each, box in self._letters
            if area.holds(box) and (size is None or not letter.strip() or abs(each - size) < 0.05)
        ]
        return " ".join("".join(found).replace("†", "").replace("‡", "").split())

    def places_of(self, word: str, size: float) -> Iterator[Area]:
        """Where a word stands in letters of this size."""
        letters = [each for each in self._letters if abs(each[1] - size) < 0.05 and each[0].strip()]
        text = "".join(letter for letter, _, _ in letters)
        at = text.find(word)
        while at >= 0:
            boxes = [box for _, _, box in letters[at : at + len(word)]]
            yield Area(boxes[0].left, min(box.bottom for box in boxes), boxes[-1].right, max(box.top for box in boxes))
            at = text.find(word, at + 1)

    @cached_property
    def ticks(self) -> list[Area]:
        """The squares to tick, with their line: nothing else of their size has the same line."""
        paths = self.page.get_objects([raw.FPDF_PAGEOBJ_PATH])
        found = (Area(*each.get_bounds()) for each in paths if _line(each) == pytest.approx(_TICK_LINE, abs=0.01))
        side = pytest.approx(_TICK + 2 * _TICK_LINE, abs=0.2)
        return [area for area in found if area.right - area.left == side and area.top - area.bottom == side]

    def is_blank_round(self, margin: float) -> bool:
        """Whether nothing shows outside the margins, as it is drawn: what is cut off does not count."""
        picture = self.page.render(scale=1).to_pil().convert("L")
        drawn = ImageChops.invert(picture).getbbox()
        if drawn is None:
            return True
        left, top, right, bottom = drawn
        return min(left, top, picture.width - right, picture.height - bottom) >= margin


def _line(path: Any) -> float:
    width = c_float()
    raw.FPDFPageObj_GetStrokeWidth(path.raw, width)
    return width.value


def leaves(content: bytes) -> list[Leaf]:
    """The pages of a card."""
    return [Leaf(page) for page in pdfium.PdfDocument(content)]
