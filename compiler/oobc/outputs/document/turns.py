"""What the document of a game says of turns."""

from oobc.game.turns import Turn
from oobc.outputs.document.rules import Part


class TurnPart(Part):
    """A turn of a scenario, or of the battle's turn record."""

    number: int
    """From 1."""
    id: str
    """Day and label: `11 Nov 7 AM`."""
    day: str | None
    """What the turn record calls the day, if the battle has days."""
    date: str | None
    """ISO 8601, where the data has it."""
    label: str
    """What the turn record prints in its space."""
    kind: str
    """The kind of turn, by its id in the series."""
    checks: list[str]
    """What is looked at on this turn: weather, supply, recovery …"""
    source: str
    """Where its label and kind come from."""


def turn_part(turn: Turn) -> TurnPart:
    """A turn of a scenario, or of the record of the battle."""
    return TurnPart(
        number=turn.number,
        id=turn.id,
        day=turn.day,
        date=turn.date,
        label=turn.label,
        kind=turn.kind,
        checks=list(turn.checks),
        source=turn.source,
    )
