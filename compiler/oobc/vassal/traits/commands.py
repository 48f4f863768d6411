"""What the menu and the keys of a piece do (format: §7)."""

from collections.abc import Iterable, Sequence
from typing import Literal

from ..encoding import Scalar, checked_key, keys, seq, target
from ..trait import Trait
from .writing import in_range, listed, written


def delete(menu: str = "Delete", key: str = "127,0", *, description: str = "") -> Trait:
    """Takes the piece off the table for good."""
    return written("delete", menu, checked_key(key), description)


def clone(menu: str = "Clone", key: str = "67,130", *, description: str = "") -> Trait:
    """Makes another piece like it."""
    return written("clone", menu, checked_key(key), description)


_PLACEMENTS = ("top", "bottom", "above", "below")


def place_marker(
    menu: str,
    key: str,
    spec: str,
    *,
    gpid: str,
    placement: Literal["top", "bottom", "above", "below"] = "top",
    x_offset: Scalar = 0,
    y_offset: Scalar = 0,
    match_rotation: bool = False,
    after_key: str = "",
    copy_properties: bool = False,
    description: str = "",
) -> Trait:
    """Puts a new piece here: `spec` is a whole definition, `+/null/…`, or a `slot_path` (format: §7).

    `gpid`: a number of its own (`ids`), not that of the piece it places. `placement`: where in the stack, or
    above or below this piece. `after_key`: pressed on the new piece. `copy_properties`: its dynamic
    properties take the values of this piece's properties of the same names.
    """
    return written(
        "placemark",
        *(menu, checked_key(key), spec, "null", x_offset, y_offset, match_rotation, checked_key(after_key)),
        *(description, gpid, _PLACEMENTS.index(placement), False, copy_properties, "", 1),
    )


def replace(
    menu: str,
    key: str,
    spec: str,
    *,
    gpid: str,
    placement: Literal["top", "bottom", "above", "below"] = "above",
    x_offset: Scalar = 0,
    y_offset: Scalar = 0,
    match_state: bool = False,
    only_outer_states: bool = False,
    after_key: str = "",
    copy_properties: bool = False,
    description: str = "",
) -> Trait:
    """Puts another piece in this one's place; the rest is as for `place_marker`.

    `match_state`: layers and the like of the new piece stand as they do here, or only those outside this trait.
    """
    return written(
        "replace",
        *(menu, checked_key(key), spec, "null", x_offset, y_offset, match_state, checked_key(after_key)),
        *(description, gpid, _PLACEMENTS.index(placement), only_outer_states, copy_properties, "", 1),
    )


def slot_path(*steps: tuple[str, str]) -> str:
    """The way to a palette slot from the top: (full Java class, name) each, for `place_marker` and `replace`.

    A path that leads nowhere is silent until a player tries it.
    """
    return seq("/", *(f"{java}:{own_name}" for java, own_name in steps))


def report(
    strokes: Iterable[str],
    format: str,
    *,
    cycle_keys: Iterable[str] = (),
    cycle_formats: Sequence[str] = (),
    description: str = "",
    no_suppress: bool = False,
) -> Trait:
    """Writes `format` in the chat when one of these keys passes; its variables: format §7 "Report"."""
    return written(
        "report",
        *(keys(strokes), format, keys(cycle_keys), listed(cycle_formats), description, no_suppress),
        state="-1",
    )


def trigger(
    name: str,
    *,
    menu: str = "",
    key: str = "",
    watch: Iterable[str] = (),
    actions: Iterable[str],
    when: str = "",
    loop: Literal["", "counted", "while", "until"] = "",
    condition: str = "",
    count: Scalar = 1,
    before_loop: str = "",
    after_loop: str = "",
    index: str = "",
    index_start: Scalar = 1,
    index_step: Scalar = 1,
) -> Trait:
    """Presses the keys `actions` on this piece in order, each seeing the result of the one before.

    Set off from the menu, by `key`, or by any of the keys `watch`, while the expression `when` holds. `loop`: again
    and again, `count` times, or while or until `condition` holds; `index`: the property that counts the rounds.
    """
    return written(
        "macro",
        *(name, menu, checked_key(key), when, keys(watch), keys(actions), bool(loop)),
        *(checked_key(before_loop), checked_key(after_loop), loop or "counted"),
        *(condition if loop == "while" else "", condition if loop == "until" else "", count),
        *(bool(index), index, index_start, index_step),
    )


def submenu(title: str, menu_texts: Iterable[str], *, description: str = "") -> Trait:
    """Gathers the commands with these menu texts under one title, where this trait stands."""
    return written("submenu", title, listed(menu_texts), description)


def separator(*, description: str = "", key: str = "") -> Trait:
    """A line in the menu, where this trait stands."""
    return written("menuSeparator", description, checked_key(key))


def global_hotkey(menu: str, key: str, hotkey: str, *, description: str = "") -> Trait:
    """Presses `hotkey` for the whole module, as if on the keyboard: a toolbar button, the turn tracker."""
    return written("globalhotkey", menu, checked_key(key), checked_key(hotkey), description)


def global_key_command(
    menu: str,
    key: str,
    sent: str,
    *,
    when: str = "",
    of: str | None = None,
    within: int | str | None = None,
    deck_count: int = -1,
    single_report: bool = True,
    no_sounds: bool = False,
    description: str = "",
) -> Trait:
    """Presses the key `sent` on all pieces for which the expression `when` holds.

    In `when`, `Side` is the target's property, `$Side$` is replaced by the sender's (format: §3.3). `of`: a `target`
    that narrows them first. `within`: only in this many hexes of the sender (a number, or the name of a property); the
    sender itself is then left out, at range 0 too (format: §8). `deck_count`: of each deck, -1 is all.
    """
    restrict, distance, fixed, range_property = in_range(within)
    return written(
        "globalkey",
        *(menu, checked_key(key), checked_key(sent), when, restrict, distance, single_report, fixed, range_property),
        *(description, deck_count, of if of is not None else target(), no_sounds, ""),
    )


def action_button(
    key: str,
    *,
    x: int = 0,
    y: int = 0,
    width: int = 0,
    height: int = 0,
    popup_menu: bool = False,
    whole_shape: bool = False,
    description: str = "",
) -> Trait:
    """A part of the piece (x, y from the centre to its upper left corner) that presses `key` when clicked.

    ValueError: a part without an area, which no click would ever reach.
    """
    if not whole_shape and (width <= 0 or height <= 0):
        raise ValueError(f"action_button {key!r}: neither a width and height nor the whole shape")
    # The engine looks at the outline alone, never at the rectangle.
    right, low = x + width, y + height
    outline = () if whole_shape else (x, y, right, y, right, low, x, low)
    about = (x, y, width, height, description, popup_menu, whole_shape)
    return written("button", checked_key(key), *about, 1, len(outline) // 2, *outline)


def deselect(menu: str, key: str, *, unstack: bool = False, kind: str = "D", description: str = "") -> Trait:
    """Lets go of the piece (`D`), of all pieces (`A`), or selects only it (`S`)."""
    return written("deselect", menu, checked_key(key), description, unstack, kind)


def multi_location(
    places: Literal["locZones", "locRegions"],
    menu: str,
    key: str,
    *,
    when: str = "",
    this_map_only: bool = True,
    description: str = "",
) -> Trait:
    """One command for each zone or region for which `when` holds; `menu` is a format."""
    return written("locCommand", description, places, when, menu, checked_key(key), this_map_only)


def play_sound(
    clip: str, menu: str, key: str, *, for_everyone: bool = False, description: str = "", no_suppress: bool = False
) -> Trait:
    """Plays `clip`, a file under `sounds/`."""
    return written("playSound", clip, menu, checked_key(key), for_everyone, description, no_suppress)
