"""The boxes of the boards beside the map."""

from dataclasses import dataclass

from oobc.model.boards import Board, BoxRef


@dataclass(frozen=True, slots=True)
class Box:
    """A box that a board names, or that it makes of a turn, a group or a number."""

    ref: BoxRef
    """How data name it."""
    board: Board
    title: str

    @property
    def id(self) -> str:
        """Its name on the board."""
        return self.ref.box
