"""A real browser for the tests of the site: where it is, how large its window, what it complains of."""

import os
import shutil

import pytest
from playwright.sync_api import BrowserContext, Page, Request, ViewportSize, expect

PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1280, "height": 900}


def chromium() -> str:
    """A Chromium of this machine, or why the tests are skipped."""
    for name in ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"):
        found = shutil.which(name)
        if found:
            return found
    reason = "there is no Chromium here (chromium, chromium-browser, google-chrome or chrome on the PATH)"
    if os.environ.get("OOBC_REQUIRE_BROWSER"):
        pytest.fail(reason)
    pytest.skip(reason)


def listen(context: BrowserContext, complaints: list[str]) -> None:
    """Notes whatever the pages of a window complain of or ask the outside for."""

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


def ask(page: Page, words: str) -> None:
    """Types into the search and waits for the answer."""
    page.locator("#search").fill(words)
    expect(page.locator("#results .count")).to_contain_text(f"“{words.strip()}”")
