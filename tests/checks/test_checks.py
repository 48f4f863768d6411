"""What must hold between files, where the mistakes of `tests/diagnostics` leave doubt: what is right stays quiet."""

from pathlib import Path

import pytest

from authoring import BATTLE, BOX, SERIES, TESTS, Desk, game_of
from oobc.checks import CHECKS, check
from oobc.load.files import FILES

MAP = f"{BATTLE}/map.yaml"
BATTLE_FILE = f"{BATTLE}/battle.yaml"
SETUP = f"{BATTLE}/setup.csv"


def test_every_check_says_what_must_hold() -> None:
    assert all(each.find.__doc__ and each.find.__doc__.strip().endswith(".") for each in CHECKS)
    assert len({each.find for each in CHECKS}) == len(CHECKS)


def test_a_good_game_passes_every_check() -> None:
    assert check(game_of(TESTS / "project", "two-lights")) == []


@pytest.mark.parametrize(
    "path", sorted(Path(TESTS.parent / "compiler/oobc/checks").glob("[a-z]*.py")), ids=lambda path: path.stem
)
def test_every_check_in_the_folder_is_run(path: Path) -> None:
    functions = [
        line.split("(")[0].removeprefix("def ") for line in path.read_text().splitlines() if line.startswith("def ")
    ]
    public = {name for name in functions if not name.startswith("_")}
    assert public == {each.find.__name__ for each in CHECKS if each.find.__module__ == f"oobc.checks.{path.stem}"}


def test_a_turn_count_that_nobody_states_is_not_checked(desk: Desk) -> None:
    desk.change(f"{BATTLE}/scenarios/wreckers.yaml", "  to: Second day Flood", "  to: Second day Slack")
    assert desk.found() == []


def test_a_fairway_may_cross_a_race_where_a_span_stands_however_it_is_written(desk: Desk) -> None:
    desk.change(MAP, "hexside: D-4-D-5", "hexside: D-5-D-4")
    assert desk.found() == []


def test_what_needs_no_span_is_crossed_freely(desk: Desk) -> None:
    desk.change(f"{SERIES}/terrain.yaml", "    crossed-by-span: true\n", "")
    desk.change(MAP, "- E-6", "- E-4")
    assert desk.found() == []


def test_a_sign_that_need_not_lie_on_the_edge(desk: Desk) -> None:
    desk.change(f"{SERIES}/terrain.yaml", "    edge: true\n", "")
    desk.change(MAP, "hex: A-8", "hex: E-5")
    assert desk.found() == []


def test_every_entry_inland_is_told(desk: Desk) -> None:
    desk.change(SETUP, "First day Flood @ J-9", "First day Flood @ H-8")
    desk.change(SETUP, "First day Slack @ J-10", "First day Slack @ H-8")
    assert [code for code, _ in desk.found()] == ["OOB307", "OOB307"]


def test_groups_are_numbered_for_each_side_alone(desk: Desk) -> None:
    desk.change(BATTLE_FILE, "    side: crown\n    number: 1", "    side: crown\n    number: 2")
    desk.change(f"{BOX}/errata/2024-06-01.yaml", "becomes: HAIL 1", "becomes: HAIL 2")
    desk.change(SETUP, "crown-otter,HAIL 1", "crown-otter,HAIL 2")
    finding = desk.finding()
    assert finding.message == "group 1 of 'crown' is missing before group 2"


def test_a_group_is_not_empty_if_one_scenario_fills_it(desk: Desk) -> None:
    desk.change(SETUP, "wrack-eel,HAIL 1,HAIL 2", "wrack-eel,A-4,HAIL 2")
    assert [code for code, _ in desk.found()] == ["OOB309"]
    desk.change(SETUP, "cpt-moon,H-9,", "cpt-moon,H-9,HAIL 1")
    assert desk.found() == []


def test_a_unit_without_a_formation_or_a_side_serves_whom_it_likes(desk: Desk) -> None:
    desk.change(f"{BOX}/counters.csv", "gig,lamplit,Guild,", "gig,lamplit,,")
    desk.change(f"{BOX}/counters.csv", "North Light,,,", "North Light,,Guild,")
    assert desk.found() == []


def test_sources_that_an_erratum_names_are_used(desk: Desk) -> None:
    desk.change(f"{BOX}/sources.yaml", "history:\n", "history:\n  LOG:\n    title: A log\n")
    desk.change(f"{BOX}/errata/2024-06-01.yaml", "source: update:2024-06-01", "source: history:LOG")
    assert desk.found() == []
    assert [finding.code.id for finding, _, _ in desk.compile(as_printed=True).findings] == ["OOB314"]


def test_a_warning_does_not_stop_a_build(desk: Desk) -> None:
    desk.change(MAP, "- E-6", "- E-4")
    compiled = desk.compile()
    assert [finding.severity.name for finding, _, _ in compiled.findings] == ["WARNING"]
    assert compiled.good


def test_checks_need_files_that_there_are() -> None:
    files = {each.told.name for each in FILES} | {"*"}
    assert {need for each in CHECKS for need in each.needs + each.reads} <= files
