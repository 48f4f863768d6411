"""Rivers from hexsides."""

from collections import Counter
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from oobc.hexes.chains import chains
from oobc.hexes.grid import Cell, Grid, Point

GRID = Grid("hex", 6, 6)
sides = st.builds(
    lambda column, row, number: (Cell(column, row), number), st.integers(1, 4), st.integers(1, 4), st.integers(0, 5)
)


def segments_of(chosen: list[tuple[Cell, int]]) -> list[tuple[Point, Point]]:
    return [GRID.side(cell, GRID.around(cell)[number], 96) for cell, number in chosen]


def key(a: Point, b: Point) -> frozenset[Point]:
    return frozenset((round(x, 2), round(y, 2)) for x, y in (a, b))


@given(st.lists(sides, max_size=40))
def test_every_hexside_is_drawn_once(chosen: list[tuple[Cell, int]]) -> None:
    segments = segments_of(chosen)
    lines = chains(segments)
    drawn = Counter(key(a, b) for line in lines for a, b in pairwise(line))
    assert drawn == Counter(dict.fromkeys((key(a, b) for a, b in segments), 1))


@given(st.lists(sides, max_size=40))
def test_no_line_runs_through_a_confluence(chosen: list[tuple[Cell, int]]) -> None:
    segments = segments_of(chosen)
    meeting = Counter(end for segment in {key(a, b) for a, b in segments} for end in segment)
    for line in chains(segments):
        assert all(meeting[point] == 2 for point in line[1:-1])


def test_a_river_is_one_line() -> None:
    cell = Cell(2, 2)
    lines = chains(segments_of([(cell, number) for number in (3, 0, 2, 1)]))
    assert [len(line) for line in lines] == [5]


def test_a_lake_is_one_closed_line() -> None:
    cell = Cell(2, 2)
    (line,) = chains(segments_of([(cell, number) for number in range(6)]))
    assert (len(line), line[0]) == (7, line[-1])


def test_a_confluence_has_three_lines() -> None:
    a, b, c = (0.0, 0.0), (1.0, 0.0), (2.0, 0.0)
    assert len(chains([(a, b), (b, c), (b, (1.0, 1.0))])) == 3


def test_nothing_draws_nothing() -> None:
    assert chains([]) == []
