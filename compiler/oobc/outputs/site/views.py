"""What several pages show in the same way, ready to be laid out: templates loop over views and print them.

The view of a page stands in `pages/`, in the module called like its template. Markup has links, or is dressed already.
"""

import json
from dataclasses import MISSING, dataclass, fields
from typing import Any

from markupsafe import Markup

from oobc.art.views import View


class Numbered(View):
    """A chapter or case in a list of contents."""

    address: str
    number: str
    title: str
    level: int


class Told(View):
    """A case as other pages show it."""

    id: str
    title: str
    heading: Markup
    text: Markup


class Figure(View):
    """The map; what lies on it is drawn by its page."""

    title: str
    caption: str
    picture: str
    exact: str
    """The picture of what counts on it."""
    width: float
    height: float
    """Pixels."""
    scenario: str = ""
    """Whose set-up it shows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Document:
    """What the search or a card knows of something; the names are short because there are hundreds of them."""

    g: str | None = None
    """Group."""
    u: str | None = None
    """Address."""
    n: str | None = None
    """The number it is known by: of a case, or of its hexes with commas between them."""
    t: str | None = None
    """Title."""
    a: str | None = None
    """Other names of it, with commas between them."""
    k: tuple[str, ...] | None = None
    """What players call it or ask about it."""
    s: str | None = None
    """A line that says what it is: of a case, the titles above it."""
    v: str | None = None
    """Its values."""
    x: str | None = None
    """Its text."""
    o: str | None = None
    """What it says in other versions of the rules."""
    p: str | None = None
    """Its picture."""
    w: float | None = None
    """How much it weighs, where that is not 1."""


def to_json(view: object) -> str:
    """A view, for a script."""
    return json.dumps(view, ensure_ascii=False, separators=(",", ":"), default=_told)


def script(name: str, view: object) -> bytes:
    """A script that hands a view to the page: scripts may be read from disk, data may not."""
    return f"window.{name} = {to_json(view)};\n".encode()


def _told(view: Any) -> dict[str, object]:
    """The fields of a view by their names, without those that may be left out and are."""
    values = ((each, getattr(view, each.name)) for each in fields(view))
    return {each.name: value for each, value in values if value is not None or each.default is MISSING}
