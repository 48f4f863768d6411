"""Badges lie beside one another, and beside what is printed on a counter."""

from itertools import combinations
from typing import get_args

import pytest

from authoring import Desk
from oobc.layout.badges import badge_area
from oobc.model.pieces import BadgePlace
from under_badges import covered


@pytest.mark.parametrize(("one", "other"), list(combinations(get_args(BadgePlace), 2)))
def test_no_badge_lies_on_another(one: BadgePlace, other: BadgePlace) -> None:
    (left, top, right, bottom), (west, north, east, south) = badge_area(one), badge_area(other)
    wide, tall = min(right, east) - max(left, west), min(bottom, south) - max(top, north)
    assert wide <= 1e-9 or tall <= 1e-9


def test_no_badge_covers_a_name_or_a_value(desk: Desk) -> None:
    assert covered(desk.game()) == []


def test_a_badge_over_the_values_would_be_seen(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("under_badges.badge_area", lambda _: (0.0, 0.75, 1.0, 1.0))
    assert covered(desk.game())
