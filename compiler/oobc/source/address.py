"""Addresses: how one data file names a value of another. Errata and acceptances are written with them."""

from typing import Any, NamedTuple

from oobc.diagnostics.codes import MISSING_KEY
from oobc.diagnostics.findings import Code, Finding, only_fix, suggest
from oobc.place import Origin, Path


class Address(NamedTuple):
    """A path of a YAML file, a row (and column) of a table, or a case of a file of rules."""

    path: tuple[str, ...] | None
    row: str | None
    column: str | None
    case: str | None
    origin: Origin
    """Where the address itself is written."""

    def __str__(self) -> str:
        if self.case is not None:
            return f"case {self.case}"
        if self.row is not None:
            return f"row {self.row}" if self.column is None else f"row {self.row}, column {self.column}"
        return ".".join(self.path or ())


def find(values: Any, address: Address, stale: Code) -> Path | Finding:
    """The way to what is addressed in the values of a document, or why there is none; `stale` is that finding's code.

    The last step of a path may lead to nothing: whoever asks may want to put something there.
    """
    match address, values:
        case Address(case=str(case)), {"sections": list(sections)}:
            return _section(case, sections, address, stale)
        case Address(row=str(row)), list(rows):
            return _row(row, rows, address, stale)
        case Address(path=(_, *_), case=None, row=None), _:
            return _value(values, address, stale)
    message = "an address is a path of a YAML file, a row and column of a table, or a case of a file of rules"
    return Finding(MISSING_KEY, message, address.origin)


def _section(case: str, sections: list[dict[str, Any]], address: Address, stale: Code) -> Path | Finding:
    for index, section in enumerate(sections):
        if section["id"] == case:
            return ("sections", index)
    known = [section["id"] for section in sections if section["id"]]
    message, where = f"there is no case {case!r} in the file", address.origin.at("case")
    return Finding(stale, message, where, suggest(case, known), fix=only_fix(case, known))


def _row(name: str, rows: list[dict[str, str | None]], address: Address, stale: Code) -> Path | Finding:
    key = next(iter(rows[0])) if rows else ""
    for index, row in enumerate(rows):
        if row[key] == name:
            if address.column is None:
                return (index,)
            if address.column not in row:
                message, hint = f"the table has no column {address.column!r}", suggest(address.column, row)
                return Finding(stale, message, address.origin.at("column"), hint, fix=only_fix(address.column, row))
            return (index, address.column)
    known = [str(row[key]) for row in rows]
    message, where = f"the table has no row {name!r}", address.origin.at("row")
    return Finding(stale, message, where, suggest(name, known), fix=only_fix(name, known))


def _value(values: Any, address: Address, stale: Code) -> Path | Finding:
    """The steps of the path as they are in the values: the places of a list are numbers, from 0."""
    path: Path = ()
    for index, step in enumerate(address.path or ()):
        if isinstance(values, list):
            if not step.isascii() or not step.isdigit() or int(step) >= len(values):
                message = f"the list has {len(values)} items, counted from 0; there is no {step!r}"
                return Finding(stale, message, address.origin.at("path", index))
            path, values = (*path, int(step)), values[int(step)]
        elif isinstance(values, dict) or values is None:
            path, values = (*path, step), (values or {}).get(step)
        else:
            shown = "nothing" if values is None else repr(values)
            return Finding(stale, f"there is nothing inside {shown}", address.origin.at("path", index))
    return path
