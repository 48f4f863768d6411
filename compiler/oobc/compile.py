"""From a battle's folder to its game: read, link, check. The order of the stages stands here and nowhere else."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from oobc.acceptance import accept
from oobc.checks import check
from oobc.diagnostics.findings import Finding, has_errors
from oobc.diagnostics.report import Located
from oobc.game import Game
from oobc.link import link
from oobc.load import load
from oobc.place import Place
from oobc.source.characters import characters_are_in_the_fonts
from oobc.source.document import Library
from oobc.source.fixes import write_out
from oobc.source.project import Project


@dataclass(frozen=True, slots=True)
class Compiled:
    """The game of a battle, if it could be linked, and everything that was found on the way."""

    game: Game | None
    findings: tuple[Located, ...]
    """Sorted by file and line."""
    library: Library

    @property
    def good(self) -> bool:
        """Whether outputs may be made of it."""
        return self.passes(strict=False)

    def passes(self, *, strict: bool) -> bool:
        """The same; strictly, a warning is enough to stop."""
        return self.game is not None and not has_errors((finding for finding, _, _ in self.findings), strict=strict)


def compile_battle(project: Project, folder: Path, *, as_printed: bool = False, with_book: bool = False) -> Compiled:
    """Reads, links and checks one battle."""
    files, findings = load(project, folder, as_printed=as_printed, with_book=with_book)
    game, more = link(files)
    findings += [*more, *characters_are_in_the_fonts(files.library)]
    # As printed, or where names are missing, a check may not find what it finds otherwise.
    all_found = game is not None and not as_printed and not has_errors(findings)
    if game is not None:
        findings += check(game)
    findings, accepted = accept(findings, files, all_found=all_found)
    if game is not None:
        game = replace(game, accepted=accepted)
    return Compiled(game, locate(findings, files.library), files.library)


def locate(findings: Iterable[Finding], library: Library) -> tuple[Located, ...]:
    """The findings with their places, sorted by file and line, none twice."""
    located: dict[tuple[Place, str, str], Located] = {}
    for each in findings:
        place = library.place(each.where)
        notes = tuple(library.place(note.where) for note in each.notes)
        fix = write_out(each.fix, place, library) if each.fix is not None and each.accepted is None else None
        told = each if fix is each.fix else replace(each, fix=fix)
        located.setdefault((place, each.code.id, each.message), Located(told, place, notes))
    return tuple(located[key] for key in sorted(located))
