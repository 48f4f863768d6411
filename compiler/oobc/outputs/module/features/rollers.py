"""Buttons that roll on the tables that the rules print: the die, and what the table says of it."""

from collections.abc import Iterator

from oobc.game import Game
from oobc.game.rules import Table
from oobc.model.tables import TableFile
from oobc.outputs.module.feature import Feature
from oobc.outputs.module.names import cited, own_key, plain
from oobc.outputs.module.speech import quoted
from oobc.vassal.components import Component, component


def _of_tables(game: Game) -> Iterator[Component]:
    """A button for each table that is rolled on; of one whose rows stand on a card, only the dice."""
    rolled = [(table.about, _report(table)) for table in game.tables.values() if table.rolls]
    rolled += [(about, _report_of_card(about)) for about in game.on_cards]
    throws = ((about, about.throw, report) for about, report in rolled if about.throw is not None)
    yield from (_button(number, *each) for number, each in enumerate(throws, 1))


def _button(number: int, about: TableFile, throw: tuple[int, int], report: str) -> Component:
    title = plain(cited(about.title, about))
    return component(
        "DiceButton",
        name=title,
        text=title,
        tooltip=about.note or about.title,
        icon="",
        hotkey=own_key("table", str(number)),
        nDice=throw[0],
        nSides=throw[1],
        reportTotal=False,
        reportFormat=report,
    )


def _report_of_card(about: TableFile) -> str:
    """What the chat says of a roll on a table that only the players have before them."""
    return f"{{{quoted(cited(about.title, about) + ': ')} + numericalTotal + {quoted(', see its card.')}}}"


def _report(table: Table) -> str:
    """What the chat says: the roll, and the row that it falls on."""
    said = '""'
    for (_, to), row in reversed(list(zip(table.rolls, table.rows, strict=True))):
        results = [f"{column}: {cell}" for column, cell in zip(table.columns[1:], row[1:], strict=True) if cell]
        said = f"numericalTotal<={to} ? {quoted('; '.join(results))} : {said}"
    return f'{{{quoted(cited(table.about.title, table.about) + ": ")} + numericalTotal + ". " + ({said})}}'


ROLLERS = Feature(of_tables=_of_tables)
