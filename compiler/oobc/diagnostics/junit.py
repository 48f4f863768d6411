"""Findings as JUnit XML, which CI servers show as tests: a suite for each file, a case for each finding in it.

A file without findings has one case that passes. A finding that does not count passes too, and says what it has to
say; one that the data accepts is skipped.
"""

import re
from collections.abc import Iterable
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from oobc.diagnostics.report import Located, Report

# The characters that XML cannot hold, not even escaped.
_ILLEGAL = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def render(report: Report) -> str:
    """The report as a `testsuites` document."""
    root = Element("testsuites", name="oobc")
    by_file: dict[str, list[Located]] = {file: [] for file in report.files}
    for each in report.findings:
        by_file.setdefault(each.place.file, []).append(each)
    for file, found in sorted(by_file.items()):
        suite = SubElement(root, "testsuite", name=_legal(file))
        for each in found:
            _case(suite, each, fails=report.fails(each.finding))
        if not found:
            SubElement(suite, "testcase", classname=_legal(file), name="no findings", file=_legal(file))
        _count(suite, suite.findall("testcase"))
    _count(root, root.findall("testsuite/testcase"))
    indent(root, " ")
    return f'<?xml version="1.0" encoding="utf-8"?>\n{tostring(root, encoding="unicode")}\n'


def _case(suite: Element, located: Located, *, fails: bool) -> None:
    finding, place, notes = located
    name = f"{finding.code.id} {finding.code.name} {place.line}:{place.column}"
    file, message = _legal(place.file), _legal(finding.message)
    case = SubElement(suite, "testcase", classname=file, name=name, file=file, line=str(place.line))
    said = [f"{place}: {finding.severity}[{finding.code.id}]: {finding.message}"]
    said += [f"note: {note.text} ({where})" for note, where in zip(finding.notes, notes, strict=True)]
    said += [f"hint: {finding.hint}"] if finding.hint else []
    if finding.accepted is not None:
        skipped = SubElement(case, "skipped", message=_legal(f"accepted: {finding.accepted}"))
        skipped.text = _legal("\n".join(said))
    elif fails:
        failure = SubElement(case, "failure", message=message, type=str(finding.severity))
        failure.text = _legal("\n".join(said))
    else:
        SubElement(case, "system-out").text = _legal("\n".join(said))


def _count(element: Element, cases: Iterable[Element]) -> None:
    cases = list(cases)
    element.set("tests", str(len(cases)))
    for attribute, outcome in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        element.set(attribute, str(sum(case.find(outcome) is not None for case in cases)))


def _legal(text: str) -> str:
    return _ILLEGAL.sub("\N{REPLACEMENT CHARACTER}", text)
