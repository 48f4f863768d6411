"""Places on the boards: the window and the zone of a box, and the decks that lie in some of them."""

from collections.abc import Iterator, Mapping

from oobc.art.boards import BoardPicture
from oobc.game import Game
from oobc.model.series import BoxRef, Deck
from oobc.outputs.module.names import plain


def box_place(game: Game, boards: Mapping[str, BoardPicture], box: BoxRef) -> tuple[str, str]:
    """The map and the zone of a box; on a board that there is once a side, the zone of the piece's own side."""
    picture, shape = boards[box.board], game.series.boards[box.board]
    if shape.per == "side":
        map = plain(f"$Side$: {picture.title}" if shape.private else picture.title)
        return map, f"$Side$: {next(each.title for each in picture.boxes if each.id == box.box)}"
    return plain(picture.title), plain(picture.box(box.box, None).name)


def deck_in(game: Game, board: str, box: str) -> Deck | None:
    """The deck that lies in a box, if one does."""
    return next((each.deck for each in game.series.boards[board].boxes if each.id == box), None)


def decks(game: Game) -> Iterator[tuple[BoxRef, Deck]]:
    """Every deck and the box in which it lies."""
    for id, board in game.series.boards.items():
        for box in board.boxes:
            if box.deck is not None:
                yield BoxRef(board=id, box=box.id), box.deck


def deck_name(map: str, zone: str) -> str:
    """What the engine calls the deck in a zone of a window."""
    return f"{map}: {zone}"
