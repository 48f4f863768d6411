"""Findings for people: place, code and words on one line, then the source line with a caret, then the hint."""

from collections.abc import Callable, Iterable, Iterator
from unicodedata import east_asian_width

from oobc.diagnostics.findings import Finding, Severity
from oobc.place import Place

Line = Callable[[str, int], str | None]
"""The text of a line of a file, by file and number."""

_COLOURS = {Severity.ERROR: "31", Severity.WARNING: "33", Severity.NOTE: "36"}
_WIDEST = 160


def render(findings: Iterable[tuple[Finding, Place, tuple[Place, ...]]], line: Line, *, colour: bool) -> str:
    """All findings as text; each comes with its place and those of its notes."""
    paint = _painter(colour)
    return "\n".join(part for each in findings for part in [*_one(*each, line, paint), ""])


def _one(finding: Finding, place: Place, notes: tuple[Place, ...], line: Line, paint: "_Paint") -> Iterator[str]:
    hue = _COLOURS[finding.severity]
    yield f"{paint(str(place), '1')}: {paint(f'{finding.severity}[{finding.code.id}]', hue)}: {finding.message}"
    yield from _excerpt(place, line, lambda text: paint(text, hue))
    for note, where in zip(finding.notes, notes, strict=True):
        yield f"  note: {note.text} ({where})"
        yield from _excerpt(where, line, lambda text: paint(text, "36"))
    if finding.hint:
        yield f"  hint: {finding.hint}"


def _excerpt(place: Place, line: Line, paint: Callable[[str], str]) -> Iterator[str]:
    text = line(place.file, place.line)
    if text is None:
        return
    start = place.column - 1
    end = place.end_column - 1 if place.end_line == place.line else len(text)
    # A very long line is shown around the place only.
    cut = max(0, start - _WIDEST // 2) if len(text) > _WIDEST else 0
    shown = text[cut : cut + _WIDEST]
    margin = " " * len(str(place.line))
    caret = "".join("\t" if each == "\t" else " " * _width(each) for each in shown[: start - cut])
    marked = max(1, sum(_width(each) for each in shown[start - cut : max(end - cut, start - cut + 1)]))
    yield f" {place.line} | {shown}"
    yield f" {margin} | {caret}{paint('^' * marked)}"


def _width(character: str) -> int:
    """Columns that a character takes on a terminal."""
    if character == "\t":
        return 1
    kind = east_asian_width(character)
    from_above = 0x0300 <= ord(character) <= 0x036F
    return 0 if from_above else 2 if kind in "WF" else 1


_Paint = Callable[[str, str], str]


def _painter(colour: bool) -> _Paint:
    return (lambda text, code: f"\x1b[{code}m{text}\x1b[0m") if colour else (lambda text, code: text)
