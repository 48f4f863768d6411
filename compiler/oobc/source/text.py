"""Reading a file as text, the same on every system."""

from pathlib import Path

from oobc.diagnostics.codes import UNREADABLE
from oobc.diagnostics.findings import Finding
from oobc.place import Place


def read_text(path: Path, file: str) -> tuple[str, list[Finding]]:
    """The text of a file with `\\n` line ends and without a byte order mark; `file` is its name in findings."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        return "", [Finding(UNREADABLE, f"cannot read the file: {error.strerror}", start_of(file))]
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8-sig", "replace")
        line = before.count("\n") + 1
        column = len(before) - (before.rfind("\n") + 1) + 1
        place = Place(file, line, column, line, column + 1)
        return "", [Finding(UNREADABLE, "the file is not UTF-8 text", place, "save it as UTF-8")]
    return text.replace("\r\n", "\n").replace("\r", "\n"), []


def start_of(file: str) -> Place:
    """The first character of a file."""
    return Place(file, 1, 1, 1, 2)
