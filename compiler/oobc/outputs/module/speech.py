"""What the chat says: texts of the data with words in braces, as formats and expressions of the engine."""

import re
from collections.abc import Mapping
from types import MappingProxyType

from oobc.outputs.module.names import value_property

ROLL = "Roll"
"""The property that holds what a piece has rolled last."""
WORD = re.compile(r"\{([^}]*)\}")
OPEN_WORDS = {"piece": "newPieceName", "place": "location", "side": "Side", "roll": ROLL}
"""What everyone may read, whether the piece is hidden or not: the engine itself veils the name and the place."""
_UNWRITABLE = str.maketrans({"\\": " ", '"': "'", "\n": " "})
_SECRET_WORDS = {"name": "BasicName"}


def property_of(word: str) -> str:
    """The property that a word stands for."""
    return OPEN_WORDS.get(word) or _SECRET_WORDS.get(word) or value_property(word)


def spoken(text: str, against: str = "", secret: bool = False, words: Mapping[str, str] = MappingProxyType({})) -> str:
    """A text with words in braces as an expression that joins them.

    `words` are more of them with their properties; `secret`: values of hidden pieces are held back.
    """
    parts = []
    for index, part in enumerate(WORD.split(text)):
        if index % 2 == 0:
            if part:
                parts.append(quoted(part))
        elif part in words:
            parts.append(f"({words[part]})")
        elif part in OPEN_WORDS:
            parts.append(property_of(part))
        else:
            value = against if part == "against" else property_of(part)
            parts.append(f'(ObscuredToOthers==true ? "?" : {value})' if secret else f"({value})")
    return " + ".join(parts) or '""'


def quoted(text: str) -> str:
    """A text as expressions write it, on one line; they know no way to write a backslash or a quote in one."""
    return '"' + text.translate(_UNWRITABLE) + '"'


def told_of_piece(said: str, *, secret: bool) -> str:
    """A report: the piece, where it is, and an expression; `secret`: not while it is hidden from others."""
    held_back = 'ObscuredToOthers==true ? "a marker is changed" : ' if secret else ""
    return f'{{newPieceName + " at " + location + ": " + ({held_back}{said})}}'
