"""Turns are made from the scheme and the days, never typed."""

import re

from authoring import BATTLE, BOX, SERIES, Desk
from oobc.game import Game
from oobc.layout.boards import windows_of
from oobc.outputs.print.turn_cards import turn_cards


def test_the_turn_record_has_every_turn_of_every_day(isles: Game) -> None:
    assert [turn.id for turn in isles.turns] == [
        f"{day} {label}" for day in ("First day", "Second day") for label in ("Ebb", "Slack", "Flood", "Dark")
    ]
    assert [turn.number for turn in isles.turns] == list(range(1, 9))


def test_a_scenario_counts_its_own_turns_from_one(isles: Game) -> None:
    turns = isles.scenarios["long-dark"].turns
    assert [(turn.number, turn.id) for turn in turns] == [
        (1, "First day Slack"),
        (2, "First day Flood"),
        (3, "First day Dark"),
    ]


def test_a_turn_has_the_kind_of_its_label_unless_the_battle_says_otherwise(isles: Game) -> None:
    assert [turn.kind for turn in isles.turns[4:]] == ["running", "slack", "slack", "dark"]


def test_the_date_of_a_day_is_that_of_its_turns(isles: Game) -> None:
    assert {turn.date for turn in isles.turns[:4]} == {"1799-04-01"}
    assert {turn.date for turn in isles.turns[4:]} == {None}


def checks(isles: Game, scenario: str) -> dict[str, tuple[str, ...]]:
    return {turn.id: turn.checks for turn in isles.scenarios[scenario].turns}


def test_a_check_falls_on_its_labels_and_the_first_turn_of_each_day(isles: Game) -> None:
    """Oil is looked at in the Dark, and this game adds the first turn of every day (3.2)."""
    oil = [turn for turn, found in checks(isles, "first-light").items() if "oil" in found]
    assert oil == ["First day Ebb", "First day Dark", "Second day Ebb", "Second day Dark"]
    assert "oil" in checks(isles, "long-dark")["First day Slack"]


def test_a_check_of_some_kinds_of_turn_falls_on_no_other(isles: Game) -> None:
    fog = [turn for turn, found in checks(isles, "first-light").items() if "fog" in found]
    assert fog == ["First day Slack", "First day Dark", "Second day Slack", "Second day Dark"]


def test_a_check_may_fall_on_one_turn_of_the_scenario(isles: Game) -> None:
    assert [turn for turn, found in checks(isles, "wreckers").items() if "becalmed" in found] == ["Second day Flood"]
    assert not any("becalmed" in turn.checks for turn in isles.turns)


def test_another_scheme_makes_other_turns(desk: Desk) -> None:
    desk.change(
        f"{SERIES}/turns.yaml", "  no-dark:\n", "  long-days:\n    - label: Dawn\n      kind: dark\n  no-dark:\n"
    )
    desk.change(f"{BOX}/game.yaml", "turn-scheme: four-tides", "turn-scheme: long-days")
    game = desk.compile().game
    assert game is not None
    assert [turn.id for turn in game.turns] == ["First day Dawn", "Second day Dawn"]


def test_one_turn_is_a_scenario_too(desk: Desk) -> None:
    desk.change(f"{BATTLE}/scenarios/wreckers.yaml", "to: Second day Flood", "to: Second day Slack")
    desk.change(f"{BATTLE}/scenarios/wreckers.yaml", "from: Second day Ebb", "from: Second day Slack")
    desk.change(f"{BATTLE}/setup.csv", "Second day Ebb @", "Second day Slack @")
    compiled = desk.compile()
    assert compiled.good
    assert compiled.game is not None
    assert [turn.id for turn in compiled.game.scenarios["wreckers"].turns] == ["Second day Slack"]


def retimed(desk: Desk, scheme: str, turns: dict[str, str]) -> Game:
    """The game with another turn scheme, and its turns by other names in the scenarios."""
    desk.change(f"{BOX}/game.yaml", "turn-scheme: four-tides", f"turn-scheme: {scheme}")
    for file in (
        *(f"{BATTLE}/scenarios/{id}.yaml" for id in ("first-light", "long-dark", "wreckers")),
        f"{BATTLE}/setup.csv",
    ):
        text = re.sub(r"(First|Second) day (Ebb|Slack|Flood|Dark)", lambda found: turns[found[0]], desk.text(file))
        desk.write(file, re.sub(r"  printed: [38]\n|  also-printed:\n    .*\n", "", text))
    return desk.game(as_printed=True)


WATCHES = {
    **{f"First day {label}": f"First day {label}" for label in ("Ebb",)},
    "First day Slack": "First day Dark first watch",
    "First day Flood": "First day Dark second watch",
    "First day Dark": "Second day Ebb",
    "Second day Ebb": "Second day Ebb",
    "Second day Slack": "Second day Dark first watch",
    "Second day Flood": "Second day Dark second watch",
    "Second day Dark": "Second day Dark second watch",
}


def test_a_turn_with_turns_inside_it_is_played_in_them(desk: Desk) -> None:
    game = retimed(desk, "watches", WATCHES)
    assert [(turn.id, turn.kind) for turn in game.turns[:4]] == [
        ("First day Ebb", "running"),
        ("First day Dark first watch", "dark"),
        ("First day Dark second watch", "slack"),
        ("Second day Ebb", "running"),
    ]
    assert [turn.id for turn in game.scenarios["wreckers"].turns] == [turn.id for turn in game.turns[3:]]


def test_what_is_checked_on_a_turn_is_checked_on_the_first_inside_it(desk: Desk) -> None:
    game = retimed(desk, "watches", WATCHES)
    assert [turn.id for turn in game.turns if "oil" in turn.checks] == [
        "First day Ebb",
        "First day Dark first watch",
        "Second day Ebb",
        "Second day Dark first watch",
    ]


def test_a_battle_may_have_no_days(desk: Desk) -> None:
    eight = "".join(f"    - label: Tide {number}\n      kind: running\n" for number in range(1, 9))
    desk.change(f"{SERIES}/turns.yaml", "  no-dark:\n", f"  eight:\n{eight}  no-dark:\n")
    days = 'days:\n  - label: First day\n    date: "1799-04-01"\n  - label: Second day\n'
    desk.change(f"{BATTLE}/battle.yaml", days, "")
    labels = [f"{day} day {label}" for day in ("First", "Second") for label in ("Ebb", "Slack", "Flood", "Dark")]
    game = retimed(desk, "eight", {label: f"Tide {number}" for number, label in enumerate(labels, 1)})
    assert [(turn.id, turn.label, turn.day) for turn in game.turns][:2] == [
        ("Tide 1", "Tide 1", None),
        ("Tide 2", "Tide 2", None),
    ]
    assert [name for name, _ in turn_cards(game, "a4")] == ["turn-record"]
    (window,) = windows_of(game, "log")
    assert [(sheet.title, len(window.boxes)) for sheet in window.sheets] == [(game.series.boards["log"].title, 8)]
    assert [turn.id for turn in game.turns if "oil" in turn.checks] == ["Tide 1"]
