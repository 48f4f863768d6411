"""A scenario says what differs; the rest is that of the scenario that it inherits."""

from authoring import BATTLE, Desk
from oobc.game import Game


def test_parameters_are_inherited_one_by_one(isles: Game) -> None:
    parameters = isles.scenarios["long-dark"].parameters
    assert parameters["swell"].values == {"value": "7"}
    assert parameters["oil"].values == {"guild": "6", "wrack": "3", "crown": "2"}
    assert parameters["oil"].source == "printed:5.1"


def test_lists_are_inherited_as_a_whole(isles: Game) -> None:
    first, dark = isles.scenarios["first-light"], isles.scenarios["long-dark"]
    assert (dark.orders, dark.states, dark.awards, dark.victory) == (
        first.orders,
        first.states,
        first.awards,
        first.victory,
    )
    assert dark.first_player == "guild"
    assert (len(first.spans), len(dark.spans)) == (0, 1)


def test_what_a_scenario_does_not_inherit_is_its_own(isles: Game) -> None:
    wreckers = isles.scenarios["wreckers"]
    assert (wreckers.awards, wreckers.victory, wreckers.states) == ((), None, ())


def test_an_empty_list_says_that_nothing_is_inherited(desk: Desk) -> None:
    desk.append(f"{BATTLE}/scenarios/long-dark.yaml", "\norders: []\n")
    game = desk.compile().game
    assert game is not None
    assert game.scenarios["long-dark"].orders == ()


def test_scenarios_stand_in_the_order_of_their_cases(desk: Desk) -> None:
    assert list(desk.compile().game.scenarios) == ["first-light", "long-dark", "wreckers"]  # type: ignore[union-attr]
    desk.change(f"{BATTLE}/scenarios/first-light.yaml", 'case: "5.1"', 'case: "10.1"')
    desk.write(
        f"{BATTLE}/rules/10-more.md", '---\nchapter: "10.0"\ntitle: More\nsource: "printed:10.0"\n---\n## 10.1 Last\n'
    )
    assert list(desk.compile().game.scenarios) == ["long-dark", "wreckers", "first-light"]  # type: ignore[union-attr]


def test_three_sides_each_have_their_parameter(isles: Game) -> None:
    assert list(isles.box.sides) == ["guild", "wrack", "crown"]
    assert set(isles.scenarios["wreckers"].parameters["oil"].values) == {"guild", "wrack", "crown"}
