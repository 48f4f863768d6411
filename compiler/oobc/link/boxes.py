"""The boxes of boards."""

from oobc.game.scenarios import Turn
from oobc.model.battle import Alternate
from oobc.model.boards import Board


def box_ids(board: Board, record: tuple[Turn, ...], alternates: tuple[Alternate, ...]) -> list[str]:
    """The ids of all boxes of a board: those it names and those it makes of turns, groups or numbers."""
    ids = [box.id for box in board.boxes]
    match board.boxes_of:
        case None:
            return ids
        case of if of.each == "turn":
            return ids + [turn.id for turn in record]
        case of if of.each == "alternate":
            return ids + list(dict.fromkeys(f"alt-{each.group}" for each in alternates))
        case of:
            return ids + [str(number) for number in range(of.from_, of.to + 1)]
