"""The spaces of the turn record."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Turn:
    """A space of the turn record."""

    number: int
    """In the scenario, from 1; on the turn record of the battle, in the battle."""
    path: tuple[str, ...]
    """The labels of what it is in, from the outermost, and its own: day, turn, impulse."""
    kind: str
    day: str | None = None
    """The day of the battle, the first of its labels, if there are days."""
    date: str | None = None
    checks: tuple[str, ...] = ()
    source: str = ""

    @property
    def id(self) -> str:
        """`11 Nov 7 AM`: how data and outputs name a turn."""
        return " ".join(self.path)

    @property
    def label(self) -> str:
        """What its space says on the turn record of its day."""
        return " ".join(self.path[1:] if self.day is not None else self.path)
