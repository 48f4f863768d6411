"""What the menu of a piece does: the `actions` of `pieces.yaml`, and the dice that they roll."""

from typing import Annotated, Literal

from pydantic import Field

from oobc.model import references as ref
from oobc.model.boards import BoxRef
from oobc.model.values import Flag, Id, Int, Key, Shape, Text

ActionReport = Annotated[Text, ref.words("piece", "place", "name", "side", what="value", of="action")]
"""What the chat says of an action."""


class Outcome(Shape):
    """What comes of a roll."""

    up_to: Int | ref.Value | None = None
    """The highest roll that has it: a number, or the name of a value. The last outcome needs none: it has the rest."""
    report: ActionReport
    """What the chat says of it; the same words may stand in it as in the report of the action."""
    puts: ref.Puts = {}
    """States that the piece is then in, by their level: `command: in-command`."""
    does: tuple[ref.Action, ...] = ()
    """The action that follows: of these, the first one that the kind of piece has."""
    adds: Int = 0
    """What it adds to the value of the roll's `total`."""


class Roll(Shape):
    """Dice rolled for a piece: the first outcome whose limit the roll does not pass is what happens."""

    dice: ref.Dice
    """The dice, one of the series' `dice`."""
    outcomes: tuple[Outcome, ...] = Field(min_length=1)
    """What may happen, from the lowest rolls to the highest."""
    as_printed: Flag = False
    """Values are those that are printed, whatever state the piece is in."""
    total: ref.Value | None = None
    """The value to which an outcome `adds`; what comes of it is `{total}` in reports."""


class Brings(Shape):
    """Other pieces that come to where a piece stands."""

    of: Literal["parts", "parent"]
    """Those that are a part of it, or the one that it is a part of."""
    from_: BoxRef
    """The box from which they come; who is not there stays where he is."""


class Action(Shape):
    """Something that the menu of a piece does."""

    title: Text
    """What the menu calls it."""
    key: Key
    """The key that does it."""
    menu: Text | None = None
    """The submenu in which it stands; without one, in the menu itself."""
    face: Id | None = None
    """Turns the piece to this face."""
    send_to: BoxRef | None = None
    """Sends the piece to this box."""
    joins: Literal["officer", "parent"] | None = None
    """Sends the piece to where the officer of its formation stands, or the piece that it is a part of."""
    brings: Brings | None = None
    """Other pieces come to where the piece stands, before it goes anywhere itself."""
    places: ref.MarkerOfNobody | None = None
    """Puts a new marker of this kind where the piece stands."""
    removes: Flag = False
    """Takes the piece off the table; there are more of it in the palette."""
    on_map: Flag = False
    """It is done on the map only."""
    at: tuple[BoxRef, ...] = ()
    """It is done in these boxes only."""
    clears: tuple[ref.State, ...] = ()
    """States that end with it."""
    puts: ref.Puts = {}
    """States that the piece is then in, by their level: `captured: captured`."""
    reveals: Flag = False
    """A hidden piece is shown to everyone first."""
    roll: Roll | None = None
    """Dice that are rolled for it, and what comes of them."""
    report: ActionReport
    """What the chat says. `{piece}`, `{place}` and the names of values may stand in it; if it rolls, `{roll}` and
    `{against}`, and what it says of the outcome follows. Of a piece that is hidden it tells no value."""
    needs: ref.Value | None = None
    """The value without which a counter does not have this action."""
    arms: tuple[ref.Arm, ...] = ()
    """Only pieces of these arms do it; empty: of all."""
    at_spans: tuple[ref.SpanKind, ...] = ()
    """It is done only in a hex with a span of these kinds at one of its sides."""
    rules: ref.Rules = ()
    """The cases that say when it may be done."""
