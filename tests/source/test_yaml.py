"""YAML as authors write it: every value stays the text that they typed, and nothing clever is allowed."""

import pytest

from authoring import marked, unmarked
from oobc.diagnostics.findings import Finding
from oobc.place import Place
from oobc.source.document import Document
from oobc.source.yaml import parse_yaml


def read(text: str) -> Document:
    document, findings = parse_yaml(text, "x.yaml")
    assert findings == []
    assert document is not None
    return document


def findings_in(text: str) -> list[Finding]:
    return parse_yaml(text, "x.yaml")[1]


@pytest.mark.parametrize(
    "word",
    ["0417", "NO", "no", "yes", "on", "true", "12:00", "1e3", "0x1F", "0o17", "1_000", ".5", "2022-02-23", "=", "Null"],
)
def test_a_scalar_is_the_text_that_was_typed(word: str) -> None:
    assert read(f"a: {word}\nb:\n  - {word}\n{word}: c\n").values == {"a": word, "b": [word], word: "c"}


@pytest.mark.parametrize("nothing", ["", "~", "null"])
def test_nothing_is_none(nothing: str) -> None:
    assert read(f"a: {nothing}\n").values == {"a": None}


@pytest.mark.parametrize("quoted", ["''", '"~"', "'null'"])
def test_a_quoted_nothing_is_a_text(quoted: str) -> None:
    assert read(f"a: {quoted}\n").values == {"a": quoted[1:-1]}


def test_folded_and_literal_texts_are_texts() -> None:
    assert read("a: >-\n  one\n  two\nb: |\n  one\n  two\n").values == {"a": "one two", "b": "one\ntwo\n"}


def test_an_empty_file_is_an_empty_mapping() -> None:
    assert read("").values == {}
    assert read("# nothing yet\n").values == {}


@pytest.mark.parametrize("escape", [r"\U00110000", r"\ud83d", r"\udc00", r"\UFFFFFFFF"])
def test_an_escape_that_is_no_character_is_shown(escape: str) -> None:
    (finding,) = findings_in(f'a: 1\nb: "the {escape} of"\n')
    assert finding.where == Place("x.yaml", 2, 9, 2, 9 + len(escape))
    assert (finding.message, finding.hint) == (f"the escape {escape} is no character", "write the character itself")


def test_a_key_twice_shows_both_places() -> None:
    (finding,) = findings_in("hull: 4\nsail: 3\nhull: 5\n")
    assert finding.where == Place("x.yaml", 3, 1, 3, 5)
    assert [note.where for note in finding.notes] == [Place("x.yaml", 1, 1, 1, 5)]


def test_the_first_of_two_equal_keys_counts() -> None:
    document, _ = parse_yaml("hull: 4\nhull: 5\n", "x.yaml")
    assert document is not None
    assert document.values == {"hull": "4"}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a: ⟦&⟧x 1\n", "anchor 'x'"),
        ("a: ⟦!⟧!int 1\n", "tag"),
        ("a: ⟦!⟧ship {b: c}\n", "tag"),
        ("a: ⟦!⟧ship\n  - b\n", "tag"),
        ("a: {⟦<<⟧: {b: c}}\n", "merge key"),
        ("a: 1\n⟦-⟧--\nb: 2\n", "another document"),
        ("⟦?⟧ [a, b]\n: c\n", "a key that is not text"),
    ],
)
def test_what_yaml_allows_and_we_do_not(text: str, words: str) -> None:
    (finding,) = findings_in(unmarked(text))
    assert finding.code.name == "forbidden-yaml"
    assert words in finding.message
    where = marked(text, "x.yaml")
    # A complex key is shown where its first part stands.
    assert finding.where == where or text.startswith("⟦?")


def test_an_alias_is_told_where_it_stands_and_its_anchor_too() -> None:
    findings = findings_in("a: &x [1]\nb: *x\n")
    assert [(each.code.name, str(each.where)) for each in findings] == [
        ("forbidden-yaml", "x.yaml:1:4"),
        ("forbidden-yaml", "x.yaml:2:4"),
    ]


def test_a_list_inside_itself_is_no_trap() -> None:
    document, findings = parse_yaml("a: &x\n  - *x\n", "x.yaml")
    assert document is None
    assert {each.code.name for each in findings} == {"forbidden-yaml"}


@pytest.mark.parametrize(
    ("text", "path", "key"),
    [
        ("a: ⟦Lion⟧\n", ("a",), False),
        ("⟦a⟧: Lion\n", ("a",), True),
        ("a:\n  - Eel\n  - ⟦Tern⟧\n", ("a", 1), False),
        ("a:\n  b:\n    c: ⟦'it''s'⟧ # so\n", ("a", "b", "c"), False),
        ("a:\n  ⟦b⟧:\n    c: d\n", ("a", "b"), True),
        ("a:\n  ⟦b⟧: c\n", ("a",), False),
        ("⟦a⟧:\nb: c\n", ("a",), False),
        ("a: [Eel, ⟦Tern⟧]\n", ("a", 1), False),
        ("灯: 北\na: {鰻: ⟦鯨⟧}\n", ("a", "鰻"), False),
        ('a: "\u2028"\nb: ⟦c⟧\n', ("b",), False),
        ('a: "\x85"\nb: ⟦c⟧\n', ("b",), False),
    ],
)
def test_a_value_is_found_again(text: str, path: tuple[str | int, ...], key: bool) -> None:
    assert read(unmarked(text)).places(path, key) == marked(text, "x.yaml")


def test_a_value_behind_a_missing_key_is_shown_at_what_there_is() -> None:
    assert read("a:\n  b: c\n").places(("a", "x"), False) == Place("x.yaml", 2, 3, 2, 4)


def test_every_tab_is_told_and_so_is_another_fault() -> None:
    findings = findings_in("a: b #\tso\nc: [d\n")
    assert [(each.code.name, str(each.where)) for each in findings] == [
        ("tab", "x.yaml:1:7"),
        ("broken-yaml", "x.yaml:2:4"),
    ]


def test_a_control_character_has_its_place() -> None:
    (finding,) = findings_in("a: b\nc: \x01\n")
    assert (finding.code.name, str(finding.where)) == ("broken-yaml", "x.yaml:2:4")


def test_depth_without_end_is_a_fault_of_the_file() -> None:
    for text in ("[" * 5000 + "]" * 5000, "[" * 500 + "]" * 500, "- " * 900, "- " * 100_000):
        document, findings = parse_yaml(text, "x.yaml")
        assert document is None
        assert [each.code.name for each in findings] == ["broken-yaml"]
