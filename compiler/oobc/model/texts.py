"""Every text in a model, or in values that are to become one, with what the schema says of it."""

import types
import typing
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from pydantic import BaseModel

from oobc.place import Path


class Said(NamedTuple):
    """A text and where it stands."""

    text: str
    path: Path
    is_key: bool
    marks: tuple[Any, ...]
    """What its annotation carries beside the type."""
    around: tuple[Any, ...]
    """The models and the keys of mappings in which it stands, from the outermost on."""


def texts(value: Any, annotation: Any, path: Path = (), around: tuple[Any, ...] = ()) -> Iterator[Said]:
    """The texts in a value of which the annotation says more than that they are texts."""
    match value:
        case str():
            if marks := _marks(annotation):
                yield Said(value, path, False, marks, around)
        case BaseModel():
            for name, field in type(value).model_fields.items():
                yield from texts(getattr(value, name), _of(field), (*path, field.alias or name), (*around, value))
        case Mapping():
            yield from _in_mapping(value, annotation, path, around)
        case list() | tuple():
            for base, _ in members_of(annotation):
                if typing.get_origin(base) in (tuple, list):
                    for index, inner in enumerate(value):
                        yield from texts(inner, typing.get_args(base)[0], (*path, index), around)


def _in_mapping(value: Mapping[str, Any], annotation: Any, path: Path, around: tuple[Any, ...]) -> Iterator[Said]:
    for base, _ in members_of(annotation):
        if isinstance(base, type) and issubclass(base, BaseModel):
            fields = {field.alias or name: field for name, field in base.model_fields.items()}
            for key in filter(fields.__contains__, value):
                yield from texts(value[key], _of(fields[key]), (*path, key), (*around, value))
        elif typing.get_origin(base) is dict:
            of, inside = typing.get_args(base)
            marks = _marks(of)
            for key, inner in value.items():
                if marks:
                    yield Said(key, (*path, key), True, marks, around)
                yield from texts(inner, inside, (*path, key), (*around, key))


def _of(field: Any) -> Any:
    """The annotation of a field as its author wrote it."""
    return typing.Annotated[(field.annotation, *field.metadata)] if field.metadata else field.annotation


def _marks(annotation: Any) -> tuple[Any, ...]:
    return tuple(mark for base, marks in members_of(annotation) if base is str for mark in marks)


def members_of(annotation: Any) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """The members of a union, or the annotation itself, each as its type and what the annotation says beside it."""
    if typing.get_origin(annotation) is typing.Annotated:
        of, *marks = typing.get_args(annotation)
        yield from ((base, (*own, *marks)) for base, own in members_of(of))
    elif typing.get_origin(annotation) in (typing.Union, types.UnionType):
        for member in typing.get_args(annotation):
            yield from members_of(member)
    else:
        yield annotation, ()
