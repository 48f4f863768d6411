"""The site in a real browser, opened from disk as a player opens it: the search, the map, the pages for play."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from outputs.browsing import PHONE, ask


def _titles(page: Page) -> list[str]:
    return page.locator(".hit strong").all_inner_texts()


def test_no_page_complains_or_asks_the_outside(root: Path, page: Page, complaints: list[str]) -> None:
    for path in sorted(root.rglob("*.html")):
        page.goto(path.as_uri())
        assert page.title()
        assert complaints == [], path.name


def test_the_number_of_a_rule_behind_the_front_page_leads_to_it(root: Path, page: Page) -> None:
    page.goto((root / "index.html").as_uri() + "#1.21")
    page.wait_for_url("**/rules/1.html#1.21")
    expect(page.locator("[id='1.21']")).to_be_in_viewport()


def test_a_rule_number_comes_first_and_enter_goes_there(root: Path, page: Page) -> None:
    page.goto((root / "index.html").as_uri())
    ask(page, "1.2")
    assert page.locator(".hit .case-number").all_inner_texts()[:3] == ["1.2", "1.21", "1.22"]
    page.keyboard.press("Enter")
    page.wait_for_url("**/rules/1.html#1.2")
    expect(page.locator("[id='1.2']")).to_be_in_viewport()


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("anchoring", "Anchoring"),
        ("anchorign", "Anchoring"),
        ("mutin", "Mutiny"),
        ("barrel", "Cask"),
        ("Höven", "Lantern Haven"),
    ],
)
def test_words_are_found_also_with_a_slip_an_accent_or_half_written(
    root: Path, page: Page, words: str, found: str
) -> None:
    page.goto((root / "index.html").as_uri())
    ask(page, words)
    assert _titles(page)[0] == found


def test_results_come_in_groups(root: Path, page: Page) -> None:
    page.goto((root / "scenarios" / "wreckers.html").as_uri())
    ask(page, "lantern")
    groups = page.locator("#results h2").all_inner_texts()
    assert {"Rules", "Places"} <= set(groups)
    assert page.locator("#page").is_hidden()


def test_the_best_answers_say_of_which_group_they_are(root: Path, page: Page) -> None:
    page.goto((root / "index.html").as_uri())
    ask(page, "barrel")
    best = page.get_by_role("group", name="Best answers")
    expect(best.locator(".hit", has_text="Cask").first).to_contain_text("Glossary")


def test_nothing_found_is_said(root: Path, page: Page) -> None:
    page.goto((root / "index.html").as_uri())
    ask(page, "xyzzy")
    assert page.locator("#results .count").inner_text() == "Nothing found for “xyzzy”"
    expect(page.locator("#results").get_by_role("link", name="contents")).to_be_visible()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")


def test_keys_alone_are_enough(root: Path, page: Page) -> None:
    page.goto((root / "rules" / "1.html").as_uri() + "#1.22")
    page.keyboard.press("/")
    expect(page.locator("#search")).to_be_focused()
    assert page.locator("#search").input_value() == ""
    page.keyboard.type("light")
    expect(page.locator(".hit[aria-selected=true]")).to_have_count(1)
    first = page.locator(".hit[aria-selected=true]").get_attribute("id")
    assert page.locator("#search").get_attribute("aria-activedescendant") == first
    page.keyboard.press("ArrowDown")
    assert page.locator(".hit[aria-selected=true]").get_attribute("id") != first
    page.keyboard.press("ArrowUp")
    assert page.locator(".hit[aria-selected=true]").get_attribute("id") == first
    page.keyboard.press("Escape")
    expect(page.locator("#page")).to_be_visible()
    assert page.url.endswith("#1.22")


def test_the_question_stays_in_the_address_and_back_brings_it_back(root: Path, page: Page) -> None:
    page.goto((root / "index.html").as_uri())
    ask(page, "tide races")
    assert page.url.endswith("#q=tide%20races")
    page.locator(".hit").first.click()
    page.wait_for_url("**/rules/1.html#1.22")
    page.go_back()
    expect(page.locator("#results .count")).to_contain_text("“tide races”")
    assert page.locator("#search").input_value() == "tide races"


def test_a_link_with_a_question_asks_it(root: Path, page: Page) -> None:
    page.goto((root / "index.html").as_uri() + "#q=mutiny")
    expect(page.locator(".hit").first).to_contain_text("Mutiny")


def test_a_result_on_the_same_page_shows_the_page_again(root: Path, page: Page) -> None:
    page.goto((root / "rules" / "1.html").as_uri())
    ask(page, "1.31")
    page.keyboard.press("Enter")
    expect(page.locator("[id='1.31']")).to_be_in_viewport()
    assert page.locator("#results").is_hidden()
    page.go_back()
    expect(page.locator(".hit")).to_contain_text("Mutiny")


def test_a_deep_link_shows_its_case_below_the_bar(root: Path, page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 400})
    page.goto((root / "rules" / "1.html").as_uri() + "#1.22")
    top = page.locator("header.top").bounding_box()
    case = page.locator("[id='1.22']").bounding_box()
    assert top is not None
    assert case is not None
    assert top["height"] <= case["y"] < 200


def test_what_applies_now_is_chosen_by_two_lists_and_kept_in_the_address(root: Path, page: Page) -> None:
    page.goto((root / "now.html").as_uri())
    shown = page.locator("section.moment:visible")
    expect(shown).to_have_count(1)
    page.get_by_label("Scenario").select_option(label="The Wreckers' Morning")
    expect(shown).to_contain_text("Second day Ebb")
    page.get_by_label("Turn").select_option(index=1)
    expect(shown).to_contain_text("Second day Slack")
    address = page.url
    assert address.endswith("#wreckers-Second_day_Slack")
    expect(page.locator("section.turn-kind:visible")).to_have_count(1)
    page.get_by_role("link", name="Next turn").click()
    expect(shown).to_contain_text("Second day Flood")
    page.goto((root / "index.html").as_uri())
    page.goto(address)
    expect(page.get_by_label("Scenario")).to_have_value("wreckers")
    expect(shown).to_contain_text("Second day Slack")


def test_the_sequence_of_play_shows_all_its_rules_at_once(root: Path, page: Page) -> None:
    page.goto((root / "sequence.html").as_uri())
    told = page.locator("details.told")
    assert told.evaluate_all("all => all.some((each) => each.open)") is False
    page.get_by_role("button", name="Show all rules").click()
    assert told.evaluate_all("all => all.every((each) => each.open)") is True


def test_a_cell_of_a_table_shows_its_row_and_column_and_a_click_keeps_it(root: Path, page: Page) -> None:
    page.goto((root / "tables.html").as_uri())
    table = page.get_by_role("grid").first
    cell, other = table.locator("tbody tr").nth(1).locator("td").first, table.locator("tbody tr").first.locator("th")
    cell.hover()
    row, column = table.locator("tbody tr").nth(1).locator(".across"), table.locator("thead .across")
    expect(row).to_have_count(table.locator("tbody tr").nth(1).locator("th, td").count())
    expect(column).to_have_count(1)
    cell.click()
    other.hover()
    expect(cell).to_have_class(re.compile("here"))
    assert cell.get_attribute("aria-selected") == "true"
    page.keyboard.press("ArrowUp")
    expect(table.locator(".here")).to_have_count(1)
    expect(table.locator("tbody tr").first.locator("td").first).to_be_focused()
    page.keyboard.press("Enter")
    assert table.locator("[aria-selected=true]").count() == 1
    page.keyboard.press("Escape")
    assert table.locator("[aria-selected=true]").count() == 0


@pytest.mark.parametrize(
    ("random", "told"), [(0.0, "1: afloat · afloat"), (0.999, "8: hard aground, sail 0 · touched")]
)
def test_a_table_with_dice_rolls_itself(root: Path, page: Page, random: float, told: str) -> None:
    page.add_init_script(f"Math.random = () => {random}")
    page.goto((root / "tables.html").as_uri())
    section = page.locator("section.table", has=page.get_by_role("heading", name="Grounding"))
    section.get_by_role("button", name="Roll 1d8").click()
    expect(section.get_by_role("status")).to_have_text(told)
    expect(section.locator("[aria-selected=true]")).to_have_count(1)
    expect(section.get_by_role("button")).to_have_text("Roll 1d8")


def test_a_hex_shows_itself_on_the_map(root: Path, page: Page) -> None:
    page.goto((root / "units.html").as_uri())
    page.locator("#lamp-heron dl.where a", has_text="C-3").first.click()
    page.wait_for_url("**/scenarios/first-light.html#hex-C-3")
    expect(page.locator("[id='hex-C-3']")).to_be_in_viewport()
    assert page.locator("[id='hex-C-3'] polygon").evaluate("each => getComputedStyle(each).stroke") != "none"


def test_the_map_grows_and_a_counter_leads_to_its_unit(root: Path, page: Page) -> None:
    page.goto((root / "scenarios" / "first-light.html").as_uri())
    widths = []
    for number in range(3):
        page.locator(".zoom label").nth(number).click()
        widths.append(page.locator(".map svg").evaluate("each => each.clientWidth"))
    assert widths == sorted(widths)
    page.locator(".stack a", has=page.locator("title", has_text="Heron")).focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/units.html#lamp-heron")


def _open_map(root: Path, page: Page, anchor: str = "") -> Locator:
    page.goto((root / "scenarios" / "first-light.html").as_uri() + anchor)
    return page.locator(".hex-told")


def test_the_mouse_asks_the_map_what_is_in_a_hex(root: Path, page: Page) -> None:
    told = _open_map(root, page)
    page.locator(".map").scroll_into_view_if_needed()
    page.locator("[id='hex-H-9'] polygon").hover(force=True)
    expect(told).to_contain_text("H-9 Moon Head")
    expect(told).to_contain_text("Isle")
    expect(told).to_contain_text("Crab")
    expect(told).to_contain_text("° N")
    page.locator("h1").hover()
    expect(told).to_have_text(re.compile("^Point at a hex"))


def test_a_hex_or_place_is_found_on_the_map_by_name(root: Path, page: Page) -> None:
    told = _open_map(root, page)
    page.get_by_label("Hex or place").fill("lantern h")
    page.keyboard.press("Enter")
    expect(told).to_contain_text("C-3 Lantern Haven")
    expect(told.get_by_role("link", name="Heron")).to_have_attribute("href", "../units.html#lamp-heron")
    page.get_by_label("Hex or place").fill("Atlantis")
    page.keyboard.press("Enter")
    assert page.get_by_label("Hex or place").evaluate("each => each.validity.customError")


def test_arrow_keys_go_from_hex_to_hex(root: Path, page: Page) -> None:
    told = _open_map(root, page, "#hex-C-3")
    expect(told).to_contain_text("C-3")
    page.get_by_role("region", name="Set-up of First Light").focus()
    seen = []
    for key in ("ArrowDown", "ArrowUp", "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft"):
        page.keyboard.press(key)
        expect(told.locator("strong").first).not_to_have_text(seen[-1] if seen else "C-3")
        seen.append(told.locator("strong").first.inner_text())
    assert (seen[0], seen[1], seen[3], seen[5]) == ("D-3", "C-3", "C-5", "C-3")
    page.keyboard.press("Enter")
    expect(told.get_by_role("link").first).to_be_focused()
    page.get_by_role("region", name="Set-up of First Light").focus()
    page.keyboard.press("Escape")
    expect(told).to_have_text(re.compile("^Point at a hex"))


def test_the_address_of_any_hex_shows_it(root: Path, page: Page) -> None:
    page.goto((root / "map.html").as_uri() + "#hex-G-6")
    expect(page.locator(".hex-told")).to_contain_text("G-6")
    expect(page.locator(".map .cursor")).to_be_in_viewport()


def test_a_finger_asks_the_map_and_finds_its_counters(browser: Browser, root: Path) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    told = _open_map(root, page)
    page.locator("[id='hex-C-3'] polygon").scroll_into_view_if_needed()
    page.locator("[id='hex-C-3'] polygon").tap(force=True)
    expect(told).to_contain_text("C-3 Lantern Haven")
    told.get_by_role("link", name="Heron").tap()
    page.wait_for_url("**/units.html#lamp-heron")
    context.close()
