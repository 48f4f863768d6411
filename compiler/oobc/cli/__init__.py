"""The command line: one file a command, each thin. Heavy imports wait inside the commands."""

import gc
import os
import sys
from contextlib import suppress
from typing import NoReturn

import typer

from oobc import __version__
from oobc.cli import build, explain, lock, rules, schema, show, sources, validate, verify

app = typer.Typer(
    name="oobc",
    help="The order-of-battle compiler: board wargames from plain text to modules, cards and a rules site.",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    add_completion=False,
)
app.command("build")(build.build)
app.command("lock")(lock.lock)
app.command("validate")(validate.validate)
app.command("explain")(explain.explain)
app.command("show")(show.show)
app.command("sources")(sources.sources)
app.command("schema")(schema.schema)
app.command("verify")(verify.verify)
app.add_typer(rules.app, name="rules")


@app.callback(invoke_without_command=True)
def _version(version: bool = typer.Option(False, "--version", help="Print the version and stop.")) -> None:
    if version:
        typer.echo(f"oobc {__version__}")
        raise typer.Exit


def main() -> None:
    """Runs the command line. A defect of our own says so, and ends with 2."""
    # What a run makes lives until its end: to look for garbage as often as usual costs a tenth of the time.
    gc.set_threshold(100_000)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # Names have accents, and a pipe on Windows is not UTF-8 by itself.
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except OSError as error:
        if error.filename is not None:
            _tell_defect()
        else:  # written to no file of a name: to what stands behind our output
            _end_without_output(error)
    except Exception:
        _tell_defect()


def _tell_defect() -> NoReturn:
    """For the exception that is being handled."""
    import traceback

    traceback.print_exc()
    typer.echo(
        f"\noobc {__version__} has a defect: this should not have happened, whatever the data say.\n"
        "Nothing was written. Please report it with the lines above.",
        err=True,
    )
    sys.exit(2)


def _end_without_output(error: OSError) -> NoReturn:
    """Says that the output cannot be written, as to a full disk, and drops it, or Python tries again at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    with suppress(OSError):
        typer.echo(f"oobc: cannot write the output: {error.strerror or error}", err=True)
    sys.exit(2)
