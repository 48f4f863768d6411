"""Pictures that were drawn before, by a digest of everything they are made of.

An entry is a file of its own, written whole and then named, so that two builds at once cannot hurt each other. It
begins with its own digest: one that is damaged is drawn again. The folder may be deleted at any time; where it cannot
be written, everything is drawn.
"""

import hashlib
import os
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

VARIABLE = "OOBC_CACHE"
"""The environment variable that names another folder; empty, nothing is kept."""

_DIGEST = hashlib.sha256().digest_size


def digest(*parts: bytes) -> str:
    """A name for what is made of these parts; where one ends and the next begins counts."""
    made = hashlib.sha256()
    for part in parts:
        made.update(len(part).to_bytes(8, "big") + part)
    return made.hexdigest()


def of_user() -> Path | None:
    """Where pictures are kept: what the variable says, or the place of the system for such things."""
    if VARIABLE in os.environ:
        return Path(os.environ[VARIABLE]) if os.environ[VARIABLE] else None
    with suppress(RuntimeError):  # a user without a home
        return _of_system() / "oobc" / "art"
    return None


def _of_system() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


@dataclass(frozen=True, slots=True)
class Cache:
    """The pictures in a folder; without one, none."""

    folder: Path | None

    def recall(self, name: str) -> bytes | None:
        """What was kept under this name; None if nothing whole is there."""
        if self.folder is None:
            return None
        try:
            content = (self.folder / name[:2] / name).read_bytes()
        except OSError:
            return None
        kept = content[_DIGEST:]
        return kept if hashlib.sha256(kept).digest() == content[:_DIGEST] else None

    def keep(self, name: str, content: bytes) -> None:
        """Keeps a picture under its name, if that can be."""
        if self.folder is None:
            return
        with suppress(OSError):
            shelf = self.folder / name[:2]
            shelf.mkdir(parents=True, exist_ok=True)
            handle, part = tempfile.mkstemp(dir=shelf)
            try:
                with open(handle, "wb") as file:
                    file.write(hashlib.sha256(content).digest() + content)
                os.replace(part, shelf / name)
            except OSError:
                Path(part).unlink(missing_ok=True)
                raise
