"""Fixes: how an answer is written in the place of what stands in a file, and the files with the answers in them.

Everything else of a file stays as it is, to the byte: line ends, byte order mark, quotes, comments.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

import yaml
from yaml.resolver import Resolver

from oobc.diagnostics.findings import Fix
from oobc.place import Place
from oobc.source.document import Library
from oobc.source.project import Project, parse
from oobc.source.text import read_file, read_text, write_whole

_BOM = b"\xef\xbb\xbf"
_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)?")
_CORE_NUMBER = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?|0o[0-7]+")
_RESOLVER = Resolver()


def write_out(fix: Fix, place: Place, library: Library) -> Fix | None:
    """The fix with what the file then says at the place; None if that cannot be told from what stands there."""
    line = library.line(place.file, place.line)
    if line is None or place.line != place.end_line:
        return None
    stands = line[place.column - 1 : place.end_column - 1]
    if place.file.endswith(".csv"):
        written = _cell(stands, fix)
    elif place.file.endswith(".md") and place.line > _front_matter(place.file, library):
        written = _word(stands, fix)
    else:
        written = _scalar(stands, fix)
    return replace(fix, written=written) if written is not None and written != stands else None


def reads_as_number(text: str) -> bool:
    """Whether YAML of other programs takes a text without quotes for a number, a date or another thing than a text."""
    return _resolved(text) != "tag:yaml.org,2002:str" or _CORE_NUMBER.fullmatch(text) is not None


def apply(project: Project, fixes: Iterable[tuple[Place, str]], library: Library) -> int:
    """Writes answers into the files, each file at once or not at all; how many were written.

    Of two at the same place one waits for the next time, and so does one that would leave a file that cannot be read.
    A file that has changed since it was read is left alone.
    """
    files: dict[str, list[tuple[Place, str]]] = {}
    for place, text in sorted(set(fixes)):
        files.setdefault(place.file, []).append((place, text))
    return sum(_apply_to(project, file, _apart(each), library) for file, each in files.items())


def _front_matter(file: str, library: Library) -> int:
    """The line with which the YAML at the head of a file of rules ends."""
    lines = library.documents[file].text.split("\n")
    return next((number for number, line in enumerate(lines, 1) if number > 1 and line.strip() == "---"), 0)


def _resolved(text: str) -> str:
    resolve: Callable[..., object] = _RESOLVER.resolve
    return str(resolve(yaml.ScalarNode, text, (True, False)))


def _word(text: str, fix: Fix) -> str | None:
    """The text with the answer in it, if what it replaces stands there once."""
    found = list(re.finditer(rf"(?<!\w){re.escape(fix.was)}(?!\w)", text)) if fix.was else []
    if len(found) != 1:
        return None
    return text[: found[0].start()] + fix.becomes + text[found[0].end() :]


def _cell(stands: str, fix: Fix) -> str | None:
    """A cell of a table, with quotes where it needs them."""
    if stands.startswith('"'):
        if len(stands) < 2 or not stands.endswith('"'):
            return None
        value = _word(stands[1:-1].replace('""', '"'), fix)
        return None if value is None else _quoted_cell(value)
    value = _word(stands, fix)
    return _quoted_cell(value.strip()) if value is not None and re.search('[,\r\n]|^"', value) else value


def _quoted_cell(value: str) -> str:
    return '"' + value.replace('"', '""') + '"'


def _scalar(stands: str, fix: Fix) -> str | None:
    """A value or key of YAML: in the quotes in which it stands, or in some if it needs them."""
    quote = stands[:1] if stands[:1] in ('"', "'") else ""
    inner = stands[1:-1] if quote else stands
    if quote and (len(stands) < 2 or not stands.endswith(quote)):
        return None
    if quote and (quote in inner or "\\" in inner):
        return None  # what stands there is written with signs for other signs
    value = _word(inner, fix)
    if value is None or not value.isprintable():
        return None
    for candidate in (f"{quote}{value}{quote}", f'"{value}"'):
        if _is_read_as(candidate, value) and (candidate != value or not reads_as_number(value)):
            return candidate
    return None


def _is_read_as(written: str, value: str) -> bool:
    """Whether YAML reads exactly this text, wherever it stands."""
    try:
        node = yaml.compose(f"[{written}]", Loader=yaml.BaseLoader)
        key = yaml.compose(f"{written}: 1", Loader=yaml.BaseLoader)
    except yaml.YAMLError:
        return False
    items = node.value if isinstance(node, yaml.SequenceNode) else []
    keys = [name for name, _ in key.value] if isinstance(key, yaml.MappingNode) else []
    return all([getattr(each, "value", None) for each in nodes] == [value] for nodes in (items, keys))


def _apart(fixes: list[tuple[Place, str]]) -> list[tuple[Place, str]]:
    """The answers that do not lie over another, of those in their order."""
    apart: list[tuple[Place, str]] = []
    for place, text in fixes:
        if not apart or (place.line, place.column) >= (apart[-1][0].end_line, apart[-1][0].end_column):
            apart.append((place, text))
    return apart


def _apply_to(project: Project, file: str, fixes: list[tuple[Place, str]], library: Library) -> int:
    path, document = project.root / file, library.documents.get(file)
    now, unreadable = read_text(path, file)
    if document is None or unreadable or now != document.text:
        return 0
    raw = read_file(path)
    mark = _BOM if raw.startswith(_BOM) else b""
    text = raw.removeprefix(_BOM).decode("utf-8")
    wrong = _wrong(text, file)
    done = fixes
    if _wrong(_with(text, fixes), file) > wrong:
        done = []
        for each in fixes:
            if _wrong(_with(text, [*done, each]), file) <= wrong:
                done.append(each)
    if done:
        write_whole(path, mark + _with(text, done).encode("utf-8"))
    return len(done)


def _wrong(text: str, file: str) -> int:
    """How much a file has that cannot be read."""
    document, findings = parse(_plain(text), file)
    return len(findings) + (1000 if document is None else 0)


def _plain(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _with(text: str, fixes: Iterable[tuple[Place, str]]) -> str:
    lines = list(_lines(text))
    for place, written in sorted(fixes, reverse=True):
        line = lines[place.line - 1]
        lines[place.line - 1] = line[: place.column - 1] + written + line[place.end_column - 1 :]
    return "".join(lines)


def _lines(text: str) -> Iterator[str]:
    """The lines with their ends, of whatever kind each is."""
    yield from (match[0] for match in _LINE.finditer(text))
