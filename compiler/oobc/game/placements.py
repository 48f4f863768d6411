"""Where a piece is when a scenario begins."""

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from oobc.game.boards import Box
from oobc.game.groups import Group
from oobc.game.turns import Turn
from oobc.place import NOWHERE, Origin


@dataclass(frozen=True, slots=True)
class Condition:
    """How a piece begins, besides the states that a scenario puts it into."""

    face: str | None = None
    """The face that is up, if not the first."""
    facing: int | None = None
    """The hexside to which it faces, 1 to 6 clockwise from the upper one, if that is said."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Placed:
    source: str
    condition: Condition = Condition()
    origin: Origin = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class InHex(_Placed):
    """It stands on the map."""

    kind: ClassVar[Literal["hex"]] = "hex"
    """What data and documents call it."""
    hex: str


@dataclass(frozen=True, slots=True)
class Enters(_Placed):
    """It waits for its turn to enter."""

    kind: ClassVar[Literal["entry"]] = "entry"
    turn: Turn
    """On the record of the battle."""
    hex: str


@dataclass(frozen=True, slots=True)
class Waits(_Placed):
    """It waits in a group until that is called."""

    kind: ClassVar[Literal["group"]] = "group"
    group: Group

    @property
    def hex(self) -> str | None:
        """The first hex in which its group enters."""
        return next(iter(self.group.enters), None)


@dataclass(frozen=True, slots=True)
class InBox(_Placed):
    """It lies in a box of a board."""

    kind: ClassVar[Literal["box"]] = "box"
    box: Box


@dataclass(frozen=True, slots=True)
class OutOfPlay(_Placed):
    """It is not in play."""

    kind: ClassVar[Literal["out"]] = "out"


Placement = InHex | Enters | Waits | InBox | OutOfPlay
