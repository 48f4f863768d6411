"""The pictures of the boards beside the map."""

from oobc.art.views import View
from oobc.layout import combat
from oobc.layout.boards import HEAD, MARGIN, NOBODYS, BoardPicture
from oobc.layout.combat import CombatPicture


class BoardView(View, template="boards/board.typ"):
    """A board beside the map."""

    board: BoardPicture
    margin: int = MARGIN
    head: int = HEAD


class CombatView(View, template="boards/combat.typ"):
    """The board on which a combat is worked out."""

    board: CombatPicture
    margin: int = combat.MARGIN
    head: int = combat.HEAD
    fill: str = NOBODYS[0]
