"""Whole-process CPU seconds and peak memory of oobc on a synthetic game. See README.md beside this file."""

import argparse
import os
import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from synthetic import write_project

COLD, PICTURES, ALL = "cold", "pictures", "all"
JOBS = {
    "oobc --help": (["--help"], COLD),
    "validate": (["validate"], COLD),
    "validate, nothing new": (["validate"], ALL),
    "build, module only": (["build", "--only", "module"], COLD),
    "build, print only": (["build", "--only", "print"], COLD),
    "print, art unchanged": (["build", "--only", "print"], PICTURES),
    "build, everything": (["build"], COLD),
    "build, art unchanged": (["build"], PICTURES),
    "build, nothing new": (["build"], ALL),
}
"""The arguments of each job, and what of an earlier run may be used: nothing, the pictures that were drawn, or all."""


class Run(NamedTuple):
    """What one process took."""

    cpu: float
    """Seconds, user and system."""
    peak: float
    """MB."""


def measure(arguments: list[str], pictures: str, without: Path | None) -> Run:
    """Runs oobc once, and waits for it: with this folder of pictures, or none, and without an earlier build if it is
    named."""
    if without is not None:
        shutil.rmtree(without, ignore_errors=True)
    command = [sys.executable, "-m", "oobc", *arguments]
    # Python keeps what it compiled, as where oobc is installed, also where the environment here says otherwise.
    around = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    process = os.posix_spawn(sys.executable, command, {**around, "OOBC_CACHE": pictures}, file_actions=_silent())
    _, status, used = os.wait4(process, 0)
    if os.waitstatus_to_exitcode(status):
        raise SystemExit(f"{' '.join(command)} ended with {os.waitstatus_to_exitcode(status)}")
    scale = 1e6 if sys.platform == "darwin" else 1e3
    return Run(used.ru_utime + used.ru_stime, used.ru_maxrss / scale)


def _silent() -> list[tuple[int, int, str, int, int]]:
    return [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--counters", type=int, default=560)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        project = write_project(Path(folder), counters=options.counters)
        print(f"{options.counters} counters, best and median of {options.runs} runs")
        print(f"{'':22}{'CPU s':>8}{'median':>8}{'peak MB':>9}")
        for name, (arguments, earlier) in JOBS.items():
            where = [] if name.endswith("--help") else ["synthetic", "--project", str(project)]
            pictures = "" if earlier == COLD else str(Path(folder) / "pictures")
            build = None if earlier == ALL else project / "build"
            measure([*arguments, *where], pictures, project / "build")
            runs = [measure([*arguments, *where], pictures, build) for _ in range(options.runs)]
            cpu = [run.cpu for run in runs]
            print(f"{name:22}{min(cpu):8.2f}{statistics.median(cpu):8.2f}{max(run.peak for run in runs):9.0f}")


if __name__ == "__main__":
    main()
