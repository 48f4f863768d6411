"""The JSON Schemas that there are, and which data files each is for.

They are shipped in `data/schema/`, and the first line of every YAML file names its own, so that editors complete and
check while one types.
"""

import json
from dataclasses import dataclass

from pydantic import BaseModel

from oobc.diagnostics.json import FindingsDocument
from oobc.model.accepted import AcceptedFile
from oobc.model.battle import BattleFile, SetupRow
from oobc.model.boards import BoardsFile
from oobc.model.combat import CombatFile
from oobc.model.counters import CounterRow, ForcesRow, FormationRow
from oobc.model.errata import ErratumFile
from oobc.model.game import GameFile
from oobc.model.json_schema import schema_of
from oobc.model.map import HexsideRow, MapFile, TerrainRow
from oobc.model.markers import MarkersFile
from oobc.model.phases import PhasesFile
from oobc.model.pieces import PiecesFile
from oobc.model.rules import BookFile, SynonymsFile
from oobc.model.scenario import ScenarioFile
from oobc.model.series import SeriesFile
from oobc.model.sheets import SheetsFile
from oobc.model.sources import SourcesFile
from oobc.model.tables import TablesFile
from oobc.model.terrain import TerrainFile
from oobc.model.turns import TurnsFile
from oobc.outputs.document_parts import GameDocument
from oobc.source.project import PRIVATE

FOLDER = "schema"
"""In the data folder."""


@dataclass(frozen=True, slots=True)
class Schema:
    """A JSON Schema: what it is called, the model that it is made of, and what it describes."""

    name: str
    model: type[BaseModel]
    of: str
    """The files it is for, by their paths in the data folder, or what else it describes."""

    @property
    def text(self) -> str:
        """The schema as JSON."""
        return json.dumps(schema_of(self.model, self.name), ensure_ascii=False, indent=1) + "\n"


GAME_DOCUMENT = Schema("game-document", GameDocument, "oobc show BATTLE --json")

_SERIES, _BOX, _BATTLE = "series/*", "games/*", "games/*/battles/*"

SCHEMAS = (
    Schema("series", SeriesFile, f"{_SERIES}/series.yaml"),
    Schema("pieces", PiecesFile, f"{_SERIES}/pieces.yaml"),
    Schema("turns", TurnsFile, f"{_SERIES}/turns.yaml"),
    Schema("terrain", TerrainFile, f"{_SERIES}/terrain.yaml"),
    Schema("boards", BoardsFile, f"{_SERIES}/boards.yaml"),
    Schema("markers", MarkersFile, f"{_SERIES}/markers.yaml"),
    Schema("phases", PhasesFile, f"{_SERIES}/phases.yaml"),
    Schema("tables", TablesFile, f"{_SERIES}/tables.yaml"),
    Schema("combat", CombatFile, f"{_SERIES}/combat.yaml"),
    Schema("sheets", SheetsFile, f"{_SERIES}/sheets.yaml"),
    Schema("game", GameFile, f"{_BOX}/game.yaml"),
    Schema("sources", SourcesFile, f"{_BOX}/sources.yaml"),
    Schema("erratum", ErratumFile, f"{_BOX}/errata/*.yaml"),
    Schema("battle", BattleFile, f"{_BATTLE}/battle.yaml"),
    Schema("map", MapFile, f"{_BATTLE}/map.yaml"),
    Schema("scenario", ScenarioFile, f"{_BATTLE}/scenarios/*.yaml"),
    Schema("synonyms", SynonymsFile, "rules/synonyms.yaml"),
    Schema("accepted", AcceptedFile, "accepted.yaml"),
    Schema("book", BookFile, f"{PRIVATE}/*.yaml"),
    # Of tables, a row: cells by column.
    Schema("formations", FormationRow, f"{_BOX}/formations.csv"),
    Schema("forces", ForcesRow, f"{_BOX}/forces.csv"),
    Schema("counters", CounterRow, f"{_BOX}/counters.csv"),
    Schema("terrain-row", TerrainRow, f"{_BATTLE}/terrain.csv"),
    Schema("hexsides", HexsideRow, f"{_BATTLE}/hexsides.csv"),
    Schema("setup", SetupRow, f"{_BATTLE}/setup.csv"),
    GAME_DOCUMENT,
    Schema("findings", FindingsDocument, "oobc validate --format json"),
)
