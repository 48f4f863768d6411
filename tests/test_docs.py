"""What the pages for authors say: the game of docs/own-game.md is one, docs/art.md lists what the templates draw."""

import re
from pathlib import Path

import pytest

from authoring import TESTS, game_of
from oobc.art.typst import Press
from oobc.game import Game
from oobc.load import our_drawings
from oobc.outputs.module import draw_pictures, render
from oobc.outputs.module.feature import Feature
from oobc.outputs.module.features import FEATURES
from oobc.outputs.module.features.actions import ACTIONS
from oobc.outputs.module.features.opening import OPENING
from oobc.outputs.module.features.stacks import STACKS
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
    page, drawn = (TESTS.parent / "docs/art.md").read_text(encoding="utf-8"), our_drawings()
    listed = {name for names in dict(drawn).values() for name in names}
    slots = {slot for each in drawn.faces.values() for slot in each.slots}
    assert {name for name in listed | slots if f"`{name}`" not in page} == set()


def adds(feature: Feature, game: Game) -> bool:
    """Whether a module has anything of a feature."""
    of_game = (feature.prototypes, feature.puts, feature.keys, feature.fixtures, feature.properties, feature.windows)
    others = (feature.turn_buttons, feature.buttons, feature.chart, feature.summary)
    of_piece = (feature.outer, feature.single, feature.menu, feature.kind, feature.words)
    return any(list(part(game)) for part in (*of_game, *others)) or any(
        list(part(game, piece)) for part in of_piece for piece in game.pieces.values()
    )


def test_a_feature_that_a_game_does_not_use_adds_nothing_to_its_module(ford: Game) -> None:
    assert [each for each in FEATURES if adds(each, ford)] == [
        ACTIONS,  # it has an action
        STACKS,  # and a strength
        OPENING,  # and pieces on the map
    ]
