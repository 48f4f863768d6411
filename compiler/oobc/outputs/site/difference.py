"""Two texts of Markdown as one, word by word: what was taken out and what was put in."""

import re
from difflib import SequenceMatcher

from markupsafe import Markup

from oobc.outputs.site.prose import plain

_BLOCK = re.compile(r"\n\n+|\n(?=[-*|] |\d+\. )")
"""Between two paragraphs, items or rows of a text of Markdown."""


def difference(before: str, after: str) -> Markup:
    """Two texts of Markdown as one row of words; a line feed stands between paragraphs, items and rows."""
    old, new = _words(before), _words(after)
    parts: list[Markup | str] = []
    for kind, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind == "equal":
            parts.append(" ".join(old[a:b]))
            continue
        if b > a:
            parts.append(Markup("<del>{}</del>").format(" ".join(old[a:b])))
        if d > c:
            parts.append(Markup("<ins>{}</ins>").format(" ".join(new[c:d])))
    return Markup(" ").join(parts)


def _words(text: str) -> list[str]:
    """The words of a text, with a line feed between its blocks."""
    blocks = [plain(each.strip("| ").replace(" | ", " · ")) for each in _BLOCK.split(text)]
    return " \n ".join(each for each in blocks if each.strip("- ·")).split(" ")
