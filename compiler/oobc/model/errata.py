"""What `errata/<date>.yaml` says: published changes, laid over the printed data."""

from typing import Any

from oobc.model.values import CaseId, Date, Shape, Text


class Change(Shape):
    """One change of an erratum: what it changes, what that was, and what it becomes.

    A YAML file is addressed by `path`, a table by `row` (an id) and `column`, a rule by `case`.
    """

    all_or_nothing = True

    file: Text
    """The file that it changes, seen from the folder of the game box."""
    path: tuple[Text, ...] | None = None
    """The way to a value of a YAML file: keys, and places in lists counted from 0."""
    row: Text | None = None
    """The first cell of the row of a table."""
    column: Text | None = None
    """The column of the cell in that row."""
    case: CaseId | None = None
    """The number of the rule."""
    was: Any = None
    """What is printed; left out, nothing. Of a rule it may be left out."""
    becomes: Any = None
    """What holds instead; left out, nothing."""


class ErratumFile(Shape):
    """`errata/<date>.yaml`: a published change, laid over the printed data."""

    title: Text
    """What it is called."""
    published: Date
    """The day on which it was published: `2022-02-23`."""
    changes: tuple[Change, ...]
    """What it changes in the data."""
    elsewhere: tuple[Text, ...] = ()
    """What it also changes in things that the data does not hold, retold."""
