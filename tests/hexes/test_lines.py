"""What lines between hexes pass."""

from oobc.hexes.lines import distance, passed, within


def test_a_straight_line_goes_through_the_hexes_in_its_row() -> None:
    line = passed((0, 6))
    assert sorted(line.hexes) == [(0, 2), (0, 4)]
    assert sorted(line.crossed) == [((0, 0), (0, 2)), ((0, 2), (0, 4)), ((0, 4), (0, 6))]
    assert (line.along, line.corners) == ((), ())


def test_a_line_between_two_hexes_runs_along_their_hexside_and_through_its_corners() -> None:
    line = passed((2, 0))
    assert line.hexes == line.crossed == ()
    assert line.along == (((1, -1), (1, 1)),)
    assert sorted(line.corners) == [((0, 0), (1, -1), (1, 1)), ((1, -1), (1, 1), (2, 0))]


def test_a_line_that_is_neither_goes_through_the_hexes_on_its_way() -> None:
    line = passed((1, 5))
    assert sorted(line.hexes) == [(0, 2), (1, 3)]
    assert sorted(line.crossed) == [((0, 0), (0, 2)), ((0, 2), (1, 3)), ((1, 3), (1, 5))]


def test_a_line_back_passes_the_same() -> None:
    for to in within(3):
        if to != (0, 0):
            there, back = passed(to), passed((-to[0], -to[1]))
            assert {(to[0] + column, to[1] + line) for column, line in back.hexes} == set(there.hexes)
            assert len(back.corners) == len(there.corners) and len(back.along) == len(there.along)


def test_distances_are_those_of_hexes() -> None:
    assert [distance((0, 0), each) for each in ((0, 2), (1, 1), (2, 0), (2, 2), (0, 6), (3, 3), (1, 5))] == [
        *(1, 1, 2, 2, 3, 3, 3)
    ]
