"""`oobc build`: everything that is made of a battle."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from oobc.cli.console import (
    FINDINGS,
    GOOD,
    AsPrintedOption,
    ProjectOption,
    open_project,
    pick_battles,
    step,
    tell,
)
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

PRIVATE_OUTPUTS = frozenset({"site", "single-file"})
"""What may hold the words of a book, since it stays with who made it."""


def build(
    battles: Annotated[list[str] | None, typer.Argument(metavar="[BATTLE]...", help="All, if none is named.")] = None,
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
    strict: StrictOption = False,
    show_accepted: ShowAcceptedOption = False,
    form: FormatOption = Form.TERMINAL,
) -> None:
    """Check battles, then make their module, cards and rules site."""
    from oobc.art.typst import ArtError, all_told
    from oobc.build import OUTPUTS, Workshop, drawing_findings, piece_lock, save
    from oobc.cli.console import wrong_use
    from oobc.compile import compile_battle, locate
    from oobc.diagnostics.findings import Finding
    from oobc.load import LOCK

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
    reporter = Reporter(form, None, strict, show_accepted)
    code = GOOD
    for name, folder in picked.items():
        tell(f"{name}")
        with step("reading and checking"):
            compiled = compile_battle(found, folder, as_printed=as_printed, with_book=with_book)
        reporter.tell(name, compiled.findings, compiled.library)
        if not compiled.passes(strict=strict) or compiled.game is None:
            tell(f"{name}: {count_findings(compiled)}; nothing was written")
            code = FINDINGS
            continue
        require_sheets(compiled.game, printing.sheets)
        made, workshop = [], Workshop(compiled.game, printing)
        undrawn: list[Finding] = []
        try:
            with all_told() as attempt:
                for wanted in outputs:
                    with attempt(), step(f"making {OUTPUTS[wanted].title}"):
                        made += workshop.make(wanted)
        except* ArtError as group:
            undrawn = drawing_findings(compiled.game, group)
        if undrawn:
            reporter.tell(name, locate(undrawn, compiled.library), compiled.library)
            tell(f"{name}: nothing was written")
            code = FINDINGS
            continue
        target = (output or found.root / "build") / name
        lock = piece_lock(compiled.game) if "module" in outputs else None
        try:
            with step("writing"):
                save(name, compiled.game, made, target)
                if lock is not None:
                    (folder / LOCK).write_text(lock, encoding="utf-8", newline="\n")
        except OSError as error:
            raise wrong_use(f"cannot write {error.filename or target}: {error.strerror}") from error
        if lock is not None:
            tell(f"  {folder / LOCK}   new pieces have their numbers: keep it with the data")
        for each in sorted(made, key=lambda each: each.path):
            if not each.path.startswith("site/") or each.path == "site/index.html":
                tell(f"  {target / each.path}   {len(each.content) / 1024:,.0f} KiB")
        tell(f"{name}: {len(made) + 1} files; {count_findings(compiled)}")
    reporter.finish()
    raise typer.Exit(code)


def pick_outputs(only: Sequence[str]) -> tuple[list[str], frozenset[str]]:
    """The outputs that are wanted, and of one with parts those of them that are; none means all."""
    from oobc.build import OUTPUTS, parts_of
    from oobc.cli.console import wrong_use

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
