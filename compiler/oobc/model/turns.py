"""What `turns.yaml` says: kinds of turn, the turns of a day, what is looked at on which."""

from typing import Annotated

from pydantic import Field

from oobc.model import references as ref
from oobc.model.values import Colour, Flag, Id, Int, Shape, Text


class TurnKind(Shape):
    """A kind of turn, such as day or night."""

    title: Text
    """What people call it."""
    colour: Colour
    """The ground of its space on the turn record."""
    ink: Colour
    """The writing in its space."""
    rules: ref.Rules = ()
    """The cases that say what is different in it."""


class SchemeTurn(Shape):
    """One turn of the cycle that every day repeats."""

    label: Text
    """What the turn record prints in its space, such as `7 AM`; no two turns of a day have the same."""
    kind: ref.TurnKind
    """Its kind, one of `kinds`."""


class Check(Shape):
    """Something that is looked at on some turns: weather, supply, recovery."""

    title: Text
    """What is looked at."""
    short: Text
    """A letter or two for the space of the turn record."""
    on: tuple[ref.TurnKind, ...] = ()
    """Kinds of turn on which it can fall; empty: all."""
    at: tuple[ref.TurnLabel, ...] = ()
    """Labels of the turns on which it falls."""
    first_of_day: Flag = False
    """It also falls on the first such turn of every day that a scenario plays."""
    turn: Int | None = None
    """It falls on the turn with this number, counted from the start of the scenario."""
    rules: ref.Rules = ()
    """The cases that say when it falls and what is done."""


class TurnsFile(Shape):
    """`turns.yaml`: the kinds of turn and the schemes that a game may choose from."""

    kinds: dict[Id, TurnKind]
    """The kinds of turn, by id."""
    schemes: dict[Id, Annotated[tuple[SchemeTurn, ...], Field(min_length=1)]]
    """The turns of a day in their order; a game names one scheme as its `turn-scheme`."""
    checks: dict[Id, Check] = {}
    """What is looked at on which turns; a game may time a check otherwise."""
