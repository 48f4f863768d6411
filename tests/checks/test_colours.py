"""Counters that every eye can read and tell apart. Three squadrons sail in the Lantern Isles."""

from authoring import BATTLE, BOX, Desk

FORMATIONS, GAME, COUNTERS, SETUP = (
    f"{BOX}/formations.csv",
    f"{BOX}/game.yaml",
    f"{BOX}/counters.csv",
    f"{BATTLE}/setup.csv",
)
CODES = ("OOB350", "OOB351")
REVENUE = 'side: crown\n    ground: "#1f3f86"'


def as_dark_as_the_wreckers(desk: Desk) -> None:
    """The cutters of the Revenue get the ground of the Black gang."""
    desk.change(GAME, REVENUE, 'side: crown\n    ground: "#4a2c2a"')


def test_a_stripe_tells_counters_of_one_ground_apart(desk: Desk) -> None:
    as_dark_as_the_wreckers(desk)
    assert desk.messages(*CODES) == []


def test_a_ground_tells_counters_of_one_stripe_apart(desk: Desk) -> None:
    desk.change(FORMATIONS, "#3a2a10,#ffffff", "#000000 #c62828,#ffffff")
    assert desk.messages(*CODES) == []


def test_the_second_colour_of_a_stripe_counts(desk: Desk) -> None:
    as_dark_as_the_wreckers(desk)
    desk.change(FORMATIONS, "crown,,,", "crown,,#000000 #f0f0f0,#ffffff")
    assert desk.messages(*CODES) == []


def test_stripes_that_only_some_eyes_can_tell_apart(desk: Desk) -> None:
    as_dark_as_the_wreckers(desk)
    desk.change(FORMATIONS, "#000000 #c62828", "#8a3a2a")
    desk.change(FORMATIONS, "crown,,,", "crown,,#5a5a1a,#ffffff")
    assert desk.messages(*CODES) == ["'Black gang' and 'Revenue cutters' look alike to protanopia and deuteranopia"]


def test_who_is_out_of_play_meets_nobody(desk: Desk) -> None:
    as_dark_as_the_wreckers(desk)
    desk.change(FORMATIONS, "#000000 #c62828", "#4a2c2a")
    assert len(desk.messages(*CODES)) == 1
    rows = desk.text(SETUP).split("\n")
    out = [",".join([row.split(",")[0], "out", "", "", "printed:5.1"]) if "crown-" in row else row for row in rows]
    desk.write(SETUP, "\n".join(out))
    assert "OOB351" not in {code for code, _ in desk.found()}


def test_writing_that_all_counters_of_a_nation_share_is_told_once(desk: Desk) -> None:
    desk.change(GAME, 'ink: "#3a2a10"\n    source', 'ink: "#b08a3e"\n    source')
    assert desk.messages(*CODES) == [
        "the writing on 'cpt-brand', aboard has a contrast of 2.27 to 1: #b08a3e on #f6d860"
    ]


def test_a_second_colour_needs_to_carry_the_writing_too(desk: Desk) -> None:
    desk.change(GAME, REVENUE, f'{REVENUE}\n    second: "#e0e0e0"')
    assert desk.messages(*CODES) == [
        "the writing on the second colour of 'Revenue' has a contrast of 1.32 to 1: #ffffff on #e0e0e0"
    ]
