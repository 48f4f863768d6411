"""What several pages show in the same way, ready to be laid out: templates loop over views and print them.

The view of a page stands in `pages/`, in the module called like its template. A text with links in it is Markup.
"""

from dataclasses import dataclass
from typing import Literal

from markupsafe import Markup


@dataclass(frozen=True, slots=True)
class Chip:
    """A word on a ground of its own: a side, a kind of turn, a badge."""

    words: str
    fill: str
    ink: str


@dataclass(frozen=True, slots=True)
class Link:
    """A link that a template dresses: its address from the page, and its words."""

    address: str
    words: str


@dataclass(frozen=True, slots=True)
class Ruled:
    """Something that the rules define, with links to the cases."""

    title: str
    rules: Markup


@dataclass(frozen=True, slots=True)
class Figure:
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


@dataclass(frozen=True, slots=True)
class Numbered:
    """A chapter or case in a list of contents."""

    address: str
    number: str
    title: str
    level: int


@dataclass(frozen=True, slots=True)
class Told:
    """A case as other pages show it."""

    id: str
    link: Markup
    title: str
    text: Markup


@dataclass(frozen=True, slots=True)
class Words:
    """Words that stand in both texts, or in one of them."""

    kind: Literal["both", "old", "new"]
    text: str


@dataclass(frozen=True, slots=True)
class Changed:
    """A case that was changed."""

    case: Markup
    """Its number and title."""
    words: tuple[Words, ...]


def counted(number: int, noun: str) -> str:
    """`1 section`, `2 sections`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
