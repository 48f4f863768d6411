"""What print states of a game, against what the game is: turns, forces, groups, numbers of counters."""

import pytest

from authoring import BATTLE, BOX, SERIES, Desk

SETUP, COUNTERS, FORCES, BATTLE_FILE = (
    f"{BATTLE}/setup.csv",
    f"{BOX}/counters.csv",
    f"{BOX}/forces.csv",
    f"{BATTLE}/battle.yaml",
)


# ---- Turns


def test_of_two_statements_the_wrong_one_is_told_and_points_to_the_right_one(desk: Desk) -> None:
    desk.change(f"{BATTLE}/scenarios/long-dark.yaml", '"5.0": 3', '"5.0": 4')
    finding = desk.finding()
    assert finding.message == "4 turns are stated, but First day Slack to First day Dark are 3"
    assert [note.text for note in finding.notes] == ["3 are stated here"]


def test_both_may_be_wrong(desk: Desk) -> None:
    desk.change(f"{BATTLE}/scenarios/long-dark.yaml", "printed: 3", "printed: 5")
    desk.change(f"{BATTLE}/scenarios/long-dark.yaml", '"5.0": 3', '"5.0": 4')
    assert [code for code, _ in desk.found()] == ["OOB304", "OOB304"]


# ---- Forces


@pytest.mark.parametrize("printed", ["at sea", "some"])
def test_a_formation_in_play(desk: Desk, printed: str) -> None:
    desk.change(FORCES, "Guild,at sea", f"Guild,{printed}")
    assert desk.found() == []


@pytest.mark.parametrize(("printed", "said"), [("hailed", "waiting"), ("ashore", "not there"), ("", "not there")])
def test_a_formation_that_is_printed_as_something_else(desk: Desk, printed: str, said: str) -> None:
    desk.change(FORCES, "Guild,at sea", f"Guild,{printed}")
    assert desk.messages() == [f"'Guild' is printed as {said}, but by the set-ups it is in play"]


def test_a_formation_of_which_some_units_wait_is_in_play(desk: Desk) -> None:
    desk.change(SETUP, "crown-lion,First day Flood @ J-9,,", "crown-lion,HAIL 1,,")
    assert desk.found() == []


def test_a_formation_that_only_waits(desk: Desk) -> None:
    desk.change(SETUP, "crown-lion,First day Flood @ J-9,,Second day Ebb @ J-9", "crown-lion,HAIL 1,,out")
    desk.change(SETUP, "crown-otter,HAIL 1,First day Slack @ J-10,", "crown-otter,HAIL 1,,")
    assert desk.messages() == ["'Revenue' is printed as in play, but by the set-ups it is waiting"]
    desk.change(FORCES, "Revenue,some", "Revenue,hailed")
    assert desk.found() == []


def test_a_formation_that_is_nowhere(desk: Desk) -> None:
    desk.append(f"{BOX}/formations.csv", "Gulls,formation,Gulls,wrack,,,,,printed:5.1\n")
    desk.append(FORCES, "Gulls,ashore,printed:5.1\n")
    assert desk.found() == []
    desk.change(FORCES, "Gulls,ashore", "Gulls,at sea")
    assert desk.messages() == ["'Gulls' is printed as in play, but by the set-ups it is not there"]


def test_a_table_of_another_battle_says_nothing_of_this_one(desk: Desk) -> None:
    (desk.root / BATTLE).with_name("other").mkdir()
    desk.write(FORCES, "formation,other,source\nGuild,ashore,printed:5.1\n")
    assert desk.found() == []


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("Guild,at sea", "Gild,at sea", "OOB203"),
        ("Guild,at sea", "Guild,on stage", "OOB101"),
        ("two-lights", "two-light", "OOB102"),
        ("Guild,at sea,printed:5.1", "Guild,at sea,printed:9.9", "OOB205"),
    ],
)
def test_a_mistake_in_the_table_brings_no_others(desk: Desk, old: str, new: str, code: str) -> None:
    desk.change(FORCES, old, new)
    assert code in {code for code, _ in desk.found()} <= {code, "OOB329"}


def test_a_formation_twice_in_the_table(desk: Desk) -> None:
    desk.append(FORCES, "Guild,at sea,printed:5.1\n")
    assert desk.finding().message == "the formation 'Guild' is here twice"


# ---- Groups


def test_a_group_without_a_list_may_have_any_units(desk: Desk) -> None:
    desk.change(SETUP, "crown-lion,First day Flood @ J-9,,", "crown-lion,HAIL 1,,")
    assert desk.found() == []


def test_a_list_has_all_units_of_its_group_in_any_scenario(desk: Desk) -> None:
    desk.change(SETUP, "wrack-crab,H-9,H-9 (crippled),", "wrack-crab,H-9,HAIL 2,")
    desk.change(SETUP, "cpt-moon,H-9,,", "cpt-moon,H-9,[deep/sunk],")
    assert desk.messages() == ["the set-up has 'wrack-crab' in group 2 of 'wrack', the rules do not list it"]
    desk.change(BATTLE_FILE, "- wrack-eel", "- wrack-eel\n      - wrack-crab")
    assert desk.found() == []


def test_a_list_may_name_no_unit_that_there_is_not(desk: Desk) -> None:
    desk.change(BATTLE_FILE, "- wrack-eel", "- wrack-eal")
    assert ("OOB202", "did you mean 'wrack-eel'?") in {
        (finding.code.id, finding.hint) for finding, _, _ in desk.compile().findings
    }


# ---- Counters


@pytest.mark.parametrize(
    ("component", "count"), [("ship", 7), ("captain", 2), ("wreck", 4), ("casks", 3), ("mutiny", 2), ("tide", 1)]
)
def test_stated_numbers_of_counters_and_markers(desk: Desk, component: str, count: int) -> None:
    game = f"{BOX}/game.yaml"
    desk.change(game, "  casks:\n    count: 3\n", f"  {component}:\n    count: {count}\n")
    assert desk.found() == []
    desk.change(game, f"{component}:\n    count: {count}", f"{component}:\n    count: {count + 1}")
    assert desk.messages() == [f"{count + 1} of {component!r} are stated, but the data has {count}"]


FLEET = {"side": "guild: 1, wrack: 2, crown: 2", "scenario": "value: 5"}
"""The ships of the Wreckers' Morning that are not out: Heron; Crab and Eel; Lion and Otter."""


@pytest.fixture(params=FLEET)
def fleet(desk: Desk, request: pytest.FixtureRequest) -> Desk:
    """A parameter that counts ships, for each side or in all."""
    counts = f"parameters:\n  fleet: {{title: Fleet, per: {request.param}, counts: ship}}\n"
    desk.change(f"{SERIES}/series.yaml", "parameters:\n", counts)
    stated = f"parameters:\n  fleet: {{{FLEET[request.param]}, source: printed:5.3}}\n"
    desk.change(f"{BATTLE}/scenarios/wreckers.yaml", "parameters:\n", stated)
    return desk


def test_a_parameter_counts_the_pieces_in_play(fleet: Desk) -> None:
    assert fleet.found() == []


def test_a_parameter_that_counts_wrongly(fleet: Desk) -> None:
    fleet.change(SETUP, "wrack-eel,HAIL 1,HAIL 2,G-8", "wrack-eel,HAIL 1,HAIL 2,out")
    assert fleet.finding().message in (
        "'fleet' states 2, but 'wreckers' has 1 of 'ship' in play",
        "'fleet' states 5, but 'wreckers' has 4 of 'ship' in play",
    )


def test_a_parameter_of_an_unknown_kind(fleet: Desk) -> None:
    fleet.change(f"{SERIES}/series.yaml", "counts: ship", "counts: shop")
    assert "did you mean 'ship'?" in {finding.hint for finding, _, _ in fleet.compile().findings}


def test_a_stated_number_of_nothing(desk: Desk) -> None:
    desk.change(f"{BOX}/game.yaml", "  casks:\n    count: 3\n", "  cask:\n    count: 3\n")
    assert (desk.finding().code.id, desk.finding().hint) == ("OOB201", "did you mean 'casks'?")


def test_nothing_is_counted_while_a_counter_is_not_known(desk: Desk) -> None:
    desk.change(COUNTERS, "South Light,,,beacon", "South Light,,,bacon")
    assert [code for code, _ in desk.found()] == ["OOB201"]


def test_parts_are_counted_in_the_whole_box(desk: Desk) -> None:
    """A gig that this battle does not set up is a part of its ship all the same."""
    desk.change(SETUP, "lamp-gig,[deep/laid-up],,out,printed:5.1\n", "")
    desk.write(f"{BATTLE}/../other/setup.csv", "unit,day,source\nlamp-gig,A-1,printed:5.1\n")
    assert desk.found() == []


# ---- Formations


def test_a_formation_is_as_large_as_its_units_that_take_part(desk: Desk) -> None:
    desk.change(f"{BOX}/formations.csv", "guild,cpt-brand", "guild,")
    assert desk.messages() == ["'Guild' has 3 units and no officer (1.31)"]
    desk.change(SETUP, "lamp-gig,[deep/laid-up],,out", "lamp-gig,out,,out")
    assert desk.found() == []


def test_a_lack_that_print_states_is_none(desk: Desk) -> None:
    desk.change(f"{BOX}/formations.csv", "guild,cpt-brand", "guild,")
    desk.change(f"{BOX}/formations.csv", "6,printed:5.1", "6,printed:5.1 officer=printed:5.1")
    assert desk.found() == []


def test_a_series_that_asks_nothing_of_formations(desk: Desk) -> None:
    rules = f"{SERIES}/series.yaml"
    text = desk.text(rules)
    desk.write(rules, text[: text.index("  kinds:\n    - ship\n  needs:")])
    desk.change(f"{BOX}/formations.csv", "guild,cpt-brand", "guild,")
    assert desk.found() == []
