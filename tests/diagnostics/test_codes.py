"""Every code has a mistake that gives it, and gives nothing else."""

import pytest
from mistakes import MISTAKES, Mistake

from authoring import Desk, marked, unmarked
from oobc.diagnostics import codes
from oobc.diagnostics.codes import all_codes
from oobc.diagnostics.findings import Code


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda each: f"{each.code.id}-{each.title.replace(' ', '-')}")
def test_a_mistake_gives_its_finding_at_its_place_and_no_other(desk: Desk, mistake: Mistake) -> None:
    for file, old, new in mistake.also:
        desk.change(file, old, new)
    desk.change(mistake.file, mistake.old, mistake.new)
    place = marked(desk.text(mistake.file), mistake.file) if mistake.at is None else None
    desk.write(mistake.file, unmarked(desk.text(mistake.file)), mistake.encoding)
    if mistake.at is not None:
        file, text = mistake.at
        place = marked(desk.text(file).replace(unmarked(text), text), file)
    located = desk.compile().findings
    assert [(finding.code.id, str(where)) for finding, where, _ in located] == [(mistake.code.id, str(place))]
    ((finding, where, _),) = located
    assert where == place
    assert (mistake.hint or "") in (finding.hint or "")


OF_OUTPUTS = "OOB4"
"""Codes of this number are found while something is drawn, and tested there."""


@pytest.mark.parametrize(
    "code", [each for each in all_codes() if not each.id.startswith(OF_OUTPUTS)], ids=lambda code: code.id
)
def test_every_code_has_a_mistake(code: Code) -> None:
    assert code in {mistake.code for mistake in MISTAKES}


def test_codes_are_numbered_once_and_named_once() -> None:
    known = all_codes()
    assert len({code.id for code in known}) == len({code.name for code in known}) == len(known)


def test_the_constant_of_a_code_is_its_name() -> None:
    constants = {name: each for name, each in vars(codes).items() if isinstance(each, Code)}
    assert {name: each.name.replace("-", "_").upper() for name, each in constants.items()} == {n: n for n in constants}


def test_the_project_without_mistakes_has_no_findings(desk: Desk) -> None:
    assert desk.found() == []
    assert desk.compile(as_printed=True).findings == ()
