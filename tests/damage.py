"""Damages to the files of a project, as slips of hand, half saved files and wild programs make them.

A seed makes always the same damage, so that a run can be told by its numbers and one of them tried again.
"""

import io
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from csv import reader, writer
from dataclasses import dataclass
from random import Random

import yaml

from authoring import Desk

TOKENS = re.compile(r"[^\s,:\[\]{}\"'#|]+")
WILD = (
    *"\0\a\t\v\x7f\x85\xa0\u200b\u2028\ufeff\ufffe\U0001f987é\\\"'`{}[]()<>&*!|@%#,;:/?$^~=+-.0",
    *("", " ", "  ", "null", "~", "true", "no", "NaN", "nan", "inf", "-0", "1e999", "0x10", "1_000", "0417"),
    *("04170417", "-1", "9" * 24, "9" * 5000, "2", "1.5", "½", "٣", "1-", "1-2-3", "-", "--", "---", "...", "<<"),
    *("&a", "*a", "!!null", "printed:", "printed:99.99", "history:", ":", "a:b:c", "reconstructed:nothing"),
    *("2026-02-30", "/", "../..", ".", "con", "aux.txt", "x" * 4000, "'\"'", "{{ x }}", "${x}", "$x$", "<script>"),
    *("{0}", "/dev/null", "\\", "\\x", "\\ud83d", "\\U00110000", "#ffffff", "#zzz", "[[1.1]]", "{x}", "`", "*", "**"),
    *("%s", "|", "d6", "0d0", "99999d6", "2d6+", "any", "all", "none", "self"),
)  # fmt: skip
"""What is put in the place of something else, or beside it."""

Files = Mapping[str, bytes]


@dataclass(frozen=True)
class Damaged:
    """One file after the damage. `content` is None if it is gone; `kind` says what was done."""

    name: str
    content: bytes | None
    kind: str


def damaged(files: Files, seed: int) -> Damaged:
    """One to three damages to one file of a project (names from its root, what each says)."""
    random = Random(seed)
    name = random.choice(sorted(files))
    content, kinds = files[name], []
    for _ in range(random.choice((1, 1, 1, 1, 2, 3))):
        kind = random.choice(DAMAGES)
        if kind in VALUES:
            suffix = name.rpartition(".")[2]
            changed = VALUES[kind](content, suffix, files, random)
        else:
            changed = TEXTS[kind](content, files, random)
        if changed is not None:
            content = changed
            kinds.append(kind)
    if random.random() < 0.005:
        return Damaged(name, None, "gone")
    return Damaged(name, content, " and ".join(kinds) or "none")


# Text


def _cut(content: bytes, files: Files, random: Random) -> bytes:
    return content[: random.randrange(len(content) + 1)]


def _byte(content: bytes, files: Files, random: Random) -> bytes:
    at = random.randrange(len(content) + 1)
    return content[:at] + bytes([random.randrange(256)]) + content[at + random.randrange(2) :]


def _wild_character(content: bytes, files: Files, random: Random) -> bytes:
    text = content.decode(errors="replace")
    at = random.randrange(len(text) + 1)
    return (text[:at] + random.choice(WILD) + text[at + random.randrange(3) :]).encode(errors="replace")


def _line(content: bytes, files: Files, random: Random) -> bytes:
    lines = content.split(b"\n")
    at = random.randrange(len(lines))
    match random.randrange(6):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[random.randrange(len(lines))])
        case 2:
            other = random.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        case 3:
            lines[at] = b" " * random.randrange(1, 5) + lines[at]
        case 4:
            lines[at] = lines[at].lstrip()
        case _:
            lines[at : at + 1] = [lines[at]] * random.choice((2, 3, 50))
    return b"\n".join(lines)


def _word(content: bytes, files: Files, random: Random) -> bytes | None:
    """A word becomes a wild one, or a word of any file."""
    text = content.decode(errors="replace")
    words = list(TOKENS.finditer(text))
    if not words:
        return None
    word = random.choice(words)
    if random.random() < 0.5:
        new = random.choice(WILD)
    else:
        others = TOKENS.findall(files[random.choice(sorted(files))].decode(errors="replace"))
        new = random.choice(others or [""])
    return (text[: word.start()] + new + text[word.end() :]).encode(errors="replace")


# Values


def _yaml_value(content: bytes, suffix: str, files: Files, random: Random) -> bytes | None:
    """A value of a YAML file becomes another one: wild, of another shape, or one from elsewhere; or its key does."""
    values = read_values(content) if suffix == "yaml" else None
    found = list(spots(values))
    if not found:
        return None
    inside, key = random.choice(found)
    match random.randrange(8):
        case 0:
            del inside[key]
        case 1 if isinstance(inside, dict):
            inside[random.choice((*WILD, *inside))] = inside.pop(key)
        case 2:
            inside[key] = [inside[key]]
        case 3:
            inside[key] = {random.choice(WILD): inside[key]}
        case 4:
            inside[key] = random.choice((None, "", [], {}, [[]], [None], {"": ""}, [{}], "x", {"id": "x"}))
        case 5 if isinstance(inside, list):
            inside.extend([inside[key]] * random.choice((1, 2, 30)))
        case 6:
            names = [name for name in sorted(files) if name.endswith(".yaml")]
            others = list(spots(read_values(files[random.choice(names)])))
            if others:
                other, there = random.choice(others)
                inside[key] = other[there]
        case _:
            inside[key] = random.choice(WILD)
    dumped = yaml.dump(values, allow_unicode=True, sort_keys=False, Dumper=Plain)
    assert isinstance(dumped, str)
    return dumped.encode(errors="replace")


def _cell(content: bytes, suffix: str, files: Files, random: Random) -> bytes | None:
    """A cell, row or column of a table becomes another one."""
    if suffix != "csv":
        return None
    rows = [row for row in reader(io.StringIO(content.decode(errors="replace"))) if row]
    if not rows:
        return None
    row = random.choice(rows)
    at = random.randrange(len(row))
    match random.randrange(6):
        case 0:
            del row[at]
        case 1:
            row[at] = random.choice(random.choice(rows))
        case 2:
            rows.append(list(row))
        case 3:
            for each in rows:
                del each[at : at + 1]
        case 4:
            row.append(random.choice(WILD))
        case _:
            row[at] = random.choice(WILD)
    out = io.StringIO()
    writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue().encode(errors="replace")


class Plain(yaml.SafeDumper):
    """Writes values that stand twice twice: aliases are a damage of their own."""

    def ignore_aliases(self, data: object) -> bool:
        return True


def read_values(content: bytes) -> object:
    """The values of a YAML file, all scalars as text; None if it is none any more."""
    try:
        return yaml.load(content.decode(errors="replace"), yaml.BaseLoader)
    except (yaml.YAMLError, ValueError):
        return None


def spots(values: object) -> Iterator[tuple[dict[object, object] | list[object], object]]:
    """Every place of a value: the mapping or list in which it lies, and its key there."""
    if isinstance(values, dict):
        keys: list[object] = list(values)
    elif isinstance(values, list):
        keys = list(range(len(values)))
    else:
        return
    for key in keys:
        yield values, key
        yield from spots(values[key])


TEXTS: Mapping[str, Callable[[bytes, Files, Random], bytes | None]] = {
    "cut": _cut,
    "byte": _byte,
    "character": _wild_character,
    "line": _line,
    "word": _word,
}
VALUES: Mapping[str, Callable[[bytes, str, Files, Random], bytes | None]] = {"value": _yaml_value, "cell": _cell}
DAMAGES = ("cut", "byte", "character", "line", "word", "word", "word", *["value"] * 5, *["cell"] * 4)
"""How often each is done."""


def files_of(desk: Desk) -> dict[str, bytes]:
    """The data files of a project, by their names from its root."""
    found = sorted(path for path in desk.root.rglob("*") if path.suffix in {".yaml", ".csv", ".md", ".lock"})
    return {path.relative_to(desk.root).as_posix(): path.read_bytes() for path in found}


@contextmanager
def laid(desk: Desk, damage: Damaged) -> Iterator[None]:
    """The project with the damage, as long as it is asked for."""
    path = desk.root / damage.name
    before = path.read_bytes()
    try:
        if damage.content is None:
            path.unlink()
        else:
            path.write_bytes(damage.content)
        yield
    finally:
        path.write_bytes(before)
