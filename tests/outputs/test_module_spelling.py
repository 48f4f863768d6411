"""What authors may write, and what becomes of it in VASSAL: no sign of theirs means anything to the engine."""

import io
from functools import cache
from zipfile import ZipFile

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from authoring import TESTS, game_of
from oobc.game import Game
from oobc.outputs.module.names import in_engine
from oobc.outputs.module.render import render
from oobc.outputs.module.spelling import spelled, spelled_with_words
from signs import with_signs

SIGNS = "\"'\\{}$|~/,;:<>&%#=+*()[]\t \n\u00a0"


@cache
def isles() -> Game:
    return game_of(TESTS / "project", "two-lights")


def meaningful(game: Game) -> dict[str, int]:
    """How often each sign that means something to the engine is in the module."""
    (module,) = render(game, {})
    with ZipFile(io.BytesIO(module.content)) as file:
        text = file.read("buildFile.xml").decode()
    return {sign: text.count(sign) for sign in ("&quot;", "{", "}", "$", "~")}


@pytest.mark.slow
@settings(max_examples=10)
@given(st.text(alphabet=SIGNS, min_size=1, max_size=8))
def test_no_text_of_an_author_says_anything_to_the_engine(signs: str) -> None:
    assert meaningful(with_signs(isles(), signs)) == meaningful(with_signs(isles(), "x"))


@pytest.mark.parametrize(
    ("text", "becomes"),
    [
        ('The "Old" Wreckers', "The “Old” Wreckers"),
        ('"Old" (or "new")', "“Old” (or “new”)"),
        ("{2+2}", "(2+2)"),
        ("a $name$", "a \uff04name\uff04"),
        ("back\\slash", "back/slash"),
        (" blanks at the ends ", "blanks at the ends"),
        ("5' 3, a/b; c|d", "5' 3, a/b; c|d"),
    ],
)
def test_a_sign_that_means_something_to_the_engine_becomes_one_that_looks_like_it(text: str, becomes: str) -> None:
    assert spelled(text) == becomes


def test_words_in_braces_stay_in_what_the_chat_says() -> None:
    assert spelled_with_words('{piece} "goes" {down') == "{piece} “goes” (down"


def test_a_game_without_such_signs_stays_as_it_is() -> None:
    game = isles()
    for name in ("box", "series", "turns", "formations", "pieces", "boxes", "scenarios", "tables"):
        assert getattr(in_engine(game), name) is getattr(game, name)


def test_what_was_one_thing_is_one_thing() -> None:
    game = in_engine(with_signs(isles(), '"'))
    sides = {id(each) for each in game.box.sides.values()}
    assert {id(piece.side) for piece in game.pieces.values() if piece.side is not None} <= sides
