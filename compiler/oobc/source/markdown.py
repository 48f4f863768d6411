"""Markdown as oobc reads it: front matter, then numbered cases (or the terms of a glossary), each with its prose.

---
chapter: "7.0"
title: Movement
source: "printed:7.0"
---
## 7.6 Bridges and trestles {source=update:2022-02-23}
Prose of the case …
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from oobc.diagnostics.codes import BROKEN_MARKDOWN
from oobc.diagnostics.findings import Finding, nearest
from oobc.place import Path, Place
from oobc.source.document import Document
from oobc.source.text import start_of
from oobc.source.yaml import parse_yaml

CASE_NUMBER = r"[0-9]{1,2}(?:\.[0-9]{1,3})+(?:[A-Z](?:[0-9]+[A-Z]?)?)?"
"""The number of a case: `7.62`, `11.1A`, `2.1D2A`."""
MENTION = rf"(?<![\w.]){CASE_NUMBER}(?!\w)(?!\.[0-9])"
"""A number with a point in prose, not a part of a longer one."""

MARKED = r"\{(?P<kind>bad|ours|as) +(?P<number>[\w.]+)(?: *-> *(?P<right>[\w.]+))? *\}"
"""A reference with what it is: `{bad 24.5 -> 24.0}` is printed wrong, `{ours 2.1}` is not printed, what it refers to
holds here too: `{as 28.2}`."""
_MARKED = re.compile(MARKED)


def shown(text: str) -> str:
    """A text as people read it: of marked references, the numbers that are meant."""
    return _MARKED.sub(lambda mark: mark["right"] or mark["number"], text)


_HEADING = re.compile(r"^(#{2,4}) +(?P<title>.*?)(?: *\{(?P<attributes>[^{}]*)\})? *$")
_CASE_TITLE = re.compile(rf"^(?P<id>{CASE_NUMBER})(?: +(?P<title>.*))?$")
_ATTRIBUTE = re.compile(r'(?P<name>[a-z-]+)=(?:"(?P<quoted>[^"]*)"|(?P<plain>\S+))')
_OWN = ("id", "title", "level", "text")
"""What a section has without attributes."""


@dataclass(frozen=True, slots=True)
class _Section:
    line: int
    """The line of the heading; the prose begins on the next one."""
    values: dict[str, Any]
    prose: list[str]


def parse_markdown(text: str, file: str) -> tuple[Document | None, list[Finding]]:
    """The document in `text`: the front matter's values plus `sections`, a list of mappings with `id` (None in a
    glossary), `title`, `level`, `text` and the heading's attributes. The path of a character of prose is
    `("sections", n, "text", offset)`.
    """
    lines = text.split("\n")
    if lines[0].strip() != "---" or "---" not in (line.strip() for line in lines[1:]):
        message = "the file does not begin with front matter"
        return None, [Finding(BROKEN_MARKDOWN, message, start_of(file), "begin with a line '---'")]
    end = next(number for number, line in enumerate(lines) if number and line.strip() == "---")
    front, findings = parse_yaml("\n".join(lines[1:end]), file, first_line=2)
    if front is None:
        return None, findings
    if not isinstance(front.values, dict):
        findings.append(Finding(BROKEN_MARKDOWN, "the front matter is not a mapping", Place(file, 2, 1, 2, 2)))
        return None, findings
    glossary = "chapter" not in front.values and not any(map(_is_case, lines[end + 1 :]))
    if not glossary and nearest("chapter", map(str, front.values)) is None:
        message = "the headings are cases, but the front matter has no chapter"
        findings.append(Finding(BROKEN_MARKDOWN, message, Place(file, 2, 1, 2, 2), "write chapter: and its number"))
    # A title that is missing is told of the chapter itself.
    intro = {"id": front.values.get("chapter"), "title": front.values.get("title") or "untitled", "level": "1"}
    sections = [] if glossary else [_Section(end + 1, intro, [])]
    for number, line in enumerate(lines[end + 1 :], end + 2):
        if line.startswith("#"):
            section, more = _section(line, number, file, glossary)
            findings += more
            sections.append(section)
        elif sections:
            sections[-1].prose.append(line)
    if glossary:
        findings += _above_the_terms(lines, end + 1, file)
    for section in sections:
        section.values["text"] = "\n".join(section.prose)
    values = {**front.values, "sections": [section.values for section in sections]}
    places = _Layout(file, tuple(lines), tuple(section.line for section in sections), front)
    return Document(file, text, values, places.place, lost=frozenset(_lost(sections, front.values))), findings


def _is_case(line: str) -> bool:
    heading = _HEADING.match(line)
    return heading is not None and _CASE_TITLE.match(heading["title"]) is not None


def _lost(sections: list[_Section], front: dict[str, Any]) -> Iterator[str]:
    """The numbers of cases that headings, and a chapter by another name, were meant to have."""
    cases = "chapter" in front or any(section.values["id"] for section in sections)
    if cases and "chapter" not in front:
        yield from {f"{str(section.values['id']).partition('.')[0]}.0" for section in sections if section.values["id"]}
    for section in sections:
        if section.values["id"] is None and cases:
            meant = re.search(r"[0-9]+[.,][0-9.,A-Z]*", str(section.values["title"]))
            if meant is not None:
                yield meant[0].replace(",", ".").rstrip(".")


def _above_the_terms(lines: list[str], first: int, file: str) -> Iterator[Finding]:
    """Text of a glossary that belongs to no term: no page would show it."""
    above = takewhile(lambda line: not line[1].startswith("#"), enumerate(lines[first:], first + 1))
    for number, line in above:
        if line.strip():
            place = Place(file, number, 1, number, len(line) + 1)
            yield Finding(BROKEN_MARKDOWN, "text above the first term of the glossary", place, "put it under a term")
            return


def _section(line: str, number: int, file: str, glossary: bool) -> tuple[_Section, list[Finding]]:
    """The section that a heading begins."""
    place = Place(file, number, 1, number, len(line) + 1)
    heading = _HEADING.match(line)
    if heading is None:
        finding = Finding(BROKEN_MARKDOWN, "not a heading: two to four '#', a blank, then the words", place)
        return _Section(number, {"id": None, "title": line, "level": "2"}, []), [finding]
    findings = []
    case = None if glossary else _CASE_TITLE.match(heading["title"])
    if case is None and not glossary:
        findings.append(Finding(BROKEN_MARKDOWN, "a heading without the number of a case", place))
    values = {
        "id": case["id"] if case else None,
        "title": (case["title"] if case else heading["title"]) or None,
        "level": str(len(heading[1])),
    }
    attributes = heading["attributes"] or ""
    given = {each["name"]: each["quoted"] or each["plain"] or "" for each in _ATTRIBUTE.finditer(attributes)}
    if _ATTRIBUTE.sub("", attributes).strip() or any(name in _OWN for name in given):
        column = heading.start("attributes") + 1
        where = Place(file, number, column, number, heading.end("attributes") + 1)
        findings.append(Finding(BROKEN_MARKDOWN, "cannot read these attributes", where, "write name=value"))
        given = {name: value for name, value in given.items() if name not in _OWN}
    return _Section(number, {**values, **given}, []), findings


@dataclass(frozen=True, slots=True)
class _Layout:
    file: str
    lines: tuple[str, ...]
    headings: tuple[int, ...]
    front: Document

    def place(self, path: Path, key: bool) -> Place:
        if len(path) < 2 or path[0] != "sections" or not isinstance(path[1], int):
            return self.front.places(path, key)
        line = self.headings[path[1]]
        match path[2:]:
            case ("id" | "title" as name, *_) if self._is_intro(path[1]):
                return self.front.places(("chapter" if name == "id" else name,), key)
            case ("text", int(offset), *rest):
                width = rest[0] if rest and isinstance(rest[0], int) else 1
                return self._in_prose(line, offset, width)
            case (str(name), *_) if name != "text":
                return self._on(line, name, key)
        return Place(self.file, line, 1, line, len(self.lines[line - 1]) + 1)

    def _is_intro(self, section: int) -> bool:
        """Whether a section is the text directly under the chapter, which has no heading."""
        return self.lines[self.headings[section] - 1].strip() == "---"

    def _in_prose(self, heading: int, offset: int, width: int) -> Place:
        before = "\n".join(self.lines[heading:])[:offset]
        line = heading + 1 + before.count("\n")
        column = offset - (before.rfind("\n") + 1) + 1
        return Place(self.file, line, column, line, column + width)

    def _on(self, line: int, name: str, key: bool) -> Place:
        text = self.lines[line - 1]
        start, end = _span(text, name, key) or (len(text) - len(text.lstrip("# ")), len(text.rstrip()))
        return Place(self.file, line, start + 1, line, end + 1)


def _span(heading: str, name: str, key: bool) -> tuple[int, int] | None:
    """Where a heading says its number, its title or an attribute."""
    parts = _HEADING.match(heading)
    if parts is None:
        return None
    begin = parts.start("title")
    case = _CASE_TITLE.match(parts["title"])
    if name in _OWN:
        if case is None or case[name if name != "level" else "id"] is None:
            return parts.span("title")
        start, end = case.span(name if name != "level" else "id")
        return begin + start, begin + end
    for each in _ATTRIBUTE.finditer(parts["attributes"] or ""):
        if each["name"] == name:
            offset = parts.start("attributes")
            group = "name" if key else "plain" if each["plain"] is not None else "quoted"
            start, end = each.span(group)
            return offset + start, offset + end
    return None
