"""The bundled fonts."""

import pytest
from fontTools.ttLib import TTFont

from oobc.fonts import characters
from oobc.resources import templates

FONTS = sorted((templates() / "fonts").glob("*.ttf"))


def test_the_characters_are_those_that_every_font_has() -> None:
    covered = [{chr(code) for code in TTFont(font).getBestCmap() if code} for font in FONTS]
    assert characters() - set("\n\r\ufeff") == set.intersection(*covered) - set("\n\r\ufeff")


@pytest.mark.parametrize("text", ["Łódź", "Valdès", "Cigüeña", "1–2 × 3½", "− ≤ †"])
def test_what_games_of_europe_need_is_there(text: str) -> None:
    assert set(text) <= characters()
