"""What was built or checked before is not made again while nothing has changed, and is when anything has."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from authoring import BATTLE, BOX, Desk
from oobc import again
from oobc.cli import app

ONLY = ("--only", "print/tables")


@pytest.fixture
def worked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A line for each time that a project is read."""
    import oobc.compile

    lines: list[str] = []
    real = oobc.compile.plan_battles

    def plan_battles(*arguments: object, **options: object) -> object:
        lines.append("read")
        return real(*arguments, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(oobc.compile, "plan_battles", plan_battles)
    return lines


@pytest.fixture(autouse=True)
def empty(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No earlier test has left anything."""
    pictures = Path(os.environ["OOBC_CACHE"])
    shutil.copytree(pictures, tmp_path / "pictures") if pictures.is_dir() else None
    monkeypatch.setenv("OOBC_CACHE", str(tmp_path / "pictures"))


def run(desk: Desk, *arguments: str) -> Result:
    return CliRunner().invoke(app, [*arguments, "--project", str(desk.root)])


def test_a_build_of_what_has_not_changed_reads_nothing_and_says_the_same(desk: Desk, worked: list[str]) -> None:
    desk.change(f"{BOX}/counters.csv", "Lull,,,omen,,,,No wind today.", "Lull,,,omen,,,,No wind tоday.")
    first, second, third = (run(desk, "build", *ONLY) for _ in range(3))
    assert first.output
    assert (second.exit_code, second.output) == (first.exit_code, first.output)
    assert (third.exit_code, third.output) == (first.exit_code, first.output)
    assert worked == ["read"]


def test_a_check_of_what_has_not_changed_reads_nothing(desk: Desk, worked: list[str]) -> None:
    assert [run(desk, "validate").exit_code for _ in range(3)] == [0, 0, 0]
    assert worked == ["read"]


CHANGES: dict[str, Callable[[Desk], object]] = {
    "a value": lambda desk: desk.change(f"{BOX}/counters.csv", "ship,sloop,2,,,,6,3", "ship,sloop,2,,,,7,3"),
    "a comment": lambda desk: desk.append(f"{BATTLE}/map.yaml", "# nothing\n"),
    "the lock": lambda desk: desk.append(f"{BATTLE}/gpids.lock", "# nothing\n"),
    "a file more": lambda desk: desk.write(f"{BATTLE}/rules/notes.md", "# Notes\n"),
    "a file less": lambda desk: (desk.root / BATTLE / "chart.png").unlink(),
    "a template of a look": lambda desk: desk.append("data/looks/chart-room/maps/colours.typ", "// nothing\n"),
    "an output that is gone": lambda desk: next((desk.root / "build").rglob("*.pdf")).unlink(),
    "an output that somebody wrote in": lambda desk: next((desk.root / "build").rglob("*.pdf")).write_bytes(b"mine"),
    "a manifest that is gone": lambda desk: (desk.root / "build/two-lights/manifest.json").unlink(),
    "two files that change names": lambda desk: _swap(desk.root / BATTLE / "scenarios"),
}


def _swap(folder: Path) -> None:
    one, other, _ = sorted(folder.iterdir())
    one.rename(folder / "x")
    other.rename(one)
    (folder / "x").rename(other)


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_whatever_changes_is_seen(change: Callable[[Desk], object], desk: Desk, worked: list[str]) -> None:
    run(desk, "build", *ONLY)
    change(desk)
    run(desk, "build", *ONLY)
    assert worked == ["read", "read"]


@pytest.mark.parametrize("options", [["--grey"], ["--paper", "us-letter"], ["--strict"], ["--format", "json"]])
def test_another_option_is_another_build(options: list[str], desk: Desk, worked: list[str]) -> None:
    run(desk, "build", *ONLY)
    run(desk, "build", *ONLY, *options)
    assert worked == ["read", "read"]


def test_another_version_of_the_code_or_of_a_library_makes_all_anew(
    desk: Desk, worked: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    run(desk, "validate")
    ours = tmp_path / "oobc"
    ours.mkdir()
    (ours / "compile.py").write_text("# other code")
    monkeypatch.setattr(again, "_OURS", ours)
    run(desk, "validate")
    (ours / "compile.py").write_text("# other code again")
    run(desk, "validate")
    monkeypatch.syspath_prepend(str(tmp_path / "libraries"))
    run(desk, "validate")
    (tmp_path / "libraries" / "another").mkdir(parents=True)
    run(desk, "validate")
    assert worked == ["read"] * 5


def test_a_template_that_comes_with_it_is_seen(
    desk: Desk, worked: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(again, "templates", lambda: tmp_path / "templates")
    for text in ("one", "two", "two"):
        (tmp_path / "templates").mkdir(exist_ok=True)
        if text != "two" or len(worked) < 2:
            (tmp_path / "templates" / "a.typ").write_text(text * len(text))
        run(desk, "validate")
    assert worked == ["read"] * 2


def test_without_a_cache_nothing_is_remembered(desk: Desk, worked: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OOBC_CACHE", "")
    run(desk, "validate")
    run(desk, "validate")
    assert worked == ["read", "read"]


def test_a_memory_of_another_version_or_a_damaged_one_is_none(desk: Desk, worked: list[str], tmp_path: Path) -> None:
    run(desk, "validate")
    for path in (tmp_path / "pictures").rglob("*"):
        if path.is_file() and b'"state"' in path.read_bytes():
            path.write_bytes(path.read_bytes()[:-9])
    run(desk, "validate")
    assert worked == ["read", "read"]
