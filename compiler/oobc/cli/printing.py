"""The options of what is printed."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from oobc.cli.console import wrong_use
from oobc.layout.paper import Backs, PaperName
from oobc.outputs.paper import CounterNote

if TYPE_CHECKING:
    from oobc.game import Game

PaperOption = Annotated[PaperName, typer.Option("--paper", help="What is printed on.")]
GreyOption = Annotated[bool, typer.Option("--grey", help="Print in grey.")]
BacksOption = Annotated[Backs, typer.Option("--backs", help="How printed counters get their backs.")]
_FARTHEST = 50
"""Millimetres beyond which no printer is out: a back would lie on another counter."""


def _near(shift: tuple[float, float]) -> tuple[float, float]:
    """A shift that a printer can have. Wrong use: another."""
    if not all(-_FARTHEST <= each <= _FARTHEST for each in shift):  # what is no number is none of these
        raise wrong_use(f"--shift takes two numbers from -{_FARTHEST} to {_FARTHEST}, in mm")
    return shift


ShiftOption = Annotated[
    tuple[float, float],
    typer.Option("--shift", metavar="X Y", help="Move the backs so many mm to the right and down.", callback=_near),
]
SheetsOption = Annotated[
    list[str] | None,
    typer.Option("--sheet", metavar="NAME", help="A counter sheet that goes before the others; may be repeated."),
]
SinceOption = Annotated[
    Path | None,
    typer.Option("--since", metavar="MANIFEST", help="Print only counters that have changed since that build."),
]


def read_counters(manifest: Path, battles: Sequence[str]) -> Mapping[str, CounterNote]:
    """The counters that an earlier build of the one battle had, from its `manifest.json`."""
    from oobc.outputs.manifest import LARGEST, counters_of
    from oobc.source.text import read_file, reason

    try:
        battle, counters = counters_of(read_file(manifest, LARGEST))
    except (OSError, ValueError) as error:
        why = reason(error) if isinstance(error, OSError) else error
        raise wrong_use(f"cannot tell what has changed since {manifest}: {why}") from error
    if list(battles) != [battle]:
        raise wrong_use(f"{manifest} is of {battle!r}: name that battle alone")
    return counters


def require_sheets(game: "Game", sheets: Sequence[str]) -> None:
    """Wrong use if the series of a game has no such counter sheets."""
    known = game.series.sheets.counters
    for name in sheets:
        if name not in known:
            raise wrong_use(f"{game.series.id} has no counter sheet {name!r}; it has {', '.join(known) or 'none'}")
