"""`oobc validate`: the checks alone."""

from typing import Annotated

import typer

from oobc.cli.console import (
    FINDINGS,
    GOOD,
    AsPrintedOption,
    ProjectOption,
    count_findings,
    open_project,
    pick_battles,
    show_findings,
    tell,
)


def validate(
    battles: Annotated[list[str] | None, typer.Argument(metavar="[BATTLE]...", help="All, if none is named.")] = None,
    project: ProjectOption = None,
    as_printed: AsPrintedOption = False,
) -> None:
    """Check the data of battles and print what is wrong with it."""
    from oobc.compile import compile_battle

    found = open_project(project)
    code = GOOD
    for name, folder in pick_battles(found, battles or []).items():
        compiled = compile_battle(found, folder, as_printed=as_printed)
        show_findings(compiled)
        tell(f"{name}: {count_findings(compiled)}")
        if not compiled.good:
            code = FINDINGS
    raise typer.Exit(code)
