"""What a piece looks like: its pictures and texts, how it is turned, what it shades (format: §7)."""

from collections.abc import Sequence
from typing import Literal

from ..encoding import Colour, Scalar, checked_key, colour, seq, text_of
from ..trait import Trait
from .writing import NO_COMMAND, Command, listed, written


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

    Levels count from 1; an empty image name is a level that shows nothing. `level_names`, one for each level: `Word`
    replaces the piece's name, `+ word` follows it, `word +` precedes it. `activate`, `increase`, `decrease`, `reset`
    and `random` are (menu text, key). `always_active` is True unless there is an activate key or it starts inactive.
    `follow`: name of a property, or expression, whose value minus `first_value` plus 1 is the level. `x`, `y`: from
    the piece's centre to the picture's, pixels. `only_when`: shown only while (property, value) holds.

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
    return written(
        "emb2",
        *(activate[0], "128", "A", increase[0], "128", "", decrease[0], "128", ""),
        *(reset[0], checked_key(reset[1]), reset_level),
        *(under_when_selected, x, y, listed(images), seq(",", *names), loop, name),
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

    `vertical`, `horizontal`: the point of the piece it hangs at (top, centre, bottom; left, centre, right); `justify`:
    the point of the text put there; `rotation` in degrees; `piece_name`: what the piece is called while the label is
    not empty, a format that knows `$pieceName$` and `$label$`. `name`: the property that holds the text.
    """
    return written(
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
    return written(
        "rotate",
        *(facings, checked_key(clockwise[1]), checked_key(counterclockwise[1]), clockwise[0], counterclockwise[0]),
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
    return written(
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
    return written(
        "AreaOfEffect",
        *(colour(fill), opacity, radius if fixed else 1, always, menu, checked_key(key), shader, fixed),
        *("" if fixed else radius, description, name, show[0], checked_key(show[1]), hide[0], checked_key(hide[1])),
        for_everyone,
        state=text_of(shown or always),
    )


def border(
    when: str, fill: Colour, *, thickness: int = 2, and_when: str = "", compare: str = "AND", description: str = ""
) -> Trait:
    """Outlines the piece in `fill` while the property `when` (and `and_when`) is not false, 0 or empty."""
    return written("border", when, description, thickness, colour(fill), and_when, compare)


def nonrect(path: str, *, scale: float = 1.0) -> Trait:
    """The piece's outline for clicks: `path` as `M x y L x y … Z`, pixels from the centre (format: §7)."""
    letters = {"M", "L", "Z"}
    words = path.split()
    if not words or any(word not in letters and not _is_number(word) for word in words):
        raise ValueError(f"not an outline of M, L, Z and numbers: {path!r}")
    return Trait(f"nonRect2;{seq(';', float(scale), 'd' + ' '.join(words) + ' N ')}")


def _is_number(word: str) -> bool:
    return word.lstrip("-").replace(".", "", 1).isdigit()
