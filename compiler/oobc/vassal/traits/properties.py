"""What a piece knows: properties that change in play, forms to fill in, texts (format: §7)."""

from collections.abc import Mapping, Sequence
from typing import Literal

from ..encoding import Scalar, checked_key, constraints, seq, target, text_of
from ..trait import Trait
from .writing import NO_COMMAND, Command, in_range, written

_LEVELS = {"current": "Current Zone/Current Map/Module", "zone": "Named Zone", "map": "Named Map"}


def dynamic_property(
    name: str, value: Scalar = "", *, commands: str = "", bounds: str | None = None, description: str = ""
) -> Trait:
    """A property that changes in play; `commands` and `bounds`: `encoding.commands` and `constraints`."""
    return written(
        "PROP", name, constraints() if bounds is None else bounds, commands, description, state=text_of(value)
    )


def calculated_property(name: str, expression: str, *, description: str = "") -> Trait:
    """A property worked out anew whenever it is asked for."""
    return written("calcProp", name, expression, description)


def set_global_property(
    name: str,
    commands: str,
    *,
    bounds: str | None = None,
    level: Literal["current", "zone", "map"] = "current",
    of: str = "",
    description: str = "",
) -> Trait:
    """Changes a property of the zone, map or module: the nearest that has it, or the one named `of`."""
    return written(
        "setprop", name, constraints() if bounds is None else bounds, commands, description, _LEVELS[level], of
    )


def set_piece_property(
    name: str,
    commands: str,
    *,
    when: str = "",
    of: str | None = None,
    within: int | str | None = None,
    bounds: str | None = None,
    deck_count: int = -1,
    description: str = "",
) -> Trait:
    """Changes a dynamic property of other pieces; `when`, `of`, `within` as for `global_key_command`."""
    restrict, distance, fixed, range_property = in_range(within)
    return written(
        "setpieceprop",
        *(name, constraints() if bounds is None else bounds, commands, description),
        *(of if of is not None else target(), when, restrict, distance, fixed, range_property),
        *(deck_count, bounds is not None),
    )


_SHEET_FIELDS = {
    "text": "0",
    "area": "1",
    "label": "2",
    "ticks": "3",
    "ticks-max": "4",
    "ticks-value": "5",
    "ticks-both": "6",
    "spinner": "7",
}


def property_sheet(
    fields: Mapping[str, str],
    values: Mapping[str, str] | None = None,
    *,
    menu: str = "Properties",
    key: str = "",
    commit: Literal[0, 1, 2] = 0,
    background: tuple[int, int, int] | None = None,
    description: str = "",
) -> Trait:
    """A form the players fill in: field name to kind (text, area, label, ticks, ticks-max, …, spinner).

    `commit`: changes are seen by others at every key stroke (0), on pressing a button (1), or on closing (2).
    """
    known = values or {}
    red, green, blue = background or ("", "", "")
    return written(
        "propertysheet",
        seq("~", *(_SHEET_FIELDS[kind] + own_name for own_name, kind in fields.items())),
        *(menu, "", commit, red, green, blue, checked_key(key), description),
        state=seq("~", *(known.get(own_name, "") for own_name in fields)),
    )


def table(
    rows: int, columns: int, cells: Sequence[str] = (), *, menu: str = "Table", key: str = "", description: str = ""
) -> Trait:
    """A table the players fill in; `cells` row by row."""
    filled = [*cells, *[""] * (rows * columns - len(cells))]
    return written("table", rows, columns, menu, checked_key(key), description, state=seq(",", *filled))


def attachment(
    name: str,
    *,
    attach: Command = NO_COMMAND,
    clear: Command = NO_COMMAND,
    when: str = "",
    of: str | None = None,
    within: int | str | None = None,
    deck_count: int = -1,
    clear_matching: Command = NO_COMMAND,
    clear_matching_when: str = "",
    on_attach: str = "nothing",
    on_detach: str = "nothing",
    before: str = "clear",
    allow_self: bool = False,
    auto: bool = False,
    description: str = "",
) -> Trait:
    """Ties pieces together by name; not run in play (format: §18)."""
    restrict, distance, fixed, range_property = in_range(within)
    return written(
        "attach",
        *(name, description, attach[0], checked_key(attach[1]), clear[0], checked_key(clear[1])),
        *(when, restrict, distance, fixed, range_property, deck_count, of if of is not None else target()),
        *(clear_matching[0], checked_key(clear_matching[1]), clear_matching_when),
        *(on_attach, on_detach, before, allow_self, auto),
        state="0",
    )


def message(name: str, text: str, *, description: str = "") -> Trait:
    """A text under a name, for translations."""
    return written("locmsg", name, description, text)
