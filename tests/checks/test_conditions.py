"""What the rules say of the wind and the weather is all there, and told with its case."""

from authoring import SERIES, Desk

EFFECTS = f"{SERIES}/rules/conditions.yaml"
TABLE = f"{SERIES}/tables/salvage.csv"


def test_what_a_level_does_comes_with_the_cases_that_say_so(desk: Desk) -> None:
    told = [(says, effect.cited) for says, effect in desk.game().effects_of("wind", "gale")]
    assert told == [("Nobody lights a lantern", ("3.1",))]


def test_a_case_may_name_a_level_and_say_nothing_of_what_it_does(desk: Desk) -> None:
    desk.change(f"{SERIES}/rules/02-tides.md", "A day is", "Gale or no gale, a day is")
    desk.append(EFFECTS, '  - of: wind\n    levels: [gale]\n    rules: ["2.1"]\n')
    game = desk.game()
    assert [says for says, _ in game.effects_of("wind", "gale")] == ["Nobody lights a lantern"]


def test_every_cell_of_the_column_of_a_level_is_an_effect(desk: Desk) -> None:
    desk.change(TABLE, "", "effect on,Gale\nlanterns,out\nsails,torn\nseagulls,\n")
    assert desk.messages("OOB370") == ["the table has 2 effects of Gale, but 0 are listed with its cases"]


def test_effects_of_the_game_box_stand_behind_those_of_its_series(desk: Desk) -> None:
    desk.change(f"{SERIES}/rules/02-tides.md", "A day is", "But in gales a day is")
    desk.write(
        "data/games/lantern-isles/rules/conditions.yaml",
        'effects:\n  - {of: wind, levels: [gale], says: No tides, rules: ["2.1"]}\n',
    )
    told = [says for says, _ in desk.game().effects_of("wind", "gale")]
    assert told == ["Nobody lights a lantern", "No tides"]
