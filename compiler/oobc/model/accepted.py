"""What `accepted.yaml` says: findings that stay, since print itself is at fault."""

from oobc.model.values import CaseId, Shape, Text


class Acceptance(Shape):
    """A finding that is accepted: which, where, and why.

    A YAML file is addressed by `path`, a table by `row` (an id) and `column`, a rule by `case`. What is found inside of
    what is addressed is accepted too.
    """

    all_or_nothing = True

    code: Text
    """The code of the finding: `OOB304`."""
    file: Text
    """The file in which it is found, seen from the folder of `accepted.yaml`."""
    path: tuple[Text, ...] | None = None
    """The way to a value of a YAML file: keys, and places in lists counted from 0."""
    row: Text | None = None
    """The first cell of the row of a table."""
    column: Text | None = None
    """The column of that row; without one, the whole row."""
    case: CaseId | None = None
    """The number of a rule."""
    reason: Text
    """Why it stays: what the rules print, and where. Players read it."""


class AcceptedFile(Shape):
    """`accepted.yaml`: findings that are accepted in a series, a game box or a battle."""

    accepted: tuple[Acceptance, ...] = ()
    """Each with its reason; one that is not found any more is a finding itself."""
