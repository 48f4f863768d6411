"""What a command has said of data that are as they were: it says it again, and need not read them.

Whether they are is asked before anything of ours is read that takes long. Compared are what every file of the data
says, when and how long the files of oobc itself and of a build are, and which libraries there are. The memory lies
with the pictures that were drawn (`art/cache.py`), one entry for each project, command and set of options.
"""

import hashlib
import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, TextIO

from oobc.art.cache import Cache, digest, of_user
from oobc.resources import templates

_OURS = Path(__file__).resolve().parent


class Said(NamedTuple):
    """What a command wrote to standard output, and how it ended."""

    text: str
    code: int


@dataclass(slots=True)
class Memory:
    """What one command with its options has said of a project, and what it will say."""

    cache: Cache
    name: str
    """Of the entry."""
    data: Path
    """The folder of the data."""
    before: str | None
    """The state of all that goes in, as the command begins; None: something cannot be read."""
    made: list[Path] = field(default_factory=list)
    """The files that the command leaves, or that it read besides the data."""

    def recall(self) -> Said | None:
        """What was said, if nothing has changed since."""
        try:
            entry = json.loads(self.cache.recall(self.name) or b"{}")
            same = self.before is not None and entry["state"] == self.before
            same = same and all(_stand(Path(path)) == found for path, found in entry["made"].items())
            return Said(entry["text"], entry["code"]) if same else None
        except (KeyError, ValueError, TypeError, AttributeError):
            return None  # none, or of another version

    def keep(self, said: Said) -> None:
        """Keeps what was said, unless the data have changed meanwhile."""
        if self.before is None or self.before != _state(self.data):
            return
        made = {str(path): _stand(path) for path in self.made}
        entry: dict[str, Any] = {"state": self.before, "made": made, "text": said.text, "code": said.code}
        self.cache.keep(self.name, json.dumps(entry).encode())


def remember(data: Path, asked: Sequence[object]) -> Memory:
    """The memory of a command; `asked`: everything on which besides the data depends what it says and makes."""
    name = digest(b"said", str(data).encode(errors="surrogateescape"), repr(tuple(asked)).encode(errors="replace"))
    cache = Cache(of_user())
    return Memory(cache, name, data, _state(data) if cache.folder is not None else None)


@contextmanager
def listening() -> Iterator[list[str]]:
    """All that is written to standard output meanwhile, which goes there as well."""
    heard: list[str] = []
    stream = sys.stdout
    sys.stdout = _Heard(stream, heard)
    try:
        yield heard
    finally:
        sys.stdout = stream


class _Heard:
    """A stream that is listened to."""

    def __init__(self, stream: TextIO, heard: list[str]) -> None:
        self._stream, self._heard = stream, heard

    def write(self, text: str) -> int:
        written = self._stream.write(text)
        self._heard.append(text)
        return written

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def _state(data: Path) -> str | None:
    """All that goes in; None if some of it cannot be read."""
    made = hashlib.sha256(repr((sys.version, sys.path)).encode())
    try:
        for path, _ in _files(data):
            content = path.read_bytes()
            made.update(f"{path} {len(content)} ".encode(errors="surrogateescape") + content)
        for root in (_OURS, templates()):
            for path, found in _files(root):
                made.update(f"{path} {found.st_size} {found.st_mtime_ns} ".encode())
    except OSError:
        return None
    for folder in sys.path:  # an installed library is a new folder in one of them
        made.update(f"{_stand(Path(folder))} ".encode())
    return made.hexdigest()


def _files(folder: Path) -> Iterator[tuple[Path, os.stat_result]]:
    """Every file in a folder and those inside it, in the order of their names. OSError: one is none, or not listed."""
    with os.scandir(folder) as found:
        entries = sorted(found, key=lambda each: each.name)
    for each in entries:
        if each.name == "__pycache__":
            continue
        path = Path(each.path)
        if each.is_dir(follow_symlinks=False):
            yield from _files(path)
        elif each.is_file():
            yield path, each.stat()
        else:
            raise FileNotFoundError(each.path)  # a pipe would be waited for, a link to a folder may lead round


def _stand(path: Path) -> list[int] | None:
    """Length and time of a file or folder; None if it is not there."""
    with suppress(OSError):
        found = path.stat()
        return [found.st_size, found.st_mtime_ns]
    return None
