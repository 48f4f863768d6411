"""The sequence of play in the real engine: the same for whoever presses, forth and back, and what it begins with."""

from pathlib import Path

import pytest

from authoring import TESTS, game_of
from oobc.game import Game
from probe import Act, needs_engine, played

pytestmark = needs_engine

ON, BACK, TURN = ("module", "Alt+V"), ("module", "Alt+B"), ("module", "Alt+N")


@pytest.fixture(scope="module")
def isles() -> Game:
    return game_of(TESTS / "project", "two-lights")


@pytest.fixture(scope="module")
def espinosa() -> Game:
    return game_of(TESTS.parent, "espinosa")


def badges(act: Act) -> list[str]:
    """The pieces whose names changed, and how."""
    return [change for change in act.changed if " name: " in change]


@pytest.mark.parametrize(
    ("scenario", "score"),
    [
        # The Coalition stands in Espinosa (4715) and Medina (0626); 28.66 leaves the first out.
        ("dob", "French 0, Coalition 5: Coalition Strategic"),
        ("atb", "French 0, Coalition 5: Coalition Strategic"),
        ("night-withdrawal", "French 0, Coalition 2: Coalition Strategic"),
    ],
)
def test_the_victory_points_of_a_battle_begin_with_the_hexes_that_are_held(
    espinosa: Game, tmp_path: Path, scenario: str, score: str
) -> None:
    (told,) = played(espinosa, tmp_path, "french", scenario, [("module", "victory-tell")])
    assert told.said == [f"* Victory Points: {score}"]


@pytest.mark.parametrize(
    ("scenario", "score"),
    [
        ("first-light", "The Lamp Guild 3, The Wreckers 2, The Revenue 0"),
        ("long-dark", "The Lamp Guild 3, The Wreckers 2, The Revenue 0"),
        # Nobody stands at C-3; what the Guild has lost by then earns the others 2 each.
        ("wreckers", "The Lamp Guild 0, The Wreckers 4, The Revenue 2"),
    ],
)
def test_those_of_the_made_up_battle_too(isles: Game, tmp_path: Path, scenario: str, score: str) -> None:
    (told,) = played(isles, tmp_path, "crown", scenario, [("module", "victory-tell")])
    assert told.said == [f"* Renown: {score}"]


def test_the_steps_of_a_turn_follow_its_kind(isles: Game, tmp_path: Path) -> None:
    weigh, sail, slack, flood = played(isles, tmp_path, "guild", "first-light", [ON] * 4)
    assert weigh.said == ["* Sailing: Weigh anchor (1.2) [Markers taken off: Anchored.]"]
    assert any("Heron (at anchor) -> Heron" in change for change in weigh.changed)
    assert sail.said == ["* Sailing: Sail"]
    assert slack.said == ["* Fog (2.3)", "* Turn: First day Slack"]
    assert flood.said[0] == "* Drift (2.1): Every ship that is not anchored drifts with the tide."


def test_stepping_back_gives_back_what_the_steps_took_off_and_goes_over_turns(isles: Game, tmp_path: Path) -> None:
    keys = [ON, ON, ON, BACK, BACK, BACK, BACK]
    *_, turn, sail, weigh, nowhere = played(isles, tmp_path, "guild", "first-light", keys)
    assert turn.said == ["* Back to Sailing: Sail", "* Turn: First day Ebb"]
    assert (sail.said, badges(sail)) == (["* Back to Sailing: Weigh anchor"], [])
    assert weigh.said == ["* Back to Drift"]
    assert any("Heron -> Heron (at anchor)" in change for change in weigh.changed)
    assert nowhere.said == ["* Nothing to go back to: the scenario begins here."]
    assert nowhere.changed == []


@pytest.mark.parametrize("side", ["guild", "crown", "observer"])
def test_a_step_takes_off_the_same_whoever_presses(isles: Game, tmp_path: Path, side: str) -> None:
    # Heron is anchored at the start, and hidden from the Revenue and from who only looks on.
    off, sail, on = played(isles, tmp_path, side, "first-light", [ON, ON, TURN])
    assert off.said == ["* Sailing: Weigh anchor (1.2) [Markers taken off: Anchored.]"]
    assert len(badges(off)) == 1
    assert sail.said == ["* Sailing: Sail"]
    assert on.said[-1] == "* Turn: First day Slack"


@pytest.mark.parametrize("side", ["french", "coalition"])
def test_a_step_takes_markers_off_the_side_whose_turn_it_is(espinosa: Game, tmp_path: Path, side: str) -> None:
    other, own = ("Labruyère", "Mahy") if side == "coalition" else ("Mahy", "Labruyère")
    keys = [(own, "Ctrl+I"), (own, "Ctrl+K"), *[ON] * 5]
    *_, command = played(espinosa, tmp_path, side, "dob", keys)
    assert command.said[0].startswith("* French: Command Segment (2.1B4, ")
    assert command.said[0].endswith("[Markers taken off: Command.]")
    assert len(badges(command)) == (1 if side == "french" else 0), other


def test_who_leaves_a_turn_early_takes_off_what_its_later_steps_would(espinosa: Game, tmp_path: Path) -> None:
    keys = [("Labruyère", "Ctrl+F"), ("Labruyère", "Ctrl+R"), ON, TURN, BACK]
    *_, left, back = played(espinosa, tmp_path, "french", "dob", keys)
    assert left.said[0] == ("* [Markers taken off: Command, Repulse, Square, Suppressed, Charge, Combat, Bombardment.]")
    assert badges(left)[0].endswith("-> Labruyère (road march)(French hidden force)")
    assert back.said == ["* Back to Coalition: Game-Turn Marker Phase", "* Turn: 11 Nov 7 AM"]
    assert badges(back)[0].endswith("-> Labruyère (failed repulse) (road march)(French hidden force)")


def test_steps_that_are_not_played_are_passed_over(espinosa: Game, tmp_path: Path) -> None:
    # 7 AM is the first turn of the day that is played, 8 AM has no weather, supply or recovery.
    seven, eight, reorganize = played(espinosa, tmp_path, "french", "dob", [ON, TURN, ON])
    assert seven.said[0].startswith("* French: Card Segment")
    assert eight.said[-1] == "* Turn: 11 Nov 8 AM"
    assert reorganize.said[0].startswith("* French: Reorganization Segment")


@pytest.mark.parametrize("side", ["french", "coalition", "observer"])
def test_a_new_turn_says_who_is_due_to_all(espinosa: Game, tmp_path: Path, side: str) -> None:
    noon, one = played(espinosa, tmp_path, side, "atb", [TURN, TURN])
    assert noon.said[-1] == "* Turn: 10 Nov Noon"
    due = [each for each in one.said if "is due" in each]
    assert due == ["* French hidden force is due in 5033 (19.1)."] * 2


def test_what_waits_enters_for_its_own_side(espinosa: Game, tmp_path: Path) -> None:
    _, _, enters = played(espinosa, tmp_path, "french", "atb", [TURN, TURN, ("Maison", "Ctrl+0")])
    assert enters.said == ["* French hidden force enters at 5033 (19.1)."]


def test_the_menu_clears_what_is_hidden_too(espinosa: Game, tmp_path: Path) -> None:
    keys = [("Mahy", "Ctrl+F"), ("module", "repulse-clear")]
    _, cleared = played(espinosa, tmp_path, "coalition", "dob", keys)
    assert cleared.said == ["* Repulse (9.22): all markers taken off"]
    assert len(badges(cleared)) == 1
