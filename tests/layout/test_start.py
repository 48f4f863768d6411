"""Where everything lies as a scenario begins: on the map, and on which window of a board."""

from collections import Counter

import pytest

from authoring import TESTS, game_of
from oobc.game import Game
from oobc.layout.boards import windows
from oobc.layout.start import InWindow, OnMap, box_in_window, stacks, starts
from oobc.model.boards import BoxRef


@pytest.fixture(scope="module")
def isles() -> Game:
    return game_of(TESTS / "project", "two-lights")


def boxes(game: Game, scenario: str) -> dict[str, InWindow]:
    """By piece, its place on a board."""
    lying = starts(game, game.scenarios[scenario])
    return {each.piece.id: each.place for each in lying if isinstance(each.place, InWindow)}


def test_a_piece_with_a_hex_stands_in_it(isles: Game) -> None:
    places = {each.piece.id: each.place for each in starts(isles, isles.scenarios["first-light"])}
    assert places["beacon-south"] == OnMap(("H-10",))


def test_a_reinforcement_lies_in_the_space_of_its_turn(isles: Game) -> None:
    place = boxes(isles, "first-light")["crown-lion"]
    assert (place.window.title, place.box.id) == ("Ship's log", "First day Flood")


def test_one_that_waits_lies_on_the_sheet_of_its_side(isles: Game) -> None:
    place = boxes(isles, "first-light")["wrack-eel"]
    assert (place.window.title, place.box.title, place.box.owner) == ("Outer roads", "HAIL 1", "wrack")


def test_what_lies_on_a_board_lies_in_its_box(isles: Game) -> None:
    for id in isles.scenarios:
        for piece, place in boxes(isles, id).items():
            box = place.box
            assert box.x <= place.x <= box.x + box.width, piece
            assert box.y <= place.y <= box.y + box.height, piece


def test_in_a_box_with_room_no_two_lie_on_one_another(isles: Game) -> None:
    places = boxes(isles, "first-light").values()
    log = Counter((place.x, place.y) for place in places if place.window.id == "log")
    assert max(log.values()) == 1


def test_a_stack_lies_in_the_middle_of_its_hex_with_leaders_on_top(isles: Game) -> None:
    (stack,) = (each for each in stacks(isles, isles.scenarios["wreckers"], 96) if each.hex == "H-9")
    assert (stack.x, stack.y) == isles.map.grid.middle("H-9", 96)
    assert [piece.id for piece, _ in stack.pieces] == ["wrack-crab", "cpt-moon"]


def test_a_private_board_is_a_window_for_each_side_with_its_own_boxes(isles: Game) -> None:
    cabins = [window for window in windows(isles) if window.id == "cabin"]
    assert [window.owner for window in cabins] == list(isles.box.sides)
    assert all({box.owner for box in window.boxes} == {window.owner} for window in cabins)


def test_a_side_has_a_box_of_a_private_board_in_its_own_window(isles: Game) -> None:
    for side in isles.box.sides.values():
        window, box = box_in_window(isles, BoxRef(board="cabin", box="desk"), side)
        assert (window.owner, box.owner) == (side.id, side.id)
        assert box.y + box.height <= window.height
