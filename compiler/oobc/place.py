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


class Origin(NamedTuple):
    """The name of a place: which file, and the way to the value inside it.

    An origin is cheap and is carried by everything that came from data. The library of documents turns it into a
    `Place` only when somebody has to be shown one.
    """

    file: str
    path: Path = ()
    key: bool = False
    """Point at the key of the last step, not at its value."""
    gaps: tuple[Path, ...] = ()
    """Items of lists further in that were left out, in their order: who counts those that remain, counts past them."""

    def at(self, *steps: Step) -> "Origin":
        """The origin of a value further in."""
        path, gaps = self.path, self.gaps
        for step in steps:
            if gaps:
                for gap in gaps:
                    if len(gap) == 1 and isinstance(step, int) and isinstance(gap[0], int) and gap[0] <= step:
                        step += 1
                gaps = tuple(gap[1:] for gap in gaps if len(gap) > 1 and gap[0] == step)
            path = (*path, step)
        return Origin(self.file, path, gaps=gaps)

    def at_key(self, *steps: Step) -> "Origin":
        """The origin of a key further in."""
        return self.at(*steps)._replace(key=True)


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
