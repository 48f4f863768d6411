"""`oobc build`, as a person meets it: what stays when it fails, and where it may write."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from authoring import BATTLE, BOX, SERIES, Desk
from oobc.cli import app
from oobc.outputs.manifest import kept


def build(desk: Desk, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Builds the battle of the test project, as a pipe sees it."""
    command = [sys.executable, "-m", "oobc", "build", "two-lights", *map(str, arguments)]
    return subprocess.run(command, cwd=desk.root, env=os.environ, capture_output=True, encoding="utf-8", check=False)


def written(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_good_build_is_silent_in_a_pipe_and_lists_every_file_with_its_hash(desk: Desk) -> None:
    done = build(desk, "--only", "print")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    files = written(desk.root / "build" / "two-lights")
    manifest = json.loads(files.pop("manifest.json"))
    assert {each["path"]: each["sha256"] for each in manifest["files"]} == {
        path: hashlib.sha256(content).hexdigest() for path, content in files.items()
    }
    setup = (desk.root / BATTLE / "setup.csv").read_bytes()
    assert manifest["made-from"][f"{BATTLE}/setup.csv"] == hashlib.sha256(setup).hexdigest()


def test_a_failed_build_leaves_the_previous_outputs_untouched(desk: Desk) -> None:
    build(desk, "--only", "print")
    before = written(desk.root / "build" / "two-lights")
    desk.change(f"{BATTLE}/setup.csv", "lamp-heron,C-3", "lamp-heron,C-33")
    assert build(desk, "--only", "print").returncode == 1
    assert written(desk.root / "build" / "two-lights") == before


def test_what_a_template_cannot_draw_is_a_finding_and_leaves_them_too(desk: Desk) -> None:
    build(desk, "--only", "module")
    before = written(desk.root / "build" / "two-lights")
    desk.change(f"{BOX}/counters.csv", "lamp-heron,Heron", "lamp-heron,Heron of the Forty Seven Drowned Lighthouses")
    done = build(desk, "--only", "module")
    assert done.returncode == 1
    assert "OOB401" in done.stdout
    assert written(desk.root / "build" / "two-lights") == before


def test_what_cannot_be_drawn_does_not_hold_back_the_others(desk: Desk) -> None:
    build(desk, "--only", "print")
    before = written(desk.root / "build" / "two-lights")
    desk.change(f"{BOX}/counters.csv", "lamp-heron,Heron", "lamp-heron,Heron of the Forty Seven Drowned Lighthouses")
    desk.append(f"{SERIES}/turns.yaml", "\n# a word\n")
    assert build(desk, "--only", "print/counters", "--only", "print/turns").returncode == 1
    after = written(desk.root / "build" / "two-lights")
    manifest = json.loads(after["manifest.json"])
    assert set(before) == set(after)
    assert "print/turns" not in [name for each in manifest["earlier"] for name in each["outputs"]]
    assert "print/counters" in [name for each in manifest["earlier"] for name in each["outputs"]]


def test_a_folder_that_cannot_be_written_is_wrong_use_and_no_defect(desk: Desk) -> None:
    desk.write("a-file", "")
    done = build(desk, "--only", "print", "--output", "a-file")
    assert done.returncode == 2
    assert "cannot write" in done.stderr
    assert "defect" not in done.stderr


def test_parts_of_the_print_are_made_by_themselves(desk: Desk) -> None:
    assert build(desk, "--only", "print/turns", "--paper", "us-letter", "--grey").returncode == 0
    assert sorted(written(desk.root / "build" / "two-lights")) == [
        "manifest.json",
        "print/turn-record-first-day.pdf",
        "print/turn-record-second-day.pdf",
    ]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--only", "posters"], "there is no output 'posters'; the outputs are site, single-file, module, print"),
        (["--only", "print/posters"], "there is no part 'print/posters'; the parts of print are print/setup,"),
        (["--only", "site/setup"], "there is no part 'site/setup'; the parts of site are none"),
        (["--paper", "vellum"], "'vellum' is not one of 'a4', 'us-letter'"),
        (["--scale", "0"], "Input should be greater than or equal to 0.25"),
    ],
)
def test_what_cannot_be_made_is_wrong_use(desk: Desk, arguments: list[str], said: str) -> None:
    done = build(desk, *arguments)
    assert done.returncode == 2
    assert said in done.stderr


def test_explain_tells_the_plan_and_makes_nothing(desk: Desk) -> None:
    done = build(desk, "--explain", "--only", "module")
    assert (done.returncode, done.stderr) == (0, "")
    assert {name: why for name, why in explained(desk, "--only", "module").items() if name != "read"} == {
        "link": "goes into check",
        "check": "goes into game",
        "game": "goes into lock, press, pictures, site and 1 more",
        "press": "goes into pictures, site",
        "site": "goes into module",
        "lock": "goes into module, manifest",
        "pictures": "goes into module",
        "module": "asked for; goes into manifest",
        "manifest": "asked for",
    }
    assert [path.name for path in desk.root.iterdir()] == ["data"]


def explained(desk: Desk, *arguments: str) -> dict[str, str]:
    """Why each node is made, or that it is not."""
    done = CliRunner().invoke(app, ["build", "--project", str(desk.root), "--explain", *arguments])
    lines = done.stdout.splitlines()[1:]
    return {line.split()[0]: line.split("  ")[-1] for line in lines if not line.startswith(" ")}


TURNS = ("--only", "print/turns")


def turn_cards(desk: Desk) -> dict[str, bytes]:
    """Builds the turn cards; what is there then."""
    CliRunner().invoke(app, ["build", "--project", str(desk.root), *TURNS])
    return written(desk.root / "build" / "two-lights")


def test_what_is_made_of_the_same_is_kept(desk: Desk) -> None:
    before = turn_cards(desk)
    assert explained(desk, *TURNS)["print/turns"] == "kept"
    assert turn_cards(desk) == before


def test_what_is_made_of_something_else_is_made_anew(desk: Desk) -> None:
    turn_cards(desk)
    assert explained(desk, *TURNS, "--grey")["print/turns"].endswith("made of something else before")
    desk.append(f"{SERIES}/turns.yaml", "\n# a word\n")
    assert explained(desk, *TURNS)["print/turns"].endswith("made of something else before")


def test_numbers_of_pieces_change_no_output_without_them(desk: Desk) -> None:
    turn_cards(desk)
    desk.append(f"{BATTLE}/gpids.lock", "99 gone\n")
    assert explained(desk, *TURNS)["print/turns"] == "kept"


def test_an_output_of_which_a_file_is_another_is_made_anew(desk: Desk) -> None:
    made = turn_cards(desk)
    desk.write("build/two-lights/print/turn-record-first-day.pdf", "scribbled over")
    assert explained(desk, *TURNS)["print/turns"].startswith("asked for")
    assert turn_cards(desk) == made


@pytest.mark.parametrize("manifest", ["", "[]", '{"keys": 7}', '{"keys": {}, "files": [{}]}', "{"])
def test_a_manifest_that_is_none_keeps_nothing(desk: Desk, manifest: str) -> None:
    desk.write("build/two-lights/manifest.json", manifest)
    assert kept(desk.root / "build" / "two-lights") == {}


def test_nothing_outside_of_its_folder_is_kept(desk: Desk) -> None:
    content = (desk.root / BATTLE / "setup.csv").read_bytes()
    digest = hashlib.sha256(content).hexdigest()
    entry = {"path": f"../../{BATTLE}/setup.csv", "bytes": len(content), "sha256": digest, "of": "site"}
    manifest = {"schema": "oobc-manifest/2", "battle": "two-lights", "keys": {"site": "1"}, "files": [entry]}
    desk.write("build/two-lights/manifest.json", json.dumps(manifest))
    assert kept(desk.root / "build" / "two-lights") == {}


def test_explain_tells_what_is_wrong_with_the_data_instead(desk: Desk) -> None:
    desk.change(f"{BATTLE}/setup.csv", "lamp-heron,C-3", "lamp-heron,C-33")
    done = build(desk, "--explain")
    assert (done.returncode, "OOB204" in done.stdout, "manifest" in done.stdout) == (1, True, False)


def test_the_site_in_one_file_is_made_only_if_it_is_asked_for(desk: Desk) -> None:
    build(desk, "--only", "site")
    assert "two-lights.html" not in written(desk.root / "build" / "two-lights")
    build(desk, "--only", "site", "--single-file")
    assert {"two-lights.html", "site/index.html"} <= set(written(desk.root / "build" / "two-lights"))
    build(desk, "--only", "single-file")
    assert {"two-lights.html", "site/index.html"} <= set(written(desk.root / "build" / "two-lights"))


def test_what_has_changed_since_a_build_is_printed(desk: Desk, tmp_path: Path) -> None:
    assert build(desk, "--only", "print/counters").returncode == 0
    shutil.copy(desk.root / "build" / "two-lights" / "manifest.json", tmp_path / "before.json")
    desk.change(f"{SERIES}/markers.yaml", "count: 4", "count: 5")
    done = build(desk, "--only", "print/counters", "--since", str(tmp_path / "before.json"))
    assert done.returncode == 0, done.stderr
    assert sorted(written(desk.root / "build" / "two-lights")) == ["manifest.json", "print/counters-chits.pdf"]


def test_a_manifest_that_is_none_is_wrong_use(desk: Desk) -> None:
    done = build(desk, "--since", str(desk.root / "manifest.json"))
    assert done.returncode == 2
    assert "cannot tell what has changed since" in done.stderr


def test_the_manifest_of_another_battle_is_wrong_use(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "before.json"
    path.write_text('{"schema": "oobc-manifest/2", "battle": "elsewhere", "counters": {}}')
    done = build(desk, "--since", str(path))
    assert done.returncode == 2
    assert "is of 'elsewhere'" in done.stderr


def test_a_counter_sheet_that_there_is_not_is_wrong_use(desk: Desk) -> None:
    done = build(desk, "--sheet", "tokens")
    assert done.returncode == 2
    assert "tide has no counter sheet 'tokens'; it has cards, chits, buttons" in done.stderr


def test_a_map_larger_than_the_engine_shows_is_wrong_use(desk: Desk) -> None:
    desk.change(f"{BATTLE}/map.yaml", "columns: 12\n", "columns: 60\n")
    done = build(desk, "--only", "module", "--scale", "8")
    assert done.returncode == 2
    assert "--scale 8 is too much: the map is" in done.stderr


@pytest.mark.parametrize("shift", ["nan", "inf", "99999", "-51"])
def test_a_shift_that_no_printer_has_is_wrong_use(desk: Desk, shift: str) -> None:
    done = CliRunner().invoke(app, ["build", "--project", str(desk.root), "--explain", "--shift", shift, "0"])
    assert (done.exit_code, "from -50 to 50" in done.output) == (2, True)
