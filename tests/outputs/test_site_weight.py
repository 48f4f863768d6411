"""The first view of a page is light: what it needs before it can be read, compressed as a host sends it."""

import gzip
import re

import pytest

from authoring import TESTS, game_of
from oobc.art.typst import Press
from oobc.outputs.site import render
from outputs.pages import read

BATTLES = {"two-lights": TESTS / "project", "espinosa": TESTS.parent}
MOST = 100_000
"""Bytes. Pictures and the search come afterwards."""
FONT = re.compile(r"url\((fonts/[^)]*)\)")


def _needs(site: dict[str, bytes], path: str) -> set[str]:
    """A page, its style and script, and the fonts of the style."""
    head = read(path, site[path]).root
    named = [each.attributes["href"] for each in head.all("link", rel="stylesheet")]
    named += [each.attributes["src"] for each in head.all("script")]
    files = {each.rpartition("../")[2] for each in named}
    return {path} | files | {font for each in files for font in FONT.findall(site[each].decode())}


def _sent(path: str, content: bytes) -> int:
    return len(content if path.endswith(".woff2") else gzip.compress(content, mtime=0))


@pytest.mark.parametrize("battle", BATTLES)
def test_the_first_view_of_every_page_is_light(battle: str) -> None:
    game = game_of(BATTLES[battle], battle)
    site = {each.path.removeprefix("site/"): each.content for each in render(game, Press(game.look))}
    needs = {path: _needs(site, path) for path in site if path.endswith(".html")}
    weights = {path: sum(_sent(each, site[each]) for each in its) for path, its in needs.items()}
    assert all({"site.css", "site.js"} < its and any(each.endswith(".woff2") for each in its) for its in needs.values())
    assert {path: weight for path, weight in weights.items() if weight > MOST} == {}
