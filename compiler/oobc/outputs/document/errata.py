"""What the document of a game says of published changes."""

from typing import Any

from oobc.game import Game
from oobc.model.errata import Change, ErratumFile
from oobc.outputs.document.rules import Part
from oobc.source.markdown import shown


class ChangePart(Part):
    """A change of an erratum."""

    file: str
    """The data file that it changes, seen from the folder of the game box."""
    case: str | None
    """The case that reads differently."""
    row: str | None
    """The row of a table, by its first cell."""
    column: str | None
    """The column of the cell in that row."""
    path: list[str]
    """The way to a value of a YAML file; empty of tables and rules."""
    was: Any
    """What is printed; null: nothing."""
    becomes: Any
    """What holds instead; null: nothing."""


class ErratumPart(Part):
    """A published change."""

    title: str
    """What it is called."""
    published: str
    """The day on which it was published."""
    changes: list[ChangePart]
    """What it changes in the data."""
    elsewhere: list[str]
    """What it also changes, retold."""


def erratum_part(game: Game, erratum: ErratumFile) -> ErratumPart:
    """A published change."""
    return ErratumPart(
        title=erratum.title,
        published=erratum.published,
        changes=[_change(game, each) for each in erratum.changes],
        elsewhere=list(erratum.elsewhere),
    )


def _change(game: Game, change: Change) -> ChangePart:
    """What it was, of a case, is what that says in print."""
    was, becomes = change.was, change.becomes
    if change.case is not None:
        was, becomes = shown(game.printed.get(change.case, was or "")), shown(becomes or "")
    return ChangePart(
        file=change.file,
        case=change.case,
        row=change.row,
        column=change.column,
        path=list(change.path or ()),
        was=was,
        becomes=becomes,
    )
