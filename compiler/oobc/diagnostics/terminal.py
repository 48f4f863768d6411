"""Findings for people: place, code and words on one line, then the source line with a caret, then the hint.

And pages of the catalogue, whose examples look as findings do.
"""

from collections.abc import Callable, Iterable, Iterator
from unicodedata import bidirectional, category, east_asian_width

from oobc.diagnostics.catalogue import Page, Passage
from oobc.diagnostics.findings import Code, Finding, Severity
from oobc.diagnostics.report import Line
from oobc.place import Place

_COLOURS = {Severity.ERROR: "31", Severity.WARNING: "33", Severity.NOTE: "36"}
_BOLD, _ACCEPTED, _SECOND = "1", "32", "36"
_WIDEST = 160
"""Columns of an excerpt where nobody knows how many there are."""
_NARROWEST = 40
_PROSE = 100
"""Columns of prose, however many there are."""
_CUT = "…"
_NEAR = 8
"""So many times its room a line is looked at on either side of a place."""
_TAB = 8

_Paint = Callable[[str, str], str]


def render(
    findings: Iterable[tuple[Finding, Place, tuple[Place, ...]]],
    line: Line,
    *,
    colour: bool,
    width: int | None = None,
) -> str:
    """All findings as text; each comes with its place and those of its notes.

    On a terminal of `width` columns long messages are wrapped and long lines cut; without one a message stays on one
    line, for other programs to read.
    """
    columns = None if width is None else max(width, _NARROWEST)
    paint = _painter(colour)
    return "\n".join(part for each in findings for part in [*_one(*each, line, paint, columns), ""])


def explain(code: Code, page: Page, *, colour: bool, width: int | None = None) -> str:
    """A page of the catalogue as text."""
    columns = None if width is None else max(width, _NARROWEST)
    return "\n".join(_explained(code, page, _painter(colour), columns)) + "\n"


def list_codes(codes: Iterable[Code], *, colour: bool, width: int | None = None) -> str:
    """All codes, each with its name and what it says, on lines of so many columns at most."""
    paint, listed = _painter(colour), tuple(codes)
    longest = max(len(code.name) for code in listed)
    lines: list[str] = []
    for code in listed:
        head = f"{code.id}  {paint(f'{code.severity!s:7}', _COLOURS[code.severity])}  {code.name:{longest}}  "
        lines += _wrapped(head, len(f"{code.id}  error    {' ' * longest}  "), code.summary, width)
    return "".join(f"{line.rstrip()}\n" for line in lines)


def _explained(code: Code, page: Page, paint: _Paint, columns: int | None) -> Iterator[str]:
    hue = _COLOURS[code.severity]
    prose = min(columns or _PROSE, _PROSE)
    yield f"{paint(f'{code.id} {code.name}', _BOLD)} ({paint(str(code.severity), hue)})"
    paragraphs = [code.summary, *page.prose]
    if code.acceptable:
        paragraphs.append("A finding of this code may be accepted with a reason.")
    if page.rests_on is not None:
        series, cases = page.rests_on
        paragraphs.append(f"Depends on the rules of {series}: {', '.join(cases)}.")
    for paragraph in paragraphs:
        yield from _wrapped("", 0, paragraph, prose, indent="")
        yield ""
    for passage in page.failing:
        yield f"{'For example,' if passage is page.failing[0] else 'And'} in {passage.file}:"
        yield ""
        yield from _passage(passage, lambda text: paint(text, hue), columns)
        if passage.place is not None:
            for name, text in [(str(code.severity), page.said.message), *(("note", note) for note in page.said.notes)]:
                yield from _wrapped(f"  {name}: ", len(f"  {name}: "), text, columns)
            if page.said.hint is not None:
                yield from _wrapped("  hint: ", len("  hint: "), page.said.hint, columns)
        yield ""
    for passage in page.fixed:
        yield "Fixed:" if len(page.fixed) == 1 else f"Fixed, in {passage.file}:"
        yield ""
        yield from _passage(passage, str, columns)
        yield ""


def _passage(passage: Passage, paint: Callable[[str], str], columns: int | None) -> Iterator[str]:
    """All lines of a passage; under the marked place stand carets."""
    lines = passage.plain.split("\n")
    for number in range(1, len(lines) + 1):
        marked = passage.place is not None and passage.place.line == number
        place = passage.place if marked and passage.place else Place(passage.file, number, 1, number, 1)
        excerpt = _excerpt(place, lambda _, line: lines[line - 1], paint, columns)
        yield next(excerpt)
        if marked:
            yield from excerpt


def _one(
    finding: Finding, place: Place, notes: tuple[Place, ...], line: Line, paint: _Paint, columns: int | None
) -> Iterator[str]:
    accepted = finding.accepted is not None
    hue = _ACCEPTED if accepted else _COLOURS[finding.severity]
    label = f"{'accepted' if accepted else finding.severity}[{finding.code.id}]"
    where = _readable(str(place))
    head = f"{paint(where, _BOLD)}: {paint(label, hue)}: "
    yield from _wrapped(head, _width_of(f"{where}: {label}: "), finding.message, columns)
    yield from _excerpt(place, line, lambda text: paint(text, hue), columns)
    for note, second in zip(finding.notes, notes, strict=True):
        yield from _wrapped("  note: ", len("  note: "), f"{note.text} ({second})", columns)
        yield from _excerpt(second, line, lambda text: paint(text, _SECOND), columns)
    fix = f"--fix replaces it by {finding.fix.written}" if finding.fix and finding.fix.written else None
    for name, text in (("hint", finding.hint), ("fix", fix), ("reason", finding.accepted)):
        if text:
            yield from _wrapped(f"  {name}: ", len(f"  {name}: "), text, columns)


def _wrapped(head: str, used: int, text: str, columns: int | None, indent: str = "    ") -> Iterator[str]:
    """A head that takes `used` columns, and words behind it: on as many lines as they need, the next ones indented."""
    line, empty = head, True
    for word in _readable(text).replace("\n", " ").split(" "):
        width = _width_of(word)
        if columns is not None and not empty and used + 1 + width > columns:
            yield line
            line, used, empty = indent, len(indent), True
        line += word if empty else f" {word}"
        used += width if empty else 1 + width
        empty = False
    yield line


def _excerpt(place: Place, line: Line, paint: Callable[[str], str], columns: int | None) -> Iterator[str]:
    text = line(place.file, place.line)
    if text is None:
        return
    number = f" {place.line} | "
    room = _WIDEST if columns is None else columns - len(number)
    start = min(place.column - 1, len(text))
    end = place.end_column - 1 if place.end_line == place.line else len(text)
    # Of a very long line only what may be shown is looked at; its marks of width 0 may be some more.
    left, right = max(0, start - _NEAR * room), min(len(text), start + _NEAR * room)
    before, behind = _CUT if left else "", _CUT if right < len(text) else ""
    text, start, end = _readable(text[left:right]), start - left, min(end, right) - left
    first, last = _window(text, start, end, room)
    before, behind = _CUT if first else before, _CUT if last < len(text) else behind
    blanks = "".join("\t" if each == "\t" else " " * _width(each) for each in text[first:start])
    marks = "^" * max(1, sum(_width(each) for each in text[start : min(end, last)]))
    yield f"{number}{before}{text[first:last]}{behind}"
    yield f"{' ' * (len(number) - 2)}| {' ' * len(before)}{blanks}{paint(marks)}"


def _window(text: str, start: int, end: int, room: int) -> tuple[int, int]:
    """From where to where a line is shown: all of it, or what fits round the place and leaves room for two cuts."""
    widths = [_TAB if each == "\t" else _width(each) for each in text]
    if sum(widths) <= room:
        return 0, len(text)
    room -= 2 * len(_CUT)
    before = (room - min(room, sum(widths[start:end]))) // 2
    first = start
    while first and widths[first - 1] <= before:
        first -= 1
        before -= widths[first]
    last = first
    while last < len(text) and widths[last] <= room:
        room -= widths[last]
        last += 1
    while first and widths[first - 1] <= room:
        first -= 1
        room -= widths[first]
    return first, last


_DIRECTIONS = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")


def _readable(text: str) -> str:
    """A text without what would move the cursor, ring the bell or turn the writing round."""
    return text if text.isprintable() else "".join(map(_shown, text))


def _shown(character: str) -> str:
    if character in "\t\n":
        return character
    hidden = category(character) in ("Cc", "Cs", "Zl", "Zp") or bidirectional(character) in _DIRECTIONS
    return "\N{REPLACEMENT CHARACTER}" if hidden else character


def _width_of(text: str) -> int:
    return len(text) if text.isascii() else sum(map(_width, text))


def _width(character: str) -> int:
    """Columns that a character takes on a terminal."""
    if character.isascii() or character == "\N{SOFT HYPHEN}":
        return 1
    if category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if east_asian_width(character) in "WF" else 1


def _painter(colour: bool) -> _Paint:
    return (lambda text, code: f"\x1b[{code}m{text}\x1b[0m") if colour else (lambda text, code: text)
