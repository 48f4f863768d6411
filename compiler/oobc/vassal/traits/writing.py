"""What the functions of all traits share: how fields become a trait, and what several of them take."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from ..encoding import Scalar, seq
from ..trait import Trait

Access: TypeAlias = Literal["player", "side"] | Iterable[str]
"""Who may do something: whoever did it first, their side, or these sides."""
Command: TypeAlias = tuple[str, str]
"""Menu text and written key; either may be empty."""
NO_COMMAND: Command = ("", "")


def written(kind: str, *fields: Scalar, state: str = "") -> Trait:
    """The trait of a kind with these fields, all that its kind has, in the order of the engine."""
    return Trait(f"{kind};{seq(';', *fields)}", state)


def listed(texts: Iterable[str]) -> str:
    """A list as one field; a lone text would be taken for the list of its letters, so it is refused."""
    if isinstance(texts, str):
        raise ValueError(f"a list of texts is wanted, not one text: {texts!r}")
    return seq(",", *texts)


def in_range(within: int | str | None) -> tuple[bool, int, bool, str]:
    """The four fields of a range: restrict, distance, whether it is fixed, the property that holds it."""
    if within is None:
        return False, 1, True, ""
    return (True, within, True, "") if isinstance(within, int) else (True, 1, False, within)
