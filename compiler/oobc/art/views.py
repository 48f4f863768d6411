"""Views: what templates are given. This is the one place that writes them as JSON."""

import json
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, ClassVar, dataclass_transform


@dataclass_transform(frozen_default=True)
class View:
    """What a template is given, or a part of it; the template reads its fields by their names.

    Every subclass is made a frozen dataclass; `class SetupCard(View, template="print/setup.typ")` is what that draws.
    Fields are texts, numbers, None, tuples, mappings with texts as keys, bytes, and views or other frozen dataclasses.
    """

    template: ClassVar[str]

    def __init_subclass__(cls, template: str | None = None) -> None:
        dataclass(frozen=True)(cls)
        if template is not None:
            cls.template = template


class Page(View):
    """One of many things of which the template draws each on a page of its own."""

    id: str
    """What errors call it. Two pages that differ in nothing else share a picture."""


def to_json(value: object, of_bytes: Callable[[bytes], object] = list) -> str:
    """A view, or a list of views, as JSON with sorted keys; bytes as numbers, or as what `of_bytes` makes of them."""

    def plain(part: Any) -> object:
        if isinstance(part, bytes):
            return of_bytes(part)
        return {field.name: getattr(part, field.name) for field in fields(part)}

    return json.dumps(value, ensure_ascii=False, sort_keys=True, default=plain)
