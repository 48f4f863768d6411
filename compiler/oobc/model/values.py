"""The kinds of value that data files write. Every scalar arrives as text; these say which texts are meant."""

import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from typing import Annotated, Any, ClassVar, Literal, Self

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
    GetJsonSchemaHandler,
    PrivateAttr,
    WithJsonSchema,
)
from pydantic_core import CoreSchema, PydanticCustomError, core_schema

from oobc.diagnostics.findings import plain
from oobc.place import NOWHERE, Origin
from oobc.source.characters import INVISIBLE
from oobc.source.markdown import CASE_NUMBER


def _kebab(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


class Shape(BaseModel):
    """A mapping of a data file: keys in kebab-case, nothing that is not listed, never changed after reading."""

    # No field, and nothing by which two shapes differ.
    __slots__ = ("_origin",)

    all_or_nothing: ClassVar[bool] = False
    """A finding inside spoils all of it: with a default in the place of the wrong value it would be another thing."""

    further: ClassVar[Any] = None
    """Of a row: what stands in the columns that are not listed, which only the series or the battle knows."""

    # Most shapes are only parts of others, which build what they need of them: no reader of their own until it is used.
    model_config = ConfigDict(
        extra="forbid", frozen=True, alias_generator=_kebab, validate_by_name=False, defer_build=True
    )

    @property
    def origin(self) -> Origin:
        """Where it is written."""
        return getattr(self, "_origin", NOWHERE)

    def __copy__(self) -> Self:
        copied = super().__copy__()
        object.__setattr__(copied, "_origin", self.origin)
        return copied


def tell_origins(value: Any, origin: Origin) -> None:
    """Tells every shape in a value where it is written, if the value is written at `origin`; named ones, their ids."""
    match value:
        case Shape():
            object.__setattr__(value, "_origin", origin)
            for name in value.model_fields_set:
                tell_origins(getattr(value, name), origin.at(type(value).model_fields[name].alias or name))
        case tuple():
            for index, each in enumerate(value):
                tell_origins(each, origin.at(index))
        case dict():
            for key, each in value.items():
                tell_origins(each, origin.at(key))
                if isinstance(each, Named):
                    each._id = key


class Named(Shape):
    """What stands in a mapping under its id, and knows it."""

    _id: str = PrivateAttr("")

    @property
    def id(self) -> str:
        """The key under which it stands."""
        return self._id

    def under(self, id: str) -> Self:
        """The same under another id."""
        made = self.model_copy()
        made._id = id
        return made


@dataclass(frozen=True, slots=True)
class _Form:
    """A form of text, what it is read as, and what its JSON Schema says to editors.

    An editor reads YAML by its core schema: where we see the text `12`, it sees a number. `also` is such another type.
    """

    pattern: str
    read: Callable[[str], Any]
    wanted: str
    also: Literal["integer", "number", "boolean"] | None = None
    bound: Literal["minimum", "exclusiveMinimum"] | None = None
    """What 0 is to a number that an editor sees."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_before_validator_function(self._checker(), handler(source))

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        # Editors write a value of the first type.
        types = ["string", self.also] if self.read is str else [self.also, "string"]
        made = {"type": types if self.also else "string", "pattern": f"^({self.pattern})$", "errorMessage": self.wanted}
        return made | ({self.bound: 0} if self.bound else {})

    def _checker(self) -> Callable[[Any], Any]:
        form, read, wanted = re.compile(self.pattern), self.read, self.wanted

        def check(value: Any) -> Any:
            if isinstance(value, str) and form.fullmatch(value):
                with suppress(ValueError):  # of the right form, but such a date there is not
                    return read(value)
            if isinstance(value, int | float) and not isinstance(value, str):
                return value  # a default of ours
            raise PydanticCustomError("oobc_form", "{wanted}, not {value}", {"wanted": wanted, "value": _shown(value)})

        return check


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return "a mapping"
    if isinstance(value, list):
        return "a list"
    return "nothing" if value is None else repr(value)


_NOT_BLANK = rf"^(?=[\s\S]*[^\s{INVISIBLE}])[\s\S]*[^\\]$"
"""Neither blank nor with a backslash at the end, as editors search for it (`source/characters.py` finds both)."""


@dataclass(frozen=True, slots=True)
class _Text:
    """A text that is not empty. What it names is looked up elsewhere; `pattern` is what an editor can see by itself."""

    wanted: str | None = None
    pattern: str | None = None
    also: Literal["integer", "number"] | None = None

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.str_schema(min_length=1)

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        made: dict[str, Any] = {"type": ["string", self.also] if self.also else "string", "minLength": 1}
        made["errorMessage"] = self.wanted or "a text that is not blank and does not end in a backslash"
        made["pattern"] = f"^({self.pattern})$" if self.pattern else _NOT_BLANK
        return made


_INT = r"-?(0|[1-9][0-9]{0,3})"
_POSITIVE = r"0\.[0-9]{0,19}[1-9][0-9]*|[1-9][0-9]{0,5}(\.[0-9]{1,20})?"
_SOURCE = r"(printed|update|history|reconstructed):\S+"

_GIVEN = "true, false or a whole number up to 9999"
Int = Annotated[int, _Form(_INT, int, "a whole number up to 9999", also="integer")]


def _whole(least: int, most: int) -> WithJsonSchema:
    more = len(str(most)) - 1
    number = f"[1-9][0-9]{{0,{more}}}" if least < 2 else f"([{least}-9]|[1-9][0-9]{{1,{more}}})"
    return WithJsonSchema(
        {
            "type": ["integer", "string"],
            "minimum": least,
            "maximum": most,
            "pattern": f"^{number}$" if least else f"^(0|{number})$",
            "errorMessage": f"a whole number from {least} to {most}",
        }
    )


Count = Annotated[Int, Field(ge=1, le=999), _whole(1, 999)]
Cells = Annotated[Int, Field(ge=0, le=999), _whole(0, 999)]
Sides = Annotated[Int, Field(ge=2, le=999), _whole(2, 999)]
Percent = Annotated[Int, Field(ge=0, le=100), _whole(0, 100)]
Pixels = Annotated[Int, Field(ge=1, le=9999), _whole(1, 9999)]
Date = Annotated[
    str,
    _Form(
        "[0-9]{4}-[0-9]{2}-[0-9]{2}", lambda text: date.fromisoformat(text).isoformat(), "a date such as '1808-11-10'"
    ),
]
Number = Annotated[float, _Form(r"-?(0|[1-9][0-9]{0,5})(\.[0-9]{1,20})?", float, "a number", also="number")]
Length = Annotated[
    float,
    _Form(
        _POSITIVE,
        float,
        "a length in mm such as '12.7'",
        "number",
        "exclusiveMinimum",
    ),
]
Metres = Annotated[
    float,
    _Form(
        _POSITIVE,
        float,
        "a distance in metres such as '480'",
        "number",
        "exclusiveMinimum",
    ),
]
Gap = Annotated[
    float,
    _Form(r"(0|[1-9][0-9]{0,5})(\.[0-9]{1,20})?", float, "a distance in mm such as '3' or '0'", "number", "minimum"),
]


def _degrees(most: int) -> WithJsonSchema:
    wanted = f"degrees from -{most} to {most}"
    return WithJsonSchema({"type": ["number", "string"], "minimum": -most, "maximum": most, "errorMessage": wanted})


Latitude = Annotated[Number, Field(ge=-90, le=90), _degrees(90)]
Longitude = Annotated[Number, Field(ge=-180, le=180), _degrees(180)]
Share = Annotated[
    Fraction,
    _Form(r"(0|[1-9][0-9]{0,2})(/[1-9][0-9]{0,2})?", Fraction, "a factor such as '2' or '1/2'", also="integer"),
]
Cost = Annotated[
    str, _Form(r"no|(0|[1-9][0-9]?)(/[2-9])?", str, "movement points such as '2' or '1/2', or 'no'", also="integer")
]
"""What ground costs; `no`: none may."""
Flag = Annotated[bool, _Form("true|false", "true".__eq__, "true or false", also="boolean")]
Given = Annotated[
    bool | int,
    _Form("true|false|[0-9]{1,4}", lambda text: text == "true" if text.isalpha() else int(text), _GIVEN),
    WithJsonSchema(
        {"type": ["boolean", "integer", "string"], "pattern": "^(true|false|[0-9]{1,4})$", "errorMessage": _GIVEN}
    ),
]
Text = Annotated[str, _Text(also="number")]
ID_FORM = r"[a-z0-9]+(-[a-z0-9]+)*"
AN_ID = "an id of small letters, digits and hyphens"
Id = Annotated[str, _Form(ID_FORM, str, AN_ID, also="integer")]
Label = Annotated[str, _Form("[A-Z]+", str, "a word in capitals such as 'ALT'")]
CaseId = Annotated[str, _Form(CASE_NUMBER, str, "the number of a rule such as '7.62', or of a chapter such as '7.0'")]
Throw = Annotated[str, _Form(r"[1-9]d([2-9]|[1-9][0-9])", str, "dice such as '1d6' or '2d6'")]
"""Up to 9 dice of 2 to 99 sides."""
Colour = Annotated[str, _Form(r"#[0-9a-fA-F]{6}", str.lower, "a colour such as '#27509b'")]
Key = Annotated[
    str,
    _Form(
        r"(?!.*Ctrl.*Ctrl)(?!.*Shift.*Shift)(?!.*Alt.*Alt)((Ctrl|Shift|Alt)\+)*"
        r"([A-Z0-9]|F([1-9]|1[0-2])|Delete|Space|Enter)",
        str,
        "a key such as 'Ctrl+M' or 'F2'",
    ),
]
SourceId = Annotated[
    str,
    _Form(_SOURCE, str, "a source: printed:<case>, update:<date>, history:<id> or reconstructed:<id>"),
]
Colours = Annotated[
    str, _Form(r"#[0-9a-fA-F]{6}( +#[0-9a-fA-F]{6}){0,2}", str.lower, "one to three colours such as '#27509b #ffffff'")
]
Hex = Annotated[str, _Text("a hex as it is printed, in quotes: '0417'")]
Hexside = Annotated[str, _Text("a hexside as its two hexes: '4319-4419'", ".+-.+")]
Sources = Annotated[
    str,
    _Text(
        "the source of the row, then <column>=<source> for single columns",
        rf"([^=\s]+=)?{_SOURCE}( +([^=\s]+=)?{_SOURCE})*",
    ),
]
Stated = Annotated[str, _Text("a whole number, or a source", rf"[0-9]{{1,4}}|{_SOURCE}", also="integer")]
"""A number that a scenario states, or under the key `source` where it comes from."""
Placement = Annotated[
    str,
    _Text(
        "a hex, '<group> n', '<turn> @ <hex>', '[<board>/<box>]', each perhaps with '(<face>)', '(facing 1)' or "
        "'(<face>, facing 1)' behind it, or 'out'",
        r"(out|[A-Z]+ [0-9]+|\[[^/\]]+/[^\]]+\]|[^@]+@ *\S+|\S+)( \(([a-z-]+(, facing [1-6])?|facing [1-6])\))?",
    ),
]
"""Where a unit is when a scenario begins: a cell of the set-up card."""


def sources_of(text: str | None) -> dict[str, str]:
    """A cell of sources: the first is the row's (key `""`), each `column=source` after it is for one column.

    `reconstructed:strengths name=printed:28.2` → `{"": "reconstructed:strengths", "name": "printed:28.2"}`.
    ValueError if a part has not the form of a source.
    """
    sources: dict[str, str] = {}
    for part in (text or "").split():
        column, _, source = part.rpartition("=")
        if not re.fullmatch(_SOURCE, source) or column in sources:
            raise ValueError(part)
        sources[column] = source
    return sources


def source_of(text: str, value: str) -> str:
    """The source of one value among such a text, or that of all else; a text of no such form is its own."""
    try:
        sources = sources_of(text)
    except ValueError:
        return text
    return sources.get(value) or sources.get("") or text


def slug(text: str) -> str:
    """An id made of words: `I Corps (old)` is `i-corps-old`."""
    return re.sub(r"[^a-z0-9]+", "-", plain(text)).strip("-")


def slugs(texts: Iterable[str]) -> dict[str, str]:
    """Such ids of several texts, each another one: the second of two that would have the same has a number."""
    made: dict[str, str] = {}
    for text in texts:
        name = wanted = slug(text) or "x"
        number = 1
        while text not in made and name in made.values():
            number += 1
            name = f"{wanted}-{number}"
        made.setdefault(text, name)
    return made
