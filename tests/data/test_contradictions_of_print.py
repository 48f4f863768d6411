"""What the rulebooks contradict of themselves is found, not typed in: from plain statements, before any is accepted."""

import re
import shutil
from pathlib import Path
from textwrap import dedent

import pytest

from authoring import TESTS, Desk
from oobc.compile import compile_battle
from oobc.diagnostics.findings import Finding
from oobc.source.project import Project

SPAIN = "data/games/invades-spain"
RETREATS = "data/games/retreats"
CRAONNE = f"{RETREATS}/battles/craonne"


MAP = dedent("""\
    title: made up
    grid: {kind: hex, columns: 30, rows: 30, source: "reconstructed:none"}
    source: reconstructed:none
    """)


def scenario(case: str, first: str, last: str, turns: int, source: str, also: str = "") -> str:
    """A scenario that says no more than its duration."""
    return dedent(f"""\
        title: made up
        short: X
        case: "{case}"
        turns: {{from: {first}, to: {last}, printed: {turns}, {also} source: "printed:{source}"}}
        first-player: {{side: french, source: "printed:{source}"}}
        """)


@pytest.fixture
def shipped(tmp_path: Path) -> Desk:
    """A copy of the shipped data in which nothing is accepted."""
    shutil.copytree(TESTS.parent / "data", tmp_path / "data")
    for path in tmp_path.rglob("accepted.yaml"):
        path.unlink()
    return Desk(tmp_path)


@pytest.fixture
def retreats(tmp_path: Path) -> Desk:
    """Of Napoleon Retreats, its sides and the days of its battles."""
    desk = Desk(tmp_path)
    shutil.copytree(TESTS.parent / "data" / "series", tmp_path / "data" / "series")
    desk.write(
        f"{RETREATS}/game.yaml",
        dedent("""\
            title: Napoleon Retreats
            series: lonb
            rules-version: "7.38"
            publisher: Operational Studies Group (OSG)
            turn-scheme: three-night-turns
            sides:
              french: {title: French, colour: "#274b8f", ink: "#ffffff"}
              coalition: {title: Coalition, colour: "#a3262a", ink: "#ffffff"}
            nations: {}
            """),
    )
    desk.write(f"{RETREATS}/sources.yaml", "reconstructed:\n  none: made up\n")
    days = "".join(f"  - label: {day}\n" for day in ("4 Mar", "6 Mar", "7 Mar", "9 Mar", "10 Mar", "13 Mar"))
    desk.write(f"{CRAONNE}/battle.yaml", f'title: Craonne\ncase: "27.0"\ndays:\n{days}')
    desk.write(f"{CRAONNE}/map.yaml", MAP)
    desk.write(f"{CRAONNE}/setup.csv", "unit,source\n")
    return desk


def found(desk: Desk, battle: str, *, as_printed: bool = False) -> list[Finding]:
    project = Project(desk.root)
    compiled = compile_battle(project, project.battles()[battle], as_printed=as_printed)
    return [finding for finding, _, _ in compiled.findings]


def messages(desk: Desk, battle: str, *codes: str) -> list[str]:
    return [each.message for each in found(desk, battle) if not codes or each.code.id in codes]


def test_the_update_brings_a_unit_to_espinosa_that_25_31_does_not_list(shipped: Desk) -> None:
    assert messages(shipped, "espinosa") == ["'VI' is printed as not there, but by the set-ups it is waiting"]


def test_without_the_update_there_is_no_contradiction(shipped: Desk) -> None:
    assert found(shipped, "espinosa", as_printed=True) == []


def test_what_is_marked_as_a_bad_reference_dangles(shipped: Desk) -> None:
    """24.0 is all that the rulebook says of the cards; it refers to cases of the card folder all the same.

    15.2 and 8.5 are cases, but others than those that are meant.
    """
    marks: set[str] = set()
    for path in (*shipped.root.rglob("*.md"), *shipped.root.rglob("errata/*.yaml")):
        text = path.read_text(encoding="utf-8")
        marks.update(re.findall(r"\{bad +([\w.]+)", text))
        path.write_text(re.sub(r"\{bad +([\w.]+)[^}]*\}", r"\1", text), encoding="utf-8")
    assert sorted(marks) == ["15.2", "24.2", "24.35", "24.5", "24.55", "24.7", "8.5"]
    dangling = messages(shipped, "espinosa", "OOB205")
    assert sorted(dangling) == [f"there is no case {case!r}" for case in sorted(marks - {"15.2", "8.5"})]


def test_iii_corps_is_not_at_la_coruna_by_25_31_but_an_alternate_by_30_2(shipped: Desk) -> None:
    battle = f"{SPAIN}/battles/la-coruna"
    digeon = "iii-1-digeon,Digeon,french,III/1 Dgn,combat-unit,dragoons,X,3,2,4,6,,,,,,,,printed:30.2\n"
    shipped.append(f"{SPAIN}/counters.csv", digeon)
    shipped.append(f"{SPAIN}/formations.csv", "III/1 Dgn,division,,,,,,,printed:30.2\n")
    shipped.write(f"{battle}/setup.csv", "unit,dob,source\niii-1-digeon,ALT 1,printed:30.2\n")
    shipped.write(
        f"{battle}/battle.yaml",
        dedent("""\
            title: La Coruña
            case: "30.0"
            days:
              - label: 16 Jan
            groups:
              - kind: alternate
                side: french
                number: 1
                enters: ["2216"]
                units: [iii-1-digeon]
                source: printed:30.2
            """),
    )
    shipped.write(f"{battle}/map.yaml", MAP)
    shipped.write(f"{battle}/scenarios/dob.yaml", scenario("30.1", "16 Jan 2 PM", "16 Jan 7-8 PM", 6, "30.11"))
    assert "'III' is printed as not there, but by the set-ups it is waiting" in messages(shipped, "la-coruna", "OOB329")


@pytest.mark.parametrize(
    ("case", "first", "last", "turns"),
    [
        ("27.11", "7 Mar 9 AM", "7 Mar 7-8 PM", 11),
        ("28.11", "10 Mar 8 AM", "10 Mar 5 PM", 10),
        ("28.51", "9 Mar 3 AM", "10 Mar 5 PM", 30),
        ("29.11", "13 Mar 4 PM", "13 Mar Midnight", 6),
        ("30.11", "4 Mar Noon", "4 Mar 7-8 PM", 8),
    ],
)
def test_the_durations_of_napoleon_retreats_agree_with_its_turns(
    retreats: Desk, case: str, first: str, last: str, turns: int
) -> None:
    retreats.write(f"{CRAONNE}/scenarios/x.yaml", scenario(case, first, last, turns, case))
    assert messages(retreats, "craonne", "OOB304") == []


def test_27_51_has_25_turns_where_25_11_and_the_turn_record_have_22(retreats: Desk) -> None:
    also = 'also-printed: {"25.11": 22},'
    retreats.write(f"{CRAONNE}/scenarios/x.yaml", scenario("27.5", "6 Mar 3 PM", "7 Mar 7-8 PM", 25, "27.51", also))
    (finding,) = [each for each in found(retreats, "craonne") if each.code.id == "OOB304"]
    assert finding.message == "25 turns are stated, but 6 Mar 3 PM to 7 Mar 7-8 PM are 22"
    assert [note.text for note in finding.notes] == ["22 are stated here"]
