"""The set-up card: what its cells say, and what a scenario takes from the one that it inherits."""

import pytest

from authoring import BATTLE, Desk
from oobc.game import Game
from oobc.game.placements import Condition, Placement

SETUP = f"{BATTLE}/setup.csv"


def place(isles: Game, scenario: str, piece: str) -> Placement:
    return isles.scenarios[scenario].placements[piece]


def test_a_hex(isles: Game) -> None:
    at = place(isles, "first-light", "lamp-tern")
    assert (at.kind, at.hex, at.condition.face, at.source) == ("hex", "D-4", None, "printed:5.1")


def test_another_face_up(isles: Game) -> None:
    at = place(isles, "long-dark", "beacon-north")
    assert (at.hex, at.condition.face) == ("C-3", "lit")


def test_a_turn_and_hex_of_entry(isles: Game) -> None:
    at = place(isles, "first-light", "crown-lion")
    assert (at.kind, at.turn.id, at.hex) == ("entry", "First day Flood", "J-9")


def test_a_group_enters_at_the_first_hex_of_its_side(isles: Game) -> None:
    at = place(isles, "first-light", "wrack-eel")
    assert (at.kind, at.group.title, at.hex) == ("group", "HAIL 1", "A-4")
    at = place(isles, "first-light", "crown-otter")
    assert (at.kind, at.group.title, at.hex) == ("group", "HAIL 1", "J-9")
    assert place(isles, "long-dark", "wrack-eel").hex is None


def test_a_box_of_a_board(isles: Game) -> None:
    at = place(isles, "first-light", "lamp-gig")
    assert (at.kind, at.box.ref.board, at.box.id) == ("box", "deep", "laid-up")


def test_a_box_with_another_face_up(isles: Game) -> None:
    at = place(isles, "wreckers", "card-rum")
    assert (at.kind, at.box.id, at.condition.face) == ("box", "hoard", "back")


def test_out_of_play(isles: Game) -> None:
    assert place(isles, "wreckers", "lamp-gig").kind == "out"


def test_an_empty_cell_is_as_in_the_scenario_that_is_inherited(isles: Game) -> None:
    assert place(isles, "long-dark", "cpt-moon") == place(isles, "first-light", "cpt-moon")
    assert place(isles, "long-dark", "lamp-tern").hex == "C-3"


def test_a_scenario_has_a_source_of_its_own(isles: Game) -> None:
    assert place(isles, "first-light", "wrack-crab").source == "printed:5.1"
    assert place(isles, "long-dark", "wrack-crab").source == "printed:5.2"


def test_who_stands_in_a_hex(isles: Game) -> None:
    assert isles.scenarios["wreckers"].pieces_in("H-9") == ["cpt-moon", "wrack-crab"]


def test_markers_begin_in_their_box(isles: Game) -> None:
    assert place(isles, "long-dark", "tide").box.id == "First day Slack"
    assert {place(isles, "wreckers", f"casks-{side}").box.id for side in ("guild", "wrack", "crown")} == {"6"}
    assert "wreck" not in isles.scenarios["wreckers"].placements


@pytest.mark.parametrize(("cell", "box"), [("[log/Second day Dark]", "Second day Dark"), ("[casks/12]", "12")])
def test_boxes_of_turns_and_numbers(desk: Desk, cell: str, box: str) -> None:
    desk.change(SETUP, "[deep/laid-up]", cell)
    game = desk.game()
    assert game.scenarios["first-light"].placements["lamp-gig"].box.id == box


def test_a_scenario_without_a_column_inherits_all(desk: Desk) -> None:
    scenario = desk.text(f"{BATTLE}/scenarios/long-dark.yaml")
    scenario = (
        scenario.replace("first-light", "long-dark").replace("The Long Dark", "Longer").partition("\nparameters:")[0]
    )
    desk.write(f"{BATTLE}/scenarios/longer.yaml", scenario)
    game = desk.game()
    scenarios = game.scenarios
    assert scenarios["longer"].placements == scenarios["long-dark"].placements


def test_a_scenario_that_inherits_nothing_needs_a_column(desk: Desk) -> None:
    desk.write(f"{BATTLE}/scenarios/third.yaml", desk.text(f"{BATTLE}/scenarios/wreckers.yaml").replace("The Wr", "Wr"))
    finding = desk.finding()
    assert (finding.code.name, finding.message) == (
        "missing-key",
        "the table has no column 'third', and the scenario inherits no other",
    )


def test_a_unit_that_only_another_battle_sets_up_is_used(desk: Desk) -> None:
    desk.change(SETUP, "lamp-gig,[deep/laid-up],,out,printed:5.1\n", "")
    assert desk.finding().code.name == "unused-unit"
    desk.write(f"{BATTLE}/../other/setup.csv", "unit,day,source\nlamp-gig,A-1,printed:5.1\n")
    assert desk.found() == []


def test_a_misspelt_unit_is_told_once_and_not_missed(desk: Desk) -> None:
    desk.change(SETUP, "wrack-eel,", "wrack-eal,")
    assert desk.finding().hint == "did you mean 'wrack-eel'?"


def test_a_unit_whose_every_place_is_wrong_is_not_called_unused(desk: Desk) -> None:
    desk.change(SETUP, "cpt-moon,H-9,,H-9", "cpt-moon,H-99,,H-98")
    assert [code for code, _ in desk.found()] == ["OOB204", "OOB204"]


@pytest.mark.parametrize(
    ("cell", "face", "facing"),
    [("D-4 (facing 2)", None, 2), ("D-4 (whole, facing 6)", "whole", 6), ("HAIL 1 (facing 1)", None, 1)],
)
def test_a_cell_may_say_where_a_piece_faces(desk: Desk, cell: str, face: str | None, facing: int) -> None:
    """Ships can swing at anchor: their kind has a state with an arrow."""
    desk.change(SETUP, "wrack-eel,HAIL 1,", f'wrack-eel,"{cell}",')
    game = desk.compile().game
    assert game is not None
    assert place(game, "first-light", "wrack-eel").condition == Condition(face, facing)


@pytest.mark.parametrize(
    ("cell", "message"),
    [
        ("C-3 (facing 2)", "'beacon-north' cannot face a hexside: no state of a beacon has an arrow"),
        ("C-3 (facing 7)", "cannot read the place 'C-3 (facing 7)'"),
    ],
)
def test_a_piece_without_an_arrow_and_a_seventh_hexside_are_found(desk: Desk, cell: str, message: str) -> None:
    desk.change(SETUP, "beacon-north,C-3,", f"beacon-north,{cell},")
    assert desk.messages("OOB210") == [message]


def test_a_box_of_a_group_is_on_the_sheet_of_its_side(desk: Desk) -> None:
    desk.change(SETUP, "[deep/laid-up]", "[roads/hail-2]")
    wrong = desk.finding().message
    assert wrong == "the box 'hail-2' is one of 'wrack', and no piece of another side lies on its sheet"
