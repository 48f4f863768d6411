"""What the tables of the module answer in the real engine."""

from dataclasses import replace
from pathlib import Path

from authoring import TESTS, game_of
from oobc.game.placements import InHex
from probe import needs_engine, played

pytestmark = needs_engine


def test_the_combat_window_tells_who_does_not_see_the_defenders_and_what_is_in_the_way(tmp_path: Path) -> None:
    game = game_of(TESTS / "project", "two-lights")
    first = game.scenarios["first-light"]
    here = {"lamp-heron": InHex("G-9", source="printed:5.1"), "wrack-crab": InHex("I-9", source="printed:5.1")}
    scenario = replace(first, placements=first.placements | here, states=())
    game = replace(game, scenarios={**game.scenarios, "first-light": scenario})
    keys = [("Heron", "Alt+A"), ("Crab", "Alt+D"), ("Fray", "combat-kind-broadside"), ("module", "Alt+R")]
    *_, fired = played(game, tmp_path, "guild", "first-light", keys)
    assert "G-9 without sight of I-9 (1.12). sight is blocked by H-9 (Isle)." in fired.said[0]
