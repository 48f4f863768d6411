"""The site for everyone: axe finds nothing, a phone never scrolls sideways, without scripts all can be read."""

import re
from pathlib import Path
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, ViewportSize, expect

from outputs.browsing import DESKTOP, PHONE, ask


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
    ask(page, "lantern")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    context.close()


def test_on_a_phone_the_thumb_reaches_pages_and_search(browser: Browser, root: Path) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto((root / "rules" / "1.html").as_uri())
    sheet = page.get_by_role("navigation", name="Site")
    expect(sheet).to_be_hidden()
    page.get_by_role("button", name="Pages").tap()
    expect(sheet.get_by_role("link", name="Contents")).to_have_attribute("aria-current", "true")
    sheet.get_by_role("link", name="Glossary").tap()
    page.wait_for_url("**/glossary.html")
    expect(sheet).to_be_hidden()
    page.get_by_role("button", name="Search").tap()
    expect(page.locator("#search")).to_be_focused()
    context.close()


TARGETS = (
    ".thumb button, nav.site a, .contents a, .contents summary, .chapters a, .chapters summary, .jump a, .pill, "
    ".told > summary, .pager a, .zoom label, select"
)
"""What is tapped at the table, beside the links within a text."""


def test_what_a_finger_taps_is_large_enough(browser: Browser, root: Path) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    for path in sorted(root.rglob("*.html")):
        page.goto(path.as_uri())
        small = page.locator(TARGETS).evaluate_all(
            "all => all.filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 44)"
            ".map((each) => each.textContent)"
        )
        assert small == [], path.name
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


def test_paper_has_the_text_and_nothing_to_press(browser: Browser, root: Path) -> None:
    context = browser.new_context(viewport=DESKTOP)
    page = context.new_page()
    page.emulate_media(media="print")
    for path in sorted(root.rglob("*.html")):
        page.goto(path.as_uri())
        pressed = page.locator("nav, button, input, select, .skip, .hex-told")
        assert pressed.evaluate_all("all => all.filter((each) => each.checkVisibility()).length") == 0, path.name
        expect(page.locator("#page")).to_be_visible()
    context.close()


def test_the_keyboard_skips_to_the_text_and_shows_where_it_is(browser: Browser, root: Path) -> None:
    context = browser.new_context(viewport=DESKTOP)
    page = context.new_page()
    page.goto((root / "rules" / "1.html").as_uri())
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the text")).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    page.keyboard.press("Tab")
    rings = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert page.evaluate("document.activeElement.closest('main') !== null")
    assert rings == "solid"
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_is_as_bright_as_the_reader_wants_it(
    browser: Browser, root: Path, scheme: Literal["light", "dark"]
) -> None:
    context = browser.new_context(viewport=DESKTOP, color_scheme=scheme)
    page = context.new_page()
    page.goto((root / "index.html").as_uri())
    red, *_ = map(int, re.findall(r"\d+", page.evaluate("getComputedStyle(document.body).backgroundColor")))
    assert (red < 64) == (scheme == "dark")
    context.close()
