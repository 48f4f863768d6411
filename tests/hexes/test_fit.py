"""A sheet laid on the earth by known places. Espinosa has three whose hexes its rulebook prints."""

import math

import pytest

from oobc.hexes.fit import Coordinates, fit
from oobc.hexes.grid import Grid, Point

ESPINOSA = Grid("hex", 61, 33)
KNOWN = {
    "4715": Coordinates(43.0779, -3.5550),
    "1012": Coordinates(42.9392, -3.5719),
    "0626": Coordinates(42.9286, -3.4874),
}


def at(hex: str) -> Point:
    return ESPINOSA.centre(ESPINOSA.numbers[hex], 1.0)


SHEET = fit([(at(hex), where) for hex, where in KNOWN.items()])


def metres_off(hex: str) -> float:
    return math.dist(SHEET.point(KNOWN[hex]), at(hex)) * SHEET.height


def test_the_known_towns_lie_a_hex_or_less_from_their_hexes() -> None:
    assert [round(metres_off(hex), -1) for hex in KNOWN] == [100, 270, 230]


def test_a_hex_is_as_high_as_the_rules_say_and_north_lies_to_the_right() -> None:
    assert SHEET.height == pytest.approx(480, rel=0.02)
    assert SHEET.north == pytest.approx(90, abs=1)


def test_there_and_back_is_the_same_place() -> None:
    for hex in ("0101", "4715", "6133"):
        assert SHEET.point(SHEET.coordinates(at(hex))) == pytest.approx(at(hex))


def test_the_error_grows_with_the_distance_from_what_is_known() -> None:
    near, far = SHEET.error(at("2118")), SHEET.error(at("6101"))
    assert near < 0.5 < far


def test_an_exact_fit_has_no_error() -> None:
    exact = fit([(at(hex), SHEET.coordinates(at(hex))) for hex in KNOWN])
    assert exact.error(at("6101")) == pytest.approx(0, abs=1e-6)
    assert exact.turn == pytest.approx(SHEET.turn)


def test_two_places_or_three_in_one_make_no_fit() -> None:
    one = (at("4715"), KNOWN["4715"])
    with pytest.raises(ValueError, match="three"):
        fit([one, one])
    with pytest.raises(ValueError, match="apart"):
        fit([one, one, one])
