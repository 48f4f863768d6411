"""Kills builds of the tests' game and looks at what is left: `python benchmarks/kills.py --kills 200`.

Two versions of the data are built in turns, with a lock that lacks a number, so that every build has numbers and files
to write; each is killed after a while, most of them while they write. After each kill
- no number of a piece is lost or changed,
- what somebody else laid into the folder is there, and as it was,
- every file is as one of the two versions has it, and
- the next build ends well, and leaves just what it makes.
Exit 1: that was not so; each is told.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from authoring import BATTLE, BOX, Desk, copy_project  # noqa: E402

FOREIGN = {"notes.txt": b"mine", "two-lights_ext/more.vmdx": b"mine too", "print/scribbled.pdf": b"%PDF"}
"""What somebody laid beside the files of the build."""
ONLY = ("--only", "module", "--only", "print/setup", "--only", "site")
LOCK = f"{BATTLE}/gpids.lock"
COUNTERS = f"{BOX}/counters.csv"
Files = dict[str, bytes]


@dataclass(frozen=True)
class Version:
    """The data that a build is made of, and all that it must leave."""

    counters: bytes
    lock: bytes
    made: Files
    seconds: float
    """That the build takes, wall clock, where the other one stands."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["OOBC_CACHE"] = folder + "/cache"
        desk = copy_project(Path(folder) / "project")
        faults, killed = _run(desk, asked.kills, Random(asked.seed))
    print(f"{asked.kills} builds, {killed} of them killed before their end: {faults} faults")
    return 1 if faults else 0


def _run(desk: Desk, kills: int, random: Random) -> tuple[int, int]:
    counters = desk.text(COUNTERS)
    texts = [counters.encode(), changed(counters).encode()]
    _finish(desk, texts[0])  # pictures are drawn, all pieces have numbers
    lock = without_last((desk.root / LOCK).read_text(encoding="utf-8")).encode()
    versions = [_version(desk, counters, lock) for counters in (*texts, texts[0])][1:]
    for name, content in FOREIGN.items():
        (_out(desk) / name).parent.mkdir(parents=True, exist_ok=True)
        (_out(desk) / name).write_bytes(content)
    faults = killed = 0
    for number in range(kills):
        version = versions[number % 2]
        _lay(desk, version.counters, lock)
        build = _build(desk)
        # Nine in ten where it writes.
        share = random.uniform(0, 1.1) if number % 10 == 0 else random.uniform(0.75, 1.1)
        time.sleep(version.seconds * share)
        build.kill()
        killed += build.wait() < 0
        found = [*_left(desk, versions, version, lock), *_mended(desk, version)]
        faults += len(found)
        for each in found:
            print(f"build {number}: {each}", flush=True)
    return faults, killed


def _version(desk: Desk, counters: bytes, lock: bytes) -> Version:
    _lay(desk, counters, lock)
    begun = time.monotonic()
    _finish(desk, counters)
    took = time.monotonic() - begun
    return Version(counters, (desk.root / LOCK).read_bytes(), _made(desk), took)


def _left(desk: Desk, versions: list[Version], wanted: Version, lock: bytes) -> Iterator[str]:
    """What is wrong with what a killed build left."""
    now, made = (desk.root / LOCK).read_bytes(), _made(desk)
    if now not in {lock, *(each.lock for each in versions)}:
        yield "the lock is neither as it was nor as it must be"
    for name, content in made.items():
        if not any(each.made.get(name) == content for each in versions):
            yield f"{name} is as no build makes it"
    if now == lock and any(made.get(name) == wanted.made[name] for name in made if name.endswith(".vmod")):
        yield "the module has numbers that the lock lacks"
    for name, content in FOREIGN.items():
        if not (_out(desk) / name).is_file() or (_out(desk) / name).read_bytes() != content:
            yield f"{name}, which no build has made, is not as it was"


def _mended(desk: Desk, version: Version) -> Iterator[str]:
    """What is wrong after the next build, which nobody kills."""
    if (status := _build(desk).wait()) != 0:
        yield f"the next build ends with {status}"
    if _made(desk) != version.made:
        yield "the next build does not leave what it makes"
    if (desk.root / LOCK).read_bytes() != version.lock:
        yield "the next build does not leave the lock that it must"
    beside = sorted(path.name for path in (desk.root / LOCK).parent.iterdir() if path.name.startswith("."))
    if beside:
        yield f"beside the lock lies {', '.join(beside)}"
    left = sorted(path.name for path in _out(desk).iterdir() if path.name.startswith("."))
    if left:
        yield f"in the folder lies {', '.join(left)}"


def changed(counters: str) -> str:
    """The table of counters, with another value in one of them."""
    return counters.replace("Guild,ship,sloop,2,,,,6,", "Guild,ship,sloop,2,,,,7,")


def without_last(lock: str) -> str:
    """A lock without its last number, as it was before there was that piece."""
    first, *rest = lock.rstrip("\n").split("\n")
    return "\n".join([first.replace(f"# {len(rest)} ", f"# {len(rest) - 1} "), *rest[:-1]]) + "\n"


def _lay(desk: Desk, counters: bytes, lock: bytes) -> None:
    (desk.root / COUNTERS).write_bytes(counters)
    (desk.root / LOCK).write_bytes(lock)


def _finish(desk: Desk, counters: bytes) -> None:
    (desk.root / COUNTERS).write_bytes(counters)
    if _build(desk).wait() != 0:
        raise SystemExit("the game cannot be built; see `oobc build`")


def _build(desk: Desk) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "oobc", "build", "--project", str(desk.root), *ONLY]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def _out(desk: Desk) -> Path:
    return desk.root / "build" / "two-lights"


def _made(desk: Desk) -> Files:
    """The files that lie where a build writes, but for those of others and those that are being made."""
    found = (path for path in _out(desk).rglob("*") if path.is_file())
    named = {path.relative_to(_out(desk)).as_posix(): path for path in found}
    return {name: path.read_bytes() for name, path in named.items() if name not in FOREIGN and not name.startswith(".")}


if __name__ == "__main__":
    sys.exit(main())
