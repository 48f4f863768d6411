"""The pictures of the boards beside the map."""

from dataclasses import dataclass
from typing import ClassVar

from oobc.art.views import View
from oobc.layout.boards import HEAD, MARGIN, NOBODYS, BoardPicture
from oobc.layout.combat import CombatPicture


@dataclass(frozen=True, slots=True)
class BoardView(View):
    """A board beside the map."""

    template: ClassVar[str] = "boards/board.typ"
    board: BoardPicture
    margin: int = MARGIN
    head: int = HEAD


@dataclass(frozen=True, slots=True)
class CombatView(View):
    """The board on which a combat is worked out."""

    template: ClassVar[str] = "boards/combat.typ"
    board: CombatPicture
    margin: int = MARGIN
    head: int = HEAD
    fill: str = NOBODYS[0]
