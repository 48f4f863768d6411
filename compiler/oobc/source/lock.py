"""The lock file of piece ids: one `number key` a line, so that a counter keeps its number for ever."""

from collections.abc import Mapping

from oobc.diagnostics.codes import BROKEN_LOCK
from oobc.diagnostics.findings import Finding
from oobc.place import Path, Place
from oobc.source.document import Document
from oobc.source.text import start_of

_HEADER = "# number key; made by oobc. Keep it under version control: a number is never used twice.\n"


def write_lock(numbers: Mapping[str, int]) -> str:
    """The numbers by key as the text of a lock file, sorted by number: what is new is at the end."""
    return _HEADER + "".join(f"{number} {key}\n" for key, number in sorted(numbers.items(), key=lambda item: item[1]))


def parse_lock(text: str, file: str) -> tuple[Document | None, list[Finding]]:
    """The numbers by key. A line that is not one, and a key or number that comes twice, is a finding."""
    numbers: dict[str, int] = {}
    taken: set[int] = set()
    findings: list[Finding] = []
    for line, words in enumerate(text.split("\n"), 1):
        number, _, key = words.partition(" ")
        if not words or words.startswith("#"):
            continue
        problem = None
        if not (number.isascii() and number.isdigit()) or not key:
            problem = "not a number and a key"
        elif key in numbers or int(number) in taken:
            problem = f"the {'key' if key in numbers else 'number'} is here twice"
        else:
            numbers[key] = int(number)
            taken.add(int(number))
        if problem:
            place = Place(file, line, 1, line, len(words) + 1)
            findings.append(Finding(BROKEN_LOCK, problem, place, "restore the file from version control"))

    def places(path: Path, key: bool) -> Place:
        return start_of(file)

    return Document(file, text, numbers, places), findings
