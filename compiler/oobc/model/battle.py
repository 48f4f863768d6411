"""What the files of a battle say: its map, its set-up card, its scenarios."""

from typing import Any, ClassVar, Literal

from pydantic import Field

from oobc.model.values import (
    CaseId,
    Count,
    Flag,
    Hex,
    Hexside,
    Id,
    Int,
    Latitude,
    Longitude,
    Number,
    Placement,
    Rules,
    Shape,
    SourceId,
    Sources,
    Stated,
    Text,
)


class Day(Shape):
    """A day of the battle, as its turn record card names it."""

    label: Text
    """What the card calls it: `10 Nov`. With the label of a turn it makes the turn's name: `10 Nov 5 PM`."""
    date: Text | None = None
    """The date, for other programs: `1808-11-10`."""


class Alternate(Shape):
    """A group of alternate reinforcements; its units are those that the set-up card marks with its number."""

    side: Id
    """Whose they are."""
    group: Int
    """Its number; each side counts its own from 1."""
    enters: tuple[Hex, ...] = ()
    """The hexes in which it enters."""
    units: tuple[Id, ...] = ()
    """Its units, where the rules list them: they must be those of the set-up card."""
    note: Text | None = None
    """What else the rules say of it."""
    source: SourceId
    """Where this comes from."""


class TurnKindChange(Shape):
    """The kind of a turn that is not as its scheme says."""

    kind: Id
    """Its kind, one of the series' kinds of turn."""
    source: SourceId
    """Where this comes from."""


class BattleFile(Shape):
    """`battle.yaml`: what all scenarios of a battle have in common."""

    title: Text
    """The name of the battle."""
    subtitle: Text | None = None
    """The line under its name."""
    case: CaseId
    """The case of the rules that describes it."""
    days: tuple[Day, ...]
    """Its days, in their order."""
    alternates: tuple[Alternate, ...] = ()
    """Its groups of alternate reinforcements."""
    turn_kinds: dict[Text, TurnKindChange] = {}
    """Turns whose kind differs from the scheme's, by turn (`10 Nov 5 PM`)."""
    special: Rules = ()
    """Cases that hold in every scenario."""
    note: Text | None = None
    """What a reader of every output must know, such as that the ground is reconstructed."""


class AxisShape(Shape):
    """How one of the two numbers of a hex is written."""

    style: Literal["digits", "letters"] = "digits"
    """As a number, or as a letter: A to Z, then AA, BB."""
    width: Count = 2
    """How many digits it has at least; zeros stand in front of a shorter number."""
    first: Int = 1
    """The number of the first column or row."""


class GridShape(Shape):
    """The grid of a sheet."""

    all_or_nothing = True

    kind: Literal["hex", "square"]
    """Hexes in columns, or squares."""
    columns: Count
    """How many columns of hexes there are, from left to right."""
    rows: Count
    """How many hexes a column has."""
    lower: Literal["even", "odd"] = "even"
    """Which columns lie half a hex lower; the first column is odd, whatever its number."""
    column: AxisShape = AxisShape()
    """How the column is written."""
    row: AxisShape = AxisShape()
    """How the row is written."""
    order: Literal["column-row", "row-column"] = "column-row"
    """Which of the two numbers of a hex comes first."""
    separator: str = ""
    """What stands between them."""
    source: SourceId
    """Where this comes from."""


class MapPath(Shape):
    """A road or trail through the middles of hexes that touch."""

    kind: Id
    """What it is, one of the series' kinds of path."""
    name: Text | None = None
    """Its name, if it has one."""
    hexes: tuple[Hex, ...]
    """The hexes that it runs through, from one end to the other."""
    source: SourceId
    """Where this comes from."""


class SpanShape(Shape):
    """A bridge, trestle or ford."""

    hexside: Hexside
    """The hexside that it crosses."""
    kind: Id
    """What it is, one of the series' kinds of span."""
    name: Text | None = None
    """Its name, if it has one."""
    source: SourceId
    """Where this comes from."""


class CoordinatesShape(Shape):
    """A place on the earth."""

    lat: Latitude
    """Degrees north of the equator; south of it negative."""
    lon: Longitude
    """Degrees east of Greenwich; west of it negative."""


class Anchor(CoordinatesShape):
    """A hex of which it is known where it lies on the earth."""

    hex: Hex
    """The hex, as the map prints it."""
    source: SourceId
    """Where its hex or its coordinates come from."""


class Georeference(Shape):
    """Where the sheet lies on the earth: turned, scaled and moved so that it fits known hexes best."""

    all_or_nothing = True

    anchors: tuple[Anchor, ...] = Field(min_length=3)
    """Three or more hexes that lie well apart."""
    source: SourceId
    """Where this comes from."""


class ImagePoint(Shape):
    """Where the middle of a hex lies on a picture."""

    hex: Hex
    """The hex."""
    x: Number
    """Pixels from the left edge of the picture."""
    y: Number
    """Pixels from its upper edge."""


class ImageShape(Shape):
    """The author's own picture of the printed map, under the same grid. It need not be kept with the data."""

    all_or_nothing = True

    file: Text
    """A PNG or JPEG, seen from the folder of the battle."""
    points: tuple[ImagePoint, ...] = Field(min_length=3, max_length=3)
    """Three hexes far apart and not on a line, and where their middles lie."""


class PlaceShape(Shape):
    """A named place."""

    name: Text
    """The name on the map."""
    kind: Id
    """What it is, one of the series' kinds of place."""
    hexes: tuple[Hex, ...] = ()
    """The hexes it lies in; the name stands at the first. One that is given by `at` needs none."""
    at: CoordinatesShape | None = None
    """Where it lies on the earth: on a sheet with a `georeference`, that is the hex. With `hexes`, both must agree."""
    source: SourceId
    """Where this comes from."""
    note: Text | None = None
    """What else a reader should know of it."""


class PointShape(Shape):
    """A sign printed in a hex."""

    kind: Id
    """What it is, one of the series' kinds of point."""
    hex: Hex
    """The hex in which it is printed."""
    side: Id | None = None
    """Whose it is, if it belongs to a side."""
    value: Int | None = None
    """The number on it, such as victory points."""
    label: Text | None = None
    """The letters on it."""
    source: SourceId
    """Where this comes from."""
    note: Text | None = None
    """What else a reader should know of it."""


class MapFile(Shape):
    """`map.yaml`: grid, places, roads, spans and signs; the ground stands in `terrain.csv` and `hexsides.csv`."""

    title: Text
    """The name of the map."""
    grid: GridShape
    """Its hexes and how they are numbered."""
    north: Number = 0
    """Where north lies on the sheet, in degrees clockwise from up."""
    image: ImageShape | None = None
    """A picture that is shown instead of the drawn map."""
    georeference: Georeference | None = None
    """Where it lies on the earth, if that is known."""
    scale: Text | None = None
    """What a hex is on the ground: `480 m a hex`."""
    source: SourceId
    """Where the map comes from."""
    note: Text | None = None
    """What a reader of the map must know."""
    places: tuple[PlaceShape, ...] = ()
    """Its named places."""
    paths: tuple[MapPath, ...] = ()
    """Its roads and trails."""
    spans: tuple[SpanShape, ...] = ()
    """Its bridges, trestles and fords."""
    points: tuple[PointShape, ...] = ()
    """The signs that are printed in its hexes."""


class TerrainRow(Shape):
    """A row of `terrain.csv`. A hex of several kinds has a row for each."""

    hex: Hex
    """The hex."""
    terrain: Id
    """What it is, one of the series' kinds of hex."""
    name: Text | None
    """Its name, if it has one."""
    source: SourceId
    """Where the row comes from."""


class HexsideRow(Shape):
    """A row of `hexsides.csv`: `4319-4419,river,Trueba,reconstructed:…`. A slope rises towards the second hex."""

    hexside: Hexside
    """The two hexes on either side of it."""
    terrain: Id
    """What it is, one of the series' kinds of hexside."""
    name: Text | None
    """Its name, if it has one."""
    source: SourceId
    """Where the row comes from."""


class SetupRow(Shape):
    """A row of `setup.csv`. Further columns are the scenarios: where the unit is when each of them begins."""

    further: ClassVar[Any] = Placement | None

    unit: Id
    """The counter, by its id."""
    source: Sources
    """Where the row comes from, and single columns of it: `reconstructed:setup-dob atb=printed:28.54`."""


class Duration(Shape):
    """From which turn to which, and how many turns the rules say that is."""

    from_: Text
    """The first turn: `11 Nov 7 AM`."""
    to: Text
    """The last turn: `11 Nov 2 PM`."""
    printed: Int | None = None
    """How many turns the rules say there are."""
    also_printed: dict[CaseId, Int] = {}
    """How many turns other cases say there are, by their numbers, such as a list of all scenarios."""
    source: SourceId
    """Where this comes from."""


class Order(Shape):
    """An order in force or to be given when the scenario starts."""

    side: Id
    """Who gives it."""
    count: Int = 1
    """How many such orders there are."""
    force: tuple[Text, ...] = ()
    """Formations or units; empty: the owner chooses."""
    objective: Hex | None = None
    """The hex that it leads to."""
    pre_programmed: Flag = False
    """The rules give it, not the player."""
    kind: Text | None = None
    """What sort of order it is, if not the usual one, such as a General Retreat."""
    may_cancel: Flag = True
    """The player may take it back."""
    exempt: Int | None = None
    """How many units the owner may leave out of it."""
    turn: Text | None = None
    """The turn on which it is given, if not at start."""
    note: Text | None = None
    """What else the rules say of it."""
    source: SourceId
    """Where this comes from."""


class SpanState(Shape):
    """The state of a span when the scenario starts."""

    hexside: Hexside
    """The hexside of a span of the map."""
    state: Id
    """What it is in, one of the series' `span-states`."""
    source: SourceId
    """Where this comes from."""


class StartState(Shape):
    """A state that pieces are in when the scenario starts."""

    state: Id
    """The state, one of the series' `states`."""
    level: Id
    """Which of its levels."""
    formations: tuple[Text, ...] = ()
    """The formations whose units are in it."""
    units: tuple[Id, ...] = ()
    """Single units that are in it."""
    except_units: tuple[Id, ...] = ()
    """Units of those formations that are not."""
    note: Text | None = None
    """What else the rules say of it."""
    source: SourceId
    """Where this comes from."""


class Award(Shape):
    """Victory points of this scenario alone."""

    side: Id
    """Who earns them."""
    points: Int
    """How many VPs."""
    hexes: tuple[Hex, ...] = ()
    """The hexes for which they are earned."""
    each: Flag = True
    """For each hex, not once for all."""
    until: Text | None = None
    """The turn at whose end the hexes must be held."""
    note: Text | None = None
    """What else the rules say of it."""
    source: SourceId
    """Where this comes from."""


class Victory(Shape):
    """How the scenario is won."""

    rules: Rules = ()
    """The cases that say so."""
    hexes_not_counted: tuple[Hex, ...] | None = None
    """VP hexes of the map that earn nothing in this scenario."""
    source: SourceId
    """Where this comes from."""


class ScenarioFile(Shape):
    """`scenarios/<id>.yaml`: a way to start the battle. One that inherits another says only what differs."""

    title: Text
    """Its name."""
    short: Text
    """A few letters for narrow places: `DoB`."""
    case: CaseId
    """The case of the rules that describes it; scenarios are listed in the order of their cases."""
    inherits: Id | None = None
    """The scenario whose values hold here where this one says nothing else."""
    turns: Duration
    """From which turn to which it is played."""
    first_player: Id | None = None
    """The side that moves first in a turn."""
    parameters: dict[Id, dict[Text, Stated]] = {}
    """Of the series' list: `mode-cards: {french: 2, coalition: 1, source: printed:28.12}`."""
    orders: tuple[Order, ...] | None = None
    """Orders in force or to be given at start."""
    spans: tuple[SpanState, ...] | None = None
    """Bridges that are damaged or repaired at start."""
    states: tuple[StartState, ...] | None = None
    """States that pieces are in at start."""
    awards: tuple[Award, ...] | None = None
    """Victory points of this scenario alone."""
    victory: Victory | None = None
    """How it is won."""
    special: Rules | None = None
    """Cases that hold in this scenario."""
    note: Text | None = None
    """What a player must know of it, such as what is reconstructed."""
