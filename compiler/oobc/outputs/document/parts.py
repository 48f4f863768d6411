"""What the document of a game says: its models, of which its schema is made (`schemas.py`)."""

from typing import Any, Literal

from pydantic import Field

from oobc.outputs.document.rules import AcceptedPart, CasePart, Part, TablePart, TermPart

SCHEMA = "oobc-game/2"


class TurnPart(Part):
    """A turn of a scenario, or of the battle's turn record."""

    number: int
    """From 1."""
    id: str
    """Day and label: `11 Nov 7 AM`."""
    day: str | None
    """What the turn record calls the day, if the battle has days."""
    date: str | None
    """ISO 8601, where the data has it."""
    label: str
    """What the turn record prints in its space."""
    kind: str
    """The kind of turn, by its id in the series."""
    checks: list[str]
    """What is looked at on this turn: weather, supply, recovery …"""
    source: str | None
    """Set where the kind is not as the turn scheme says."""


class GroupPart(Part):
    """A group that waits until it is called."""

    title: str
    """What the set-up card calls it: `ALT 2`."""
    kind: str
    """Its kind, by its id in the series."""
    side: str
    """Whose it is."""
    number: int
    """Each side counts its own of a kind from 1."""
    enters: list[str]
    """The hexes in which it enters."""
    units: list[str]
    """Its units, where the rules list them."""
    note: str | None
    """What else the rules say of it."""
    source: str
    """Where it comes from."""


class PlacePart(Part):
    """Where a piece is when a scenario begins."""

    kind: Literal["hex", "entry", "group", "box", "out"]
    """On the map, waiting for its turn, in a group until it is called, in a box of a board, or out of play."""
    hex: str | None
    """The hex it stands in, or in which it enters."""
    turn: str | None
    """The turn of entry."""
    group: str | None
    """The group in which it waits, by its title: `ALT 2`."""
    board: str | None
    """The board of its box."""
    box: str | None
    """The box it stands in."""
    face: str
    """The face that is up."""
    facing: int | None
    """The hexside to which it faces, 1 to 6 clockwise from the upper one, if that is said."""
    source: str
    """Where the place comes from."""


class PlacedPart(Part):
    """A piece in a scenario."""

    piece: str
    """Its id."""
    place: PlacePart
    """Where it is when the scenario begins."""


class ParameterPart(Part):
    """Something that the scenario states."""

    values: dict[str, int]
    """By side, or under `value`."""
    source: str
    """Where it comes from."""


class ScenarioPart(Part):
    """A scenario, with what it inherits filled in."""

    id: str
    """The name of its file."""
    title: str
    """Its name."""
    short: str
    """Its name for narrow places."""
    case: str
    """The case of the rules that describes it."""
    inherits: str | None
    """The scenario from which it takes what it does not say itself."""
    first_player: str
    """The side that moves first in a turn."""
    printed_turns: int | None
    """How many turns the rules say there are."""
    turns_source: str
    """Where its first and last turn come from."""
    turns: list[TurnPart]
    """Its turns, numbered from 1."""
    parameters: dict[str, ParameterPart]
    """What the series has a scenario state, by id."""
    orders: list[dict[str, Any]]
    """Orders in force or to be given when the scenario begins."""
    spans: list[dict[str, Any]]
    """The state of bridges when the scenario begins."""
    states: list[dict[str, Any]]
    """States that pieces begin in."""
    awards: list[dict[str, Any]]
    """Victory points of this scenario alone."""
    victory: dict[str, Any] | None
    """How it is won."""
    special: list[str]
    """Cases that hold in the scenario."""
    note: str | None
    """What a player must know of it."""
    pieces: list[PlacedPart]
    """Every piece and where it is."""


class FacePart(Part):
    """A face of a counter."""

    id: str
    """What set-ups call it."""
    title: str
    """What people call it."""
    values: dict[str, int]
    """What the values of the piece are with this face up."""


class PiecePart(Part):
    """A counter of the game box, or a marker of the series."""

    id: str
    """What the data calls it."""
    name: str
    """What is printed on it."""
    kind: str
    """Its kind, by its id in the series; `marker` of all markers."""
    side: str | None
    """The side that plays it."""
    nation: str | None
    """Whose troops it is."""
    formation: str | None
    """The lowest formation that it belongs to."""
    arm: str | None
    """Its branch of the army."""
    size: str | None
    """Its size mark."""
    marks: list[str]
    """The signs of quality that its row names, by their ids in the series."""
    parent: str | None
    """The unit that it is a part of."""
    count: int
    """How many of it there are."""
    values: dict[str, int]
    """The numbers that it carries, by their id in the series."""
    faces: list[FacePart]
    """Its faces, the first one up if nothing else is said."""
    composition: str | None
    """The regiments and battalions that it stands for."""
    comment: str | None
    """What else a player should know."""
    source: str
    """Where it comes from."""
    sources: dict[str, str]
    """Values whose source is another than `source`."""


class FormationPart(Part):
    """A part of the hierarchy: an army, a corps, a division."""

    id: str
    """What the data calls it."""
    level: str
    """Its level of the hierarchy, by its id in the series."""
    part_of: str | None
    """The formation that it is a part of."""
    name: str
    """What people call it."""
    side: str
    """The side that plays it."""
    officer: str | None
    """The piece that leads it."""
    breakpoint: int | None
    """The losses at which it breaks, in the value that its series counts."""
    source: str
    """Where it comes from."""


class MapPart(Part):
    """The map."""

    title: str
    """Its name."""
    columns: int
    """How many columns of hexes there are."""
    rows: int
    """How many hexes a column has."""
    grid: str
    """`hex` or `square`."""
    lower: str
    """Which columns lie half a hex lower: `even` or `odd`, where the first is odd."""
    north: float
    """Where north lies, in degrees clockwise from up."""
    source: str
    """Where the map comes from."""
    note: str | None
    """What a reader of the map must know."""
    hexes: list[dict[str, Any]]
    """Hexes that are not clear."""
    hexsides: list[dict[str, Any]]
    """Rivers, slopes and what else lies between hexes."""
    places: list[dict[str, Any]]
    """Named places."""
    paths: list[dict[str, Any]]
    """Roads and trails."""
    spans: list[dict[str, Any]]
    """Bridges, trestles and fords."""
    points: list[dict[str, Any]]
    """Signs that are printed in hexes."""
    victory_hexes: list[dict[str, Any]]
    """Those of the signs that are victory points."""
    supply_hexes: list[dict[str, Any]]
    """Those of the signs that are sources of supply."""


class GameDocument(Part):
    """A linked game: one battle with all that it takes from its game box and series."""

    schema_: Literal["oobc-game/2"] = Field(alias="schema")
    """What this document is, and in which version."""
    id: str
    """The battle, by the name of its folder."""
    title: str
    """The name of the battle."""
    case: str
    """The case of the rules that describes it."""
    note: str | None
    """What a reader must know of it."""
    game: dict[str, Any]
    """The game box."""
    series: dict[str, Any]
    """The series."""
    sides: dict[str, dict[str, Any]]
    """Who plays, by id."""
    nations: dict[str, dict[str, Any]]
    """Whose troops, by id."""
    formations: list[FormationPart]
    """The formations."""
    turns: list[TurnPart]
    """The turn record of all days."""
    map: MapPart
    """The map."""
    groups: list[GroupPart]
    """The groups that wait until they are called."""
    pieces: list[PiecePart]
    """Every counter and marker."""
    scenarios: list[ScenarioPart]
    """The scenarios, in the order of their cases."""
    rules: list[CasePart]
    """Every case of the rules, with errata laid over."""
    glossary: list[TermPart]
    """The terms of the glossary."""
    tables: list[TablePart]
    """The tables that the rules print."""
    errata: dict[str, dict[str, Any]]
    """Published changes, by date."""
    sources: dict[str, dict[str, Any]]
    """The pages and books that values come from, by id."""
    accepted: list[AcceptedPart]
    """What print contradicts."""
