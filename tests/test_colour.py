"""Colours as eyes see them."""

import pytest

from oobc.colour import VISIONS, contrast, difference


def test_black_on_white_has_the_highest_contrast() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#27509b", "#27509b") == 1


def test_the_grey_that_wcag_names_as_the_lightest_for_text_on_white() -> None:
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.005)
    assert contrast("#777777", "#ffffff") < 4.5


@pytest.mark.parametrize("vision", VISIONS)
def test_everyone_sees_grey_as_grey(vision: str) -> None:
    assert difference("#000000", "#ffffff", vision) == pytest.approx(1, abs=1e-3)
    assert difference("#808080", "#808080", vision) == 0


def test_red_and_green_are_near_to_those_without_red_or_green_cones() -> None:
    red, green = "#b03a2e", "#6b7a1e"
    assert difference(red, green) > 0.15
    assert difference(red, green, "deuteranopia") < 0.1
    assert difference(red, green, "tritanopia") > 0.15


def test_blue_and_green_are_near_to_those_without_blue_cones() -> None:
    blue, green = "#1f6f8f", "#1f7a5f"
    assert difference(blue, green, "tritanopia") < difference(blue, green, "protanopia") / 2
