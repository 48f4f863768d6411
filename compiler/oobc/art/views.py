"""Views: what templates are given. This is the one place that writes them as JSON."""

import json
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, ClassVar


class View:
    """What one template draws: a frozen dataclass. The template reads its fields by their names.

    Fields are texts, numbers, None, tuples, mappings with texts as keys, bytes, and other frozen dataclasses of such.
    """

    __slots__ = ()
    template: ClassVar[str]
    """Its name in `templates/`: `print/setup.typ`."""


@dataclass(frozen=True, slots=True)
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
