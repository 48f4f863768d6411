"""From hex to pixel to name (format: §12)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oobc.vassal import grid
from oobc.vassal.grid import HexGrid, Numbering, SquareGrid

HEXES = HexGrid(dx=52.0, dy=60.0, x0=40, y0=40)
BOARD = (1400, 1200)

sizes = st.floats(20, 90)
origins = st.integers(-60, 200)
hex_grids = st.builds(HexGrid, sizes, sizes, origins, origins, st.booleans())
square_grids = st.builds(SquareGrid, sizes, sizes, origins, origins)
numberings = st.builds(
    Numbering,
    first=st.sampled_from("HV"),
    sep=st.sampled_from([".", "/", ", "]),
    h_type=st.sampled_from("NA"),
    h_leading=st.integers(0, 3),
    h_off=st.integers(-3, 9),
    h_descend=st.booleans(),
    v_type=st.sampled_from("NA"),
    v_leading=st.integers(0, 3),
    v_off=st.integers(-3, 9),
    v_descend=st.booleans(),
    stagger=st.booleans(),
)
raw = st.tuples(st.integers(3, 80), st.integers(3, 80))


@pytest.mark.parametrize(
    ("column", "row", "pixel"),
    [(0, 0, (40, 40)), (1, 0, (92, 70)), (2, 1, (144, 100)), (3, 16, (196, 1030)), (-1, 0, (-12, 70))],
)
def test_odd_columns_lie_half_a_hex_lower(column, row, pixel):
    assert grid.centre(HEXES, column, row) == pixel


def test_pixels_are_cut_towards_zero():
    odd = HexGrid(dx=51.96, dy=59.5, x0=40, y0=40)
    assert grid.centre(odd, 1, 1) == (91, 128)
    assert grid.centre(odd, -1, 0) == (-11, 69)


def test_sideways_is_the_same_with_x_and_y_swapped():
    sideways = HexGrid(dx=52.0, dy=60.0, x0=40, y0=40, sideways=True)
    assert grid.centre(sideways, 3, 16) == (1030, 196)
    assert grid.at(sideways, 1030, 196) == (3, 16)


def test_the_hex_0417_of_the_format_sheet():
    assert grid.name(HEXES, Numbering(), 3, 16) == "0417"
    assert grid.find(HEXES, Numbering(), "0417") == (3, 16)


@pytest.mark.parametrize(
    ("numbering", "name"),
    [
        (Numbering(), "0417"),
        (Numbering(first="V"), "1704"),
        (Numbering(sep="."), "04.17"),
        (Numbering(stagger=True), "0418"),
        (Numbering(h_type="A", h_off=0, v_leading=0), "D17"),
        (Numbering(h_type="A", h_off=26), "DD17"),
        (Numbering(h_leading=0, sep="-", v_off=-20), "4--04"),
        (Numbering(h_descend=True), "2117"),
        (Numbering(v_descend=True), "0408"),
    ],
)
def test_numberings(numbering, name):
    assert grid.name(HEXES, numbering, 3, 16, BOARD) == name
    assert grid.find(HEXES, numbering, name, BOARD) == (3, 16)


@pytest.mark.parametrize(
    ("number", "kind", "leading", "written"),
    [
        (7, "N", 1, "07"),
        (7, "N", 0, "7"),
        (123, "N", 1, "123"),
        (-7, "N", 1, "-07"),
        (0, "A", 0, "A"),
        (25, "A", 0, "Z"),
        (26, "A", 0, "AA"),
        (27, "A", 0, "BB"),
        (52, "A", 0, "AAA"),
    ],
)
def test_one_coordinate(number, kind, leading, written):
    assert grid.label(number, kind, leading) == written


@given(st.one_of(hex_grids, square_grids), raw)
def test_the_centre_of_a_hex_lies_in_that_hex(any_grid, place):
    assert grid.at(any_grid, *grid.centre(any_grid, *place)) == place


@given(st.one_of(hex_grids, square_grids), numberings, raw)
def test_a_name_finds_its_hex(any_grid, numbering, place):
    name = grid.name(any_grid, numbering, *place, BOARD)
    assert grid.find(any_grid, numbering, name, BOARD) == place


@given(hex_grids, st.booleans(), st.tuples(st.integers(0, 98), st.integers(0, 97)))
def test_four_digits_need_no_separator(hexes, stagger, place):
    name = grid.name(hexes, Numbering(stagger=stagger), *place)
    assert len(name) == 4
    assert grid.find(hexes, Numbering(stagger=stagger), name) == place


@pytest.mark.parametrize(
    ("numbering", "name", "message"),
    [
        (Numbering(), "417", "no name"),
        (Numbering(), "04.17", "no name"),
        (Numbering(), "x", "no name"),
        (Numbering(), "10117", "ambiguous"),
        (Numbering(h_descend=True), "0417", "size of the board"),
    ],
)
def test_names_that_cannot_be_found(numbering, name, message):
    with pytest.raises(ValueError, match=message):
        grid.find(HEXES, numbering, name)


def test_squares():
    squares = SquareGrid(dx=50.0, dy=40.5, x0=25, y0=20)
    assert grid.centre(squares, 2, 1) == (125, 61)
    assert grid.at(squares, 125, 61) == (2, 1)
    assert grid.name(squares, Numbering(sep=","), 2, 1) == "03,02"
