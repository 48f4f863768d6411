"""Places on the boards, as a trait names them: the window and the zone of a box, for whatever side the piece is of."""

from collections.abc import Mapping

from oobc.game import Game
from oobc.layout.boards import BoardPicture
from oobc.model.boards import BoxRef
from oobc.outputs.module.names import plain


def box_place(game: Game, boards: Mapping[str, BoardPicture], box: BoxRef) -> tuple[str, str]:
    """The map and the zone of a box; on a board that there is once a side, the zone of the piece's own side."""
    picture, shape = boards[box.board], game.series.boards[box.board]
    if shape.per == "side":
        map = plain(f"$Side$: {picture.title}" if shape.private else picture.title)
        return map, f"$Side$: {next(each.title for each in picture.boxes if each.id == box.box)}"
    return plain(picture.title), plain(picture.box(box.box, None).name)
