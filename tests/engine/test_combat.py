"""Combat in the real engine: marks, the board that works it out, the roll, and what the chat says of it."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from authoring import TESTS, game_of
from oobc.game import Game
from oobc.game.placements import InHex
from probe import Act, needs_engine, played

pytestmark = needs_engine

ATTACK, DEFEND, LONG, REVEAL, RESOLVE, CLEAR = "Alt+A", "Alt+D", "Alt+L", "Ctrl+U", "Alt+R", "Alt+X"


@pytest.fixture(scope="module")
def isles() -> Game:
    """*Two Lights*, with the Guild's ships under way and Crab beside them, so that they can board one another."""
    game = game_of(TESTS / "project", "two-lights")
    first = game.scenarios["first-light"]
    here = {id: InHex("C-3", source="printed:5.1") for id in ("lamp-heron", "lamp-tern", "wrack-crab")}
    return replace(
        game, scenarios={**game.scenarios, "first-light": replace(first, placements=first.placements | here, states=())}
    )


@pytest.fixture(scope="module")
def espinosa() -> Game:
    return game_of(TESTS.parent, "espinosa")


def die(act: Act) -> int:
    match = re.search(r"Die (\d+)", " ".join(act.said))
    assert match is not None, act.said
    return int(match[1])


def board(act: Act, property: str) -> str | None:
    """What a property of the board became."""
    found = (re.search(rf"properties {property}: .* -> (\S*)", change) for change in act.changed)
    return next((match[1] for match in found if match), None)


def test_a_filled_table_tells_the_result_in_its_column(isles: Game, tmp_path: Path) -> None:
    # Hulls 6 and 3 against 5 are 1.8 to 1: the column 1.5:1, in which a 1 is blank and all else is won.
    keys = [("Heron", ATTACK), ("Tern", ATTACK), ("Crab", DEFEND), *[("module", RESOLVE)] * 6]
    *_, last = acts = played(isles, tmp_path, "guild", "first-light", keys)
    for act in acts[3:]:
        result = "-" if die(act) == 1 else "B: the boarders take the ship (1.33)"
        assert act.said[0] == f"* Boarding (1.32): 9 against 5, 1.5:1, fought at 1.5:1. Die {die(act)}. {result}"
    assert acts[3].said == last.said or die(acts[3]) != die(last)


def test_switches_of_a_group_replace_one_another_and_shift_the_column(isles: Game, tmp_path: Path) -> None:
    keys = [("Heron", ATTACK), ("Crab", DEFEND), ("Fray", "combat-toggle-lee"), ("Fray", "combat-toggle-weather-gage")]
    keys += [("Fray", "combat-toggle-fog"), ("module", RESOLVE), ("Fray", "combat-toggle-panic"), ("module", RESOLVE)]
    _, _, lee, gage, fog, fought, _, panic = played(isles, tmp_path, "guild", "first-light", keys)
    assert (lee.said, board(lee, "CombatColumn")) == (["* Fray: From the lee: yes"], "1")
    assert (gage.said, board(gage, "CombatColumn")) == (["* Fray: With the weather gage: yes"], "3")
    # In the fog the gage is of no use, and the die is less 1; a 0 counts as the lowest roll.
    assert board(fog, "CombatColumn") == "2"
    assert fought.said[0].startswith("* Boarding (1.32): 6 against 5, 1:1, fought at 1:1. In the fog (2.3).")
    assert f"Die {die(fought)} -1 = {die(fought) - 1}." in fought.said[0]
    assert "fought at under 1:2." in panic.said[0] and "Panic -2." in panic.said[0]


def test_states_of_the_pieces_change_what_they_count(isles: Game, tmp_path: Path) -> None:
    keys = [("Heron", ATTACK), ("Crab", DEFEND), ("Crab", "state/aground/2"), ("Heron", "Ctrl+F"), ("Heron", "Ctrl+A")]
    _, _, fast, crippled, anchored = played(isles, tmp_path, "guild", "first-light", keys)
    assert board(fast, "CombatColumn") == "3"  # 6 against 2.5
    assert board(crippled, "CombatColumn") == "2"  # 3 against 2.5
    assert board(anchored, "CombatAttack") == "0"  # who lies at anchor boards nobody


def test_a_difference_takes_a_share_of_the_defenders_off(isles: Game, tmp_path: Path) -> None:
    # Guns 2 and 1, less half of 2.
    keys = [("Heron", ATTACK), ("Tern", ATTACK), ("Crab", DEFEND), ("Fray", "combat-kind-broadside")]
    *_, fired = played(isles, tmp_path, "guild", "first-light", [*keys, ("module", RESOLVE)])
    assert fired.said == ["* Broadside: 2. Splash."]


def test_nothing_hidden_is_added_up_or_fought_with(isles: Game, tmp_path: Path) -> None:
    keys = [("Heron", ATTACK), ("Crab", DEFEND), ("Heron", "Ctrl+H"), ("module", RESOLVE), ("module", "Ctrl+1")]
    _, _, hides, refused, spared, shows = played(isles, tmp_path, "guild", "first-light", [*keys, ("Heron", "Ctrl+H")])
    assert (board(hides, "CombatAttack"), board(hides, "CombatHidden")) == ("0", "1")
    assert refused.said == spared.said == ["* Hidden pieces take part: 1. Reveal them first."]
    assert spared.changed == []
    assert board(shows, "CombatHidden") == "0"


def test_a_piece_off_the_map_cannot_be_marked(isles: Game, tmp_path: Path) -> None:
    keys = [("Lion", ATTACK), ("Lion", "?"), ("Heron", "?")]
    waits, lion, heron = played(isles, tmp_path, "guild", "first-light", keys)
    assert waits.changed == []
    assert "boards" in heron.menu and "boards" not in lion.menu


def test_without_the_cells_of_the_card_the_column_is_named_and_the_die_rolled(espinosa: Game, tmp_path: Path) -> None:
    shown = [(name, REVEAL) for name in ("Labruyère", "Barrois", "Puthod")]
    keys = [*shown, ("Labruyère", ATTACK), ("Barrois", ATTACK), ("Puthod", DEFEND), ("module", RESOLVE)]
    keys += [("Combat", "combat-toggle-town"), ("module", RESOLVE), ("module", CLEAR)]
    *_, open_ground, _, town, cleared = played(espinosa, tmp_path, "french", "dob", keys)
    far = "4721, 4720 not adjacent to 4520 (10.1, 10.33)."
    begins = "* Attack (10.4): 9 against 6 is 1.5:1; the column is 1.5:1."
    assert open_ground.said == [f"{begins} {far} Die {die(open_ground)}."]
    begins = "* Attack (10.4): 9 against 9 is 1:1; the column is 1:1."
    assert town.said[0].startswith(f"{begins} {far} Town (11.1A): Ar* and Dr*")
    assert "* Clear the combat" in cleared.said
    assert sum(" name: " in change and "attacks" in change for change in cleared.changed) == 2, cleared.changed
    assert sum(" name: " in change and "defends" in change for change in cleared.changed) == 1


def test_a_failed_repulse_must_attack_two_columns_lower(espinosa: Game, tmp_path: Path) -> None:
    shown = [(name, REVEAL) for name in ("Labruyère", "Puthod")]
    keys = [*shown, ("Labruyère", ATTACK), ("Puthod", DEFEND), ("Labruyère", "Ctrl+R")]
    keys += [("Combat", "combat-kind-repulse"), ("module", RESOLVE), ("Combat", "combat-kind-attack")]
    *_, repulse, _, attack = played(espinosa, tmp_path, "french", "dob", [*keys, ("module", RESOLVE)])
    far = "4720 not adjacent to 4520"
    assert repulse.said[0].startswith(f"* Repulse (9.12): 6 against 6 is 1:1. {far} (9.11). It fails;")
    assert any("failed repulse" in change and "road march" not in change for change in repulse.changed)
    forced = f"6 against 6 is 1:1; the column is 1:2. {far} (10.1, 10.33). After a failed Repulse (9.22) -2."
    assert forced in attack.said[0]


def test_guns_bombard_less_half_the_guns_of_the_target(espinosa: Game, tmp_path: Path) -> None:
    dob = espinosa.scenarios["dob"]
    stand = {"i-1-arty": "4720", "i-2-arty": "4721", "i-3-puthod": "4718"}
    here = {id: InHex(hex, source="printed:28.2") for id, hex in stand.items()}
    near = replace(espinosa, scenarios={"dob": replace(dob, placements=dob.placements | here)})
    first, second, target = "I/1 Arty", "I/2 Arty", "Puthod"
    keys = [*((name, REVEAL) for name in (first, second, target)), (first, ATTACK), (second, LONG), (target, DEFEND)]
    *_, fired = played(
        near, tmp_path, "french", "dob", [*keys, ("Combat", "combat-kind-bombardment"), ("module", RESOLVE)]
    )
    assert fired.said[0].startswith(
        "* Bombardment (13.3): 1 SPs after counter-battery (13.5). Artillery at a range of 3"
    )
    assert sum(" name: " in change and "(has bombarded)" in change for change in fired.changed) == 2, fired.changed


def test_a_result_is_applied_to_those_it_hits_and_told_of_each(isles: Game, tmp_path: Path) -> None:
    keys = [("Heron", ATTACK), ("Tern", ATTACK), ("Crab", DEFEND), ("module", "Ctrl+1")]
    *_, lost, again = played(isles, tmp_path, "guild", "first-light", [*keys, ("module", "Ctrl+1")])
    assert lost.said == [
        "* Boarding: B: the boarders take the ship (1.33)",
        "* Crab (is boarded) is crippled: hull 2",
    ]
    assert again.said[1] == "* Crab (crippled) (is boarded) goes down at C-3"


def test_a_retreat_is_marked_and_the_marked_take_part_no_more(isles: Game, tmp_path: Path) -> None:
    keys = [("Heron", ATTACK), ("Tern", ATTACK), ("Crab", DEFEND), ("Fray", "combat-apply-2")]
    *_, driven = played(isles, tmp_path, "guild", "first-light", keys)
    assert driven.said == [
        "* Boarding: D: the boarders go overboard (1.33, 1.34)",
        "* Heron (sheers off a hex) at C-3: nowhere to go (1.34)",
        "* Tern (sheers off a hex) at C-3: nowhere to go (1.34)",
    ]
    assert board(driven, "CombatAttack") == "0"


def test_what_is_not_in_reach_is_told_and_fought_all_the_same(isles: Game, tmp_path: Path) -> None:
    first = isles.scenarios["first-light"]
    apart = {"lamp-tern": InHex("C-6", source="printed:5.1"), "wrack-crab": InHex("C-4", source="printed:5.1")}
    far = replace(isles, scenarios={"first-light": replace(first, placements=first.placements | apart)})
    keys = [("Heron", ATTACK), ("Crab", DEFEND), ("module", RESOLVE), ("Tern", ATTACK), ("module", RESOLVE)]
    _, _, near, _, both = played(far, tmp_path, "guild", "first-light", keys)
    assert near.said[0].startswith("* Boarding (1.32): 6 against 5, 1:1, fought at 1:1. Die")
    warned = "* Boarding (1.32): 9 against 5, 1.5:1, fought at 1.5:1. C-6 not alongside C-4 (1.32). Die"
    assert both.said[0].startswith(warned)


def test_the_result_that_was_rolled_is_applied_once(isles: Game, tmp_path: Path) -> None:
    first = isles.scenarios["first-light"]
    eel = {"wrack-eel": InHex("C-3", source="printed:5.1")}
    sure = replace(isles, scenarios={"first-light": replace(first, placements=first.placements | eel)})
    # Hulls 6 and 3 against 2 are 3:1 and more: there the boarders win with every roll but a 1.
    apply = ("module", "Alt+Q")
    keys = [("Heron", ATTACK), ("Tern", ATTACK), ("Eel", DEFEND), apply, ("module", RESOLVE), apply, apply]
    *_, early, fought, taken, again = played(sure, tmp_path, "guild", "first-light", keys)
    none = "* Fray: no result was rolled; press the one of the table"
    won = die(fought) > 1
    assert early.said == again.said == [none]
    assert taken.said[0] == ("* Boarding: B: the boarders take the ship (1.33)" if won else none)
    assert any("Eel" in change for change in taken.changed) == won
