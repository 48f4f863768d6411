"""Files as text, the same on every system: how they are read, and how they are written whole."""

import errno
import glob
import os
import shutil
import stat
import time
from contextlib import suppress
from pathlib import Path

from oobc.diagnostics.codes import UNREADABLE
from oobc.diagnostics.findings import Finding
from oobc.place import Place

LARGEST = 16 * 2**20
"""So many bytes a data file may have: far more than one that people write."""


def read_text(path: Path, file: str) -> tuple[str, list[Finding]]:
    """The text of a file with `\\n` line ends and without a byte order mark; `file` is its name in findings."""
    try:
        raw = read_file(path)
    except OSError as error:
        why = reason(error) if error.errno == errno.EFBIG else f"cannot read the file: {reason(error)}"
        return "", [Finding(UNREADABLE, why, start_of(file))]
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8-sig", "replace")
        line = before.count("\n") + 1
        column = len(before) - (before.rfind("\n") + 1) + 1
        place = Place(file, line, column, line, column + 1)
        return "", [Finding(UNREADABLE, "the file is not UTF-8 text", place, "save it as UTF-8")]
    return text.replace("\r\n", "\n").replace("\r", "\n"), []


def read_file(path: Path, largest: int = LARGEST) -> bytes:
    """What a file says; every file of which we do not know that it is ours is opened here.

    OSError: it cannot be read, is no file (a folder, a pipe, a device without end), or has more bytes than `largest`.
    """
    try:
        # A pipe that nobody writes into would be waited for.
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
    except ValueError as error:  # a NUL, or half a character
        raise OSError(errno.EINVAL, "no file can have this name", str(path)) from error
    with open(handle, "rb") as file:
        found = os.fstat(handle)
        if not stat.S_ISREG(found.st_mode):
            raise OSError(errno.EINVAL, "it is no file, but a pipe or a device", str(path))
        if found.st_size > largest:
            has, may = f"{found.st_size / 2**20:,.0f} MB", f"{largest / 2**20:.0f} MB"
            message = f"the file has {has}: more than the {may} that a data file may have"
            raise OSError(errno.EFBIG, message, str(path))
        return file.read(largest)


def reason(error: OSError) -> str:
    """Why a file could not be read or written, in words."""
    return error.strerror or str(error) or type(error).__name__


def start_of(file: str) -> Place:
    """The first character of a file."""
    return Place(file, 1, 1, 1, 2)


def missing(path: Path, file: str) -> Finding:
    """What is told of a file that is not there, or is none."""
    if os.path.isdir(path):
        return Finding(UNREADABLE, "a folder stands where the file should be", start_of(file))
    if os.path.exists(path):
        return Finding(UNREADABLE, "a pipe or a device stands where the file should be", start_of(file))
    if os.path.islink(path):
        return Finding(UNREADABLE, "the link leads to no file", start_of(file))
    return Finding(UNREADABLE, "the file is missing", start_of(file))


def unlistable(folder: Path, file: str) -> Finding | None:
    """What is told of a folder that is there and does not say what is in it; `file` is its name in findings."""
    try:
        if os.path.isdir(folder):
            os.listdir(folder)
    except OSError as error:
        return Finding(UNREADABLE, f"cannot list the folder: {reason(error)}", start_of(file))
    return None


_LEFT = 60.0
"""Seconds after which nobody is still writing a file: who began it was killed."""


def write_whole(path: Path, content: bytes) -> None:
    """Writes a file so that it is never there in part: a fresh one beside it takes its place. OSError: it cannot."""
    path = path.resolve()  # of a link, what it leads to
    for left in path.parent.glob(f".{glob.escape(path.name)}.*"):
        _clear(left)
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with open(fresh, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileNotFoundError):
            shutil.copymode(path, fresh)
        os.replace(fresh, path)
    finally:
        fresh.unlink(missing_ok=True)


def _clear(fresh: Path) -> None:
    """Takes away what a killed process left of a file that it was writing."""
    with suppress(OSError):
        if fresh.suffix[1:].isdecimal() and time.time() - fresh.stat().st_mtime > _LEFT:
            fresh.unlink()
