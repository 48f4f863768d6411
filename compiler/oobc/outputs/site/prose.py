"""Prose as HTML: the Markdown of a case with its references as links, and the numbers of cases in plain notes."""

import re
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from functools import cached_property

from markdown_it import MarkdownIt
from markupsafe import Markup, escape

from oobc.game.rules import Case, Mention, Reading, Term
from oobc.source.markdown import MENTION, shown

Span = tuple[int, int]
"""From where to where something stands in a text."""
Link = Callable[[str], Markup]
"""Makes the link to a case or hex."""

# All that the format of the rules has: paragraphs, lists, tables, emphasis, text in backticks.
_MARKDOWN = MarkdownIt("zero", {"html": False}).enable(
    ["list", "table", "emphasis", "backticks", "escape", "entity", "newline", "balance_pairs", "fragments_join"]
)
_OPEN, _CLOSE = "\ue000", "\ue001"
"""Stand round the number of a reference while the Markdown is rendered; no text of ours may have them."""
_FOREIGN = str.maketrans({_OPEN: "\ufffd", _CLOSE: "\ufffd"})
_MARK = re.compile(f"{_OPEN}(\\d+){_CLOSE}")
_RANGE = re.compile(f"{_CLOSE}-{_OPEN}")
_REMARK = re.compile(r"<p>(?=<strong>[^<]*:</strong>(</p>)?)")
_LONE = re.compile(r"^(\d+)(?=[.)]$)", re.MULTILINE)
"""A number and a point alone on a line are an answer, not an empty list."""
NUMBER = re.compile(MENTION)
_QUOTED = re.compile(r"`[^`\n]*`")
_SIGNS = re.compile(r"^[-*] +|^\|[-| :]+\|$|[*`|\\]", re.MULTILINE)


@dataclass(frozen=True)
class Glossary:
    """The words of the glossary as prose may write them."""

    terms: tuple[Term, ...]
    link: Callable[[Term, str], Markup]
    """Makes the link to a term of what the text says."""

    def found(self, text: str, taken: Iterable[Span], own: str | None) -> dict[Span, str]:
        """The first place of each term, as a link: not its own, not in backticks, not within another link."""
        told = {own}
        links = {}
        closed = [*taken, *(match.span() for match in _QUOTED.finditer(text))]
        for match in self._pattern.finditer(text):
            term = self._by_word[_key(match[0])]
            if term.id in told or any(start < match.end() and match.start() < end for start, end in closed):
                continue
            told.add(term.id)
            links[match.span()] = str(self.link(term, match[0]))
        return links

    @cached_property
    def _by_word(self) -> dict[str, Term]:
        return {_key(word): term for term in self.terms for word in (term.title, *term.aliases)}

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        """The longest first."""
        longest_first = sorted(self._by_word, key=lambda each: (-len(each), each))
        told = (f"(?i:{re.escape(each)})" if " " in each else re.escape(each) for each in longest_first)
        return re.compile(rf"(?<![\w-])(?:{'|'.join(told)})(?![\w-])")


def _key(word: str) -> str:
    """Several words are a term in any letters; one, as the glossary writes it: a Column is not every column."""
    return word.casefold() if " " in word else word


def prose(
    each: Case | Reading | Term, case: Link, hex: Link, hexes: Collection[str] = (), terms: Glossary | None = None
) -> Markup:
    """The text of a case or term, with links to the cases that it mentions and to those hexes that are listed.

    The first time that it says a word of the glossary, that is a link too. References that the print gets wrong say so.
    """
    text = each.text.translate(_FOREIGN)
    links = {(mention.start, mention.end): _reference(mention, case) for mention in each.mentions}
    for match in _named(hexes, text):
        if not any(start < match.end() and match.start() < end for start, end in links):
            links[match.span()] = str(hex(match[0]))
    if terms is not None:
        own = each.id if isinstance(each, Term) else None
        links |= terms.found(text, tuple(links), own)
    position, parts, written = 0, list[str](), list[str]()
    for (start, end), link in sorted(links.items()):
        parts += [text[position:start], f"{_OPEN}{len(written)}{_CLOSE}"]
        written.append(link)
        position = end
    marked = _RANGE.sub(f"{_CLOSE}–{_OPEN}", "".join([*parts, text[position:]]))
    html = _REMARK.sub(_remark, _MARKDOWN.render(_LONE.sub(r"\1\\", marked)))
    html = html.replace("<table>", '<div class="wide"><table>').replace("</table>", "</table></div>")
    return Markup(_MARK.sub(lambda mark: written[int(mark[1])], html))


def _remark(match: re.Match[str]) -> str:
    """What opens with a bold word and a colon; if it is nothing else, the list below it belongs to it."""
    return f'<p class="remark{" opens" if match[1] else ""}">'


def _named(hexes: Collection[str], text: str) -> Iterable[re.Match[str]]:
    return _any_of(frozenset(hexes)).finditer(text) if hexes else ()


def _any_of(hexes: frozenset[str]) -> re.Pattern[str]:
    """Hexsides before the hexes that they begin with."""
    longest_first = sorted(hexes, key=lambda each: (-len(each), each))
    return re.compile(rf"(?<![\w.-])(?:{'|'.join(map(re.escape, longest_first))})(?![\w-])")


def _reference(mention: Mention, link: Link) -> str:
    if not mention.wrong:
        return str(link(mention.case)) if mention.case else str(escape(mention.printed))
    printed = escape(mention.printed)
    if mention.case is None:
        why = f"Printed so, but there is no case {printed}; which one is meant is not known."
        return f'<span class="misprint" title="{why}">{printed}</span>'
    why = f"Printed as {printed}, where {mention.case} is meant."
    return f'{link(mention.case)} <span class="misprint" title="{why}">printed {printed}</span>'


def note(text: str, cases: Collection[str], case: Link, hex: Link, hexes: Collection[str] = ()) -> Markup:
    """A plain sentence in which the cases and the listed hexes that it names are links."""
    links = {match.span(): case(match[0]) for match in NUMBER.finditer(text) if match[0] in cases}
    links |= {match.span(): hex(match[0]) for match in _named(hexes, text)}
    parts, position = [], 0
    for (start, end), link in sorted(links.items()):
        parts += [escape(text[position:start]), link]
        position = end
    return Markup("").join([*parts, escape(text[position:])])


def plain(text: str) -> str:
    """The words of a Markdown text without its signs, in one line: what the search reads."""
    return " ".join(_SIGNS.sub(lambda sign: "" if sign[0] in "*`\\" else " ", shown(text)).split())
