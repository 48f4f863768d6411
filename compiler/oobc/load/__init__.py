"""Reading all files of one battle: its own, its game box's and its series'; each file on its own.

The result holds the models of what could be read. A part that could not be read is None or left out, and the
findings say why.
"""

import os
import posixpath
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from oobc.diagnostics.codes import STALE_ERRATUM, UNKNOWN_NAME, UNREADABLE
from oobc.diagnostics.findings import Finding, only_fix, suggest
from oobc.load.desk import Desk
from oobc.load.files import (
    LOCK,
    AcceptedFiles,
    Accepting,
    BattleFiles,
    BoxFiles,
    ErrataFiles,
    Files,
    LookFiles,
    RulesFiles,
    SeriesFiles,
    contents,
)
from oobc.load.table import BATTLE, BOX, SERIES
from oobc.load.unused_files import unused_files
from oobc.model.drawings import DrawingsFile
from oobc.model.game import GameFile
from oobc.model.map import MapFile
from oobc.model.rules import BookFile
from oobc.place import Origin
from oobc.resources import templates
from oobc.source.document import Library
from oobc.source.errata import Change, amend
from oobc.source.gaps import Gaps
from oobc.source.project import Project, parse
from oobc.source.text import read_file, read_text, reason

_LARGEST_IMAGE = 256 * 2**20
"""So many bytes the picture of a map may have."""

__all__ = ["LOCK", "BoxRead", "load", "our_drawings", "read_box"]


@dataclass(frozen=True, slots=True)
class BoxRead:
    """What all battles of a game box share: it is read once for them."""

    desk: Desk
    """With all files of the series and the game box, and the rules of all battles; nobody changes it any more."""
    folder: Path
    series: SeriesFiles | None
    box: BoxFiles | None
    prose: tuple[RulesFiles, ...]
    accepted: tuple[tuple[AcceptedFiles | None, bool], ...]
    """Each with whether this is the only battle that reads it."""
    changes: tuple[Change, ...]
    """What the errata change in files of battles, but for their rules."""

    def contents(self) -> Iterator[tuple[str, bytes]]:
        """Every file that was read, as `Files.contents` tells them."""
        return contents(self.desk.documents, self.box)


def load(
    project: Project, folder: Path, *, as_printed: bool = False, with_book: bool = False, box: BoxRead | None = None
) -> tuple[Files, list[Finding]]:
    """All files of the battle in `folder`; `as_printed`, without the errata; `with_book`, with the book's words.

    `box`: its game box, if that was read before; whether as printed, is said there.
    """
    shared = box or read_box(project, folder.parent.parent, as_printed=as_printed)
    desk = shared.desk.copy()
    desk.fetch(folder, BattleFiles, AcceptedFiles)
    desk.findings += unused_files(project, folder, BATTLE)
    _lay_over(desk, (each for each in shared.changes if not _is_of_another(desk, each.file)))
    battle = desk.read(BattleFiles, folder)
    if battle is not None:
        battle = replace(battle, image=_image(desk, folder, battle.map, battle.folder.file("map.yaml")))
    files = Files(
        battle_id=folder.name,
        box_id=shared.folder.name,
        library=Library(desk.documents),
        series=shared.series,
        box=shared.box,
        battle=battle,
        prose=shared.prose,
        book=_book(desk, project.book(shared.folder.name)) if with_book else None,
        accepted=_accepted(desk, (*shared.accepted, (desk.read(AcceptedFiles, folder), True)), folder),
        set_up_elsewhere=_set_up_elsewhere(desk, folder),
        gaps=desk.gaps,
    )
    # What an erratum does not find in a file that is not whole, it may find when that is mended.
    amending = [each for file, each in desk.amending if each.code is not STALE_ERRATUM or not desk.gaps.touch(file)]
    return files, [*desk.findings, *amending]


def read_box(project: Project, folder: Path, *, as_printed: bool = False) -> BoxRead:
    """What all battles of the game box in `folder` share; `as_printed`, without its errata."""
    desk = Desk(project)
    desk.fetch(folder, BoxFiles, ErrataFiles, AcceptedFiles)
    desk.findings += unused_files(project, folder, BOX)
    of_series = _series_folder(desk, folder)
    if of_series is not None:
        desk.fetch(of_series, SeriesFiles, AcceptedFiles)
        desk.findings += unused_files(project, of_series, SERIES)
    battles = sorted(folder.glob("battles/*"))
    with_rules = [*([of_series] if of_series is not None else []), folder, *battles]
    for each in with_rules:
        desk.fetch(each, RulesFiles)
    errata = desk.read(ErrataFiles, folder)
    changes = _changes(errata) if errata is not None and not as_printed else []
    inner = f"{project.name(folder)}/battles/"
    later: list[Change] = []
    now: list[Change] = []
    for change in changes:
        of_battle = change.file.startswith(inner) and change.file not in desk.documents
        (later if of_battle else now).append(change)
    _lay_over(desk, (each for each in now if each.file not in desk.gaps.unread))
    series = desk.read(SeriesFiles, of_series) if of_series is not None else None
    # Without the series the columns of the counters are not known, and every one of them would be reported.
    values = frozenset(name for kind in series.pieces.kinds.values() for name in kind.values) if series else None
    box = desk.read(BoxFiles, folder, {"counters": values, "forces": frozenset(each.name for each in battles)})
    if box is not None and errata is not None:
        look, drawings = _look(desk, box.about, box.folder.file("game.yaml"))
        box = replace(box, look=look, drawings=drawings, errata=errata.errata, amended=not as_printed)
    prose = tuple(read for each in with_rules if (read := _rules(desk, each)) is not None)
    accepted = [(desk.read(AcceptedFiles, folder), sum(os.path.isfile(each / "battle.yaml") for each in battles) == 1)]
    if of_series is not None:
        accepted.insert(0, (desk.read(AcceptedFiles, of_series), len(project.battles()) == 1))
    return BoxRead(desk, folder, series, box, prose, tuple(accepted), tuple(later))


def _series_folder(desk: Desk, box: Path) -> Path | None:
    """The folder of the series that a game names, if there is one."""
    document = desk.documents.get(desk.project.name(box / "game.yaml"))
    named = document.values.get("series") if document and isinstance(document.values, dict) else None
    if document is None or not isinstance(named, str) or not named:
        return None  # its model has the finding
    return _named_folder(desk, "series", named, document.origin)


def _named_folder(desk: Desk, of: str, named: str, box: Origin) -> Path | None:
    """The folder of `data/series/` or its like that a game names, or a finding."""
    folders = {path.name: path for path in desk.project.data.glob(f"{of}/*") if os.path.isdir(path)}
    if named not in folders:
        what, hint, fix = (
            of.removesuffix("s") if of == "looks" else of,
            suggest(named, folders),
            only_fix(named, folders),
        )
        desk.findings.append(Finding(UNKNOWN_NAME, f"there is no {what} {named!r}", box.at(what), hint, fix=fix))
    return folders.get(named)


def _look(desk: Desk, game: GameFile, box: Origin) -> tuple[dict[str, bytes], DrawingsFile]:
    """The templates of the look that a game names, by their names in its folder, and all that can be drawn with it."""
    folder = _named_folder(desk, "looks", game.look, box) if game.look is not None else None
    if folder is None:
        desk.gaps |= Gaps(unread={f"data/looks/{game.look}/drawings.yaml"} if game.look is not None else set())
        return {}, our_drawings()
    desk.fetch(folder, LookFiles)
    desk.findings += unused_files(desk.project, folder, *LookFiles.of)
    files = desk.read(LookFiles, folder)
    own = {path.relative_to(folder).as_posix(): _template(desk, path) for path in sorted(folder.rglob("*.typ"))}
    return own, our_drawings().and_of(files.drawings) if files is not None else our_drawings()


def _template(desk: Desk, path: Path) -> bytes:
    """A template of a look; nothing, with a finding, if it cannot be read."""
    text, findings = read_text(path, desk.project.name(path))
    desk.findings += findings
    return text.encode()


def our_drawings() -> DrawingsFile:
    """What the templates draw that come with oobc."""
    path = templates() / "drawings.yaml"
    document, _ = parse(path.read_text(encoding="utf-8"), path.name)
    return DrawingsFile.model_validate(document and document.values)


def _changes(errata: ErrataFiles) -> list[Change]:
    """The changes of the errata of a game box, in the order of their dates."""
    return [
        Change(
            posixpath.normpath(posixpath.join(errata.folder.path, each.file)),
            each.path,
            each.row,
            each.column,
            each.case,
            each.was,
            each.becomes,
            each.origin,
        )
        for erratum in errata.errata.values()
        for each in erratum.changes
    ]


def _lay_over(desk: Desk, changes: Iterable[Change]) -> None:
    for change in changes:
        desk.documents, findings = amend(desk.documents, (change,))
        desk.amending += ((change.file, each) for each in findings)


def _is_of_another(desk: Desk, file: str) -> bool:
    """Whether a file of a battle is there and has nothing that could be changed here."""
    return file not in desk.documents and (file in desk.gaps.unread or os.path.isfile(desk.project.root / file))


def _rules(desk: Desk, folder: Path) -> RulesFiles | None:
    """The rules in a folder, but for chapters whose number cannot be read; their cases, too, are lost."""
    found = desk.read(RulesFiles, folder)
    if found is None:
        return None
    whole = dict(found.rules)
    for path in folder.glob("rules/*.md"):
        document = desk.documents.get(desk.project.name(path))
        rules = whole.get(path.stem)
        if document is not None and (rules is None or ("chapter" in document.values and rules.chapter is None)):
            whole.pop(path.stem, None)
            desk.gaps |= Gaps({id for each in document.values["sections"] if isinstance(id := each["id"], str)})
    return replace(found, rules=whole)


def _image(desk: Desk, folder: Path, sheet: MapFile, file: Origin) -> bytes | None:
    """The picture that a map names, or a finding."""
    if sheet.image is None:
        return None
    try:
        return read_file(folder / sheet.image.file, _LARGEST_IMAGE)
    except OSError as error:
        message = f"cannot read {sheet.image.file!r}: {reason(error)}"
        hint = "it is looked for in the folder of the battle; without 'image' the map is drawn"
        desk.findings.append(Finding(UNREADABLE, message, file.at("image", "file"), hint))
        return None


def _book(desk: Desk, path: Path) -> BookFile | None:
    if os.path.lexists(path):
        desk.fetch_file(path)
    document = desk.documents.get(desk.project.name(path))
    return desk.shaped(document, BookFile) if document is not None else None


def _set_up_elsewhere(desk: Desk, folder: Path) -> frozenset[str]:
    units: set[str] = set()
    for path in folder.parent.glob("*/setup.csv"):
        if path.parent != folder:
            card, _ = desk.project.read(path)
            if card is None:
                desk.gaps |= Gaps(unread={desk.project.name(path)})
            else:
                units |= {str(row.get("unit")) for row in card.values} | card.lost
    return frozenset(units)


def _accepted(desk: Desk, found: Iterable[tuple[AcceptedFiles | None, bool]], battle: Path) -> tuple[Accepting, ...]:
    """What the folders accept, each with whether it is read for this battle alone."""
    return tuple(
        each for files, alone in found if files is not None for each in _acceptances(desk, files, battle, alone)
    )


def _acceptances(desk: Desk, files: AcceptedFiles, battle: Path, alone: bool) -> Iterator[Accepting]:
    own = f"{desk.project.name(battle)}/"
    for each in files.accepted.accepted if files.accepted else ():
        file = posixpath.normpath(posixpath.join(files.folder.path, each.file))
        if file in desk.documents or "/battles/" not in file or not os.path.isfile(desk.project.root / file):
            # What is in a file of this battle, no other finds.
            shared = not alone and not file.startswith(own)
            yield Accepting(each, file, shared)
