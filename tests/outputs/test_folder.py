"""What a build writes into the folder of its battle: all of it or nothing, and nobody else's file is touched."""

import json
import os
import shutil
from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from oobc.outputs import folder as writing
from oobc.outputs.artifact import Artifact, Build, Output
from oobc.outputs.folder import write
from oobc.outputs.manifest import kept
from oobc.outputs.paper import CounterNote

HERON = CounterNote("Heron", 1, "0")


def build(made_from: str = "1", **outputs: dict[str, str]) -> Build:
    """A build of the battle: the files of each output, made of a version of the data."""
    given = {
        name: Output(made_from, tuple(Artifact(path, text.encode()) for path, text in files.items()))
        for name, files in outputs.items()
    }
    known = frozenset(("site", "module", "print/counters"))
    return Build("two-lights", "1", given, {"setup.csv": made_from}, {f"heron-{made_from}": HERON}, known)


SITE = build(site={"site/index.html": "old", "site/units.html": "units"})
LATER = build("2", site={"site/index.html": "new", "site/map.html": "map"})


def text(folder: Path) -> dict[str, str]:
    """Every file of a folder but for the manifest."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file() and path.name != "manifest.json")
    return {path.relative_to(folder).as_posix(): path.read_text() for path in files}


def manifest(folder: Path) -> Any:
    return json.loads((folder / "manifest.json").read_text())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder into which a build has written the site."""
    write(SITE, tmp_path / "two-lights")
    return tmp_path / "two-lights"


def test_a_build_replaces_what_an_earlier_one_made_and_removes_what_it_makes_no_more(folder: Path) -> None:
    write(LATER, folder)
    assert text(folder) == {"site/index.html": "new", "site/map.html": "map"}


def test_a_folder_of_which_nothing_is_left_goes_too(folder: Path) -> None:
    write(build(site={"index.html": "new"}), folder)
    assert sorted(path.name for path in folder.iterdir()) == ["index.html", "manifest.json"]


def test_whatever_else_lies_there_stays(folder: Path) -> None:
    others = ["game.vsav", "site/notes.txt", "two-lights_ext/more.vmdx", ".oobc-notes", ".two-lights.old"]
    for each in others:
        (folder / each).parent.mkdir(exist_ok=True)
        (folder / each).write_text("mine")
    (folder.parent / ".two-lights.new").mkdir()
    write(LATER, folder)
    assert {path: said for path, said in text(folder).items() if said == "mine"} == dict.fromkeys(others, "mine")
    assert (folder.parent / ".two-lights.new").is_dir()


def test_what_is_not_built_again_stays_and_stays_in_the_manifest(folder: Path) -> None:
    write(build("2", module={"two-lights.vmod": "module"}), folder)
    assert text(folder) == {"site/index.html": "old", "site/units.html": "units", "two-lights.vmod": "module"}
    assert [each["path"] for each in manifest(folder)["files"]] == [
        "two-lights.vmod",
        "site/index.html",
        "site/units.html",
    ]
    assert set(kept(folder)) == {"site", "module"}


def test_the_manifest_tells_of_what_an_output_that_stays_was_made(folder: Path) -> None:
    write(build("2", module={"two-lights.vmod": "module"}), folder)
    told = manifest(folder)
    assert told["made-from"] == {"setup.csv": "2"}
    assert told["earlier"] == [{"outputs": ["site"], "oobc": "1", "made-from": {"setup.csv": "1"}}]


def test_and_no_more_when_it_is_made_of_the_same(folder: Path) -> None:
    write(build("2", module={"two-lights.vmod": "module"}), folder)
    write(build("2", site={"site/index.html": "new"}), folder)
    assert manifest(folder)["earlier"] == []


def test_the_counters_in_the_manifest_are_those_that_were_printed(tmp_path: Path) -> None:
    write(build("1", **{"print/counters": {"print/counters.pdf": "1"}}), tmp_path)
    write(build("2", module={"two-lights.vmod": "module"}), tmp_path)
    assert set(manifest(tmp_path)["counters"]) == {"heron-1"}


def test_an_output_that_there_is_no_more_goes(folder: Path) -> None:
    path = folder / "manifest.json"
    path.write_text(path.read_text().replace('"of": "site"', '"of": "posters"'))
    write(build(module={"two-lights.vmod": "module"}), folder)
    assert text(folder) == {"two-lights.vmod": "module"}


IN_THE_WAY: dict[str, Callable[[Path], object]] = {
    "site/map.html: it is there, and no build has made it": lambda folder: (folder / "site/map.html").write_text(
        "mine"
    ),
    "site/map.html: it is a folder": lambda folder: (folder / "site/map.html").mkdir(),
    "manifest.json: it is no manifest of a build": lambda folder: (folder / "manifest.json").write_text("mine"),
    "manifest.json: it is of 'three-lights'": lambda folder: (folder / "manifest.json").write_text(
        (folder / "manifest.json").read_text().replace("two-lights", "three-lights")
    ),
    "site: it is no folder": lambda folder: [
        (folder / "site").rename(folder / "other"),
        (folder / "site").symlink_to(folder / "other"),
    ],
}


@pytest.mark.parametrize(("said", "lay"), IN_THE_WAY.items(), ids=list(IN_THE_WAY))
def test_a_build_refuses_where_something_is_in_the_way_that_no_build_made(
    folder: Path, said: str, lay: Callable[[Path], object]
) -> None:
    lay(folder)
    before = {path: path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}
    with pytest.raises(FileExistsError) as raised:
        write(LATER, folder)
    assert f"{raised.value.filename}: {raised.value.strerror}".startswith(f"{folder}/{said}")
    assert {path: path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()} == before


def test_a_file_that_says_what_would_be_written_is_not_in_the_way(folder: Path) -> None:
    (folder / "site/map.html").write_text("map")
    write(LATER, folder)
    assert "site/map.html" in [each["path"] for each in manifest(folder)["files"]]


@pytest.mark.parametrize("path", ["../notes.txt", "/etc/motd", "C:notes.txt", "..\\notes.txt", ""])
def test_a_manifest_owns_nothing_outside_of_its_folder(folder: Path, path: str) -> None:
    (folder.parent / "notes.txt").write_text("mine")
    told = manifest(folder)
    told["files"][0]["path"] = path
    (folder / "manifest.json").write_text(json.dumps(told))
    write(build(site={"site/units.html": "units"}), folder)
    assert (folder.parent / "notes.txt").read_text() == "mine"


def test_what_is_removed_is_not_removed_by_way_of_a_link(folder: Path) -> None:
    (folder / "site").rename(folder.parent / "elsewhere")
    (folder / "site").symlink_to(folder.parent / "elsewhere")
    write(build(site={"two-lights.html": "whole"}), folder)
    assert set(text(folder.parent / "elsewhere")) == {"index.html", "units.html"}


NO_FOLDER: dict[str, Callable[[Path], object]] = {
    "a file stands where the folder should be": lambda path: path.write_text("mine"),
    "a link that leads nowhere stands where the folder should be": lambda path: path.symlink_to("nowhere"),
}


@pytest.mark.parametrize(("said", "lay"), NO_FOLDER.items(), ids=list(NO_FOLDER))
@pytest.mark.parametrize("inside", ["", "deeper/still"])
def test_what_is_no_folder_is_told(tmp_path: Path, said: str, lay: Callable[[Path], object], inside: str) -> None:
    lay(tmp_path / "build")
    with pytest.raises(NotADirectoryError, match=said):
        write(SITE, tmp_path / "build" / inside)


def test_what_cannot_be_written_leaves_what_was_there_and_nothing_half_done(tmp_path: Path) -> None:
    folder = tmp_path / "two-lights"
    write(build(site={"index.html": "old"}), folder)
    with pytest.raises(OSError):
        # A file cannot be a folder too.
        write(build(site={"site": "new", "site/index.html": "new"}), folder)
    assert [path.relative_to(tmp_path).as_posix() for path in sorted(tmp_path.rglob("*"))] == [
        "two-lights",
        "two-lights/index.html",
        "two-lights/manifest.json",
    ]


class Killed(BaseException):
    """The process is gone: nothing tidies up."""


def test_wherever_a_build_is_killed_the_next_one_finds_old_or_new_and_no_file_is_lost(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "game.vsav").write_text("mine")
    for moment in range(100):
        victim = tmp_path / f"killed-{moment}"
        shutil.copytree(folder, victim)
        with monkeypatch.context() as patch:
            finished = _killed(victim, moment, patch)
        assert set(text(victim).values()) >= {"mine"}
        write(build("2", module={"two-lights.vmod": "module"}), victim)
        made = {path: said for path, said in text(victim).items() if path.startswith("site/")}
        assert made in (
            {"site/index.html": "old", "site/units.html": "units"},
            {"site/index.html": "new", "site/map.html": "map"},
        )
        assert set(kept(victim)) == {"site", "module"}
        assert not list(victim.glob(".oobc*"))
        if finished:
            return
    pytest.fail("it never comes to its end")


def _killed(folder: Path, moment: int, patch: pytest.MonkeyPatch) -> bool:
    """Builds, but is killed before the nth thing that it does to the disk; whether it came to the end all the same."""
    left = iter([*[False] * moment, *[True] * 1000])

    def dying(do: Callable[..., Any]) -> Callable[..., Any]:
        def done(*arguments: Any, **named: Any) -> Any:
            if next(left):
                raise Killed
            return do(*arguments, **named)

        return done

    for owner, name in ((os, "replace"), (Path, "unlink"), (Path, "mkdir"), (Path, "write_bytes"), (Path, "rmdir")):
        patch.setattr(owner, name, dying(getattr(owner, name)))
    patch.setattr(writing.shutil, "rmtree", dying(shutil.rmtree))  # type: ignore[attr-defined]
    try:
        write(LATER, folder)
    except Killed:
        return False
    return True


def test_builds_at_once_into_one_folder_end_as_if_one_came_after_the_other(tmp_path: Path) -> None:
    builds = [build(str(number), site={f"site/{number}-{page}": "x" for page in range(40)}) for number in range(6)]
    processes = [get_context("spawn").Process(target=write, args=(each, tmp_path / "two-lights")) for each in builds]
    for each in processes:
        each.start()
    for each in processes:
        each.join()
    assert [each.exitcode for each in processes] == [0] * len(processes)
    folder = tmp_path / "two-lights"
    assert set(text(folder)) == {each["path"] for each in manifest(folder)["files"]}
    assert len(text(folder)) == 40
