"""Hexes and cases of rules that stand without quotes where other programs would read a number: `0417` as 271."""

import typing
from collections.abc import Iterator

from pydantic import BaseModel

from oobc.diagnostics.codes import UNQUOTED_NUMBER
from oobc.diagnostics.findings import Finding, Fix
from oobc.model.texts import texts
from oobc.model.values import CaseId, Hex
from oobc.place import Origin, Place
from oobc.source.document import Document
from oobc.source.fixes import reads_as_number

_KINDS = tuple(typing.get_args(kind)[1] for kind in (CaseId, Hex))


def unquoted(document: Document, model: type[BaseModel]) -> Iterator[Finding]:
    """A note for each of them, with the quotes that it should have."""
    if not document.file.endswith(".yaml"):
        return
    lines = document.text.split("\n")
    for text, path, is_key, marks, _ in texts(document.values, model):
        if reads_as_number(text) and any(each in _KINDS for each in marks):
            place = document.places(path, is_key)
            if _under(lines, place) == text:
                message = f"other programs read {text} as a number"
                where = Origin(document.file, path, is_key)
                yield Finding(UNQUOTED_NUMBER, message, where, "quote it", fix=Fix(text, text))


def _under(lines: list[str], place: Place) -> str:
    return lines[place.line - 1][place.column - 1 : place.end_column - 1] if place.line == place.end_line else ""
