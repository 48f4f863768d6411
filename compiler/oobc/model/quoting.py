"""Hexes and cases of rules that stand without quotes where other programs would read a number: `0417` as 271."""

import typing
from collections.abc import Iterator
from typing import Any

from pydantic import BaseModel

from oobc.diagnostics.codes import UNQUOTED_NUMBER
from oobc.diagnostics.findings import Finding, Fix
from oobc.model.shaping import as_model, members_of
from oobc.model.values import CaseId, Hex
from oobc.place import Origin, Path, Place
from oobc.source.document import Document
from oobc.source.fixes import reads_as_number

_KINDS = tuple(typing.get_args(kind)[1] for kind in (CaseId, Hex))


def unquoted(document: Document, model: type[BaseModel]) -> Iterator[Finding]:
    """A note for each of them, with the quotes that it should have."""
    if not document.file.endswith(".yaml"):
        return
    lines = document.text.split("\n")
    for path, key, text in _named(document.values, model, ()):
        if reads_as_number(text):
            place = document.places(path, key)
            if _under(lines, place) == text:
                message = f"other programs read {text} as a number"
                where = Origin(document.file, path, key)
                yield Finding(UNQUOTED_NUMBER, message, where, "quote it", fix=Fix(text, text))


def _under(lines: list[str], place: Place) -> str:
    return lines[place.line - 1][place.column - 1 : place.end_column - 1] if place.line == place.end_line else ""


def _named(value: Any, annotation: Any, path: Path) -> Iterator[tuple[Path, bool, str]]:
    """The texts that name hexes or cases, each with its path and whether it is a key."""
    if isinstance(value, str):
        if _is_name(annotation):
            yield path, False, value
    elif isinstance(value, dict):
        model = as_model(annotation)
        if model is not None:
            fields = {field.alias or name: field for name, field in model.model_fields.items()}
            for key, inner in value.items():
                if key in fields:
                    kinds = [each for each in fields[key].metadata if each in _KINDS]
                    kind = typing.Annotated[str, kinds[0]] if kinds else fields[key].annotation
                    yield from _named(inner, kind, (*path, key))
            return
        for member in members_of(annotation):
            if typing.get_origin(member) is dict:
                of, inside = typing.get_args(member)
                for key, inner in value.items():
                    if _is_name(of):
                        yield (*path, key), True, key
                    yield from _named(inner, inside, (*path, key))
    elif isinstance(value, list):
        for member in members_of(annotation):
            if typing.get_origin(member) in (tuple, list):
                for index, inner in enumerate(value):
                    yield from _named(inner, typing.get_args(member)[0], (*path, index))


def _is_name(annotation: Any) -> bool:
    return any(
        typing.get_origin(member) is typing.Annotated and any(each in _KINDS for each in member.__metadata__)
        for member in members_of(annotation)
    )
