"""The plain text of a rulebook, read into its passages: numbered cases and titled sections.

A case begins where a paragraph opens with its number: `7.6 Bridges`, `(7.62) Damaging: …`, `25.11 Record: …`. Letters
and numbers below it (`A. Towns:`, `1. Weather Segment:`, `2A. Fire Step:`) are cases of it too, 11.1A, 2.1A1 and
2.1D2A, as long as they count on; below a heading in capitals they are that heading's own. A title without a number
begins a section if the table of contents has it.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

import yaml

CONTENTS = "table of contents"

_ENTRY = re.compile(r"^(\s*)[•*-] +(.+)$")
_NUMBERED = re.compile(r"^\(?(\d{1,2})\.(\d{1,3})\)?(?::|\.)?(?=\s|$)\s*(.*)$")
_MISNUMBERED = re.compile(r"^\((\d{1,2}\.\d{1,3}) as printed; evidently (\d{1,2}\.\d{1,3})\)")
"""How who wrote the text down marks a number that print gets wrong."""
_LETTERED = re.compile(r"^(?:[•*-] )?([A-Z])\.\s+(.*)$")
_COUNTED = re.compile(r"^(?:[•*-] )?(\d[A-Z]?)\.\s+(.*)$")
_TITLE = re.compile(r"^([^:.!?]{1,70}):\s+(?=\S)")
"""Words before a colon at the start of a paragraph are its title."""
_LONGEST = 80
"""A line of more letters is no title."""


@dataclass(slots=True)
class Passage:
    """A case or a section of a rulebook."""

    number: str | None
    """None of a section that has only a title."""
    title: str
    within: str | None
    """The title of the section around it, of those without a number."""
    lines: list[str] = field(default_factory=list)

    def values(self) -> dict[str, str | None]:
        """As `BookPassage` of the models has them."""
        return {"number": self.number, "title": self.title, "within": self.within, "text": self.text}

    @property
    def text(self) -> str:
        """What it says, without its title; paragraphs have an empty line between them."""
        return re.sub(r"\n{3,}", "\n\n", "\n".join(self.lines)).strip("\n")


@dataclass(frozen=True, slots=True)
class _Section:
    """A title of the table of contents that has no number, nor stands below one that has."""

    title: str
    within: str | None


def read_rulebook(text: str) -> list[Passage]:
    """The passages in their order; empty if there is none."""
    lines = text.lstrip("\ufeff").replace("\r\n", "\n").expandtabs(4).split("\n")
    start, sections = _contents(lines)
    reader = _Reader(sections)
    for index in range(start, len(lines)):
        opens = index == start or not lines[index - 1].strip() or _is_item(lines[index - 1])
        alone = opens and (index + 1 == len(lines) or not lines[index + 1].strip())
        reader.read(lines[index].rstrip(), opens, alone)
    return reader.passages


def _contents(lines: Sequence[str]) -> tuple[int, list[_Section]]:
    """Where the table of contents ends, and the sections in it; the start of the book if there is none."""
    named = [index for index, line in enumerate(lines) if _plain(line) == CONTENTS]
    if not named:
        return 0, []
    end, entries = named[-1] + 1, list[tuple[int, str]]()
    while end < len(lines) and (not lines[end].strip() or _ENTRY.match(lines[end])):
        if entry := _ENTRY.match(lines[end]):
            entries.append((len(entry[1]), entry[2].strip()))
        end += 1
    return end, list(_sections(entries))


def _sections(entries: Iterable[tuple[int, str]]) -> Iterator[_Section]:
    above: list[tuple[int, str]] = []
    for depth, title in entries:
        above = [each for each in above if each[0] < depth]
        below_a_number = any(_NUMBERED.match(each) for _, each in above)
        if not _NUMBERED.match(title) and not below_a_number:
            yield _Section(title, above[-1][1] if above else None)
        above.append((depth, title))


class _Reader:
    """Reads line by line; knows which section is to come and where in the numbers the book is."""

    def __init__(self, sections: list[_Section]) -> None:
        self.passages: list[Passage] = []
        self._to_come = sections
        self._case: Passage | None = None
        """The last case with a number and no letter."""
        self._lettered = False
        """Whether letters that come now are of it."""
        self._letter = ""
        self._count = "0"

    def read(self, line: str, opens: bool, alone: bool) -> None:
        """`opens`: it is the first line of a paragraph or an item of a list; `alone`: and the last one."""
        if alone and self._section(line):
            return
        if alone and line.isupper():
            self._lettered = False  # SHOCK NOTES: a case may have several lists that each begin with A
        if not (opens and (self._numbered(line, alone) or self._below(line))) and self.passages:
            self.passages[-1].lines.append(line)

    def _section(self, line: str) -> bool:
        for place, section in enumerate(self._to_come):
            if _plain(section.title) == _plain(line):
                self._to_come = self._to_come[place + 1 :]
                self.passages.append(Passage(None, section.title, section.within))
                self._lettered = False
                return True
        return False

    def _numbered(self, line: str, alone: bool) -> bool:
        """A case of this chapter or one soon after it; a number of another chapter begins a sentence about it."""
        found = _NUMBERED.match(_MISNUMBERED.sub(r"(\2)", line))
        if found is None or int(found[1]) not in self._chapters():
            return False
        number, rest = f"{found[1]}.{found[2]}", found[3]
        if any(each.number == number for each in self.passages):
            return False
        bare = alone and len(rest) <= _LONGEST and not rest.endswith((".", ":", ";")) and ":" not in rest
        self._begin(number, rest, whole=bare)
        self._case, self._lettered, self._letter, self._count = self.passages[-1], True, "", "0"
        return True

    def _chapters(self) -> range:
        """Those that the next case can be of; a book may leave one out."""
        if self._case is None or self._case.number is None:
            return range(100)
        last = int(self._case.number.partition(".")[0])
        return range(last, last + 3)

    def _below(self, line: str) -> bool:
        """A letter of the last case, or a number of the last letter, if it is the next one."""
        if self._case is None or not self._lettered:
            return False
        letter = _LETTERED.match(line)
        if letter and letter[1] == (chr(ord(self._letter) + 1) if self._letter else "A"):
            self._letter, self._count = letter[1], "0"
            self._begin(
                f"{self._case.number}{self._letter}", letter[2], whole=len(letter[2]) < 40 and ":" not in letter[2]
            )
            return True
        count = _COUNTED.match(line)
        if count and self._letter and count[1] in _counts_on(self._count):
            self._count = count[1]
            self._begin(f"{self._case.number}{self._letter}{self._count}", count[2], whole=False)
            return True
        return False

    def _begin(self, number: str, rest: str, *, whole: bool) -> None:
        title = _TITLE.match(rest)
        if whole or title is None:
            passage = Passage(number, rest if whole else "", None, [] if whole else [rest])
        else:
            passage = Passage(number, title[1], None, [rest[title.end() :]])
        self.passages.append(passage)


def _counts_on(count: str) -> tuple[str, ...]:
    """What may come after a number: 3 or 2A after 2, 3 or 2B after 2A; only 1 after 0, with which no list begins."""
    number, letter = int(count[0]), count[1:]
    within = (f"{number}{chr(ord(letter) + 1) if letter else 'A'}",) if number else ()
    return (str(number + 1), *within)


def _is_item(line: str) -> bool:
    return any(sign.match(line) for sign in (_ENTRY, _COUNTED, _LETTERED))


def _plain(title: str) -> str:
    """A title as it is compared: dashes, blanks and capital letters do not matter."""
    return " ".join(re.sub(r"[‐-―-]+", " ", title).split()).casefold().rstrip(":")


def write_book(passages: Iterable[Passage]) -> str:
    """The passages as the YAML of `private/<box>.yaml`."""
    head = (
        "# yaml-language-server: $schema=../schema/book.json\n"
        "# The words of a rulebook that you own. Keep them to yourself.\n"
    )
    values = [{name: value for name, value in each.values().items() if value} for each in passages]
    return head + yaml.dump({"passages": values}, Dumper=_Dumper, allow_unicode=True, sort_keys=False, width=10**6)


class _Dumper(yaml.SafeDumper):
    """Numbers of cases in quotes, texts of several lines as they are."""


def _told(dumper: yaml.SafeDumper, value: str) -> yaml.ScalarNode:
    style = "|" if "\n" in value else '"' if value[:1].isdigit() else None
    return dumper.represent_scalar("tag:yaml.org,2002:str", value, style=style)


_Dumper.add_representer(str, _told)
