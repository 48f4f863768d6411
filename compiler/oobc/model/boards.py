"""What `boards.yaml` says: the boards beside the map, their boxes, the decks of cards in them."""

from typing import Annotated, Literal

from pydantic import Field

from oobc.model import references as ref
from oobc.model.commands import Command
from oobc.model.values import Count, Flag, Id, Int, Key, Pixels, Shape, Text


class BoxRef(Shape):
    """A box on a board; on a board that there is once a side, the owner's."""

    board: ref.Board
    """A board of `boards.yaml`."""
    box: ref.Box
    """The id of a box on it."""


class Draw(Command):
    """A button that draws the top card of a deck."""

    to: BoxRef
    """The box to which the card goes; what it is, only those see who can see that box."""
    report: Annotated[Text, ref.words("side", "place")]
    """What the chat says. `{side}`, who draws, and `{place}` may stand in it."""


class Reshuffle(Command):
    """A button that puts cards back into a deck."""

    from_: tuple[BoxRef, ...] = Field(min_length=1)
    """The boxes whose cards go back."""
    report: Annotated[Text, ref.words("side", "place", "piece")]
    """What the chat says of every card. `{side}`, `{piece}` and `{place}` may stand in it."""


class Deck(Shape):
    """Cards that lie face down in a box, shuffled: each that is drawn is one of them at random."""

    kinds: tuple[ref.CardKind, ...] = Field(min_length=1)
    """The kinds of piece that its cards are."""
    draw: Draw
    """Draws a card; on a board with a sheet for each side, of the player's own deck."""
    reshuffle: Reshuffle | None = None
    """Puts cards back."""
    rules: ref.Rules = ()
    """The cases on drawing."""


class Box(Shape):
    """A named place on a board."""

    id: Text
    """What set-ups and actions call it."""
    title: Text
    """What is printed in it."""
    wide: Count = 1
    """How many columns it takes."""
    tall: Count = 1
    """How many rows it takes."""
    note: Text | None = None
    """What happens to pieces in it, in a line below the title."""
    deck: Deck | None = None
    """The cards in it are a deck."""
    rules: ref.Rules = ()
    """The cases that say what it is for."""


class BoxesOf(Shape):
    """Boxes that come from something else: a box for each turn, each group that waits, each number."""

    each: Literal["turn", "group", "number"]
    """For what there is a box. Their ids are the turns, the labels of the groups as in `alt-2`, and the numbers."""
    from_: Int = 0
    """The first number, if there is a box for each."""
    to: Int = 0
    """The last number, if there is a box for each."""


class Board(Shape):
    """A picture with boxes beside the map."""

    title: Text
    """What its window is called."""
    per: Literal["side", "day"] | None = None
    """It has a sheet for each side, or for each day of the battle."""
    private: Flag = False
    """Each side's sheet is a window of its own that no other side can open; only with `per: side`."""
    hand: Flag = False
    """It is a hand: its pieces lie side by side, not on one another; only if it is private."""
    holds: tuple[Literal["entry", "group", "out"], ...] = ()
    """Which waiting pieces stand here: those with a turn of entry, those in groups, those out of play."""
    columns: Count
    """How many boxes stand side by side."""
    box_width: Pixels = 160
    """Pixels, where counters are 75 pixels wide."""
    box_height: Pixels = 160
    """Pixels, where counters are 75 pixels wide."""
    boxes: tuple[Box, ...] = ()
    """Its boxes, row by row."""
    boxes_of: BoxesOf | None = None
    """Boxes that it makes of turns, groups or numbers, behind those of `boxes`."""
    key: Key | None = None
    """The key that opens its window."""
    rules: ref.Rules = ()
    """The cases that say what it is for."""


class BoardsFile(Shape):
    """`boards.yaml`: the boards beside the map."""

    boards: dict[Id, Board] = {}
    """The boards, by id, in the order of their buttons."""
