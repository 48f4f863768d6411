"""What the files of a battle say: its map, its set-up card, its scenarios."""

from typing import Literal

from oobc.model.values import CaseId, Count, Flag, Id, Int, Number, Rules, Shape, SourceId, Text


class Day(Shape):
    """A day of the battle, as its turn record card names it."""

    label: Text
    date: Text | None = None


class Alternate(Shape):
    """A group of alternate reinforcements; its units are those that the set-up card marks with its number."""

    side: Id
    group: Int
    enters: tuple[Text, ...] = ()
    """Hexes."""
    note: Text | None = None
    source: SourceId


class TurnKindChange(Shape):
    """The kind of a turn that is not as its scheme says."""

    kind: Id
    source: SourceId


class BattleFile(Shape):
    """`battle.yaml`."""

    title: Text
    subtitle: Text | None = None
    case: CaseId
    days: tuple[Day, ...]
    alternates: tuple[Alternate, ...] = ()
    turn_kinds: dict[Text, TurnKindChange] = {}
    """Turns whose kind differs from the scheme's, by turn (`10 Nov 5 PM`)."""
    special: Rules = ()
    """Cases that hold in every scenario."""
    note: Text | None = None
    """What a reader of every output must know, such as that the ground is reconstructed."""


class AxisShape(Shape):
    """How one of the two numbers of a hex is written."""

    style: Literal["digits", "letters"] = "digits"
    width: Count = 2
    first: Int = 1


class GridShape(Shape):
    """The grid of a sheet."""

    all_or_nothing = True

    kind: Literal["hex", "square"]
    columns: Count
    rows: Count
    lower: Literal["even", "odd"] = "even"
    """Which columns lie half a hex lower."""
    column: AxisShape = AxisShape()
    row: AxisShape = AxisShape()
    order: Literal["column-row", "row-column"] = "column-row"
    separator: str = ""
    source: SourceId


class MapPath(Shape):
    """A road or trail through the middles of hexes that touch."""

    kind: Id
    name: Text | None = None
    hexes: tuple[Text, ...]
    source: SourceId


class SpanShape(Shape):
    """A bridge, trestle or ford."""

    hexside: Text
    kind: Id
    name: Text | None = None
    source: SourceId


class PlaceShape(Shape):
    """A named place."""

    name: Text
    kind: Id
    hexes: tuple[Text, ...]
    source: SourceId
    note: Text | None = None


class PointShape(Shape):
    """A sign printed in a hex."""

    kind: Id
    hex: Text
    side: Id | None = None
    value: Int | None = None
    label: Text | None = None
    source: SourceId
    note: Text | None = None


class MapFile(Shape):
    """`map.yaml`; hexes and hexsides stand in `terrain.csv` and `hexsides.csv`."""

    title: Text
    grid: GridShape
    north: Number = 0
    """Where north lies on the sheet, in degrees clockwise from up."""
    scale: Text | None = None
    source: SourceId
    note: Text | None = None
    places: tuple[PlaceShape, ...] = ()
    paths: tuple[MapPath, ...] = ()
    spans: tuple[SpanShape, ...] = ()
    points: tuple[PointShape, ...] = ()


class TerrainRow(Shape):
    """A row of `terrain.csv`."""

    hex: Text
    terrain: Id
    name: Text | None
    source: SourceId


class HexsideRow(Shape):
    """A row of `hexsides.csv`: `4319-4419,river,Trueba,reconstructed:…`. A slope rises towards the second hex."""

    hexside: Text
    terrain: Id
    name: Text | None
    source: SourceId


class Duration(Shape):
    """From which turn to which, and how many turns the rules say that is."""

    from_: Text
    to: Text
    printed: Int | None = None
    source: SourceId


class Order(Shape):
    """An order in force or to be given when the scenario starts."""

    side: Id
    count: Int = 1
    force: tuple[Text, ...] = ()
    """Formations or units; empty: the owner chooses."""
    objective: Text | None = None
    """A hex."""
    pre_programmed: Flag = False
    kind: Text | None = None
    """What sort of order it is, if not the usual one, such as a General Retreat."""
    may_cancel: Flag = True
    exempt: Int | None = None
    """How many units the owner may leave out of it."""
    turn: Text | None = None
    """The turn on which it is given, if not at start."""
    note: Text | None = None
    source: SourceId


class SpanState(Shape):
    """The state of a span when the scenario starts."""

    hexside: Text
    state: Id
    source: SourceId


class StartState(Shape):
    """A state that pieces are in when the scenario starts."""

    state: Id
    level: Id
    formations: tuple[Text, ...] = ()
    units: tuple[Id, ...] = ()
    except_units: tuple[Id, ...] = ()
    note: Text | None = None
    source: SourceId


class Award(Shape):
    """Victory points of this scenario alone."""

    side: Id
    points: Int
    hexes: tuple[Text, ...] = ()
    each: Flag = True
    """For each hex, not once for all."""
    until: Text | None = None
    """The turn at whose end the hexes must be held."""
    note: Text | None = None
    source: SourceId


class Victory(Shape):
    """How the scenario is won."""

    rules: Rules = ()
    hexes_not_counted: tuple[Text, ...] | None = None
    source: SourceId


class ScenarioFile(Shape):
    """`scenarios/<id>.yaml`. A scenario that inherits another says only what differs."""

    title: Text
    short: Text
    case: CaseId
    inherits: Id | None = None
    turns: Duration
    first_player: Id | None = None
    parameters: dict[Id, dict[Text, Text]] = {}
    """Of the series' list: `mode-cards: {french: 2, coalition: 1, source: printed:28.12}`."""
    orders: tuple[Order, ...] | None = None
    spans: tuple[SpanState, ...] | None = None
    states: tuple[StartState, ...] | None = None
    awards: tuple[Award, ...] | None = None
    victory: Victory | None = None
    special: Rules | None = None
    """Cases that hold in this scenario."""
    note: Text | None = None
