"""The spaces of the turn record."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Turn:
    """A space of the turn record."""

    number: int
    """In the scenario, from 1; on the turn record of the battle, in the battle."""
    day: str
    date: str | None
    label: str
    kind: str
    checks: tuple[str, ...] = ()
    source: str = ""

    @property
    def id(self) -> str:
        """`11 Nov 7 AM`: how data and outputs name a turn."""
        return f"{self.day} {self.label}"
