"""What we build, opened by the real VASSAL engine."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import probe
from authoring import TESTS, game_of
from oobc.art.typst import Press
from oobc.game import Game
from oobc.game.placements import Enters, InHex
from oobc.outputs.module import draw_pictures, render
from oobc.outputs.module.names import map_name, piece_name
from signs import with_signs

pytestmark = probe.needs_engine

BATTLES = {"two-lights": TESTS / "project", "espinosa": TESTS.parent}
SIZES = [("two-lights", 1.0), ("two-lights", 2.0), ("two-lights", 1.3), ("espinosa", 1.0)]
"""Battles, and how many times as large as usual their module is drawn."""


@pytest.fixture(scope="module", params=SIZES, ids=lambda each: f"{each[0]}-{each[1]:g}")
def opened(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Game, dict[str, Any]]:
    """A game, and what the engine saw in its module."""
    battle, scale = request.param
    game = game_of(BATTLES[battle], battle).drawn(scale)
    return game, probe.opened(game, tmp_path_factory.mktemp(battle))


def test_the_engine_has_no_complaint(opened: tuple[Game, dict[str, Any]]) -> None:
    _, seen = opened
    assert (seen["problems"], seen["notes"], seen["lint"]) == ([], [], [])


def test_every_scenario_is_a_predefined_setup(opened: tuple[Game, dict[str, Any]]) -> None:
    game, seen = opened
    assert [each["name"] for each in seen["setups"]] == [
        f"{scenario.title} ({scenario.case})" for scenario in game.scenarios.values()
    ]


def test_every_piece_stands_where_the_data_says(opened: tuple[Game, dict[str, Any]]) -> None:
    game, seen = opened
    for scenario, setup in zip(game.scenarios.values(), seen["setups"], strict=True):
        found = Counter((each["basic_name"], each["map"], each["location"]) for each in setup["pieces"])
        wanted = Counter(
            (piece_name(game.pieces[id]), map_name(game), placement.hex)
            for id, placement in scenario.placements.items()
            if isinstance(placement, InHex)
        )
        assert wanted - found == Counter(), scenario.id


def test_reinforcements_wait_in_the_space_of_their_turn(opened: tuple[Game, dict[str, Any]]) -> None:
    game, seen = opened
    for scenario, setup in zip(game.scenarios.values(), seen["setups"], strict=True):
        places = {each["basic_name"]: each["location"] for each in setup["pieces"]}
        for id, placement in scenario.placements.items():
            if isinstance(placement, Enters):
                assert places[piece_name(game.pieces[id])] == placement.turn.id, f"{id} in {scenario.id}"


def test_the_turn_tracker_stands_on_the_first_turn(opened: tuple[Game, dict[str, Any]]) -> None:
    game, seen = opened
    for scenario, setup in zip(game.scenarios.values(), seen["setups"], strict=True):
        assert [tracker["says"] for tracker in setup["trackers"]] == [scenario.turns[0].id]


def test_the_engine_reads_whatever_an_author_writes(tmp_path: Path) -> None:
    """Quotes, braces, backslashes and the like in every title, name and note."""
    game = game_of(TESTS / "project", "two-lights")
    written = with_signs(game, "\"a\\b{c}$d$|~/,;e'")
    (module,) = render(written, draw_pictures(game, Press(game.look)))
    seen = probe.read(module.content, tmp_path)
    assert (seen["problems"], seen["notes"], seen["lint"]) == ([], [], [])
