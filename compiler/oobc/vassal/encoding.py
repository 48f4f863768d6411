"""Strings inside strings: sequences, keys, colours and VASSAL's other small codes (format: §3).

Everything compound in VASSAL is a list of items joined by one delimiter, and items are such lists again. What
the engine could not read back is refused here with a ValueError; the engine itself would not say a word.
"""

import re
from collections.abc import Iterable
from typing import Literal, TypeAlias

Scalar: TypeAlias = str | int | float | bool | None

# ---------------------------------------------------------------- sequences


def text_of(value: Scalar) -> str:
    """The way VASSAL writes one value: `true`/`false`, numbers as Java prints them, None as nothing."""
    if isinstance(value, str):
        return value
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def seq(delimiter: str, *items: Scalar) -> str:
    r"""Join `items` with one `delimiter` character (format: §3.1).

    An item's own delimiters get a backslash; an item that begins with a backslash, or begins and ends with
    `'`, is put between `'…'`. No item and one empty item are written alike: as nothing.

    >>> seq(",", "Move", "Fire, close", True)
    'Move,Fire\\, close,true'

    ValueError: an item ends in a backslash, which would swallow the delimiter after it.
    """
    written = []
    for item in items:
        text = item if isinstance(item, str) else text_of(item)
        if text:
            first, last = text[0], text[-1]
            encoded = text.replace(delimiter, "\\" + delimiter) if delimiter in text else text
            if first == "\\" or (first == "'" and last == "'"):
                encoded = f"'{encoded}'"
            elif last == "\\":
                raise ValueError(f"VASSAL cannot write text that ends in a backslash: {_clip(text)!r}")
            written.append(encoded)
        else:
            written.append("")
    return delimiter.join(written)


def unseq(delimiter: str, text: str) -> list[str]:
    r"""Split what `seq` joined, as the engine does; the empty text is one empty item (format: §3.1).

    >>> unseq(",", "Move,Fire\\, close,true")
    ['Move', 'Fire, close', 'true']
    """
    if "\\" not in text:
        items = text.split(delimiter)
    else:
        escaped = "\\" + delimiter
        items = [item.replace(escaped, delimiter) for item in _bare(delimiter).split(text)]
    if "'" in text:
        items = [_unquote(item) for item in items]
    return items


def unlist(text: str) -> list[str]:
    """Split a `,` sequence where the empty text means an empty list (format: §3.2 "list")."""
    return unseq(",", text) if text else []


def cut(delimiter: str, text: str) -> tuple[str, str | None]:
    """The first two items of a sequence, as traits are nested; the second is None when there is but one."""
    bare = _bare(delimiter)
    found = bare.search(text)
    if found is None:
        return _decode(delimiter, text), None
    start = found.end()
    end = bare.search(text, start)
    rest = text[start : end.start()] if end else text[start:]
    return _decode(delimiter, text[: found.start()]), _decode(delimiter, rest)


def _bare(delimiter: str) -> re.Pattern[str]:
    return re.compile(r"(?<!\\)" + re.escape(delimiter))


def _decode(delimiter: str, item: str) -> str:
    return _unquote(item.replace("\\" + delimiter, delimiter))


def _unquote(item: str) -> str:
    return item[1:-1] if len(item) > 1 and item[0] == item[-1] == "'" else item


def _clip(text: str) -> str:
    return text if len(text) < 80 else f"{text[:38]}…{text[-38:]}"


def name(text: str, what: str = "name", forbidden: str = ",;|\t\x1b\\") -> str:
    """`text` unchanged, if it can stand as a name everywhere VASSAL puts one.

    ValueError: it is empty or holds one of the `forbidden` characters, which delimit the places names stand in.
    """
    if not text:
        raise ValueError(f"a {what} cannot be empty")
    for character in forbidden:
        if character in text:
            raise ValueError(f"{character!r} cannot stand in a {what}, VASSAL delimits with it: {_clip(text)!r}")
    return text


# ---------------------------------------------------------------- keys

_MODIFIERS = {"ctrl": 130, "shift": 65, "alt": 520, "meta": 260, "cmd": 260}
_KEYS = {
    "Backspace": 8,
    "Tab": 9,
    "Enter": 10,
    "Escape": 27,
    "Space": 32,
    "PageUp": 33,
    "PageDown": 34,
    "End": 35,
    "Home": 36,
    "Left": 37,
    "Up": 38,
    "Right": 39,
    "Down": 40,
    "Comma": 44,
    "Minus": 45,
    "Period": 46,
    "Slash": 47,
    "Semicolon": 59,
    "Equals": 61,
    "OpenBracket": 91,
    "BackSlash": 92,
    "CloseBracket": 93,
    "Delete": 127,
    "Insert": 155,
    **{f"F{n}": 111 + n for n in range(1, 13)},
    **{character: ord(character) for character in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"},
}
_CODES = {spelling.lower(): code for spelling, code in _KEYS.items()}
_SPELLINGS = {code: spelled for spelled, code in _KEYS.items()}
_NAMED_KEY_CODE = 57344
_WRITTEN_KEY = re.compile(r"(?:\d+,\d+(?:,[^,]+)?)?")


def key(spelling: str) -> str:
    """A key stroke as VASSAL writes it: `key("Ctrl+M")` is `77,130`; `key("")`, no key, is empty (format: §3.2).

    Modifiers: Ctrl, Shift, Alt, Meta (or Cmd). Keys: letters, digits, F1 to F12, and names such as Delete,
    Space, Enter, Left. Case does not matter.

    ValueError: no such key. A named key (a command without a key on the keyboard) is `named`.
    """
    if not spelling:
        return ""
    *modifiers, stroke = spelling.split("+")
    code = _CODES.get(stroke.strip().lower())
    if code is None:
        raise ValueError(f"no such key: {spelling!r} (for a key with a name of its own, write named({spelling!r}))")
    mask = 0
    for modifier in modifiers:
        value = _MODIFIERS.get(modifier.strip().lower())
        if value is None:
            raise ValueError(f"no such modifier: {modifier!r} in {spelling!r} (known: Ctrl, Shift, Alt, Meta)")
        mask |= value
    return f"{code},{mask}"


def spelling(stroke: str) -> str:
    """How a key stroke as VASSAL writes it is spelled, `Ctrl+M` for `77,130`; empty for none, and for a named key.

    >>> spelling(key("Ctrl+Shift+F1")), spelling(named("go"))
    ('Ctrl+Shift+F1', '')
    """
    code, _, mask = stroke.partition(",")
    if not code.isdigit() or not mask.isdigit() or int(code) not in _SPELLINGS:
        return ""
    held = [name for name in ("Ctrl", "Alt", "Shift", "Meta") if int(mask) & _MODIFIERS[name.lower()]]
    return "+".join([*held, _SPELLINGS[int(code)]])


def named(name: str) -> str:
    """A named key, which only other traits and buttons press: `57344,0,name`; case counts (format: §3.2).

    ValueError: the name is empty or holds a comma or a backslash.
    """
    if not name or "," in name or "\\" in name or "\x1b" in name:
        raise ValueError(f"the name of a key must be text without comma and backslash, not {name!r}")
    return f"{_NAMED_KEY_CODE},0,{name}"


def is_key(text: str) -> bool:
    """Whether `text` is a written key (empty: no key); a bare name is read as Ctrl + its first letter."""
    return _WRITTEN_KEY.fullmatch(text) is not None


def keys(strokes: Iterable[str]) -> str:
    """A list of written keys as one field: `70\\,130,57344\\,0\\,go` (format: §3.2)."""
    return seq(",", *(checked_key(stroke) for stroke in strokes))


def checked_key(written: str) -> str:
    """`written` unchanged, if it is a key as VASSAL writes it; else ValueError."""
    if written and not is_key(written):
        raise ValueError(f"not a written key: {written!r} (use key('Ctrl+M') or named('{written}'))")
    return written


# ---------------------------------------------------------------- colours

Colour: TypeAlias = str | tuple[int, ...] | None
_COLOUR = re.compile(r"\d{1,3},\d{1,3},\d{1,3}(,\d{1,3})?")


def colour(value: Colour) -> str:
    """A colour as VASSAL writes it, `r,g,b` or `r,g,b,a`; None and "" are transparent (format: §3.2).

    Takes a tuple of 3 or 4 numbers 0 to 255, `#rrggbb`, `#rrggbbaa`, or the written form itself. ValueError: else.
    """
    if not value:
        return ""
    if isinstance(value, tuple):
        numbers = value
    elif value[0] == "#" and len(value) in (7, 9) and all(c in "0123456789abcdefABCDEF" for c in value[1:]):
        numbers = tuple(bytes.fromhex(value[1:]))
    elif _COLOUR.fullmatch(value):
        numbers = tuple(int(part) for part in value.split(","))
    else:
        raise ValueError(f"not a colour: {value!r} (write #rrggbb or r,g,b)")
    if len(numbers) not in (3, 4) or not all(0 <= number <= 255 for number in numbers):
        raise ValueError(f"not a colour: {value!r} (3 or 4 numbers from 0 to 255)")
    return ",".join(str(number) for number in numbers)


# ---------------------------------------------------------------- how values change


def set_to(value: Scalar) -> str:
    """The changer that sets a property to `value`, which may be `{an expression}` (format: §3.2)."""
    return seq(",", "P", value)


def add(amount: Scalar) -> str:
    """The changer that adds `amount`, which may be negative or `{an expression}`."""
    return seq(",", "I", amount)


def ask(prompt: str) -> str:
    """The changer that asks the player to type a value."""
    return seq(",", "R", prompt)


def choose(prompt: str, options: Iterable[str]) -> str:
    """The changer that lets the player choose one of `options`."""
    return seq(",", "E", prompt, seq(",", *options))


def commands(*entries: tuple[str, str, str]) -> str:
    """The command list of a property: (menu text, written key, changer) each (format: §3.2 "command list").

    >>> commands(("+1", key("Ctrl+A"), add(1)))
    '+1:65\\\\,130:I\\\\,1'
    """
    return seq(",", *(seq(":", menu, checked_key(stroke), changer) for menu, stroke, changer in entries))


def constraints(minimum: int | None = None, maximum: int | None = None, *, wrap: bool = False) -> str:
    """The bounds of a number, clamped or wrapped round; without bounds the property takes any text.

    ValueError: only one of the bounds is given, or they are the wrong way round.
    """
    if minimum is None and maximum is None:
        return "false,0,100,false"
    if minimum is None or maximum is None or minimum > maximum:
        raise ValueError(f"a bounded number needs a minimum and a larger maximum, not {minimum} and {maximum}")
    return seq(",", True, minimum, maximum, wrap)


# ---------------------------------------------------------------- who and where

Sender: TypeAlias = Literal["COUNTER", "MAP", "MODULE", "DECK"]
Place: TypeAlias = Literal[
    "MAP", "ZONE", "LOCATION", "XY", "DECK", "CURSTACK", "CURMAP", "CURZONE", "CURLOC", "CURMAT", "CURATTACH"
]
Comparison: TypeAlias = Literal[
    "EQUALS", "NOT_EQUALS", "GREATER", "GREATER_EQUALS", "LESS", "LESS_EQUALS", "MATCH", "NOT_MATCH"
]


def target(
    sender: Sender = "COUNTER",
    place: Place | None = None,
    *,
    map: str = "",
    board: str = "",
    zone: str = "",
    location: str = "",
    x: int = 0,
    y: int = 0,
    deck: str = "",
    where: str = "",
    compared: Comparison = "EQUALS",
    value: str = "",
    attachment: str = "",
    attachment_index: str = "",
) -> str:
    """Which pieces a key command is for, before its filter is asked ("fast match", format: §3.2 "target").

    `sender` is who sends; with `place`, only pieces there; with `where`, only those whose property of that
    name compares with `value`. The defaults mean everything.
    """
    return seq(
        "|", sender, place is not None, place or "MAP", map, board, zone, location, x, y, deck,
        bool(where), where, value, compared, attachment, attachment_index,
    )  # fmt: skip


def access(who: Literal["player", "side"] | Iterable[str]) -> str:
    """Who may mask, hide and look: `"player"`, `"side"` (whoever did it), or these sides (format: §3.2)."""
    if isinstance(who, str):
        if who not in ("player", "side"):
            raise ValueError(f"access is 'player', 'side' or a list of sides, not {who!r}")
        return f"{who}:"
    return seq(":", "sides", *who)
