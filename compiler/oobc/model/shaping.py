"""From the plain values of a document to a model, with a finding for everything that does not fit.

What can be saved is saved: a value with a finding is left out and the rest is read again, so that the names in the
rest of the file are still known and one mistake does not hide the others.
"""

import copy
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Generic, NamedTuple, TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from oobc.diagnostics.codes import MISSING_KEY, UNKNOWN_KEY, WRONG_VALUE
from oobc.diagnostics.findings import Finding, Fix, choice, nearest, only_fix, plain, suggest
from oobc.model.texts import inside, model_of
from oobc.model.values import AN_ID, ID_FORM, Shape, tell_origins
from oobc.place import Origin, Path, Place, Step
from oobc.source.csv import left_by_spreadsheet

T = TypeVar("T", bound=BaseModel)
_MANY = 50
"""From so many on, the same finding is told once."""
_MOST = 1000
"""So many problems of one file are told."""


class Shaped(NamedTuple, Generic[T]):
    """The model of some values, and what became of those that do not fit."""

    value: T | None
    """None if a part that must be there cannot be had."""
    findings: list[Finding]
    lost: frozenset[str]
    """The names that were left out: they let the linker keep quiet about what is missing only because it is wrong."""


def shape(values: Any, model: type[T], origin: Origin) -> Shaped[T]:
    """The model of `values`, which stand at `origin`, and what is wrong with them."""
    findings: list[Finding] = []
    lost: set[str] = set()
    whole = values
    while True:
        try:
            shaped = model.model_validate(values)
        except ValidationError as error:
            problems = error.errors(include_url=False)
        else:
            tell_origins(shaped, origin)
            return Shaped(shaped, findings, frozenset(lost))
        if values is whole:
            # The first reading tells all; what a later one misses is only what we left out.
            few = _few(_single(problems, model, values))
            found = [(_finding(each, model, values, origin), more) for each, more in few[:_MOST]]
            findings = [*_with_more(found), *_beyond(few[_MOST:], model, values, origin)]
        spoilt = {_spoilt(_path(each["loc"], values), model) for each in problems}
        paths = sorted(spoilt, key=_order, reverse=True)
        if () in paths:
            return Shaped(None, findings, frozenset(lost))
        gone = {origin.at(*path).path[len(origin.path) :] for path in paths if isinstance(path[-1], int)}
        origin = origin._replace(gaps=tuple(sorted({*origin.gaps, *gone}, key=_order)))
        values = copy.deepcopy(values)
        for path in paths:
            lost |= set(_prune(values, path))


def _single(problems: list[ErrorDetails], model: type[BaseModel], values: Any) -> list[ErrorDetails]:
    """The problems without those that others make: keys that are missing only because they are misspelt, and lists that
    are too short only because of what is wrong in them."""
    meant = set()
    paths = (_path(each["loc"], values) for each in problems)
    around = {path[:length] for path in paths for length in range(len(path))}
    missing = {_path(each["loc"], values) for each in problems if each["type"] == "missing"}
    for each in problems:
        if each["type"] == "extra_forbidden":
            *outer, name = _path(each["loc"], values)
            if tuple(outer) in missing:
                meant.add((tuple(outer), nearest(str(name), keys_of(_model_at(model, tuple(outer))))))
    return [
        each
        for each in problems
        if not (each["type"] == "missing" and (_path(each["loc"], values), str(each["loc"][-1])) in meant)
        and not (each["type"] == "too_short" and _path(each["loc"], values) in around)
    ]


def _together(findings: list[Finding]) -> list[Finding]:
    """One finding for a value that could have been several things and is none of them."""
    wrong: dict[Origin | Place, Finding] = {}
    others: list[Finding] = []
    for each in findings:
        if each.code is not WRONG_VALUE:
            others.append(each)
        elif each.where not in wrong:
            wrong[each.where] = each
        else:
            wanted, _, _ = wrong[each.where].message.rpartition(", not ")
            answers = {found.fix for found in (wrong[each.where], each)} - {None}
            fix = answers.pop() if len(answers) == 1 else None
            wrong[each.where] = replace(each, message=f"{wanted} or {each.message}", fix=fix)
    return [*wrong.values(), *others]


def _few(problems: list[ErrorDetails]) -> list[tuple[ErrorDetails, int]]:
    """Of what is wrong with very many items of a list alike, the first, and of how many more; else 0 more."""
    alike: dict[object, list[ErrorDetails]] = {}
    for each in problems:
        list_of = tuple("" if isinstance(step, int) else step for step in each["loc"])
        alike.setdefault((each["type"], each["msg"], list_of), []).append(each)
    many = {id(group[0]): len(group) - 1 for group in alike.values() if len(group) > _MANY}
    others = {id(each) for group in alike.values() if len(group) > _MANY for each in group[1:]}
    return [(each, many.get(id(each), 0)) for each in problems if id(each) not in others]


def _with_more(found: list[tuple[Finding, int]]) -> Iterator[Finding]:
    """One finding for each value, and of how many more it holds."""
    more = {each.where: many for each, many in found if many}
    for each in _together([each for each, _ in found]):
        many = more.get(each.where, 0)
        yield replace(each, message=f"{each.message}; {many:,} more are like it") if many else each


def _beyond(
    few: list[tuple[ErrorDetails, int]], model: type[BaseModel], values: Any, origin: Origin
) -> Iterator[Finding]:
    """One finding for all that are more than anybody reads."""
    if few:
        first = _finding(few[0][0], model, values, origin)
        yield replace(first, message=f"{first.message}; {len(few) - 1:,} more are wrong in this file")


def _finding(problem: ErrorDetails, model: type[BaseModel], values: Any, origin: Origin) -> Finding:
    path = _path(problem["loc"], values)
    match problem["type"]:
        case "extra_forbidden":
            name = str(path[-1])
            known = keys_of(_model_at(model, path[:-1]))
            hint = suggest(name, known) or choice(sorted(known), most=len(known))
            fix = only_fix(name, set(known).difference(_value_at(values, path[:-1])))
            return Finding(UNKNOWN_KEY, f"nothing reads the key {name!r}", origin.at_key(*path), hint, fix=fix)
        case "missing":
            name = str(problem["loc"][-1])
            return Finding(MISSING_KEY, f"the key {name!r} is missing", origin.at(*path))
        case "oobc_form":
            fix = _as_id(problem["input"]) if problem["ctx"]["wanted"] == AN_ID else None
            return Finding(WRONG_VALUE, problem["msg"], _where(problem, origin, path), fix=fix)
        case "literal_error":
            wanted = str(problem["ctx"]["expected"]).replace(" or ", ", ")
            names = [each.strip(" '") for each in wanted.split(",")]
            hint = suggest(str(problem["input"]), names)
            message = f"one of {wanted}, not {problem['input']!r}"
            fix = only_fix(str(problem["input"]), names)
            return Finding(WRONG_VALUE, message, _where(problem, origin, path), hint, fix=fix)
    return Finding(WRONG_VALUE, _plain(problem), _where(problem, origin, path))


def _as_id(text: Any) -> Fix | None:
    """The fix of an id: there is one way to write it in small letters, unless it is none."""
    id = plain(text) if isinstance(text, str) and left_by_spreadsheet(text) is None else ""
    return Fix(text, id) if re.fullmatch(ID_FORM, id) else None


def _value_at(values: Any, path: Path) -> Any:
    for step in path:
        values = values[step]
    return values


def _where(problem: ErrorDetails, origin: Origin, path: Path) -> Origin:
    return origin.at_key(*path) if "[key]" in problem["loc"] else origin.at(*path)


_WANTED = {
    "greater_than_equal": "at least {ge}",
    "less_than_equal": "at most {le}",
    "dict_type": "a mapping",
    "mapping_type": "a mapping",
    "model_type": "a mapping",
    "model_attributes_type": "a mapping",
    "tuple_type": "a list",
    "list_type": "a list",
    "string_type": "a text",
    "string_too_short": "a text that is not empty",
    "too_short": "a list that is not empty",
}


def _plain(problem: ErrorDetails) -> str:
    wanted = _WANTED.get(problem["type"])
    if wanted is None:
        return problem["msg"][0].lower() + problem["msg"][1:]
    wanted = wanted.format_map(problem.get("ctx", {}))
    got = problem["input"]
    shown = "a mapping" if isinstance(got, dict) else "a list" if isinstance(got, list | tuple) else repr(got)
    return f"{wanted}, not {'nothing' if got is None else shown}"


def _path(loc: tuple[Step, ...], values: Any) -> Path:
    """The steps of a pydantic location that lead somewhere in the values; others name union members and models."""
    path: list[Step] = []
    for step in loc:
        inside = step in values if isinstance(values, dict) else isinstance(values, list) and step in range(len(values))
        if inside:
            values = values[step]
            path.append(step)
    return tuple(path)


def _spoilt(path: Path, model: type[BaseModel]) -> Path:
    """What must be left out for a wrong value: the value, or the outermost thing around it that is all or nothing."""
    for length in range(len(path)):
        around = _model_at(model, path[:length])
        if around is not None and issubclass(around, Shape) and around.all_or_nothing:
            return path[:length]
    return path


def _order(path: Path) -> tuple[tuple[int, str], ...]:
    """Sorts the later items of a list behind the earlier ones, whatever else the steps are."""
    return tuple((step, "") if isinstance(step, int) else (-1, step) for step in path)


def _prune(values: Any, path: Path) -> Iterator[str]:
    """Takes the value at a path out of the values, and tells what it was called."""
    *outer, last = path
    holder = values
    for step in outer:
        try:
            holder = holder[step]
        except (KeyError, IndexError):
            return  # went with what encloses it
    if isinstance(holder, dict) and last in holder:
        yield str(last)
        yield from _names(holder.pop(last))
    elif isinstance(holder, list) and isinstance(last, int) and last < len(holder):
        yield from _names(holder.pop(last))


def _names(value: Any) -> Iterator[str]:
    """What may be called in a value: keys, and what stands under those that name things."""
    if isinstance(value, dict):
        yield from map(str, value)
        yield from (str(each) for each in map(value.get, ("id", "name", "label")) if each)
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _names(inner)


def keys_of(model: type[BaseModel] | None, *, required: bool = False) -> list[str]:
    """The keys that a model reads, as data files write them: all, or those that must be there."""
    fields = model.model_fields.items() if model else ()
    return [field.alias or name for name, field in fields if field.is_required() or not required]


def _model_at(model: type[BaseModel], path: Path) -> type[BaseModel] | None:
    """The model that describes the values at a path, found by walking the annotations."""
    current: Any = model
    for step in path:
        current = inside(current, step)
    return model_of(current)
