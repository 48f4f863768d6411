"""The tables of the rulebook on a card, and the conditions, such as the weather, with what each of them does."""

from collections.abc import Iterator

from markdown_it import MarkdownIt
from markdown_it.token import Token

from oobc.game import Game
from oobc.game.rules import Case, Table
from oobc.model.series import Condition
from oobc.outputs.print.frame import Data, frame

_MARKDOWN = MarkdownIt("zero").enable(["table", "emphasis", "backticks"])


def tables_card(game: Game) -> Data:
    """The tables with rows, those that only stand in the prose of the rules, and the names of those on other cards.

    What belongs to a condition stands on the card of that.
    """
    conditions = game.series.about.conditions.values()
    filled = [table for table in game.tables.values() if table.rows]
    covered = {case for table in filled for case in table.about.rules}
    return frame(game, "Tables") | {
        "tables": [_table(table) for table in filled if not any(_is_about(table, each) for each in conditions)],
        "prose": [each for case in _cases_of_series(game) if case.id not in covered for each in _tables_in(case)],
        "elsewhere": [
            {"title": table.about.title, "cases": list(table.about.rules)}
            for table in game.tables.values()
            if not table.rows
        ],
    }


def conditions_card(game: Game, id: str) -> Data:
    """A condition in the form that `templates/print/conditions.typ` draws."""
    condition = game.series.about.conditions[id]
    check = game.series.checks.get(id)
    return frame(game, condition.title) | {
        "cases": list(condition.rules),
        "levels": [
            {"title": level.title, "note": level.note, "cases": list(level.rules)}
            for level in condition.levels.values()
        ],
        "turns": [turn.id for turn in game.turns if check and id in turn.checks],
        "tables": [_table(table) for table in game.tables.values() if table.rows and _is_about(table, condition)],
    }


def _cases_of_series(game: Game) -> Iterator[Case]:
    return (case for case in game.cases.values() if not game.box_folder.holds(case.origin))


def _is_about(table: Table, condition: Condition) -> bool:
    """Whether a table belongs to the cases of a condition or of its levels."""
    cases = {*condition.rules, *(case for level in condition.levels.values() for case in level.rules)}
    return not cases.isdisjoint(table.about.rules) and not table.about.dice


def _table(table: Table) -> Data:
    about = table.about
    return {
        "title": about.title,
        "cases": list(about.rules),
        "note": about.note,
        "dice": about.dice,
        "columns": [_capital(column) for column in table.columns],
        "rows": [list(row) for row in table.rows],
    }


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _tables_in(case: Case) -> Iterator[Data]:
    """The tables in the prose of a case."""
    rows: list[list[str]] = []
    for token in _MARKDOWN.parse(case.text):
        if token.type == "tr_open":
            rows.append([])
        elif token.type == "inline" and rows:
            rows[-1].append(_words(token))
        elif token.type == "table_close":
            columns, *body = rows
            yield {
                "title": case.title,
                "cases": [case.id],
                "note": None,
                "dice": None,
                "columns": columns,
                "rows": body,
            }
            rows = []


def _words(token: Token) -> str:
    """The text of a cell, without its marks."""
    return "".join(child.content for child in token.children or ())
