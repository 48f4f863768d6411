"""No name in the data is taken on trust: wherever one stands, a wrong one in its place is told on its line."""

import re
from collections.abc import Iterator

import pytest

from authoring import TESTS, Desk, position

DATA = TESTS / "project"
FILES = sorted(
    path.relative_to(DATA).as_posix() for path in (DATA / "data").rglob("*") if path.suffix in (".yaml", ".csv", ".md")
)
HEX = r"\b[A-J]-(?:\d{1,2})\b"


def wrong_ones(file: str, pattern: str, wrong: str) -> Iterator[tuple[str, int]]:
    """The text of a file with each name that fits the pattern replaced in turn, and its line."""
    text = (DATA / file).read_text(encoding="utf-8")
    for match in re.finditer(pattern, text, re.MULTILINE):
        start, end = match.span("name")
        yield text[:start] + wrong + text[end:], position(text, start)[0]


def untold(desk: Desk, file: str, pattern: str, wrong: str, code: str) -> list[str]:
    """The places of wrong names of which nothing is said."""
    silent = []
    for text, line in wrong_ones(file, pattern, wrong):
        desk.write(file, text)
        found = {(place.file, place.line, each) for each, place in desk.found()}
        if (file, line, code) not in found:
            silent.append(f"{file}:{line} {found}")
    return silent


def files_with(pattern: str) -> list[str]:
    return [file for file in FILES if re.search(pattern, (DATA / file).read_text(encoding="utf-8"), re.MULTILINE)]


NAMES = {
    "sources": (r"printed:(?P<name>\d[\d.]*\d)", "9.99", "OOB205"),
    "references": (r"(?:history|reconstructed):(?P<name>[\w-]+)", "nothing", "OOB208"),
    "rules": (r'^ +- "(?P<name>\d\.\d+)"$', "9.99", "OOB205"),
    "cases": (r'^case: "(?P<name>[\d.]+)"$', "9.99", "OOB205"),
    "hexes": (rf"(?P<name>{HEX})", "Z-99", "OOB204"),
}


@pytest.mark.parametrize(
    ("kind", "file"), [(kind, file) for kind, (pattern, _, _) in NAMES.items() for file in files_with(pattern)]
)
def test_a_wrong_name_is_told_wherever_it_stands(desk: Desk, kind: str, file: str) -> None:
    pattern, wrong, code = NAMES[kind]
    if (kind, file.rsplit("/", 1)[-1]) == ("hexes", "2024-06-01.yaml"):
        # What the erratum says was there must be there: another word for the same fault.
        pattern = rf"becomes: {pattern}"
    if (kind, file.rsplit("/", 1)[-1]) == ("rules", "series.yaml"):
        pattern = pattern.replace("^ +", "^ {6}")  # further out stand the versions of the rules
    assert untold(desk, file, pattern, wrong, code) == []
