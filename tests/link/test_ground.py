"""The map."""

from authoring import BATTLE, Desk
from oobc.game import Game

MAP = f"{BATTLE}/map.yaml"


def test_ground_is_by_hex_and_by_hexside(isles: Game) -> None:
    assert {(each.at, each.terrain, each.name) for each in isles.map.hexes} == {
        ("C-3", "harbour", "Lantern Haven"),
        ("H-9", "isle", "Moon Head"),
        ("H-10", "isle", None),
        ("E-8", "shoal", "The Teeth, outer"),
    }
    assert [(each.at, each.terrain) for each in isles.map.hexsides][:2] == [("D-4-D-5", "race"), ("E-4-D-5", "race")]


def test_the_grid_is_numbered_as_the_map_says(isles: Game) -> None:
    numbers = isles.map.grid.numbers
    assert (len(numbers), next(iter(numbers)), list(numbers)[-1]) == (120, "A-1", "J-12")


def test_a_square_grid(desk: Desk) -> None:
    desk.change(MAP, "kind: hex", "kind: square")
    compiled = desk.compile()
    assert compiled.game is not None
    assert [finding.message for finding, _, _ in compiled.findings] == [
        "E-4 and D-5 do not touch",
        "the path jumps: C-3 and D-4 do not touch",
        "the path jumps: D-5 and E-6 do not touch",
    ]


def test_a_grid_whose_numbers_are_not_single(desk: Desk) -> None:
    """Row 1, column 11 and row 11, column 1 are both 111."""
    desk.change(MAP, "  rows: 10", "  rows: 11")
    desk.change(MAP, '  separator: "-"\n  column', "  column")
    desk.change(MAP, "    style: letters", "    width: 1")
    messages = [finding.message for finding, _, _ in desk.compile().findings]
    assert "two hexes of this grid have the same number" in messages


def test_a_map_of_one_hex(desk: Desk) -> None:
    desk.change(MAP, "columns: 12\n  rows: 10", "columns: 1\n  rows: 1")
    assert {code for code, _ in desk.found()} == {"OOB204"}


def test_the_hint_of_a_hex_that_lost_its_zero(desk: Desk) -> None:
    grid = '  order: row-column\n  separator: "-"\n  column:\n    width: 1\n  row:\n    style: letters\n'
    desk.change(MAP, grid, "")
    desk.change(MAP, "hex: A-4", "hex: '105'")
    hints = {place.line: finding.hint for finding, place, _ in desk.compile().findings if desk.under(place) == "'105'"}
    assert list(hints.values()) == ["did you mean '0105'?"]
