"""Files that nothing reads, and files that are none."""

from authoring import BATTLE, BOX, SERIES, Desk
from oobc.source.text import LARGEST


def said(desk: Desk) -> list[tuple[str, str, str | None]]:
    """Each file that something is said about, with the message and the hint."""
    return [(place.file, finding.message, finding.hint) for finding, place, _ in desk.compile().findings]


def test_a_folder_by_a_wrong_name_is_told_and_not_what_is_in_it(desk: Desk) -> None:
    desk.write(f"{BATTLE}/rule/06-more.md", "-")
    assert said(desk) == [(f"{BATTLE}/rule", "nothing reads this folder", "did you mean 'rules'?")]


def test_what_is_no_data_may_lie_anywhere(desk: Desk) -> None:
    for file in (f"{BOX}/README.md", f"{SERIES}/plan.txt", f"{BATTLE}/counters.xlsx", f"{BATTLE}/photos/chart.jpg"):
        desk.write(file, "-")
    assert said(desk) == []


def test_a_folder_in_the_place_of_a_file(desk: Desk) -> None:
    (desk.root / BATTLE / "scenarios/dusk.yaml").mkdir()
    file = f"{BATTLE}/scenarios/dusk.yaml"
    assert said(desk) == [(file, "a folder stands where the file should be", None)]


def test_a_link_that_leads_nowhere(desk: Desk) -> None:
    (desk.root / BATTLE / "scenarios/dusk.yaml").symlink_to("dusk.yaml")
    assert said(desk) == [(f"{BATTLE}/scenarios/dusk.yaml", "the link leads to no file", None)]


def test_a_file_that_nobody_can_have_written_is_not_read(desk: Desk) -> None:
    desk.write(f"{BATTLE}/hexsides.csv", "," * (LARGEST + 1))
    (file, message, _), *_ = said(desk)
    assert (file, message) == (
        f"{BATTLE}/hexsides.csv",
        "the file has 16 MB: more than the 16 MB that a data file may have",
    )
