"""What `victory` of `game.yaml` says: what earns victory points, and what they make."""

from typing import Literal

from pydantic import Field

from oobc.model import references as ref
from oobc.model.values import Count, Flag, Int, Number, Shape, Text


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


class LossesWorth(Shape):
    """What the losses of the others earn a side."""

    every: Count
    """For so many points of losses a victory point."""
    compares: Literal["total", "difference"] = "total"
    """Of all that the others have lost, or only of what they have lost more than the side itself."""


class VictoryLevel(Shape):
    """A level of victory."""

    title: Text
    """What it is called."""
    up_to: Number | None = None
    """The highest ratio or difference that makes it: `1.5` is 1.5 to 1. The last needs none."""


class VictoryResult(Shape):
    """How the totals of sides make a level of victory."""

    compares: Literal["ratio", "difference"]
    """What the levels are of: the total divided by the other, or less the other."""
    of: tuple[ref.Side, ...] = Field(min_length=1)
    """The side whose total that is, or several, together."""
    to: tuple[ref.Side, ...] = Field(min_length=1)
    """The side or sides of the other total."""
    least: Int | None = None
    """A total below this counts as this."""
    levels: tuple[VictoryLevel, ...] = Field(min_length=1)
    """The levels, from the lowest ratio or difference to the highest."""
    rules: ref.Rules = ()
    """The cases that say so."""


class VictoryPoints(Shape):
    """What victory points are given for. What the module can count, it counts; the rest are buttons."""

    title: Text
    """What people call them."""
    control: ref.MarkerOfSides | None = None
    """The marker, one a side, that lies in hexes that the side controls."""
    controlled_by: tuple[ref.Kind, ...] = ()
    """The kinds of piece that control the hex where they stand: a set-up has the markers there as it begins."""
    signs: dict[ref.PointKind, Int] = {}
    """What control of a sign earns that has no number of its own and belongs to another side, by kind of point."""
    losses: LossesWorth | None = None
    """What the losses of the others earn."""
    formations: tuple[FormationWorth, ...] = ()
    """What the formations of the others earn that have reached their level of losses."""
    awards: tuple[VictoryAward, ...] = ()
    """What a player awards by hand."""
    result: VictoryResult | None = None
    """How the totals make a level of victory."""
    rules: ref.Rules = ()
    """The cases on victory points."""
