"""`oobc validate --fix`: the one right answer is written into the files, and nothing else of them changes."""

import json
from pathlib import Path

import pytest
from click.testing import Result
from jsonschema import Draft7Validator
from typer.testing import CliRunner

from authoring import BATTLE, BOX, TESTS, Desk
from oobc.cli import app
from oobc.schemas import SCHEMAS

SETUP, MAP, COUNTERS = f"{BATTLE}/setup.csv", f"{BATTLE}/map.yaml", f"{BOX}/counters.csv"
FIRST, WRECKERS = f"{BATTLE}/scenarios/first-light.yaml", f"{BATTLE}/scenarios/wreckers.yaml"
ERRATUM = f"{BOX}/errata/2024-06-01.yaml"
SARIF = Draft7Validator(json.loads((TESTS / "schemas" / "sarif-2.1.0.json").read_text(encoding="utf-8")))


def validate(desk: Desk, *arguments: str) -> Result:
    return CliRunner().invoke(app, ["validate", "--project", str(desk.root), *arguments])


def contents(desk: Desk) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in desk.root.rglob("*") if path.is_file()}


ONE_ANSWER = [
    pytest.param(SETUP, "lamp-heron,C-3", "Lamp-Heron,C-3", id="case of a unit"),
    pytest.param(SETUP, "lamp-heron,C-3", "lamp_heron,C-3", id="underline in a unit"),
    pytest.param(COUNTERS, "Heron,lamplit", "Heron,Lamplit", id="nation"),
    pytest.param(COUNTERS, "Heron,lamplit,Guild", "Heron,lamplit,Güild", id="accent of a formation"),
    pytest.param(COUNTERS, "sail=history:HARBOUR-BOOK", "Sail=history:HARBOUR-BOOK", id="column within a source"),
    pytest.param(COUNTERS, "sail=history:HARBOUR-BOOK", "sail=history:Harbour-Book", id="source"),
    pytest.param(f"{BOX}/formations.csv", "Guild squadron,guild", "Guild squadron,GUILD", id="side"),
    pytest.param(f"{BOX}/formations.csv", "stripe-ink", "stripe_ink", id="column"),
    pytest.param(SETUP, "first-light", "First-Light", id="column of a scenario"),
    pytest.param(SETUP, "E-6,printed:5.1\nlamp-heron", "e-6,printed:5.1\nlamp-heron", id="case of a hex"),
    pytest.param(SETUP, "H-9 (crippled)", "h-9 (crippled)", id="hex and face"),
    pytest.param(SETUP, "First day Slack @ J-10", "first day slack @ J-10", id="turn in a cell"),
    pytest.param(SETUP, "Second day Ebb @ J-9", "Second day Ebb @ j-9", id="hex in a cell"),
    pytest.param(SETUP, "[chest/spent]", "[Chest/spent]", id="board"),
    pytest.param(MAP, "lower: odd", "lower: Odd", id="one of two words"),
    pytest.param(MAP, "scale:", "Scale:", id="key"),
    pytest.param(FIRST, "first-player", "first_player", id="underline in a key"),
    pytest.param(FIRST, "  swell:", "  Swell:", id="parameter"),
    pytest.param(MAP, "hexside: D-4-D-5", "hexside: d-4-D-5", id="hexside"),
    pytest.param(MAP, "hexside: D-4-D-5", "hexside: d-4-d-5", id="both hexes of a hexside"),
    pytest.param(MAP, "kind: haven", "kind: Haven", id="id"),
    pytest.param(f"{BATTLE}/scenarios/long-dark.yaml", "inherits: first-light", "inherits: First-Light", id="scenario"),
    pytest.param(f"{BOX}/game.yaml", "series: tide", "series: Tide", id="series"),
    pytest.param(ERRATUM, "row: crown-lion", "row: Crown-Lion", id="row of an erratum"),
    pytest.param(ERRATUM, "column: guns", "column: Guns", id="column of an erratum"),
    pytest.param(f"{BATTLE}/hexsides.csv", "H-9-H-8", "h-9-h-8", id="hexside of a table"),
]


@pytest.mark.parametrize(("file", "right", "wrong"), ONE_ANSWER)
def test_the_one_right_answer_is_written(desk: Desk, file: str, right: str, wrong: str) -> None:
    before = desk.text(file)
    desk.change(file, right, wrong)
    assert validate(desk).exit_code == 1
    done = validate(desk, "--fix")
    assert (done.exit_code, done.stdout) == (0, "")
    assert done.stderr in ("fixed 1\n", "fixed 2\n")
    assert desk.text(file) == before


@pytest.mark.parametrize("form", ["'{}'", '"{}" # so', "{} # so"])
def test_quotes_and_comments_stay(desk: Desk, form: str) -> None:
    before = desk.text(MAP)
    desk.change(MAP, "kind: haven", f"kind: {form.format('Haven')}")
    assert validate(desk, "--fix").exit_code == 0
    assert desk.text(MAP) == before.replace("kind: haven", f"kind: {form.format('haven')}")


def test_zeros_that_are_missing_are_written_wherever_a_hex_stands(desk: Desk) -> None:
    desk.change(MAP, "  column:\n    width: 1", "  column:\n    width: 2")
    assert validate(desk).exit_code == 1
    done = validate(desk, "--fix")
    assert done.exit_code == 0, done.stdout
    assert "- hexside: D-04-D-05\n" in desk.text(MAP)
    assert "crown-lion,First day Flood @ J-09,," in desk.text(SETUP)
    assert "becomes: E-06" in desk.text(ERRATUM)


def test_a_hex_that_reads_as_a_number_gets_its_zero_and_quotes(desk: Desk) -> None:
    desk.change(MAP, 'row-column\n  separator: "-"', 'row-column\n  separator: "."')
    desk.change(MAP, "    width: 1\n  row:\n    style: letters", "    width: 2\n  row:\n    width: 2")
    desk.change(MAP, "hexes:\n      - C-3\n    source", "hexes:\n      - 3.3\n    source")
    validate(desk, "--fix")
    assert 'hexes:\n      - "03.03"\n    source' in desk.text(MAP)


def test_a_case_without_quotes_is_a_note_and_gets_them(desk: Desk) -> None:
    before = desk.text(WRECKERS)
    desk.change(WRECKERS, 'case: "5.3"', "case: 5.3  # so")
    told = validate(desk)
    assert told.exit_code == 0
    assert "note[OOB108]: other programs read 5.3 as a number" in told.stdout
    assert '  fix: --fix replaces it by "5.3"\n' in told.stdout
    assert validate(desk, "--fix").stderr == "fixed 1\n"
    assert desk.text(WRECKERS) == before.replace('case: "5.3"', 'case: "5.3"  # so')


def test_a_key_that_is_a_case_gets_quotes_too(desk: Desk) -> None:
    file = f"{BATTLE}/scenarios/long-dark.yaml"
    before = contents(desk)
    desk.change(file, '"5.0": 3', "5.0: 3")
    assert validate(desk, "--fix").stderr == "fixed 1\n"
    assert contents(desk) == before


def test_two_on_a_line_and_more_in_other_files(desk: Desk) -> None:
    before = contents(desk)
    desk.change(SETUP, "lamp-heron,C-3,,E-6", "Lamp-Heron,c-03,,e-6")
    desk.change(COUNTERS, "Heron,lamplit,Guild", "Heron,Lamplit,guild")
    assert validate(desk, "--fix").stderr == "fixed 5\n"
    assert contents(desk) == before


def test_line_ends_and_the_byte_order_mark_stay(desk: Desk) -> None:
    for file, right, wrong in ((SETUP, "lamp-heron,C-3", "Lamp-Heron,C-3"), (MAP, "kind: haven", "kind: Haven")):
        path = desk.root / file
        right_bytes = b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n")
        path.write_bytes(right_bytes.replace(right.encode(), wrong.encode()))
        assert validate(desk, "--fix").exit_code == 0
        assert path.read_bytes() == right_bytes


def test_a_first_line_with_a_byte_order_mark(desk: Desk) -> None:
    path = desk.root / SETUP
    right = b"\xef\xbb\xbf" + path.read_bytes()
    path.write_bytes(right.replace(b"first-light", b"First-Light"))
    assert validate(desk, "--fix").exit_code == 0
    assert path.read_bytes() == right


def test_a_quoted_cell_stays_quoted(desk: Desk) -> None:
    desk.change(SETUP, "lamp-heron,C-3", '"Lamp-Heron", c-3 ')
    assert validate(desk, "--fix").exit_code == 0
    assert '\n"lamp-heron", C-3 ,' in desk.text(SETUP)


def test_what_an_erratum_says_is_mended_in_the_erratum(desk: Desk) -> None:
    desk.change(ERRATUM, "becomes: E-6", "becomes: e-6 # in June")
    before = desk.text(WRECKERS)
    done = validate(desk, "--fix")
    assert (done.exit_code, done.stderr) == (0, "fixed 1\n")
    assert "becomes: E-6 # in June" in desk.text(ERRATUM)
    assert desk.text(WRECKERS) == before


def test_as_printed_nothing_is_mended(desk: Desk) -> None:
    desk.change(SETUP, "lamp-heron,C-3", "Lamp-Heron,C-3")
    before = contents(desk)
    assert validate(desk, "--fix", "--as-printed").exit_code == 2
    assert contents(desk) == before


def test_nothing_to_fix_leaves_every_file_as_it_is(desk: Desk) -> None:
    desk.change(SETUP, "lamp-heron,C-3", "lamp-herno,C-33")
    before = contents(desk)
    times = {path: path.stat().st_mtime_ns for path in before}
    done = validate(desk, "--fix")
    assert (done.exit_code, done.stderr) == (1, "fixed 0\n")
    assert contents(desk) == before
    assert {path: path.stat().st_mtime_ns for path in before} == times


def test_what_remains_is_told(desk: Desk) -> None:
    desk.change(SETUP, "lamp-heron,C-3", "Lamp-Heron,C-33")
    done = validate(desk, "--fix", "--format", "json")
    assert (done.exit_code, done.stderr) == (1, "fixed 1\n")
    (finding,) = json.loads(done.stdout)["findings"]
    assert (finding["code"], finding["fix"]) == ("OOB204", None)


def test_two_names_that_differ_only_by_case_have_no_one_answer(desk: Desk) -> None:
    desk.append(f"{BOX}/formations.csv", "GUILD,formation,Other guild,guild,,,,,printed:5.1\n")
    desk.change(COUNTERS, "Heron,lamplit,Guild", "Heron,lamplit,guild")
    before = contents(desk)
    assert validate(desk, "--fix").stderr == "fixed 0\n"
    assert contents(desk) == before


def test_a_key_that_would_be_there_twice_is_left(desk: Desk) -> None:
    desk.change(MAP, "scale:", "Scale: other\nscale:")
    before = contents(desk)
    done = validate(desk, "--fix")
    assert (done.exit_code, done.stderr) == (1, "fixed 0\n")
    assert contents(desk) == before


def test_two_keys_that_would_become_one_are_not_both_written(desk: Desk) -> None:
    desk.change(MAP, "scale:", "Scale: other\nSCALE:")
    assert validate(desk, "--fix").stderr == "fixed 1\n"
    assert "\nscale: other\nSCALE:" in desk.text(MAP)


def test_an_attribute_of_a_rule_gets_no_quotes(desk: Desk) -> None:
    """A rule is no YAML behind its front matter."""
    file = f"{BATTLE}/rules/05-two-lights.md"
    desk.change(file, "## 5.2 The Long Dark", "## 5.2 The Long Dark {source=history:Harbour-Book}")
    assert validate(desk, "--fix").exit_code == 0
    assert "## 5.2 The Long Dark {source=history:HARBOUR-BOOK}\n" in desk.text(file)


def test_programs_are_told_what_to_write(desk: Desk) -> None:
    desk.change(SETUP, "H-9 (crippled)", "h-9 (crippled)")
    (told,) = json.loads(validate(desk, "--format", "json").stdout)["findings"]
    assert told["fix"] == "H-9 (crippled)"
    (schema,) = (each for each in SCHEMAS if each.name == "findings")
    Draft7Validator(json.loads(schema.text)).validate(json.loads(validate(desk, "--format", "json").stdout))
    log = json.loads(validate(desk, "--format", "sarif").stdout)
    SARIF.validate(log)
    ((fix,),) = (each["fixes"] for each in log["runs"][0]["results"])
    (change,) = fix["artifactChanges"]
    assert change["artifactLocation"]["uri"] == SETUP
    (replacement,) = change["replacements"]
    assert replacement["insertedContent"] == {"text": "H-9 (crippled)"}
    assert replacement["deletedRegion"]["startLine"] == told["line"]
    assert replacement["deletedRegion"]["endColumn"] == told["end_column"]


def test_a_file_that_cannot_be_written_is_wrong_use(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied", "setup.csv")

    desk.change(SETUP, "lamp-heron,C-3", "Lamp-Heron,C-3")
    before = contents(desk)
    monkeypatch.setattr("oobc.source.text.os.replace", refuse)
    done = validate(desk, "--fix")
    assert done.exit_code == 2
    assert "cannot write setup.csv: Permission denied" in done.stderr
    assert contents(desk) == before
