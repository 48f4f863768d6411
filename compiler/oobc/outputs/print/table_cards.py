"""The tables of the rulebook on a card, and the conditions, such as the weather, with what each of them does."""

from collections.abc import Iterator

from markdown_it import MarkdownIt

from oobc.art.views import View
from oobc.game import Game
from oobc.game.rules import Case, Table
from oobc.layout.paper import PaperName
from oobc.outputs.print.frame import Frame, frame
from oobc.source.markdown import shown

_MARKDOWN = MarkdownIt("zero").enable(["table", "emphasis", "backticks"])


class Titled(View):
    title: str
    cases: tuple[str, ...]
    note: str | None = None


class TableView(Titled):
    columns: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    dice: str | None = None


class TablesCard(View, template="print/tables.typ"):
    """The tables with rows, those that only stand in the prose of the rules, and the names of those on other cards."""

    frame: Frame
    tables: tuple[TableView, ...]
    prose: tuple[TableView, ...]
    elsewhere: tuple[Titled, ...]


class LevelView(View):
    """A level of a condition: what it does, each with what says so."""

    title: str
    effects: tuple[tuple[str, tuple[str, ...]], ...]


class ConditionCard(View, template="print/conditions.typ"):
    """A condition with its levels, and the tables that belong to it."""

    frame: Frame
    cases: tuple[str, ...]
    levels: tuple[LevelView, ...]
    tables: tuple[TableView, ...]


def tables_card(game: Game, paper: PaperName) -> Iterator[tuple[str, TablesCard]]:
    """The card, if there are tables. What belongs to a condition stands on the card of that."""
    conditions = game.series.about.conditions
    filled = [table for table in game.tables.values() if table.rows]
    covered = {case for table in filled for case in table.about.rules}
    cases = (case for case in game.cases.values() if not game.box_folder.holds(case.origin) and case.id not in covered)
    empty = (table.about for table in game.tables.values() if not table.rows)
    if game.tables:
        card = TablesCard(
            frame(game, paper, "Tables"),
            tuple(_table(table) for table in filled if not any(_is_about(game, table, each) for each in conditions)),
            tuple(table for case in cases for table in _tables_in(case)),
            tuple(Titled(about.title, about.rules) for about in empty),
        )
        yield "tables", card


def condition_cards(game: Game, paper: PaperName) -> Iterator[tuple[str, ConditionCard]]:
    """A card for each condition."""
    for id, about in game.series.about.conditions.items():
        levels = tuple(LevelView(level.title, tuple(_effects(game, id, each))) for each, level in about.levels.items())
        tables = tuple(_table(table) for table in game.tables.values() if table.rows and _is_about(game, table, id))
        yield f"condition-{id}", ConditionCard(frame(game, paper, about.title), about.rules, levels, tables)


def _effects(game: Game, condition: str, level: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    return ((says, effect.cited) for says, effect in game.effects_of(condition, level))


def _is_about(game: Game, table: Table, condition: str) -> bool:
    """Whether a table belongs to the cases of a condition or of what it does."""
    effects = (each for each in game.effects if each.condition == condition)
    cases = {*game.series.about.conditions[condition].rules, *(case for each in effects for case in each.cases)}
    return not cases.isdisjoint(table.about.rules) and not table.about.dice


def _table(table: Table) -> TableView:
    about, columns = table.about, tuple(column[:1].upper() + column[1:] for column in table.columns)
    return TableView(about.title, about.rules, about.note, columns, table.rows, about.dice)


def _tables_in(case: Case) -> Iterator[TableView]:
    """The tables in the prose of a case."""
    rows: list[tuple[str, ...]] = []
    for token in _MARKDOWN.parse(shown(case.text)):
        if token.type == "tr_open":
            rows.append(())
        elif token.type == "inline" and rows:
            rows[-1] += ("".join(child.content for child in token.children or ()),)
        elif token.type == "table_close":
            columns, *body = rows
            yield TableView(case.title, (case.id,), None, columns, tuple(body))
            rows = []
