"""What each kind of value may be."""

from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from oobc.model.values import (
    CaseId,
    Colour,
    Count,
    Flag,
    Id,
    Int,
    Key,
    Number,
    Sides,
    SourceId,
    Throw,
    slugs,
    sources_of,
)

KINDS: dict[Any, tuple[list[str], list[str]]] = {
    Int: (["0", "7", "-3", "1807"], ["07", "7.0", "1e3", "+7", "seven", "", "٧", "0x7", " 7", "10000", "9" * 24]),
    Count: (["1", "61"], ["0", "-1", "1000"]),
    Sides: (["2", "20"], ["0", "1", "1000"]),
    Throw: (["1d6", "2d10"], ["0d6", "1d0", "1d1", "10d6", "d6", "nonsense"]),
    Number: (["0", "-7.25", "30"], ["07", ".5", "5.", "1e3", "inf", "nan", "9" * 24]),
    Flag: (["true", "false"], ["yes", "no", "on", "True", "1", ""]),
    Id: (["i-1-labruyere", "6c", "a"], ["I-1", "a_b", "a--b", "-a", "a-", "é", "a b", ""]),
    CaseId: (["7.0", "7.62", "28.12", "11.1C", "2.2A1", "2.1D2A"], ["7", "7.", "007.1", "7.62a", "7.1234", "7.6-7.8"]),
    Colour: (["#27509b", "#27509B"], ["27509b", "#fff", "blue"]),
    Key: (
        ["Ctrl+M", "Shift+Ctrl+F5", "F12", "Delete", "7"],
        ["ctrl+m", "Ctrl+", "Ctrl+m", "M+Ctrl", "F0", "F13", "Ctrl+Ctrl+M"],
    ),
    SourceId: (
        ["printed:28.63", "update:2022-02-23", "history:OMAN-214"],
        ["28.63", "printed:", "guess:x", "printed: 7"],
    ),
}


@pytest.mark.parametrize(("kind", "text"), [(kind, text) for kind, (good, _) in KINDS.items() for text in good])
def test_good_values(kind: Any, text: str) -> None:
    TypeAdapter(kind).validate_python(text)


@pytest.mark.parametrize(("kind", "text"), [(kind, text) for kind, (_, bad) in KINDS.items() for text in bad])
def test_bad_values(kind: Any, text: str) -> None:
    with pytest.raises(ValidationError):
        TypeAdapter(kind).validate_python(text)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("other", [None, [], {}, ["7"]])
def test_a_list_or_nothing_is_no_value(kind: Any, other: object) -> None:
    with pytest.raises(ValidationError):
        TypeAdapter(kind).validate_python(other)


def test_a_cell_of_sources() -> None:
    assert sources_of("reconstructed:strengths name=printed:28.2") == {
        "": "reconstructed:strengths",
        "name": "printed:28.2",
    }
    assert sources_of("name=printed:28.2") == {"name": "printed:28.2"}
    assert sources_of(None) == {}


@pytest.mark.parametrize("cell", ["28.2", "printed:28.2 printed:28.3", "name=28.2", "a=printed:1.0 a=printed:1.1"])
def test_no_cell_of_sources(cell: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        sources_of(cell)


@pytest.mark.parametrize(
    ("titles", "names"),
    [
        (["First day", "Second day"], ["first-day", "second-day"]),
        (["Süd", "Söd"], ["sud", "sod"]),
        (["1/2", "1-2", "1 2"], ["1-2", "1-2-2", "1-2-3"]),
        (["?", "!"], ["x", "x-2"]),
    ],
)
def test_no_two_titles_make_one_name(titles: list[str], names: list[str]) -> None:
    assert list(slugs(titles).values()) == names
