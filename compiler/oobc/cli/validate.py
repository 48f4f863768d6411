"""`oobc validate`: the checks alone."""

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
    writing,
    wrong_use,
)
from oobc.cli.reporting import (
    Form,
    FormatOption,
    OutputOption,
    Reporter,
    ShowAcceptedOption,
    StrictOption,
    count_findings,
)

if TYPE_CHECKING:
    from oobc.source.project import Project

_ROUNDS = 10
"""Times that answers are written: one may bring to light where another is due."""


def validate(
    battles: BattlesArgument = None,
    project: ProjectOption = None,
    as_printed: AsPrintedOption = False,
    strict: StrictOption = False,
    show_accepted: ShowAcceptedOption = False,
    fix: Annotated[
        bool, typer.Option("--fix", help="Write the answer into the files where only one is right.")
    ] = False,
    form: FormatOption = Form.TERMINAL,
    output: OutputOption = None,
) -> None:
    """Check the data of battles and print what is wrong with it."""
    found = open_project(project)
    if fix and as_printed:
        raise wrong_use("--fix fixes the data with their errata; leave --as-printed out")
    if fix:
        typer.echo(f"fixed {_fix(found, pick_battles(found, battles or []))}", err=True)
    with said_again(found, "validate", battles, as_printed, strict, show_accepted, form, output) as memory:
        from oobc.compile import compile_battles

        picked = pick_battles(found, battles or [])
        reporter = Reporter(form, output, strict, show_accepted)
        code = GOOD
        for name, compiled in zip(picked, compile_battles(found, picked.values(), as_printed=as_printed), strict=True):
            reporter.report(name, compiled.findings, compiled.library)
            report(f"{name}: {count_findings(compiled)}")
            if not compiled.passes(strict=strict):
                code = FINDINGS
        reporter.finish()
        memory.made += [output] if output is not None else []
        raise typer.Exit(code)


def _fix(project: "Project", battles: dict[str, Path]) -> int:
    """Writes all fixes into the files, until there are no more; how many they were."""
    from oobc.compile import compile_battles
    from oobc.source.document import Document, Library
    from oobc.source.fixes import apply

    fixed = 0
    for _ in range(_ROUNDS):
        documents: dict[str, Document] = {}
        fixes = set()
        for compiled in compile_battles(project, battles.values()):
            documents.update(compiled.library.documents)
            for finding, place, _ in compiled.findings:
                if finding.accepted is None and finding.fix is not None and finding.fix.written is not None:
                    fixes.add((place, finding.fix.written))
        with writing(project.data):
            done = apply(project, fixes, Library(documents))
        fixed += done
        if not done:
            break
    return fixed
