"""The bundled fonts."""

import pytest
from fontTools.ttLib import TTFont

from authoring import Golden
from oobc.fonts import LIST, characters
from oobc.resources import templates

FONTS = sorted((templates() / "fonts").glob("*.ttf"))


def test_the_characters_are_those_that_every_font_has(golden: Golden) -> None:
    covered = [set(TTFont(font).getBestCmap()) - {0, ord("\r")} for font in FONTS]
    every = set.intersection(*covered)
    first = sorted(code for code in every if code - 1 not in every)
    last = sorted(code for code in every if code + 1 not in every)
    golden(f"../../templates/{LIST}", "".join(f"{a:04X}-{b:04X}\n" for a, b in zip(first, last, strict=True)))
    assert characters() == {*map(chr, every), *"\n\r\ufeff"}


@pytest.mark.parametrize("text", ["Łódź", "Valdès", "Cigüeña", "1–2 × 3½", "− ≤ †"])
def test_what_games_of_europe_need_is_there(text: str) -> None:
    assert set(text) <= characters()
