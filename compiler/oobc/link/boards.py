"""The boards of a series: their boxes, and what boards and decks need of one another."""

from oobc.diagnostics.codes import WRONG_VALUE
from oobc.game.boards import Box
from oobc.game.groups import Group
from oobc.game.turns import Turn
from oobc.link.names import Names
from oobc.load.files import SeriesFiles
from oobc.model.boards import Board, BoxesOf, BoxRef, Deck

_MOST_BOXES = 1000
"""So many numbered boxes a board can have."""


def boxes_of(id: str, board: Board, record: tuple[Turn, ...] = (), groups: tuple[Group, ...] = ()) -> dict[str, Box]:
    """All boxes of a board by id: those it names and those it makes of turns, groups or numbers."""
    titles = {box.id: box.title for box in board.boxes} | _made(board.boxes_of, record, groups)
    return {box: Box(BoxRef(board=id, box=box), board, title) for box, title in titles.items()}


def _made(made: BoxesOf | None, record: tuple[Turn, ...], groups: tuple[Group, ...]) -> dict[str, str]:
    match made:
        case None:
            return {}
        case BoxesOf(each="turn"):
            return {turn.id: turn.id for turn in record}
        case BoxesOf(each="group"):
            return {each.box: each.title for each in groups}
        case _:
            return {str(number): str(number) for number in range(made.from_, made.to + 1)}


def check_boards(series: SeriesFiles, names: Names) -> None:
    """Tells which boards are not what they must be for what they say."""
    for board in series.boards.boards.values():
        at = board.origin
        if board.private and board.per != "side":
            message = "only a board with a sheet for each side can be private"
            names.report(WRONG_VALUE, message, at.at("private"), "add `per: side`")
        if board.hand and not board.private:
            names.report(WRONG_VALUE, "only a private board can be a hand", at.at("hand"), "add `private: true`")
        made = board.boxes_of
        if made is not None and not 0 <= made.to - made.from_ < _MOST_BOXES:
            message = f"a last number from {made.from_} to {made.from_ + _MOST_BOXES - 1}, not {made.to}"
            names.report(WRONG_VALUE, message, at.at("boxes-of", "to"))
        for box in board.boxes:
            if box.deck is not None:
                _check_deck(box.deck, board, series, names)


def _check_deck(deck: Deck, board: Board, series: SeriesFiles, names: Names) -> None:
    """A deck of a side draws to boxes of a side and is filled from them, one of all sides from those of all."""
    for box in (deck.draw.to, *(deck.reshuffle.from_ if deck.reshuffle is not None else ())):
        other = series.boards.boards.get(box.board)
        if other is not None and (other.per == "side") != (board.per == "side"):
            whose = "each side" if board.per == "side" else "all sides"
            message = f"the deck is one for {whose}, the board {box.board!r} is not"
            names.report(WRONG_VALUE, message, box.origin.at("board"))
