"""`oobc rules`: the rulebook that one owns."""

import os
from pathlib import Path
from typing import Annotated

import typer

from oobc.cli.console import GOOD, ProjectOption, open_project, writing, wrong_use

app = typer.Typer(help="The rulebook that you own.", no_args_is_help=True, rich_markup_mode=None)


@app.callback()
def _rules() -> None:
    """The rulebook that you own."""


@app.command("import")
def import_book(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Its plain text.")],
    game: Annotated[
        str | None, typer.Option("--game", metavar="BOX", help="The game box that it belongs to: invades-spain.")
    ] = None,
    project: ProjectOption = None,
) -> None:
    """Read the plain text of a rulebook into data/private/, for a site that shows its words beside ours.

    Git ignores that folder: the words of a book are not to be handed on. `oobc build --with-book` shows them.
    """
    from oobc.source.rulebook import read_rulebook, write_book
    from oobc.source.text import read_text, write_whole

    found = open_project(project)
    boxes = sorted(path.parent.name for path in found.data.glob("games/*/game.yaml"))
    if game is None and len(boxes) != 1:
        raise wrong_use(f"which game is it of? --game is one of {', '.join(boxes)}")
    box = game or boxes[0]
    if Path(box).name != box or box.startswith("."):
        raise wrong_use(f"{box!r} is no name of a game box")
    if not os.path.isfile(file):
        raise wrong_use(f"there is no file {file}")
    text, faults = read_text(file, str(file))
    if faults:
        raise wrong_use(f"{file}: {faults[0].message}")
    passages = read_rulebook(text)
    if not passages:
        raise wrong_use(f"{file} has no numbered case, and no title of a table of contents stands in it")
    target = found.book(box)
    with writing(target):
        target.parent.mkdir(exist_ok=True)
        write_whole(target, write_book(passages).encode())
    numbered = sum(each.number is not None for each in passages)
    typer.echo(f"{target}: {numbered} cases, {len(passages) - numbered} sections")
    if box not in boxes:
        typer.echo(f"There is no game {box!r} in {found.data / 'games'} yet: nothing shows them.")
    raise typer.Exit(GOOD)
