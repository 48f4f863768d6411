"""What the commands have in common: finding the project and the battles, showing progress."""

import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from oobc.again import Memory
    from oobc.source.project import Project

GOOD, FINDINGS, WRONG_USE = 0, 1, 2
"""Exit codes: nothing wrong; findings that are errors; wrong use, or an internal error."""

_FELT = 0.05
"""Seconds from which on it is said how long something took."""

BattlesArgument = Annotated[list[str] | None, typer.Argument(metavar="[BATTLE]...", help="All, if none is named.")]
BattleArgument = Annotated[str, typer.Argument(help="Which battle.")]
ProjectOption = Annotated[
    Path | None,
    typer.Option("--project", metavar="FOLDER", help="The folder with data/ in it. [default: from here upward]"),
]
AsPrintedOption = Annotated[bool, typer.Option("--as-printed", help="Leave the errata out.")]


def wrong_use(message: str) -> typer.Exit:
    """Tells what was asked wrongly; raise the result."""
    typer.echo(f"oobc: {message}", err=True)
    return typer.Exit(WRONG_USE)


@contextmanager
def writing(path: Path | str) -> Iterator[None]:
    """Wrong use if something cannot be written there."""
    from oobc.source.text import reason

    try:
        yield
    except OSError as error:
        raise wrong_use(f"cannot write {error.filename or path}: {reason(error)}") from error


def open_project(folder: Path | None) -> "Project":
    """The project to work on."""
    from oobc.source.project import find_project

    project = find_project(folder or Path.cwd())
    if project is None:
        raise wrong_use(f"there is no data/games/ in {folder or Path.cwd()} or above it")
    return project


def pick_battles(project: "Project", names: Sequence[str]) -> dict[str, Path]:
    """The folders of the battles that were asked for, or of all."""
    battles = project.battles()
    if not battles:
        raise wrong_use(f"there is no battle in {project.data / 'games'}: no <box>/battles/<battle>/battle.yaml")
    for name in names:
        if name not in battles:
            from oobc.diagnostics.findings import suggest

            known = suggest(name, battles) or f"the battles are {', '.join(battles)}"
            raise wrong_use(f"there is no battle {name!r}; {known}")
    return {name: battles[name] for name in names} if names else battles


@contextmanager
def said_again(project: "Project", *asked: object) -> "Iterator[Memory]":
    """Says what the same command has said before, if nothing has changed since, and ends it; else it runs, and what it
    says will be remembered. `asked`: what it was asked for."""
    import os
    import shutil

    from oobc.again import Said, listening, remember

    seen = is_terminal(sys.stdout)
    shown = (
        seen,
        shutil.get_terminal_size().columns if seen else None,
        "NO_COLOR" in os.environ,
        os.environ.get("TERM"),
    )
    memory = remember(project.data, (*asked, os.getcwd(), *shown))
    said = memory.recall()
    if said is not None:
        typer.echo(said.text, nl=False)
        report("nothing has changed since")
        raise typer.Exit(said.code)
    with listening() as heard:
        try:
            yield memory
        except typer.Exit as end:
            if end.exit_code != WRONG_USE:
                memory.keep(Said("".join(heard), end.exit_code))
            raise


def is_terminal(stream: object) -> bool:
    """Whether a person reads what is written to a stream."""
    return bool(getattr(stream, "isatty", lambda: False)())


def takes_colours(stream: object) -> bool:
    """Whether what is written to a stream may be coloured: a terminal that can, and whose reader has not said no."""
    import os

    return is_terminal(stream) and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"


def report(message: str) -> None:
    """A line of the summary: on a terminal only."""
    if is_terminal(sys.stdout):
        typer.echo(message)


@contextmanager
def step(name: str) -> Iterator[None]:
    """Shows what is being done while it is done, and how long it took if that can be felt: on a terminal only."""
    if not is_terminal(sys.stderr):
        yield
        return
    typer.echo(f"  {name} …", nl=False, err=True)
    start = time.perf_counter()
    yield
    took = time.perf_counter() - start
    told = f"  {name}   {took:5.2f} s\n" if took > _FELT else f"{' ' * len(f'  {name} …')}\r"
    typer.echo(f"\r{told}", nl=False, err=True)
