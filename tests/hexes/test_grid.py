"""Hex numbers, neighbours and distances, on grids of every sort."""

import math
from collections import deque

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oobc.hexes.grid import Axis, Cell, Grid, hexside_ends

axes = st.builds(Axis, st.sampled_from(["digits", "letters"]), st.integers(1, 3), st.integers(0, 2))
grids = st.builds(
    Grid,
    kind=st.sampled_from(["hex", "square"]),
    columns=st.integers(1, 30),
    rows=st.integers(1, 30),
    lower=st.sampled_from(["even", "odd"]),
    column_axis=axes,
    row_axis=axes,
    order=st.sampled_from(["column-row", "row-column"]),
    separator=st.sampled_from(["-", ".", "/", " "]),
)
small_grids = st.builds(
    Grid,
    kind=st.sampled_from(["hex", "square"]),
    columns=st.integers(1, 7),
    rows=st.integers(1, 7),
    lower=st.sampled_from(["even", "odd"]),
)
BATTLE = Grid("hex", columns=61, rows=33)
ISLES = Grid(
    "hex", 12, 10, lower="odd", row_axis=Axis("letters"), column_axis=Axis(width=1), order="row-column", separator="-"
)


def cells_of(grid: Grid) -> st.SearchStrategy[Cell]:
    return st.builds(Cell, st.integers(0, grid.columns - 1), st.integers(0, grid.rows - 1))


def steps_from(grid: Grid, start: Cell) -> dict[Cell, int]:
    """How many moves every cell is away, found by moving."""
    away, queue = {start: 0}, deque([start])
    while queue:
        cell = queue.popleft()
        for each in grid.neighbours(cell):
            if each not in away:
                away[each] = away[cell] + 1
                queue.append(each)
    return away


def near(a: tuple[float, float], b: tuple[float, float]) -> bool:
    return math.dist(a, b) < 1e-6


@given(grids)
def test_every_number_names_its_cell(grid: Grid) -> None:
    assert len(grid.numbers) == grid.columns * grid.rows
    for cell in grid.cells():
        assert grid.cell(grid.number(cell)) == cell


@given(grids)
def test_every_number_reads_as_one(grid: Grid) -> None:
    assert all(grid.reads_as_number(number) for number in grid.numbers)


@given(small_grids, st.data())
def test_distance_is_the_fewest_moves(grid: Grid, data: st.DataObject) -> None:
    start = data.draw(cells_of(grid))
    away = steps_from(grid, start)
    assert {cell: grid.distance(start, cell) for cell in grid.cells()} == away


@given(grids, st.data())
def test_distance_is_a_metric(grid: Grid, data: st.DataObject) -> None:
    a, b, c = (data.draw(cells_of(grid)) for _ in range(3))
    assert (grid.distance(a, b) == 0) == (a == b)
    assert grid.distance(a, b) == grid.distance(b, a)
    assert grid.distance(a, c) <= grid.distance(a, b) + grid.distance(b, c)


@given(small_grids)
def test_neighbours_are_neighbours_of_each_other(grid: Grid) -> None:
    for cell in grid.cells():
        assert len(grid.around(cell)) == len(set(grid.around(cell))) == (6 if grid.kind == "hex" else 4)
        assert all(cell in grid.around(each) for each in grid.around(cell))


@given(small_grids, st.floats(10, 200))
def test_neighbours_share_their_side(grid: Grid, size: float) -> None:
    for cell in grid.cells():
        for each in grid.neighbours(cell):
            start, end = grid.side(cell, each, size)
            back, forth = grid.side(each, cell, size)
            assert near(start, forth)
            assert near(end, back)


@given(small_grids)
def test_neighbours_lie_equally_far(grid: Grid) -> None:
    for cell in grid.cells():
        for each in grid.neighbours(cell):
            assert math.isclose(math.dist(grid.centre(cell, 96), grid.centre(each, 96)), 96)


@given(small_grids, st.floats(10, 200))
def test_the_map_holds_all_corners(grid: Grid, size: float) -> None:
    width, height = grid.extent(size)
    corners = [corner for cell in grid.cells() for corner in grid.corners(cell, size)]
    assert all(-1e-6 <= x <= width + 1e-6 and -1e-6 <= y <= height + 1e-6 for x, y in corners)


def test_a_cell_that_does_not_touch_has_no_side() -> None:
    with pytest.raises(ValueError, match="not in list"):
        BATTLE.side(Cell(0, 0), Cell(5, 5), 96)


def test_hexes_of_a_printed_map() -> None:
    assert BATTLE.number(Cell(0, 0)) == "0101"
    assert BATTLE.cell("6133") == Cell(60, 32)
    assert BATTLE.cell("0417") == Cell(3, 16)
    assert [BATTLE.cell(number) for number in ("417", "6134", "6201", "0000")] == [None] * 4
    assert {BATTLE.number(each) for each in BATTLE.around(Cell(46, 14))} == {
        "4714",
        "4814",
        "4815",
        "4716",
        "4615",
        "4614",
    }


def test_even_columns_lie_lower_or_odd_ones() -> None:
    assert [BATTLE.is_lower(column) for column in range(3)] == [False, True, False]
    assert [ISLES.is_lower(column) for column in range(3)] == [True, False, True]
    assert not Grid("square", 3, 3).is_lower(1)


def test_hexes_by_letters() -> None:
    assert (ISLES.number(Cell(6, 2)), ISLES.cell("J-12")) == ("C-7", Cell(11, 9))
    assert {ISLES.number(each) for each in ISLES.around(Cell(6, 2))} == {"B-7", "C-8", "D-8", "D-7", "D-6", "C-6"}
    assert ISLES.reads_as_number("Z-99")
    assert not ISLES.reads_as_number("C7")


def test_letters_double_after_z() -> None:
    assert [Axis("letters").write(index) for index in (0, 25, 26, 51, 52)] == ["A", "Z", "AA", "ZZ", "AAA"]


@given(axes, st.integers(0, 200))
def test_an_axis_reads_what_it_writes(axis: Axis, index: int) -> None:
    assert axis.read(axis.write(index)) == index


def test_the_edge_of_the_map() -> None:
    edge = {number for number, cell in BATTLE.numbers.items() if BATTLE.is_edge(cell)}
    assert {"0101", "3001", "3033", "0117", "6117"} <= edge
    assert len(edge) == 2 * 61 + 2 * 31
    assert not ISLES.is_edge(Cell(-1, 0))


@pytest.mark.parametrize(
    ("hexside", "ends"),
    [
        ("4319-4419", ["4319", "4419"]),
        ("C-7-C-8", ["C-7", "C-8"]),
        ("4319", ["4319"]),
        ("C-7-C", ["C-7-C"]),
        ("", [""]),
    ],
)
def test_a_hexside_is_two_hexes(hexside: str, ends: list[str]) -> None:
    assert hexside_ends(hexside) == ends
