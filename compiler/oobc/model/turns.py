"""What `turns.yaml` says: kinds of turn, turns and the turns inside them, what is looked at on which."""

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


class InnerTurn(Shape):
    """A turn inside another, such as an impulse."""

    label: Text
    """What the turn record prints: `7 AM`, `Impulse 2`. Behind those of what is around it, it makes the turn's name."""
    kind: ref.TurnKind | None = None
    """Its kind, if that is not the kind of the turn around it."""
    source: ref.Source | None = None
    """Where its label and kind come from, if not from where the turn around it does."""
    turns: tuple["InnerTurn", ...] = ()
    """The turns inside it, in their order: then these are played, one by one."""


class SchemeTurn(InnerTurn):
    """A turn of a scheme. If the battle has days, every day repeats them all."""

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
    """Labels of the turns on which it falls; if there are turns inside one, on the first of them that is played."""
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
    """Turns in their order, each perhaps with turns inside it; a game names one scheme as its `turn-scheme`."""
    checks: dict[Id, Check] = {}
    """What is looked at on which turns; a game may time a check otherwise."""
    source: ref.Source
    """Where the schemes come from, but for turns that have a source of their own."""
