"""`oobc lock`: the numbers of the pieces, which saved games are tied to."""

from typing import TYPE_CHECKING

import typer

from oobc.cli.console import (
    FINDINGS,
    GOOD,
    AsPrintedOption,
    BattlesArgument,
    ProjectOption,
    open_project,
    pick_battles,
    writing,
)
from oobc.cli.reporting import Reporter

if TYPE_CHECKING:
    from oobc.lock import Lock


def lock(
    battles: BattlesArgument = None,
    project: ProjectOption = None,
    as_printed: AsPrintedOption = False,
) -> None:
    """Give new pieces their numbers in gpids.lock, to be kept with the data. `build --frozen` needs them there."""
    from oobc.compile import compile_battles
    from oobc.lock import lock_of, write

    found = open_project(project)
    reporter, code = Reporter(err=True), GOOD
    picked = pick_battles(found, battles or [])
    for name, compiled in zip(picked, compile_battles(found, picked.values(), as_printed=as_printed), strict=True):
        reporter.report(name, compiled.findings, compiled.library)
        if not compiled.good or compiled.game is None:
            code = FINDINGS
            continue
        made = lock_of(compiled.game)
        with writing(made.file):
            write(made, found)
        say_numbers(made)
    raise typer.Exit(code)


def say_numbers(lock: "Lock") -> None:
    """Says which lock file was written, also to a pipe: a file of the data is another one now."""
    if lock.new:
        count = "a new piece has its number" if len(lock.new) == 1 else f"{len(lock.new)} new pieces have their numbers"
        typer.echo(f"{lock.file}: {count}; keep the file with the data", err=True)
