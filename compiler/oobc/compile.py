"""From a battle's folder to its game: read, link, check. The order of the stages stands here and nowhere else."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path

from oobc.acceptance import accept
from oobc.checks import check
from oobc.diagnostics.findings import Finding, has_errors
from oobc.diagnostics.report import Located
from oobc.game import Game
from oobc.link import link
from oobc.load import LOCK, load
from oobc.load.files import Files
from oobc.place import Place
from oobc.plan import Made, Node, run
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

    @property
    def linked(self) -> Game:
        """The game, for who knows that there is one. ValueError: there is none."""
        if self.game is None:
            raise ValueError("there is no game")
        return self.game

    def passes(self, *, strict: bool) -> bool:
        """The same; strictly, a warning is enough to stop."""
        return self.game is not None and not has_errors((finding for finding, _, _ in self.findings), strict=strict)


def plan_battle(project: Project, folder: Path, *, as_printed: bool = False, with_book: bool = False) -> Node[Compiled]:
    """The plan of one battle up to its checked game. Its files are read here: only what they say makes the keys."""
    files, found = load(project, folder, as_printed=as_printed, with_book=with_book)
    read = Node(f"read {folder.name}", lambda _: (files, found), told=_contents(files))
    linked = Node("link", lambda made: link(made[read][0]), (read,))
    way = ("as printed",) if as_printed else ()

    def checked(made: Made) -> Compiled:
        files, findings = made[read]
        game, more = made[linked]
        return _check(files, game, [*findings, *more], as_printed=as_printed)

    return Node("check", checked, (read, linked), way)


def compile_battle(project: Project, folder: Path, *, as_printed: bool = False, with_book: bool = False) -> Compiled:
    """Reads, links and checks one battle."""
    checked = plan_battle(project, folder, as_printed=as_printed, with_book=with_book)
    return run([checked])[0][checked]


def _contents(files: Files) -> tuple[str, ...]:
    """What was read, in words that no other files have. The numbers of pieces have a node of their own."""
    digests = {file: sha256(content).hexdigest() for file, content in files.contents() if not file.endswith(f"/{LOCK}")}
    elsewhere = sorted(files.set_up_elsewhere)
    return (f"{len(digests)} files {sha256(repr((sorted(digests.items()), elsewhere)).encode()).hexdigest()}",)


def _check(files: Files, game: Game | None, findings: list[Finding], *, as_printed: bool) -> Compiled:
    findings = [*findings, *characters_are_in_the_fonts(files.library)]
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
