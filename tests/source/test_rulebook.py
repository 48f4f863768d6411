"""A rulebook's plain text becomes passages: numbered cases, letters and numbers below them, titled sections."""

import re
from pathlib import Path

import pytest

from authoring import TESTS, Desk
from oobc.game.rules import case_order
from oobc.source.rulebook import read_rulebook, write_book
from oobc.source.yaml import parse_yaml

BOOK = """The Herring War: Rulebook

Table of Contents

• Part One: Rules
  • 1.0 Nets
    • 1.1 Casting
      • A Good Cast
  • Words
• Part Two: Harbours

Part One: Rules

1.0 Nets

A net is a marker with holes in it.

1.1 Casting

(1.11) Reach: Nets reach two hexes (1.12).
They never reach three.

(1.12) Torn nets reach one hex.

7.5 is a price.

• 1.11 never holds in a gale.

A Good Cast

A. Wind: From behind.
B. Tide:

1. Ebb: Wait.
2. Flood: Cast.
2A. Spring tide: Cast twice.
4. Neap: Stay at home.

C. Prayer

D. A sentence that is far too long to be a title of anything at all

1.2 Mending: costs an hour

2.0 Boats

(9.9 as printed; evidently 2.1) Oars: Two.

Words

Gale: Too much wind.

Part Two: Harbours

3.11 Lights: Red and green.
"""


def test_cases_have_their_number_title_and_text() -> None:
    told = {each.number: (each.title, each.text) for each in read_rulebook(BOOK) if each.number}
    assert told == {
        "1.0": ("Nets", "A net is a marker with holes in it."),
        "1.1": ("Casting", ""),
        "1.11": ("Reach", "Nets reach two hexes (1.12).\nThey never reach three."),
        "1.12": (
            "",
            "Torn nets reach one hex.\n\n7.5 is a price.\n\n• 1.11 never holds in a gale.\n\nA Good Cast",
        ),
        "1.12A": ("Wind", "From behind."),
        "1.12B": ("", "Tide:"),
        "1.12B1": ("Ebb", "Wait."),
        "1.12B2": ("Flood", "Cast."),
        "1.12B2A": ("Spring tide", "Cast twice.\n4. Neap: Stay at home."),
        "1.12C": ("Prayer", ""),
        "1.12D": ("", "A sentence that is far too long to be a title of anything at all"),
        "1.2": ("Mending", "costs an hour"),
        "2.0": ("Boats", ""),
        "2.1": ("Oars", "Two."),
        "3.11": ("Lights", "Red and green."),
    }


def test_titles_of_the_contents_without_a_number_are_sections() -> None:
    sections = [(each.title, each.within, each.text) for each in read_rulebook(BOOK) if each.number is None]
    assert sections == [
        ("Part One: Rules", None, ""),
        ("Words", "Part One: Rules", "Gale: Too much wind."),
        ("Part Two: Harbours", None, ""),
    ]


def test_a_title_that_comes_twice_is_told_apart_by_the_order_of_the_contents() -> None:
    contents = "Table of Contents\n\n- Fire\n  - Procedure\n- Assault\n  - Procedure\n\n"
    text = "Fire\n\nProcedure\n\nAim.\n\nAssault\n\nProcedure\n\nShout.\n"
    sections = read_rulebook(contents + text)
    assert [(each.title, each.within, each.text) for each in sections][1::2] == [
        ("Procedure", "Fire", "Aim."),
        ("Procedure", "Assault", "Shout."),
    ]


def test_letters_below_a_heading_in_capitals_are_not_those_of_the_case() -> None:
    text = (
        "1.1 Nets\n\nA. Wind: Aft.\n\nTIDE NOTES\n\nA. Ebb: Wait.\n\nB. Flood: Cast.\n\n1.2 Mending\n\nA. Rope: Red.\n"
    )
    assert [(each.number, each.text) for each in read_rulebook(text)] == [
        ("1.1", ""),
        ("1.1A", "Aft.\n\nTIDE NOTES\n\nA. Ebb: Wait.\n\nB. Flood: Cast."),
        ("1.2", ""),
        ("1.2A", "Red."),
    ]


@pytest.mark.parametrize("text", ["", "No numbers here.\n", "Table of Contents\n\n• Nets\n"])
def test_a_text_without_cases_has_none(text: str) -> None:
    assert read_rulebook(text) == []


def test_what_is_written_is_read_again() -> None:
    passages = read_rulebook(BOOK.replace("\n", "\r\n"))
    document, findings = parse_yaml(write_book(passages), "data/private/herring.yaml")
    assert document is not None
    assert findings == []
    for passage, written in zip(passages, document.values["passages"], strict=True):
        assert {name: value for name, value in passage.values().items() if value} == written


# ---- the three rulebooks, where they lie beside the project ----

SEEDS = TESTS.parent.parent / "shared" / "seeds"


def _seed(name: str) -> str:
    path: Path = SEEDS / name
    if not path.is_file():
        pytest.skip(f"the rulebook {name} does not lie beside the project: it may not be handed on")
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "least"), [("napoleon-invades-spain.txt", 475), ("napoleon-retreats.txt", 465)])
def test_every_numbered_case_of_a_rulebook_is_found(name: str, least: int) -> None:
    text = _seed(name)
    found = {each.number for each in read_rulebook(text)}
    # Numbers at the start of a line, without the odds of a table (1.5 to 1).
    opened = re.findall(r"^\(?(?:[\d.]+ as printed; evidently )?(\d{1,2}\.\d{1,3})\)?[: ](?!to \d)", text, re.MULTILINE)
    assert len(opened) >= least
    assert set(opened) <= found
    cases = [each for each in (each.number for each in read_rulebook(text)) if each]
    assert len(set(cases)) == len(cases)
    assert len({case_order(each) for each in cases}) == len(cases)


def test_every_titled_section_of_a_rulebook_without_numbers_is_found() -> None:
    text = _seed("eylau-1807.txt")
    contents = text.rpartition("Table of Contents\n")[2].partition("\n\n\n")[0]
    titles = re.findall(r"^ *• (.+)$", contents.partition("\n\nHow the Game")[0], re.MULTILINE)
    assert len(titles) > 70
    assert [each.title for each in read_rulebook(text)] == titles


def test_the_private_folder_is_ignored_by_git(desk: Desk) -> None:
    assert "/data/private/" in (TESTS.parent / ".gitignore").read_text(encoding="utf-8").splitlines()
