"""Turns are made from the scheme and the days, never typed."""

from authoring import BATTLE, BOX, SERIES, Desk
from oobc.game import Game


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
