"""The columns of combats: what totals are compared with."""

from collections.abc import Iterator

from oobc.diagnostics.codes import BAD_COLUMNS
from oobc.diagnostics.findings import Finding
from oobc.game import Game
from oobc.model.combat import least


def columns_rise(game: Game) -> Iterator[Finding]:
    """Columns are ratios or least differences, each better for the attackers than the one before.

    Those of a table that has rows are checked in its stead: it is their order that counts then.
    """
    for kind in game.series.combat.kinds.values():
        table = game.table_of(kind)
        columns = table.columns[1:] if table is not None else kind.columns
        where = kind.origin.at("columns" if table is None else "table")
        bounds = [least(column) for column in columns]
        for column, bound in zip(columns, bounds, strict=True):
            if bound is None:
                yield Finding(BAD_COLUMNS, f"{column!r} is no column such as '1:2', '1.5:1', '4' or '4-6'", where)
        known = [bound for bound in bounds if bound is not None]
        if known != sorted(set(known)):
            yield Finding(BAD_COLUMNS, f"the columns do not rise: {', '.join(columns)}", where)
        for each in kind.by_column:
            if each.from_ is not None and each.from_ not in columns:
                message = f"{each.from_!r} is none of the columns {', '.join(columns)}"
                yield Finding(BAD_COLUMNS, message, each.origin.at("from"))
