"""Lines of sight, drawn by hand on the chart of *Two Lights*: what blocks, who looks over, what rises."""

import pytest

from authoring import BATTLE, SERIES, Desk
from oobc.layout.sight import Sights

TERRAIN, HEXES, SIDES = f"{SERIES}/terrain.yaml", f"{BATTLE}/terrain.csv", f"{BATTLE}/hexsides.csv"
SOURCE = "reconstructed:soundings"


def sees(desk: Desk, source: str, to: str) -> str | None:
    """What is in the way; None: nothing."""
    return Sights(desk.game()).blocked(source, to)


@pytest.fixture
def water(desk: Desk) -> Desk:
    """The chart without isles and reefs, so that a test sets its own."""
    desk.write(HEXES, "hex,terrain,name,source\nC-3,harbour,Lantern Haven,printed:5.1\nH-9,shoal,,printed:5.1\n")
    desk.append(HEXES, "H-10,shoal,,printed:5.1\nE-8,shoal,,printed:5.1\n")
    desk.write(SIDES, f"hexside,terrain,name,source\nD-4-D-5,race,,{SOURCE}\n")
    return desk


def isle(desk: Desk, *hexes: str) -> None:
    for hex in hexes:
        desk.append(HEXES, f"{hex},isle,,{SOURCE}\n")


def side(desk: Desk, kind: str, *sides: str) -> None:
    for each in sides:
        desk.append(SIDES, f"{each},{kind},,{SOURCE}\n")


def test_nothing_is_in_the_way_over_open_water(water: Desk) -> None:
    assert sees(water, "F-3", "C-3") is None


def test_what_blocks_does_so_between_the_two_and_not_at_an_end(water: Desk) -> None:
    isle(water, "F-6", "C-6")
    assert sees(water, "F-6", "C-6") is None
    isle(water, "E-6")
    assert sees(water, "F-6", "C-6") == "E-6 (Isle)"


def test_neighbours_always_see_each_other(water: Desk) -> None:
    side(water, "reef", "F-6-E-6")
    assert sees(water, "F-6", "E-6") is None


def test_a_line_along_a_hexside_is_blocked_by_the_hexes_on_both_sides_of_it(water: Desk) -> None:
    # From F-4 to F-6 it runs between F-5, in a lower column, and E-5.
    isle(water, "F-5")
    assert sees(water, "F-4", "F-6") is None
    isle(water, "E-5")
    assert sees(water, "F-4", "F-6") in ("E-5 (Isle)", "F-5 (Isle)")


def test_a_hexside_that_is_seen_over_from_beside_blocks_only_who_is_farther_off(water: Desk) -> None:
    side(water, "reef", "F-6-E-6")
    assert sees(water, "F-6", "D-6") is None
    assert sees(water, "D-6", "F-6") == "E-6-F-6 (Reef)"
    assert sees(water, "G-6", "D-6") == "F-6-E-6 (Reef)"


def test_a_corner_where_two_blocking_hexsides_meet_blocks(water: Desk) -> None:
    # The line from F-4 to F-6 leaves the corner of E-5, F-5 and F-6.
    side(water, "reef", "F-6-F-5")
    assert sees(water, "F-4", "F-6") is None
    side(water, "reef", "F-6-E-5")
    assert "corner" in (sees(water, "F-4", "F-6") or "")


def test_a_corner_where_a_blocking_hexside_meets_a_blocking_hex_blocks(water: Desk) -> None:
    side(water, "reef", "F-6-F-5")
    isle(water, "E-5")
    assert "corner" in (sees(water, "F-4", "F-6") or "")


class TestSlopes:
    """Reefs that rise, as slopes do: their foot blocks, and who is above looks over."""

    @pytest.fixture
    def slopes(self, water: Desk) -> Desk:
        text = water.text(TERRAIN)
        water.write(
            TERRAIN, text.replace("seen-over: beside", "seen-over: above\n    rises: true\n    foot-blocks: true")
        )
        return water

    def test_who_is_above_looks_down_and_nobody_looks_up(self, slopes: Desk) -> None:
        side(slopes, "reef", "E-6-F-6")  # rises from E-6 to F-6
        assert sees(slopes, "F-6", "D-6") is None
        assert sees(slopes, "D-6", "F-6") == "E-6 (foot of Reef)"

    def test_the_foot_blocks_whoever_looks_past(self, slopes: Desk) -> None:
        side(slopes, "reef", "E-6-E-7")
        assert sees(slopes, "F-6", "D-6") == "E-6 (foot of Reef)"

    def test_from_foot_to_foot_it_does_not(self, slopes: Desk) -> None:
        side(slopes, "reef", "D-6-D-7", "E-6-E-7", "F-6-F-7")
        assert sees(slopes, "F-6", "D-6") is None

    def test_from_above_to_above_neither_foot_nor_hexside_is_in_the_way(self, slopes: Desk) -> None:
        side(slopes, "reef", "E-6-F-6", "E-6-D-6")
        assert sees(slopes, "F-6", "D-6") is None

    def test_but_what_else_blocks_does(self, slopes: Desk) -> None:
        side(slopes, "reef", "E-6-F-6", "E-6-D-6")
        isle(slopes, "E-6")
        assert sees(slopes, "F-6", "D-6") == "E-6 (Isle)"
