"""The site in one file: everything works as in the folder, and nothing else is asked for."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from oobc.art.typst import Press
from oobc.game import Game
from oobc.outputs.site import render, single
from outputs.browsing import ask


@pytest.fixture(scope="module")
def file(game: Game, tmp_path_factory: pytest.TempPathFactory) -> Path:
    (artifact,) = single.render(game, render(game, Press(game.look)))
    path = tmp_path_factory.mktemp("one file") / artifact.path
    path.write_bytes(artifact.content)
    return path


@pytest.fixture(autouse=True)
def _alone(page: Page, file: Path, complaints: list[str]) -> None:
    """Every other file that is asked for is a complaint."""

    def asked(request: Request) -> None:
        if not request.url.startswith((file.as_uri(), "data:")):
            complaints.append(f"asked for {request.url}")

    page.on("request", asked)


def test_every_page_of_the_site_is_in_it(game: Game, file: Path, page: Page) -> None:
    for artifact in render(game, Press(game.look)):
        path = artifact.path.removeprefix("site/")
        if path.endswith(".html"):
            page.goto(f"{file.as_uri()}?{path}")
            title = artifact.content.decode().partition("<title>")[2].partition("</title>")[0]
            assert page.title() == title.replace("&#39;", "'")
            assert page.locator("img:not([src^='data:']), image:not([href^='data:'])").count() == 0
            assert page.locator("nav.site [aria-current=page]").count() == (not path.startswith("rules/"))


def test_links_lead_to_its_pages_and_back(file: Path, page: Page) -> None:
    page.goto(file.as_uri())
    page.get_by_role("link", name="1 Sailing").click()
    expect(page.get_by_role("heading", name="Mutiny")).to_be_visible()
    page.locator("[id='1.2'] .prose a.case-ref").first.click()
    expect(page.locator("[id='2.1']")).to_be_in_viewport()
    page.go_back()
    expect(page.get_by_role("heading", name="Mutiny")).to_be_visible()


def test_a_deep_link_shows_its_case(file: Path, page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 300})
    page.goto(f"{file.as_uri()}?rules/1.html#1.31")
    expect(page.locator("[id='1.31']")).to_be_in_viewport()
    assert page.locator(":target").get_attribute("id") == "1.31"
    page.goto(f"{file.as_uri()}#1.21")
    page.wait_for_url("**?rules/1.html#1.21")


def test_the_search_answers_with_pictures(file: Path, page: Page) -> None:
    page.goto(f"{file.as_uri()}?rules/1.html")
    ask(page, "heron")
    expect(page.locator(".hit img").first).to_have_js_property("complete", value=True)
    assert page.locator(".hit img").first.evaluate("each => each.naturalWidth") > 0
    page.keyboard.press("Enter")
    page.wait_for_url("**?units.html#lamp-heron")
    expect(page.locator("#lamp-heron")).to_be_in_viewport()


def test_a_link_shows_what_is_behind_it(file: Path, page: Page) -> None:
    page.goto(f"{file.as_uri()}?scenarios/first-light.html")
    page.locator(".stack a[href*='units.html#cpt-brand']").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Brand")


def test_the_map_shows_a_hex(file: Path, page: Page) -> None:
    page.goto(f"{file.as_uri()}?scenarios/first-light.html#hex-C-3")
    expect(page.locator("[id='hex-C-3']")).to_be_in_viewport()
    expect(page.locator(".hex-told")).to_contain_text("Lantern Haven")
    expect(page.locator(".hex-told img").first).to_have_js_property("complete", value=True)


def test_the_front_page_can_be_read_without_scripts(browser: Browser, file: Path) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(file.as_uri())
    expect(page.get_by_role("heading", name="Two Lights", level=1)).to_be_visible()
    expect(page.get_by_role("link", name="1 Sailing")).to_be_visible()
    context.close()
