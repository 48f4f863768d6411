"""From folders to games: what the battles of a box share is read once."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from authoring import BATTLE, BOX, SERIES, Desk
from oobc.compile import compile_battle, compile_battles
from oobc.diagnostics.findings import Finding
from oobc.source.document import Document
from oobc.source.project import Project

OTHER = f"{BOX}/battles/three-lights"


@pytest.fixture
def project(desk: Desk) -> Project:
    """The test project with a second battle in the same box; the rules of one are there for both."""
    shutil.copytree(desk.root / BATTLE, desk.root / OTHER, ignore=shutil.ignore_patterns("rules"))
    return Project(desk.root)


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each file is read."""
    times: Counter[str] = Counter()
    as_it_is = Project.read

    def count(project: Project, path: Path) -> tuple[Document | None, list[Finding]]:
        times[project.name(path)] += 1
        return as_it_is(project, path)

    monkeypatch.setattr(Project, "read", count)
    return times


def test_series_and_box_are_read_once_for_all_battles(project: Project, read: Counter[str]) -> None:
    assert [each.findings for each in compile_battles(project, project.battles().values())] == [(), ()]
    shared = {file: times for file, times in read.items() if file.startswith(SERIES) or "/battles/" not in file}
    assert {f"{SERIES}/pieces.yaml", f"{BOX}/counters.csv"} <= set(shared)
    assert set(shared.values()) == {1}


def test_a_battle_is_the_same_alone_and_among_others(project: Project) -> None:
    together = {each.linked.id: each for each in compile_battles(project, project.battles().values())}
    for folder in project.battles().values():
        alone = compile_battle(project, folder)
        assert (alone.findings, alone.linked) == (together[folder.name].findings, together[folder.name].linked)


def test_of_very_many_findings_in_a_file_the_first_are_told_and_how_many_more(desk: Desk) -> None:
    rows = "".join(f"0101,cave-{number},,printed:5.2\n" for number in range(1500))
    desk.append(f"{BATTLE}/terrain.csv", rows)
    told = [each.message for each, _, _ in desk.compile().findings if each.code.id == "OOB201"]
    assert len(told) == 1000
    assert [each.endswith("; 500 more are found in this file") for each in told] == [*[False] * 999, True]


def test_a_message_that_repeats_a_very_long_value_is_cut(desk: Desk) -> None:
    desk.append(f"{BATTLE}/terrain.csv", f"0101,{'x' * 100_000},,printed:5.2\n")
    assert max(len(each.message) for each, _, _ in desk.compile().findings) == 1203
