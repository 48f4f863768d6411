"""Reading all files of one battle: its own, its game box's and its series'; each file on its own.

The result holds the models of what could be read. A part that could not be read is None or left out, and the
findings say why.
"""

import posixpath
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from oobc.diagnostics.codes import UNKNOWN_NAME, UNREADABLE
from oobc.diagnostics.findings import Finding, mend, suggest
from oobc.load.desk import Desk
from oobc.load.files import Accepting, BattleFiles, BoxFiles, Files, SeriesFiles
from oobc.model.accepted import AcceptedFile
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
from oobc.source.errata import Change, amend
from oobc.source.project import Project
from oobc.source.strays import BATTLE, BOX, SERIES, strays

LOCK = "gpids.lock"
"""The piece ids of a battle, in its folder."""
SYNONYMS = "synonyms.yaml"
"""The words of the table, in a folder of rules."""


def load(
    project: Project, folder: Path, *, as_printed: bool = False, with_book: bool = False
) -> tuple[Files, list[Finding]]:
    """All files of the battle in `folder`; `as_printed`, without the errata; `with_book`, with the book's words."""
    desk = Desk(project)
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
    for each, layout in ((series_folder, SERIES), (box_folder, BOX), (folder, BATTLE)):
        desk.findings += strays(project, each, layout) if each is not None else ()
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


def _folder(desk: Desk, path: Path) -> Folder:
    return Folder(desk.project.name(path))


def _series_folder(desk: Desk, box: Document | None) -> Path | None:
    """The folder of the series that a game names, if there is one."""
    named = box.values.get("series") if box and isinstance(box.values, dict) else None
    if box is None or not isinstance(named, str) or not named:
        return None  # its model has the finding
    return _named_folder(desk, "series", named, box.origin)


def _named_folder(desk: Desk, of: str, named: str, box: Origin) -> Path | None:
    """The folder of `data/series/` or its like that a game names, or a finding."""
    folders = {path.name: path for path in desk.project.data.glob(f"{of}/*") if path.is_dir()}
    if named not in folders:
        what, hint, fix = of.removesuffix("s") if of == "looks" else of, suggest(named, folders), mend(named, folders)
        desk.findings.append(Finding(UNKNOWN_NAME, f"there is no {what} {named!r}", box.at(what), hint, fix=fix))
    return folders.get(named)


def _look(desk: Desk, game: GameFile, box: Origin) -> dict[str, bytes]:
    """The templates of the look that a game names, by their names in its folder."""
    folder = _named_folder(desk, "looks", game.look, box) if game.look is not None else None
    if folder is None:
        return {}
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*.typ"))}


def _files_of(folder: Path) -> list[Path]:
    """The data files directly in a folder and in those of its subfolders that belong to it."""
    own = ("rules", "tables", "scenarios", "errata")
    inner = [path for name in own for path in folder.glob(f"{name}/*") if path.suffix in (".yaml", ".csv", ".md")]
    # Prose beside the data, such as a README.md, is no rule.
    return sorted([*(path for path in folder.glob("*") if path.suffix in (".yaml", ".csv")), *inner])


def _errata(desk: Desk, folder: Path, *, lay_over: bool) -> dict[str, ErratumFile]:
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


def _is_file(desk: Desk, file: str, within: str) -> bool:
    return file in desk.unread or (file.startswith(within) and (desk.project.root / file).is_file())


def _series(desk: Desk, folder: Path) -> SeriesFiles | None:
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
    own = _folder(desk, folder)
    return SeriesFiles(about, pieces, turns, terrain, boards, markers, phases, tables, combat, sheets, own)


def _box(
    desk: Desk,
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
    own = _folder(desk, folder)
    look = _look(desk, about, own.file("game.yaml"))
    return BoxFiles(about, sources, formations, counters, forces, look, errata, amended, own)


def _battle(desk: Desk, folder: Path) -> BattleFiles | None:
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
    own = _folder(desk, folder)
    image = _image(desk, folder, sheet, own.file("map.yaml"))
    return BattleFiles(about, sheet, terrain, hexsides, setup, scenarios, piece_ids, image, own)


def _image(desk: Desk, folder: Path, sheet: MapFile, file: Origin) -> bytes | None:
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


def _set_up_elsewhere(desk: Desk, folder: Path) -> frozenset[str]:
    units: set[str] = set()
    for path in folder.parent.glob("*/setup.csv"):
        if path.parent != folder:
            card, _ = desk.project.read(path)
            if card is None:
                desk.unread.add(desk.project.name(path))
            else:
                units |= {str(row.get("unit")) for row in card.values} | card.lost
    return frozenset(units)


def _rules(desk: Desk) -> tuple[tuple[RulesFile, Origin], ...]:
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


def _synonyms(desk: Desk) -> tuple[tuple[SynonymsFile, Origin], ...]:
    documents = [each for each in desk.documents.values() if each.file.endswith(f"/rules/{SYNONYMS}")]
    shaped = ((desk.shaped(each, SynonymsFile), each.origin) for each in documents)
    return tuple((value, origin) for value, origin in shaped if value is not None)


def _tables(desk: Desk, folder: Path) -> dict[str, Document]:
    documents = (desk.documents.get(desk.project.name(path)) for path in sorted(folder.glob("tables/*.csv")))
    return {Path(each.file).stem: each for each in documents if each is not None}


def _accepted(desk: Desk, series: Path | None, box: Path, battle: Path) -> tuple[Accepting, ...]:
    alone = len(list(box.glob("battles/*/battle.yaml"))) == 1
    found = [*_acceptances(desk, box, alone=alone), *_acceptances(desk, battle, alone=True)]
    if series is not None:
        found = [*_acceptances(desk, series, alone=len(desk.project.battles()) == 1), *found]
    own = f"{desk.project.name(battle)}/"
    # What is in a file of this battle, no other finds.
    return tuple(each._replace(shared=each.shared and not each.file.startswith(own)) for each in found)


def _acceptances(desk: Desk, folder: Path, *, alone: bool) -> Iterator[Accepting]:
    """What a folder accepts; `alone` if it is read for one battle."""
    path = folder / "accepted.yaml"
    value = desk.shape(path, AcceptedFile)
    for index, each in enumerate(value.accepted if value else ()):
        file = posixpath.normpath(posixpath.join(desk.project.name(folder), each.file))
        if file in desk.documents or "/battles/" not in file or not (desk.project.root / file).is_file():
            yield Accepting(each, file, Origin(desk.project.name(path), ("accepted", index)), shared=not alone)
