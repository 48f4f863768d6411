"""What everything that is printed is told besides the game: the paper, colour or grey, the parts that are wanted."""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import NamedTuple

from oobc.layout.paper import Backs, PaperName


class CounterNote(NamedTuple):
    """What the manifest of a build says of a counter, so that a later one can print what has changed since."""

    name: str
    copies: int
    """How many copies there are of it."""
    faces: str
    """A digest of what its faces say and in which colours; not of how a look draws that."""


@dataclass(frozen=True, slots=True)
class Printing:
    """How a battle is printed."""

    paper: PaperName = "a4"
    grey: bool = False
    """In greys that are as light to the eye as the colours."""
    parts: frozenset[str] = frozenset()
    """The parts of the print output that are made; empty, all of them."""
    backs: Backs = "long-edge"
    shift: tuple[float, float] = (0.0, 0.0)
    """How far the backs are moved to the right and down against the error of a printer, in mm."""
    sheets: tuple[str, ...] = ()
    """Counter sheets that go before the others of the series."""
    since: Mapping[str, CounterNote] | None = None
    """The counters of an earlier build: only those are printed that have changed since."""

    def wants(self, part: str) -> bool:
        """Whether a part is made."""
        return not self.parts or part in self.parts

    @property
    def in_words(self) -> tuple[str, ...]:
        """All of it but the parts, in the words of the command line."""
        x, y = self.shift
        return (
            f"paper {self.paper}{', grey' if self.grey else ''}",
            f"backs {self.backs}, shift {x:g} {y:g}",
            *(f"sheet {name}" for name in self.sheets),
            *([f"since {_digest(self.since)}"] if self.since is not None else []),
        )


USUAL = Printing()
"""How a battle is printed unless somebody says otherwise."""


def _digest(counters: Mapping[str, CounterNote]) -> str:
    return sha256(repr(sorted(counters.items())).encode()).hexdigest()
