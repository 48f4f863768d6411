"""The kinds of value that data files write. Every scalar arrives as text; these say which texts are meant."""

import re
from collections.abc import Callable
from typing import Annotated, Any, ClassVar

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints
from pydantic_core import PydanticCustomError


def _kebab(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


class Shape(BaseModel):
    """A mapping of a data file: keys in kebab-case, nothing that is not listed, never changed after reading."""

    all_or_nothing: ClassVar[bool] = False
    """A finding inside spoils all of it: with a default in the place of the wrong value it would be another thing."""

    model_config = ConfigDict(extra="forbid", frozen=True, alias_generator=_kebab, validate_by_name=False)


def _reader(pattern: str, read: Callable[[str], Any], wanted: str) -> BeforeValidator:
    form = re.compile(pattern)

    def check(value: Any) -> Any:
        if isinstance(value, str) and form.fullmatch(value):
            return read(value)
        if isinstance(value, int | float) and not isinstance(value, str):
            return value  # a default of ours
        raise PydanticCustomError("oobc_form", "{wanted}, not {value}", {"wanted": wanted, "value": _shown(value)})

    return BeforeValidator(check)


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return "a mapping"
    if isinstance(value, list):
        return "a list"
    return "nothing" if value is None else repr(value)


def _text(pattern: str, wanted: str) -> BeforeValidator:
    return _reader(pattern, str, wanted)


Int = Annotated[int, _reader(r"-?(0|[1-9]\d*)", int, "a whole number")]
Count = Annotated[Int, Field(ge=1, le=999)]
Number = Annotated[float, _reader(r"-?(0|[1-9]\d*)(\.\d+)?", float, "a number")]
Flag = Annotated[bool, _reader("true|false", "true".__eq__, "true or false")]
Text = Annotated[str, StringConstraints(min_length=1)]
Id = Annotated[str, _text(r"[a-z0-9]+(-[a-z0-9]+)*", "an id of small letters, digits and hyphens")]
CaseId = Annotated[str, _text(r"\d{1,2}(\.\d{1,3})+([A-Z]\d*)?", "the number of a rule such as '7.62'")]
Colour = Annotated[str, _text(r"#[0-9a-f]{6}", "a colour such as '#27509b'")]
Key = Annotated[str, _text(r"((Ctrl|Shift|Alt)\+)*([A-Z0-9]|F\d{1,2}|Delete|Space|Enter)", "a key such as 'Ctrl+M'")]
SourceId = Annotated[
    str,
    _text(
        r"(printed|update|history|reconstructed):\S+",
        "a source: printed:<case>, update:<date>, history:<id> or reconstructed:<id>",
    ),
]
Rules = tuple[CaseId, ...]


def sources_of(text: str | None) -> dict[str, str]:
    """A cell of sources: the first is the row's (key `""`), each `column=source` after it is for one column.

    `reconstructed:strengths name=printed:28.2` → `{"": "reconstructed:strengths", "name": "printed:28.2"}`.
    ValueError if a part has not the form of a source.
    """
    sources: dict[str, str] = {}
    for part in (text or "").split():
        column, _, source = part.rpartition("=")
        if not re.fullmatch(r"(printed|update|history|reconstructed):\S+", source) or column in sources:
            raise ValueError(part)
        sources[column] = source
    return sources
