"""Boards are seen whole on a small screen."""

from itertools import combinations

import pytest

from authoring import TESTS, game_of
from oobc.game import Game
from oobc.layout.boards import Area, BoardPicture, windows

SCREEN = (1366, 768)
FRAME = (16, 90)
"""Pixels that the frame of a window and the bars of a desktop take."""


def boards(game: Game) -> list[BoardPicture]:
    return list(windows(game))


GAMES = {"two-lights": TESTS / "project", "espinosa": TESTS.parent}


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return game_of(GAMES[request.param], request.param)


def test_a_window_fits_on_a_small_screen(game: Game) -> None:
    for each in boards(game):
        width, height = each.width * each.zoom, each.height * each.zoom
        assert width + FRAME[0] <= SCREEN[0] and height + FRAME[1] <= SCREEN[1], each.id


def test_no_board_begins_larger_than_it_is_drawn(game: Game) -> None:
    assert all(each.zoom * each.scale <= 1 for each in boards(game))


def test_a_larger_module_begins_as_large_on_the_screen(game: Game) -> None:
    for one, two in zip(boards(game), boards(game.drawn(2)), strict=True):
        assert two.zoom == pytest.approx(one.zoom / 2, rel=0.01), one.id


def test_boxes_lie_apart_within_their_sheets(game: Game) -> None:
    for each in boards(game):
        for box in each.boxes:
            assert sum(_inside(box, sheet) for sheet in each.sheets) == 1, box.name
        assert not any(_meet(one, other) for one, other in combinations(each.boxes, 2)), each.id


def _inside(box: Area, sheet: Area) -> bool:
    across = sheet.x <= box.x and box.x + box.width <= sheet.x + sheet.width
    return across and sheet.y <= box.y and box.y + box.height <= sheet.y + sheet.height


def _meet(one: Area, other: Area) -> bool:
    across = one.x < other.x + other.width and other.x < one.x + one.width
    return across and one.y < other.y + other.height and other.y < one.y + one.height
