"""Findings as SARIF 2.1.0, which code hosts and editors read."""

import json
from typing import Any
from urllib.parse import quote

from oobc import __version__
from oobc.diagnostics.catalogue import page_of
from oobc.diagnostics.findings import Code
from oobc.diagnostics.report import Located, Report
from oobc.place import Place

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"


def render(report: Report) -> str:
    """The report as a SARIF log."""
    codes = sorted({finding.code for finding, _, _ in report.findings}, key=lambda code: code.id)
    run = {
        "tool": {"driver": {"name": "oobc", "version": __version__, "rules": [_rule(code) for code in codes]}},
        "columnKind": "unicodeCodePoints",
        "newlineSequences": ["\r\n", "\n", "\r"],
        "invocations": [{"executionSuccessful": True}],
        "results": [_result(each, codes.index(each.finding.code)) for each in report.findings],
    }
    return json.dumps({"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}, ensure_ascii=False, indent=1) + "\n"


def _rule(code: Code) -> dict[str, Any]:
    prose = page_of(code).prose
    return {
        "id": code.id,
        "name": code.name,
        "shortDescription": {"text": code.summary},
        "fullDescription": {"text": prose[0]},
        "help": {"text": "\n\n".join(prose)},
        "defaultConfiguration": {"level": str(code.severity)},
    }


def _result(located: Located, rule: int) -> dict[str, Any]:
    finding, place, notes = located
    # There is no property for a hint, and a viewer shows nothing but the message.
    message = finding.message if finding.hint is None else f"{finding.message}\nhint: {finding.hint}"
    result: dict[str, Any] = {
        "ruleId": finding.code.id,
        "ruleIndex": rule,
        "level": str(finding.severity),
        "message": _message(message),
        "locations": [{"physicalLocation": _location(place)}],
        # An empty list says that nobody suppressed it; no list would say that nobody knows.
        "suppressions": [],
    }
    if notes:
        result["relatedLocations"] = [
            {"id": number, "physicalLocation": _location(where), "message": _message(note.text)}
            for number, (note, where) in enumerate(zip(finding.notes, notes, strict=True), 1)
        ]
    if finding.fix is not None and finding.fix.written is not None:
        result["fixes"] = [_fix(finding.fix.written, place)]
    if finding.accepted is not None:
        suppression = {"kind": "external", "status": "accepted", "justification": finding.accepted}
        result["suppressions"] = [suppression]
    return result


def _fix(written: str, place: Place) -> dict[str, Any]:
    location = _location(place)
    replacement = {"deletedRegion": location["region"], "insertedContent": {"text": written}}
    change = {"artifactLocation": location["artifactLocation"], "replacements": [replacement]}
    return {"description": _message(f"write {written}"), "artifactChanges": [change]}


def _message(text: str) -> dict[str, str]:
    # Single braces would stand for arguments of the message.
    return {"text": text.replace("{", "{{").replace("}", "}}")}


def _location(place: Place) -> dict[str, Any]:
    return {
        "artifactLocation": {"uri": quote(place.file), "uriBaseId": "%SRCROOT%"},
        "region": {
            "startLine": place.line,
            "startColumn": place.column,
            "endLine": place.end_line,
            "endColumn": place.end_column,
        },
    }
