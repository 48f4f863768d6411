"""Buttons that roll on the tables that the rules print: the die, and what the table says of it."""

from collections.abc import Iterator

from oobc.game import Game, Table
from oobc.outputs.module.names import cited, plain
from oobc.vassal.components import Component, component
from oobc.vassal.encoding import named


def rollers(game: Game) -> Iterator[Component]:
    """A menu with a button for each table that is rolled on."""
    rolled = [table for table in game.tables.values() if table.rolls]
    for table in rolled:
        count, sides = table.dice
        yield component(
            "DiceButton",
            name=_text(table),
            text=_text(table),
            tooltip=table.about.note or table.about.title,
            icon="",
            hotkey=named(f"table-{table.id}"),
            nDice=count,
            nSides=sides,
            reportTotal=False,
            reportFormat=_report(table),
        )
    if rolled:
        items = tuple(_text(table) for table in rolled)
        yield component("ToolbarMenu", description="Roll on a table", text="Tables", menuItems=items)


def _text(table: Table) -> str:
    return plain(f"{table.about.title} ({table.about.rules[0]})") if table.about.rules else plain(table.about.title)


def _report(table: Table) -> str:
    """What the chat says: the roll, and the row that it falls on."""
    said = '""'
    for (_, to), row in reversed(list(zip(table.rolls, table.rows, strict=True))):
        results = [f"{column}: {cell}" for column, cell in zip(table.columns[1:], row[1:], strict=True) if cell]
        said = f"numericalTotal<={to} ? {_quoted('; '.join(results))} : {said}"
    return f'{{{_quoted(cited(table.about.title, table.about) + ": ")} + numericalTotal + ". " + ({said})}}'


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", " ").replace('"', "'") + '"'
