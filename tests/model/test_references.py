"""Ids that stand in the data are names of their own, or say in their type what they refer to."""

import typing
from collections.abc import Iterator
from typing import Any

from pydantic import BaseModel

from oobc.model.drawings import DrawingsFile
from oobc.model.references import Ref
from oobc.model.texts import members_of
from oobc.model.values import CaseId, Hex, Hexside, Id, SourceId
from oobc.schemas import FILES

NAMES = tuple(typing.get_args(each)[1] for each in (CaseId, Hex, Hexside, Id, SourceId))
OWN = {
    *("Acceptance.case", "Change.case", "BookPassage.number"),  # of what is laid over the data, or of a book
    *("CounterRow.id", "Face.id", "Level.id", "Section.id", "RulesFile.chapter", "SlipLine.id", "Step.id"),
    *("GameFile.series", "GameFile.look"),  # folders, which loading looks for
    "Action.face",  # of the kind of piece that has the action
    "Modifier.group",  # those of a group name it alike
}
"""Fields whose text is a name of its own, or is looked up elsewhere."""


def fields(model: type[BaseModel], seen: set[type[BaseModel]]) -> Iterator[tuple[str, Any]]:
    """Every field of a model and of those that it holds: its name, and the types of the values in it."""
    if model in seen:
        return
    seen.add(model)
    for name, field in model.model_fields.items():
        for base, marks in inner(field.annotation, tuple(field.metadata)):
            if isinstance(base, type) and issubclass(base, BaseModel):
                yield from fields(base, seen)
            elif base is str:
                yield f"{model.__name__}.{name}", marks


def inner(annotation: Any, beside: tuple[Any, ...] = ()) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """The types of the values in an annotation, whatever lists and mappings they stand in."""
    for base, marks in members_of(annotation):
        if typing.get_origin(base) in (dict, tuple):
            yield from inner(typing.get_args(base)[-1 if typing.get_origin(base) is dict else 0])
        else:
            yield base, (*marks, *beside)


def test_every_id_is_a_name_of_its_own_or_a_reference() -> None:
    models = {model for each in FILES if (model := each.model or each.told.row) is not None}
    seen: set[type[BaseModel]] = set()
    plain = {
        name
        for model in models - {DrawingsFile}  # which only lists what others name
        for name, marks in fields(model, seen)
        if any(mark in NAMES for mark in marks) and not any(isinstance(mark, Ref) for mark in marks)
    }
    assert plain == OWN
