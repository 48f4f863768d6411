"""What the files of a game box say: sides, nations, formations, counters, sources."""

from typing import Any, Literal

from oobc.model.series import Check
from oobc.model.values import Colour, Id, Int, Shape, SourceId, Text


class Side(Shape):
    """Who plays."""

    title: Text
    colour: Colour
    ink: Colour
    """The colour of writing on `colour`."""


class FlagShape(Shape):
    """A flag as the templates draw it."""

    layout: Literal["vertical", "horizontal", "cross", "saltire", "plain"]
    colours: tuple[Colour, ...]


class Nation(Shape):
    """Whose troops: the ground colour of the counters."""

    title: Text
    side: Id
    ground: Colour
    ink: Colour
    second: Colour | None = None
    """The second colour of a counter of mixed nationality."""
    flag: FlagShape | None = None
    source: SourceId


class Drawing(Shape):
    """How large the module draws things, in pixels."""

    hex_height: Int = 96
    counter: Int = 75


class GameFile(Shape):
    """`game.yaml`."""

    title: Text
    series: Id
    rules_version: Text
    publisher: Text
    version: Text = "1.0"
    """The version of the module."""
    turn_scheme: Id
    checks: dict[Id, Check] = {}
    """Checks that this game times otherwise than its series."""
    sides: dict[Id, Side]
    nations: dict[Id, Nation]
    drawing: Drawing = Drawing()
    look: Text = "counters"
    """The folder of counter templates."""
    licence: Text | None = None
    """A sentence on the licence of the data, for the foot of pages."""


class Reference(Shape):
    """A page or book that a value was taken from."""

    title: Text
    where: Text | None = None


class SourcesFile(Shape):
    """`sources.yaml`: what `history:` and `reconstructed:` stand for."""

    history: dict[Text, Reference] = {}
    reconstructed: dict[Id, Text] = {}


class FormationRow(Shape):
    """A row of `formations.csv`: a corps or division with an officer."""

    id: Text
    name: Text
    side: Id
    officer: Id | None
    """The counter of its leader."""
    stripe: Text | None
    """One to three colours, with a blank between them."""
    stripe_ink: Colour | None
    demoralization: Int | None
    """The casualty level at which it is demoralized, in strength points."""
    source: Text


class CounterRow(Shape):
    """A row of `counters.csv`, without the columns of values, which the kind of piece defines."""

    id: Id
    name: Text
    nation: Id | None
    """Empty: nobody's, as a deck of cards is."""
    formation: Text | None
    division: Text | None
    kind: Id
    arm: Id | None
    size: Text | None
    parent: Id | None
    """The unit that this one is a part of, as a vedette is."""
    composition: Text | None
    comment: Text | None
    source: Text


class Change(Shape):
    """One change of an erratum: what it changes, what that was, and what it becomes.

    A YAML file is addressed by `path`, a table by `row` (an id) and `column`, a rule by `case`.
    """

    file: Text
    path: tuple[Text, ...] | None = None
    row: Text | None = None
    column: Text | None = None
    case: Text | None = None
    was: Any = None
    becomes: Any = None


class ErratumFile(Shape):
    """`errata/<date>.yaml`: a published change."""

    title: Text
    published: Text
    changes: tuple[Change, ...]
    elsewhere: tuple[Text, ...] = ()
    """What it also changes in things that the data does not hold, retold."""
