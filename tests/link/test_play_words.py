"""The words that make a module play: what they name must exist, and fit the kind of piece that has them."""

import pytest

from authoring import BOX, SERIES, Desk

PIECES, GAME, TABLES = f"{SERIES}/pieces.yaml", f"{BOX}/game.yaml", f"{SERIES}/tables.yaml"
ABOUT, BOARDS = f"{SERIES}/series.yaml", f"{SERIES}/boards.yaml"


@pytest.mark.parametrize(
    ("file", "old", "new", "wrong"),
    [
        (PIECES, "dice: swell", "dice: foam", "foam"),
        (PIECES, "up-to: sail", "up-to: sails", "sails"),
        (PIECES, "aground: fast", "aground: slow", "slow"),
        (PIECES, "{roll}, sail {against}", "{rolls}, sail {against}", '"{piece} kedges: {rolls}, sail {against}."'),
        (PIECES, "    not-added-to:\n      - anchored", "    not-added-to:\n      - ankered", "ankered"),
        (PIECES, "marker: mutiny", "marker: mutinies", "mutinies"),
        (PIECES, "track: casks", "track: chest", "chest"),
        (PIECES, "value: hull\n  boxes", "value: hulls\n  boxes", "hulls"),
        (PIECES, "{losses} hull of", "{loss} hull of", '"{side} has lost {loss} hull of {formation}."'),
        (PIECES, "sails in at {hex}", "sails in at {hexes}", '"{side} sails in at {hexes}: {piece}"'),
        (PIECES, "Out of the fog at {place}", "Out of the fog at {hex}", '"Out of the fog at {hex}: {piece}"'),
        (ABOUT, "marker: letter", "marker: wreck", "wreck"),
        (ABOUT, "{squadron}, {errand}", "{fleet}, {errand}", '"{side} reads out at {place}: {fleet}, {errand}"'),
        (BOARDS, "per: side\n    private: true", "per: day\n    private: true", "true"),
        (BOARDS, "per: side\n    private: true", "per: side\n    hand: true", "true"),
        (BOARDS, "kinds: [omen]", "kinds: [card]", "card"),
        (BOARDS, "board: chest\n              box: spent", "board: chest\n              box: lost", "lost"),
        (BOARDS, "board: chest\n              box: spent", "board: deep\n              box: sunk", "deep"),
        (BOARDS, "An omen, at {place}", "An omen, at {hex}", '"An omen, at {hex}."'),
        (PIECES, "back: back", "back: front", "front"),
        (PIECES, "        box: sunk\n    places: wreck", "        box: drowned\n    places: wreck", "drowned"),
        (PIECES, "places: wreck", "places: casks", "casks"),
        (PIECES, "total: guns", "total: cannon", "cannon"),
        (PIECES, "arms: [cutter]", "arms: [cuter]", "cuter"),
        (f"{SERIES}/markers.yaml", "      - break-up", "      - breakup", "breakup"),
        (GAME, "control: casks", "control: wreck", "wreck"),
        (TABLES, "dice: 1d8", "dice: d8", "d8"),
    ],
)
def test_a_wrong_name_is_told_at_its_place(desk: Desk, file: str, old: str, new: str, wrong: str) -> None:
    desk.change(file, old, new)
    places = [place for _, place in desk.found() if place.file == file]
    assert wrong in [desk.under(place) for place in places]


def test_a_roll_sets_off_an_action_that_the_kind_has(desk: Desk) -> None:
    desk.change(
        PIECES,
        "          does:\n            - cripple\n            - sink\n",
        "          does:\n            - kindle\n",
    )
    assert "sets off 'kindle'; a ship has no such action" in desk.finding().message


def test_a_roll_is_against_a_value_that_the_kind_has(desk: Desk) -> None:
    desk.change(PIECES, "        - up-to: guns\n", "        - up-to: worth\n")
    assert "rolls against 'worth'; a ship has no such value" in desk.finding().message


def test_a_table_that_is_rolled_on_has_rolls_in_its_first_column(desk: Desk) -> None:
    desk.change(f"{SERIES}/tables/grounding.csv", "3-5,", "some,")
    assert desk.finding().message == "a roll such as '3' or '1-3', not 'some'"


def test_what_is_nobodys_does_not_go_to_a_board_of_one_side(desk: Desk) -> None:
    desk.change(PIECES, "    removes: true\n", "    send-to:\n      board: deep\n      box: sunk\n")
    assert "but a Wreck is nobody's" in desk.finding().message
