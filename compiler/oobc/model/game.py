"""What `game.yaml` says: a game box, its sides and nations."""

from typing import Literal

from pydantic import Field

from oobc.model import references as ref
from oobc.model.turns import Check
from oobc.model.values import Colour, Id, Int, Named, Pixels, Shape, Text
from oobc.model.victory import VictoryPoints


class Side(Named):
    """Who plays."""

    title: Text
    """What people call the side, and the player in the module."""
    colour: Colour
    """The colour of its cards, hidden forces and markers."""
    ink: Colour
    """The colour of writing on `colour`."""
    emblem: ref.Emblem | None = None
    """The picture on the backs of its hidden forces, one that the counter templates can draw, if it is not the flag of
    most of its units in the battle."""


class FlagShape(Shape):
    """A flag as the templates draw it."""

    layout: Literal[
        "plain",
        "vertical",
        "horizontal",
        "horizontal-wide",
        "bordered",
        "cross",
        "nordic",
        "saltire",
        "union",
        "lozenge",
        "quarters",
    ]
    """One colour; stripes side by side, or one under another, the middle one of three perhaps twice as wide; a field
    with a border; crosses on a ground; a lozenge between four corners; quarters."""
    colours: tuple[Colour, ...]
    """Its stripes from the hoist or the top; of all others the ground first, then what lies upon it."""


class Nation(Named):
    """Whose troops: the ground colour of the counters."""

    title: Text
    """What people call the nation."""
    side: ref.Side
    """The side that plays its troops."""
    ground: Colour
    """The colour of its counters."""
    ink: Colour
    """The colour of the writing on them."""
    second: Colour | None = None
    """The second colour of a counter of mixed nationality."""
    flag: FlagShape | None = None
    """Its flag, for the backs of officers and the site."""
    source: ref.Source
    """Where the colours come from."""


class Drawing(Shape):
    """How large the module draws things, in pixels."""

    hex_height: Pixels = 96
    """The height of a hex, from flat side to flat side."""
    counter: Pixels = 75
    """The side of a counter. Boards, the distances in stacks and what is written over pieces grow with it."""
    card: Pixels = 150
    """The width of a card."""

    @property
    def scale(self) -> float:
        """How large it draws what has its measures in pixels for counters of the usual size, such as boards."""
        return self.counter / Drawing().counter

    def times(self, factor: float) -> "Drawing":
        """The same, by a scale factor."""
        sizes = {name: round(size * factor) for name, size in self.model_dump().items()}
        return self.model_copy(update=sizes)


class GameFile(Shape):
    """`game.yaml`: a game box."""

    title: Text
    """The name on the box."""
    series: Id
    """The series that it belongs to: a folder of `data/series/`."""
    rules_version: ref.RulesVersion
    """The version of the series rules in the box, one of the series' `rules-versions`."""
    publisher: Text
    """Who publishes it."""
    version: Text = "1.0"
    """The version of the module."""
    turn_scheme: ref.Scheme
    """Its turns: one of the series' `schemes`."""
    checks: dict[Id, Check] = {}
    """Checks that this game times otherwise than its series."""
    sides: dict[Id, Side] = Field(min_length=1)
    """Who plays, by id."""
    nations: dict[Id, Nation]
    """Whose troops, as the column `nation` of counters names them."""
    components: dict[ref.Component, "Component"] = {}
    """How many counters of a kind of piece, or markers, the rules say are in the box."""
    drawing: Drawing = Drawing()
    """How large the module draws things."""
    look: Id | None = None
    """The folder of `data/looks/` whose templates lie over ours; without it, counters and maps look as ours do."""
    victory: VictoryPoints | None = None
    """What victory points are given for; without it nobody counts them."""
    licence: Text | None = None
    """A sentence on the licence of the data, for the foot of pages."""


class Component(Shape):
    """A stated number of counters."""

    count: Int
    """How many there are."""
    source: ref.Source
    """Where this comes from."""
