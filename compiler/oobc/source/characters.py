"""Characters: pictures, cards and pages are set in the bundled fonts, and in no others."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Any

from oobc.diagnostics.codes import NOT_IN_THE_FONTS, WRONG_VALUE
from oobc.diagnostics.findings import Finding
from oobc.fonts import characters
from oobc.place import Origin
from oobc.source.document import Library
from oobc.source.project import PRIVATE

_UNSEEN = frozenset(("Cc", "Cs", "Cn"))
"""Control characters, halves of characters and what is none: nothing shows them, not even a browser."""


INVISIBLE = r"\u00ad\u200b-\u200f\u2060\u2800\u3164\ufeff"
"""Characters that are no blanks and that nobody sees, as a class of a pattern has them."""
_SUSPECT = re.compile(rf"""\\|[^\S \n]|["']\s+["']|[{INVISIBLE}]""")
"""A backslash, which may write any character; blanks of other sorts; quotes with nothing but blanks between them; what
nobody sees."""


def characters_are_in_the_fonts(library: Library) -> Iterator[Finding]:
    """Every bundled font has every character of the data, so that it is drawn alike everywhere.

    The words of a book are shown to its owner alone, by a browser, which has other fonts too.
    """
    known = characters()
    for document in library.documents.values():
        private = document.file.startswith(f"data/{PRIVATE}/")
        # Else there is nothing to look for, not even in comments.
        if _SUSPECT.search(document.text) or not known.issuperset(document.text):
            for text, where in _texts(document.values, document.origin):
                yield from _strangers(text, where, known, private)


def _texts(value: Any, where: Origin) -> Iterator[tuple[str, Origin]]:
    """Every key and text in values."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key, where.at_key(key)
            yield from _texts(inner, where.at(key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _texts(inner, where.at(index))
    elif isinstance(value, str):
        yield value, where


def _is_blank(character: str) -> bool:
    """Whether nothing is seen of a character."""
    return character.isspace() or unicodedata.category(character) == "Cf" or character in "\u2800\u3164\u115f\u1160"


def _strangers(text: str, where: Origin, known: frozenset[str], private: bool) -> Iterator[Finding]:
    # Prose knows the places of its characters.
    prose = where.path[:1] == ("sections",) and where.path[-1] == "text"
    if text and not prose and all(map(_is_blank, text)):
        yield Finding(WRONG_VALUE, "a text that is not blank", where)
        return
    for character in sorted(set(text) - known):
        control = unicodedata.category(character) in _UNSEEN
        if control or not private:
            number = f"U+{ord(character):04X}"
            about = number if control else f"{number}, {unicodedata.name(character, 'without a name').lower()}"
            message = f"the bundled fonts have no {character!r} ({about})"
            yield Finding(NOT_IN_THE_FONTS, message, where.at(text.index(character)) if prose else where)
    if text.rstrip().endswith("\\") and not prose:
        yield Finding(WRONG_VALUE, "a text that does not end in a backslash, which VASSAL cannot write", where)
