"""What the pages for authors say: the game of docs/own-game.md is one, docs/art.md lists what the templates draw."""

import re
from pathlib import Path

import pytest

from authoring import TESTS, game_of
from oobc.art.typst import Press
from oobc.game import Game
from oobc.outputs.module import draw_pictures, render
from oobc.vassal import saves
from oobc.vassal.archive import read_module

_FILE = re.compile(r"^```\w+ (data/\S+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


@pytest.fixture
def ford(tmp_path: Path) -> Game:
    for file, text in _FILE.findall((TESTS.parent / "docs/own-game.md").read_text(encoding="utf-8")):
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return game_of(tmp_path, "monday")


def test_it_has_all_that_the_page_says(ford: Game) -> None:
    assert sorted(ford.pieces) == ["gray", "n-1", "s-1", "s-2"]
    assert [turn.id for turn in ford.turns] == ["Monday Dawn", "Monday Noon", "Monday Dusk"]


def test_a_module_that_has_nothing_at_start_of_its_own_names_nothing_that_the_engine_does_not_know(ford: Game) -> None:
    (artifact,) = render(ford, draw_pictures(ford, Press(ford.look)))
    save = saves.read(read_module(artifact.content).entry("setups/ford.vsav"))
    assert saves.SETUP_STACK not in save.others


def test_art_md_lists_every_drawing_slot_symbol_and_sign_that_the_templates_have() -> None:
    page = (TESTS.parent / "docs/art.md").read_text(encoding="utf-8")
    templates = TESTS.parent / "templates"
    missing = {
        name
        for file, block in (
            ("counters/counter.typ", "drawings"),
            ("counters/counter.typ", "blank-slots"),
            ("counters/symbols.typ", "unit-symbols"),
            ("counters/symbols.typ", "marks"),
            ("counters/pictograms.typ", "pictograms"),
            ("maps/ground.typ", "drawings"),
            ("maps/signs.typ", "point-drawings"),
            ("maps/names.typ", "styles"),
        )
        for name in _keys((templates / file).read_text(encoding="utf-8"), block)
        if f"`{name}`" not in page
    }
    assert missing == set()


def _keys(template: str, name: str) -> list[str]:
    """The keys of a dictionary that a template defines, a line each; at least one."""
    inside = template.partition(f"#let {name} = (\n")[2].partition("\n)")[0]
    found = re.findall("^  ([a-z-]+): ", inside, re.MULTILINE)
    assert found, name
    return found
