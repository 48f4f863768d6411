"""Places on the boards, as a trait names them: the window and the zone of a box, for whatever side the piece is of."""

from oobc.game import Game
from oobc.model.boards import BoxRef
from oobc.outputs.module.names import plain
from oobc.outputs.module.speech import quoted


def box_place(game: Game, box: BoxRef) -> tuple[str, str]:
    """The map and the zone of a box; on a board that there is once a side, the zone of the piece's own side."""
    board = game.series.boards[box.board]
    if board.per == "side":
        map = plain(f"$Side$: {board.title}" if board.private else board.title)
        return map, f"$Side$: {game.boxes[box.board][box.box].title}"
    return plain(board.title), box.box


def as_expression(place: str) -> str:
    """The name of such a map or zone as an expression."""
    parts = [each if number % 2 else quoted(each) for number, each in enumerate(place.split("$"))]
    return " + ".join(each for each in parts if each != '""') or '""'
