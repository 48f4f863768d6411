"""What several pages show in the same way, ready to be laid out: templates loop over views and print them.

The view of a page stands in `pages/`, in the module called like its template. Markup has links, or is dressed already.
"""

from dataclasses import dataclass

from markupsafe import Markup


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
    title: str
    heading: Markup
    text: Markup


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


def counted(number: int, noun: str) -> str:
    """`1 section`, `2 sections`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
