"""`oobc build`: everything that is made of a battle."""

from collections.abc import Sequence
from contextlib import suppress
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
    report,
    said_again,
    step,
    writing,
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
from oobc.cli.reporting import Form, FormatOption, Reporter, ShowAcceptedOption, StrictOption, count_findings
from oobc.outputs.paper import Printing

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from oobc.build import Plan
    from oobc.compile import Compiled
    from oobc.diagnostics.findings import Finding
    from oobc.game import Game
    from oobc.lock import Lock
    from oobc.outputs.artifact import Build
    from oobc.plan import Made, Node
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
        float, typer.Option("--scale", min=0.25, max=8, help="Scale factor of the pictures of the module.")
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
    explain: Annotated[
        bool, typer.Option("--explain", help="Tell what would be made, of what and why, and make nothing.")
    ] = False,
    strict: StrictOption = False,
    show_accepted: ShowAcceptedOption = False,
    form: FormatOption = Form.TERMINAL,
) -> None:
    """Check battles, then make their module, cards and rules site."""
    found = open_project(project)
    target = output or found.root / "build"
    given = battles, only, paper, grey, backs, shift, sheets, since, scale, single_file, with_book, as_printed, frozen
    with said_again(found, "build", given, target, explain, strict, show_accepted, form) as memory:
        from oobc.compile import plan_battles

        wanted = pick_outputs(only or (["site"] if with_book else []))
        wanted += ["single-file"] if single_file and "single-file" not in wanted else []
        if with_book and not {*wanted} <= PRIVATE_OUTPUTS:
            raise wrong_use(
                "--with-book makes the site alone: modules and cards are handed on, and the book's words are not"
            )
        picked = pick_battles(found, battles or [])
        before = read_counters(since, list(picked)) if since is not None else None
        printing = Printing(paper, grey, frozenset(), backs, shift, tuple(sheets or ()), before)
        asked = _Asked(found, wanted, printing, scale, target, frozen, explain, strict)
        reporter = Reporter(form, None, strict, show_accepted)
        plans = plan_battles(found, picked.values(), as_printed=as_printed, with_book=with_book)
        good = [_build(name, plans, asked, reporter) for name in picked]
        reporter.finish()
        memory.made += [*([since] if since is not None else []), *_files_in(target / name for name in picked)]
        raise typer.Exit(GOOD if all(good) else FINDINGS)


@dataclass(frozen=True, slots=True)
class _Asked:
    """What a build was asked for."""

    project: "Project"
    outputs: list[str]
    printing: Printing
    scale: float
    """The scale factor of the module."""
    target: Path
    """The folder in which each battle has one."""
    frozen: bool
    """No piece may get a number."""
    explain: bool
    """The plan is told, and nothing made."""
    strict: bool


def _build(name: str, plans: "Iterator[Node[Compiled]]", asked: _Asked, reporter: Reporter) -> bool:
    """Makes what was asked for of the next battle, and tells of it; whether all of it could be made."""
    from oobc.build import plan_outputs, recall
    from oobc.compile import locate
    from oobc.outputs.artifact import Output
    from oobc.outputs.manifest import kept
    from oobc.plan import explain, run

    report(name)
    with step("reading and checking"):
        checked = next(plans)
        made, _ = run([checked])
    compiled = made[checked]
    reporter.report(name, compiled.findings, compiled.library)
    if not compiled.passes(strict=asked.strict):
        report(f"{name}: {count_findings(compiled)}; nothing was written")
        return False
    game = compiled.linked
    require_sheets(game, asked.printing.sheets)
    require_room(game, asked.scale)
    plan = plan_outputs(name, checked, game, asked.outputs, asked.printing, asked.scale)
    before = kept(asked.target / name)
    same = recall(plan, before)
    if asked.explain:
        typer.echo("\n".join([f"{name}:", *explain([*plan.outputs, plan.build], same, before)]))
        return True
    made, wrong = _make(plan, game, made | same, asked)
    if wrong:
        reporter.report(name, locate(wrong, compiled.library), compiled.library)
        drawn = {each.name: Output(each.key, made[each]) for each in plan.outputs if each in made}
        if not drawn:
            report(f"{name}: nothing was written")
            return False
        # One card that cannot be drawn does not hold back the others, nor the module.
        plan = plan_outputs(name, checked, game, drawn, asked.printing, asked.scale)
        made, _ = run([plan.build], made | recall(plan, drawn))
    _write(asked.target / name, made[plan.build], plan.lock, asked.project)
    report(f"{name}: {len(made[plan.build].files)} files; {count_findings(compiled)}")
    return not wrong


def _files_in(folders: "Iterable[Path]") -> "Iterator[Path]":
    """The files that builds have made in some folders, and what lists them."""
    from oobc.outputs.manifest import MANIFEST, read_manifest

    for folder in folders:
        yield folder / MANIFEST
        with suppress(OSError, ValueError):
            manifest = read_manifest(folder)
            yield from (folder / path for path in (manifest.paths if manifest is not None else ()))


def _make(plan: "Plan", game: "Game", made: "Made", asked: _Asked) -> "tuple[Made, list[Finding]]":
    """What can be made of a plan, and what is wrong with the rest."""
    from oobc.art.typst import ArtError
    from oobc.lock import every_piece_has_its_number
    from oobc.outputs.drawing_errors import drawing_errors
    from oobc.plan import run

    if asked.frozen and plan.lock is not None and (unnumbered := list(every_piece_has_its_number(plan.lock))):
        return made, unnumbered
    for each in plan.outputs:
        if each in made:
            report(f"  {each.name} is kept: it is made of the same as before")
    made, errors = run([plan.build], made, expecting=(ArtError,), step=lambda name: step(f"making {name}"))
    return made, drawing_errors(game, errors) if errors is not None else []


def _write(target: Path, made: "Build", lock: "Lock | None", project: "Project") -> None:
    """Writes the lock, then the files, whose numbers it has; tells which files there are."""
    from oobc.lock import write as write_lock
    from oobc.outputs.folder import write

    if lock is not None:
        with writing(lock.file):
            write_lock(lock, project)
        say_numbers(lock)
    with writing(target), step("writing"):
        write(made, target)
    for each in sorted(made.files, key=lambda each: each.path):
        if not each.path.startswith("site/") or each.path == "site/index.html":
            report(f"  {target / each.path}   {len(each.content) / 1024:,.0f} KiB")


def require_room(game: "Game", scale: float) -> None:
    """Wrong use if the map is too large for a scale factor."""
    from oobc.checks.ground import map_can_be_shown

    for finding in map_can_be_shown(game.drawn(scale)):
        raise wrong_use(f"--scale {scale:g} is too much: {finding.message}")


def pick_outputs(only: Sequence[str]) -> list[str]:
    """The outputs that are wanted; none means all that need not be asked for by name."""
    from oobc.build import ONLY_IF_ASKED, OUTPUTS

    wanted: dict[str, None] = {}
    for name in only or [each for each in OUTPUTS if each not in ONLY_IF_ASKED]:
        found = [each for each in OUTPUTS if each == name or each.startswith(f"{name}/")]
        output, slash, _ = name.partition("/")
        heads = list(dict.fromkeys(each.partition("/")[0] for each in OUTPUTS))
        if not found and slash and output in heads:
            known = ", ".join(each for each in OUTPUTS if each.startswith(f"{output}/")) or "none"
            raise wrong_use(f"there is no part {name!r}; the parts of {output} are {known}")
        if not found:
            raise wrong_use(f"there is no output {output!r}; the outputs are {', '.join(heads)}")
        wanted |= dict.fromkeys(found)
    return list(wanted)
