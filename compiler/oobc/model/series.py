"""What `series.yaml` says: what the games of a series have in common."""

from typing import Annotated, Literal

from pydantic import Field

from oobc.model import references as ref
from oobc.model.commands import Command
from oobc.model.values import Count, Flag, Id, Int, Key, Label, Named, Shape, Sides, Text


class Parameter(Shape):
    """Something that a scenario states, such as the number of cards at start."""

    title: Text
    """What people call it, in front of its number."""
    per: Literal["side", "scenario"] = "scenario"
    """Whether each side has its own number, or the scenario has one for all, under the key `value`."""
    unit: Text | None = None
    """What is counted: cards, trains."""
    counts: ref.Kind | None = None
    """The kind of piece that is counted: it must be as many as the set-up does not leave out of play."""
    rules: ref.Rules = ()
    """The cases that say what it is."""


class GroupKind(Named):
    """A kind of group that waits until it is called, such as alternate reinforcements."""

    label: Label
    """What the set-up card calls such groups, before their number: `ALT 2`; the box where that one waits is `alt-2`."""
    title: Text
    """What stands over them: Alternate reinforcements."""
    many: Text
    """They within a sentence: alternates."""


class Presence(Shape):
    """What a word of the printed table of forces says of a formation in a battle."""

    title: Text
    """What cards say for it: in part."""
    means: Literal["in play", "waiting", "not there"]
    """Some of its units are in play by a set-up, or they only wait in groups, or it has none. No word: not there."""


class Arm(Named):
    """A branch of the army and the symbol of its counters."""

    title: Text
    """What people call it."""
    symbol: ref.Symbol
    """The symbol on the counter: one that the counter templates can draw, or up to three capitals."""


class Size(Named):
    """A size mark."""

    title: Text
    """What it stands for: Brigade."""


class Mark(Shape):
    """A small sign of quality on the counter, such as that of guards or of the untrained."""

    title: Text
    """What it stands for."""
    sign: ref.Sign
    """The sign: one that the counter templates can draw, or up to three capitals."""
    at_most: dict[ref.Value, Int] = {}
    """Counters have it by their values: every one whose value on the face is this or less, such as `initiative: 1`.
    Without it, those that name it in their column `marks`."""
    rules: ref.Rules = ()
    """The cases that say what it means."""


class Dice(Shape):
    """A button that rolls dice."""

    title: Text
    """What the button is called."""
    count: Count = 1
    """How many dice it rolls."""
    sides: Sides = 6
    """How many sides each of them has."""
    key: Key | None = None
    """The key that rolls them."""


class Objectives(Shape):
    """Hexes to which an order may lead: those that have one of these."""

    hexes: tuple[ref.HexKind, ...] = ()
    """Kinds of hex."""
    spans: tuple[ref.SpanKind, ...] = ()
    """Kinds of span, on any side of the hex."""
    points: tuple[ref.PointKind, ...] = ()
    """Kinds of sign."""


class SlipLine(Shape):
    """A line that a player writes on a slip."""

    id: Id
    """What `shown` calls it: `{objective}`."""
    title: Text
    """What stands in front of it, and what the player is asked for."""
    of: Literal["force", "objective", "turn"] | None = None
    """What of an order it is: it is filled in for the orders that a scenario gives, and the turn for all others."""


class SlipCommand(Command):
    """An entry in the menu of a slip."""

    report: Annotated[Text, ref.words("side", "place")]
    """What the chat says. `{side}` and `{place}` may stand in it."""


class SlipShow(Command):
    """The entry in the menu of a slip that shows it."""

    report: Annotated[Text, ref.words("side", "place", of="slip")]
    """What the chat says. `{side}`, `{place}` and the ids of the lines of the slip may stand in it."""


class Slip(Shape):
    """A slip on which a player writes an order: a marker that the others see the back of until he shows it."""

    marker: ref.SlipMarker
    """The marker, one a side; the others see its second face. As many as there are lie ready when a scenario begins."""
    lines: tuple[SlipLine, ...] = Field(min_length=1)
    """What is written on it, line by line."""
    write: SlipCommand
    """Asks for the lines, one after another."""
    show: SlipShow
    """Shows the slip to everyone."""
    clear: SlipCommand
    """Wipes the slip, covers it and puts it back into the box where it starts."""
    rules: ref.Rules = ()
    """The cases on writing orders down."""


class OrderProperty(Shape):
    """Something that an order can have beside its force and its objective."""

    said: Annotated[Text | None, ref.words("number")] = None
    """What outputs say of an order that has it. Is `{number}` in it, a number is given, else true or false."""
    denied: Text | None = None
    """What they say of an order of which it is false."""
    first: Flag = False
    """It stands behind what the order is called, not at the end of the sentence."""

    @property
    def is_number(self) -> bool:
        """Whether a number is given."""
        return "{number}" in (self.said or "")

    def words(self, given: bool | int) -> str | None:
        """What is said of an order of which it is true or false, or has this number."""
        return self.denied if given is False else self.said and self.said.replace("{number}", str(given))


class Orders(Shape):
    """What this series calls the orders that a scenario gives at start."""

    title: Text
    """What people call one of them: March Order."""
    objectives: Objectives | None = None
    """Where they may lead; without it, anywhere."""
    properties: dict[Id, OrderProperty] = {}
    """What else an order can have."""
    slip: Slip | None = None
    """The slips on which players write them, if they are secret."""
    rules: ref.Rules = ()
    """The cases on orders."""


class Allowance(Shape):
    """So many may share a hex, under these conditions."""

    units: Count
    """How many pieces at most."""
    same: ref.FormationLevel | None = None
    """They must be of one formation of this level; one of a higher level that has none of it is one itself."""
    within: ref.FormationLevel | None = None
    """They must be of parts of formations of this level, not of one itself."""
    with_: tuple[ref.Kind, ...] = ()
    """A piece of one of these kinds must be with them."""
    of_which: dict[ref.Arm, Int] = {}
    """How many of them, at most, are of an arm: `infantry: 2`."""


class Apart(Shape):
    """Kinds of piece with a limit of their own."""

    kinds: tuple[ref.Kind, ...]
    """The kinds, counted together."""
    units: Count
    """How many at most."""


class Stacking(Shape):
    """How many pieces of a side may share a hex. A set-up that has more of them is noted."""

    allowed: tuple[Allowance, ...] = Field(min_length=1)
    """A stack is good if one of these allows it."""
    free: tuple[ref.Kind, ...] = ()
    """Kinds of piece that do not count."""
    apart: tuple[Apart, ...] = ()
    """Kinds of piece that are counted for themselves, beside the others."""
    alone: tuple[ref.Kind, ...] = ()
    """Kinds of piece that share a hex with none that counts."""
    rules: ref.Rules = ()
    """The cases on stacking."""


class Breakpoint(Shape):
    """What the series calls the losses that a formation can bear, and one that has lost as much."""

    title: Text = "Breakpoint"
    """The level: Demoralization Level."""
    broken: Text = "Broken"
    """The formation that has reached it: Demoralized."""


class FormationLevel(Named):
    """A level of the hierarchy: army, corps, division, brigade."""

    title: Text
    """What people call a formation of it: Corps."""


class Formations(Shape):
    """The hierarchy, and what formations have. Where print says that one has none of it, the empty column has a source
    of its own."""

    levels: dict[Id, FormationLevel] = {}
    """The levels of the hierarchy, from the highest to the lowest."""
    listed_by: ref.FormationLevel | None = None
    """The level under which cards and pages list the pieces, and which must have what `needs` says; without it, the
    highest. A piece that is of none of it stands under the one above."""
    kinds: tuple[ref.Kind, ...] = ()
    """The kinds of piece that count as units."""
    needs: dict[Literal["officer", "breakpoint", "stripe"], Int] = {}
    """From how many units on a formation must have each."""
    breakpoint: Breakpoint = Breakpoint()
    """What its column of that name is called."""
    rules: ref.Rules = ()
    """The cases that say so."""

    def down_to(self, level: str) -> tuple[str, ...]:
        """The levels from the highest to one; none for a name that is no level, which has a finding."""
        levels = tuple(self.levels)
        return levels[: levels.index(level) + 1] if level in self.levels else ()

    @property
    def heading(self) -> str:
        """The level under which pieces are listed."""
        return self.listed_by or next(iter(self.levels), "")


class ConditionLevel(Shape):
    """One of the things that a condition can be."""

    title: Text
    """What people call it: Mud. What it does, `rules/conditions.yaml` says with the cases."""
    called: tuple[Text, ...] = ()
    """Other words by which the rules mean it, such as those for several levels together: Storm."""


class Condition(Shape):
    """Something that holds for everyone until it changes, such as the weather."""

    title: Text
    """What people call it."""
    levels: dict[Id, ConditionLevel] = Field(min_length=2)
    """What it can be; the first holds when a scenario begins."""
    key: Key | None = None
    """The key that opens its menu."""
    rules: ref.Rules = ()
    """The cases that say when it changes."""


class SeriesFile(Shape):
    """`series.yaml`: what the games of a series have in common."""

    title: Text
    """The name of the series."""
    publisher: Text
    """Who publishes it."""
    rules_versions: tuple[Text, ...] = Field(min_length=1)
    """The versions of the series rules that its games use."""
    hex: Text | None = None
    """What a hex is on the ground, such as `480 m across`."""
    parameters: dict[Id, Parameter] = {}
    """What a scenario states, by id."""
    arrivals: Text = "Reinforcements"
    """What people call the pieces that come on a turn."""
    groups: dict[Id, GroupKind] = {}
    """The kinds of group that wait until they are called."""
    presence: dict[Text, Presence] = {}
    """The words of the printed table of forces, as the cells of `forces.csv` have them."""
    arms: dict[Id, Arm] = {}
    """The branches of the army, as the column `arm` of counters names them."""
    sizes: dict[Text, Size] = {}
    """The size marks over the symbol of a unit, as the column `size` of counters names them."""
    marks: dict[Id, Mark] = {}
    """The signs of quality on counters."""
    dice: dict[Id, Dice] = {}
    """The buttons that roll dice."""
    orders: Orders | None = None
    """What orders at start are called, where the series has them."""
    stacking: Stacking | None = None
    """How many pieces may share a hex; without it, nobody counts them."""
    formations: Formations = Formations()
    """What every formation must have, and what that is called."""
    conditions: dict[Id, Condition] = {}
    """What holds for everyone until it changes, such as the weather."""
