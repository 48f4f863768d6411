"""What `victory` of `game.yaml` says: what earns victory points, and what they make."""

from pydantic import Field

from oobc.model import references as ref
from oobc.model.values import Flag, Int, Number, Shape, Text


class VictoryAward(Shape):
    """Victory points that a player gives to a side by hand."""

    title: Text
    """What they are for."""
    points: Int
    """How many."""
    corrects: Flag = False
    """It takes back what was given too much: a button of the module, and no line of the worksheet."""
    rules: ref.Rules = ()
    """The cases that say so."""


class FormationWorth(Shape):
    """What it earns when another side's formation has reached its level of losses."""

    points: Int
    """How many victory points."""
    up_to: Int | None = None
    """For formations with a level of at most this; the last needs none: it is for the rest."""


class VictoryLevel(Shape):
    """A level of victory."""

    title: Text
    """What it is called."""
    up_to: Number | None = None
    """The highest ratio that makes it: `1.5` is 1.5 to 1. The last needs none."""


class VictoryRatio(Shape):
    """How the totals of two sides make a level of victory."""

    of: ref.Side
    """The side whose total is divided."""
    to: ref.Side
    """The side by whose total; a total of 0 counts as 1."""
    levels: tuple[VictoryLevel, ...] = Field(min_length=1)
    """The levels, from the lowest ratio to the highest."""
    rules: ref.Rules = ()
    """The cases that say so."""


class VictoryPoints(Shape):
    """What victory points are given for. What the module can count, it counts; the rest are buttons."""

    title: Text
    """What people call them."""
    control: ref.MarkerOfSides | None = None
    """The marker, one a side, that lies in hexes that the side controls."""
    signs: dict[ref.PointKind, Int] = {}
    """What control of a sign earns that has no number of its own and belongs to another side, by kind of point."""
    losses: Int | None = None
    """How many points the others must have lost more than the side, for each victory point."""
    formations: tuple[FormationWorth, ...] = ()
    """What the formations of the others earn that have reached their level of losses."""
    awards: tuple[VictoryAward, ...] = ()
    """What a player awards by hand."""
    ratio: VictoryRatio | None = None
    """How the totals make a level of victory."""
    rules: ref.Rules = ()
    """The cases on victory points."""
