"""CSV as oobc reads it: one header line, then rows; every cell is text, an empty cell is None."""

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO

from oobc.diagnostics.codes import BROKEN_CSV, DUPLICATE_KEY, SPREADSHEET
from oobc.diagnostics.findings import Finding, Note
from oobc.place import Path, Place
from oobc.source.document import Document
from oobc.source.text import start_of


def parse_csv(text: str, file: str) -> tuple[Document | None, list[Finding]]:
    """The table in `text` as a list of rows, each a mapping of column to cell; a row's path is its index.

    Wholly empty lines are passed over, and so are empty cells behind the last column that has a name: spreadsheets
    leave them. A row with too few or too many cells is reported and left out, its first cell counted as a name that is
    lost.
    """
    reader = csv.reader(StringIO(text), strict=True)
    findings: list[Finding] = []
    header: list[str] = []
    rows: list[dict[str, str | None]] = []
    lines: list[int] = []
    lost: set[str] = set()
    uneven: list[tuple[int, int]] = []
    while True:
        first = reader.line_num + 1
        try:
            cells = next(reader)
        except StopIteration:
            break
        except csv.Error as error:
            # Nobody knows where the row ends, and with it all that follows.
            return None, [*findings, Finding(BROKEN_CSV, _in_words(error), _whole_line(text, file, first))]
        if not any(cell.strip() for cell in cells):
            continue
        while cells and len(cells) > len(header) and not cells[-1].strip():
            cells.pop()
        if not header:
            header = [cell.strip() for cell in cells]
            if len(cells) < 3 and header[0].casefold().startswith("sep="):
                where = _whole_line(text, file, first)
                message = "a line for a spreadsheet; the first line of a table has its columns"
                return None, [Finding(BROKEN_CSV, message, where, "take the line out")]
            if len(header) > _MOST_COLUMNS:
                message = f"the table has {len(header):,} columns: more than the {_MOST_COLUMNS} that one may have"
                return None, [Finding(BROKEN_CSV, message, start_of(file))]
            if (other := _other_separator(header)) is not None:
                where = _whole_line(text, file, first)
                return None, [Finding(BROKEN_CSV, f"the columns are separated by {other}, not by commas", where, _SAVE)]
            findings += _header_findings(header, text, file, first)
            header_line = first
        elif len(cells) != len(header):
            uneven.append((first, len(cells)))
            lost.add(cells[0].strip())
        else:
            rows.append({name: cell.strip() or None for name, cell in zip(header, cells, strict=True)})
            lines.append(first)
    if not header:
        return None, [*findings, Finding(BROKEN_CSV, "the table has no header line", start_of(file))]
    if not rows and len(uneven) > 1 and len({count for _, count in uneven}) == 1:
        message = f"the header has {len(header)} cells, every row {uneven[0][1]}"
        findings.append(Finding(BROKEN_CSV, message, _whole_line(text, file, header_line)))
    else:
        findings += _uneven_findings(uneven, len(header), text, file)
    layout = _Layout(file, text.split("\n"), tuple(header), header_line, tuple(lines))
    findings += _leavings(rows, layout)
    return Document(file, text, rows, layout.place, lost=frozenset(lost)), findings


def _in_words(error: csv.Error) -> str:
    """What is wrong with a row, by what Python says of it."""
    said = str(error)
    if "field limit" in said:
        return f"a cell of more than {csv.field_size_limit():,} characters"
    return "quotes without an end" if "end of data" in said else "a quote inside a cell in quotes: write it twice"


_MONTH = "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mrz|mai|okt|dez|fev|avr|juil|ene|abr|ago|dic)"
_LEAVINGS = {
    what: re.compile(form, re.IGNORECASE)
    for what, form in {
        "a date that a spreadsheet made of it": (
            rf"\d{{1,2}}[-. ]{{1,2}}{_MONTH}([-. ]\d{{2,4}})?|{_MONTH}[-. ]\d{{2,4}}"
            r"|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?"
        ),
        "an error of a spreadsheet": (
            r"#(name\??|ref!|value!|n/a|n/d|n/v|nv|div/0!|num!|null!|spill!|calc!|field!|blocked!|bezug!|wert!|zahl!"
            r"|nom\?|valeur!|nombre!)|err:\d{3}"
        ),
        "a large number of a spreadsheet": r"\d([.,]\d+)?e[+-]\d{2,3}",
        "a formula of a spreadsheet": r"=.+",
        "a column of a spreadsheet that was too narrow": r"#{3,}",
        "a truth of a spreadsheet": r"true|false|wahr|falsch|vrai|faux|verdadero|falso",
    }.items()
}
_ANY_LEAVING = re.compile("|".join(form.pattern for form in _LEAVINGS.values()), re.IGNORECASE)


def left_by_spreadsheet(text: str) -> str | None:
    """What a spreadsheet has made of a cell, if it looks like that."""
    if not _ANY_LEAVING.fullmatch(text):
        return None
    return next((what for what, form in _LEAVINGS.items() if form.fullmatch(text)), None)


def _leavings(rows: list[dict[str, str | None]], layout: "_Layout") -> Iterator[Finding]:
    """Cells that say what a spreadsheet made of them, and not what somebody wrote."""
    for index, row in enumerate(rows):
        for column, cell in row.items():
            if cell is not None and (what := left_by_spreadsheet(cell)) is not None:
                where = layout.place((index, column), False)
                yield Finding(SPREADSHEET, f"{cell!r} looks like {what}", where, "write what stood there")


_MOST_COLUMNS = 500
_SEPARATORS = {";": "semicolons", "\t": "tabs"}
_SAVE = "save it as CSV with commas between the cells"


def _other_separator(header: list[str]) -> str | None:
    """What stands between the cells of a header that has no comma, if it is not one column."""
    if len(header) > 1:
        return None
    return next((name for character, name in _SEPARATORS.items() if character in header[0]), None)


def _uneven_findings(uneven: list[tuple[int, int]], width: int, text: str, file: str) -> list[Finding]:
    """Of rows that are wider or narrower than the header, given by their line and how many cells they have."""
    lines = text.split("\n") if uneven else []
    return [
        Finding(
            BROKEN_CSV,
            f"the row has {count} cells, the header {width}",
            Place(file, line, 1, line, len(lines[line - 1]) + 1),
            "a cell with a comma stands in double quotes" if count > width else None,
        )
        for line, count in uneven
    ]


def _header_findings(header: list[str], text: str, file: str, line: int) -> list[Finding]:
    lines = text.split("\n")
    places = [cell_place(lines, file, line, index) for index in range(len(header))]
    return [
        Finding(
            DUPLICATE_KEY,
            f"the column {name!r} is here twice",
            places[index],
            notes=(Note("first here", places[header.index(name)]),),
        )
        for index, name in enumerate(header)
        if name in header[:index]
    ]


def _whole_line(text: str, file: str, line: int) -> Place:
    lines = text.split("\n")
    width = len(lines[line - 1]) if line <= len(lines) else 0
    return Place(file, line, 1, line, width + 1)


@dataclass(frozen=True, slots=True)
class _Layout:
    """Finds a cell again: only a wrong line is ever split into columns."""

    file: str
    lines: tuple[str, ...] | list[str]
    header: tuple[str, ...]
    header_line: int
    row_lines: tuple[int, ...]

    def place(self, path: Path, key: bool) -> Place:
        if not path:
            return start_of(self.file)
        row, *rest = path
        column = rest[0] if rest else None
        if isinstance(row, str) or key:
            # The path of a column itself, or of a cell's heading.
            name = row if isinstance(row, str) else column
            return self._cell(self.header_line, str(name))
        return self._cell(self.row_lines[row], None if column is None else str(column))

    def _cell(self, line: int, column: str | None) -> Place:
        if column is None or column not in self.header:
            return Place(self.file, line, 1, line, len(self.lines[line - 1]) + 1)
        index = self.header.index(column)
        return cell_place(self.lines, self.file, line, index)


def cell_place(lines: tuple[str, ...] | list[str], file: str, line: int, index: int) -> Place:
    """The place of the cell number `index` (from 0) of the record that begins on `line` (from 1), quotes included."""
    row, column, quoted, cell = line, 1, False, 0
    # A quote inside a cell that does not begin with one is a character like others.
    has_quotes = False
    start = (row, column)
    while row <= len(lines):
        text = lines[row - 1]
        for character in text[column - 1 :]:
            if character == '"' and (has_quotes or (row, column) == start):
                has_quotes, quoted = True, not quoted
            elif character == "," and not quoted:
                if cell == index:
                    return Place(file, *start, row, column)
                cell += 1
                start, has_quotes = (row, column + 1), False
            column += 1
        if not quoted:
            break
        row, column = row + 1, 1
    return Place(file, *start, row, column)
