"""Findings as workflow commands of GitHub Actions: each is shown at its line of a pull request."""

from collections.abc import Iterator

from oobc.diagnostics.findings import Severity
from oobc.diagnostics.report import Located, Report, counted

_COMMANDS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}


def render(report: Report) -> str:
    """One command a line, then a line of the log with how many there are. Accepted findings are only counted."""
    commands = [_command(each) for each in report.findings if each.finding.accepted is None]
    return "\n".join([*commands, f"oobc: {counted(report.findings)}", ""])


def _command(located: Located) -> str:
    finding, place, _ = located
    properties = {"file": place.file, "line": place.line}
    if place.line == place.end_line:
        # Columns that lie on two lines are refused.
        properties |= {"col": place.column, "endColumn": place.end_column}
    else:
        properties |= {"endLine": place.end_line}
    properties |= {"title": f"{finding.code.id} {finding.code.name}"}
    written = ",".join(f"{name}={_property(str(value))}" for name, value in properties.items())
    said = _data("\n".join(_said(located)))
    return f"::{_COMMANDS[finding.severity]} {written}::{said}"


def _said(located: Located) -> Iterator[str]:
    finding, _, notes = located
    yield finding.message
    yield from (f"note: {note.text} ({where})" for note, where in zip(finding.notes, notes, strict=True))
    if finding.hint:
        yield f"hint: {finding.hint}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
