"""`oobc validate`, as a person and a pipe meet it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import oobc
import oobc.cli
from authoring import BATTLE, BOX, Desk

COMPILER = Path(oobc.__file__).parents[1]


def run(*arguments: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Runs the command line as a pipe sees it."""
    environment = {**os.environ, "PYTHONPATH": str(COMPILER), "COLUMNS": "120"}
    command = [sys.executable, "-m", "oobc", *map(str, arguments)]
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, encoding="utf-8", check=False)


def test_good_data_is_silent_in_a_pipe(desk: Desk) -> None:
    done = run("validate", cwd=desk.root)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_project_is_found_from_within(desk: Desk) -> None:
    assert run("validate", "two-lights", cwd=desk.root / BATTLE).returncode == 0


def test_findings_are_exit_code_1_and_name_the_place(desk: Desk) -> None:
    desk.change(f"{BATTLE}/setup.csv", "lamp-heron,C-3", "lamp-heron,C-33")
    done = run("validate", "two-lights", cwd=desk.root)
    assert done.returncode == 1
    assert done.stdout.startswith(f"{BATTLE}/setup.csv:3:12: error[OOB204]: the hex C-33 is off the map\n")
    assert "\x1b" not in done.stdout


def test_a_warning_is_exit_code_0(desk: Desk) -> None:
    desk.change(f"{BATTLE}/map.yaml", "- E-6", "- E-4")
    done = run("validate", cwd=desk.root)
    assert done.returncode == 0
    assert "warning[OOB312]" in done.stdout


def test_a_wrong_battle_is_exit_code_2_with_a_suggestion(desk: Desk) -> None:
    done = run("validate", "two-light", cwd=desk.root)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "oobc: there is no battle 'two-light'; did you mean 'two-lights'?\n"


def test_a_project_without_a_battle_says_so(tmp_path: Path) -> None:
    (tmp_path / "data" / "games").mkdir(parents=True)
    done = run("validate", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("oobc: there is no battle in ")


def test_battles_of_two_boxes_with_one_id_are_told_apart_by_their_box(desk: Desk) -> None:
    shutil.copytree(desk.root / BOX, desk.root / "data/games/other-isles")
    done = run("validate", "other-isles/two-lights", cwd=desk.root)
    assert (done.returncode, done.stderr) == (0, "")
    assert run("validate", "two-lights", cwd=desk.root).returncode == 2


def test_a_battle_like_no_other_lists_those_that_there_are(desk: Desk) -> None:
    assert (
        run("validate", "xyz", cwd=desk.root).stderr == "oobc: there is no battle 'xyz'; the battles are two-lights\n"
    )


def test_no_project_is_exit_code_2(tmp_path: Path) -> None:
    done = run("validate", "--project", tmp_path, cwd=tmp_path)
    assert done.returncode == 2
    assert str(tmp_path) in done.stderr


def test_a_project_folder_that_is_not_there_is_exit_code_2(desk: Desk) -> None:
    """A folder above it is not what was asked for."""
    assert run("validate", "--project", desk.root / "nowhere", cwd=desk.root).returncode == 2


@pytest.mark.parametrize("arguments", [["vaildate"], ["validate", "--as-prnted"], ["show"]])
def test_wrong_use_is_exit_code_2(desk: Desk, arguments: list[str]) -> None:
    assert run(*arguments, cwd=desk.root).returncode == 2


def test_as_printed_leaves_errata_out(desk: Desk) -> None:
    desk.change("data/games/lantern-isles/errata/2024-06-01.yaml", 'was: "4"', 'was: "5"')
    assert run("validate", cwd=desk.root).returncode == 1
    assert run("validate", "--as-printed", cwd=desk.root).returncode == 0


def test_names_with_accents_and_signs_pass_a_pipe(desk: Desk) -> None:
    desk.change(f"{BATTLE}/setup.csv", "cpt-moon,H-9", "cpt-moon,Nørre 灯")
    done = run("validate", cwd=desk.root)
    assert "cannot read the place 'Nørre 灯'" in done.stdout


def test_a_defect_of_ours_is_exit_code_2_and_asks_for_a_report(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("the mast broke")

    monkeypatch.setattr("oobc.compile.compile_battles", fail)
    monkeypatch.setattr("sys.argv", ["oobc", "validate", "--project", str(desk.root)])
    with pytest.raises(SystemExit) as stopped:
        oobc.cli.main()
    told = capsys.readouterr().err
    assert stopped.value.code == 2
    assert "RuntimeError: the mast broke" in told
    assert "Please report it" in told


def test_the_version(desk: Desk) -> None:
    assert run("--version", cwd=desk.root).stdout == f"oobc {oobc.__version__}\n"


def test_show_json_is_one_document(desk: Desk) -> None:
    done = run("show", "two-lights", "--json", cwd=desk.root)
    assert done.returncode == 0
    shown = json.loads(done.stdout)
    assert shown["schema"] == "oobc-game/3"


def test_show_of_wrong_data_prints_findings_beside_the_document(desk: Desk) -> None:
    desk.change(f"{BATTLE}/setup.csv", "lamp-heron,C-3", "lamp-heron,C-33")
    done = run("show", "two-lights", "--json", cwd=desk.root)
    assert (done.returncode, done.stdout) == (1, "")
    assert "OOB204" in done.stderr
