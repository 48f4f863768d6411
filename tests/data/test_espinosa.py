"""The shipped battle says what the rulebook prints. Each test names the case that it reads."""

import pytest

from authoring import TESTS, game_of
from oobc.compile import Compiled, compile_battle
from oobc.game import Game
from oobc.game.placements import Enters, InHex, Waits
from oobc.game.scenarios import Scenario
from oobc.source.project import Project
from under_badges import covered


def _compiled(*, as_printed: bool) -> Compiled:
    project = Project(TESTS.parent)
    return compile_battle(project, project.battles()["espinosa"], as_printed=as_printed)


@pytest.fixture(scope="module")
def game() -> Game:
    return game_of(TESTS.parent, "espinosa")


@pytest.fixture(scope="module")
def printed() -> Game:
    compiled = _compiled(as_printed=True)
    assert compiled.good and compiled.game is not None
    return compiled.game


@pytest.fixture
def dob(game: Game) -> Scenario:
    return game.scenarios["dob"]


@pytest.fixture
def atb(game: Game) -> Scenario:
    return game.scenarios["atb"]


@pytest.fixture
def withdrawal(game: Game) -> Scenario:
    return game.scenarios["night-withdrawal"]


def _parameters(scenario: Scenario) -> dict[str, dict[str, str]]:
    return {name: dict(parameter.values) for name, parameter in scenario.parameters.items()}


def _alternates(game: Game, side: str, group: int) -> list[str]:
    waiting = {id: each for id, each in game.scenarios["dob"].waiting.items() if isinstance(each, Waits)}
    return [id for id, each in waiting.items() if (each.group.side.id, each.group.number) == (side, group)]


def test_28_11_day_of_battle_lasts_8_turns(dob: Scenario) -> None:
    assert [turn.label for turn in dob.turns] == ["7 AM", "8 AM", "9 AM", "10 AM", "11 AM", "Noon", "1 PM", "2 PM"]
    assert {turn.day for turn in dob.turns} == {"11 Nov"}


def test_28_51_approach_to_battle_lasts_20_turns(atb: Scenario) -> None:
    assert (atb.turns[0].id, atb.turns[-1].id, len(atb.turns)) == ("10 Nov 11 AM", "11 Nov 2 PM", 20)


def test_28_61_night_withdrawal_lasts_8_turns(withdrawal: Scenario) -> None:
    assert (withdrawal.turns[0].id, len(withdrawal.turns)) == ("11 Nov 7 AM", 8)


def test_25_71_and_the_update_shade_three_turns_of_10_november(game: Game) -> None:
    shaded = [turn.label for turn in game.turns if turn.day == "10 Nov" and turn.kind == "shaded"]
    assert shaded == ["6 AM", "5 PM", "6 PM", "7-8 PM"]
    assert [turn.label for turn in game.turns if turn.day == "11 Nov" and turn.kind == "shaded"] == ["6 AM", "7-8 PM"]


def test_25_71_as_printed_shades_one(printed: Game) -> None:
    shaded = [turn.label for turn in printed.turns if turn.day == "10 Nov" and turn.kind == "shaded"]
    assert shaded == ["6 AM", "7-8 PM"]


def test_25_72_weather_on_the_first_turn_of_each_day_at_9_and_every_third_turn(atb: Scenario) -> None:
    checked = [turn.id for turn in atb.turns if "weather" in turn.checks]
    assert checked == [
        "10 Nov 11 AM",
        "10 Nov Noon",
        "10 Nov 3 PM",
        "10 Nov 6 PM",
        "11 Nov 6 AM",
        "11 Nov 9 AM",
        "11 Nov Noon",
    ]


def test_25_44_bonus_cards_on_the_second_turn(game: Game) -> None:
    for scenario in game.scenarios.values():
        assert [turn.number for turn in scenario.turns if "bonus-cards" in turn.checks] == [2]


def test_28_12_to_28_17_parameters(dob: Scenario) -> None:
    assert _parameters(dob) == {
        "mode-cards": {"french": "2", "coalition": "1"},
        "bonus-cards": {"french": "2", "coalition": "1"},
        "pontoon-trains": {"french": "1", "coalition": "0"},
        "guerrilla-intensity": {"value": "2"},
    }


def test_28_52_and_28_57_approach_changes_the_mode_cards_alone(dob: Scenario, atb: Scenario) -> None:
    assert _parameters(atb) == {**_parameters(dob), "mode-cards": {"french": "1", "coalition": "1"}}


def test_28_62_and_28_67_withdrawal_changes_the_mode_cards_alone(dob: Scenario, withdrawal: Scenario) -> None:
    assert _parameters(withdrawal) == {**_parameters(dob), "mode-cards": {"french": "2", "coalition": "2"}}


def test_28_16_the_french_player_is_first(game: Game) -> None:
    assert {scenario.first_player for scenario in game.scenarios.values()} == {"french"}


def test_28_2_alternate_reinforcements(game: Game) -> None:
    assert _alternates(game, "french", 1) == ["i-1-arty", "i-2-arty", "i-3-arty"]
    assert _alternates(game, "french", 3) == ["iv-2-scheffer", "iv-2-chasse", "iv-2-arty"]
    assert _alternates(game, "coalition", 1) == ["gal-carvajal"]
    assert {(each.side.id, each.number): each.enters for each in game.groups} == {
        ("french", 1): ("5033",),
        ("french", 2): ("5033",),
        ("french", 3): ("3633",),
        ("french", 4): (),
        ("coalition", 1): ("6111",),
    }


def test_the_update_adds_colbert_and_two_batteries(game: Game, printed: Game) -> None:
    assert _alternates(printed, "french", 4) == ["napoleon"]
    assert _alternates(game, "french", 4) == ["napoleon", "vi-6c-colbert"]
    assert _alternates(printed, "french", 2) == ["i-1lc-beaumont", "i-1lc-1-1lc-hart"]
    assert _alternates(game, "french", 2)[2:] == ["i-1lc-2-3-hart", "i-1lc-3-3-hart"]


def test_28_31_four_bridges_are_damaged(game: Game) -> None:
    for scenario in game.scenarios.values():
        damaged = [span.hexside for span in scenario.spans if span.state == "damaged"]
        assert damaged == ["4319-4419", "4224-4325", "3624-3725", "3026-3027"]


def test_28_32_lefebvre_marches_to_villarcayo(dob: Scenario) -> None:
    french, coalition = dob.orders
    assert (french.side, french.force, french.objective) == ("french", ("IV",), "1012")
    assert french.properties == {"pre-programmed": True}
    assert (coalition.side, coalition.force, coalition.count) == ("coalition", (), 1)


def test_28_54_the_units_at_medina_march_at_3_am(atb: Scenario) -> None:
    order = atb.orders[1]
    assert (order.turn, order.objective) == ("11 Nov 3 AM", "4715")
    assert order.properties == {"pre-programmed": True}
    assert [atb.placements[unit].hex for unit in order.force] == ["0626", "0626"]


def test_28_65_the_update_orders_a_general_retreat(withdrawal: Scenario, printed: Game) -> None:
    order = withdrawal.orders[1]
    assert (order.side, order.objective, order.properties) == (
        "coalition",
        "4101",
        {"may-cancel": False, "exempt": 6},
    )
    assert printed.scenarios["night-withdrawal"].orders[1].objective is None


def test_28_41_and_28_66_victory_hexes_that_do_not_count(dob: Scenario, atb: Scenario, withdrawal: Scenario) -> None:
    hexes = [each.victory.hexes_not_counted if each.victory else None for each in (dob, atb, withdrawal)]
    assert hexes == [("4717", "4518"), ("4717", "4518"), ("4715", "4717", "4518")]


def test_28_55_five_points_for_each_blue_hex(atb: Scenario) -> None:
    (award,) = atb.awards
    assert (award.side, award.points, award.hexes, award.until) == ("french", 5, ("4518", "4717"), "10 Nov 9 PM")


def test_28_56_the_spanish_begin_demoralized_but_for_san_roman_and_medina(game: Game, atb: Scenario) -> None:
    (state,) = atb.states
    assert (state.state, state.formations) == ("demoralized", ("Gal",))
    assert [atb.placements[unit].hex for unit in state.except_units] == ["0626", "0626"]


def test_28_63_four_brigades_stay_on_the_north_bank(withdrawal: Scenario) -> None:
    hexes = {unit: withdrawal.placements[f"gal-{unit}"].hex for unit in ("valdes", "acevedo", "riquelme", "bermudez")}
    assert hexes == {"valdes": "5213", "acevedo": "5213", "riquelme": "4715", "bermudez": "4715"}


def test_28_64_the_french_set_up_as_in_the_day_of_battle(game: Game, dob: Scenario, withdrawal: Scenario) -> None:
    french = [id for id in dob.placements if game.pieces[id].side == "french" and game.pieces[id].kind != "marker"]
    assert [withdrawal.placements[id] for id in french] == [dob.placements[id] for id in french]


def test_31_14_the_french_pontoon_is_with_victor(game: Game) -> None:
    grid = game.map.grid
    for scenario in game.scenarios.values():
        pontoon, victor = (scenario.placements[id].hex for id in ("french-pontoon", "victor"))
        assert grid.distance(grid.numbers[pontoon], grid.numbers[victor]) <= 7


def test_25_16_vedettes_belong_to_their_brigades(game: Game) -> None:
    parents = {id: game.pieces[id].parent for id in ("v-hanoverian-chas", "v-dutch-hussars", "v-westphalian-chev")}
    assert list(parents.values()) == ["i-1lc-beaumont", "iv-lc-maupetit", "iv-lc-maupetit"]


def test_1_42_a_unit_has_as_many_vedettes_as_its_counter_says(game: Game) -> None:
    for piece in game.units():
        if "vedettes" in piece.values:
            children = [each.id for each in game.units() if each.parent == piece.id]
            assert len(children) == piece.values["vedettes"], piece.id


def test_no_set_up_hex_is_passed_off_as_print(game: Game) -> None:
    """Only the hexes that 28.54 (28.56) and 28.63 name are printed; the card itself is not in the rulebook."""
    printed = {
        (scenario.id, id)
        for scenario in game.scenarios.values()
        for id, each in scenario.placements.items()
        if isinstance(each, InHex | Enters) and each.source.startswith("printed:")
    }
    brigades = {("night-withdrawal", f"gal-{unit}") for unit in ("valdes", "acevedo", "riquelme", "bermudez")}
    assert printed == brigades | {("atb", "gal-medina")}


def test_no_badge_covers_a_name_or_a_value(game: Game) -> None:
    assert covered(game) == []
