"""Findings that the data accepts with a reason."""

import json
from textwrap import indent

import pytest

from authoring import BATTLE, BOX, SERIES, Desk
from oobc.acceptance import accept
from oobc.diagnostics.codes import TURN_COUNT, UNKNOWN_HEX
from oobc.diagnostics.findings import Finding
from oobc.load import load
from oobc.outputs.document import document
from oobc.place import Origin
from oobc.source.project import Project

PRINTED = "file: scenarios/first-light.yaml\npath: [turns, printed]"


def write(desk: Desk, address: str = PRINTED, *, code: str = "OOB304", folder: str = BATTLE) -> None:
    """Accepts a finding."""
    item = indent(f"code: {code}\n{address}\nreason: 5.1 prints 9 turns\n", "    ").replace("    ", "  - ", 1)
    file = f"{folder}/accepted.yaml"
    desk.write(file, (desk.text(file) if (desk.root / file).is_file() else "accepted:\n") + item)


def contradict(desk: Desk) -> None:
    """What print says of the turns of First Light is not what its turn record says."""
    desk.change(f"{BATTLE}/scenarios/first-light.yaml", "printed: 8", "printed: 9")


def test_a_contradiction_that_is_accepted_is_no_fault(desk: Desk) -> None:
    contradict(desk)
    assert not desk.compile().good
    write(desk)
    assert desk.compile().good
    assert desk.finding().accepted == "5.1 prints 9 turns"


@pytest.mark.parametrize(
    ("folder", "file"),
    [
        (BATTLE, "scenarios/first-light.yaml"),
        (BOX, "battles/two-lights/scenarios/first-light.yaml"),
        (SERIES, "../../games/lantern-isles/battles/two-lights/scenarios/first-light.yaml"),
    ],
)
def test_it_is_accepted_in_the_folder_of_the_battle_the_box_or_the_series(desk: Desk, folder: str, file: str) -> None:
    contradict(desk)
    write(desk, f"file: {file}\npath: [turns, printed]", folder=folder)
    assert desk.compile().good


def test_what_is_found_inside_of_what_is_named_is_accepted_too(desk: Desk) -> None:
    contradict(desk)
    write(desk, "file: scenarios/first-light.yaml\npath: [turns]")
    assert desk.compile().good


def test_what_is_found_beside_it_is_not(desk: Desk) -> None:
    contradict(desk)
    write(desk, "file: scenarios/first-light.yaml\npath: [turns, to]")
    assert [code for code, _ in desk.found()] == ["OOB107", "OOB304"]


@pytest.mark.parametrize(
    ("address", "where"),
    [
        ("file: setup.csv\nrow: lamp-heron\ncolumn: first-light", Origin(f"{BATTLE}/setup.csv", (1, "first-light"))),
        ("file: setup.csv\nrow: lamp-heron", Origin(f"{BATTLE}/setup.csv", (1, "first-light"))),
        (
            'file: rules/05-two-lights.md\ncase: "5.1"',
            Origin(f"{BATTLE}/rules/05-two-lights.md", ("sections", 1, "text", 3)),
        ),
    ],
)
def test_a_cell_a_row_or_a_case_is_named_as_errata_name_it(desk: Desk, address: str, where: Origin) -> None:
    write(desk, address)
    files, _ = load(Project(desk.root), desk.root / BATTLE)
    beside = where.at("x")._replace(path=(0, "first-light") if where.file.endswith(".csv") else ("sections", 2))
    told = [Finding(TURN_COUNT, "so", where), Finding(TURN_COUNT, "so", beside), Finding(UNKNOWN_HEX, "no", where)]
    findings, accepted = accept(told, files, all_found=True)
    assert [each.accepted for each in findings] == ["5.1 prints 9 turns", None, None]
    assert [each.origin for each in accepted] == [where]


def test_an_acceptance_that_nothing_needs_is_a_finding(desk: Desk) -> None:
    write(desk)
    assert [code for code, _ in desk.found()] == ["OOB107"]
    assert "turn-count" in desk.finding().message


def test_it_is_not_told_while_another_mistake_may_hide_what_it_is_for(desk: Desk) -> None:
    write(desk)
    desk.change(f"{BATTLE}/scenarios/first-light.yaml", "to: Second day Dark", "to: Second day Drak")
    assert [code for code, _ in desk.found()] == ["OOB207"]


def test_as_printed_it_is_not_told_either(desk: Desk) -> None:
    """An erratum may bring up what is accepted."""
    desk.change(
        f"{BOX}/errata/2024-06-01.yaml",
        "elsewhere:\n",
        "  - file: battles/two-lights/scenarios/first-light.yaml\n"
        '    path: [turns, printed]\n    was: "8"\n    becomes: "9"\nelsewhere:\n',
    )
    write(desk)
    assert desk.compile().good
    assert desk.finding().accepted is not None
    assert desk.compile(as_printed=True).findings == ()


def test_one_that_accepts_the_same_again_is_a_finding(desk: Desk) -> None:
    contradict(desk)
    write(desk)
    write(desk, "file: scenarios/first-light.yaml\npath: [turns]")
    findings = [finding for finding, _, _ in desk.compile().findings if finding.accepted is None]
    assert [(each.code.id, each.message) for each in findings] == [("OOB107", "this is accepted already")]
    assert [note.text for note in findings[0].notes] == ["first here"]


def test_what_can_be_mended_stays_a_fault(desk: Desk) -> None:
    desk.change(f"{BATTLE}/setup.csv", "lamp-heron,C-3", "lamp-heron,C-33")
    write(desk, "file: setup.csv\nrow: lamp-heron\ncolumn: first-light", code="OOB204")
    assert [code for code, _ in desk.found()] == ["OOB106", "OOB204"]


def test_a_box_may_accept_what_is_found_in_another_battle(desk: Desk) -> None:
    contradict(desk)
    desk.write(f"{BOX}/battles/elsewhere/scenarios/dusk.yaml", "title: Dusk\n")
    write(desk, "file: battles/elsewhere/scenarios/dusk.yaml\npath: [turns, printed]", folder=BOX)
    assert [code for code, _ in desk.found()] == ["OOB304"]


def test_one_that_another_battle_of_the_box_may_need_is_no_finding(desk: Desk) -> None:
    address = "file: formations.csv\nrow: Guild\ncolumn: officer"
    write(desk, address, folder=BOX)
    assert [code for code, _ in desk.found()] == ["OOB107"]
    desk.write(f"{BOX}/battles/elsewhere/battle.yaml", desk.text(f"{BATTLE}/battle.yaml"))
    assert desk.found() == []
    write(desk, "file: battles/two-lights/scenarios/first-light.yaml\npath: [turns, printed]", folder=BOX)
    assert [code for code, _ in desk.found()] == ["OOB107"]


def test_the_game_tells_what_print_contradicts(desk: Desk) -> None:
    contradict(desk)
    write(desk)
    (accepted,) = desk.game().accepted
    assert accepted.code == "OOB304"
    assert accepted.message == "9 turns are stated, but First day Ebb to Second day Dark are 8"
    assert accepted.where == "turns.printed of scenarios/first-light.yaml"
    assert accepted.reason == "5.1 prints 9 turns"
    assert accepted.origin.file == f"{BATTLE}/scenarios/first-light.yaml"


def test_the_document_of_the_game_tells_it_too(desk: Desk) -> None:
    assert json.loads(document(desk.game()))["accepted"] == []
    contradict(desk)
    write(desk)
    (accepted,) = json.loads(document(desk.game()))["accepted"]
    assert (accepted["code"], accepted["reason"]) == ("OOB304", "5.1 prints 9 turns")
