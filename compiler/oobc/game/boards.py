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
    def is_of_a_group(self) -> bool:
        """Whether the board makes it of a group that waits."""
        return self.board.boxes_of is not None and self.board.boxes_of.each == "group"

    @property
    def id(self) -> str:
        """Its name on the board."""
        return self.ref.box
