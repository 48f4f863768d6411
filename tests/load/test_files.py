"""The table of all files of the data: what it says of each holds, and docs/data.md says the same."""

import re

import pytest

from authoring import BATTLE, BOX, SERIES, TESTS, Desk
from oobc.compile import compile_battle
from oobc.diagnostics.codes import UNREADABLE
from oobc.load.files import FILES
from oobc.load.table import DataFile
from oobc.source.project import Project

FOLDERS = {"looks/*": "data/looks/chart-room", "series/*": SERIES, "games/*": BOX, "games/*/battles/*": BATTLE}
OF_ONE = [each for each in FILES if not each.many and len(each.group.of) == 1]
PAGE = (TESTS.parent / "docs/data.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("each", OF_ONE, ids=lambda each: each.pattern)
def test_a_file_that_must_be_there_is_missed_and_no_other_is(desk: Desk, each: DataFile) -> None:
    file = f"{FOLDERS[each.group.of[0]]}/{each.told.name}"
    (desk.root / file).unlink(missing_ok=True)
    found = compile_battle(Project(desk.root), desk.root / BATTLE).findings
    missed = [place.file for finding, place, _ in found if finding.code is UNREADABLE]
    assert missed == ([file] if each.told.required else [])


def described() -> dict[str, dict[str, str]]:
    """By folder of the tree in docs/data.md, its files with what they add."""
    tree = PAGE.partition("```\ndata/\n")[2].partition("```")[0]
    folders: dict[str, dict[str, str]] = {}
    files: dict[str, str] = {}
    for line in tree.splitlines():
        name, _, adds = line.strip().partition("  ")
        if line.startswith("    "):
            files[name] = adds.strip()
        else:
            files = folders.setdefault(re.sub("<.*?>", "*", name).rstrip("/"), {})
    return {folder: files for folder, files in folders.items() if files}


def test_the_page_of_the_data_lists_every_file() -> None:
    table: dict[str, dict[str, str]] = {}
    for each in FILES:
        folder = each.group.of[0] if len(each.group.of) == 1 else "in the folder of a series, a box or a battle"
        name = "<box>.yaml" if folder == "private" else each.told.name
        table.setdefault(folder, {})[name] = each.told.adds
    assert described() == table


def test_the_page_of_the_data_says_which_must_be_there() -> None:
    said = re.search(r"^Only (.*?) must be there", PAGE, re.DOTALL | re.MULTILINE)
    assert said is not None
    assert re.findall("`(.*?)`", said[1]) == [each.told.name for each in FILES if each.told.required]
