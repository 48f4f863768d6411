"""Same input, same bytes: in another process, folder, hash seed, locale and time zone."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

from authoring import TESTS, copy_project
from oobc.resources import LIBRARIES, made_with


def _start(folder: Path, **environment: str) -> "subprocess.Popen[bytes]":
    folder.mkdir()
    copy_project(folder)
    command = [sys.executable, "-m", "oobc", "build", "two-lights", "--project", str(folder)]
    # No picture of the one may go into the other.
    return subprocess.Popen(command, cwd=folder, env={**os.environ, "OOBC_CACHE": "", **environment})


def _made(folder: Path) -> dict[str, bytes]:
    made = folder / "build" / "two-lights"
    return {path.relative_to(made).as_posix(): path.read_bytes() for path in made.rglob("*") if path.is_file()}


def test_two_builds_give_identical_files(tmp_path: Path) -> None:
    folders = tmp_path / "one", tmp_path / "the other"
    builds = (
        _start(folders[0], PYTHONHASHSEED="1", TZ="Asia/Tokyo", LC_ALL="C"),
        _start(folders[1], PYTHONHASHSEED="2", TZ="America/Lima", LC_ALL="C.UTF-8"),
    )
    assert [build.wait() for build in builds] == [0, 0]
    one, other = (_made(folder) for folder in folders)
    assert sorted(one) == sorted(other)
    assert [path for path in one if one[path] != other[path]] == []
    assert {"two-lights.vmod", "site/index.html", "manifest.json"} <= set(one)


def test_what_outputs_are_made_with_names_every_library_but_that_of_the_command_line() -> None:
    project = tomllib.loads((TESTS.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert {*LIBRARIES} == {each.split(">")[0].split("=")[0] for each in project["dependencies"]} - {"typer"}
    assert all(f", {name} " in made_with() for name in LIBRARIES)
