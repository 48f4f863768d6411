"""The tables that the rules print."""

from dataclasses import dataclass

from markupsafe import Markup

from oobc.game.rules import Table
from oobc.outputs.site.links import Links


@dataclass(frozen=True, slots=True)
class Row:
    """A row, with the lowest and the highest roll that lead to it where one rolls."""

    cells: tuple[Markup, ...]
    rolls: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class Printed:
    """A table."""

    anchor: str
    title: str
    rules: Markup
    dice: str
    """What the rules call its dice."""
    source: Markup
    roll: str
    """`2d6`, where one rolls on it."""
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    note: Markup


def view(links: Links) -> tuple[Printed, ...]:
    """All tables."""
    return tuple(_table(links, each) for each in links.game.tables.values())


def _table(links: Links, table: Table) -> Printed:
    about, rolls = table.about, table.rolls or (None,) * len(table.rows)
    dice = links.game.series.about.dice.get(about.dice or "")
    return Printed(
        anchor=table.id,
        title=about.title,
        rules=links.cases(about.rules),
        dice=dice.title.lower() if dice else about.dice or "",
        source=links.source(about.source),
        roll="d".join(map(str, table.dice)) if table.rolls else "",
        columns=table.columns,
        rows=tuple(Row(tuple(map(links.note, row)), its) for row, its in zip(table.rows, rolls, strict=True)),
        note=links.note(about.note),
    )
