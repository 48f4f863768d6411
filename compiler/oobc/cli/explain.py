"""`oobc explain`: what a code means."""

import shutil
import sys
from typing import Annotated

import typer

from oobc.cli.console import is_terminal, takes_colours, wrong_use


def explain(
    code: Annotated[
        str | None, typer.Argument(help="Its number or name; without it, all codes are listed.", show_default=False)
    ] = None,
) -> None:
    """Tell what the code of a finding means, how to fix it, and which rules it depends on."""
    from oobc.diagnostics import terminal
    from oobc.diagnostics.catalogue import page_of
    from oobc.diagnostics.codes import all_codes

    seen = is_terminal(sys.stdout)
    colour = takes_colours(sys.stdout)
    width = shutil.get_terminal_size().columns if seen else None
    if code is None:
        typer.echo(terminal.list_codes(all_codes(), colour=colour, width=width), nl=False)
        return
    known = {name: each for each in all_codes() for name in (each.id, each.name)}
    found = {name.casefold(): each for name, each in known.items()}.get(code.casefold())
    if found is None:
        from oobc.diagnostics.findings import suggest

        raise wrong_use(f"there is no code {code!r}; {suggest(code, known) or 'oobc explain lists them'}")
    typer.echo(terminal.explain(found, page_of(found), colour=colour, width=width), nl=False)
