"""References that depend on the battle, that nothing uses yet, or that stand where something else is wrong."""

import pytest

from authoring import BATTLE, BOX, SERIES, Desk

MARKERS, TURNS, TERRAIN = f"{SERIES}/markers.yaml", f"{SERIES}/turns.yaml", f"{SERIES}/terrain.yaml"
FIRST_LIGHT = f"{BATTLE}/scenarios/first-light.yaml"


@pytest.mark.parametrize(
    ("box", "found"),
    [
        ("box: first-turn", []),
        ("box: Second day Ebb", []),
        ("box: Third day Ebb", ["there is no box 'Third day Ebb'"]),
    ],
)
def test_a_marker_starts_in_the_space_of_a_turn_of_the_battle(desk: Desk, box: str, found: list[str]) -> None:
    desk.change(MARKERS, "box: first-turn", box)
    assert desk.messages() == found


def test_the_first_turn_is_no_box_of_other_boards(desk: Desk) -> None:
    desk.change(MARKERS, 'box: "6"', "box: first-turn")
    assert desk.messages("OOB209") == ["there is no box 'first-turn'"]


def test_where_the_turns_are_not_known_a_marker_starts_in_any(desk: Desk) -> None:
    desk.change(f"{BOX}/game.yaml", "turn-scheme: four-tides", "turn-scheme: five-tides")
    assert desk.messages() == ["there is no turn scheme 'five-tides'"]


def test_a_scheme_that_no_game_uses_has_kinds_of_turn_too(desk: Desk) -> None:
    desk.change(
        TURNS, "  no-dark:\n    - label: Ebb\n      kind: running", "  no-dark:\n    - label: Ebb\n      kind: rain"
    )
    assert desk.messages() == ["there is no kind of turn 'rain'"]


def test_a_marker_has_no_values_to_show(desk: Desk) -> None:
    desk.change(MARKERS, "text: Mutiny", 'text: "{hull}"')
    assert desk.messages() == ["there is no value 'hull'"]


def test_what_is_of_a_kind_that_is_wrong_itself_is_not_told(desk: Desk) -> None:
    desk.change(TERRAIN, "title: Haven", "titel: Haven")
    assert desk.messages() == ["nothing reads the key 'titel'"]


def test_a_parameter_has_a_source_of_a_known_sort(desk: Desk) -> None:
    desk.change(FIRST_LIGHT, "    crown: 2\n    source: printed:5.1", "    crown: 2\n    source: printd:5.1")
    assert desk.messages() == ["not a source: 'printd:5.1'"]


def test_a_parameter_is_a_number_that_a_game_may_have(desk: Desk) -> None:
    desk.change(FIRST_LIGHT, "    crown: 2\n", f"    crown: {'9' * 5}\n")
    assert desk.messages() == ["a whole number up to 9999, not '99999'"]


def test_dice_of_a_table_on_a_card_are_dice(desk: Desk) -> None:
    desk.change(f"{SERIES}/tables.yaml", "dice: 2d6", "dice: nonsense")
    assert desk.messages() == ["dice such as '1d6' or '2d6', not 'nonsense'"]


def test_a_roll_has_few_figures(desk: Desk) -> None:
    desk.change(f"{SERIES}/tables/grounding.csv", "3-5,", f"{'9' * 50},")
    assert desk.messages() == [f"a roll such as '3' or '1-3', not '{'9' * 50}'"]
