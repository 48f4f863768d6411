"""Findings that the data accepts with a reason: what print itself contradicts, and no author can fix.

An acceptance that nothing needs any more is a finding itself, like an erratum that has had its day.
"""

import posixpath
from collections.abc import Iterable
from dataclasses import replace

from oobc.diagnostics.codes import NOT_ACCEPTABLE, STALE_ACCEPTANCE, UNKNOWN_NAME, all_codes
from oobc.diagnostics.findings import Code, Finding, Note, suggest
from oobc.game import Accepted
from oobc.load.files import Files
from oobc.model.accepted import Acceptance
from oobc.place import Origin, Path
from oobc.source.address import Address, find
from oobc.source.document import Document


def accept(findings: Iterable[Finding], files: Files, *, all_found: bool) -> tuple[list[Finding], tuple[Accepted, ...]]:
    """The findings, those that are accepted with the reason, and what is wrong with the acceptances themselves.

    Unless `all_found`, a finding may be missing only because something else is wrong: no acceptance is stale then. Nor
    is one that another battle may need.
    """
    told, accepted, wrong = list(findings), [], []
    first: dict[int, Origin] = {}
    for acceptance, file, shared in files.accepted:
        origin = acceptance.origin
        code = _code(acceptance.code, origin.at("code"))
        if isinstance(code, Finding):
            wrong.append(code)
            continue
        address = Address(acceptance.path, acceptance.row, acceptance.column, acceptance.case, origin)
        path = _path(files, file, address)
        if isinstance(path, Finding):
            wrong += [path] if all_found or path.code is not STALE_ACCEPTANCE else []
            continue
        document = files.library.documents[file]
        here = [index for index, each in enumerate(told) if each.code is code and _is_in(each, document, path)]
        new = [index for index in here if index not in first]
        for index in new:
            first[index] = origin
            told[index] = replace(told[index], accepted=acceptance.reason)
            accepted.append(_accepted(told[index], acceptance, address))
        if not new and all_found and (here or not shared):
            wrong.append(_stale(code, acceptance, origin, first[here[0]] if here else None))
    return [*told, *wrong], tuple(dict.fromkeys(accepted))


def _code(named: str, where: Origin) -> Code | Finding:
    """The code that is accepted, if there is one and it may be."""
    codes = {code.id: code for code in all_codes()}
    code = codes.get(named)
    if code is None:
        by_name = {each.name: each.id for each in codes.values()}
        hint = f"write {by_name[named]}" if named in by_name else suggest(named, codes)
        return Finding(UNKNOWN_NAME, f"there is no code {named!r}", where, hint)
    if not code.acceptable:
        message = f"{code.id} ({code.name}) cannot be accepted"
        return Finding(NOT_ACCEPTABLE, message, where, "fix it; only what print itself may contradict is accepted")
    return code


def _path(files: Files, file: str, address: Address) -> Path | Finding:
    """The way to what an acceptance is about."""
    document = files.library.documents.get(file)
    if document is None:
        folder = posixpath.dirname(address.origin.file)
        named, *known = (posixpath.relpath(each, folder) for each in (file, *files.library.documents))
        where = address.origin.at("file")
        return Finding(STALE_ACCEPTANCE, f"there is no file {named!r}", where, suggest(named, known))
    return find(document.values, address, STALE_ACCEPTANCE)


def _is_in(finding: Finding, document: Document, path: Path) -> bool:
    """Whether a finding is about the value at a path of a document, or about something inside it."""
    where = finding.where
    if not isinstance(where, Origin) or where.file != document.file:
        return False
    return where.path[: len(path)] == path


def _accepted(finding: Finding, acceptance: Acceptance, address: Address) -> Accepted:
    origin = finding.where if isinstance(finding.where, Origin) else address.origin
    where = f"{address} of {acceptance.file}"
    return Accepted(finding.code.id, finding.message, where, acceptance.reason, origin)


def _stale(code: Code, acceptance: Acceptance, origin: Origin, first: Origin | None) -> Finding:
    if first is not None:
        notes = (Note("first here", first),)
        return Finding(STALE_ACCEPTANCE, "this is accepted already", origin, "take it out", notes)
    message = f"{code.id} ({code.name}) is not found there any more"
    return Finding(STALE_ACCEPTANCE, message, origin, "take it out, or fix the address")
