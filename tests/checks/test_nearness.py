"""What begins near what. Tide and Lantern has its captains aboard a ship of theirs, and gigs by their ship."""

import pytest

from authoring import BATTLE, BOX, SERIES, Desk

SETUP, COUNTERS, PIECES = f"{BATTLE}/setup.csv", f"{BOX}/counters.csv", f"{SERIES}/pieces.yaml"


def captains(desk: Desk, near: str) -> None:
    """Near what captains must begin."""
    text = desk.text(PIECES)
    old = text[text.index("    starts-near:\n      of: formation") :]
    old = old[: old.index('    rules:\n      - "1.3"')]
    desk.change(PIECES, old, f"    starts-near: {near}\n")


@pytest.mark.parametrize("near", ["{of: side}", "{of: side, kinds: [ship, beacon]}", "{of: formation, hexes: 1}"])
def test_a_captain_in_company(desk: Desk, near: str) -> None:
    captains(desk, near)
    desk.change(SETUP, "lamp-heron,C-3", "lamp-heron,D-4")
    desk.change(SETUP, "cpt-brand,C-3", "cpt-brand,D-4")
    assert desk.messages("OOB318") == []


def test_how_far_he_is_from_the_next(desk: Desk) -> None:
    captains(desk, '{of: formation, kinds: [ship], hexes: 2, rules: ["1.3"]}')
    desk.change(SETUP, "cpt-moon,H-9,,H-9", "cpt-moon,E-8,H-9,H-9")
    assert desk.messages("OOB318") == ["'cpt-moon' is 4 hexes from the next ship of 'Black', more than 2 (1.3)"]


def test_he_is_no_company_for_himself(desk: Desk) -> None:
    captains(desk, "{of: side}")
    desk.change(SETUP, "cpt-moon,H-9,,H-9", "cpt-moon,H-9,,H-8")
    assert desk.messages("OOB318") == ["'cpt-moon' is 1 hex from the next piece of 'wrack', not with it"]


def test_what_waits_is_no_company(desk: Desk) -> None:
    captains(desk, "{of: formation, kinds: [ship]}")
    desk.change(SETUP, "wrack-crab,H-9,H-9 (crippled),H-9", "wrack-crab,out,H-9 (crippled),H-9")
    assert desk.messages("OOB318") == ["'cpt-moon' is on the map without any ship of 'Black'"]


def test_who_waits_needs_none(desk: Desk) -> None:
    desk.change(SETUP, "cpt-moon,H-9,,H-9", "cpt-moon,First day Flood @ A-4,out,[deep/sunk]")
    assert desk.messages("OOB318") == []


def test_a_gig_may_be_on_the_map_without_its_ship(desk: Desk) -> None:
    """It may come from where the ship is."""
    desk.change(SETUP, "lamp-gig,[deep/laid-up],,out", "lamp-gig,[deep/laid-up],,D-4")
    assert desk.messages("OOB318") == []


def test_a_captain_of_no_squadron_begins_anywhere(desk: Desk) -> None:
    desk.change(COUNTERS, "Moon Kit,islanders,Black", "Moon Kit,islanders,")
    desk.change(f"{BOX}/formations.csv", "cpt-moon", "")
    desk.change(SETUP, "cpt-moon,H-9,,H-9", "cpt-moon,A-1,,A-2")
    assert desk.messages("OOB318") == []


def test_it_is_quiet_while_a_ship_is_not_known(desk: Desk) -> None:
    desk.change(SETUP, "wrack-crab,H-9,H-9 (crippled),H-9", "wrack-crab,H-99,H-9 (crippled),H-9")
    assert [code for code, _ in desk.found()] == ["OOB204"]
