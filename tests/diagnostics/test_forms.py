"""The forms of a report that other programs read: each says the same of the same findings."""

import json
import re
from types import ModuleType
from typing import Any
from urllib.parse import unquote
from xml.etree.ElementTree import Element, fromstring

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft7Validator

from authoring import TESTS, Desk, Golden
from oobc import __version__
from oobc.diagnostics import github, junit, sarif
from oobc.diagnostics import json as json_form
from oobc.diagnostics.catalogue import page_of
from oobc.diagnostics.codes import DUPLICATE_ID, OVERSTACKED, TURN_COUNT, UNKNOWN_HEX, UNUSED_SOURCE, all_codes
from oobc.diagnostics.findings import Code, Finding, Note
from oobc.diagnostics.report import Located, Report, count, counted
from oobc.place import Place
from oobc.schemas import SCHEMAS

FORMS = (json_form, sarif, github, junit)
SARIF = Draft7Validator(json.loads((TESTS / "schemas" / "sarif-2.1.0.json").read_text(encoding="utf-8")))

SETUP, SCENARIO, SOURCES = "data/games/isles/setup.csv", "data/games/isles/dob.yaml", "data/Ärmel & 100%, so:.yaml"


def located(
    code: Code,
    message: str,
    place: Place,
    hint: str | None = None,
    notes: tuple[tuple[str, Place], ...] = (),
    accepted: str | None = None,
) -> Located:
    """A finding at its place."""
    told = tuple(Note(text, where) for text, where in notes)
    return Located(Finding(code, message, place, hint, told, accepted), place, tuple(where for _, where in notes))


OFF_THE_MAP = located(UNKNOWN_HEX, "the hex C-33 is off the map", Place(SETUP, 3, 12, 3, 16), "from A-1 to J-12")
TWICE = located(
    DUPLICATE_ID,
    'the id <"灯"> & 100% is here twice: once, again',
    Place(SETUP, 7, 1, 7, 2),
    notes=(("first here", Place(SETUP, 2, 1, 2, 2)),),
)
FORGOTTEN = located(UNUSED_SOURCE, "no value comes from history:LOG", Place(SOURCES, 4, 3, 4, 6))
CROWDED = located(OVERSTACKED, "five units\r\nin a\x07 hex ]]>", Place(SETUP, 9, 1, 11, 4))
CONTRADICTION = located(
    TURN_COUNT, "9 turns", Place(SCENARIO, 8, 12, 8, 13), accepted="5.1 prints 9, though 8 <are> made"
)

ALL = Report((FORGOTTEN, CONTRADICTION, OFF_THE_MAP, TWICE, CROWDED), ("isles",), (SETUP, SCENARIO, "data/good.csv"))
NOTHING = Report((), ("isles",), ("data/good.csv",))


def one(finding: Located, *, strict: bool = False) -> Report:
    """A report of one finding."""
    return Report((finding,), ("isles",), (), strict)


@pytest.mark.parametrize(
    ("form", "name"),
    [(json_form, "json"), (sarif, "sarif"), (github, "github.txt"), (junit, "junit.xml")],
    ids=["json", "sarif", "github", "junit"],
)
def test_the_form(form: ModuleType, name: str, golden: Golden) -> None:
    golden(f"findings.{name}", form.render(ALL).replace(f'"{__version__}"', '"VERSION"'))


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.__name__)
def test_every_form_prints_when_nothing_is_found(form: ModuleType) -> None:
    assert form.render(NOTHING).strip()


def test_findings_are_counted_by_severity_and_those_accepted_by_themselves() -> None:
    assert count(ALL.findings) == {"error": 2, "warning": 1, "note": 1, "accepted": 1}
    assert counted(ALL.findings) == "2 errors, 1 warning, 1 note, 1 accepted"
    assert counted(()) == "no findings"


@pytest.mark.parametrize(
    ("finding", "fails", "fails_strictly"),
    [(OFF_THE_MAP, True, True), (FORGOTTEN, False, True), (CROWDED, False, False), (CONTRADICTION, False, False)],
)
def test_errors_make_a_run_fail_and_strictly_warnings_too(finding: Located, fails: bool, fails_strictly: bool) -> None:
    assert one(finding).failed is fails
    assert one(finding, strict=True).failed is fails_strictly


# --- json


def test_the_json_form_is_what_its_schema_says() -> None:
    (schema,) = (each for each in SCHEMAS if each.name == "findings")
    for report in (ALL, NOTHING):
        Draft7Validator(json.loads(schema.text)).validate(json.loads(json_form.render(report)))


def test_the_json_form_names_its_version_first() -> None:
    assert next(iter(json.loads(json_form.render(NOTHING)).items())) == ("schema", "oobc-findings/1")


def test_the_json_form_says_whether_the_run_failed() -> None:
    assert json.loads(json_form.render(one(FORGOTTEN)))["failed"] is False
    assert json.loads(json_form.render(one(FORGOTTEN, strict=True)))["failed"] is True


# --- sarif


def run_of(report: Report) -> Any:
    (run,) = json.loads(sarif.render(report))["runs"]
    return run


def test_the_sarif_form_is_what_the_standard_says(desk: Desk) -> None:
    desk.change("data/games/lantern-isles/battles/two-lights/setup.csv", "lamp-heron,C-3", "lamp-heron,C-33")
    real = Report(desk.compile().findings, ("two-lights",), ())
    assert real.findings
    for report in (ALL, NOTHING, real):
        SARIF.validate(json.loads(sarif.render(report)))


def test_sarif_results_name_their_rule() -> None:
    run = run_of(ALL)
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    assert rules == sorted(set(rules))
    assert all(rules[each["ruleIndex"]] == each["ruleId"] for each in run["results"])


def test_sarif_rules_explain_themselves_as_their_pages_do() -> None:
    for rule in run_of(ALL)["tool"]["driver"]["rules"]:
        (code,) = (each for each in all_codes() if each.id == rule["id"])
        assert rule["help"]["text"] == "\n\n".join(page_of(code).prose)
        assert rule["help"]["text"].startswith(rule["fullDescription"]["text"])


def test_sarif_columns_are_code_points_and_the_end_lies_behind() -> None:
    run = run_of(one(OFF_THE_MAP))
    assert run["columnKind"] == "unicodeCodePoints"
    (location,) = run["results"][0]["locations"]
    region = {"startLine": 3, "startColumn": 12, "endLine": 3, "endColumn": 16}
    assert location["physicalLocation"]["region"] == region


def test_sarif_addresses_of_files_are_escaped_and_go_back() -> None:
    (location,) = run_of(one(FORGOTTEN))["results"][0]["locations"]
    uri = location["physicalLocation"]["artifactLocation"]["uri"]
    assert re.fullmatch(r"[\w./%-]+", uri, re.ASCII)
    assert unquote(uri) == SOURCES


def test_sarif_has_the_hint_in_the_message_since_viewers_show_nothing_else() -> None:
    assert run_of(one(OFF_THE_MAP))["results"][0]["message"]["text"].endswith("\nhint: from A-1 to J-12")


def test_sarif_braces_are_doubled_since_single_ones_stand_for_arguments() -> None:
    finding = located(
        UNKNOWN_HEX, "no {piece} in {0}", Place(SETUP, 1, 1, 1, 2), notes=(("{x}", Place("a", 1, 1, 1, 2)),)
    )
    (result,) = run_of(one(finding))["results"]
    assert result["message"]["text"] == "no {{piece}} in {{0}}"
    assert result["relatedLocations"][0]["message"]["text"] == "{{x}}"


def test_sarif_notes_are_related_places() -> None:
    (related,) = run_of(one(TWICE))["results"][0]["relatedLocations"]
    assert related["message"]["text"] == "first here"
    assert related["physicalLocation"]["region"]["startLine"] == 2


def test_an_accepted_finding_is_suppressed_in_sarif_and_no_other_is() -> None:
    (suppression,) = run_of(one(CONTRADICTION))["results"][0]["suppressions"]
    assert suppression["justification"] == CONTRADICTION.finding.accepted
    assert run_of(one(OFF_THE_MAP))["results"][0]["suppressions"] == []


# --- github


def commands(report: Report) -> list[str]:
    return [line for line in github.render(report).split("\n") if line.startswith("::")]


def test_a_finding_is_one_workflow_command() -> None:
    (command,) = commands(one(OFF_THE_MAP))
    properties, message = command.removeprefix("::error ").split("::")
    assert properties == f"file={SETUP},line=3,col=12,endColumn=16,title=OOB204 unknown-hex"
    assert message == "the hex C-33 is off the map%0Ahint: from A-1 to J-12"


@pytest.mark.parametrize(
    ("finding", "command"), [(OFF_THE_MAP, "::error "), (FORGOTTEN, "::warning "), (CROWDED, "::notice ")]
)
def test_the_command_is_as_bad_as_the_finding(finding: Located, command: str) -> None:
    assert commands(one(finding))[0].startswith(command)


def test_messages_keep_colons_and_lose_line_ends_and_percents() -> None:
    (command,) = commands(one(TWICE))
    assert '::the id <"灯"> & 100%25 is here twice: once, again%0Anote: first here' in command
    (command,) = commands(one(CROWDED))
    assert command.endswith("::five units%0D%0Ain a\x07 hex ]]>")


def test_properties_lose_colons_and_commas_too() -> None:
    (command,) = commands(one(FORGOTTEN))
    assert command.startswith("::warning file=data/Ärmel & 100%25%2C so%3A.yaml,line=4,")


def test_a_finding_over_several_lines_has_no_columns() -> None:
    (command,) = commands(one(CROWDED))
    assert "line=9,endLine=11,title=" in command


def test_accepted_findings_are_counted_but_not_annotated() -> None:
    assert github.render(one(CONTRADICTION)) == "oobc: 1 accepted\n"


# --- junit


def suites(report: Report) -> dict[str, Element]:
    return {str(suite.get("name")): suite for suite in fromstring(junit.render(report))}


def test_every_file_is_a_suite_with_a_case_for_each_finding() -> None:
    assert {name: len(suite) for name, suite in suites(ALL).items()} == {
        SETUP: 3,
        SCENARIO: 1,
        SOURCES: 1,
        "data/good.csv": 1,
    }


def test_a_file_without_findings_passes() -> None:
    (case,) = suites(ALL)["data/good.csv"]
    assert (case.get("name"), list(case)) == ("no findings", [])


def test_suites_and_the_whole_count_their_cases() -> None:
    root = fromstring(junit.render(ALL))
    assert {name: root.get(name) for name in ("tests", "failures", "errors", "skipped")} == {
        "tests": "6",
        "failures": "2",
        "errors": "0",
        "skipped": "1",
    }
    assert sum(int(suite.get("tests", "")) for suite in root) == 6


@pytest.mark.parametrize(
    ("finding", "strict", "outcome"),
    [
        (OFF_THE_MAP, False, "failure"),
        (FORGOTTEN, False, "system-out"),
        (FORGOTTEN, True, "failure"),
        (CROWDED, True, "system-out"),
        (CONTRADICTION, True, "skipped"),
    ],
)
def test_only_what_counts_is_a_failure(finding: Located, strict: bool, outcome: str) -> None:
    ((case,),) = suites(one(finding, strict=strict)).values()
    assert [each.tag for each in case] == [outcome]


def test_a_failure_says_all_that_there_is_to_say() -> None:
    ((case,),) = suites(one(OFF_THE_MAP)).values()
    assert case[0].get("message") == "the hex C-33 is off the map"
    assert case[0].text == (f"{SETUP}:3:12: error[OOB204]: the hex C-33 is off the map\nhint: from A-1 to J-12")
    assert (case.get("file"), case.get("line")) == (SETUP, "3")


# --- whatever the data say


ANYTHING = st.text(st.characters(codec="utf-8"), max_size=20)


@given(file=ANYTHING.filter(bool), message=ANYTHING, reason=st.none() | ANYTHING)
def test_no_text_breaks_a_form(file: str, message: str, reason: str | None) -> None:
    report = one(located(UNKNOWN_HEX, message, Place(file, 1, 1, 1, 2), message, accepted=reason))
    assert json.loads(json_form.render(report))["findings"][0]["message"] == message
    log = json.loads(sarif.render(report))
    SARIF.validate(log)
    assert unquote(log["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]) == file
    assert len(fromstring(junit.render(report))) == 1
    lines = re.split("[\r\n]", github.render(report))
    assert len(lines) == (3 if reason is None else 2)
