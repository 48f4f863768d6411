"""What scenarios repeat, count and order, and what the ground says to it."""

import pytest

from authoring import BATTLE, SERIES, Desk

SETUP, MAP = f"{BATTLE}/setup.csv", f"{BATTLE}/map.yaml"
FIRST, DARK = f"{BATTLE}/scenarios/first-light.yaml", f"{BATTLE}/scenarios/long-dark.yaml"
TERRAIN = f"{SERIES}/terrain.yaml"


# ---- Inheritance


@pytest.mark.parametrize(
    "said",
    [
        "first-player: {side: guild, source: 'printed:5.1'}",
        'special:\n  - "5.4"',
        'victory:\n  rules:\n    - "5.1"\n  source: printed:5.1',
        "orders:\n  - side: guild\n    force:\n      - Guild\n    objective: H-9\n    source: printed:5.1",
    ],
)
def test_what_is_inherited_need_not_be_said(desk: Desk, said: str) -> None:
    desk.append(DARK, f"\n{said}\n")
    finding = desk.finding()
    key = said.partition(":")[0]
    assert finding.message == f"{key!r} is the same in 'first-light', which 'long-dark' inherits"
    assert finding.severity.name == "NOTE"
    ((_, _, (note,)),) = desk.compile().findings
    assert (note.file, desk.under(note)) == (FIRST, key)


@pytest.mark.parametrize(
    "said",
    [
        "first-player: {side: wrack, source: 'printed:5.2'}",
        "special: []",
        'victory:\n  rules:\n    - "5.1"\n  source: printed:5.2',
        "awards: []",
    ],
)
def test_what_differs_is_said_even_if_only_its_source_does(desk: Desk, said: str) -> None:
    desk.append(DARK, f"\n{said}\n")
    assert desk.found() == []


def test_a_cell_that_another_case_prints_is_said(desk: Desk) -> None:
    desk.change(SETUP, "cpt-moon,H-9,,H-9,printed:5.1", "cpt-moon,H-9,H-9,H-9,printed:5.1 long-dark=printed:5.2")
    assert desk.found() == []


def test_a_scenario_repeats_what_its_parent_inherits(desk: Desk) -> None:
    longer = desk.text(DARK).replace("inherits: first-light", "inherits: long-dark").partition("\nparameters:")[0]
    longer = longer.replace("title: The Long Dark", "title: Longer")
    desk.write(f"{BATTLE}/scenarios/longer.yaml", f"{longer}\nfirst-player: {{side: guild, source: 'printed:5.1'}}\n")
    assert desk.finding().message == "'first-player' is the same in 'long-dark', which 'longer' inherits"


# ---- Set-up


def test_who_stands_as_in_another_scenario_says_so_by_an_empty_cell(desk: Desk) -> None:
    desk.change(SETUP, "C-3 (whole)", "")
    desk.append(DARK, "\nset-up:\n  - {side: guild, as-in: first-light, source: 'printed:5.2'}\n")
    assert desk.found() == []
    assert desk.game().scenarios["long-dark"].set_up_of("guild").as_in == "first-light"


def test_a_set_up_of_all_holds_for_every_side_that_has_none_of_its_own(desk: Desk) -> None:
    said = "  - {column: Dark, source: 'printed:5.2'}\n  - {side: wrack, free: {within: 2}, source: 'printed:5.2'}\n"
    desk.append(DARK, f"\nset-up:\n{said}")
    dark = desk.game().scenarios["long-dark"]
    assert dark.set_up_of("guild").column == "Dark"
    assert dark.set_up_of("wrack").column is None


# ---- Victory and orders


def test_an_unknown_hex_is_not_also_without_victory(desk: Desk) -> None:
    desk.change(FIRST, "      - H-9\n", "      - H-99\n")
    desk.change(FIRST, "objective: H-9", "objective: H-99")
    assert [code for code, _ in desk.found()] == ["OOB204", "OOB204"]


def test_a_sign_that_is_not_known_may_earn(desk: Desk) -> None:
    desk.change(MAP, "kind: lantern\n    hex: H-9", "kind: latern\n    hex: H-9")
    assert [code for code, _ in desk.found()] == ["OOB201"]


def test_what_is_inherited_is_told_where_it_is_said(desk: Desk) -> None:
    desk.change(FIRST, "objective: H-9", "objective: G-8")
    ((_, place),) = desk.found()
    assert place.file == FIRST


@pytest.mark.parametrize("goal", ["C-3", "H-9", "D-6", "E-6"])
def test_an_order_may_lead_to_a_harbour_a_lantern_or_a_cut(desk: Desk, goal: str) -> None:
    desk.change(FIRST, "objective: H-9", f"objective: {goal}")
    assert desk.found() == []


def test_a_series_that_does_not_say_lets_orders_lead_anywhere(desk: Desk) -> None:
    rules = f"{SERIES}/series.yaml"
    text = desk.text(rules)
    start = text.index("  objectives:\n")
    end = text.index("  properties:\n", start)
    desk.write(rules, text[:start] + text[end:])
    desk.change(FIRST, "objective: H-9", "objective: G-8")
    assert desk.found() == []


# ---- Ground


def test_a_place_may_stand_on_one_of_several_grounds(desk: Desk) -> None:
    desk.change(MAP, "      - H-10\n", "      - E-8\n")
    assert desk.found() == []


def test_it_is_quiet_while_the_terrain_is_not_known(desk: Desk) -> None:
    desk.change(f"{BATTLE}/terrain.csv", "H-10,isle", "H-10,ilse")
    assert [code for code, _ in desk.found()] == ["OOB201"]


def test_a_place_that_asks_for_nothing_stands_anywhere(desk: Desk) -> None:
    desk.change(TERRAIN, "    stands-on:\n      - isle\n      - shoal\n", "")
    desk.change(MAP, "      - H-10\n", "      - G-8\n")
    assert desk.found() == []


def test_one_missing_entry_sign_is_told_once_for_a_side(desk: Desk) -> None:
    desk.change(MAP, "    hex: J-9\n", "    hex: J-11\n")
    finding = desk.finding()
    assert finding.message == "'crown' enters in J-9, where the map has no entry of its own"


def test_a_series_without_entry_signs_needs_none(desk: Desk) -> None:
    desk.change(TERRAIN, "    role: entry\n", "")
    desk.change(MAP, "    hex: J-9\n", "    hex: J-11\n")
    assert desk.found() == []


# ---- Rules


@pytest.mark.parametrize("case", ["5.5", "5.41", "5.1A", "5.1A1", "5.411"])
def test_a_case_below_one_that_there_is(desk: Desk, case: str) -> None:
    rules = f"{BATTLE}/rules/05-two-lights.md"
    desk.append(rules, "\n### 5.41 Oars\n" if case == "5.411" else "")
    desk.append(rules, f"\n### {case} More\n")
    assert desk.found() == []


@pytest.mark.parametrize(
    ("case", "above"), [("5.51", "5.5"), ("5.411", "5.41"), ("5.5A", "5.5"), ("5.5A1", "5.5"), ("6.1", "6.0")]
)
def test_a_case_below_none(desk: Desk, case: str, above: str) -> None:
    desk.append(f"{BATTLE}/rules/05-two-lights.md", f"\n### {case} More\n")
    assert desk.finding().message == f"there is no case {above} above {case}"


def test_a_case_may_be_in_another_file_than_the_case_above_it(desk: Desk) -> None:
    front = '---\nchapter: "9.0"\ntitle: More\nsource: "printed:9.0"\n---\n'
    desk.write(f"{BATTLE}/rules/09-more.md", f"{front}\n### 1.23 Tides again\n")
    assert desk.found() == []


def test_a_word_may_not_be_the_title_of_its_own_term(desk: Desk) -> None:
    desk.change(f"{SERIES}/rules/glossary.md", '"casks, barrel"', '"cask, barrel"')
    assert desk.finding().message == "'cask' stands for 'Cask' already"
