"""What was read for one battle: the models of its files, of those of its game box and of its series."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from pydantic import BaseModel

from oobc.model.accepted import Acceptance
from oobc.model.battle import BattleFile
from oobc.model.boards import BoardsFile
from oobc.model.combat import CombatFile
from oobc.model.counters import CounterRow, ForcesRow, FormationRow
from oobc.model.errata import ErratumFile
from oobc.model.game import GameFile
from oobc.model.map import HexsideRow, MapFile, TerrainRow
from oobc.model.markers import MarkersFile
from oobc.model.phases import PhasesFile
from oobc.model.pieces import PiecesFile
from oobc.model.rules import BookFile, RulesFile, SynonymsFile
from oobc.model.scenario import ScenarioFile
from oobc.model.series import SeriesFile
from oobc.model.sheets import SheetsFile
from oobc.model.sources import SourcesFile
from oobc.model.tables import TablesFile
from oobc.model.terrain import TerrainFile
from oobc.model.turns import TurnsFile
from oobc.place import Folder, Origin
from oobc.source.document import Document, Library

Model = TypeVar("Model", bound=BaseModel)


class Row(NamedTuple, Generic[Model]):
    """A row of a table: what its model reads, the cells of the further columns, and where it stands."""

    value: Model
    more: Mapping[str, str]
    origin: Origin


class Accepting(NamedTuple):
    """What accepts a finding, and where it stands."""

    value: Acceptance
    file: str
    """The file that it is about, by its full name."""
    origin: Origin
    shared: bool
    """Other battles read it too, and it may be one of them that needs it."""


@dataclass(frozen=True, slots=True)
class SeriesFiles:
    """The files of a series."""

    about: SeriesFile
    pieces: PiecesFile
    turns: TurnsFile
    terrain: TerrainFile
    boards: BoardsFile
    markers: MarkersFile
    phases: PhasesFile
    tables: TablesFile
    combat: CombatFile
    sheets: SheetsFile
    folder: Folder


@dataclass(frozen=True, slots=True)
class BoxFiles:
    """The files of a game box."""

    about: GameFile
    sources: SourcesFile
    formations: tuple[Row[FormationRow], ...]
    counters: tuple[Row[CounterRow], ...]
    forces: tuple[Row[ForcesRow], ...]
    look: Mapping[str, bytes]
    """The templates of its own look by their names."""
    errata: Mapping[str, ErratumFile]
    amended: bool
    """Whether the errata are laid over the data."""
    folder: Folder


@dataclass(frozen=True, slots=True)
class BattleFiles:
    """The files of a battle."""

    about: BattleFile
    map: MapFile
    terrain: tuple[Row[TerrainRow], ...]
    hexsides: tuple[Row[HexsideRow], ...]
    setup: Document | None
    scenarios: Mapping[str, ScenarioFile]
    piece_ids: Mapping[str, int]
    image: bytes | None
    """The picture of the map, if there is one."""
    folder: Folder

    def origin(self, scenario: str) -> Origin:
        """The file of a scenario."""
        return self.folder.file(f"scenarios/{scenario}.yaml")


@dataclass(frozen=True, slots=True)
class Files:
    """All that was read for one battle."""

    battle_id: str
    box_id: str
    library: Library
    series: SeriesFiles | None
    box: BoxFiles | None
    battle: BattleFiles | None
    rules: tuple[tuple[RulesFile, Origin], ...]
    synonyms: tuple[tuple[SynonymsFile, Origin], ...]
    book: BookFile | None
    """The words of the rulebook, if they were asked for and can be read."""
    tables: Mapping[str, Document]
    """The rows of the series' tables by id."""
    accepted: tuple[Accepting, ...]
    """Findings that the data accepts; those of the files of other battles are left out."""
    set_up_elsewhere: frozenset[str]
    """Counters that other battles of the box set up."""
    lost: frozenset[str]
    """Names that were left out because of a finding: the linker does not report them again."""
    unread: frozenset[str]
    """Files that could not be read: nobody knows which names they have."""
    partial: frozenset[str]
    """Files of which something was left out because of a finding, or all."""

    def contents(self) -> Iterator[tuple[str, bytes]]:
        """Every file that was read: its name and what it says; texts in UTF-8, lines ending with a line feed."""
        for file, document in self.library.documents.items():
            yield file, document.text.encode()
        if self.box is not None:
            for name, template in self.box.look.items():
                yield f"data/looks/{self.box.about.look}/{name}", template
        if self.battle is not None and self.battle.image is not None and self.battle.map.image is not None:
            yield self.battle.folder.file(self.battle.map.image.file).file, self.battle.image
