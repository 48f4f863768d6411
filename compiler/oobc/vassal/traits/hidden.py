"""What a piece keeps from players: what they may see of it, and do with it (format: §7)."""

from collections.abc import Iterable
from typing import Literal

from ..encoding import Colour, access, checked_key, colour, keys, seq
from ..trait import Trait
from .writing import NO_COMMAND, Access, Command, listed, written


def mask(
    image: str,
    name: str,
    *,
    menu: str = "",
    key: str = "",
    by: Access = "side",
    style: str = "I",
    owner: str = "",
    peek: Command = NO_COMMAND,
    auto_peek: bool = False,
    deal_key: str = "",
    deal_expression: str = "",
    description: str = "",
) -> Trait:
    """Everyone but the owner sees `image` and the name `name`; stands outside all it must hide (format: §7 "Mask").

    `by`: who may mask: `"side"`, `"player"`, or sides. `style`: what the owner sees: `I`, `2`, `B`, `P`, or
    `G` + image. `owner`: the side that has it masked from the start (needs access by side), or "" for open.

    ValueError: an owner with access by player, whose secret id nobody knows beforehand.
    """
    _check_owner(owner, by)
    return written(
        "obs",
        *(checked_key(key), image, menu, style, name, access(by), peek[0], description, auto_peek),
        *(checked_key(deal_key), deal_expression),
        state=seq(";", owner or "null", ""),
    )


def invisible(
    *,
    menu: str = "",
    key: str = "",
    by: Access = "side",
    opacity: float = 0.3,
    background: Colour = None,
    owner: str = "",
    no_report: bool = True,
    description: str = "",
) -> Trait:
    """Nobody but the owner sees the piece; `opacity`, 0 to 1, is how the owner does; `owner`: see `mask`."""
    _check_owner(owner, by)
    return written(
        "hide",
        *(checked_key(key), menu, colour(background), access(by), float(opacity), description, no_report),
        state=owner or "null",
    )


def _check_owner(owner: str, by: Access) -> None:
    if owner and by == "player":
        raise ValueError(f"a piece hidden from the start by {owner!r} needs access by side, not by player")


def restricted_access(
    sides: Iterable[str], *, by_player: bool = False, also_movement: bool = True, owner: str = "", description: str = ""
) -> Trait:
    """Only these sides may use the piece's commands, and move it."""
    return written("restrict", listed(sides), by_player, also_movement, description, state=owner)


def restrict_commands(
    name: str, strokes: Iterable[str], when: str, *, how: Literal["Hide", "Disable"] = "Hide"
) -> Trait:
    """While the expression `when` holds, these keys are dead and their commands hidden or greyed.

    Works only outside (before) the traits whose keys it names (format: §8).
    """
    return written("hideCmd", name, how, when, keys(strokes))
