"""The tables that the rules print: what they are about, and their rows."""

import re

from oobc.diagnostics.codes import BAD_ROLLS, MISSING_KEY, UNKNOWN_NAME, WRONG_VALUE
from oobc.diagnostics.findings import suggest
from oobc.game.rules import Table
from oobc.link.names import Names
from oobc.load.files import SeriesFiles
from oobc.model.tables import TableFile
from oobc.source.document import Document


def link_tables(series: SeriesFiles, names: Names) -> dict[str, Table]:
    """The tables in the order of the series; one without rows, and rows without a table, are told."""
    tables = {}
    listed = series.tables.tables
    for id, about in listed.items():
        document = series.table_rows.get(id)
        if document is not None and document.values:
            columns = tuple(document.values[0])
            rows = tuple(tuple(row[column] or "" for column in columns) for row in document.values)
            tables[id] = Table(id, about, columns, rows, *_rolls(about, document, names))
        elif about.on_card and document is None:
            continue
        elif not names.gaps.touch(f"tables/{id}.csv", "tables.yaml"):
            where = series.tables.origin.at_key("tables", id)
            names.report(
                MISSING_KEY, f"the table has no rows in tables/{id}.csv", where, suggest(id, series.table_rows)
            )
    for id, document in series.table_rows.items():
        if id not in listed and id not in names.gaps.names:
            names.report(UNKNOWN_NAME, f"there is no table {id!r} in tables.yaml", document.origin, suggest(id, listed))
    return tables


def _rolls(about: TableFile, document: Document, names: Names) -> tuple[tuple[int, int], tuple[tuple[int, int], ...]]:
    """The dice of a table and the rolls of its rows, which stand in its first column."""
    if about.throw is None:
        return (0, 0), ()
    rolls: list[tuple[int, int]] = []
    for index, row in enumerate(document.values):
        column, cell = next(iter(row.items()))
        found = re.fullmatch(r"([0-9]{1,3})(?:-([0-9]{1,3}))?", cell or "")
        if found is None:
            names.report(WRONG_VALUE, f"a roll such as '3' or '1-3', not {cell!r}", document.origin.at(index, column))
        else:
            rolls.append((int(found[1]), int(found[2] or found[1])))
    whole = len(rolls) == len(document.values)
    return about.throw, tuple(rolls) if whole and _cover(about, rolls, document, names) else ()


def _cover(about: TableFile, rolls: list[tuple[int, int]], document: Document, names: Names) -> bool:
    """Whether every result of the dice of a table has one row, in their order; else it is told."""
    count, sides = about.throw or (0, 0)
    wrong: list[tuple[int, str]] = []
    following = min(count, rolls[0][0]) if about.note else count  # what changes a roll may lower it
    for index, (low, high) in enumerate(rolls):
        if low > high:
            wrong.append((index, f"the rolls {low}-{high} are the wrong way round"))
        elif low > following:
            wrong.append((index, f"no row has the roll {_range(following, low - 1)}"))
        elif low < following:
            here = "is of a row before this one" if low >= count else f"does not come of {about.dice}"
            wrong.append((index, f"the roll {_range(low, min(high, following - 1))} {here}"))
        elif high > count * sides and not about.note:
            roll = _range(max(low, count * sides + 1), high)
            wrong.append((index, f"the roll {roll} does not come of {about.dice}"))
        following = max(following, low + 1, high + 1)
    if following <= count * sides:
        wrong.append((len(rolls) - 1, f"no row has the roll {_range(following, count * sides)}"))
    for index, message in wrong:
        names.report(BAD_ROLLS, message, document.origin.at(index, next(iter(document.values[index]))))
    return not wrong


def _range(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}-{high}"
