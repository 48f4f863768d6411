"""What `combat.yaml` says: the kinds of combat of a series, who takes part, what is compared and what changes it.

The engine knows neither hexsides nor what players decide: a modifier that says nothing of when it holds is a switch
that they set. The cells of combat tables are often printed on cards and not in the rules; a table that has no rows
yet leaves the column and the die.
"""

import re
from fractions import Fraction
from typing import Annotated, Literal

from oobc.model import references as ref
from oobc.model.commands import Command
from oobc.model.values import Cells, Flag, Id, Int, Key, Shape, Share, Text

Part = Literal["attackers", "defenders"]
"""The two parts of a combat."""


def least(column: str) -> Fraction | None:
    """The least ratio or difference of a column: of `1.5:1` it is 3/2, of `4`, `4-6` and `4+` it is 4."""
    ratio = re.fullmatch(r"(\d{1,4}(?:\.\d{1,4})?):(\d{1,4}(?:\.\d{1,4})?)", column)
    if ratio is not None:
        return Fraction(ratio[1]) / Fraction(ratio[2]) if Fraction(ratio[2]) else None
    number = re.fullmatch(r"(\d{1,4})(?:-\d{1,4}|\+)?", column)
    return Fraction(number[1]) if number is not None else None


class Pieces(Shape):
    """Some of the pieces of a combat: those for which all of this holds."""

    of: Part | None = None
    """Of which part they are; without it, of both."""
    arms: tuple[ref.Arm, ...] = ()
    """They are of one of these arms; empty: of any."""
    at_least: dict[ref.Value, Int] = {}
    """A value is so large: `initiative: 2`."""
    states: ref.InStates = {}
    """They are in one of these levels of a state."""


class Times(Pieces):
    """What the strength of some pieces is multiplied by."""

    by: Share
    """The factor: `2`, `1/2`."""


class Modifier(Shape):
    """Something that changes the strengths, the column or the die of a combat."""

    title: Text
    """What the rules call it."""
    when: tuple[Pieces, ...] = ()
    """It holds when of each of these at least one piece takes part. Without it, the players set a switch."""
    group: Id | None = None
    """Of the switches of a group only one can be set: they are not cumulative."""
    unless: tuple[ref.Modifier, ...] = ()
    """It does not hold while one of these does."""
    times: tuple[Times, ...] = ()
    """What it makes of strengths."""
    shift: Int = 0
    """Columns to the right, in favor of the attackers; to the left if it is below 0."""
    no_other_shift: Flag = False
    """While it holds, no other modifier shifts the column."""
    die: Int = 0
    """What it adds to the die."""
    says: Text | None = None
    """What else it does, in a sentence for the chat."""
    stays: Flag = False
    """It outlasts the combat, such as weather: clearing the combat leaves its switch as it is."""
    rules: ref.Rules = ()
    """The cases that say what it does."""


class TakingPart(Shape):
    """Who may take part in a kind of combat, of those that are marked, and with what share of the value."""

    arms: tuple[ref.Arm, ...] = ()
    """Only these arms; empty: all."""
    not_in: ref.InStates = {}
    """Not pieces that are in one of these levels of a state."""
    share: Share = Fraction(1)
    """With how much of its value a piece takes part."""


class Afterwards(Pieces):
    """What becomes of those who took part."""

    of: Part
    """Which of them."""
    puts: ref.Puts = {}
    """States that they are then in, by their level."""
    clears: tuple[ref.State, ...] = ()
    """States that they are in no more."""
    does: tuple[ref.Action, ...] = ()
    """The action that follows: of these, the first one that a piece can do. It cannot if its kind does not have it,
    if it lacks the value that the action needs, or if the face that it turns up is up."""


class Result(Shape):
    """A result of a table, and what it does to those who took part."""

    says: Text
    """What it means, in a sentence for the chat."""
    key: Key | None = None
    """The key that applies it while its kind of combat is chosen; its button on the board does it, too."""
    afterwards: tuple[Afterwards, ...] = ()
    """What becomes of those who took part when it is applied. What players decide is left to them."""
    rules: ref.Rules = ()
    """The cases that say so."""


class Reach(Shape):
    """How far attackers may be from each of the defenders: the board and the chat tell which are not."""

    marks: tuple[ref.MarkOfAttackers, ...] = ()
    """Of the attackers with these marks; empty: of all."""
    least: Cells = 0
    """So many hexes at least."""
    most: Cells = 1
    """So many hexes at most."""
    sight: Flag = False
    """Asked is instead whether they see the defenders, by the `sight` of `terrain.yaml`: what is in the way is told."""
    says: Annotated[Text, ref.words("attackers", "defenders")]
    """What is told otherwise. `{attackers}` and `{defenders}` may stand in it: the places where they are."""
    rules: ref.Rules = ()
    """The cases that say so."""


class ByColumn(Shape):
    """What a column means by itself, where no die is rolled or before it is."""

    from_: Text | None = None
    """The first column that has it; the last one, without it, has the rest."""
    report: Text
    """What the chat says."""
    afterwards: tuple[Afterwards, ...] = ()
    """What becomes of those who took part."""


class Retreat(Shape):
    """Where pieces may go that have to retreat, one hex far: the chat tells it as a result gives a piece a mark that is
    neither one of attackers nor one of defenders, and again when it has moved with such a mark."""

    not_over: tuple[ref.HexsideKind, ...] = ()
    """Hexsides over which nobody retreats, but where a span crosses them."""
    not_into: tuple[ref.HexKind, ...] = ()
    """Terrain into which nobody retreats."""
    zones_of: tuple[ref.Kind, ...] = ()
    """Enemies of these kinds keep pieces off their hex and those around it; so does what is hidden."""
    report: Annotated[Text, ref.words("hexes")]
    """What the chat says after the name and the place of the piece. `{hexes}` may stand in it: where it may go."""
    none: Text
    """What it says if it may go nowhere."""
    rules: ref.Rules = ()
    """The cases that say so."""


class CombatKind(Shape):
    """A kind of combat: attack, bombardment, charge."""

    title: Text
    """What the rules call it."""
    value: ref.Value
    """The value of the pieces that is added up, as the face that is up shows it."""
    compares: Literal["ratio", "difference"] = "ratio"
    """The attackers' total to the defenders', or the attackers' total less the defenders'."""
    attackers: TakingPart = TakingPart()
    """Which of the attackers count, and how."""
    defenders: TakingPart = TakingPart()
    """Which of the defenders count, and how."""
    columns: tuple[Text, ...] = ()
    """The columns that the rules name, from the worst for the attackers to the best: `1:2`, `1.5:1`; or the least
    difference of each. A table that has rows has columns of its own."""
    table: ref.Table | None = None
    """The table that is rolled on."""
    dice: ref.Dice | None = None
    """The dice that are rolled; without them nothing is."""
    modifiers: tuple[ref.Modifier, ...] = ()
    """What may change it."""
    by_column: tuple[ByColumn, ...] = ()
    """What its column means by itself, from the best for the attackers on."""
    results: dict[Text, Result] = {}
    """What the results of the table mean and do."""
    reach: tuple[Reach, ...] = ()
    """How far attackers may be from the defenders."""
    afterwards: tuple[Afterwards, ...] = ()
    """What becomes of those who took part, whatever the result."""
    report: Annotated[Text, ref.words("attack", "defence", "odds", "column")]
    """What the chat says first. `{attack}`, `{defence}`, `{odds}` and `{column}` may stand in it: the totals, the
    column they make, and the column that modifiers shift it to."""
    rules: ref.Rules = ()
    """The cases that say how it is fought."""


class CombatFile(Shape):
    """`combat.yaml`: how pieces fight."""

    title: Text = "Combat"
    """What the board is called on which a combat is worked out."""
    window: Command | None = None
    """The button that opens the board."""
    resolve: Command | None = None
    """What rolls and tells the result."""
    apply: Command | None = None
    """What applies the result that was rolled, where the table has its rows."""
    clear: Command | None = None
    """What ends the combat: takes the marks off the pieces and sets the switches back."""
    state: ref.State | None = None
    """The state of pieces that marks who takes part; it is open (`open: true`), since both sides must see it."""
    attackers: tuple[ref.Level, ...] = ()
    """The levels of it that mark attackers."""
    defenders: tuple[ref.Level, ...] = ()
    """The levels of it that mark defenders."""
    retreat: Retreat | None = None
    """Where pieces may go that have to retreat; without it, nobody tells."""
    revealed: ref.Rules = ()
    """The cases that say that all who take part are revealed."""
    modifiers: dict[Id, Modifier] = {}
    """What may change combats, by id."""
    kinds: dict[Id, CombatKind] = {}
    """The kinds of combat, by id; the first is chosen as a game begins."""
