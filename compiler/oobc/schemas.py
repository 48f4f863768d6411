"""The JSON Schemas that there are, and which data files each is for.

They are shipped in `data/schema/`, and the first line of every YAML file names its own, so that editors complete and
check while one types.
"""

import json
from dataclasses import dataclass
from pathlib import PurePosixPath

from pydantic import BaseModel

from oobc.diagnostics.json import FindingsDocument
from oobc.model import accepted, battle, combat, game, rules, series, sheets
from oobc.model.json_schema import schema_of
from oobc.outputs import document
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


GAME_DOCUMENT = Schema("game-document", document.GameDocument, "oobc show BATTLE --json")

_SERIES, _BOX, _BATTLE = "series/*", "games/*", "games/*/battles/*"

SCHEMAS = (
    Schema("series", series.SeriesFile, f"{_SERIES}/series.yaml"),
    Schema("pieces", series.PiecesFile, f"{_SERIES}/pieces.yaml"),
    Schema("turns", series.TurnsFile, f"{_SERIES}/turns.yaml"),
    Schema("terrain", series.TerrainFile, f"{_SERIES}/terrain.yaml"),
    Schema("boards", series.BoardsFile, f"{_SERIES}/boards.yaml"),
    Schema("markers", series.MarkersFile, f"{_SERIES}/markers.yaml"),
    Schema("phases", series.PhasesFile, f"{_SERIES}/phases.yaml"),
    Schema("tables", series.TablesFile, f"{_SERIES}/tables.yaml"),
    Schema("combat", combat.CombatFile, f"{_SERIES}/combat.yaml"),
    Schema("sheets", sheets.SheetsFile, f"{_SERIES}/sheets.yaml"),
    Schema("game", game.GameFile, f"{_BOX}/game.yaml"),
    Schema("sources", game.SourcesFile, f"{_BOX}/sources.yaml"),
    Schema("erratum", game.ErratumFile, f"{_BOX}/errata/*.yaml"),
    Schema("battle", battle.BattleFile, f"{_BATTLE}/battle.yaml"),
    Schema("map", battle.MapFile, f"{_BATTLE}/map.yaml"),
    Schema("scenario", battle.ScenarioFile, f"{_BATTLE}/scenarios/*.yaml"),
    Schema("synonyms", rules.SynonymsFile, "rules/synonyms.yaml"),
    Schema("accepted", accepted.AcceptedFile, "accepted.yaml"),
    Schema("book", rules.BookFile, f"{PRIVATE}/*.yaml"),
    # Of tables, a row: cells by column.
    Schema("formations", game.FormationRow, f"{_BOX}/formations.csv"),
    Schema("forces", game.ForcesRow, f"{_BOX}/forces.csv"),
    Schema("counters", game.CounterRow, f"{_BOX}/counters.csv"),
    Schema("terrain-row", battle.TerrainRow, f"{_BATTLE}/terrain.csv"),
    Schema("hexsides", battle.HexsideRow, f"{_BATTLE}/hexsides.csv"),
    Schema("setup", battle.SetupRow, f"{_BATTLE}/setup.csv"),
    GAME_DOCUMENT,
    Schema("findings", FindingsDocument, "oobc validate --format json"),
)


def schema_for(file: str) -> Schema | None:
    """The schema of a data file, by its path in the data folder."""
    return next((each for each in SCHEMAS if PurePosixPath(file).match(each.of)), None)
