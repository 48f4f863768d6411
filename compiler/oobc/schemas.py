"""The JSON Schemas that there are, and which data files each is for.

They are shipped in `data/schema/`, and the first line of every YAML file names its own, so that editors complete and
check while one types.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass

from pydantic import BaseModel

from oobc.diagnostics.json import FindingsDocument
from oobc.load.files import FILES
from oobc.model.json_schema import schema_of
from oobc.outputs.document.parts import GameDocument

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


def _of_files() -> Iterator[Schema]:
    """Those of the data files: of YAML, and of tables, where it is of a row: cells by column."""
    for each in FILES:
        model = each.model or each.told.row
        if model is not None and each.suffix in (".yaml", ".csv"):
            yield Schema(each.schema, model, each.pattern)


SCHEMAS = (*_of_files(), GAME_DOCUMENT, Schema("findings", FindingsDocument, "oobc validate --format json"))
