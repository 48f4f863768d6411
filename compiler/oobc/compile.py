"""From a battle's folder to its game: read, link, check. The order of the stages stands here and nowhere else."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path

from oobc.acceptance import accept
from oobc.checks import check
from oobc.diagnostics.findings import Finding, has_errors
from oobc.diagnostics.report import Located
from oobc.game import Game
from oobc.link import link
from oobc.load import LOCK, BoxRead, load, read_box
from oobc.load.files import Files
from oobc.place import Place
from oobc.plan import NOTHING, Made, Node, run
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


def plan_battles(
    project: Project, folders: Iterable[Path], *, as_printed: bool = False, with_book: bool = False
) -> Iterator[Node[Compiled]]:
    """The plan of each battle up to its checked game; what the battles of a game box share is read once.

    Files are read as a plan is laid: what they say is in its keys.
    """
    boxes: dict[Path, Node[BoxRead]] = {}
    for folder in folders:
        own = folder.parents[1]
        if own not in boxes:
            boxes[own] = _read_box(project, own, as_printed=as_printed)
        yield _plan_battle(project, folder, boxes[own], as_printed=as_printed, with_book=with_book)


def compile_battles(project: Project, folders: Iterable[Path], *, as_printed: bool = False) -> Iterator[Compiled]:
    """Reads, links and checks battles, one after the other."""
    for checked in plan_battles(project, folders, as_printed=as_printed):
        yield run([checked])[0][checked]


def compile_battle(project: Project, folder: Path, *, as_printed: bool = False) -> Compiled:
    """Reads, links and checks one battle."""
    return next(compile_battles(project, [folder], as_printed=as_printed))


def _read_box(project: Project, folder: Path, *, as_printed: bool) -> Node[BoxRead]:
    shared = read_box(project, folder, as_printed=as_printed)
    named = shared.series.folder.path.rpartition("/")[2] if shared.series is not None else "no series"
    told = (*(["as printed"] if as_printed else []), _in_words(dict(shared.contents())))
    return Node(f"read {named}, {folder.name}", lambda _: shared, told=told)


def _plan_battle(
    project: Project, folder: Path, box: Node[BoxRead], *, as_printed: bool, with_book: bool
) -> Node[Compiled]:
    shared = box.make(NOTHING)
    files, found = load(project, folder, with_book=with_book, box=shared)
    of_box = dict(shared.contents())
    # The numbers of pieces have a node of their own.
    own = {name: text for name, text in files.contents() if name not in of_box and not name.endswith(f"/{LOCK}")}
    elsewhere = sha256(repr(sorted(files.set_up_elsewhere)).encode()).hexdigest()
    told = (_in_words(own), f"counters of other battles {elsewhere}")
    read = Node(f"read {folder.name}", lambda _: (files, found), (box,), told)
    linked = Node("link", lambda made: link(made[read][0]), (read,))

    def checked(made: Made) -> Compiled:
        files, findings = made[read]
        game, more = made[linked]
        return _check(files, game, [*findings, *more], as_printed=as_printed)

    return Node("check", checked, (read, linked))


def _in_words(contents: Mapping[str, bytes]) -> str:
    """Files, in words that no others have."""
    digests = sorted((name, sha256(content).hexdigest()) for name, content in contents.items())
    return f"{len(contents)} files {sha256(repr(digests).encode()).hexdigest()}"


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
    for each in _not_too_many(findings):
        place = library.place(each.where)
        notes = tuple(library.place(note.where) for note in each.notes)
        fix = write_out(each.fix, place, library) if each.fix is not None and each.accepted is None else None
        told = replace(each, message=_not_too_long(each.message), hint=each.hint and _not_too_long(each.hint), fix=fix)
        located.setdefault((place, each.code.id, each.message), Located(told, place, notes))
    return tuple(located[key] for key in sorted(located))


_MOST = 1000
"""So many findings of a code are told of a file: more than anybody mends before the next run."""


_LONGEST = 1200
"""So many characters of a message, or a hint, are told: whoever wrote more knows what it is from its ends."""


def _not_too_long(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST // 2]} … {text[-_LONGEST // 2 :]}"


def _not_too_many(findings: Iterable[Finding]) -> Iterator[Finding]:
    """The findings; of those of a code in a file that are more than anybody reads, the first, and how many more."""
    many = Counter[tuple[str, str]]()
    last: dict[tuple[str, str], Finding] = {}
    for each in findings:
        group = each.where.file, each.code.id
        many[group] += each.accepted is None
        if each.accepted is not None or many[group] < _MOST:
            yield each
        else:
            last.setdefault(group, each)
    for group, each in last.items():
        more = many[group] - _MOST
        yield replace(each, message=f"{each.message}; {more:,} more are found in this file") if more else each
