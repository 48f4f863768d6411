"""The site in a real browser, opened from disk as a player opens it."""

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, Request, ViewportSize, expect, sync_playwright

from oobc.game import Game
from oobc.outputs.site import render

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 900}


def _chromium() -> str:
    """A Chromium of this machine, or why the tests are skipped."""
    for name in ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"):
        found = shutil.which(name)
        if found:
            return found
    reason = "there is no Chromium here (chromium, chromium-browser, google-chrome or chrome on the PATH)"
    if os.environ.get("OOBC_REQUIRE_BROWSER"):
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    executable = _chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def root(game: Game, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site of the made-up game."""
    folder = tmp_path_factory.mktemp("the site")
    for artifact in render(game):
        path = folder / artifact.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(artifact.content)
    return folder / "site"


@pytest.fixture
def complaints() -> list[str]:
    return []


@pytest.fixture
def context(browser: Browser, complaints: list[str]) -> Iterator[BrowserContext]:
    """A fresh window; whatever it complains of or asks the outside for fails the test."""
    context = browser.new_context(viewport=DESKTOP)
    _listen(context, complaints)
    yield context
    context.close()
    assert complaints == []


def _listen(context: BrowserContext, complaints: list[str]) -> None:
    def asked(address: str) -> None:
        if not address.startswith(("file:", "data:")):
            complaints.append(f"asked for {address}")

    def failed(request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left before it came
            complaints.append(f"did not get {request.url}: {request.failure}")

    context.on("request", lambda request: asked(request.url))
    context.on("requestfailed", failed)
    context.on("console", lambda message: complaints.append(f"{message.type}: {message.text}"))
    context.on("weberror", lambda error: complaints.append(str(error.error)))


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()


def _ask(page: Page, words: str) -> None:
    """Types into the search and waits for the answer."""
    page.locator("#search").fill(words)
    expect(page.locator("#results .count")).to_contain_text(f"“{words.strip()}”")


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
    _ask(page, "1.2")
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
    _ask(page, words)
    assert _titles(page)[0] == found


def test_results_come_in_groups(root: Path, page: Page) -> None:
    page.goto((root / "scenarios" / "wreckers.html").as_uri())
    _ask(page, "lantern")
    groups = page.locator("#results h2").all_inner_texts()
    assert {"Rules", "Places"} <= set(groups)
    assert page.locator("#page").is_hidden()


def test_nothing_found_is_said(root: Path, page: Page) -> None:
    page.goto((root / "index.html").as_uri())
    _ask(page, "xyzzy")
    assert page.locator("#results .count").inner_text() == "Nothing found for “xyzzy”"
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
    _ask(page, "tide races")
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
    _ask(page, "1.31")
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


PREVIEWS = [
    ("rules/1.html", "[id='1.2'] .prose a.case-ref", "The four tides"),
    ("rules/3.html", ".prose a.term-ref", "What lamps burn"),
    ("units.html", "#lamp-heron dl.where a[href*='#hex-']", "C-3"),
    ("map.html", "td a[href*='#hex-']", "Lantern Haven"),
    ("rules/1.html", "footer.meta a[href*='tables.html']", "Grounding"),
    ("scenarios/first-light.html", ".force a[href*='units.html#lamp-heron']", "Heron"),
    ("scenarios/first-light.html", ".stack a[href*='units.html#cpt-brand']", "Brand"),
    ("units.html", "a.dagger", "Reconstructed"),
]
"""On a page, a link, and what is behind it: case, term, hex with pieces, place, table, unit, counter, source."""


@pytest.mark.parametrize(("path", "link", "words"), PREVIEWS)
def test_a_link_shows_what_is_behind_it(root: Path, page: Page, path: str, link: str, words: str) -> None:
    page.goto((root / path).as_uri())
    page.locator(link).first.hover()
    card = page.get_by_role("tooltip")
    expect(card).to_contain_text(words)
    assert page.locator(link).first.get_attribute("aria-describedby") == card.get_attribute("id")
    card.hover()  # it stays under the mouse
    page.wait_for_timeout(400)
    expect(card).to_be_visible()
    page.mouse.move(2, 2)
    expect(card).to_have_count(0)
    assert page.locator(link).first.get_attribute("aria-describedby") is None


@pytest.mark.parametrize(("path", "link", "words"), PREVIEWS)
def test_the_keyboard_shows_it_too_and_escape_takes_it_away_at_once(
    root: Path, page: Page, path: str, link: str, words: str
) -> None:
    page.goto((root / path).as_uri())
    page.keyboard.press("Tab")
    page.locator(link).first.focus()
    expect(page.get_by_role("tooltip")).to_contain_text(words)
    page.keyboard.press("Escape")
    assert page.get_by_role("tooltip").count() == 0
    page.keyboard.press("Enter")
    page.wait_for_url("**#*")


@pytest.mark.parametrize(("path", "link", "words"), PREVIEWS)
def test_a_tap_shows_it_and_the_card_leads_there(
    browser: Browser, root: Path, path: str, link: str, words: str
) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto((root / path).as_uri())
    page.locator(link).first.tap()
    card = page.get_by_role("dialog")
    expect(card).to_contain_text(words)
    expect(card).to_be_focused()
    assert "#" not in page.url
    page.keyboard.press("Escape")
    assert card.count() == 0
    page.locator(link).first.tap()
    card.get_by_role("link").tap()
    page.wait_for_url("**#*")
    context.close()


def test_a_second_tap_follows_the_link_and_one_beside_it_closes_the_card(browser: Browser, root: Path) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto((root / "rules" / "1.html").as_uri())
    link = page.locator("[id='1.2'] .prose a.case-ref").first
    link.tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.locator("h1").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    link.tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    link.tap()
    page.wait_for_url("**#*")
    context.close()


def test_what_only_leads_on_shows_no_card(root: Path, page: Page) -> None:
    page.goto((root / "rules" / "1.html").as_uri())
    page.locator("aside a").first.hover()
    page.wait_for_timeout(500)
    assert page.locator(".peek").count() == 0


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


# ---- accessible ----


def _barriers(page: Page) -> list[str]:
    """What axe finds wrong with a page as it stands."""
    found = Axe().run(page).response["violations"]
    return [f"{each['id']}: {node['html']}" for each in found for node in each["nodes"]]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(browser: Browser, root: Path, scheme: Literal["light", "dark"], size: ViewportSize) -> None:
    context = browser.new_context(viewport=size, color_scheme=scheme)
    page = context.new_page()
    for path in sorted(root.rglob("*.html")):
        page.goto(path.as_uri() + "#5.3")
        page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
        assert _barriers(page) == [], path.name
    page.goto((root / "tables.html").as_uri())
    page.get_by_role("gridcell").first.click()
    assert _barriers(page) == []
    page.goto((root / "index.html").as_uri() + "#q=tide")
    expect(page.locator(".hit").first).to_be_visible()
    assert _barriers(page) == []
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_a_card(browser: Browser, root: Path, scheme: Literal["light", "dark"]) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, color_scheme=scheme)
    page = context.new_page()
    page.goto((root / "rules" / "1.html").as_uri())
    page.locator(".prose a.case-ref").first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_role("tooltip")).to_be_visible()
    assert _barriers(page) == []
    page.keyboard.press("Escape")
    page.locator(".prose a.case-ref").first.tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert _barriers(page) == []
    context.close()


def test_a_phone_never_scrolls_sideways(browser: Browser, root: Path) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    for path in [*sorted(root.rglob("*.html")), root / "index.html"]:
        page.goto(path.as_uri())
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE["width"], f"{path.name} is {width} wide"
    _ask(page, "lantern")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    context.close()


def test_without_scripts_all_can_be_read(browser: Browser, root: Path) -> None:
    context = browser.new_context(viewport=DESKTOP, java_script_enabled=False)
    page = context.new_page()
    page.goto((root / "index.html").as_uri())
    assert page.locator("#search").is_hidden()
    page.get_by_role("link", name="1 Sailing").click()
    expect(page.get_by_role("heading", name="Mutiny")).to_be_visible()
    page.goto((root / "scenarios" / "first-light.html").as_uri())
    expect(page.locator(".stack image").first).to_be_visible()
    context.close()
