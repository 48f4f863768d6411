"""How the commands tell what they found: in which form, where to, and what counts."""

import json
import shutil
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest
from click.testing import Result
from typer.testing import CliRunner

from authoring import BATTLE, BOX, Desk
from oobc.cli import app

WARNING = (f"{BATTLE}/map.yaml", "- E-6", "- E-4")
ERROR = (f"{BATTLE}/setup.csv", "lamp-heron,C-3", "lamp-heron,C-33")
CONTRADICTION = (f"{BATTLE}/scenarios/first-light.yaml", "printed: 8", "printed: 9")
ACCEPTANCE = """\
accepted:
  - code: OOB304
    file: scenarios/first-light.yaml
    path: [turns, printed]
    reason: 5.1 prints 9
"""
FORMS = ("terminal", "json", "sarif", "github", "junit")


def oobc(desk: Desk, *arguments: str | Path) -> Result:
    """Runs a command on a desk, without a terminal."""
    command, *rest = map(str, arguments)
    return CliRunner().invoke(app, [command, "--project", str(desk.root), *rest])


def accept(desk: Desk) -> None:
    desk.change(*CONTRADICTION)
    desk.write(f"{BATTLE}/accepted.yaml", ACCEPTANCE)


def test_each_form_is_what_programs_expect(desk: Desk) -> None:
    desk.change(*ERROR)
    assert json.loads(oobc(desk, "validate", "--format", "json").stdout)["counts"]["error"] == 1
    assert json.loads(oobc(desk, "validate", "--format", "sarif").stdout)["version"] == "2.1.0"
    assert oobc(desk, "validate", "--format", "github").stdout.startswith(f"::error file={BATTLE}/setup.csv,line=3,")
    assert fromstring(oobc(desk, "validate", "--format", "junit").stdout).get("failures") == "1"


@pytest.mark.parametrize("form", FORMS)
def test_the_form_does_not_change_the_exit_code(desk: Desk, form: str) -> None:
    assert oobc(desk, "validate", "--format", form).exit_code == 0
    desk.change(*ERROR)
    assert oobc(desk, "validate", "--format", form).exit_code == 1


@pytest.mark.parametrize("form", FORMS[1:])
def test_forms_for_programs_are_written_for_good_data_too(desk: Desk, form: str) -> None:
    assert oobc(desk, "validate", "--format", form).stdout.strip()


def test_an_unknown_form_is_wrong_use(desk: Desk) -> None:
    assert oobc(desk, "validate", "--format", "xml").exit_code == 2


@pytest.mark.parametrize("form", FORMS)
def test_the_output_is_a_file_if_one_is_named_and_nothing_else(desk: Desk, form: str, tmp_path: Path) -> None:
    desk.change(*ERROR)
    done = oobc(desk, "validate", "--format", form, "--output", tmp_path / "findings")
    assert (done.exit_code, done.stdout) == (1, "")
    assert "OOB204" in (tmp_path / "findings").read_text(encoding="utf-8")


def test_a_file_that_cannot_be_written_is_wrong_use(desk: Desk, tmp_path: Path) -> None:
    done = oobc(desk, "validate", "--output", tmp_path / "no folder" / "findings")
    assert done.exit_code == 2
    assert "cannot write" in done.stderr


def test_a_report_names_the_battles_and_the_files(desk: Desk) -> None:
    assert json.loads(oobc(desk, "validate", "--format", "json").stdout)["battles"] == ["two-lights"]
    suites = fromstring(oobc(desk, "validate", "--format", "junit").stdout)
    assert f"{BOX}/counters.csv" in [suite.get("name") for suite in suites]


@pytest.mark.parametrize("form", ["terminal", "github"])
def test_what_two_battles_share_is_told_once(desk: Desk, form: str) -> None:
    shutil.copytree(desk.root / BATTLE, desk.root / BOX / "battles" / "again", ignore=shutil.ignore_patterns("rules"))
    desk.change(f"{BOX}/formations.csv", "Guild squadron,guild", "Guild squadron,gild")
    assert oobc(desk, "validate", "--format", form).stdout.count("there is no side") == 1


def test_a_warning_counts_if_strict(desk: Desk) -> None:
    desk.change(*WARNING)
    assert oobc(desk, "validate").exit_code == 0
    assert oobc(desk, "validate", "--strict").exit_code == 1


def test_nothing_is_built_of_a_warning_if_strict(desk: Desk) -> None:
    desk.change(*WARNING)
    assert oobc(desk, "build", "--strict", "--only", "print").exit_code == 1
    assert not (desk.root / "build").exists()


def test_a_build_tells_its_findings_in_every_form_too(desk: Desk) -> None:
    desk.change(*ERROR)
    done = oobc(desk, "build", "--format", "json")
    assert done.exit_code == 1
    assert [each["code"] for each in json.loads(done.stdout)["findings"]] == ["OOB204"]


def test_what_cannot_be_drawn_is_in_the_report_of_a_build(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    from oobc.art.typst import ArtError

    def fail(*_: object) -> None:
        raise ArtError("counters/faces.typ", "the name", "lamp-heron/whole")

    monkeypatch.setattr("oobc.build.render_site", fail)
    done = oobc(desk, "build", "--format", "json")
    (finding,) = json.loads(done.stdout)["findings"]
    assert (done.exit_code, finding["code"], finding["file"]) == (1, "OOB401", f"{BOX}/counters.csv")


def test_an_accepted_finding_is_quiet_and_no_fault(desk: Desk) -> None:
    accept(desk)
    done = oobc(desk, "validate", "--strict")
    assert (done.exit_code, done.stdout) == (0, "")


def test_accepted_findings_are_listed_if_asked_for(desk: Desk) -> None:
    accept(desk)
    done = oobc(desk, "validate", "--show-accepted")
    assert done.exit_code == 0
    assert "accepted[OOB304]" in done.stdout
    assert "  reason: 5.1 prints 9\n" in done.stdout


def test_accepted_findings_are_in_the_report_with_their_reason(desk: Desk) -> None:
    accept(desk)
    report = json.loads(oobc(desk, "validate", "--format", "json").stdout)
    assert report["counts"] == {"error": 0, "warning": 0, "note": 0, "accepted": 1}
    assert [each["accepted"] for each in report["findings"]] == ["5.1 prints 9"]


def test_on_a_terminal_there_is_colour_and_no_line_is_too_long(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    from io import StringIO

    from oobc.cli import console, reporting

    desk.change(*CONTRADICTION)
    compiled = desk.compile()
    written = StringIO()
    for module in (reporting, console):
        monkeypatch.setattr(module, "is_terminal", lambda stream: True)
    monkeypatch.setattr("sys.stdout", written)
    monkeypatch.setattr("typer.echo", lambda text, **_: written.write(text))
    monkeypatch.setenv("COLUMNS", "90")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    reporting.Reporter().report("two-lights", compiled.findings, compiled.library)
    coloured = written.getvalue()
    assert "\x1b[31merror[OOB304]\x1b[0m" in coloured
    assert coloured.split("\n")[1].startswith("    ")
    written.truncate(0)
    monkeypatch.setenv("NO_COLOR", "1")
    reporting.Reporter().report("two-lights", compiled.findings, compiled.library)
    assert "\x1b" not in written.getvalue()
