"""`oobc build`: everything that is made of a battle."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from oobc.cli.console import (
    FINDINGS,
    GOOD,
    AsPrintedOption,
    BattlesArgument,
    ProjectOption,
    open_project,
    pick_battles,
    step,
    tell,
    wrong_use,
)
from oobc.cli.lock import say_numbers
from oobc.cli.printing import (
    BacksOption,
    GreyOption,
    PaperOption,
    SheetsOption,
    ShiftOption,
    SinceOption,
    read_counters,
    require_sheets,
)
from oobc.cli.reporting import (
    Form,
    FormatOption,
    Reporter,
    ShowAcceptedOption,
    StrictOption,
    count_findings,
)
from oobc.outputs.paper import Printing

if TYPE_CHECKING:
    from oobc.game import Game
    from oobc.lock import Lock
    from oobc.outputs.artifact import Artifact
    from oobc.source.project import Project

PRIVATE_OUTPUTS = frozenset({"site", "single-file"})
"""What may hold the words of a book, since it stays with who made it."""


def build(
    battles: BattlesArgument = None,
    project: ProjectOption = None,
    output: Annotated[
        Path | None, typer.Option("--output", metavar="FOLDER", help="Where to write. [default: build/ of the project]")
    ] = None,
    only: Annotated[
        list[str] | None,
        typer.Option(
            "--only",
            metavar="OUTPUT",
            help="module, print, site or single-file, or a part: print/setup; may be repeated.",
        ),
    ] = None,
    paper: PaperOption = "a4",
    grey: GreyOption = False,
    backs: BacksOption = "long-edge",
    shift: ShiftOption = (0.0, 0.0),
    sheets: SheetsOption = None,
    since: SinceOption = None,
    scale: Annotated[
        float, typer.Option("--scale", min=0.25, max=8, help="Draw the module so many times as large as usual.")
    ] = 1.0,
    single_file: Annotated[
        bool, typer.Option("--single-file", help="Make the site as one HTML file too, beside its folder.")
    ] = False,
    with_book: Annotated[
        bool,
        typer.Option(
            "--with-book", help="The site alone, with the words of an imported rulebook; not to be handed on."
        ),
    ] = False,
    as_printed: AsPrintedOption = False,
    frozen: Annotated[
        bool, typer.Option("--frozen", help="Refuse to build a module with pieces that have no number yet.")
    ] = False,
    strict: StrictOption = False,
    show_accepted: ShowAcceptedOption = False,
    form: FormatOption = Form.TERMINAL,
) -> None:
    """Check battles, then make their module, cards and rules site."""
    outputs, parts = pick_outputs(only or (["site"] if with_book else []))
    outputs += ["single-file"] if single_file and "single-file" not in outputs else []
    if with_book and not {*outputs} <= PRIVATE_OUTPUTS:
        raise wrong_use(
            "--with-book makes the site alone: modules and cards are handed on, and the book's words are not"
        )
    found = open_project(project)
    picked = pick_battles(found, battles or [])
    before = read_counters(since, list(picked)) if since is not None else None
    printing = Printing(paper, grey, parts, backs, shift, tuple(sheets or ()), before)
    target = output or found.root / "build"
    asked = _Asked(found, outputs, printing, scale, target, as_printed, with_book, frozen, strict)
    reporter = Reporter(form, None, strict, show_accepted)
    good = [_build(name, folder, asked, reporter) for name, folder in picked.items()]
    reporter.finish()
    raise typer.Exit(GOOD if all(good) else FINDINGS)


@dataclass(frozen=True, slots=True)
class _Asked:
    """What a build was asked for."""

    project: "Project"
    outputs: list[str]
    printing: Printing
    scale: float
    """How many times as large as usual the module is."""
    target: Path
    """The folder in which each battle has one."""
    as_printed: bool
    with_book: bool
    frozen: bool
    """No piece may get a number."""
    strict: bool


def _build(name: str, folder: Path, asked: _Asked, reporter: Reporter) -> bool:
    """Makes what was asked for of one battle, and tells of it; whether all of it could be made."""
    from oobc.compile import compile_battle, locate
    from oobc.lock import every_piece_has_its_number, lock_of
    from oobc.outputs.drawing_errors import drawing_errors

    tell(f"{name}")
    with step("reading and checking"):
        compiled = compile_battle(asked.project, folder, as_printed=asked.as_printed, with_book=asked.with_book)
    reporter.tell(name, compiled.findings, compiled.library)
    if not compiled.passes(strict=asked.strict) or compiled.game is None:
        tell(f"{name}: {count_findings(compiled)}; nothing was written")
        return False
    require_sheets(compiled.game, asked.printing.sheets)
    require_room(compiled.game, asked.scale)
    lock, game = lock_of(compiled.game) if "module" in asked.outputs else (None, compiled.game)
    wrong = list(every_piece_has_its_number(lock, game)) if lock is not None and asked.frozen else []
    made: list[Artifact] = []
    if not wrong:
        made, errors = _make(game, asked)
        wrong = drawing_errors(game, errors) if errors is not None else []
    if wrong:
        reporter.tell(name, locate(wrong, compiled.library), compiled.library)
        tell(f"{name}: nothing was written")
        return False
    _write(name, game, made, lock, asked)
    tell(f"{name}: {len(made) + 1} files; {count_findings(compiled)}")
    return True


def _make(game: "Game", asked: _Asked) -> "tuple[list[Artifact], BaseException | None]":
    """The artifacts of all outputs, and what could not be drawn of them."""
    from oobc.art.typst import ArtError, collect_errors
    from oobc.build import OUTPUTS, Workshop

    made: list[Artifact] = []
    errors: BaseException | None = None
    workshop = Workshop(game, asked.printing, asked.scale)
    try:
        with collect_errors() as attempt:
            for wanted in asked.outputs:
                with attempt(), step(f"making {OUTPUTS[wanted].title}"):
                    made += workshop.make(wanted)
    except* ArtError as group:
        errors = group
    return made, errors


def _write(name: str, game: "Game", made: "list[Artifact]", lock: "Lock | None", asked: _Asked) -> None:
    """Writes the lock, then the artifacts, whose numbers it has; tells which files there are."""
    from oobc.build import save
    from oobc.lock import write

    target = asked.target / name
    try:
        with step("writing"):
            if lock is not None:
                write(lock, asked.project)
            save(name, game, made, target)
    except OSError as error:
        raise wrong_use(f"cannot write {error.filename or target}: {error.strerror}") from error
    if lock is not None:
        say_numbers(lock)
    for each in sorted(made, key=lambda each: each.path):
        if not each.path.startswith("site/") or each.path == "site/index.html":
            tell(f"  {target / each.path}   {len(each.content) / 1024:,.0f} KiB")


def require_room(game: "Game", scale: float) -> None:
    """Wrong use if the map is too large to be shown so many times as large."""
    from oobc.checks.ground import map_can_be_shown

    for finding in map_can_be_shown(game.drawn(scale)):
        raise wrong_use(f"--scale {scale:g} is too much: {finding.message}")


def pick_outputs(only: Sequence[str]) -> tuple[list[str], frozenset[str]]:
    """The outputs that are wanted, and of one with parts those of them that are; none means all."""
    from oobc.build import OUTPUTS, parts_of

    outputs: dict[str, None] = {}
    parts: set[str] = set()
    for name in only:
        output, slash, part = name.partition("/")
        if output not in OUTPUTS:
            raise wrong_use(f"there is no output {output!r}; the outputs are {', '.join(OUTPUTS)}")
        if slash and part not in parts_of(output):
            known = ", ".join(f"{output}/{each}" for each in parts_of(output)) or "none"
            raise wrong_use(f"there is no part {name!r}; the parts of {output} are {known}")
        outputs[output] = None
        parts |= {part} if slash else set(parts_of(output))
    return list(outputs or (name for name, each in OUTPUTS.items() if not each.asked_for)), frozenset(parts)
