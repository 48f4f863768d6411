"""What the commands do when nobody can read what they say, and with files that are none."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from authoring import Desk
from oobc.cli import app

FULL = Path("/dev/full")
"""A disk without room, where a system has one."""


@pytest.mark.skipif(not FULL.exists(), reason="this system has no full disk to try")
@pytest.mark.parametrize("command", [["show", "two-lights", "--json"], ["schema"], ["--help"]])
def test_output_that_cannot_be_written_is_told_in_one_line(desk: Desk, command: list[str]) -> None:
    with FULL.open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "oobc", *command],
            cwd=desk.root,
            env=os.environ,
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            check=False,
        )
    assert (done.returncode, done.stderr) == (2, "oobc: cannot write the output: No space left on device\n")


NO_MANIFESTS = {
    "nothing": "",
    "half of one": '{"schema": "oobc-manifest/2", "bat',
    "a deep list": "[" * 100_000,
    "another schema": '{"schema": "oobc-findings/1", "battle": "two-lights"}',
    "wrong counters": '{"schema": "oobc-manifest/2", "battle": "two-lights", "counters": {"guard": [1]}}',
    "a large number": '{"schema": ' + "9" * 5000 + "}",
    "no text": "\0\ud800",
}


@pytest.mark.parametrize("said", NO_MANIFESTS.values(), ids=list(NO_MANIFESTS))
def test_a_manifest_that_is_none_is_told(desk: Desk, said: str) -> None:
    (desk.root / "before.json").write_bytes(said.encode("utf-8", "surrogatepass"))
    file = desk.root / "before.json"
    assert since(desk, file) == f"oobc: cannot tell what has changed since {file}: it is no manifest of a build\n"


def test_a_folder_or_a_pipe_for_a_manifest_is_told(desk: Desk) -> None:
    assert "Is a directory" in since(desk, desk.root)
    os.mkfifo(desk.root / "pipe")
    assert "it is no file, but a pipe or a device" in since(desk, desk.root / "pipe")


def since(desk: Desk, manifest: Path) -> str:
    """What is said of a manifest with which a build is to be compared."""
    arguments = ["--project", str(desk.root), "--only", "print/counters", "--since", str(manifest)]
    done = CliRunner().invoke(app, ["build", "two-lights", *arguments])
    assert done.exit_code == 2
    return done.stderr
