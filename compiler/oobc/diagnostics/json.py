"""Findings for other programs: one JSON document, its schema made from the models below (`schemas.py`)."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from oobc import __version__
from oobc.diagnostics.findings import Severity
from oobc.diagnostics.report import Located, Report, count

SCHEMA = "oobc-findings/1"


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class PlacePart(_Part):
    """A stretch of one file."""

    file: str
    """From the folder of the project, with slashes."""
    line: int
    """From 1."""
    column: int
    """From 1, in code points."""
    end_line: int
    """The line of its end."""
    end_column: int
    """The column behind its last character."""


class NotePart(PlacePart):
    """A second place that explains a finding."""

    text: str
    """What is there."""


class FindingPart(PlacePart):
    """One fault at one place."""

    code: str
    """What kind of fault it is: `OOB204`."""
    name: str
    """The short name of the code: `unknown-hex`."""
    severity: Literal["error", "warning", "note"]
    """How bad it is; only an error keeps a game from being built."""
    message: str
    """What is wrong."""
    hint: str | None
    """What to do, or what was probably meant."""
    notes: list[NotePart]
    """Other places that explain it."""
    accepted: str | None
    """The reason for which the data accepts it: it is no fault then."""
    fix: str | None
    """What `--fix` writes in the place of all that stands there, where there is one right answer."""


class CountsPart(_Part):
    """How many findings there are; those that are accepted count by themselves."""

    error: int
    """Errors."""
    warning: int
    """Warnings."""
    note: int
    """Notes."""
    accepted: int
    """Findings that the data accepts, whatever their severity."""


class FindingsDocument(_Part):
    """What was found in the data of battles."""

    schema_: Literal["oobc-findings/1"] = Field(alias="schema")
    """What this document is, and in which version."""
    oobc: str
    """The version of oobc that made it."""
    battles: list[str]
    """The battles that were checked."""
    strict: bool
    """Whether warnings count like errors."""
    failed: bool
    """Whether a finding counts; the exit code is 1 then."""
    counts: CountsPart
    """How many findings there are."""
    findings: list[FindingPart]
    """The findings, by file and line."""


def render(report: Report) -> str:
    """The report as JSON."""
    document = FindingsDocument(
        schema=SCHEMA,
        oobc=__version__,
        battles=list(report.battles),
        strict=report.strict,
        failed=report.failed,
        counts=CountsPart(**count(report.findings)),
        findings=[_finding(each) for each in report.findings],
    )
    return document.model_dump_json(indent=1, by_alias=True) + "\n"


_SEVERITIES: dict[Severity, Literal["error", "warning", "note"]] = {
    Severity.ERROR: "error",
    Severity.WARNING: "warning",
    Severity.NOTE: "note",
}


def _finding(located: Located) -> FindingPart:
    finding, place, notes = located
    return FindingPart(
        **place._asdict(),
        code=finding.code.id,
        name=finding.code.name,
        severity=_SEVERITIES[finding.severity],
        message=finding.message,
        hint=finding.hint,
        notes=[NotePart(**where._asdict(), text=note.text) for note, where in zip(finding.notes, notes, strict=True)],
        accepted=finding.accepted,
        fix=finding.fix.written if finding.fix else None,
    )
