"""`oobc sources`: what share of a battle is printed, and what is history or reconstruction."""

from typing import Annotated

import typer

from oobc.cli.console import (
    FINDINGS,
    AsPrintedOption,
    ProjectOption,
    open_project,
    pick_battles,
)
from oobc.cli.reporting import show_findings


def sources(
    battle: Annotated[str, typer.Argument(help="Which battle.")],
    project: ProjectOption = None,
    as_printed: AsPrintedOption = False,
) -> None:
    """Tell where the values of a battle come from."""
    from oobc.compile import compile_battle
    from oobc.outputs.provenance import report

    found = open_project(project)
    compiled = compile_battle(found, pick_battles(found, [battle])[battle], as_printed=as_printed)
    show_findings(compiled)
    if not compiled.good or compiled.game is None:
        raise typer.Exit(FINDINGS)
    typer.echo(report(compiled.game), nl=False)
