"""Same input, same bytes: in another process, folder, hash seed, locale and time zone."""

import os
import subprocess
import sys
from pathlib import Path

from authoring import copy_project


def _build(folder: Path, **environment: str) -> dict[str, bytes]:
    folder.mkdir()
    copy_project(folder)
    command = [sys.executable, "-m", "oobc", "build", "two-lights", "--project", str(folder)]
    subprocess.run(command, check=True, cwd=folder, env={**os.environ, **environment})
    made = folder / "build" / "two-lights"
    return {path.relative_to(made).as_posix(): path.read_bytes() for path in made.rglob("*") if path.is_file()}


def test_two_builds_give_identical_files(tmp_path: Path) -> None:
    one = _build(tmp_path / "one", PYTHONHASHSEED="1", TZ="Asia/Tokyo", LC_ALL="C")
    other = _build(tmp_path / "the other", PYTHONHASHSEED="2", TZ="America/Lima", LC_ALL="C.UTF-8")
    assert sorted(one) == sorted(other)
    assert [path for path in one if one[path] != other[path]] == []
    assert {"two-lights.vmod", "site/index.html", "manifest.json"} <= set(one)
