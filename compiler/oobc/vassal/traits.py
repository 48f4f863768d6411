"""The traits a piece is made of, one function each (format: §7, §8).

Every function takes what a person would say, fills in the engine's defaults, writes every field, and gives a
`Trait`. Menu texts come before keys; an empty menu text keeps a command out of the menu, an empty key takes
its key away. Keys are written ones (`key("Ctrl+M")`, `named("eliminate")`); expressions stand in braces,
`{Side=="Red"}`; where a text is called a format, `$Property$` is replaced.

How traits stand together (format: §8), outermost first: restrictions outside what they restrict; movement
trail outside rotation; a mask outside everything secret; what is further out is drawn later.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, TypeAlias

from .encoding import (
    Colour,
    Scalar,
    access,
    checked_key,
    colour,
    constraints,
    keys,
    name,
    seq,
    target,
    text_of,
)
from .trait import Trait

Access: TypeAlias = Literal["player", "side"] | Iterable[str]
Command: TypeAlias = tuple[str, str]
"""Menu text and written key; either may be empty."""

NO_COMMAND: Command = ("", "")


def _trait(kind: str, *fields: Scalar, state: str = "") -> Trait:
    return Trait(f"{kind};{seq(';', *fields)}", state)


def _listed(texts: Iterable[str]) -> str:
    """A list as one field; a lone text would be taken for the list of its letters, so it is refused."""
    if isinstance(texts, str):
        raise ValueError(f"a list of texts is wanted, not one text: {texts!r}")
    return seq(",", *texts)


# ---------------------------------------------------------------- the piece itself


def basic_piece(
    name: str,
    *,
    image: str = "",
    gpid: str = "",
    map: str | None = None,
    x: int = 0,
    y: int = 0,
    properties: Mapping[str, str] | None = None,
) -> Trait:
    """The innermost trait: the piece's name, its palette slot, where it stands (pixels; None: on no map)."""
    kept = [text for pair in (properties or {}).items() for text in pair]
    state = seq(";", map if map is not None else "null", x, y, gpid, len(kept) // 2, *kept)
    return _trait("piece", "", "", image, name, state=state)


def prototype_end() -> Trait:
    """The empty basic piece that ends the definition of a prototype."""
    return Trait("piece;;;;", "null;0;0;;0")


def prototype(name: str) -> Trait:
    """Stands for the traits of that prototype, at this place; if it is missing the engine is silent."""
    return _trait("prototype", name)


def marker(**values: Scalar) -> Trait:
    """Properties that never change, `marker(Side="French", Strength=6)`."""
    return markers(values)


def markers(values: Mapping[str, Scalar]) -> Trait:
    """The same as `marker`, for names that are no Python names."""
    if not values:
        raise ValueError("a marker needs at least one property")
    names = [name(own, "property name") for own in values]
    return Trait("mark;" + seq(",", *names), seq(",", *values.values()))


def comment(text: str) -> Trait:
    """A note for whoever opens the module in VASSAL's editor."""
    return _trait("cmt", text)


def basic_name(name: str) -> Trait:
    """Overrides the property BasicName."""
    return _trait("basicName", name)


# ---------------------------------------------------------------- looks


def layer(
    name: str,
    images: Sequence[str],
    *,
    level: int = 1,
    level_names: Sequence[str] = (),
    active: bool = True,
    always_active: bool | None = None,
    activate: Command = NO_COMMAND,
    increase: Command = NO_COMMAND,
    decrease: Command = NO_COMMAND,
    reset: Command = NO_COMMAND,
    reset_level: Scalar = 1,
    random: Command = NO_COMMAND,
    loop: bool = True,
    follow: str = "",
    first_value: int = 1,
    x: int = 0,
    y: int = 0,
    under_when_selected: bool = False,
    scale: float = 1.0,
    only_when: tuple[str, str] | None = None,
    description: str = "",
) -> Trait:
    """Pictures of which one shows: a face, a status (format: §7 "Layer").

    Levels count from 1; an empty image name is a level that shows nothing. `level_names`, one for each level:
    `Word` replaces the piece's name, `+ word` follows it, `word +` precedes it. `activate`, `increase`,
    `decrease`, `reset` and `random` are (menu text, key). `always_active` is True unless there is an activate
    key or it starts inactive. `follow`: name of a property, or expression, whose value minus `first_value`
    plus 1 is the level. `x`, `y`: from the piece's centre to the picture's, pixels. `only_when`: shown only
    while (property, value) holds.

    Gives the properties `<name>_Level`, `<name>_Name`, `<name>_Active`, `<name>_Image`.

    ValueError: no image, a level out of range, or more level names than images.
    """
    if not images:
        raise ValueError(f"layer {name!r} has no images")
    if not 1 <= level <= len(images):
        raise ValueError(f"layer {name!r} has levels 1 to {len(images)}, not {level}")
    if len(level_names) > len(images):
        raise ValueError(f"layer {name!r} has {len(images)} images, but {len(level_names)} level names")
    if always_active is None:
        always_active = active and not activate[1]
    if always_active and not active:
        raise ValueError(f"layer {name!r} cannot be always active and start inactive")
    names = [*level_names, *[""] * (len(images) - len(level_names))]
    when_property, when_value = only_when or ("", "true")
    return _trait(
        "emb2",
        *(activate[0], "128", "A", increase[0], "128", "", decrease[0], "128", ""),
        *(reset[0], checked_key(reset[1]), reset_level),
        *(under_when_selected, x, y, _listed(images), seq(",", *names), loop, name),
        *(checked_key(random[1]), random[0]),
        *(bool(follow), follow, first_value, 1, always_active),
        *(checked_key(activate[1]), checked_key(increase[1]), checked_key(decrease[1])),
        *(description, float(scale), when_property, when_value),
        state=str(level if active else -level),
    )


def label(
    text: str,
    *,
    name: str = "",
    menu: str = "",
    key: str = "",
    size: int = 10,
    fg: Colour = (0, 0, 0),
    bg: Colour = None,
    font: Literal["Dialog", "SansSerif", "Serif", "Monospaced"] = "SansSerif",
    bold: bool = False,
    italic: bool = False,
    vertical: Literal["t", "c", "b"] = "c",
    vertical_offset: int = 0,
    horizontal: Literal["l", "c", "r"] = "c",
    horizontal_offset: int = 0,
    justify: tuple[Literal["t", "c", "b"], Literal["l", "c", "r"]] = ("c", "c"),
    rotation: int = 0,
    piece_name: str = "$pieceName$",
    always_use_format: bool = False,
    description: str = "",
) -> Trait:
    """Text drawn on the piece; `text` is a format or `{expression}`.

    `vertical`, `horizontal`: the point of the piece it hangs at (top, centre, bottom; left, centre, right);
    `justify`: the point of the text put there; `rotation` in degrees; `piece_name`: what the piece is called
    while the label is not empty, a format that knows `$pieceName$` and `$label$`. `name`: the property that
    holds the text.
    """
    return _trait(
        "label",
        *(checked_key(key), menu, size, colour(bg), colour(fg)),
        *(vertical, vertical_offset, horizontal, horizontal_offset, *justify),
        *(piece_name, font, bold + 2 * italic, rotation, name, description, always_use_format),
        state=text,
    )


def rotate(
    name: str,
    facings: int = 6,
    *,
    facing: int = 0,
    clockwise: Command = NO_COMMAND,
    counterclockwise: Command = NO_COMMAND,
    random: Command = NO_COMMAND,
    directly: Command = NO_COMMAND,
    direct_expression: str = "",
    description: str = "",
) -> Trait:
    """Turns in steps: facing 0 to `facings` - 1, the piece turned clockwise by 360·facing/facings degrees.

    `clockwise`, `counterclockwise`, `random`, `directly` are (menu text, key); `directly` turns to the facing
    (from 1) that `direct_expression` gives. ValueError: fewer than 2 facings, or no such facing.
    """
    if facings < 2 or not 0 <= facing < facings:
        raise ValueError(f"rotator {name!r}: facing {facing} of {facings}")
    return _trait(
        "rotate",
        *(
            facings,
            checked_key(clockwise[1]),
            checked_key(counterclockwise[1]),
            clockwise[0],
            counterclockwise[0],
        ),
        *(checked_key(random[1]), random[0], name, description),
        *(checked_key(directly[1]), directly[0], direct_expression, True),
        state=str(facing),
    )


def rotate_freely(
    name: str,
    menu: str,
    key: str,
    *,
    angle: float = 0.0,
    random: Command = NO_COMMAND,
    directly: Command = NO_COMMAND,
    direct_expression: str = "",
    description: str = "",
) -> Trait:
    """Turns to any angle with the mouse; `angle` in degrees as the engine counts (negative is clockwise)."""
    return _trait(
        "rotate",
        *(1, checked_key(key), menu, checked_key(random[1]), random[0], name, description),
        *(checked_key(directly[1]), directly[0], direct_expression, True),
        state=str(float(angle)),
    )


def area_of_effect(
    name: str,
    *,
    radius: int | str = 1,
    fill: Colour = (255, 0, 0),
    opacity: int = 30,
    shown: bool = False,
    always: bool = False,
    menu: str = "",
    key: str = "",
    show: Command = NO_COMMAND,
    hide: Command = NO_COMMAND,
    for_everyone: bool = False,
    shader: str = "",
    description: str = "",
) -> Trait:
    """Shades what lies within `radius` hexes (a number, or the name of a property that holds it).

    `menu`, `key` switch it; `show` and `hide` (menu text, key) do one only; `opacity` in percent;
    `for_everyone`: the others see it too; `shader`: a MapShader to use instead of `fill`.
    """
    fixed = isinstance(radius, int)
    return _trait(
        "AreaOfEffect",
        *(colour(fill), opacity, radius if fixed else 1, always, menu, checked_key(key), shader, fixed),
        *(
            "" if fixed else radius,
            description,
            name,
            show[0],
            checked_key(show[1]),
            hide[0],
            checked_key(hide[1]),
        ),
        for_everyone,
        state=text_of(shown or always),
    )


def border(
    when: str,
    fill: Colour,
    *,
    thickness: int = 2,
    and_when: str = "",
    compare: str = "AND",
    description: str = "",
) -> Trait:
    """Outlines the piece in `fill` while the property `when` (and `and_when`) is not false, 0 or empty."""
    return _trait("border", when, description, thickness, colour(fill), and_when, compare)


def nonrect(path: str, *, scale: float = 1.0) -> Trait:
    """The piece's outline for clicks: `path` as `M x y L x y … Z`, pixels from the centre (format: §7)."""
    letters = {"M", "L", "Z"}
    words = path.split()
    if not words or any(word not in letters and not _is_number(word) for word in words):
        raise ValueError(f"not an outline of M, L, Z and numbers: {path!r}")
    return Trait(f"nonRect2;{seq(';', float(scale), 'd' + ' '.join(words) + ' N ')}")


def _is_number(word: str) -> bool:
    return word.lstrip("-").replace(".", "", 1).isdigit()


# ---------------------------------------------------------------- moving


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
    return _trait(
        "footprint",
        *(
            checked_key(key),
            menu,
            shown,
            for_everyone,
            radius,
            colour(fill),
            colour(line),
            selected_opacity,
            opacity,
        ),
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
    return _trait(
        "markmoved",
        *(image, x, y, menu, checked_key(key), description, ignore_same_hex),
        *(set_moved[0], checked_key(set_moved[1]), set_unmoved[0], checked_key(set_unmoved[1])),
        state=text_of(moved),
    )


_DESTINATIONS = {
    "grid": "G",
    "xy": "L",
    "zone": "Z",
    "region": "R",
    "counter": "A",
    "cycle": "C",
    "nearest": "N",
}


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

    to `"xy"`: x, y in pixels of the map, or of `board` if given, then snapped to the grid. `"grid"`:
    `grid_location`, a name, on `board`. `"zone"`, `"region"`: by name. `"counter"`, `"cycle"`, `"nearest"`:
    the piece, the next one, the nearest one for which the expression `counter` holds. No map: the map it is
    on.

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
    return _trait(
        "sendto",
        *(menu, checked_key(key), map, board, x, y, back[0], checked_key(back[1])),
        *(x_index, y_index, x_offset, y_offset, description, _DESTINATIONS[to]),
        *(zone, region, counter, grid_location),
        state=";;",
    )


def return_to_deck(
    menu: str,
    key: str,
    deck: str,
    *,
    prompt: str = "",
    ask: bool = False,
    expression: str = "",
    description: str = "",
) -> Trait:
    """Puts the piece into this deck, or the one the player chooses (`ask`) or `expression` names."""
    return _trait("return", menu, checked_key(key), deck, prompt, description, 2, ask, expression)


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
    return _trait(
        "translate",
        *(menu, checked_key(key), dx, dy, whole_stack, x_index, y_index, x_step, y_step, description),
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
    return _trait(
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
    return _trait("immob", flags, moving, "L" if stack else "R", description)


def mat(name: str, *, description: str = "") -> Trait:
    """Carries the cargo put on it when it moves."""
    return _trait("mat", name, description, state="0")


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
    return _trait(
        "matPiece",
        description,
        keep_facing,
        dx,
        dy,
        checked_key(find_key),
        checked_key(detach_key),
        state="noMat",
    )


# ---------------------------------------------------------------- hidden


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
    """Everyone but the owner sees `image` and the name `name`; stands outside all it must hide (format: §7
    "Mask").

    `by`: who may mask: `"side"`, `"player"`, or sides. `style`: what the owner sees: `I`, `2`, `B`, `P`, or
    `G` + image. `owner`: the side that has it masked from the start (needs access by side), or "" for open.

    ValueError: an owner with access by player, whose secret id nobody knows beforehand.
    """
    _check_owner(owner, by)
    return _trait(
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
    return _trait(
        "hide",
        *(checked_key(key), menu, colour(background), access(by), float(opacity), description, no_report),
        state=owner or "null",
    )


def _check_owner(owner: str, by: Access) -> None:
    if owner and by == "player":
        raise ValueError(f"a piece hidden from the start by {owner!r} needs access by side, not by player")


def restricted_access(
    sides: Iterable[str],
    *,
    by_player: bool = False,
    also_movement: bool = True,
    owner: str = "",
    description: str = "",
) -> Trait:
    """Only these sides may use the piece's commands, and move it."""
    return _trait("restrict", _listed(sides), by_player, also_movement, description, state=owner)


def restrict_commands(
    name: str, strokes: Iterable[str], when: str, *, how: Literal["Hide", "Disable"] = "Hide"
) -> Trait:
    """While the expression `when` holds, these keys are dead and their commands hidden or greyed.

    Works only outside (before) the traits whose keys it names (format: §8).
    """
    return _trait("hideCmd", name, how, when, keys(strokes))


# ---------------------------------------------------------------- commands


def delete(menu: str = "Delete", key: str = "127,0", *, description: str = "") -> Trait:
    """Takes the piece off the table for good."""
    return _trait("delete", menu, checked_key(key), description)


def clone(menu: str = "Clone", key: str = "67,130", *, description: str = "") -> Trait:
    """Makes another piece like it."""
    return _trait("clone", menu, checked_key(key), description)


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
    return _trait(
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

    `match_state`: layers and the like of the new piece stand as they do here, or only those outside this
    trait.
    """
    return _trait(
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
    return _trait(
        "report",
        *(keys(strokes), format, keys(cycle_keys), _listed(cycle_formats), description, no_suppress),
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

    Set off from the menu, by `key`, or by any of the keys `watch`, while the expression `when` holds. `loop`:
    again and again, `count` times, or while or until `condition` holds; `index`: the property that counts the
    rounds.
    """
    return _trait(
        "macro",
        *(name, menu, checked_key(key), when, keys(watch), keys(actions), bool(loop)),
        *(checked_key(before_loop), checked_key(after_loop), loop or "counted"),
        *(condition if loop == "while" else "", condition if loop == "until" else "", count),
        *(bool(index), index, index_start, index_step),
    )


def submenu(title: str, menu_texts: Iterable[str], *, description: str = "") -> Trait:
    """Gathers the commands with these menu texts under one title, where this trait stands."""
    return _trait("submenu", title, _listed(menu_texts), description)


def separator(*, description: str = "", key: str = "") -> Trait:
    """A line in the menu, where this trait stands."""
    return _trait("menuSeparator", description, checked_key(key))


def global_hotkey(menu: str, key: str, hotkey: str, *, description: str = "") -> Trait:
    """Presses `hotkey` for the whole module, as if on the keyboard: a toolbar button, the turn tracker."""
    return _trait("globalhotkey", menu, checked_key(key), checked_key(hotkey), description)


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

    In `when`, `Side` is the target's property, `$Side$` is replaced by the sender's (format: §3.3). `of`: a
    `target` that narrows them first. `within`: only in this many hexes of the sender (a number, or the name
    of a property); the sender itself is then left out, at range 0 too (format: §8). `deck_count`: of each
    deck, -1 is all.
    """
    restrict, distance, fixed, range_property = _range(within)
    return _trait(
        "globalkey",
        *(
            menu,
            checked_key(key),
            checked_key(sent),
            when,
            restrict,
            distance,
            single_report,
            fixed,
            range_property,
        ),
        *(description, deck_count, of if of is not None else target(), no_sounds, ""),
    )


def _range(within: int | str | None) -> tuple[bool, int, bool, str]:
    """The four fields of a range: restrict, distance, whether it is fixed, the property that holds it."""
    if within is None:
        return False, 1, True, ""
    return (True, within, True, "") if isinstance(within, int) else (True, 1, False, within)


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
    """A part of the piece (x, y from the centre to its upper left corner) that presses `key` when clicked."""
    return _trait("button", checked_key(key), x, y, width, height, description, popup_menu, whole_shape, 1, 0)


def deselect(menu: str, key: str, *, unstack: bool = False, kind: str = "D", description: str = "") -> Trait:
    """Lets go of the piece (`D`), of all pieces (`A`), or selects only it (`S`)."""
    return _trait("deselect", menu, checked_key(key), description, unstack, kind)


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
    return _trait("locCommand", description, places, when, menu, checked_key(key), this_map_only)


def play_sound(
    clip: str,
    menu: str,
    key: str,
    *,
    for_everyone: bool = False,
    description: str = "",
    no_suppress: bool = False,
) -> Trait:
    """Plays `clip`, a file under `sounds/`."""
    return _trait("playSound", clip, menu, checked_key(key), for_everyone, description, no_suppress)


# ---------------------------------------------------------------- properties

_LEVELS = {"current": "Current Zone/Current Map/Module", "zone": "Named Zone", "map": "Named Map"}


def dynamic_property(
    name: str, value: Scalar = "", *, commands: str = "", bounds: str | None = None, description: str = ""
) -> Trait:
    """A property that changes in play; `commands` and `bounds`: `encoding.commands` and `constraints`."""
    return _trait(
        "PROP", name, constraints() if bounds is None else bounds, commands, description, state=text_of(value)
    )


def calculated_property(name: str, expression: str, *, description: str = "") -> Trait:
    """A property worked out anew whenever it is asked for."""
    return _trait("calcProp", name, expression, description)


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
    return _trait(
        "setprop",
        name,
        constraints() if bounds is None else bounds,
        commands,
        description,
        _LEVELS[level],
        of,
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
    restrict, distance, fixed, range_property = _range(within)
    return _trait(
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
    return _trait(
        "propertysheet",
        seq("~", *(_SHEET_FIELDS[kind] + own_name for own_name, kind in fields.items())),
        *(menu, "", commit, red, green, blue, checked_key(key), description),
        state=seq("~", *(known.get(own_name, "") for own_name in fields)),
    )


def table(
    rows: int,
    columns: int,
    cells: Sequence[str] = (),
    *,
    menu: str = "Table",
    key: str = "",
    description: str = "",
) -> Trait:
    """A table the players fill in; `cells` row by row."""
    filled = [*cells, *[""] * (rows * columns - len(cells))]
    return _trait("table", rows, columns, menu, checked_key(key), description, state=seq(",", *filled))


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
    restrict, distance, fixed, range_property = _range(within)
    return _trait(
        "attach",
        *(name, description, attach[0], checked_key(attach[1]), clear[0], checked_key(clear[1])),
        *(when, restrict, distance, fixed, range_property, deck_count, of if of is not None else target()),
        *(clear_matching[0], checked_key(clear_matching[1]), clear_matching_when),
        *(on_attach, on_detach, before, allow_self, auto),
        state="0",
    )


def message(name: str, text: str, *, description: str = "") -> Trait:
    """A text under a name, for translations."""
    return _trait("locmsg", name, description, text)
