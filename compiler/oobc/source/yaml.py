"""YAML as oobc reads it: every scalar is text (the failsafe schema), no aliases, tags, merge keys or duplicates.

`0417` stays `"0417"` and `no` stays `"no"`; the models say what each text means. The node tree is kept, and asked
for a place only when a finding is shown.
"""

import gc
import re
from bisect import bisect_right
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import yaml

from oobc.diagnostics.codes import BROKEN_YAML, DUPLICATE_KEY, FORBIDDEN_YAML, TAB
from oobc.diagnostics.findings import Code, Finding, Note
from oobc.place import Path, Place
from oobc.source.document import Document
from oobc.source.text import start_of

_FAST = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
_NULLS = ("", "~", "null")
_DEEPEST = 50
_ALIAS = "the alias"
_ESCAPE = re.compile(r"\\u[dD][89a-fA-F][0-9a-fA-F]{2}|\\U[0-9a-fA-F]{8}")
"""One that may be half a character, or beyond all."""
_LONGEST_ESCAPE = 10


def parse_yaml(text: str, file: str, first_line: int = 1) -> tuple[Document | None, list[Finding]]:
    """The document in `text`, or None and why not. `first_line` is where the text begins in its file."""
    lines = _Lines(text, file, first_line)
    findings = [*_tabs(text, file, first_line), *_forbidden(text, lines)]
    try:
        with _collector_off():
            root = yaml.compose(text, Loader=_FAST)
    except (yaml.YAMLError, RecursionError, ValueError, OverflowError) as error:
        wrong = _syntax_finding(text, lines, error)
        # A tab may be what the parser stumbles over, an alias what it cannot follow: each is told once.
        told = {each.where.line for each in findings if isinstance(each.where, Place)}
        known = isinstance(wrong.where, Place) and wrong.where.line in told
        return None, findings if known else [*findings, wrong]
    reader = _Reader(lines)
    values = {} if root is None else reader.read(root)
    findings += reader.findings
    if any(finding.code is BROKEN_YAML or finding.message.startswith(_ALIAS) for finding in findings):
        return None, findings  # what it stands for is not there, and would be missed everywhere

    # Found by walking from the root, once for each mapping that lies on the way.
    inside: dict[yaml.Node, dict[str, tuple[yaml.Node, yaml.Node]]] = {}

    def places(path: Path, key: bool) -> Place:
        return start_of(file) if root is None else _find(root, path, key, lines, inside)

    return Document(file, text, values, places), findings


class _Lines:
    """Places of the marks of a parser: to YAML some characters end a line that are within one to us."""

    def __init__(self, text: str, file: str, first_line: int) -> None:
        self.file = file
        self.first_line = first_line
        self._size = len(text)
        self._starts = [0, *(match.end() for match in re.finditer("\n", text))]

    def place(self, start: int, end: int) -> Place:
        """The place between two offsets in the text."""
        (line, column), (end_line, end_column) = self._at(start), self._at(end)
        if (end_line, end_column) <= (line, column):
            end_line, end_column = line, column + 1
        return Place(self.file, line, column, end_line, end_column)

    def _at(self, index: int) -> tuple[int, int]:
        index = min(index, self._size)
        line = bisect_right(self._starts, index) - 1
        return line + self.first_line, index - self._starts[line] + 1


def _tabs(text: str, file: str, first_line: int) -> Iterator[Finding]:
    for number, line in enumerate(text.split("\n"), first_line):
        column = line.find("\t") + 1
        if column:
            place = Place(file, number, column, number, column + 1)
            yield Finding(TAB, "a tab; YAML is indented with blanks", place, "write blanks instead")


def _forbidden(text: str, lines: _Lines) -> Iterator[Finding]:
    """Aliases, anchors and tags: the tree of nodes no longer shows where they stand."""
    if not any(sign in text for sign in "&*!"):
        return
    try:
        for event in yaml.parse(text, Loader=_FAST):
            start = event.start_mark.index if event.start_mark else 0
            anchor, tag = getattr(event, "anchor", None), getattr(event, "tag", None)
            if isinstance(event, yaml.AliasEvent):
                what = f"{_ALIAS} {anchor!r}; write the value out"
            elif anchor is not None:
                what = f"the anchor {anchor!r}; there are no aliases here"
            elif tag is not None:
                what = f"the tag {tag!r}; values are plain text here"
            else:
                continue
            yield Finding(FORBIDDEN_YAML, what, lines.place(start, start))
    except yaml.YAMLError:
        return  # the parser tells it below


def _syntax_finding(text: str, lines: _Lines, told: Exception) -> Finding:
    # The pure Python parser stops at the same place as the fast one, with clearer words.
    try:
        yaml.compose(text, Loader=yaml.BaseLoader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        if mark is not None and error.context_mark is not None and not text[mark.index :].strip():
            mark = error.context_mark  # what has no end begins there; at the end of the file is nothing to see
        words = " ".join(part for part in (error.context, error.problem) if part)
        code = FORBIDDEN_YAML if "found another document" in words else BROKEN_YAML
        index = mark.index if mark else 0
        return Finding(code, words, lines.place(index, index))
    except yaml.reader.ReaderError as error:
        return Finding(BROKEN_YAML, "a character that YAML does not allow", lines.place(error.position, error.position))
    except RecursionError:
        return Finding(BROKEN_YAML, "lists and mappings are nested too deeply", lines.place(0, 0))
    except (ValueError, OverflowError):
        pass  # an escape beyond all characters, which the fast one tells
    if not isinstance(told, yaml.MarkedYAMLError) or (mark := told.problem_mark) is None:
        return Finding(BROKEN_YAML, "the file is not YAML", lines.place(0, 0))
    escape = _ESCAPE.search(text, max(mark.index - _LONGEST_ESCAPE, 0))
    if escape is None:
        return Finding(BROKEN_YAML, str(told.problem), lines.place(mark.index, mark.index))
    words = f"the escape {escape[0]} is no character"
    return Finding(BROKEN_YAML, words, lines.place(*escape.span()), "write the character itself")


class _Reader:
    """Turns nodes into plain values and collects what we refuse on the way."""

    def __init__(self, lines: _Lines) -> None:
        self.lines = lines
        self.findings: list[Finding] = []
        self._met: set[int] = set()

    def read(self, node: yaml.Node, depth: int = 0) -> Any:
        if depth > _DEEPEST:
            self._refuse(BROKEN_YAML, node, "lists and mappings are nested too deeply")
            return None
        if id(node) in self._met:
            return None  # an alias, perhaps of what it stands in; it has its finding
        self._met.add(id(node))
        if isinstance(node, yaml.MappingNode):
            return self._mapping(node, depth)
        if isinstance(node, yaml.SequenceNode):
            return [self.read(item, depth + 1) for item in node.value]
        plain = isinstance(node, yaml.ScalarNode) and not node.style
        return None if plain and node.value in _NULLS else node.value

    def _mapping(self, node: yaml.MappingNode, depth: int) -> dict[str, Any]:
        values: dict[str, Any] = {}
        first: dict[str, yaml.Node] = {}
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                self._refuse(FORBIDDEN_YAML, key, "a key that is not text")
                continue
            name = key.value
            if name == "<<":
                self._refuse(FORBIDDEN_YAML, key, "a merge key; write the values out")
            elif name in first:
                note = Note("first here", _place(first[name], self.lines))
                where = _place(key, self.lines)
                self.findings.append(Finding(DUPLICATE_KEY, f"the key {name!r} is here twice", where, notes=(note,)))
            else:
                first[name] = key
                values[name] = self.read(value, depth + 1)
        return values

    def _refuse(self, code: Code, node: yaml.Node, what: str) -> None:
        self.findings.append(Finding(code, what, _place(node, self.lines)))


def _find(
    root: yaml.Node,
    path: Path,
    key: bool,
    lines: _Lines,
    inside: dict[yaml.Node, dict[str, tuple[yaml.Node, yaml.Node]]],
) -> Place:
    """The place of a value, or of its key; a step that matches nothing is passed over."""
    node = root
    for index, step in enumerate(path):
        last = index == len(path) - 1
        if isinstance(node, yaml.MappingNode):
            if node not in inside:
                inside[node] = {str(name.value): (name, value) for name, value in reversed(node.value)}
            name, value = inside[node].get(str(step), (None, node))
            # An empty value has no width to point at: show its key.
            empty = isinstance(value, yaml.ScalarNode) and value.value == "" and not value.style
            if name is not None and last and (key or empty):
                return _place(name, lines)
            node = value
        elif isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
            node = node.value[step]
    return _place(node, lines)


def _place(node: yaml.Node, lines: _Lines) -> Place:
    # The end of a block collection lies somewhere in the following lines: its first line is enough to show.
    while isinstance(node, yaml.CollectionNode) and not node.flow_style and node.value:
        first = node.value[0]
        node = first[0] if isinstance(first, tuple) else first
    return lines.place(node.start_mark.index, node.end_mark.index)


@contextmanager
def _collector_off() -> Iterator[None]:
    # The tree is millions of small objects without a cycle; the collector only costs time here.
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
