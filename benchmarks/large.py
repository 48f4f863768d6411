"""Lets one file of the tests' game grow to a megabyte and has it checked: `python benchmarks/large.py --inputs 500`.

Whatever grows (a line, a word, a row, the columns of a table, a list, a mapping, what is nested), the answer must come
within 5 seconds of CPU and 500 MB: each that does not is told with its seed. Needs a POSIX system.
"""

import argparse
import os
import resource
import sys
import tempfile
from pathlib import Path
from random import Random

import yaml

from oobc.compile import compile_battle
from oobc.diagnostics import terminal
from oobc.source.project import Project

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from authoring import Desk, copy_project  # noqa: E402
from damage import TOKENS, Damaged, Plain, files_of, laid, read_values, spots  # noqa: E402

SECONDS, MEGABYTES = 5.0, 500.0
ENDS = {0: "", 2: " an exception", 3: " more than a megabyte of findings"}
PATIENCE = 30
"""Seconds of CPU after which one is given up."""


def grown(files: dict[str, bytes], seed: int, size: int) -> Damaged:
    """One file of a project in which something has grown to about so many bytes."""
    random = Random(seed)
    name = random.choice(sorted(files))
    content = files[name]
    ways = [_lines, _word, _letters]
    if name.endswith(".yaml"):
        ways += [_values, _values, _values, _nested]
    if name.endswith(".csv"):
        ways += [_rows, _columns, _cells]
    way = random.choice(ways)
    return Damaged(name, way(content, random, size), way.__name__.strip("_"))


def _lines(content: bytes, random: Random, size: int) -> bytes:
    lines = content.split(b"\n")
    at = random.randrange(len(lines))
    lines[at : at + 1] = [lines[at]] * (size // (len(lines[at]) + 1))
    return b"\n".join(lines)


def _word(content: bytes, random: Random, size: int) -> bytes:
    words = list(TOKENS.finditer(content.decode()))
    word = random.choice(words)
    text = content.decode()
    many = size // (len(word[0]) + 1)
    joint = random.choice((" ", ",", ", ", "-", "/", "", ": "))
    return (text[: word.start()] + joint.join([word[0]] * many) + text[word.end() :]).encode()


def _letters(content: bytes, random: Random, size: int) -> bytes:
    at = random.randrange(len(content))
    return content[:at] + random.choice(b"a0[{( \t#-*'\":&|").to_bytes() * size + content[at:]


def _values(content: bytes, random: Random, size: int) -> bytes:
    values = read_values(content)
    found = list(spots(values))
    inside, key = random.choice(found)
    many = size // (len(yaml.dump(inside[key], Dumper=Plain)) + 8)
    if isinstance(inside, list):
        different = random.random() < 0.5
        inside.extend(_other(inside[key], number) if different else inside[key] for number in range(many))
    else:
        inside |= {f"{key}-{number}": inside[key] for number in range(many)}
    return yaml.dump(values, allow_unicode=True, sort_keys=False, Dumper=Plain).encode()


def _other(value: object, number: int) -> object:
    """A value like it, under a name of its own."""
    if isinstance(value, dict):
        return value | {key: f"{value[key]}-{number}" for key in ("id", "hex", "name") if key in value}
    return f"{value}-{number}" if isinstance(value, str) else value


def _nested(content: bytes, random: Random, size: int) -> bytes:
    values = read_values(content)
    inside, key = random.choice(list(spots(values)))
    inside[key] = "NEST"
    text = yaml.dump(values, allow_unicode=True, sort_keys=False, Dumper=Plain)
    deep = size // 8
    opened, closed = random.choice((("[", "]"), ("{a: ", "}"), ("- ", "")))
    return text.replace("NEST", opened * deep + "x" + closed * deep).encode()


def _rows(content: bytes, random: Random, size: int) -> bytes:
    head, *rows = content.rstrip(b"\n").split(b"\n")
    row = random.choice(rows or [head]).partition(b",")
    many = size // (len(b"".join(row)) + 8)
    new = (b"%s-%d,%s" % (row[0], number, row[2]) for number in range(many))
    return b"\n".join([head, *rows, *new]) + b"\n"


def _columns(content: bytes, random: Random, size: int) -> bytes:
    head, *rows = content.rstrip(b"\n").split(b"\n")
    many = size // 9
    return b"\n".join([head + b"".join(b",c%d" % number for number in range(many)), *rows]) + b"\n"


def _cells(content: bytes, random: Random, size: int) -> bytes:
    lines = content.rstrip(b"\n").split(b"\n")
    at = random.randrange(len(lines))
    lines[at] += b",x" * (size // 2)
    return b"\n".join(lines) + b"\n"


def _tried(desk: Desk, damage: Damaged) -> tuple[int, float, float]:
    """Exit status, CPU seconds and peak memory in MB of a process that checks it."""
    with laid(desk, damage):
        if (child := os.fork()) == 0:
            resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE))
            try:
                project = Project(desk.root)
                compiled = compile_battle(project, next(iter(project.battles().values())))
                told = terminal.render(compiled.findings, compiled.library.line, colour=False, width=100)
                os._exit(3 if len(told) > 2**20 else 0)
            except BaseException:
                import traceback

                traceback.print_exc(limit=-4)
                os._exit(2)
        _, status, used = os.wait4(child, 0)
    return os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=500)
    parser.add_argument("--seed", type=int, default=0, help="the first one")
    parser.add_argument("--size", type=int, default=2**20, help="bytes")
    asked = parser.parse_args()
    bad = 0
    worst = [0.0, 0.0]
    with tempfile.TemporaryDirectory() as folder:
        desk = copy_project(Path(folder))
        files = files_of(desk)
        for seed in range(asked.seed, asked.seed + asked.inputs):
            damage = grown(files, seed, asked.size)
            status, seconds, megabytes = _tried(desk, damage)
            worst = [max(worst[0], seconds), max(worst[1], megabytes)]
            if status != 0 or seconds > SECONDS or megabytes > MEGABYTES:
                bad += 1
                told = f"{seconds:.1f} s, {megabytes:.0f} MB{ENDS.get(status, f' ends with {status}')}"
                print(f"seed {seed}: {damage.kind} of {damage.name}: {told}", flush=True)
    print(f"{asked.inputs} inputs, {bad} of them over; at most {worst[0]:.1f} s and {worst[1]:.0f} MB")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
