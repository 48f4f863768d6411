"""The lock file of piece ids: one `number key` a line, so that a counter keeps its number for ever."""

import re
from collections.abc import Mapping

from oobc.diagnostics.codes import BROKEN_LOCK
from oobc.diagnostics.findings import Finding
from oobc.place import Path, Place
from oobc.source.document import Document
from oobc.source.text import start_of

_HEADER = "# {} numbers and keys; made by oobc. Keep it under version control: a number is never used twice.\n"
_STATED = re.compile(r"# (\d{1,9}) numbers\b")
"""How many there are stands first: of a file that was cut, the end is missing. Older files do not say it."""
_NUMBER = re.compile(r"[1-9][0-9]{0,8}")
_RESTORE = "restore the file from version control"


def write_lock(numbers: Mapping[str, int]) -> str:
    """The numbers by key as the text of a lock file, sorted by number: what is new is at the end."""
    lines = (f"{number} {key}\n" for key, number in sorted(numbers.items(), key=lambda item: item[1]))
    return _HEADER.format(len(numbers)) + "".join(lines)


def parse_lock(text: str, file: str) -> tuple[Document | None, list[Finding]]:
    """The numbers by key. A finding: a line that is not one, a key or number that comes twice, a file that was cut."""
    numbers: dict[str, int] = {}
    taken: set[int] = set()
    findings: list[Finding] = []

    def wrong(line: int, words: str, problem: str, hint: str = _RESTORE) -> None:
        findings.append(Finding(BROKEN_LOCK, problem, Place(file, line, 1, line, len(words) + 1), hint))

    lines = text.split("\n")
    for line, words in enumerate(lines, 1):
        number, _, key = words.partition(" ")
        if not words or words.startswith("#"):
            continue
        if not _NUMBER.fullmatch(number) or not key.strip():
            wrong(line, words, "not a number and a key")
        elif key in numbers or int(number) in taken:
            wrong(line, words, f"the {'key' if key in numbers else 'number'} is here twice")
        else:
            numbers[key] = int(number)
            taken.add(int(number))
    stated = _STATED.match(text)
    if stated is not None and not findings and int(stated[1]) != len(numbers):
        hint = f"{_RESTORE}; if you put two versions of it together, correct the line"
        wrong(1, lines[0], f"the file says that it has {stated[1]} numbers, and has {len(numbers)}", hint)
    elif stated is not None and lines[-1]:
        wrong(len(lines), lines[-1], "the file ends within a line")
    elif not numbers and not findings:
        wrong(1, lines[0], "there is no number in the file")

    def places(path: Path, key: bool) -> Place:
        return start_of(file)

    return Document(file, text, numbers, places), findings
