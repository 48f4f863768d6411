"""Damages the tests' game, one file at a time, and has it checked: `python benchmarks/fuzz.py --inputs 100000`.

Every input must end in a game or in findings, never in an exception. Of those that are still good, one in `--build` is
made into a module and its site. What ends otherwise, or takes longer than `--slow` seconds of CPU, is told with its
seed; `--seed N --inputs 1` tries one again. Exit 1: there was an exception.
"""

import argparse
import os
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from time import process_time
from typing import NamedTuple

from oobc.art.typst import ArtError
from oobc.build import module_of
from oobc.compile import compile_battle
from oobc.diagnostics import terminal
from oobc.game import Game
from oobc.source.project import Project

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from authoring import Desk, copy_project  # noqa: E402
from damage import Damaged, damaged, files_of, laid  # noqa: E402


class Tried(NamedTuple):
    """What became of one input."""

    seed: int
    damage: Damaged
    result: str
    """`good`, `findings`, `built`, `drawing`, or the exception's last lines."""
    seconds: float
    """Of CPU."""


def try_out(desk: Desk, files: dict[str, bytes], seed: int, *, build: bool) -> Tried:
    """Checks the project with the damage of a seed, and takes it away again."""
    damage, begun = damaged(files, seed), process_time()
    with laid(desk, damage):
        try:
            result = _end(desk, build=build)
        except Exception:  # that is what is looked for
            result = "".join(traceback.format_exc().splitlines(keepends=True)[-7:])
    return Tried(seed, damage, result, process_time() - begun)


def _end(desk: Desk, *, build: bool) -> str:
    project = Project(desk.root)
    battles = project.battles()
    if not battles:
        return "findings"
    compiled = compile_battle(project, next(iter(battles.values())))
    terminal.render(compiled.findings, compiled.library.line, colour=True, width=100)
    if not compiled.good:
        return "findings"
    if build:
        return _built(compiled.linked)
    return "good"


def _built(game: Game) -> str:
    try:
        module_of(game)
    except ExceptionGroup as errors:
        if errors.split(ArtError)[1] is not None:
            raise
        return "drawing"
    return "built"


def _share(first: int, inputs: int, step: int, build: int) -> Iterator[Tried]:
    with tempfile.TemporaryDirectory() as folder:
        os.environ["OOBC_CACHE"] = os.environ.get("OOBC_CACHE") or folder + "/cache"
        desk = copy_project(Path(folder))
        files = files_of(desk)
        for seed in range(first, first + inputs, step):
            yield try_out(desk, files, seed, build=build > 0 and seed // step % build == 0)


def _told(share: tuple[int, int, int, int, float]) -> tuple[Counter[str], list[Tried]]:
    *numbers, slow = share
    counted, told = Counter[str](), []
    for tried in _share(*numbers):
        known = tried.result in {"good", "findings", "built", "drawing"}
        counted[tried.result if known else "exception"] += 1
        if not known or tried.seconds > slow:
            told.append(tried)
            print(
                f"seed {tried.seed}: {tried.damage.kind} of {tried.damage.name}, {tried.seconds:.1f} s, {tried.result}",
                flush=True,
            )
    return counted, told


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="the first one")
    parser.add_argument("--build", type=int, default=0, metavar="N", help="make a module of one good input in N")
    parser.add_argument("--slow", type=float, default=2.0, metavar="SECONDS")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    shares = [(asked.seed + n, asked.inputs - n, asked.jobs, asked.build, asked.slow) for n in range(asked.jobs)]
    counted, told = Counter[str](), []
    with Pool(asked.jobs) as pool:
        for counts, found in pool.imap_unordered(_told, shares):
            counted += counts
            told += found
    print(f"{asked.inputs} inputs: " + ", ".join(f"{many} {result}" for result, many in sorted(counted.items())))
    return 1 if counted["exception"] else 0


if __name__ == "__main__":
    sys.exit(main())
