"""`oobc show --json` says all that is known, for checks by other programs."""

from typing import Any

import pytest

from authoring import BATTLE, SERIES, Desk
from oobc.outputs.document import game_document

DARK = f"{BATTLE}/scenarios/long-dark.yaml"


def told(desk: Desk) -> dict[str, Any]:
    return game_document(desk.game()).model_dump(mode="json", by_alias=True)


def one(parts: list[dict[str, Any]], **wanted: Any) -> dict[str, Any]:
    (found,) = (each for each in parts if all(each[key] == value for key, value in wanted.items()))
    return found


def references(document: dict[str, Any], case: str) -> list[tuple[str | None, str, bool, str]]:
    found = one(document["rules"], id=case)["references"]
    return [(each["case"], each["printed"], each["wrong"], each["kind"]) for each in found]


# ---- Where values come from


def test_the_first_player_and_every_turn_have_a_source(desk: Desk) -> None:
    scenario = one(told(desk)["scenarios"], id="long-dark")
    assert (scenario["first_player"], scenario["first_player_source"]) == ("guild", "printed:5.1")
    assert {turn["source"] for turn in scenario["turns"]} == {"printed:2.1"}


def test_a_turn_may_come_from_elsewhere_than_its_scheme(desk: Desk) -> None:
    desk.change(f"{SERIES}/turns.yaml", "    - label: Slack\n", "    - label: Slack\n      source: printed:2.3\n")
    turns = told(desk)["turns"]
    assert {turn["label"]: turn["source"] for turn in turns}["Slack"] == "printed:2.3"
    assert {turn["label"]: turn["source"] for turn in turns}["Ebb"] == "printed:2.1"


def test_comments_and_markers_have_sources(desk: Desk) -> None:
    pieces = told(desk)["pieces"]
    assert one(pieces, id="wrack-crab")["comment_source"] == "reconstructed:soundings"
    assert one(pieces, id="wreck")["source"] == "printed:4.1"


def test_the_name_of_a_place_and_its_hexes_come_from_two_sources(desk: Desk) -> None:
    desk.change(f"{BATTLE}/terrain.csv", "Lantern Haven,printed:5.0", "Lantern Haven,printed:5.1 name=printed:5.2")
    haven = one(told(desk)["map"]["hexes"], hex="C-3")
    assert (haven["source"], haven["name_source"]) == ("printed:5.1", "printed:5.2")


def test_the_number_on_a_sign_may_come_from_elsewhere_than_the_sign(desk: Desk) -> None:
    text = desk.text(f"{BATTLE}/map.yaml")
    sign = text.index("    value: ", text.index("points:"))
    at = text.index("source: printed:", sign)
    desk.write(f"{BATTLE}/map.yaml", f"{text[:at]}source: printed:5.2 value=reconstructed:soundings\n#{text[at:]}")
    points = told(desk)["map"]["victory_hexes"]
    assert {"value": "reconstructed:soundings"} in [each["sources"] for each in points]


# ---- Scenarios


def test_what_a_scenario_takes_over_is_told_case_by_case(desk: Desk) -> None:
    desk.append(DARK, "\ntakes-over: [{from: '2.1', to: '2.3', source: 'printed:5.2'}]\n")
    taken = one(told(desk)["scenarios"], id="long-dark")["takes_over"]
    assert [(each["from"], each["cases"], each["source"]) for each in taken] == [
        ("2.1", ["2.1", "2.2", "2.3"], "printed:5.2")
    ]


def test_a_free_set_up_says_who_where_and_how_far(desk: Desk) -> None:
    free = "{where: in the lee, within: 2, of: [C-3], except-units: [lamp-heron]}"
    desk.append(DARK, f"\nset-up: [{{side: guild, free: {free}, source: 'printed:5.2'}}]\n")
    (way,) = one(told(desk)["scenarios"], id="long-dark")["set_up"]
    assert (way["side"], way["source"]) == ("guild", "printed:5.2")
    assert way["free"] == {
        "where": "in the lee",
        "within": 2,
        "unit": "hexes",
        "of": ["C-3"],
        "of_scenario": None,
        "except_units": ["lamp-heron"],
        "pieces": ["cpt-brand", "lamp-tern"],
    }


def test_a_place_says_in_which_column_it_stands(desk: Desk) -> None:
    scenario = one(told(desk)["scenarios"], id="long-dark")
    columns = {each["piece"]: each["place"]["column"] for each in scenario["pieces"]}
    assert (columns["lamp-heron"], columns["lamp-tern"]) == ("first-light", "long-dark")
    assert scenario["columns"]["guild"] == ["first-light", "long-dark"]


# ---- The rest of print


def test_the_forces_table_and_the_stated_counts_are_there(desk: Desk) -> None:
    document = told(desk)
    assert one(document["forces"], formation="Guild") == {
        "formation": "Guild",
        "says": "at sea",
        "means": "in play",
        "source": "printed:5.1",
    }
    assert {each["kind"]: (each["printed"], each["made"]) for each in document["components"]} == {
        "beacon": (2, 2),
        "casks": (3, 3),
    }


def test_an_erratum_says_what_was_and_what_it_becomes(desk: Desk) -> None:
    (erratum,) = told(desk)["errata"].values()
    guns = one(erratum["changes"], column="guns")
    assert (guns["row"], guns["was"], guns["becomes"]) == ("crown-lion", "4", "3")
    case = one(erratum["changes"], case="5.3")
    assert case["was"].startswith("The Wreckers begin.")


def test_a_condition_says_what_each_of_its_levels_does(desk: Desk) -> None:
    gale = one(one(told(desk)["conditions"], id="wind")["levels"], id="gale")
    assert gale["effects"] == [{"says": "Nobody lights a lantern", "rules": ["3.1"], "terms": []}]


# ---- References


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        ("See 2.1.", ("2.1", "2.1", False, "see")),
        ("As {as 2.1}.", ("2.1", "2.1", False, "taken over")),
        ("All do ({ours 2.1}).", ("2.1", "2.1", False, "ours")),
        ("All but some do (exception: 2.1).", ("2.1", "2.1", False, "exception")),
        ("**Exception:** as told in 2.1.", ("2.1", "2.1", False, "exception")),
        ("See {bad 2.9 -> 2.1}.", ("2.1", "2.9", True, "see")),
        ("See {bad 2.2 -> 2.1}.", ("2.1", "2.2", True, "see")),
        ("See {bad 2.9}.", (None, "2.9", True, "see")),
    ],
)
def test_a_reference_says_what_it_is(desk: Desk, said: str, wanted: tuple[str | None, str, bool, str]) -> None:
    desk.change(f"{SERIES}/rules/04-cards.md", "A card is spent at a wreck.", said)
    document = told(desk)
    assert references(document, "4.1") == [wanted]
    assert "{" not in one(document["rules"], id="4.1")["text"]


def test_a_case_that_is_marked_as_wrong_and_as_meant_is_found(desk: Desk) -> None:
    desk.change(f"{SERIES}/rules/04-cards.md", "A card is spent at a wreck.", "See {bad 2.1 -> 2.1}.")
    assert desk.messages("OOB205") == ["the case 2.1 is marked as wrong, but there is one"]


def test_the_line_under_the_name_is_there(desk: Desk) -> None:
    assert told(desk)["subtitle"] == "Who keeps them burning"
