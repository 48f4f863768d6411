"""What the files of a game box say: sides, nations, formations, counters, sources."""

from typing import Any, ClassVar, Literal, get_args

from pydantic import Field

from oobc.model.series import Check
from oobc.model.values import CaseId, Colour, Colours, Flag, Id, Int, Number, Rules, Shape, SourceId, Sources, Text


class Side(Shape):
    """Who plays."""

    title: Text
    """What people call the side, and the player in the module."""
    colour: Colour
    """The colour of its cards, hidden forces and markers."""
    ink: Colour
    """The colour of writing on `colour`."""
    emblem: Text | None = None
    """The picture on the backs of its hidden forces, one that the counter templates can draw, if it is not the flag of
    most of its units in the battle."""


class FlagShape(Shape):
    """A flag as the templates draw it."""

    layout: Literal[
        "plain",
        "vertical",
        "horizontal",
        "horizontal-wide",
        "bordered",
        "cross",
        "nordic",
        "saltire",
        "union",
        "lozenge",
        "quarters",
    ]
    """One colour; stripes side by side, or one under another, the middle one of three perhaps twice as wide; a field
    with a border; crosses on a ground; a lozenge between four corners; quarters."""
    colours: tuple[Colour, ...]
    """Its stripes from the hoist or the top; of all others the ground first, then what lies upon it."""


class Nation(Shape):
    """Whose troops: the ground colour of the counters."""

    title: Text
    """What people call the nation."""
    side: Id
    """The side that plays its troops."""
    ground: Colour
    """The colour of its counters."""
    ink: Colour
    """The colour of the writing on them."""
    second: Colour | None = None
    """The second colour of a counter of mixed nationality."""
    flag: FlagShape | None = None
    """Its flag, for the backs of officers and the site."""
    source: SourceId
    """Where the colours come from."""


class Drawing(Shape):
    """How large the module draws things, in pixels."""

    hex_height: Int = 96
    """The height of a hex, from flat side to flat side."""
    counter: Int = 75
    """The side of a counter."""
    card: Int = 150
    """The width of a card."""


class VictoryAward(Shape):
    """Victory points that a player gives to a side by hand."""

    title: Text
    """What they are for."""
    points: Int
    """How many."""
    corrects: Flag = False
    """It takes back what was given too much: a button of the module, and no line of the worksheet."""
    rules: Rules = ()
    """The cases that say so."""


class FormationWorth(Shape):
    """What it earns when another side's formation has reached its level of losses."""

    points: Int
    """How many victory points."""
    up_to: Int | None = None
    """For formations with a level of at most this; the last needs none: it is for the rest."""


class VictoryLevel(Shape):
    """A level of victory."""

    title: Text
    """What it is called."""
    up_to: Number | None = None
    """The highest ratio that makes it: `1.5` is 1.5 to 1. The last needs none."""


class VictoryRatio(Shape):
    """How the totals of two sides make a level of victory."""

    of: Id
    """The side whose total is divided."""
    to: Id
    """The side by whose total; a total of 0 counts as 1."""
    levels: tuple[VictoryLevel, ...] = Field(min_length=1)
    """The levels, from the lowest ratio to the highest."""
    rules: Rules = ()
    """The cases that say so."""


class VictoryPoints(Shape):
    """What victory points are given for. What the module can count, it counts; the rest are buttons."""

    title: Text
    """What people call them."""
    control: Id | None = None
    """The marker, one a side, that lies in hexes that the side controls."""
    signs: dict[Id, Int] = {}
    """What control of a sign earns that has no number of its own and belongs to another side, by kind of point."""
    losses: Int | None = None
    """How many points the others must have lost more than the side, for each victory point."""
    formations: tuple[FormationWorth, ...] = ()
    """What the formations of the others earn that have reached their level of losses."""
    awards: tuple[VictoryAward, ...] = ()
    """What a player awards by hand."""
    ratio: VictoryRatio | None = None
    """How the totals make a level of victory."""
    rules: Rules = ()
    """The cases on victory points."""


class GameFile(Shape):
    """`game.yaml`: a game box."""

    title: Text
    """The name on the box."""
    series: Id
    """The series that it belongs to: a folder of `data/series/`."""
    rules_version: Text
    """The version of the series rules in the box, one of the series' `rules-versions`."""
    publisher: Text
    """Who publishes it."""
    version: Text = "1.0"
    """The version of the module."""
    turn_scheme: Id
    """The turns of a day: one of the series' `schemes`."""
    checks: dict[Id, Check] = {}
    """Checks that this game times otherwise than its series."""
    sides: dict[Id, Side]
    """Who plays, by id."""
    nations: dict[Id, Nation]
    """Whose troops, as the column `nation` of counters names them."""
    components: dict[Id, "Component"] = {}
    """How many counters of a kind of piece, or markers, the rules say are in the box."""
    drawing: Drawing = Drawing()
    """How large the module draws things."""
    look: Id | None = None
    """The folder of `data/looks/` whose templates lie over ours; without it, counters and maps look as ours do."""
    victory: VictoryPoints | None = None
    """What victory points are given for; without it nobody counts them."""
    licence: Text | None = None
    """A sentence on the licence of the data, for the foot of pages."""


class Component(Shape):
    """A stated number of counters."""

    count: Int
    """How many there are."""
    source: SourceId
    """Where this comes from."""


class Reference(Shape):
    """A page or book that a value was taken from."""

    title: Text
    """Author, title and place, as a bibliography has them."""
    where: Text | None = None
    """Where it can be read: an address."""


class SourcesFile(Shape):
    """`sources.yaml`: what `history:` and `reconstructed:` stand for."""

    history: dict[Text, Reference] = {}
    """Pages and books, by the id behind `history:`."""
    reconstructed: dict[Id, Text] = {}
    """How we came to values that nobody prints, by the id behind `reconstructed:`."""


class FormationRow(Shape):
    """A row of `formations.csv`: a corps or division with an officer."""

    id: Text
    """What counters and scenarios call it: `I`, `Gal`."""
    name: Text
    """What people call it: I Corps."""
    side: Id
    """The side that plays it."""
    officer: Id | None
    """The counter of its leader."""
    stripe: Colours | None
    """One to three colours, with a blank between them."""
    stripe_ink: Colour | None
    """The colour of the writing on the stripe."""
    breakpoint: Int | None
    """The losses at which it breaks, in the value that its series counts. What they are called, the series says."""
    source: Sources
    """Where the row comes from, and single columns of it: `reconstructed:formations officer=printed:28.32`."""


Presence = Literal["in play", "part", "ALT", "-"]
"""What a printed table of forces says of a formation in a battle: it is in play, or only a part of it, it is an
alternate, or it is not available."""
PRESENCES: tuple[str, ...] = get_args(Presence)


class ForcesRow(Shape):
    """A row of `forces.csv`, the printed table of forces. Further columns are the battles of the box."""

    further: ClassVar[Any] = Presence | None

    formation: Text
    """The formation, by its id."""
    source: SourceId
    """Where the row comes from."""


class CounterRow(Shape):
    """A row of `counters.csv`. Further columns are the values of the kinds of piece: `strength`, `movement`."""

    further: ClassVar[Any] = Int | None

    id: Id
    """What set-ups and scenarios call it; never changed, since piece ids are tied to it."""
    name: Text
    """What is printed on it."""
    nation: Id | None
    """Empty: nobody's, as a deck of cards is."""
    formation: Text | None
    """The formation that it belongs to."""
    division: Text | None
    """The division inside its formation, as the counter prints it."""
    kind: Id
    """Its kind of piece, one of the series' `kinds`."""
    arm: Id | None
    """Its branch of the army, one of the series' `arms`."""
    size: Text | None
    """Its size mark, one of the series' `sizes`."""
    parent: Id | None
    """The unit that this one is a part of, as a vedette is."""
    marks: Text | None = None
    """Its signs of quality, of the series' `marks`, with a blank between them."""
    composition: Text | None
    """The regiments and battalions that it stands for."""
    comment: Text | None
    """What else a player should know."""
    source: Sources
    """Where the row comes from, and single columns of it: `reconstructed:strengths name=printed:28.2`."""


class Change(Shape):
    """One change of an erratum: what it changes, what that was, and what it becomes.

    A YAML file is addressed by `path`, a table by `row` (an id) and `column`, a rule by `case`.
    """

    file: Text
    """The file that it changes, seen from the folder of the game box."""
    path: tuple[Text, ...] | None = None
    """The way to a value of a YAML file: keys, and places in lists counted from 0."""
    row: Text | None = None
    """The first cell of the row of a table."""
    column: Text | None = None
    """The column of the cell in that row."""
    case: CaseId | None = None
    """The number of the rule."""
    was: Any = None
    """What is printed; left out, nothing. Of a rule it may be left out."""
    becomes: Any = None
    """What holds instead; left out, nothing."""


class ErratumFile(Shape):
    """`errata/<date>.yaml`: a published change, laid over the printed data."""

    title: Text
    """What it is called."""
    published: Text
    """The day on which it was published: `2022-02-23`."""
    changes: tuple[Change, ...]
    """What it changes in the data."""
    elsewhere: tuple[Text, ...] = ()
    """What it also changes in things that the data does not hold, retold."""
