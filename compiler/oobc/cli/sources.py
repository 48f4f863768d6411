"""`oobc sources`: what share of a battle is printed, and what is history or reconstruction."""

import typer

from oobc.cli.console import AsPrintedOption, BattleArgument, ProjectOption
from oobc.cli.reporting import linked_game


def sources(
    battle: BattleArgument,
    project: ProjectOption = None,
    as_printed: AsPrintedOption = False,
) -> None:
    """Tell where the values of a battle come from."""
    from oobc.outputs.provenance import report

    typer.echo(report(linked_game(project, battle, as_printed=as_printed)), nl=False)
