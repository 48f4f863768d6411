"""What `terrain.yaml` says of movement and of sight: who moves how, what ground costs, what a line of sight passes."""

from oobc.model import references as ref
from oobc.model.commands import Command
from oobc.model.values import Cost, Count, Flag, Id, Named, Shape, Share, Text

Costs = dict[ref.MoverOrAll, Cost]
"""What each class of mover pays, and under `all` those that are not named."""


class Mover(Named):
    """A class of mover: pieces that pay the same for all ground."""

    title: Text
    """What people call it: cavalry."""
    kinds: tuple[ref.Kind, ...] = ()
    """Pieces of these kinds move like this; none: it is only for areas, or for others that are `as` this one."""
    arms: tuple[ref.Arm, ...] = ()
    """Of them, those of these arms; empty: all."""
    states: ref.InStates = {}
    """Only while they are in one of these levels of each of these states."""
    as_: ref.Mover | None = None
    """What the ground does not say for it, it says for this one."""
    open: Share | None = None
    """What a hex costs of which the map says nothing; without it, what it costs the one that it moves `as`, or 1."""
    alike: Flag = False
    """It counts hexes: ground costs it nothing but what `open` says, and stops it where the cost is `no`."""


class Movement(Shape):
    """What pieces spend to move. The cheapest ways are reckoned when the game is built, without any piece in the way.

    What a kind of ground costs stands with it, under `costs`. A mover of which it says nothing pays at least what open
    ground costs; what it pays is then said with "at least".
    """

    value: ref.Value
    """The value of a piece that says how much it may spend in a phase."""
    movers: dict[Id, Mover]
    """The classes of mover; a piece moves like the first that it fits."""
    reach: Command
    """Shows what the chosen pieces can reach from where they were when the phase began, and at what cost."""
    clear: Command
    """Takes away what `reach` and the areas counted like this show."""
    rules: ref.Rules = ()
    """The cases on movement."""


class Sight(Shape):
    """How far pieces see. Lines are drawn from middle to middle when the game is built; neighbours always see another.

    A hex that blocks does so between the two, not at either end. A line along a hexside is blocked by two blocking
    hexes on either side of it, and one through a corner by two blocking hexsides, or a blocking hexside and a blocking
    hex, that meet there.
    """

    range: Count
    """How many hexes away a piece sees at most."""
    rules: ref.Rules = ()
    """The cases on sight."""
