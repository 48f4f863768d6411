"""Characters: pictures, cards and pages are set in the bundled fonts, and in no others."""

import unicodedata
from collections.abc import Iterator
from typing import Any

from oobc.diagnostics.codes import NOT_IN_THE_FONTS
from oobc.diagnostics.findings import Finding
from oobc.fonts import characters
from oobc.place import Origin
from oobc.source.document import Library
from oobc.source.project import PRIVATE


def characters_are_in_the_fonts(library: Library) -> Iterator[Finding]:
    """Every bundled font has every character of the data, so that it is drawn alike everywhere.

    The words of a book are shown to its owner alone, by a browser, which has other fonts too.
    """
    known = characters()
    ours = (each for each in library.documents.values() if not each.file.startswith(f"data/{PRIVATE}/"))
    for document in ours:
        if not known.issuperset(document.text):  # else there is nothing to look for, not even in comments
            yield from _strangers(document.values, document.origin, known)


def _strangers(value: Any, where: Origin, known: frozenset[str]) -> Iterator[Finding]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _strangers(key, where.at_key(key), known)
            yield from _strangers(inner, where.at(key), known)
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _strangers(inner, where.at(index), known)
    elif isinstance(value, str):
        for character in sorted(set(value) - known):
            about = f"U+{ord(character):04X}, {unicodedata.name(character, 'without a name').lower()}"
            # Prose knows the places of its characters.
            prose = where.path[:1] == ("sections",) and where.path[-1] == "text"
            at = where.at(value.index(character)) if prose else where
            yield Finding(NOT_IN_THE_FONTS, f"the bundled fonts have no {character!r} ({about})", at)
