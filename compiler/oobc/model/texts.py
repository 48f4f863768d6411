"""Every text in a model, or in values that are to become one, with what the schema says of it."""

import types
import typing
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Any, NamedTuple

from pydantic import BaseModel

from oobc.place import Path, Step


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
            for key, name, of in _telling(type(value)):
                yield from texts(getattr(value, name), of, (*path, key), (*around, value))
        case Mapping():
            yield from _in_mapping(value, annotation, path, around)
        case list() | tuple():
            of = inside(annotation, 0)  # what one item is, all are
            for index, inner in enumerate(value):
                yield from texts(inner, of, (*path, index), around)


def _in_mapping(value: Mapping[str, Any], annotation: Any, path: Path, around: tuple[Any, ...]) -> Iterator[Said]:
    model = model_of(annotation)
    mapping = next((base for base, _ in members_of(annotation) if typing.get_origin(base) is dict), None)
    marks = _marks(typing.get_args(mapping)[0]) if mapping else ()
    for key, inner in value.items():
        if marks:
            yield Said(key, (*path, key), True, marks, around)
        yield from texts(inner, inside(annotation, key), (*path, key), (*around, value if model else key))


@cache
def model_of(annotation: Any) -> type[BaseModel] | None:
    """The model that an annotation names, if it names one."""
    models = (base for base, _ in members_of(annotation) if isinstance(base, type) and issubclass(base, BaseModel))
    return next(models, None)


def inside(annotation: Any, step: Step) -> Any:
    """The annotation of what stands in a value under a key or as an item; None if nothing may."""
    model = model_of(annotation)
    if model is not None:
        return _fields(model).get(str(step), ("", None))[1]
    for base, _ in members_of(annotation):
        if (origin := typing.get_origin(base)) in (dict, list, tuple):
            return typing.get_args(base)[1 if origin is dict else 0]
    return None


@cache
def _fields(model: type[BaseModel]) -> dict[str, tuple[str, Any]]:
    """The fields of a model by their words: what Python calls each, and its annotation as its author wrote it."""
    found = {}
    for name, field in model.model_fields.items():
        annotation = Annotated[(field.annotation, *field.metadata)] if field.metadata else field.annotation
        found[field.alias or name] = (name, annotation)
    return found


@cache
def _telling(model: type[BaseModel]) -> tuple[tuple[str, str, Any], ...]:
    """The fields in which such texts may be: the word, what Python calls it, and its annotation."""
    return tuple((key, name, of) for key, (name, of) in _fields(model).items() if _tells(of, frozenset()))


def _tells(annotation: Any, seen: frozenset[type]) -> bool:
    """Whether an annotation, at any depth, says more of a text. `seen`: the models that were asked before."""
    for base, marks in members_of(annotation):
        if base is str:
            if marks:
                return True
        elif isinstance(base, type) and issubclass(base, BaseModel):
            if base not in seen and any(_tells(of, seen | {base}) for _, of in _fields(base).values()):
                return True
        elif any(_tells(each, seen) for each in typing.get_args(base)):
            return True
    return False


@cache
def _marks(annotation: Any) -> tuple[Any, ...]:
    return tuple(mark for base, marks in members_of(annotation) if base is str for mark in marks)


@cache
def members_of(annotation: Any) -> tuple[tuple[Any, tuple[Any, ...]], ...]:
    """The members of a union, or the annotation itself, each as its type and what the annotation says beside it."""
    if typing.get_origin(annotation) is Annotated:
        of, *marks = typing.get_args(annotation)
        return tuple((base, (*own, *marks)) for base, own in members_of(of))
    if typing.get_origin(annotation) in (typing.Union, types.UnionType):
        return tuple(each for member in typing.get_args(annotation) for each in members_of(member))
    return ((annotation, ()),)


@cache
def fields_with(model: type[BaseModel], mark: type) -> frozenset[str]:
    """The fields of a model in whose annotations, at any depth, stands a mark of a type; as Python calls them."""

    def has(annotation: Any) -> bool:
        return isinstance(annotation, mark) or any(map(has, typing.get_args(annotation)))

    found = model.model_fields.items()
    return frozenset(name for name, field in found if any(map(has, (field.annotation, *field.metadata))))
