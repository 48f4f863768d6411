"""What the document of a game says: its model, of which its schema is made (`schemas.py`)."""

from typing import Literal

from pydantic import Field

from oobc.outputs.document.errata import ErratumPart
from oobc.outputs.document.map import MapPart
from oobc.outputs.document.pieces import ComponentPart, ForcePart, FormationPart, GroupPart, PiecePart
from oobc.outputs.document.rules import AcceptedPart, CasePart, ConditionPart, Part, RuledPart, TablePart, TermPart
from oobc.outputs.document.scenarios import ScenarioPart
from oobc.outputs.document.turns import TurnPart

SCHEMA = "oobc-game/3"


class BoxPart(Part):
    """The game box."""

    id: str
    """The name of its folder."""
    title: str
    """The name on it."""
    publisher: str
    """Who publishes it."""
    rules_version: str
    """The version of the series rules in it."""
    version: str
    """The version of the module."""


class SeriesPart(Part):
    """The series."""

    id: str
    """The name of its folder."""
    title: str
    """Its name."""
    publisher: str
    """Who publishes it."""


class SidePart(Part):
    """Who plays."""

    title: str
    """What people call the side."""
    colour: str
    """The colour of what is its own."""
    ink: str
    """The colour of writing on it."""
    emblem: str | None
    """The picture on the backs of its hidden forces, if it is not a flag."""


class FlagPart(Part):
    """A flag as the templates draw it."""

    layout: str
    """How it is divided."""
    colours: list[str]
    """Its colours."""


class NationPart(Part):
    """Whose troops."""

    title: str
    """What people call the nation."""
    side: str
    """The side that plays its troops."""
    ground: str
    """The colour of its counters."""
    ink: str
    """The colour of the writing on them."""
    second: str | None
    """The second colour of counters of mixed nationality."""
    flag: FlagPart | None
    """Its flag."""
    source: str
    """Where the colours come from."""


class SourcePart(Part):
    """A page or book that values come from, or how we came to them."""

    title: str
    """What it is, in words."""
    where: str | None
    """Where it can be read."""


class GameDocument(Part):
    """A linked game: one battle with all that it takes from its game box and series."""

    schema_: Literal["oobc-game/3"] = Field(alias="schema")
    """What this document is, and in which version."""
    id: str
    """The battle, by the name of its folder."""
    title: str
    """The name of the battle."""
    subtitle: str | None
    """The line under its name."""
    case: str
    """The case of the rules that describes it."""
    note: str | None
    """What a reader must know of it."""
    game: BoxPart
    """The game box."""
    series: SeriesPart
    """The series."""
    sides: dict[str, SidePart]
    """Who plays, by id."""
    nations: dict[str, NationPart]
    """Whose troops, by id."""
    formations: list[FormationPart]
    """The formations."""
    turns: list[TurnPart]
    """The turn record of all days."""
    turn_kinds: dict[str, RuledPart]
    """The kinds of turn, by id."""
    checks: dict[str, RuledPart]
    """What is looked at on some turns, by id."""
    conditions: list[ConditionPart]
    """What holds for everyone until it changes, such as the weather."""
    forces: list[ForcePart] | None
    """The printed table of forces, if there is one for this battle."""
    components: list[ComponentPart]
    """What the rules say of how many counters there are."""
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
    errata: dict[str, ErratumPart]
    """Published changes, by date."""
    sources: dict[str, SourcePart]
    """The pages and books that values come from, by id."""
    accepted: list[AcceptedPart]
    """What print contradicts."""
