"""Tables that the rules print."""

from oobc.game import Game


def test_a_table_has_columns_and_rows_as_printed(isles: Game) -> None:
    table = isles.tables["grounding"]
    assert table.columns == ("die", "ebb", "flood")
    assert table.rows == (
        ("1-2", "afloat", "afloat"),
        ("3-5", "touched", "afloat"),
        ("6-8", "hard aground, sail 0", "touched"),
    )
    assert table.about.dice == "1d8"


def test_tables_stand_in_the_order_of_the_series(isles: Game) -> None:
    assert list(isles.tables) == ["grounding", "salvage", "boarding", "ramming"]
