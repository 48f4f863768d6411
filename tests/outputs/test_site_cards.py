"""The card of what is behind a link: for the mouse, the keyboard and the finger."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from outputs.browsing import PHONE

PREVIEWS = [
    ("rules/1.html", "[id='1.2'] .prose a.case-ref", "The four tides"),
    ("rules/3.html", ".prose a.term-ref", "What lamps burn"),
    ("units.html", "#lamp-heron dl.where a[href*='#hex-']", "C-3"),
    ("map.html", "td a[href*='#hex-']", "Lantern Haven"),
    ("rules/1.html", "footer.meta a[href*='tables.html']", "Grounding"),
    ("scenarios/first-light.html", ".force a[href*='units.html#lamp-heron']", "Heron"),
    ("scenarios/first-light.html", ".stack a[href*='units.html#cpt-brand']", "Brand"),
    ("units.html", "a.dagger[href*=reconstructed]", "Reconstructed"),
]
"""On a page, a link, and what is behind it: case, term, hex with pieces, place, table, unit, counter, source."""
TAPPED = [each for each in PREVIEWS if not each[1].startswith(".stack")]
"""On the map, a finger asks for the hex."""


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


@pytest.mark.parametrize(("path", "link", "words"), TAPPED)
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
