"""The site put together: pages from templates, pictures, search, fonts."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from oobc.art.typst import Press
from oobc.game import Game
from oobc.outputs.artifact import Artifact
from oobc.outputs.site import addresses, contents
from oobc.outputs.site.changes import any_of
from oobc.outputs.site.ground import hexes_script
from oobc.outputs.site.links import Links
from oobc.outputs.site.pages import (
    base,
    changes,
    chapter,
    glossary,
    index,
    now,
    scenario,
    sequence,
    sources,
    tables,
    units,
)
from oobc.outputs.site.pages import map as the_map
from oobc.outputs.site.pictures import counter_pictures, exact_picture, key_picture, map_picture, maps
from oobc.outputs.site.relations import relations
from oobc.outputs.site.search import search_script
from oobc.outputs.site.sheet import spots
from oobc.resources import templates

_COPIED = {
    "site.css": "site/site.css",
    "fonts/Barlow-Regular.woff2": "site/fonts/Barlow-Regular.woff2",
    "fonts/Barlow-Bold.woff2": "site/fonts/Barlow-Bold.woff2",
    "fonts/RobotoCondensed-SemiBold.woff2": "site/fonts/RobotoCondensed-SemiBold.woff2",
    "fonts/OFL-Barlow.txt": "fonts/OFL-Barlow.txt",
    "fonts/OFL-RobotoCondensed.txt": "fonts/OFL-RobotoCondensed.txt",
}
"""Files that are the same in every site, and where in the templates they come from."""

_SCRIPTS = {"site.js": "scripts", "search.js": "search"}
"""The scripts that are joined, and the package of their parts, which lists these in their order."""


@dataclass(frozen=True, slots=True)
class _Page:
    """A page, the template that lays it out, what that shows, and what the other pages call it if they lead to it."""

    path: str
    template: str
    view: Callable[[Links], object]
    tab: str = ""


def render(game: Game, press: Press) -> Iterator[Artifact]:
    """The site, under `site/`."""
    own = {addresses.scenario_page(id): id for id in game.scenarios}
    for path, content in _files(game, press):
        yield Artifact(f"site/{path}", content, own.get(path))
    for path, name in _SCRIPTS.items():
        package = templates() / "site" / name
        parts = json.loads((package / "package.json").read_bytes())["files"]
        yield Artifact(f"site/{path}", b"\n".join((package / part).read_bytes() for part in parts))
    for path, source in _COPIED.items():
        yield Artifact(f"site/{path}", (templates() / source).read_bytes())


def _files(game: Game, press: Press) -> Iterator[tuple[str, bytes]]:
    faces = {each.path: each for each in counter_pictures(press, game)}
    numbers = maps(game)
    yield from ((path, each.content) for path, each in faces.items())
    drawn = {number: game.scenarios[id] for id, number in numbers.items()}
    for number in range(max(drawn, default=0) + 1):
        yield addresses.map_picture(number), map_picture(press, game, drawn.get(number))
    yield addresses.MAP_EXACT, exact_picture(press, game)
    yield addresses.MAP_KEY, key_picture(press, game)
    yield "search-data.js", search_script(game)
    yield "hexes.js", hexes_script(game)
    hexes = {spot.at: spot.anchor for spot in spots(game)}
    pages = list(_pages(game, numbers))
    tabs = {each.path: each.tab for each in pages if each.tab}
    environment, origins = _environment(), base.origins(game)
    for page in pages:
        frame = base.frame(game, page.path, tabs, origins)
        view = page.view(Links(game, frame.root, hexes, tabs, faces))
        template = environment.get_template(f"{page.template}.html.j2")
        yield page.path, template.render(frame=frame, page=view).encode()


def _pages(game: Game, numbers: Mapping[str, int]) -> Iterator[_Page]:
    """Every page, in the order in which all pages lead to them; `numbers` are those of the maps."""
    yield _Page(addresses.INDEX, "index", index.view, "Contents")
    for each in game.scenarios.values():
        view = partial(scenario.view, scenario=each, picture=addresses.map_picture(numbers[each.id]))
        yield _Page(addresses.scenario_page(each.id), "scenario", view, each.title)
    if game.scenarios:
        yield _Page(addresses.NOW, "now", now.view, "Now")
    yield _Page(addresses.UNITS, "units", units.view, "Units")
    yield _Page(addresses.MAP, "map", the_map.view, "Map")
    if game.series.phases:
        yield _Page(addresses.SEQUENCE, "sequence", sequence.view, "Sequence of play")
    if game.tables:
        yield _Page(addresses.TABLES, "tables", tables.view, "Tables")
    if game.terms:
        yield _Page(addresses.GLOSSARY, "glossary", glossary.view, "Glossary")
    if any_of(game):
        yield _Page(addresses.CHANGES, "changes", changes.view, "Changes")
    yield _Page(addresses.SOURCES, "sources", sources.view, "Sources")
    chapters, related = contents.chapters(game), relations(game)
    for at, one in enumerate(chapters):
        yield _Page(one.page, "chapter", partial(chapter.view, chapters=chapters, at=at, relations=related))


def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(templates() / "site"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
