"""From a battle's folder to its game: read, link, check. The order of the stages stands here and nowhere else."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from oobc.checks import check
from oobc.diagnostics.findings import Finding, has_errors
from oobc.game import Game
from oobc.link import link
from oobc.load import load
from oobc.place import Place
from oobc.source.document import Library
from oobc.source.project import Project

Located = tuple[Finding, Place, tuple[Place, ...]]


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
        return self.game is not None and not has_errors(finding for finding, _, _ in self.findings)


def compile_battle(project: Project, folder: Path, *, as_printed: bool = False) -> Compiled:
    """Reads, links and checks one battle."""
    files, findings = load(project, folder, as_printed=as_printed)
    game, more = link(files)
    findings += more
    if game is not None:
        findings += check(game)
    return Compiled(game, locate(findings, files.library), files.library)


def locate(findings: Iterable[Finding], library: Library) -> tuple[Located, ...]:
    """The findings with their places, sorted by file and line, none twice."""
    located = [
        (each, library.place(each.where), tuple(library.place(note.where) for note in each.notes))
        for each in dict.fromkeys(findings)
    ]
    return tuple(sorted(located, key=lambda each: (each[1], each[0].code.id, each[0].message)))
