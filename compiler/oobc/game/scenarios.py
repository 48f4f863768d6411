"""Scenarios."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from oobc.game.placements import Enters, InHex, Placement, Waits
from oobc.game.turns import Turn
from oobc.model.scenario import Award, Order, SetUp, SpanState, StartState, TakenOver, Victory
from oobc.place import NOWHERE, Origin


@dataclass(frozen=True, slots=True)
class ParameterValue:
    """What a scenario states of one parameter: a value, or one for each side."""

    values: Mapping[str, str]
    """By side, or under `value`."""
    source: str
    origin: Origin = field(default=NOWHERE, compare=False)


@dataclass(frozen=True)
class Scenario:
    """A way to start the battle, with all that it inherits filled in."""

    id: str
    title: str
    short: str
    case: str
    parent: "Scenario | None"
    """The scenario that it inherits; none of those that inherit in a circle has one."""
    turns: tuple[Turn, ...]
    printed_turns: int | None
    """How many turns the rules say that is."""
    also_printed: Mapping[str, int]
    """How many turns other cases say that is, by their numbers."""
    turns_source: str
    first_player: str
    first_player_source: str
    takes_over: tuple[TakenOver, ...]
    """Cases of elsewhere that hold in it."""
    set_up: tuple[SetUp, ...]
    """How the sides are set up, as the rules say it."""
    parameters: Mapping[str, ParameterValue]
    orders: tuple[Order, ...]
    spans: tuple[SpanState, ...]
    states: tuple[StartState, ...]
    awards: tuple[Award, ...]
    victory: Victory | None
    special: tuple[str, ...]
    """Cases that hold in it, the battle's own last."""
    note: str | None
    placements: Mapping[str, Placement]
    """By piece id, in the order of the pieces; markers without a box at start are not in it."""
    own: frozenset[str] = frozenset()
    """The keys that its own file has; all else is inherited."""
    origin: Origin = field(default=NOWHERE, compare=False)

    @cached_property
    def stacks(self) -> Mapping[str, Mapping[str, InHex]]:
        """By hex, the pieces that stand in it by id."""
        stacks: dict[str, dict[str, InHex]] = {}
        for id, each in self.placements.items():
            if isinstance(each, InHex):
                stacks.setdefault(each.hex, {})[id] = each
        return stacks

    @cached_property
    def waiting(self) -> Mapping[str, Enters | Waits]:
        """Those that come on a turn, and those in groups."""
        return {id: each for id, each in self.placements.items() if isinstance(each, Enters | Waits)}

    def set_up_of(self, side: str | None) -> SetUp | None:
        """What the rules say of how the pieces of a side are set up."""
        own = (each for each in self.set_up if each.side == side)
        return next(own, None) or next((each for each in self.set_up if each.side is None), None)

    @property
    def excluded_victory_hexes(self) -> tuple[str, ...]:
        """The victory hexes of the map that earn nothing in it."""
        return (self.victory.hexes_not_counted or ()) if self.victory else ()

    def pieces_in(self, hex_number: str) -> list[str]:
        """The ids of the pieces that stand in a hex."""
        return list(self.stacks.get(hex_number, ()))
