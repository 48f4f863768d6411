"""A picture laid on the grid by three points."""

import pytest

from oobc.hexes.affine import affine


def test_three_points_fix_it() -> None:
    corners = [((0.0, 0.0), (10.0, 20.0)), ((4.0, 0.0), (18.0, 21.0)), ((0.0, 3.0), (9.0, 26.0))]
    made = affine(corners)
    assert [made.at(here) for here, _ in corners] == [pytest.approx(there) for _, there in corners]
    assert made.at((4.0, 3.0)) == pytest.approx((17.0, 27.0))


@pytest.mark.parametrize("third", [(8.0, 0.0), (4.0, 0.03), (0.0, 0.0)])
def test_points_on_a_line_fix_nothing(third: tuple[float, float]) -> None:
    with pytest.raises(ValueError, match="line"):
        affine([((0.0, 0.0), (1.0, 1.0)), ((4.0, 0.0), (2.0, 2.0)), (third, (3.0, 1.0))])
