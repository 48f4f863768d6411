"""How findings are told: to people as they are found, to other programs as one document at the end."""

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from oobc.cli.console import FINDINGS, is_terminal, open_project, pick_battles, takes_colours, writing

if TYPE_CHECKING:
    from oobc.compile import Compiled
    from oobc.diagnostics.report import Located
    from oobc.game import Game
    from oobc.source.document import Document, Library


class Form(StrEnum):
    """The forms of a report; each has a module in `diagnostics/`."""

    TERMINAL = "terminal"
    JSON = "json"
    SARIF = "sarif"
    GITHUB = "github"
    JUNIT = "junit"


FormatOption = Annotated[Form, typer.Option("--format", help="How to tell what was found.")]
OutputOption = Annotated[
    Path | None, typer.Option("--output", metavar="FILE", help="Write the findings into this file.")
]
StrictOption = Annotated[bool, typer.Option("--strict", help="Let warnings count like errors.")]
ShowAcceptedOption = Annotated[
    bool, typer.Option("--show-accepted", help="List the findings too that the data accepts, each with its reason.")
]


@dataclass(slots=True)
class Reporter:
    """Tells the findings of one run, each of them once."""

    form: Form = Form.TERMINAL
    output: Path | None = None
    strict: bool = False
    show_accepted: bool = False
    err: bool = False
    """To the stream of errors, since the other one is for something else."""
    _found: dict[tuple[object, ...], "Located"] = field(default_factory=dict)
    _battles: dict[str, None] = field(default_factory=dict)
    _documents: "dict[str, Document]" = field(default_factory=dict)

    def report(self, battle: str, findings: "Sequence[Located]", library: "Library") -> None:
        """Takes what was found in a battle; shows it now if people read it."""
        self._battles[battle] = None
        self._documents.update(library.documents)
        new = {_key(each): each for each in findings}
        new = {key: each for key, each in new.items() if key not in self._found}
        self._found |= new
        if self.form is Form.TERMINAL and self.output is None:
            stream = sys.stderr if self.err else sys.stdout
            typer.echo(self._for_people(new.values(), stream), nl=False, err=self.err)

    def finish(self) -> None:
        """Writes what was not shown at once."""
        if self.form is Form.TERMINAL and self.output is None:
            return
        text = self._for_people(self._sorted(), None) if self.form is Form.TERMINAL else self._for_programs()
        if self.output is None:
            typer.echo(text, nl=False)
            return
        with writing(self.output):
            self.output.write_text(text, encoding="utf-8", errors="backslashreplace", newline="\n")

    def _for_people(self, findings: "Iterable[Located]", stream: object) -> str:
        import shutil

        from oobc.diagnostics.terminal import render
        from oobc.source.document import Library

        shown = [each for each in findings if self.show_accepted or each.finding.accepted is None]
        seen = is_terminal(stream)
        width = shutil.get_terminal_size().columns if seen else None
        text = render(shown, Library(self._documents).line, colour=takes_colours(stream), width=width)
        return f"{text}\n" if text else ""

    def _for_programs(self) -> str:
        from importlib import import_module

        from oobc.diagnostics.report import Report

        report = Report(tuple(self._sorted()), tuple(self._battles), tuple(sorted(self._documents)), self.strict)
        return str(import_module(f"oobc.diagnostics.{self.form}").render(report))

    def _sorted(self) -> "list[Located]":
        return sorted(self._found.values(), key=lambda each: (each.place, each.finding.code.id, each.finding.message))


def linked_game(project: Path | None, battle: str, *, as_printed: bool) -> "Game":
    """The game of a battle for a command whose output it is; findings are told besides, and errors end the command."""
    from oobc.compile import compile_battle

    found = open_project(project)
    compiled = compile_battle(found, pick_battles(found, [battle])[battle], as_printed=as_printed)
    Reporter(err=True).report("", compiled.findings, compiled.library)
    if not compiled.good or compiled.game is None:
        raise typer.Exit(FINDINGS)
    return compiled.game


def count_findings(compiled: "Compiled") -> str:
    """`2 errors, 1 warning`."""
    from oobc.diagnostics.report import counted

    return counted(compiled.findings)


def _key(located: "Located") -> tuple[object, ...]:
    finding, place, _ = located
    return place, finding.code.id, finding.message, finding.accepted
