"""Writing what was made: all of it, or nothing."""

from pathlib import Path

import pytest

from oobc.outputs.artifact import Artifact, write


def test_what_cannot_be_written_leaves_what_was_there_and_nothing_half_done(tmp_path: Path) -> None:
    folder = tmp_path / "two-lights"
    write([Artifact("index.html", b"old", ())], folder)
    with pytest.raises(OSError):
        # A file cannot be a folder too.
        write([Artifact("site", b"new", ()), Artifact("site/index.html", b"new", ())], folder)
    assert [path.relative_to(tmp_path).as_posix() for path in sorted(tmp_path.rglob("*"))] == [
        "two-lights",
        "two-lights/index.html",
    ]
