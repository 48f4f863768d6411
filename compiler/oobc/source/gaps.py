"""What is missing from the data because of a finding: who would miss it keeps quiet, since one mistake is told once."""

from collections.abc import Iterable, Set
from dataclasses import dataclass
from pathlib import PurePosixPath


@dataclass(frozen=True, slots=True)
class Gaps:
    """The names and the files of which something was left out."""

    names: Set[str] = frozenset()
    """What was left out, as others would call it."""
    unread: Set[str] = frozenset()
    """Files that could not be read: nobody knows which names they have."""
    partial: Set[str] = frozenset()
    """Files that were read, but not all of them."""
    doubtful: Set[str] = frozenset()
    """Files that were read, but that have findings of names in them, or name what is missing."""

    def __or__(self, other: "Gaps") -> "Gaps":
        return Gaps(
            self.names | other.names,
            self.unread | other.unread,
            self.partial | other.partial,
            self.doubtful | other.doubtful,
        )

    def hide(self, *files: str) -> bool:
        """Whether one of these files could not be read. They are given as in `load/files.py`: `rules/*.md`."""
        return _any(self.unread, files)

    def touch(self, *files: str) -> bool:
        """Whether something of one of these files is missing, or all of it."""
        return _any(self.unread | self.partial, files)

    def doubt(self, *files: str) -> bool:
        """The same, or something in one of them has a finding."""
        return self.touch(*files) or _any(self.doubtful, files)


def _any(incomplete: Iterable[str], files: tuple[str, ...]) -> bool:
    return any(PurePosixPath(each).match(file) for each in incomplete for file in files)
