"""Tables as spreadsheets write them."""

import pytest

from authoring import marked, unmarked
from oobc.diagnostics.findings import Finding
from oobc.place import Place
from oobc.source.csv import parse_csv
from oobc.source.document import Document


def read(text: str) -> Document:
    document, findings = parse_csv(text, "x.csv")
    assert findings == []
    assert document is not None
    return document


def findings_in(text: str) -> list[Finding]:
    return parse_csv(text, "x.csv")[1]


def test_a_cell_is_text_and_an_empty_one_is_none() -> None:
    assert read("hex,sail\n0417,\n NO , 1e3\n").values == [{"hex": "0417", "sail": None}, {"hex": "NO", "sail": "1e3"}]


def test_quotes_commas_and_lines_within_a_cell() -> None:
    assert read('a,b\n"x, y","say ""ay"""\n"two\nlines",z\n').values == [
        {"a": "x, y", "b": 'say "ay"'},
        {"a": "two\nlines", "b": "z"},
    ]


def test_empty_lines_and_lines_of_commas_are_passed_over() -> None:
    assert read("\na,b\n\n,\n1,2\n").values == [{"a": "1", "b": "2"}]


def test_empty_cells_behind_the_last_column_are_passed_over() -> None:
    assert read("a,b,,\n1,2,,\n3,4,\n").values == [{"a": "1", "b": "2"}, {"a": "3", "b": "4"}]


@pytest.mark.parametrize(("separator", "name"), [(";", "semicolons"), ("\t", "tabs")])
def test_cells_with_something_else_between_them_are_told_once(separator: str, name: str) -> None:
    (finding,) = findings_in(separator.join("abc") + "\n" + separator.join("123") + "\n")
    assert finding.message == f"the columns are separated by {name}, not by commas"


def test_a_table_without_rows() -> None:
    assert read("a,b\n").values == []


def test_no_header_line() -> None:
    assert [each.code.name for each in findings_in("\n\n")] == ["broken-csv"]


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("a,b\n1,⟦2⟧\n", (0, "b")),
        ("a,b\n⟦1⟧,2\n", (0, "a")),
        ("a,b\n⟦1,2⟧\n", (0,)),
        ("a,⟦b⟧\n1,2\n", ("b",)),
        ('a,b,c\n"x, y",⟦"say ""ay"""⟧,3\n', (0, "b")),
        ('a,b\n"two\nlines",⟦z⟧\n', (0, "b")),
        ('a,b\n5" gun,⟦6" gun⟧\n', (0, "b")),
        ("a,b,c\n1,⟦⟧,3\n", (0, "b")),
        ("a,b\n1,⟦⟧\n", (0, "b")),
        ("\na,b\n\n鰻,⟦鯨⟧\n", (0, "b")),
        ("a,b\n\u2028,1\n2,⟦3⟧\n", (1, "b")),
    ],
)
def test_a_cell_is_found_again(text: str, path: tuple[str | int, ...]) -> None:
    assert read(unmarked(text)).places(path, False) == marked(text, "x.csv")


def test_a_row_of_another_width_is_left_out_and_its_name_is_lost() -> None:
    document, findings = parse_csv("id,sail\nlion,3\neel,4,5\notter\ntern,6\n", "x.csv")
    assert document is not None
    assert [row["id"] for row in document.values] == ["lion", "tern"]
    assert document.lost == {"eel", "otter"}
    assert [str(each.where) for each in findings] == ["x.csv:3:1", "x.csv:4:1"]
    assert [each.message for each in findings] == [
        "the row has 3 cells, the header 2",
        "the row has 1 cells, the header 2",
    ]


def test_a_table_of_very_many_columns_is_not_read() -> None:
    document, (finding,) = parse_csv(",".join(map(str, range(20_000))) + "\n", "x.csv")
    assert document is None
    assert finding.message == "the table has 20,000 columns: more than the 500 that one may have"


def test_a_column_twice_shows_both_places() -> None:
    (finding,) = findings_in("a,b,a\n1,2,3\n")
    assert finding.where == Place("x.csv", 1, 5, 1, 6)
    assert [note.where for note in finding.notes] == [Place("x.csv", 1, 1, 1, 2)]


def test_after_an_open_quote_nothing_can_be_read() -> None:
    document, findings = parse_csv('a,b\n1,2\n3,"4\n5,6\n', "x.csv")
    assert document is None
    assert [str(each.where) for each in findings] == ["x.csv:3:1"]
