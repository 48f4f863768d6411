"""`oobc show`: the linked game as one document for other programs."""

from typing import Annotated

import typer

from oobc.cli.console import AsPrintedOption, ProjectOption, wrong_use
from oobc.cli.reporting import linked_game


def show(
    battle: Annotated[str | None, typer.Argument(help="Which battle.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the whole game as one JSON document.")] = False,
    schema: Annotated[bool, typer.Option("--schema", help="Print the JSON Schema of that document.")] = False,
    project: ProjectOption = None,
    as_printed: AsPrintedOption = False,
) -> None:
    """Print the linked game of a battle: a summary, or all of it as JSON."""
    from oobc.outputs.document import document, summary

    if schema:
        from oobc.schemas import GAME_DOCUMENT

        typer.echo(GAME_DOCUMENT.text, nl=False)
        return
    if battle is None:
        raise wrong_use("show which battle?")
    game = linked_game(project, battle, as_printed=as_printed)
    typer.echo(document(game) if as_json else summary(game), nl=False)
