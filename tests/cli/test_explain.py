"""`oobc explain`, as an author meets it."""

import pytest
from click.testing import Result
from typer.testing import CliRunner

from oobc.cli import app
from oobc.diagnostics.catalogue import page_of
from oobc.diagnostics.codes import DUPLICATE_KEY, EMPTY_GROUP, GAP_IN_GROUPS, TURN_COUNT, all_codes
from oobc.diagnostics.findings import Code
from oobc.diagnostics.terminal import explain, list_codes


def oobc(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["explain", *arguments])


@pytest.mark.parametrize("named", ["OOB101", "oob101", "wrong-value", "Wrong-Value"])
def test_a_code_is_explained_by_its_number_or_name(named: str) -> None:
    done = oobc(named)
    assert done.exit_code == 0
    assert done.stdout.startswith("OOB101 wrong-value (error)\nA value is not of the kind that belongs there.\n\n")


def test_the_example_looks_as_a_finding_does() -> None:
    assert oobc("OOB101").stdout.endswith(
        "For example, in data/games/lantern-isles/battles/two-lights/map.yaml:\n\n"
        " 1 |   lower: old\n"
        "   |          ^^^\n"
        "  error: one of 'even', 'odd', not 'old'\n"
        "  hint: did you mean 'odd'?\n\n"
        "Fixed:\n\n"
        " 1 |   lower: odd\n\n"
    )


def test_the_rules_that_a_code_rests_on_are_named() -> None:
    assert "Depends on the rules of lonb: 2.1, 2.2, 25.41." in oobc("turn-count").stdout


@pytest.mark.parametrize(("code", "acceptable"), [(TURN_COUNT, True), (EMPTY_GROUP, False)])
def test_it_says_what_may_be_accepted(code: Code, acceptable: bool) -> None:
    assert ("A finding of this code may be accepted with a reason." in oobc(code.id).stdout) is acceptable


def test_an_example_in_two_files_shows_both() -> None:
    text = explain(GAP_IN_GROUPS, page_of(GAP_IN_GROUPS), colour=False)
    assert text.count("setup.csv:\n") == text.count("battle.yaml:\n") == 2


def test_without_a_code_all_are_listed() -> None:
    lines = oobc().stdout.splitlines()
    assert [line.split()[0] for line in lines] == [code.id for code in all_codes()]
    assert lines[0].split(maxsplit=3) == ["OOB001", "error", "unreadable", all_codes()[0].summary]


@pytest.mark.parametrize(
    ("named", "hint"),
    [
        ("wrong-valu", "did you mean 'wrong-value'?"),
        ("OOB1011", "did you mean 'OOB101'?"),
        ("xyz", "oobc explain lists them"),
    ],
)
def test_a_code_that_there_is_not_is_wrong_use(named: str, hint: str) -> None:
    done = oobc(named)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == f"oobc: there is no code {named!r}; {hint}\n"


@pytest.mark.parametrize("code", all_codes(), ids=lambda code: code.id)
def test_pages_fit_their_terminal(code: Code) -> None:
    for width in (60, 90):
        lines = explain(code, page_of(code), colour=False, width=width).split("\n")
        assert [line for line in lines if len(line) > width and " in data/" not in line] == []


def test_colours_only_where_they_are_wanted() -> None:
    page = page_of(DUPLICATE_KEY)
    assert "\x1b" not in explain(DUPLICATE_KEY, page, colour=False)
    assert "\x1b[31m^^^^^\x1b[0m" in explain(DUPLICATE_KEY, page, colour=True)


def test_the_list_of_codes_is_as_wide_as_the_terminal() -> None:
    lines = list_codes(all_codes(), colour=False, width=60).splitlines()
    assert max(map(len, lines)) <= 60
    assert " ".join(" ".join(lines).split()).count("OOB") == len(all_codes())
