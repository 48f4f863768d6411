"""The tables that the rules print."""

from markupsafe import Markup

from oobc.art.views import View
from oobc.game.rules import Table
from oobc.outputs.site.links import Links

Rolls = tuple[int, int]
"""The lowest and the highest roll."""


class Printed(View):
    anchor: str
    title: str
    about: Markup
    roll: str
    """`2d6`, where one rolls on it."""
    columns: tuple[str, ...]
    rows: tuple[tuple[Rolls | None, tuple[Markup, ...]], ...]
    """The rolls that lead to a row, where one rolls, and its cells."""
    note: Markup


def view(links: Links) -> tuple[Printed, ...]:
    return tuple(_table(links, each) for each in links.game.tables.values())


def _table(links: Links, table: Table) -> Printed:
    about, rolls = table.about, table.rolls or (None,) * len(table.rows)
    dice = links.game.series.about.dice.get(about.dice) if about.dice is not None else None
    named = dice.title.lower() if dice else about.dice
    facts = (Markup("Rules {}").format(links.cases(about.rules)), named, links.source(about.source))
    return Printed(
        anchor=table.id,
        title=about.title,
        about=Markup(" · ").join(filter(None, facts)),
        roll="d".join(map(str, table.dice)) if table.rolls else "",
        columns=table.columns,
        rows=tuple((its, tuple(map(links.note, row))) for its, row in zip(rolls, table.rows, strict=True)),
        note=links.note(about.note),
    )
