"""Reading all files of one battle: its own, its game box's and its series'; each file on its own.

The result holds the models of what could be read. A part that could not be read is None or left out, and the
findings say why.
"""

import posixpath
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from pydantic import BaseModel

from oobc.diagnostics.codes import DUPLICATE_ID, MISSING_KEY, UNKNOWN_KEY, UNKNOWN_NAME, UNREADABLE
from oobc.diagnostics.findings import Finding, Note, mend, suggest
from oobc.model.accepted import Acceptance, AcceptedFile
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
from oobc.model.quoting import unquoted
from oobc.model.rules import BookFile, RulesFile, SynonymsFile
from oobc.model.scenario import ScenarioFile
from oobc.model.series import SeriesFile
from oobc.model.shaping import keys_of, shape
from oobc.model.sheets import SheetsFile
from oobc.model.sources import SourcesFile
from oobc.model.tables import TablesFile
from oobc.model.terrain import TerrainFile
from oobc.model.turns import TurnsFile
from oobc.place import Origin
from oobc.source.document import Document, Library
from oobc.source.errata import Change, amend
from oobc.source.project import Project
from oobc.source.text import start_of

LOCK = "gpids.lock"
"""The piece ids of a battle, in its folder."""
SYNONYMS = "synonyms.yaml"
"""The words of the table, in a folder of rules."""

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
    folder: str
    """The name of the folder, for origins: `data/series/lonb`."""


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
    folder: str


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
    folder: str

    def origin(self, scenario: str) -> Origin:
        """The file of a scenario."""
        return Origin(f"{self.folder}/scenarios/{scenario}.yaml")


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


@dataclass(slots=True)
class _Desk:
    """What lies on the desk while files are read: documents, findings, names that were lost."""

    project: Project
    documents: dict[str, Document] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)
    lost: set[str] = field(default_factory=set)
    unread: set[str] = field(default_factory=set)
    partial: set[str] = field(default_factory=set)

    def fetch(self, paths: Iterable[Path]) -> None:
        """Reads files into the documents; those that are not there are passed over."""
        for path in paths:
            if path.is_file():
                document, findings = self.project.read(path)
                self.findings += findings
                if document is None:
                    self.unread.add(self.project.name(path))
                else:
                    self.documents[document.file] = document
                    self.lost |= document.lost
                    if document.lost:
                        self.partial.add(document.file)

    def shape(self, path: Path, model: type[Model]) -> Model | None:
        """The model of a file. A file that is not there gives the empty model, or a finding if that cannot be."""
        file = self.project.name(path)
        document = self.documents.get(file)
        if document is None:
            if path.is_file():
                return None  # it was read, and its findings are known
            if any(each.is_required() for each in model.model_fields.values()):
                self.findings.append(Finding(UNREADABLE, "the file is missing", start_of(file)))
                return None
            return model.model_validate({})
        return self.shaped(document, model)

    def shaped(self, document: Document, model: type[Model]) -> Model | None:
        """The model of a document."""
        value, findings, lost, left_out = shape(document.values, model, document.origin)
        # These findings know the items as they are written; those to come will not.
        library = Library(self.documents)
        self.findings += [replace(each, where=library.place(each.where)) for each in findings]
        self.documents[document.file] = replace(document, left_out=left_out)
        self.lost |= lost
        if findings:
            self.partial.add(document.file)
        self.findings += [replace(each, where=library.place(each.where)) for each in unquoted(document, model)]
        return value

    def require(self, path: Path) -> None:
        """A finding if a table is not there."""
        if not path.is_file():
            file = self.project.name(path)
            self.unread.add(file)
            self.findings.append(Finding(UNREADABLE, "the file is missing", start_of(file)))

    def rows(self, path: Path, model: type[Model], more: frozenset[str] = frozenset()) -> tuple[Row[Model], ...]:
        """The rows of a table; `more` are columns beside those of the model. A table that is not there is empty."""
        document = self.documents.get(self.project.name(path))
        if document is None or not document.values:
            return ()
        header = list(document.values[0])
        columns = [name for name in keys_of(model) if name in header or name in keys_of(model, required=True)]
        for name in header:
            if name not in columns and name not in more:
                hint = suggest(name, [*columns, *more])
                where = document.origin.at_key(name)
                fix = mend(name, {*columns, *more}.difference(header))
                self.findings.append(Finding(UNKNOWN_KEY, f"nothing reads the column {name!r}", where, hint, fix=fix))
        missing = [name for name in columns if name not in header]
        if missing:
            message = f"the table has no column {', '.join(map(repr, missing))}"
            self.findings.append(Finding(MISSING_KEY, message, document.origin.at_key(header[0])))
            self.unread.add(document.file)
            return ()
        rows = []
        for index, cells in enumerate(document.values):
            origin = document.origin.at(index)
            value, findings, _, _ = shape({name: cells[name] for name in columns}, model, origin)
            self.findings += findings
            if value is None or findings:
                self.partial.add(document.file)
                self.lost |= {str(cells[name]) for name in ("id", "name") if cells.get(name)}
                continue
            rows.append(Row(value, {name: cells[name] for name in header if name in more and cells[name]}, origin))
        return self._without_doubles(rows)

    def _without_doubles(self, rows: list[Row[Model]]) -> tuple[Row[Model], ...]:
        first: dict[str, Row[Model]] = {}
        single = []
        for row in rows:
            id = getattr(row.value, "id", None)
            if id is not None and id in first:
                message, note = f"the id {id!r} is here twice", Note("first here", first[id].origin.at("id"))
                self.findings.append(Finding(DUPLICATE_ID, message, row.origin.at("id"), notes=(note,)))
                continue
            if id is not None:
                first[id] = row
            single.append(row)
        return tuple(single)


def load(
    project: Project, folder: Path, *, as_printed: bool = False, with_book: bool = False
) -> tuple[Files, list[Finding]]:
    """All files of the battle in `folder`; `as_printed`, without the errata; `with_book`, with the book's words."""
    desk = _Desk(project)
    box_folder = folder.parent.parent
    desk.fetch([box_folder / "game.yaml"])
    box_document = desk.documents.get(project.name(box_folder / "game.yaml"))
    series_folder = _series_folder(desk, box_document)
    desk.fetch(_files_of(series_folder) if series_folder else ())
    desk.fetch(path for path in _files_of(box_folder) if path.name != "game.yaml")
    desk.fetch(sorted(each for each in box_folder.glob("battles/*/rules/*") if each.suffix in (".md", ".yaml")))
    desk.fetch(path for path in _files_of(folder) if path.parent.name != "rules")
    desk.fetch([folder / LOCK])
    desk.fetch([project.book(box_folder.name)] if with_book else [])
    desk.require(box_folder / "counters.csv")
    desk.require(folder / "setup.csv")
    errata = _errata(desk, box_folder, lay_over=not as_printed)
    series = _series(desk, series_folder) if series_folder else None
    files = Files(
        battle_id=folder.name,
        box_id=box_folder.name,
        library=Library(desk.documents),
        series=series,
        box=_box(desk, box_folder, series, errata, amended=not as_printed),
        battle=_battle(desk, folder),
        rules=_rules(desk),
        synonyms=_synonyms(desk),
        book=desk.shape(project.book(box_folder.name), BookFile) if with_book else None,
        tables=_tables(desk, series_folder) if series_folder else {},
        accepted=_accepted(desk, series_folder, box_folder, folder),
        set_up_elsewhere=_set_up_elsewhere(desk, folder),
        lost=frozenset(desk.lost),
        unread=frozenset(desk.unread),
        partial=frozenset(desk.partial | desk.unread),
    )
    # What is laid over the documents and what was left out of them is known only now.
    return replace(files, library=Library(desk.documents)), desk.findings


def _series_folder(desk: _Desk, box: Document | None) -> Path | None:
    """The folder of the series that a game names, if there is one."""
    named = box.values.get("series") if box and isinstance(box.values, dict) else None
    if box is None or not isinstance(named, str) or not named:
        return None  # its model has the finding
    return _named_folder(desk, "series", named, box.origin)


def _named_folder(desk: _Desk, of: str, named: str, box: Origin) -> Path | None:
    """The folder of `data/series/` or its like that a game names, or a finding."""
    folders = {path.name: path for path in desk.project.data.glob(f"{of}/*") if path.is_dir()}
    if named not in folders:
        what, hint, fix = of.removesuffix("s") if of == "looks" else of, suggest(named, folders), mend(named, folders)
        desk.findings.append(Finding(UNKNOWN_NAME, f"there is no {what} {named!r}", box.at(what), hint, fix=fix))
    return folders.get(named)


def _look(desk: _Desk, game: GameFile, box: Origin) -> dict[str, bytes]:
    """The templates of the look that a game names, by their names in its folder."""
    folder = _named_folder(desk, "looks", game.look, box) if game.look is not None else None
    if folder is None:
        return {}
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*.typ"))}


def _files_of(folder: Path) -> list[Path]:
    """The data files directly in a folder and in those of its subfolders that belong to it."""
    own = ("rules", "tables", "scenarios", "errata")
    inner = [path for name in own for path in folder.glob(f"{name}/*")]
    return sorted(path for path in [*folder.glob("*"), *inner] if path.suffix in (".yaml", ".csv", ".md"))


def _errata(desk: _Desk, folder: Path, *, lay_over: bool) -> dict[str, ErratumFile]:
    """The errata of a game box, in the order of their dates; lays their changes over the documents if asked."""
    errata: dict[str, ErratumFile] = {}
    for path in sorted(folder.glob("errata/*.yaml")):
        erratum = desk.shape(path, ErratumFile)
        if erratum is None:
            desk.lost.add(f"update:{path.stem}")
            continue
        errata[path.stem] = erratum
        if not lay_over:
            continue
        origin = Origin(desk.project.name(path))
        changes = [
            Change(
                posixpath.normpath(posixpath.join(desk.project.name(folder), each.file)),
                each.path,
                each.row,
                each.column,
                each.case,
                each.was,
                each.becomes,
                origin.at("changes", index),
            )
            for index, each in enumerate(erratum.changes)
        ]
        # A change to a file of another battle of the box has nothing to change here.
        battles = f"{desk.project.name(folder)}/battles/"
        here = [each for each in changes if each.file in desk.documents or not _is_file(desk, each.file, battles)]
        amended, findings = amend(desk.documents, here)
        desk.documents.update(amended)
        desk.findings += findings
    return errata


def _is_file(desk: _Desk, file: str, within: str) -> bool:
    return file in desk.unread or (file.startswith(within) and (desk.project.root / file).is_file())


def _series(desk: _Desk, folder: Path) -> SeriesFiles | None:
    about = desk.shape(folder / "series.yaml", SeriesFile)
    pieces = desk.shape(folder / "pieces.yaml", PiecesFile)
    turns = desk.shape(folder / "turns.yaml", TurnsFile)
    terrain = desk.shape(folder / "terrain.yaml", TerrainFile)
    boards = desk.shape(folder / "boards.yaml", BoardsFile)
    markers = desk.shape(folder / "markers.yaml", MarkersFile)
    phases = desk.shape(folder / "phases.yaml", PhasesFile)
    tables = desk.shape(folder / "tables.yaml", TablesFile)
    combat = desk.shape(folder / "combat.yaml", CombatFile)
    sheets = desk.shape(folder / "sheets.yaml", SheetsFile)
    if not (about and pieces and turns and terrain and boards and markers and phases and tables and combat and sheets):
        return None
    name = desk.project.name(folder)
    return SeriesFiles(about, pieces, turns, terrain, boards, markers, phases, tables, combat, sheets, name)


def _box(
    desk: _Desk,
    folder: Path,
    series: SeriesFiles | None,
    errata: Mapping[str, ErratumFile],
    *,
    amended: bool,
) -> BoxFiles | None:
    about = desk.shape(folder / "game.yaml", GameFile)
    sources = desk.shape(folder / "sources.yaml", SourcesFile)
    formations = desk.rows(folder / "formations.csv", FormationRow)
    kinds = series.pieces.kinds.values() if series else ()
    values = frozenset(name for kind in kinds for name in kind.values)
    # Without the series its columns are not known, and every one of them would be reported.
    counters = desk.rows(folder / "counters.csv", CounterRow, values) if series else ()
    battles = frozenset(path.name for path in folder.glob("battles/*"))
    forces = desk.rows(folder / "forces.csv", ForcesRow, battles)
    if not (about and sources):
        return None
    name = desk.project.name(folder)
    look = _look(desk, about, Origin(f"{name}/game.yaml"))
    return BoxFiles(about, sources, formations, counters, forces, look, errata, amended, name)


def _battle(desk: _Desk, folder: Path) -> BattleFiles | None:
    about = desk.shape(folder / "battle.yaml", BattleFile)
    sheet = desk.shape(folder / "map.yaml", MapFile)
    terrain = desk.rows(folder / "terrain.csv", TerrainRow)
    hexsides = desk.rows(folder / "hexsides.csv", HexsideRow)
    scenarios = {}
    for path in sorted(folder.glob("scenarios/*.yaml")):
        scenario = desk.shape(path, ScenarioFile)
        if scenario is None:
            desk.lost.add(path.stem)
        else:
            scenarios[path.stem] = scenario
    setup = desk.documents.get(desk.project.name(folder / "setup.csv"))
    lock = desk.documents.get(desk.project.name(folder / LOCK))
    if not (about and sheet):
        return None
    piece_ids = lock.values if lock else {}
    name = desk.project.name(folder)
    image = _image(desk, folder, sheet, Origin(f"{name}/map.yaml"))
    return BattleFiles(about, sheet, terrain, hexsides, setup, scenarios, piece_ids, image, name)


def _image(desk: _Desk, folder: Path, sheet: MapFile, file: Origin) -> bytes | None:
    """The picture that a map names, or a finding."""
    if sheet.image is None:
        return None
    try:
        return (folder / sheet.image.file).read_bytes()
    except OSError as error:
        message = f"cannot read {sheet.image.file!r}: {error.strerror}"
        hint = "it is looked for in the folder of the battle; without 'image' the map is drawn"
        desk.findings.append(Finding(UNREADABLE, message, file.at("image", "file"), hint))
        return None


def _set_up_elsewhere(desk: _Desk, folder: Path) -> frozenset[str]:
    units: set[str] = set()
    for path in folder.parent.glob("*/setup.csv"):
        if path.parent != folder:
            card, _ = desk.project.read(path)
            if card is None:
                desk.unread.add(desk.project.name(path))
            else:
                units |= {str(row.get("unit")) for row in card.values} | card.lost
    return frozenset(units)


def _rules(desk: _Desk) -> tuple[tuple[RulesFile, Origin], ...]:
    files = []
    for document in list(desk.documents.values()):
        if document.file.endswith(".md"):
            value = desk.shaped(document, RulesFile)
            is_chapter = "chapter" in document.values
            if value is None or (is_chapter and value.chapter is None):
                ids = (section["id"] for section in document.values["sections"])
                desk.lost |= {id for id in ids if isinstance(id, str)}
            else:
                files.append((value, document.origin))
    return tuple(files)


def _synonyms(desk: _Desk) -> tuple[tuple[SynonymsFile, Origin], ...]:
    documents = [each for each in desk.documents.values() if each.file.endswith(f"/rules/{SYNONYMS}")]
    shaped = ((desk.shaped(each, SynonymsFile), each.origin) for each in documents)
    return tuple((value, origin) for value, origin in shaped if value is not None)


def _tables(desk: _Desk, folder: Path) -> dict[str, Document]:
    documents = (desk.documents.get(desk.project.name(path)) for path in sorted(folder.glob("tables/*.csv")))
    return {Path(each.file).stem: each for each in documents if each is not None}


def _accepted(desk: _Desk, series: Path | None, box: Path, battle: Path) -> tuple[Accepting, ...]:
    alone = len(list(box.glob("battles/*/battle.yaml"))) == 1
    found = [*_acceptances(desk, box, alone=alone), *_acceptances(desk, battle, alone=True)]
    if series is not None:
        found = [*_acceptances(desk, series, alone=len(desk.project.battles()) == 1), *found]
    own = f"{desk.project.name(battle)}/"
    # What is in a file of this battle, no other finds.
    return tuple(each._replace(shared=each.shared and not each.file.startswith(own)) for each in found)


def _acceptances(desk: _Desk, folder: Path, *, alone: bool) -> Iterator[Accepting]:
    """What a folder accepts; `alone` if it is read for one battle."""
    path = folder / "accepted.yaml"
    value = desk.shape(path, AcceptedFile)
    for index, each in enumerate(value.accepted if value else ()):
        file = posixpath.normpath(posixpath.join(desk.project.name(folder), each.file))
        if file in desk.documents or "/battles/" not in file or not (desk.project.root / file).is_file():
            yield Accepting(each, file, Origin(desk.project.name(path), ("accepted", index)), shared=not alone)
