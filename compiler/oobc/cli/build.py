"""`oobc build`: everything that is made of a battle."""

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
from oobc.cli.reporting import (
    Form,
    FormatOption,
    Reporter,
    ShowAcceptedOption,
    StrictOption,
    count_findings,
)


def build(
    battles: Annotated[list[str] | None, typer.Argument(metavar="[BATTLE]...", help="All, if none is named.")] = None,
    project: ProjectOption = None,
    output: Annotated[
        Path | None, typer.Option("--output", metavar="FOLDER", help="Where to write. [default: build/ of the project]")
    ] = None,
    only: Annotated[
        list[str] | None, typer.Option("--only", metavar="OUTPUT", help="module, print or site; may be repeated.")
    ] = None,
    as_printed: AsPrintedOption = False,
    strict: StrictOption = False,
    show_accepted: ShowAcceptedOption = False,
    form: FormatOption = Form.TERMINAL,
) -> None:
    """Check battles, then make their module, cards and rules site."""
    from oobc.art.typst import ArtError
    from oobc.build import OUTPUTS, Workshop, drawing_finding, piece_lock, save
    from oobc.cli.console import wrong_use
    from oobc.compile import compile_battle, locate
    from oobc.load import LOCK

    for name in only or []:
        if name not in OUTPUTS:
            raise wrong_use(f"there is no output {name!r}; the outputs are {', '.join(OUTPUTS)}")
    found = open_project(project)
    reporter = Reporter(form, None, strict, show_accepted)
    code = GOOD
    for name, folder in pick_battles(found, battles or []).items():
        tell(f"{name}")
        with step("reading and checking"):
            compiled = compile_battle(found, folder, as_printed=as_printed)
        reporter.tell(name, compiled.findings, compiled.library)
        if not compiled.passes(strict=strict) or compiled.game is None:
            tell(f"{name}: {count_findings(compiled)}; nothing was written")
            code = FINDINGS
            continue
        made, workshop = [], Workshop(compiled.game)
        try:
            for part in only or OUTPUTS:
                with step(f"making {OUTPUTS[part].title}"):
                    made += workshop.make(part)
        except ArtError as error:
            undrawn = locate([drawing_finding(compiled.game, error)], compiled.library)
            reporter.tell(name, undrawn, compiled.library)
            tell(f"{name}: nothing was written")
            code = FINDINGS
            continue
        target = (output or found.root / "build") / name
        lock = piece_lock(compiled.game) if "module" in (only or OUTPUTS) else None
        try:
            with step("writing"):
                save(name, made, target)
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
