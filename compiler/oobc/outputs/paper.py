"""What everything that is printed is told besides the game: the paper, colour or grey, the parts that are wanted."""

from dataclasses import dataclass
from typing import Literal

PaperName = Literal["a4", "us-letter"]
"""A paper by the name that typst has for it."""

PAPERS: dict[PaperName, tuple[float, float]] = {"a4": (210.0, 297.0), "us-letter": (215.9, 279.4)}
"""Width and height of each paper, standing upright, in mm."""


@dataclass(frozen=True, slots=True)
class Printing:
    """How a battle is printed."""

    paper: PaperName = "a4"
    grey: bool = False
    """In greys that are as light to the eye as the colours."""
    parts: frozenset[str] = frozenset()
    """The parts of the print output that are made; empty, all of them."""

    def wants(self, part: str) -> bool:
        """Whether a part is made."""
        return not self.parts or part in self.parts
