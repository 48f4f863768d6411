"""The game that the tests of outputs make things of: the made-up one of `tests/project`; its site in a browser."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from authoring import TESTS, game_of
from oobc.art.typst import Press
from oobc.game import Game
from oobc.outputs.site import render
from outputs.browsing import DESKTOP, chromium, listen


@pytest.fixture(scope="session")
def game() -> Game:
    """*Two Lights*: another series, hexes with letters, three sides."""
    return game_of(TESTS / "project", "two-lights")


@pytest.fixture(scope="session")
def root(game: Game, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site of the made-up game."""
    folder = tmp_path_factory.mktemp("the site")
    for artifact in render(game, Press(game.look)):
        path = folder / artifact.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(artifact.content)
    return folder / "site"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    executable = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def complaints() -> list[str]:
    return []


@pytest.fixture
def context(browser: Browser, complaints: list[str]) -> Iterator[BrowserContext]:
    """A fresh window; whatever it complains of or asks the outside for fails the test."""
    context = browser.new_context(viewport=DESKTOP)
    listen(context, complaints)
    yield context
    context.close()
    assert complaints == []


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()
