"""The module in play: keys pressed in the real engine, and what the chat says of them."""

import re
from pathlib import Path

import pytest

from authoring import TESTS, game_of
from oobc.game import Game
from oobc.game.roles import can_hide
from oobc.layout.start import OnMap, starts
from probe import Act, needs_engine, played

pytestmark = needs_engine


@pytest.fixture(scope="module")
def isles() -> Game:
    return game_of(TESTS / "project", "two-lights")


def rolled(act: Act) -> int:
    """The number that the chat says was rolled."""
    match = re.search(r": (\d+)\b", " ".join(act.said))
    assert match is not None, act.said
    return int(match[1])


def test_a_hidden_piece_tells_no_secret_and_is_revealed_before_it_sinks(isles: Game, tmp_path: Path) -> None:
    keys = [("Heron", "Ctrl+H"), ("Heron", "Ctrl+F"), ("Heron", "Ctrl+H"), ("Heron", "Ctrl+H"), ("Heron", "Ctrl+K")]
    hides, cripples, _, _, sinks = played(isles, tmp_path, "guild", "first-light", keys)
    assert hides.said == ["* Under fog (2.3): The Lamp Guild hidden force at C-3"]
    assert cripples.said == ["* The Lamp Guild hidden force is crippled: hull ?"]
    assert sinks.said == [
        "* Out of the fog at C-3: Heron (crippled) (at anchor)",
        "* Heron (crippled) (at anchor) goes down at C-3",
        "* The Lamp Guild has lost 7 hull of Guild squadron. At 6 they grumble!",
    ]


def test_only_its_own_side_hides_and_reveals_a_piece(isles: Game, tmp_path: Path) -> None:
    keys = [("Crab", "Ctrl+H"), ("Crab", "Ctrl+Shift+F"), ("Heron", "Ctrl+Shift+F"), ("module", "F8")]
    theirs, their_stack, stack, all_mine = played(isles, tmp_path, "guild", "first-light", keys)
    assert (theirs.said, theirs.changed, their_stack.changed) == ([""], [], [])
    assert stack.said == ["* Under fog (2.3): The Lamp Guild hidden force at C-3"]
    assert all_mine.said == ["* Lift my fog (2.3): The Lamp Guild", "* Out of the fog at C-3: Heron (at anchor)"]


def test_a_roll_has_the_outcome_that_its_limits_say(isles: Game, tmp_path: Path) -> None:
    # Heron has a sail of 4, and less 9 at anchor; the anchor and the bottom together take no more than one of them.
    keys = [("Heron", "Ctrl+A"), *[("Heron", "Ctrl+G")] * 8]
    _, *kedged = played(isles, tmp_path, "guild", "first-light", keys)
    sail = 4
    for act in kedged:
        roll = rolled(act)
        head = f"* Heron{{}} kedges: {roll}, sail "
        if roll == 1:
            assert act.said[0].endswith("The anchor parts!")
            assert "is crippled: hull 3" in act.said[1]
            sail = -5 if sail == -5 else 0
        elif roll <= sail:
            assert act.said[0] == head.format("") + f"{sail}. It floats."
            sail = -5
        else:
            assert act.said[0].endswith(f"sail {sail}. It holds 3 to 6.")


def test_what_is_rolled_against_as_printed_takes_no_state(isles: Game, tmp_path: Path) -> None:
    acts = played(isles, tmp_path, "guild", "first-light", [("Heron", "Ctrl+S")] * 6)
    for act in acts:
        said = "A hit with 3." if rolled(act) <= 2 else "Splash."
        assert act.said == [f"* Heron fires at C-3: {rolled(act)}. {said}"]


def test_a_table_says_the_row_that_the_die_falls_on(isles: Game, tmp_path: Path) -> None:
    rows = {1: "ebb: afloat; flood: afloat", 3: "ebb: touched; flood: afloat"}
    rows |= {
        2: rows[1],
        4: rows[3],
        5: rows[3],
        **dict.fromkeys((6, 7, 8), "ebb: hard aground, sail 0; flood: touched"),
    }
    for act in played(isles, tmp_path, "guild", "first-light", [("module", "table/1")] * 8):
        assert act.said == [f"* Grounding (1.21): {rolled(act)}. {rows[rolled(act)]}"]


def test_losses_are_counted_from_where_the_pieces_lie(isles: Game, tmp_path: Path) -> None:
    # The gig of hull 1 is laid up as the battle begins; Heron has 6, and the squadron bears 6.
    keys = [("Heron", "Ctrl+K"), ("Tern's gig", "Ctrl+J"), ("Tern's gig", "Ctrl+K")]
    sinks, hoisted, sinks_again = played(isles, tmp_path, "guild", "first-light", keys)
    assert sinks.said[1] == "* The Lamp Guild has lost 7 hull of Guild squadron. At 6 they grumble!"
    assert "Mutiny Guild (29) location: 1 -> 7" in sinks.changed
    assert hoisted.said == [
        "* The Lamp Guild has lost 6 hull of Guild squadron.",
        "* Tern's gig is hoisted at D-4",
    ]
    assert sinks_again.said[1] == "* The Lamp Guild has lost 7 hull of Guild squadron."


def test_what_waits_enters_in_its_hex(isles: Game, tmp_path: Path) -> None:
    keys = [("Lion", "Ctrl+I"), ("Otter", "Ctrl+I"), ("Lion", "Ctrl+I"), ("Heron", "Ctrl+I")]
    reinforcement, alternate, again, other = played(isles, tmp_path, "crown", "first-light", keys)
    assert reinforcement.said == ["* The Revenue sails in at J-9: Lion"]
    assert "Lion (14) location: First day Flood -> J-9" in reinforcement.changed
    assert "Otter (16) stack_size: 1 -> 2" in alternate.changed
    assert (again.changed, other.changed) == ([], [])


def test_the_menu_has_nothing_that_the_piece_cannot_do(isles: Game, tmp_path: Path) -> None:
    keys = [("Tern", "?"), ("Heron", "?"), ("Heron", "Ctrl+K"), ("Heron", "?"), ("Lion", "?"), ("Tern's gig", "?")]
    tern, heron, _, sunk, waits, gig = (act.menu for act in played(isles, tmp_path, "guild", "first-light", keys))
    assert "Cripple" not in tern and "Cripple" in heron
    assert "Sink" in heron and "Sink" not in sunk
    assert "Sail in" in waits and "Sail in" not in heron
    assert "Hoist the boat" in gig and "Hoist the boat" not in sunk


def test_victory_points_add_themselves_up(isles: Game, tmp_path: Path) -> None:
    # The Guild holds C-3, worth 3, the Wreckers H-9, worth 2. With Heron sunk the Guild has lost 7 hull, and at 6 its
    # squadron is worth 1 to the others.
    keys = [("module", "victory-tell"), ("Heron", "Ctrl+K"), ("module", "award/guild/2"), ("module", "victory-tell")]
    before, _, award, after = played(isles, tmp_path, "guild", "first-light", keys)
    assert before.said == ["* Renown: The Lamp Guild 3, The Wreckers 2, The Revenue 0"]
    assert award.said == ["* The Lamp Guild: a light gone out (Renown): -2, awards together -2"]
    assert after.said == ["* Renown: The Lamp Guild 1, The Wreckers 6, The Revenue 4"]


@pytest.fixture(scope="module")
def espinosa() -> Game:
    return game_of(TESTS.parent, "espinosa")


def test_demoralization_and_lack_of_supply_lower_the_initiative_once(espinosa: Game, tmp_path: Path) -> None:
    keys = [("Labruyère", key) for key in ("Ctrl+U", "Ctrl+Y", "Ctrl+M", "Ctrl+Y", "Ctrl+S", "Ctrl+Y")]
    _, fresh, _, demoralized, _, both = played(espinosa, tmp_path, "french", "dob", keys)
    for act, name, initiative in (
        (fresh, "Labruyère", 4),
        (demoralized, "Labruyère (demoralized)", 3),
        (both, "Labruyère (out of supply) (demoralized)", 3),
    ):
        passed = "Passed: it may move." if rolled_number(act) <= initiative else "Failed: it does not move."
        roll = rolled_number(act)
        assert act.said == [f"* {name} at 4720 checks initiative (6.32): {roll} against {initiative}. {passed}"]


def rolled_number(act: Act) -> int:
    """The number before `against`."""
    match = re.search(r"(\d) against", act.said[0])
    assert match is not None, act.said
    return int(match[1])


def test_a_corps_is_demoralized_by_its_losses_and_rallies(espinosa: Game, tmp_path: Path) -> None:
    keys = [("Labruyère", "Ctrl+E"), ("Barrois", "Ctrl+P"), ("Darricau", "Ctrl+P")]
    keys += [("Labruyère", "Ctrl+Shift+E"), ("Labruyère", "Ctrl+4")]
    first, _, third, recovers, rallies = played(espinosa, tmp_path, "french", "dob", keys)
    assert first.said == [
        "* Labruyère is revealed at 4720 (8.3).",
        "* Labruyère is eliminated at 4720 and awaits recovery (12.51).",
        "* I Corps: Casualty Level 6 of 14 (21.1).",
    ]
    assert third.said[2] == (
        "* I Corps: Casualty Level 15 of 14 (21.1). "
        "Its Demoralization Level is reached: the formation is demoralized (21.1, 21.2)!"
    )
    assert any("Victor (demoralized)" in change for change in third.changed)
    assert recovers.said == ["* Labruyère recovers at reduced strength (22.12, 22.13)."]
    level, place = rallies.said
    assert level.startswith("* I Corps: Casualty Level 9 of 14 (21.1). It falls below its Demoralization Level")
    assert place == "* Labruyère (reduced strength) is reorganized at 4721 (22.2)."


def test_the_level_of_victory_follows_the_ratio(espinosa: Game, tmp_path: Path) -> None:
    keys = [("module", "victory-tell"), *[("module", "award/french/1")] * 4, ("module", "victory-tell")]
    keys += [(name, "Ctrl+P") for name in ("Labruyère", "Darricau", "Maison")] + [("module", "victory-tell")]
    behind, *_, ahead, _, _, _, lost = played(espinosa, tmp_path, "french", "dob", keys)
    # The Coalition stands in Espinosa and in Medina (26.15).
    assert behind.said == ["* Victory Points: French 0, Coalition 5: Coalition Strategic"]
    assert ahead.said == ["* Victory Points: French 8, Coalition 5: French Tactical"]
    # 18 SPs more than the other side are 3 VPs (26.12), a demoralized corps 4 (26.13): 8 to 12 is 1 to 1.5.
    assert lost.said == ["* Victory Points: French 8, Coalition 12: Coalition Tactical"]


def test_the_game_turn_marker_goes_along_and_the_weather_is_told(espinosa: Game, tmp_path: Path) -> None:
    keys = [("module", "Alt+N"), ("module", "condition/weather/thunderstorm")]
    turn, storm = played(espinosa, tmp_path, "french", "dob", keys)
    (moved,) = (change for change in turn.changed if change.startswith("Game-Turn") and " zone: " in change)
    assert moved.endswith("11 Nov 7 AM -> 11 Nov 8 AM")
    assert storm.said[0].startswith("* Weather: Thunderstorm (13.32, 14.3, 18.11, 23.15, 23.16). No bombardment")


def test_an_order_slip_is_read_by_its_own_side_alone(isles: Game, tmp_path: Path) -> None:
    keys = [("Letter", key) for key in ("?", "Ctrl+S", "Ctrl+K", "?")]
    menu, breaks, burns, blank = played(isles, tmp_path, "guild", "first-light", keys)
    assert menu.menu == ["Seal a letter", "Break the seal", "Burn the letter", "Delete"]
    assert breaks.said == ["* The Lamp Guild reads out at The Lamp Guild: Desk: Guild squadron, H-9"]
    assert burns.said == ["* The Lamp Guild burns a letter"]
    assert blank.menu == ["Seal a letter", "Delete"]


def test_the_others_can_neither_read_an_order_slip_nor_open_its_window(isles: Game, tmp_path: Path) -> None:
    (theirs,) = played(isles, tmp_path, "crown", "first-light", [("Letter", "Ctrl+S")])
    assert (theirs.said, theirs.changed) == ([""], [])


def test_a_card_is_drawn_from_its_deck_and_put_back(isles: Game, tmp_path: Path) -> None:
    first, second, forgotten = played(
        isles, tmp_path, "guild", "first-light", [("module", "F7"), ("module", "F7"), ("Gulls", "Ctrl+D")]
    )
    drawn = [[each for each in act.changed if "location: Sea chest: omens -> spent" in each] for act in (first, second)]
    assert [len(each) for each in drawn] == [1, 1]
    assert drawn[0] != drawn[1]
    assert first.said == ["* An omen, at spent."]
    assert forgotten.said == ["* Gulls is forgotten"]
    assert any("deck: null -> Sea chest: omens" in each for each in forgotten.changed)


def test_what_a_side_draws_into_its_hand_the_others_see_the_back_of(tmp_path: Path) -> None:
    espinosa = game_of(TESTS.parent, "espinosa")
    keys = [("module", "Alt+Y"), ("Late Start", "Ctrl+Y"), ("Late Start", "Ctrl+J")]
    drawn, shown, returned = played(espinosa, tmp_path, "french", "dob", keys)
    assert drawn.said == ["* French draws a Mode Card (25.42)."]
    assert any("location: Cards: French: Mode Cards -> French: Cards in hand" in each for each in drawn.changed)
    assert any("obscured_by: null -> French" in each for each in drawn.changed)
    assert shown.said == ["* French plays card No. 2, Late Start (2.1A2)."]
    assert any("obscured_to_others: true -> false" in each for each in shown.changed)
    assert any("deck: null -> Cards: French: Mode Cards" in each for each in returned.changed)


def test_the_parts_come_to_the_whole_and_the_whole_to_a_part(isles: Game, tmp_path: Path) -> None:
    keys = [("Tern", "Ctrl+L"), ("Tern", "Ctrl+K"), ("Tern's gig", "Ctrl+R"), ("Tern's gig", "?")]
    lowered, _, raised, _ = played(isles, tmp_path, "guild", "first-light", keys)
    assert lowered.said[0] == "* Tern lowers 1 boats"
    assert any("Tern's gig" in each and "Laid up -> D-4" in each for each in lowered.changed)
    assert any(each.startswith("Tern (") and "Sunk -> D-4" in each for each in raised.changed)
    assert any(each.startswith("new: Wreck") and each.endswith("at D-4") for each in raised.changed)


def test_a_marker_has_a_menu_of_its_own_and_leaves_the_table(isles: Game, tmp_path: Path) -> None:
    keys = [("Tern", "Ctrl+L"), ("Tern's gig", "Ctrl+R"), ("Wreck", "?"), ("Wreck", "Ctrl+B")]
    *_, menu, broken = played(isles, tmp_path, "guild", "first-light", keys)
    assert menu.menu[:2] == ["Break up", "Clear away"]
    assert [each for each in broken.changed if each.startswith("gone: Wreck")]
    assert broken.said[-1] == "* Wreck is cleared away"


def test_scouts_show_themselves_first(tmp_path: Path) -> None:
    espinosa = game_of(TESTS.parent, "espinosa")
    keys = [("Sebastiani A", "Ctrl+Shift+V"), ("Maupetit", "Ctrl+Shift+V")]
    infantry, cavalry = played(espinosa, tmp_path, "french", "dob", keys)
    assert infantry.changed == []
    assert cavalry.said == ["* Maupetit is revealed at 3027 (8.3)."]


def test_a_span_that_was_damaged_is_repaired_by_a_roll(tmp_path: Path) -> None:
    espinosa = game_of(TESTS.parent, "espinosa")
    # 3027 lies at the bridge of 3026-3027, 3028 at none.
    keys = [("Sebastiani A", "Ctrl+N"), ("Maupetit", "Ctrl+N"), *[("Burnt Bridge", "Ctrl+R")] * 3]
    nothing, damaged, *tries = played(espinosa, tmp_path, "french", "dob", keys)
    assert nothing.changed == []
    assert any(each.startswith("new: Burnt Bridge") and each.endswith("at 3027") for each in damaged.changed)
    for act in tries:
        repaired = any(each.startswith("new: Repaired Bridge") for each in act.changed)
        assert repaired == any(each.startswith("gone: Burnt Bridge") for each in act.changed) == (rolled(act) <= 5)


def test_an_arrow_is_turned_while_its_state_holds(isles: Game, tmp_path: Path) -> None:
    keys = [("Heron", "Ctrl+D"), ("Heron", "Ctrl+A"), ("Heron", "Ctrl+D")]
    turned, _, idle = played(isles, tmp_path, "guild", "first-light", keys)
    assert turned.said == ["* Heron (at anchor) at C-3: Swing at anchor (1.2)"]
    assert "image=arrows/anchored--2.png" in " ".join(turned.changed)
    assert (idle.said, idle.changed) == ([""], [])


def test_of_a_table_on_a_card_the_die_is_rolled(isles: Game, tmp_path: Path) -> None:
    (act,) = played(isles, tmp_path, "guild", "first-light", [("module", "table/4")])
    assert re.fullmatch(r"\* Broadside \(1\.3\): ([2-9]|1[0-2]), see its card\.", act.said[0])


def test_a_captured_train_has_a_badge_in_the_colours_of_its_captor(tmp_path: Path) -> None:
    espinosa = game_of(TESTS.parent, "espinosa")
    (act,) = played(espinosa, tmp_path, "french", "dob", [("Pontoon Train", "Ctrl+Shift+P")])
    assert "image=badges/captured--captured--french.png" in " ".join(act.changed)


def test_an_action_puts_a_piece_into_a_state(isles: Game, tmp_path: Path) -> None:
    (act,) = played(isles, tmp_path, "guild", "first-light", [("Heron", "Ctrl+N")])
    assert "image=badges/aground--touched.png" in " ".join(act.changed)


def test_the_menu_of_what_the_enemy_hides_does_not_tell_what_it_is(espinosa: Game, tmp_path: Path) -> None:
    placed = [each for each in starts(espinosa, espinosa.scenarios["dob"]) if isinstance(each.place, OnMap)]
    enemies = [each.piece for each in placed if each.piece.side == espinosa.box.sides["coalition"]]
    of_kinds = {each.kind.id: each.name for each in enemies if can_hide(espinosa, each)}
    assert len(of_kinds) > 1
    acts = played(espinosa, tmp_path, "french", "dob", [(name, "?") for name in of_kinds.values()])
    first, *others = [act.menu for act in acts]
    assert "Defends" in first
    assert others == [first] * len(others)
