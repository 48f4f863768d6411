"""Where a value stands in the author's text. The bottom of the house: imports nothing of ours."""

from typing import NamedTuple

Step = str | int
Path = tuple[Step, ...]


class Place(NamedTuple):
    """A stretch of one file. Lines and columns count from 1, columns in code points; the end is exclusive."""

    file: str
    line: int
    column: int
    end_line: int
    end_column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


def as_written(path: Path, left_out: tuple[Path, ...]) -> Path:
    """The path in a file of a path in what remains of it: `left_out` are the items of lists that are gone, in order."""
    for *outer, gap in left_out:
        depth = len(outer)
        if len(path) > depth and path[:depth] == tuple(outer):
            step = path[depth]
            if isinstance(step, int) and isinstance(gap, int) and step >= gap:
                path = (*path[:depth], step + 1, *path[depth + 1 :])
    return path


class Origin(NamedTuple):
    """The name of a place: which file, and the way to the value inside it.

    An origin is cheap and is carried by everything that came from data. The library of documents turns it into a
    `Place` only when somebody has to be shown one.
    """

    file: str
    path: Path = ()
    key: bool = False
    """Point at the key of the last step, not at its value."""

    def at(self, *steps: Step) -> "Origin":
        """The origin of a value further in."""
        return Origin(self.file, (*self.path, *steps))

    def at_key(self, *steps: Step) -> "Origin":
        """The origin of a key further in."""
        return Origin(self.file, (*self.path, *steps), key=True)


class Folder(NamedTuple):
    """A folder of data files: of a series, a game box or a battle."""

    path: str
    """From the root of the project, with slashes: `data/series/lonb`."""

    def __str__(self) -> str:
        return self.path

    def file(self, name: str, *steps: Step) -> Origin:
        """The origin of a file in it, or of a value in that file."""
        return Origin(f"{self.path}/{name}", steps)

    def holds(self, where: Origin) -> bool:
        """Whether an origin is of a file in it, or in a folder of it."""
        return where.file.startswith(f"{self.path}/")


NOWHERE = Origin("")
"""The origin of what no file says."""
