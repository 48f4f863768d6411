"""The cheapest ways on a grid."""

import pytest

from oobc.hexes.ways import Step, Ways, cheapest

#  0 - 1 - 2
#  |       |
#  3 - 4 - 5
STEPS = (
    *(Step(0, 1, 4), Step(1, 2, 1), Step(0, 3, 1), Step(3, 4, 1), Step(4, 5, 2), Step(5, 2, 0)),
    *(Step(1, 0, 1), Step(2, 1, 9)),
)


def reached(most: int, rows: int = 2) -> list[list[int | None]]:
    """From each cell, what every cell costs."""
    found = Ways(3, 2, STEPS).reached(most, rows)
    return [[cost - 1 if cost else None for cost in costs] for costs in found]


def test_the_cheapest_way_may_be_the_longer_one() -> None:
    assert reached(9)[0] == [0, 4, 4, 1, 2, 4]


def test_a_step_that_costs_nothing_is_taken_at_once() -> None:
    assert reached(9)[5][2] == 0


def test_ways_go_where_the_steps_lead_and_not_back() -> None:
    assert reached(9)[4] == [None, None, 2, None, 0, 2]


@pytest.mark.parametrize(("most", "found"), [(0, [0, None, None, None, None, None]), (3, [0, None, None, 1, 2, None])])
def test_nothing_is_farther_than_it_is_asked_for(most: int, found: list[int | None]) -> None:
    assert reached(most)[0] == found


def test_ways_stay_within_the_rows_that_are_asked_for() -> None:
    assert reached(9, rows=0)[0] == [0, 4, 5, None, None, None]


def test_of_two_steps_between_the_same_cells_the_cheapest_counts() -> None:
    assert cheapest([Step(0, 1, 3), Step(0, 1, 2), Step(1, 0, 3)]) == (Step(0, 1, 2), Step(1, 0, 3))
