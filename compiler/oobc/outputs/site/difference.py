"""Two texts of Markdown as one, word by word: what was taken out and what was put in."""

import re
from collections.abc import Iterator
from difflib import SequenceMatcher

from oobc.outputs.site.prose import plain
from oobc.outputs.site.views import Words

_BLOCK = re.compile(r"\n\n+|\n(?=[-*|] |\d+\. )")
"""Between two paragraphs, items or rows of a text of Markdown."""


def difference(before: str, after: str) -> Iterator[Words]:
    """Two texts of Markdown as one row of words: what both have, what only the old one has, what only the new one.

    A line feed stands between paragraphs, items and rows.
    """
    old, new = _words(before), _words(after)
    for kind, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind == "equal":
            yield Words("both", " ".join(old[a:b]))
            continue
        if b > a:
            yield Words("old", " ".join(old[a:b]))
        if d > c:
            yield Words("new", " ".join(new[c:d]))


def _words(text: str) -> list[str]:
    """The words of a text, with a line feed between its blocks."""
    blocks = [plain(each.strip("| ").replace(" | ", " · ")) for each in _BLOCK.split(text)]
    return " \n ".join(each for each in blocks if each.strip("- ·")).split(" ")
