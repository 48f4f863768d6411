"""Files come from every editor and system: what a finding points at must not depend on that."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from authoring import BATTLE, SERIES, Desk
from oobc.source.text import LARGEST, read_text, write_whole

SCENARIO = f"{BATTLE}/scenarios/long-dark.yaml"
SETUP = f"{BATTLE}/setup.csv"
RULES = f"{BATTLE}/rules/05-two-lights.md"


@pytest.fixture
def spoilt(desk: Desk) -> Desk:
    """One mistake in a file of each sort."""
    desk.change(SCENARIO, "state: silted", "state: salted")
    desk.change(SETUP, "cpt-moon,H-9", "cpt-moon,H-99")
    desk.change(RULES, "As 5.1, later", "As 5.11, later")
    return desk


def places(desk: Desk) -> list[str]:
    """What is found; that the fonts lack a character is another matter."""
    return [f"{place} {code}" for code, place in desk.found() if code != "OOB420"]


FOUND = [
    f"{RULES}:15:4 OOB205",
    f"{SCENARIO}:22:12 OOB201",
    f"{SETUP}:6:10 OOB204",
]


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_line_ends_and_byte_order_marks_move_nothing(spoilt: Desk, ending: str, mark: str) -> None:
    for file in (SCENARIO, SETUP, RULES):
        spoilt.write(file, mark + spoilt.text(file).replace("\n", ending))
    assert places(spoilt) == FOUND


def test_wide_and_combining_letters_count_as_one_column_each(spoilt: Desk) -> None:
    spoilt.change(RULES, "As 5.11", "灯台 e\u0301 5.11")
    assert places(spoilt)[0] == f"{RULES}:15:7 OOB205"


@pytest.mark.parametrize("sign", ["\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029"])
def test_what_some_call_a_line_end_is_none(spoilt: Desk, sign: str) -> None:
    spoilt.change(RULES, "Two beacons,", f"Two {sign} beacons,")
    assert places(spoilt) == FOUND
    compiled = spoilt.compile()
    place = next(place for finding, place, _ in compiled.findings if finding.code.id == "OOB205")
    assert compiled.library.line(place.file, place.line) == "As 5.11, later and shorter."


def test_a_file_that_is_not_utf8_tells_where(tmp_path: Path) -> None:
    path = tmp_path / "x.csv"
    path.write_bytes(b"id,name\nlion,L\xf6we\n")
    text, (finding,) = read_text(path, "x.csv")
    assert (text, finding.code.name, str(finding.where)) == ("", "unreadable", "x.csv:2:7")


def test_a_file_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    _, (finding,) = read_text(tmp_path, "folder.yaml")
    assert finding.code.name == "unreadable"
    assert "directory" in finding.message


NO_FILES: dict[str, Callable[[Path], object]] = {
    "a folder stands where the file should be": lambda path: path.mkdir(),
    "the link leads to no file": lambda path: path.symlink_to("nowhere"),
    "a pipe or a device stands where the file should be": lambda path: os.mkfifo(path),
}
if Path("/dev/zero").exists():
    NO_FILES["a pipe or a device stands where the file should be "] = lambda path: path.symlink_to("/dev/zero")


@pytest.mark.parametrize(
    "file", [SETUP, f"{BATTLE}/hexsides.csv", f"{SERIES}/rules/04-cards.md", f"{BATTLE}/gpids.lock"]
)
@pytest.mark.parametrize(("said", "lay"), NO_FILES.items(), ids=list(NO_FILES))
def test_what_is_no_file_is_told_where_one_may_be(
    desk: Desk, file: str, said: str, lay: Callable[[Path], object]
) -> None:
    (desk.root / file).unlink()
    lay(desk.root / file)
    assert (said.strip(), f"{file}:1:1") in [(each.message, str(place)) for each, place, _ in desk.compile().findings]


@pytest.mark.parametrize("picture", ["pipe.png", "nowhere.png", ".", "a\\0b.png", f"{'x' * 300}.png", "/dev/zero"])
def test_a_picture_that_is_no_file_is_told(desk: Desk, picture: str) -> None:
    os.mkfifo(desk.root / BATTLE / "pipe.png")
    points = "[{hex: A-1, x: 38, y: 36}, {hex: A-12, x: 286, y: 32}, {hex: J-1, x: 30, y: 270}]"
    desk.change(f"{BATTLE}/map.yaml", "scale:", f'image: {{file: "{picture}", points: {points}}}\nscale:')
    (found,) = [each for each, _, _ in desk.compile().findings if each.code.name == "unreadable"]
    assert found.message.startswith("cannot read ")


def test_a_folder_that_does_not_say_what_is_in_it_is_one_finding(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = desk.root / BATTLE / "rules"
    listing, scanning = os.listdir, os.scandir

    def closed(real: Callable[[Any], Any]) -> Callable[[Any], Any]:
        def list_it(path: Any) -> Any:
            if str(path) == str(folder):
                raise PermissionError(13, "Permission denied", str(path))
            return real(path)

        return list_it

    monkeypatch.setattr(os, "listdir", closed(listing))
    monkeypatch.setattr(os, "scandir", closed(scanning))
    assert [f"{place} {each.message}" for each, place, _ in desk.compile().findings] == [
        f"{BATTLE}/rules:1:1 cannot list the folder: Permission denied"
    ]


def test_a_file_larger_than_a_data_file_may_be_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    with open(path, "wb") as file:
        file.truncate(LARGEST + 1)
    _, (finding,) = read_text(path, "x.yaml")
    assert finding.message == "the file has 16 MB: more than the 16 MB that a data file may have"


def test_what_a_killed_process_left_of_a_file_is_taken_away_by_the_next_that_writes_it(tmp_path: Path) -> None:
    killed, writing, other = (tmp_path / name for name in (".gpids.lock.4711", ".gpids.lock.4712", ".gpids.lock.mine"))
    for each in (killed, writing, other):
        each.write_bytes(b"1 gu")
    os.utime(killed, (0, 0))
    os.utime(other, (0, 0))
    write_whole(tmp_path / "gpids.lock", b"1 guard\n")
    assert sorted(tmp_path.iterdir()) == sorted((writing, other, tmp_path / "gpids.lock"))
