"""The site as one HTML file: the front page with all other pages, pictures, fonts and scripts in it.

A link leads to the same file with the page behind a question mark: `espinosa.html?rules/7.html#7.62`.
"""

import posixpath
import re
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping

from oobc.art.views import View
from oobc.game import Game
from oobc.outputs.artifact import Artifact
from oobc.outputs.site.addresses import INDEX
from oobc.outputs.site.views import to_json
from oobc.resources import templates

_TYPES = {
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".txt": "text/plain;charset=utf-8",
}
_LATER = ("search.js", "search-data.js", "hexes.js")
"""Scripts that wait until somebody asks."""

_LINK = re.compile(r'\b(href|src)="([^"#]+)(#[^"]*)?"')
_FONT = re.compile(r"url\(([^)]*)\)")
_TITLE = re.compile(r"<title>(.*?)</title>", re.DOTALL)
_PAGE = re.compile(r'<div id="page"(?: class="([^"]*)")?>\n(.*)</div>\n</main>', re.DOTALL)
_STYLE = re.compile(r'<link rel="stylesheet"[^>]*>')
_SCRIPT = re.compile(r"<script src=[^>]*></script>\n")


class Part(View):
    """What differs from page to page."""

    title: str
    classes: str
    text: str


class Whole(View):
    """What the script of the file puts in its place, by path."""

    pages: Mapping[str, Part]
    files: Mapping[str, str]
    scripts: Mapping[str, str]


def render(game: Game, site: Iterable[Artifact]) -> Iterator[Artifact]:
    """The file, made of the artifacts of the site."""
    files = {each.path.removeprefix("site/"): each.content for each in site}
    pages = {path: content.decode() for path, content in files.items() if path.endswith(".html")}
    held = {path: place for place, path in enumerate(path for path in files if posixpath.splitext(path)[1] in _TYPES)}
    whole = Whole(
        {path: _page(path, text, held) for path, text in pages.items() if path != INDEX},
        {path: _data(path, files[path]) for path in held},
        {path: files[path].decode() for path in _LATER},
    )
    style = _FONT.sub(lambda match: f"url({_data(match[1], files[match[1]])})", files["site.css"].decode())
    boot = (templates() / "site/scripts/whole.js").read_text(encoding="utf-8")
    scripts = (
        f'<script id="whole" type="application/json">{_inert(to_json(whole))}</script>\n'
        f"<script>\n{boot}</script>\n<script>\n{files['site.js'].decode()}</script>\n"
    )
    front = _linked(INDEX, pages[INDEX], held)
    front = _SCRIPT.sub("", _STYLE.sub(lambda _: f"<style>\n{style}</style>", front, count=1), count=1)
    text = front.replace("</body>", f"{scripts}</body>")
    yield Artifact(f"{game.id}.html", text.encode())


def _page(path: str, text: str, held: Mapping[str, int]) -> Part:
    title, page = _TITLE.search(text), _PAGE.search(text)
    if title is None or page is None:
        raise AssertionError(f"{path} has not the parts of a page")
    return Part(title[1], page[1] or "", _linked(path, page[2], held))


def _linked(path: str, text: str, held: Mapping[str, int]) -> str:
    """A page with its links as they are in the file; `@7` stands for the seventh of the files in it."""

    def link(match: re.Match[str]) -> str:
        name, address, anchor = match[1], match[2], match[3] or ""
        if ":" in address:
            return match[0]
        target = posixpath.normpath(posixpath.join(posixpath.dirname(path), address))
        if target.endswith(".html"):
            return f'{name}="?{target}{anchor}"'
        if target in held:
            saved = f' download="{posixpath.basename(target)}"' if target.endswith(".txt") else ""
            return f'{name}="@{held[target]}"{saved}'
        return match[0]

    return _LINK.sub(link, text)


def _data(path: str, content: bytes) -> str:
    return f"data:{_TYPES[posixpath.splitext(path)[1]]};base64,{b64encode(content).decode()}"


def _inert(text: str) -> str:
    """JSON that ends no script element: `<` as an escape."""
    return text.replace("<", "\\u003c")
