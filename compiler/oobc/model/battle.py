"""What `battle.yaml` and the set-up card say: what all scenarios of a battle have in common."""

from typing import Any, ClassVar

from oobc.model import references as ref
from oobc.model.values import Date, Int, Placement, Shape, Sources, Text


class Day(Shape):
    """A day of the battle, as its turn record card names it."""

    label: Text
    """What the card calls it: `10 Nov`. Before the label of a turn it makes the turn's name: `10 Nov 5 PM`."""
    date: Date | None = None
    """The date, for other programs: `1808-11-10`."""


class GroupRow(Shape):
    """A group that waits until it is called; its units are those that the set-up card marks with its number."""

    kind: ref.GroupKind
    """What sort of group it is, one of the series' `groups`."""
    side: ref.Side
    """Whose it is."""
    number: Int
    """Its number; each side counts its own of a kind from 1."""
    enters: tuple[ref.Hex, ...] = ()
    """The hexes in which it enters."""
    units: tuple[ref.Unit, ...] = ()
    """Its units, where the rules list them: they must be those of the set-up card."""
    note: Text | None = None
    """What else the rules say of it."""
    source: Sources
    """Where this comes from, and single values of it: `printed:28.2 units=update:2022-02-23`."""


class TurnKindChange(Shape):
    """The kind of a turn that is not as its scheme says."""

    kind: ref.TurnKind
    """Its kind, one of the series' kinds of turn."""
    source: ref.Source
    """Where this comes from."""


class BattleFile(Shape):
    """`battle.yaml`: what all scenarios of a battle have in common."""

    title: Text
    """The name of the battle."""
    subtitle: Text | None = None
    """The line under its name."""
    case: ref.Case
    """The case of the rules that describes it."""
    days: tuple[Day, ...] = ()
    """Its days, in their order, each with all turns of the scheme; without days, these are played once."""
    groups: tuple[GroupRow, ...] = ()
    """The groups that wait until they are called."""
    turn_kinds: dict[ref.Turn, TurnKindChange] = {}
    """Turns whose kind differs from the scheme's, by turn (`10 Nov 5 PM`)."""
    special: ref.Rules = ()
    """Cases that hold in every scenario."""
    note: Text | None = None
    """What a reader of every output must know, such as that the ground is reconstructed."""


class SetupRow(Shape):
    """A row of `setup.csv`. Further columns are the scenarios: where the unit is when each of them begins."""

    further: ClassVar[Any] = Placement | None

    unit: ref.Unit
    """The counter, by its id."""
    source: Sources
    """Where the row comes from, and single columns of it: `reconstructed:setup-dob atb=printed:28.54`."""
