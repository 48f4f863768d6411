"""A JSON Schema of a model, for editors: what may stand where, and what it means.

The meaning comes from the docstrings of the models and of their fields. They are read from the source, and only
here: pydantic can do it too, but would do it on every start.
"""

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from typing import Any

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import GenerateJsonSchema
from pydantic_core import core_schema

from oobc.model.values import Shape

DIALECT = "http://json-schema.org/draft-07/schema#"
"""Editors read this draft; not all of them read a later one."""

_Schema = dict[str, Any]
_SUFFIXES = re.compile("(Shape|File|Row|Part)$")


def schema_of(model: type[BaseModel], name: str) -> _Schema:
    """The JSON Schema of a model; `name` is what its address ends with."""
    whole = model.model_json_schema(
        by_alias=True, mode="validation", ref_template="#/definitions/{model}", schema_generator=_ForEditors
    )
    definitions = whole.pop("$defs", {})
    head = {"$schema": DIALECT, "$id": f"urn:oobc:{name}"} | {key: whole.pop(key) for key in ("title", "description")}
    return head | whole | ({"definitions": definitions} if definitions else {})


class _ForEditors(GenerateJsonSchema):
    """Says what a model says, with its docstrings, and leaves out what an editor would only write into the file."""

    def model_schema(self, schema: core_schema.ModelSchema) -> _Schema:
        made = super().model_schema(schema)
        model: type[BaseModel] = schema["cls"]
        made["title"] = _words(_SUFFIXES.sub("", model.__name__))
        made["description"] = _prose(model.__doc__ or "")
        for name, text in field_docs(model).items():
            made["properties"][model.model_fields[name].alias or name]["description"] = text
        if issubclass(model, Shape) and model.further is not None:
            made["additionalProperties"] = self.generate_inner(TypeAdapter(model.further).core_schema)
        return made

    def dict_schema(self, schema: core_schema.DictSchema) -> _Schema:
        """A mapping whose keys have a form: a key of another form is wrong, not only unknown."""
        made = super().dict_schema(schema)
        if "patternProperties" in made:
            ((pattern, values),) = made.pop("patternProperties").items()
            made["additionalProperties"] = values
            wanted = self.generate_inner(schema["keys_schema"])["errorMessage"]
            made["propertyNames"] = {"pattern": pattern, "errorMessage": wanted}
        return made

    def default_schema(self, schema: core_schema.WithDefaultSchema) -> _Schema:
        """Without the defaults that say nothing: editors write a default into the file.

        For the same reason what need not be there is left out, not empty.
        """
        inner = schema["schema"]
        if inner["type"] == "nullable" and schema.get("default", inner) is None:
            return self.generate_inner(inner["schema"])
        made = super().default_schema(schema)
        if isinstance(made.get("default"), dict | list | None):
            made.pop("default", None)
        return made

    def nullable_schema(self, schema: core_schema.NullableSchema) -> _Schema:
        """What may be empty, without a second schema where one more type will do."""
        inner = self.generate_inner(schema["schema"])
        if "type" not in inner or "enum" in inner:
            return super().nullable_schema(schema)
        types = inner["type"] if isinstance(inner["type"], list) else [inner["type"]]
        return inner | {"type": [*types, "null"]}

    def field_title_should_be_set(self, schema: Any) -> bool:
        """Never: the name of a field says it already."""
        return False


def field_docs(model: type[BaseModel]) -> dict[str, str]:
    """The description of every field of a model that has one: its own, or the docstring behind it."""
    docs: dict[str, str] = {}
    for each in reversed(model.__mro__):
        if issubclass(each, BaseModel) and each is not BaseModel:
            docs |= _docstrings(each.__module__).get(each.__name__, {})
    return {name: docs[name] for name in model.model_fields if name in docs}


def _docstrings(module: str) -> dict[str, dict[str, str]]:
    """The docstrings of the attributes of every class in a module."""
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {each.name: dict(_attributes(each)) for each in tree.body if isinstance(each, ast.ClassDef)}


def _attributes(of: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for attribute, behind in zip(of.body, of.body[1:], strict=False):
        match attribute, behind:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                yield name, _prose(text)


def _prose(docstring: str) -> str:
    """A docstring with its paragraphs in one line each."""
    paragraphs = inspect.cleandoc(docstring).split("\n\n")
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)


def _words(name: str) -> str:
    """`TurnKindChange` in words: Turn kind change."""
    return re.sub(r"(?<=[a-z])[A-Z]", lambda match: f" {match[0].lower()}", name)
