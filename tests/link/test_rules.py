"""Cases, the references in their prose, and the glossary."""

import pytest

from authoring import BATTLE, BOX, SERIES, Desk
from oobc.game import Game
from oobc.game.rules import case_order, cases_above

SAILING = f"{SERIES}/rules/01-sailing.md"


def mentions(game: Game, case: str) -> list[tuple[str | None, str, bool]]:
    """What a case refers to, with the text that stands there."""
    text = game.cases[case].text
    found = game.cases[case].mentions
    return [(each.case, text[each.start : each.end], each.wrong) for each in found]


def test_cases_stand_in_the_order_of_rulebooks(isles: Game) -> None:
    assert [case for case in isles.cases if case in {"1.0", "1.1", "1.11", "1.2", "1.21", "2.0"}] == [
        *("1.0", "1.1", "1.11", "1.2", "1.21", "2.0")
    ]
    cases = ["10.0", "8.0", "7.2A", "7.21", "7.2", "7.12", "7.11", "7.1"]
    assert sorted(cases, key=case_order) == ["7.1", "7.11", "7.12", "7.2", "7.21", "7.2A", "8.0", "10.0"]


@pytest.mark.parametrize(
    ("case", "above"),
    [
        ("2.1D2A", ("2.1D2", "2.1D", "2.1")),
        ("2.1D2", ("2.1D", "2.1")),
        ("11.1C", ("11.1",)),
        ("7.62", ("7.6",)),
        ("7.6", ("7.0",)),
        ("7.0", ()),
    ],
)
def test_above_a_case_are_its_step_letter_and_number(case: str, above: tuple[str, ...]) -> None:
    assert cases_above(case) == above


def test_a_bare_number_is_a_reference(isles: Game) -> None:
    assert mentions(isles, "1.1") == [("2.1", "2.1", False)]


def test_both_ends_of_a_range_are_references(isles: Game) -> None:
    assert mentions(isles, "1.3") == [("1.0", "1.0", False), ("1.2", "1.2", False)]


def test_a_number_in_backticks_is_none(isles: Game) -> None:
    assert mentions(isles, "1.21") == [("1.21", "1.21", False)]


def test_a_number_that_print_gets_wrong(isles: Game) -> None:
    assert mentions(isles, "1.31") == [("1.3", "{bad 1.39 -> 1.3}", True)]


def test_a_wrong_number_of_which_nobody_knows_the_right_one(desk: Desk) -> None:
    desk.change(SAILING, "{bad 1.39 -> 1.3}", "{bad 1.39}")
    game = desk.game()
    assert mentions(game, "1.31") == [(None, "{bad 1.39}", True)]


@pytest.mark.parametrize("words", ["v1.49b", "1.2345", "`1.49`", "1799.4.1", "½"])
def test_what_is_no_case_number(desk: Desk, words: str) -> None:
    desk.change(SAILING, "A race is crossed only at a gap.", f"A race {words} is crossed.")
    game = desk.game()
    assert mentions(game, "1.22") == []


def test_a_case_reads_as_in_the_version_of_the_game(desk: Desk) -> None:
    game = desk.compile().game
    assert game is not None
    fog = game.cases["2.3"]
    assert (fog.version, fog.text[:8]) == ("2.1", "At slack")
    assert [(each.version, each.text[:8]) for each in fog.others] == [("2.0", "Fog come")]


def test_a_game_of_an_older_version_has_the_older_reading(desk: Desk) -> None:
    desk.change(f"{BOX}/game.yaml", 'rules-version: "2.1"', 'rules-version: "2.0"')
    game = desk.compile().game
    assert game is not None
    fog = game.cases["2.3"]
    assert (fog.version, [each.version for each in fog.others]) == ("2.0", ["2.1"])


def test_a_case_that_all_versions_read_alike_has_one_reading(isles: Game) -> None:
    assert (isles.cases["2.2"].version, isles.cases["2.2"].others) == ("2.0", ())


def test_a_case_has_the_source_of_its_own_number_unless_it_says_otherwise(isles: Game) -> None:
    assert isles.cases["5.1"].source == "printed:5.1"
    assert isles.cases["5.4"].source == "history:HARBOUR-BOOK"


def test_the_glossary_has_terms_by_the_alphabet(isles: Game) -> None:
    assert [(term.id, term.aliases) for term in isles.terms] == [("cask", ("casks", "barrel")), ("offing", ())]
    assert [mention.case for mention in isles.terms[0].mentions] == ["3.2"]


def test_who_refers_to_a_case(isles: Game) -> None:
    assert isles.referred_by()["3.2"] == ["cask"]
    assert isles.referred_by()["2.1"] == ["1.1", "1.2"]


def test_rules_of_all_battles_of_the_box_are_read(desk: Desk) -> None:
    desk.write(
        f"{BATTLE}/../other/rules/06-other.md",
        '---\nchapter: "6.0"\ntitle: Other\nsource: "printed:6.0"\n---\n\nAs in 5.1.\n',
    )
    game = desk.compile().game
    assert game is not None
    assert mentions(game, "6.0") == [("5.1", "5.1", False)]
