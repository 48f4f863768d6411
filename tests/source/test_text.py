"""Files come from every editor and system: what a finding points at must not depend on that."""

from pathlib import Path

import pytest

from authoring import BATTLE, Desk
from oobc.source.text import read_text

SCENARIO = f"{BATTLE}/scenarios/long-dark.yaml"
SETUP = f"{BATTLE}/setup.csv"
RULES = f"{BATTLE}/rules/05-two-lights.md"


@pytest.fixture
def spoilt(desk: Desk) -> Desk:
    """One mistake in a file of each sort."""
    desk.change(SCENARIO, "state: silted", "state: salted")
    desk.change(SETUP, "cpt-moon,H-9", "cpt-moon,H-99")
    desk.change(RULES, "As 5.1, later", "As 5.11, later")
    return desk


def places(desk: Desk) -> list[str]:
    """What is found; that the fonts lack a character is another matter."""
    return [f"{place} {code}" for code, place in desk.found() if code != "OOB420"]


FOUND = [
    f"{RULES}:15:4 OOB205",
    f"{SCENARIO}:22:12 OOB201",
    f"{SETUP}:6:10 OOB204",
]


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_line_ends_and_byte_order_marks_move_nothing(spoilt: Desk, ending: str, mark: str) -> None:
    for file in (SCENARIO, SETUP, RULES):
        spoilt.write(file, mark + spoilt.text(file).replace("\n", ending))
    assert places(spoilt) == FOUND


def test_wide_and_combining_letters_count_as_one_column_each(spoilt: Desk) -> None:
    spoilt.change(RULES, "As 5.11", "灯台 e\u0301 5.11")
    assert places(spoilt)[0] == f"{RULES}:15:7 OOB205"


@pytest.mark.parametrize("sign", ["\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029"])
def test_what_some_call_a_line_end_is_none(spoilt: Desk, sign: str) -> None:
    spoilt.change(RULES, "Two beacons,", f"Two {sign} beacons,")
    assert places(spoilt) == FOUND
    compiled = spoilt.compile()
    place = next(place for finding, place, _ in compiled.findings if finding.code.id == "OOB205")
    assert compiled.library.line(place.file, place.line) == "As 5.11, later and shorter."


def test_a_file_that_is_not_utf8_tells_where(tmp_path: Path) -> None:
    path = tmp_path / "x.csv"
    path.write_bytes(b"id,name\nlion,L\xf6we\n")
    text, (finding,) = read_text(path, "x.csv")
    assert (text, finding.code.name, str(finding.where)) == ("", "unreadable", "x.csv:2:7")


def test_a_file_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    _, (finding,) = read_text(tmp_path, "folder.yaml")
    assert finding.code.name == "unreadable"
    assert "directory" in finding.message
