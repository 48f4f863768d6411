"""Errata as overlays: the printed data with published changes laid over it.

A change says where (a path in a YAML file, a row and column of a table, a case of the rules), what stood there and
what stands there now. One that does not find what it says it changes is reported: it has had its day.
"""

import copy
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from oobc.diagnostics.codes import MISSING_KEY, STALE_ERRATUM, WRONG_VALUE
from oobc.diagnostics.findings import Finding, suggest
from oobc.place import Origin, Path
from oobc.source.address import Address, find
from oobc.source.document import Amendment, Document


class Change(NamedTuple):
    """One change of an erratum, its file already by full name."""

    file: str
    path: tuple[str, ...] | None
    row: str | None
    column: str | None
    case: str | None
    was: Any
    becomes: Any
    origin: Origin


def amend(documents: Mapping[str, Document], changes: Iterable[Change]) -> tuple[dict[str, Document], list[Finding]]:
    """The documents with every change made, and findings for the changes that could not be."""
    amended, findings = dict(documents), []
    for change in changes:
        document = amended.get(change.file)
        if document is None:
            message, hint = f"there is no file {change.file!r}", suggest(change.file, amended)
            findings.append(Finding(STALE_ERRATUM, message, change.origin.at("file"), hint))
            continue
        path = _path_of(document, change)
        if isinstance(path, Finding):
            findings.append(path)
            continue
        found = _get(document.values, path)
        if change.row is not None and not isinstance(change.becomes, str | None):
            message = "a cell of a table becomes a text"
            findings.append(Finding(WRONG_VALUE, message, change.origin.at("becomes")))
        elif not _same(found, change.was) and (change.case is None or change.was is not None):
            message = f"the erratum changes {_quoted(change.was)}, but {_quoted(found)} stands there"
            findings.append(Finding(STALE_ERRATUM, message, change.origin.at("was")))
        elif _same(found, change.becomes):
            message = f"the erratum changes nothing: {_quoted(found)} stands there already"
            findings.append(Finding(STALE_ERRATUM, message, change.origin.at("becomes")))
        else:
            values = _with(document.values, path, change.becomes)
            amended[change.file] = document.amend(values, dict(_said(document.values, path, change)))
    return amended, findings


def _path_of(document: Document, change: Change) -> Path | Finding:
    address = Address(change.path, change.row, change.column, change.case, change.origin)
    path = find(document.values, address, STALE_ERRATUM)
    if isinstance(path, Finding):
        return path
    if change.case is not None:
        return (*path, "text")
    if change.row is not None and change.column is None:
        return Finding(MISSING_KEY, "a change of a table names a row and a column", change.origin)
    return path


def _said(values: Any, path: Path, change: Change) -> Iterator[tuple[Path, Amendment]]:
    """What the change says: the value itself, and the mappings around it that were not there."""
    step = change.origin.at("path") if change.path else change.origin
    for length in range(1, len(path)):
        if _get(values, path[:length]) is None:
            named = step.at(length - 1)
            yield path[:length], Amendment(named, named)
    becomes = change.origin.at("becomes")
    key = step.at(len(path) - 1) if change.path else becomes
    yield path, Amendment(becomes, key, _get(values, path))


def _same(one: Any, other: Any) -> bool:
    # Prose does not change by the empty lines around it.
    return one.strip() == other.strip() if isinstance(one, str) and isinstance(other, str) else bool(one == other)


def _quoted(value: Any) -> str:
    return "nothing" if value is None else repr(value)


def _get(values: Any, path: Path) -> Any:
    for step in path:
        if isinstance(values, list) and isinstance(step, int) and step < len(values):
            values = values[step]
        elif isinstance(values, dict):
            values = values.get(step)
        else:
            return None
    return values


def _with(values: Any, path: Path, becomes: Any) -> Any:
    """The values with one that is another; what lies on the way is copied, mappings are made where there are none."""
    values = holder = copy.copy(values)
    for step in path[:-1]:
        inner = _get(holder, (step,))
        holder[step] = {} if inner is None else copy.copy(inner)
        holder = holder[step]
    if isinstance(holder, dict) and becomes is None and not isinstance(path[0], int):
        holder.pop(path[-1], None)
    else:
        holder[path[-1]] = becomes
    return values
