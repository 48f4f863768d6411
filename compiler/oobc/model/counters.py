"""What the tables of a game box say: its formations, its counters, the printed table of forces."""

from typing import Any, ClassVar

from oobc.model import references as ref
from oobc.model.values import Colour, Colours, Id, Int, Shape, Sources, Text


class FormationRow(Shape):
    """A row of `formations.csv`: a corps, a division, or another part of the hierarchy."""

    id: ref.FormationId
    """What counters and scenarios call it: `I`, `Gal`. A part of another has that one's id before its own: `I/1`."""
    level: ref.FormationLevel
    """Its level, one of the series' `levels`: the highest, or a lower one than that of what it is a part of."""
    name: Text | None
    """What people call it: I Corps. Empty: its id."""
    side: ref.Side | None
    """The side that plays it; empty of a part of another, which is of that one's side."""
    officer: ref.Unit | None
    """The counter of its leader."""
    stripe: Colours | None
    """One to three colours, with a blank between them."""
    stripe_ink: Colour | None
    """The colour of the writing on the stripe."""
    breakpoint: Int | None
    """The losses at which it breaks, in the value that its series counts. What they are called, the series says."""
    source: Sources
    """Where the row comes from, and single columns of it: `reconstructed:formations officer=printed:28.32`."""


class ForcesRow(Shape):
    """A row of `forces.csv`, the printed table of forces. Further columns are the battles of the box, in words of the
    series' `presence`."""

    further: ClassVar[Any] = Text | None

    formation: ref.Formation
    """The formation, by its id."""
    source: ref.Source
    """Where the row comes from."""


class CounterRow(Shape):
    """A row of `counters.csv`. Further columns are the values of the kinds of piece: `strength`, `movement`."""

    further: ClassVar[Any] = Int | None

    id: Id
    """What set-ups and scenarios call it; never changed, since piece ids are tied to it."""
    name: Text
    """What is printed on it."""
    nation: ref.Nation | None
    """Empty: nobody's, as a deck of cards is."""
    formation: ref.Formation | None
    """The lowest formation that it belongs to: `I/1`. In `source` it goes by its levels: `division=printed:28.2`."""
    kind: ref.Kind
    """Its kind of piece, one of the series' `kinds`."""
    arm: ref.Arm | None
    """Its branch of the army, one of the series' `arms`."""
    size: ref.Size | None
    """Its size mark, one of the series' `sizes`."""
    parent: ref.Unit | None
    """The unit that this one is a part of, as a vedette is."""
    marks: ref.MarkList | None = None
    """Its signs of quality, of the series' `marks`, with a blank between them."""
    composition: Text | None
    """The regiments and battalions that it stands for."""
    comment: Text | None
    """What else a player should know."""
    source: Sources
    """Where the row comes from, and single columns of it: `reconstructed:strengths name=printed:28.2`."""
