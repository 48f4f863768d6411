"""How a piece moves, and what moves with it (format: §7)."""

from typing import Literal

from ..encoding import Colour, Scalar, checked_key, colour, seq, text_of
from ..trait import Trait
from .writing import NO_COMMAND, Command, written


def trail(
    *,
    menu: str = "",
    key: str = "",
    shown: bool = False,
    for_everyone: bool = False,
    radius: int = 10,
    fill: Colour = (255, 255, 255),
    line: Colour = (0, 0, 0),
    selected_opacity: int = 100,
    opacity: int = 50,
    edge_point: int = 20,
    edge_display: int = 30,
    width: float = 1.0,
    on_key: str = "",
    off_key: str = "",
    clear_key: str = "",
    description: str = "",
) -> Trait:
    """Draws the way the piece came; stands outside rotation. Opacity in percent, lengths in pixels."""
    return written(
        "footprint",
        *(checked_key(key), menu, shown, for_everyone, radius, colour(fill), colour(line), selected_opacity, opacity),
        *(edge_point, edge_display, float(width)),
        *(checked_key(on_key), checked_key(off_key), checked_key(clear_key), description),
        state=seq(";", shown, "", 0, False),
    )


def mark_moved(
    image: str,
    *,
    x: int = 0,
    y: int = 0,
    menu: str = "",
    key: str = "",
    moved: bool = False,
    ignore_same_hex: bool = False,
    set_moved: Command = NO_COMMAND,
    set_unmoved: Command = NO_COMMAND,
    description: str = "",
) -> Trait:
    """Shows `image` at x, y from the centre once the piece has moved; `set_…` are (menu text, key)."""
    return written(
        "markmoved",
        *(image, x, y, menu, checked_key(key), description, ignore_same_hex),
        *(set_moved[0], checked_key(set_moved[1]), set_unmoved[0], checked_key(set_unmoved[1])),
        state=text_of(moved),
    )


_DESTINATIONS = {"grid": "G", "xy": "L", "zone": "Z", "region": "R", "counter": "A", "cycle": "C", "nearest": "N"}


def send_to(
    menu: str,
    key: str,
    to: Literal["grid", "xy", "zone", "region", "counter", "cycle", "nearest"],
    *,
    map: str = "",
    board: str = "",
    x: Scalar = "",
    y: Scalar = "",
    zone: str = "",
    region: str = "",
    grid_location: str = "",
    counter: str = "",
    back: Command = NO_COMMAND,
    x_index: Scalar = "",
    y_index: Scalar = "",
    x_offset: Scalar = "",
    y_offset: Scalar = "",
    description: str = "",
) -> Trait:
    """Moves the piece; names and numbers may be formats or expressions (format: §7 "Send-to").

    to `"xy"`: x, y in pixels of the map, or of `board` if given, then snapped to the grid. `"grid"`: `grid_location`,
    a name, on `board`. `"zone"`, `"region"`: by name. `"counter"`, `"cycle"`, `"nearest"`: the piece, the next one,
    the nearest one for which the expression `counter` holds. No map: the map it is on.

    ValueError: what the destination needs is missing. An unknown map name cannot be seen here, and in play
    silently means the current map.
    """
    needed = {
        "grid": (board and grid_location, "a board and a grid_location"),
        "xy": (x != "" and y != "", "x and y"),
        "zone": (zone, "a zone"),
        "region": (region, "a region"),
    }.get(to, (counter, "an expression for the counter"))
    if not needed[0]:
        raise ValueError(f"send_to {menu or key!r}: to {to!r} needs {needed[1]}")
    return written(
        "sendto",
        *(menu, checked_key(key), map, board, x, y, back[0], checked_key(back[1])),
        *(x_index, y_index, x_offset, y_offset, description, _DESTINATIONS[to]),
        *(zone, region, counter, grid_location),
        state=";;",
    )


def return_to_deck(
    menu: str, key: str, deck: str, *, prompt: str = "", ask: bool = False, expression: str = "", description: str = ""
) -> Trait:
    """Puts the piece into this deck, or the one the player chooses (`ask`) or `expression` names."""
    return written("return", menu, checked_key(key), deck, prompt, description, 2, ask, expression)


def move_fixed(
    menu: str,
    key: str,
    dx: Scalar,
    dy: Scalar,
    *,
    whole_stack: bool = False,
    x_index: Scalar = 0,
    y_index: Scalar = 0,
    x_step: Scalar = 0,
    y_step: Scalar = 0,
    description: str = "",
) -> Trait:
    """Moves by dx to the right and dy **up**, pixels, plus index times step."""
    return written(
        "translate", *(menu, checked_key(key), dx, dy, whole_stack, x_index, y_index, x_step, y_step, description)
    )


def pivot(
    menu: str,
    key: str,
    x: int,
    y: int,
    *,
    angle: int | None = None,
    other: Command = NO_COMMAND,
    other_angle: int = 0,
    description: str = "",
) -> Trait:
    """Turns about the point x, y from the centre, by `angle` degrees or with the mouse; needs a rotator."""
    return written(
        "pivot",
        *(menu, checked_key(key), x, y, angle is not None, float(angle or 0), description),
        *(other[0], checked_key(other[1]), float(other_angle)),
    )


def immobile(
    *,
    select: Literal["always", "never", "shift", "ctrl", "alt"] = "always",
    move: Literal["normal", "if-selected", "never"] = "normal",
    stack: bool = False,
    ignore_grid: bool = False,
    no_band_select: bool = False,
    description: str = "",
) -> Trait:
    """Does not stack (unless `stack`), and can be harder to select or move than other pieces (format: §7)."""
    selecting = {"always": "", "never": "n", "shift": "i", "ctrl": "t", "alt": "c"}[select]
    moving = {"normal": "N", "if-selected": "I", "never": "V"}[move]
    flags = selecting + ("g" if ignore_grid else "") + ("Z" if no_band_select else "")
    return written("immob", flags, moving, "L" if stack else "R", description)


def mat(name: str, *, description: str = "") -> Trait:
    """Carries the cargo put on it when it moves."""
    return written("mat", name, description, state="0")


def mat_cargo(
    *,
    keep_facing: bool = True,
    dx: int = 0,
    dy: int = 0,
    find_key: str = "",
    detach_key: str = "",
    description: str = "",
) -> Trait:
    """Moves with the mat it stands on; dx, dy: how far from the mat it is still on it, pixels."""
    return written(
        "matPiece", description, keep_facing, dx, dy, checked_key(find_key), checked_key(detach_key), state="noMat"
    )
