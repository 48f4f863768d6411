"""Turns and scenarios."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from oobc.game.pieces import Placement
from oobc.model.scenario import Award, Order, SpanState, StartState, Victory
from oobc.place import NOWHERE, Origin


@dataclass(frozen=True, slots=True)
class Turn:
    """A space of the turn record."""

    number: int
    """In the scenario, from 1; on the turn record of the battle, in the battle."""
    day: str
    date: str | None
    label: str
    kind: str
    checks: tuple[str, ...] = ()
    source: str = ""

    @property
    def id(self) -> str:
        """`11 Nov 7 AM`: how data and outputs name a turn."""
        return f"{self.day} {self.label}"


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
    inherits: str | None
    turns: tuple[Turn, ...]
    printed_turns: int | None
    """How many turns the rules say that is."""
    also_printed: Mapping[str, int]
    """How many turns other cases say that is, by their numbers."""
    turns_source: str
    first_player: str
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
    waiting: Mapping[str, Placement] = field(default_factory=dict)
    """Those of the placements that are of reinforcements and alternates."""
    own: frozenset[str] = frozenset()
    """The keys that its own file has; all else is inherited."""
    origin: Origin = field(default=NOWHERE, compare=False)

    @cached_property
    def stacks(self) -> Mapping[str, list[str]]:
        """By hex, the ids of the pieces that stand in it."""
        stacks: dict[str, list[str]] = {}
        for id, each in self.placements.items():
            if each.kind == "hex" and each.hex is not None:
                stacks.setdefault(each.hex, []).append(id)
        return stacks

    @property
    def idle_hexes(self) -> tuple[str, ...]:
        """The victory hexes of the map that earn nothing in it."""
        return (self.victory.hexes_not_counted or ()) if self.victory else ()

    def pieces_in(self, hex_number: str) -> list[str]:
        """The ids of the pieces that stand in a hex."""
        return self.stacks.get(hex_number, [])
