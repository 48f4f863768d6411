"""Numbers of pieces: `oobc lock` writes them, `oobc build` says so, and `--frozen` refuses to."""

import hashlib
import json
import os
from pathlib import Path

import pytest
from click.testing import Result
from typer.testing import CliRunner

from authoring import BATTLE, TESTS, Desk
from oobc.cli import app
from oobc.lock import lock_of, write
from oobc.source.project import Project
from oobc.source.text import write_whole

LOCK = f"{BATTLE}/gpids.lock"
LAST = (TESTS / "project" / LOCK).read_text(encoding="utf-8").splitlines(keepends=True)[-1]


def oobc(desk: Desk, command: str, *arguments: str) -> Result:
    """Runs a command on a desk, without a terminal."""
    return CliRunner().invoke(app, [command, "--project", str(desk.root), *arguments])


def data(desk: Desk) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in (desk.root / "data").rglob("*") if path.is_file()}


@pytest.fixture
def new_piece(desk: Desk) -> Desk:
    """The test project with a piece that has no number yet."""
    desk.change(LOCK, LAST, "")
    return desk


def test_lock_gives_new_pieces_their_numbers_and_says_in_which_file(new_piece: Desk) -> None:
    done = oobc(new_piece, "lock")
    assert (done.exit_code, done.stdout) == (0, "")
    assert done.stderr == f"{LOCK}: a new piece has its number; keep the file with the data\n"
    assert new_piece.text(LOCK).endswith(LAST)


def test_lock_makes_nothing_but_the_lock(new_piece: Desk) -> None:
    oobc(new_piece, "lock", "two-lights")
    assert sorted(path.name for path in new_piece.root.iterdir()) == ["data"]


def test_where_every_piece_has_its_number_the_lock_stays_as_it_is(desk: Desk) -> None:
    before = data(desk)
    done = oobc(desk, "lock")
    assert (done.exit_code, done.stdout, done.stderr) == (0, "", "")
    assert data(desk) == before


def test_lock_writes_nothing_while_the_data_have_errors(new_piece: Desk) -> None:
    new_piece.change(f"{BATTLE}/setup.csv", "lamp-heron,C-3", "lamp-heron,C-33")
    before = data(new_piece)
    assert oobc(new_piece, "lock").exit_code == 1
    assert data(new_piece) == before


def test_a_frozen_build_refuses_a_piece_without_number_and_writes_nothing(new_piece: Desk) -> None:
    before = data(new_piece)
    done = oobc(new_piece, "build", "--frozen", "--only", "module")
    assert done.exit_code == 1
    assert f"{LOCK}:1:1: error[OOB402]: no number yet for {LAST.split()[1]!r}" in done.stdout
    assert data(new_piece) == before
    assert not (new_piece.root / "build").exists()


def test_a_frozen_build_without_the_module_needs_no_numbers(new_piece: Desk) -> None:
    assert oobc(new_piece, "build", "--frozen", "--only", "print/turns").exit_code == 0


def test_a_build_says_that_it_writes_numbers_and_its_manifest_knows_them(new_piece: Desk) -> None:
    done = oobc(new_piece, "build", "--only", "module")
    assert done.exit_code == 0
    assert f"{LOCK}: a new piece has its number" in done.stderr
    manifest = json.loads(new_piece.text("build/two-lights/manifest.json"))
    assert manifest["made-from"][LOCK] == hashlib.sha256((new_piece.root / LOCK).read_bytes()).hexdigest()


def test_the_build_after_it_is_the_same(new_piece: Desk) -> None:
    oobc(new_piece, "build", "--only", "module")
    first = new_piece.text("build/two-lights/manifest.json")
    assert oobc(new_piece, "build", "--only", "module", "--frozen").exit_code == 0
    assert new_piece.text("build/two-lights/manifest.json") == first


def test_numbers_that_somebody_else_has_written_meanwhile_stay(new_piece: Desk) -> None:
    lock = lock_of(new_piece.game())
    new_piece.append(LOCK, "77 somebody-else\n")
    with pytest.raises(OSError, match="it has changed since it was read; try again"):
        write(lock, Project(new_piece.root))
    assert new_piece.text(LOCK).endswith("77 somebody-else\n")


def test_builds_at_once_give_the_same_numbers(new_piece: Desk) -> None:
    one, other = lock_of(new_piece.game()), lock_of(new_piece.game())
    for each in (one, other):
        write(each, Project(new_piece.root))
    assert new_piece.text(LOCK) == one.text


def test_the_line_ends_of_another_system_change_nothing(new_piece: Desk) -> None:
    new_piece.write(LOCK, new_piece.text(LOCK).replace("\n", "\r\n"))
    write(lock_of(new_piece.game()), Project(new_piece.root))
    assert new_piece.text(LOCK).endswith(LAST)


def test_without_its_numbers_nothing_is_built_and_nothing_numbered(desk: Desk) -> None:
    desk.write(LOCK, "")
    done = oobc(desk, "build", "--only", "module")
    assert (done.exit_code, "OOB008" in done.stdout, desk.text(LOCK)) == (1, True, "")


def test_numbers_are_written_before_what_uses_them(new_piece: Desk) -> None:

    new_piece.write("build/two-lights", "in the way of the outputs")
    done = oobc(new_piece, "build", "--only", "module")
    assert (done.exit_code, "cannot write" in done.stderr) == (2, True)
    assert new_piece.text(LOCK).endswith(LAST)


def test_a_file_is_replaced_whole_or_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "gpids.lock"
    path.write_text("1 guard\n")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, b"1 guard\n2 rifle\n")
    assert [each.read_text() for each in tmp_path.iterdir()] == ["1 guard\n"]


def test_a_link_to_a_file_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("1 guard\n")
    (tmp_path / "gpids.lock").symlink_to(tmp_path / "kept")
    write_whole(tmp_path / "gpids.lock", b"1 guard\n2 rifle\n")
    assert (tmp_path / "gpids.lock").is_symlink()
    assert (tmp_path / "kept").read_text() == "1 guard\n2 rifle\n"
