"""The files of the data, and what was read of them for one battle.

The fields of the classes below are the table of all files: each names its file, or the pattern of its files, in the
folder of its class, with what it adds. Loading, the schemas, the search for unused files and the table in docs/data.md
follow it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Generic, NamedTuple, TypeVar

from oobc.load.table import BATTLE, BOX, SERIES, FolderFiles, From, files_of
from oobc.model.accepted import Acceptance, AcceptedFile
from oobc.model.battle import BattleFile, SetupRow
from oobc.model.boards import BoardsFile
from oobc.model.combat import CombatFile
from oobc.model.counters import CounterRow, ForcesRow, FormationRow
from oobc.model.drawings import DrawingsFile
from oobc.model.errata import ErratumFile
from oobc.model.game import GameFile
from oobc.model.map import HexsideRow, MapFile, TerrainRow
from oobc.model.markers import MarkersFile
from oobc.model.phases import PhasesFile
from oobc.model.pieces import PiecesFile
from oobc.model.rules import BookFile, ConditionsFile, RulesFile, SynonymsFile
from oobc.model.scenario import ScenarioFile
from oobc.model.series import SeriesFile
from oobc.model.sheets import SheetsFile
from oobc.model.sources import SourcesFile
from oobc.model.tables import TablesFile
from oobc.model.terrain import TerrainFile
from oobc.model.turns import TurnsFile
from oobc.model.values import Shape
from oobc.place import Origin
from oobc.source.document import Document, Library
from oobc.source.gaps import Gaps
from oobc.source.project import PRIVATE

Model = TypeVar("Model", bound=Shape)

LOCK = "gpids.lock"
"""The piece ids of a battle, in its folder."""


class Row(NamedTuple, Generic[Model]):
    """A row of a table: what its model reads, and the cells of the further columns."""

    value: Model
    more: Mapping[str, str]


class Accepting(NamedTuple):
    """What accepts a finding."""

    value: Acceptance
    file: str
    """The file that it is about, by its full name."""
    shared: bool
    """Other battles read it too, and it may be one of them that needs it."""


@dataclass(frozen=True, slots=True)
class RulesFiles(FolderFiles):
    """The rules in a folder of a series, a game box or a battle."""

    of = (SERIES, BOX, BATTLE)
    rules: Annotated[Mapping[str, RulesFile], From("rules/*.md", "the rules, retold")]
    synonyms: Annotated[SynonymsFile | None, From("rules/synonyms.yaml", "what players say for it")]
    conditions: Annotated[
        ConditionsFile | None, From("rules/conditions.yaml", "what its cases say of conditions such as the weather")
    ]


@dataclass(frozen=True, slots=True)
class AcceptedFiles(FolderFiles):
    """What is accepted in a folder of a series, a game box or a battle."""

    of = (SERIES, BOX, BATTLE)
    accepted: Annotated[AcceptedFile | None, From("accepted.yaml", "contradictions of print that stay")]


@dataclass(frozen=True, slots=True)
class SeriesFiles(FolderFiles):
    """The files of a series."""

    of = (SERIES,)
    about: Annotated[
        SeriesFile,
        From(
            "series.yaml",
            "title, what scenarios state, arms, sizes, dice, stacking, conditions such as the weather",
            required=True,
        ),
    ]
    pieces: Annotated[PiecesFile, From("pieces.yaml", "kinds of piece; their states, areas, actions", required=True)]
    turns: Annotated[TurnsFile, From("turns.yaml", "kinds of turn, turn schemes, what is checked when", required=True)]
    terrain: Annotated[
        TerrainFile, From("terrain.yaml", "kinds of ground, hexside, path, span, sign, place", required=True)
    ]
    boards: Annotated[BoardsFile, From("boards.yaml", "pictures with boxes beside the map")]
    markers: Annotated[MarkersFile, From("markers.yaml", "the markers")]
    phases: Annotated[PhasesFile, From("phases.yaml", "the sequence of play")]
    combat: Annotated[
        CombatFile, From("combat.yaml", "kinds of combat: who takes part, what is compared, what changes it")
    ]
    sheets: Annotated[SheetsFile, From("sheets.yaml", "counter sheets and the map: how large they are on paper")]
    sources: Annotated[SourcesFile, From("sources.yaml", "what its `history:` and `reconstructed:` stand for")]
    tables: Annotated[TablesFile, From("tables.yaml", "the tables that the rules print: what each is about")]
    table_rows: Annotated[Mapping[str, Document], From("tables/*.csv", "their rows")]


@dataclass(frozen=True, slots=True)
class BoxFiles(FolderFiles):
    """The files of a game box."""

    of = (BOX,)
    about: Annotated[GameFile, From("game.yaml", "series, turn scheme, sides, nations", required=True)]
    sources: Annotated[SourcesFile, From("sources.yaml", "what `history:` and `reconstructed:` stand for")]
    formations: Annotated[tuple[Row[FormationRow], ...], From("formations.csv", "corps and divisions with an officer")]
    counters: Annotated[tuple[Row[CounterRow], ...], From("counters.csv", "one row a counter", required=True)]
    forces: Annotated[
        tuple[Row[ForcesRow], ...], From("forces.csv", "the printed table of which formation is in which battle")
    ]
    errata: Mapping[str, ErratumFile] = field(default_factory=dict)
    look: Mapping[str, bytes] = field(default_factory=dict)
    """The templates of its own look by their names."""
    drawings: DrawingsFile = field(default_factory=DrawingsFile)
    """What can be drawn: by our templates, and by those of its look."""
    amended: bool = True
    """Whether the errata are laid over the data."""


@dataclass(frozen=True, slots=True)
class LookFiles(FolderFiles):
    """What a look has beside its templates."""

    of = ("looks/*",)
    drawings: Annotated[DrawingsFile, From("drawings.yaml", "what its templates draw beside ours")]


@dataclass(frozen=True, slots=True)
class ErrataFiles(FolderFiles):
    """The errata of a game box, which are laid over its other files."""

    of = (BOX,)
    errata: Annotated[
        Mapping[str, ErratumFile], From("errata/*.yaml", "published changes, by their dates", schema="erratum")
    ]


@dataclass(frozen=True, slots=True)
class BattleFiles(FolderFiles):
    """The files of a battle."""

    of = (BATTLE,)
    about: Annotated[BattleFile, From("battle.yaml", "days, groups that wait, what every scenario has", required=True)]
    map: Annotated[MapFile, From("map.yaml", "grid, places, roads, bridges, signs", required=True)]
    terrain: Annotated[
        tuple[Row[TerrainRow], ...], From("terrain.csv", "hexes that are not clear", schema="terrain-row")
    ]
    hexsides: Annotated[tuple[Row[HexsideRow], ...], From("hexsides.csv", "rivers, slopes")]
    setup: Annotated[
        Document | None, From("setup.csv", "one row a counter, one column a scenario", required=True, row=SetupRow)
    ]
    scenarios: Annotated[
        Mapping[str, ScenarioFile],
        From("scenarios/*.yaml", "duration, parameters, orders, victory", schema="scenario"),
    ]
    lock: Annotated[Document | None, From(LOCK, "piece ids; `oobc lock` writes them, kept with the data")]
    image: bytes | None = None
    """The picture of the map, if there is one."""

    def origin(self, scenario: str) -> Origin:
        """The file of a scenario."""
        return self.folder.file(f"scenarios/{scenario}.yaml")


@dataclass(frozen=True, slots=True)
class PrivateFiles(FolderFiles):
    """What the owner of a game has beside the data, and may not hand on."""

    of = (PRIVATE,)
    book: Annotated[BookFile, From("*.yaml", "the words of the rulebook", schema="book")]


FILES = tuple(
    each
    for group in (SeriesFiles, BoxFiles, LookFiles, ErrataFiles, BattleFiles, RulesFiles, AcceptedFiles, PrivateFiles)
    for each in files_of(group)
)
"""All files that a data folder has, but for the pictures that a map names and the templates of `looks/`."""


@dataclass(frozen=True, slots=True)
class Files:
    """All that was read for one battle."""

    battle_id: str
    box_id: str
    library: Library
    series: SeriesFiles | None
    box: BoxFiles | None
    battle: BattleFiles | None
    prose: tuple[RulesFiles, ...]
    """The rules of the series, of the game box, and of every battle in it."""
    book: BookFile | None
    """The words of the rulebook, if they were asked for and can be read."""
    accepted: tuple[Accepting, ...]
    """Findings that the data accepts; those of the files of other battles are left out."""
    set_up_elsewhere: frozenset[str]
    """Counters that other battles of the box set up."""
    gaps: Gaps
    """What was left out because of a finding."""

    def models(self) -> Iterator[Shape]:
        """Every model that was made of the files, but for errata and the words of the rulebook."""
        groups = (self.series, self.box, self.battle, *self.prose)
        return (model for group in groups if group is not None for model in group.models())

    @property
    def rules(self) -> tuple[RulesFile, ...]:
        """Every file of rules."""
        return tuple(rules for each in self.prose for rules in each.rules.values())

    @property
    def synonyms(self) -> tuple[SynonymsFile, ...]:
        """Every file of synonyms."""
        return tuple(each.synonyms for each in self.prose if each.synonyms is not None)

    @property
    def conditions(self) -> tuple[ConditionsFile, ...]:
        """Every file of what cases say of conditions."""
        return tuple(each.conditions for each in self.prose if each.conditions is not None)

    def contents(self) -> Iterator[tuple[str, bytes]]:
        """Every file that was read: its name and what it says; texts in UTF-8, lines ending with a line feed."""
        yield from contents(self.library.documents, self.box)
        if self.battle is not None and self.battle.image is not None and self.battle.map.image is not None:
            yield self.battle.folder.file(self.battle.map.image.file).file, self.battle.image


def contents(documents: Mapping[str, Document], box: BoxFiles | None) -> Iterator[tuple[str, bytes]]:
    """Documents and the look of a game box: names of files and what they say."""
    for file, document in documents.items():
        yield file, document.text.encode()
    if box is not None:
        for name, template in box.look.items():
            yield f"data/looks/{box.about.look}/{name}", template
