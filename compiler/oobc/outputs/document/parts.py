"""What the document of a game says: its model, of which its schema is made (`schemas.py`)."""

from typing import Any, Literal

from pydantic import Field

from oobc.outputs.document.errata import ErratumPart
from oobc.outputs.document.map import MapPart
from oobc.outputs.document.pieces import ComponentPart, ForcePart, FormationPart, GroupPart, PiecePart
from oobc.outputs.document.rules import AcceptedPart, CasePart, ConditionPart, Part, RuledPart, TablePart, TermPart
from oobc.outputs.document.scenarios import ScenarioPart
from oobc.outputs.document.turns import TurnPart

SCHEMA = "oobc-game/3"


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
    sources: dict[str, dict[str, Any]]
    """The pages and books that values come from, by id."""
    accepted: list[AcceptedPart]
    """What print contradicts."""
