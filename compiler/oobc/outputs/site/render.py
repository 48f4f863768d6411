"""The site put together: pages from templates, pictures, search, fonts."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from oobc.art.typst import Press
from oobc.game import Game
from oobc.game.scenarios import Scenario
from oobc.outputs.artifact import Artifact
from oobc.outputs.site import addresses, contents, forces, play, sheet, specimens
from oobc.outputs.site.changes import any_of, contradictions, updates
from oobc.outputs.site.ground import hexes_script
from oobc.outputs.site.links import Links
from oobc.outputs.site.pages import base, changes, chapter, glossary, index, sequence, sources, tables
from oobc.outputs.site.pages import map as the_map
from oobc.outputs.site.pictures import Picture, counter_pictures, exact_picture, key_picture, map_picture, maps
from oobc.outputs.site.relations import relations
from oobc.outputs.site.search import search_script
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

Values = dict[str, Any]


@dataclass(frozen=True, slots=True)
class _Site:
    """What the pages share."""

    game: Game
    faces: Mapping[str, Picture]
    """The pictures of the counters, by path."""
    maps: Mapping[str, int]
    """The number of each scenario's map."""
    spots: tuple[sheet.Spot, ...]


@dataclass(frozen=True, slots=True)
class _Page:
    """A page, the template that lays it out, what that shows, and what the other pages call it if they lead to it."""

    path: str
    template: str
    view: Callable[[Links], object]
    tab: str = ""


def render(game: Game, press: Press) -> Iterator[Artifact]:
    """The site, under `site/`."""
    site = _Site(
        game, {each.path: each for each in counter_pictures(press, game)}, maps(game), tuple(sheet.spots(game))
    )
    own = {addresses.scenario_page(id): id for id in game.scenarios}
    for path, content in _files(site, press):
        yield Artifact(f"site/{path}", content, own.get(path))
    for path, name in _SCRIPTS.items():
        package = templates() / "site" / name
        parts = json.loads((package / "package.json").read_bytes())["files"]
        yield Artifact(f"site/{path}", b"\n".join((package / part).read_bytes() for part in parts))
    for path, source in _COPIED.items():
        yield Artifact(f"site/{path}", (templates() / source).read_bytes())


def _files(site: _Site, press: Press) -> Iterator[tuple[str, bytes]]:
    game = site.game
    yield from ((path, each.content) for path, each in site.faces.items())
    drawn = {number: game.scenarios[id] for id, number in site.maps.items()}
    for number in range(max(drawn, default=0) + 1):
        yield addresses.map_picture(number), map_picture(press, game, drawn.get(number))
    yield addresses.MAP_EXACT, exact_picture(press, game)
    yield addresses.MAP_KEY, key_picture(press, game)
    yield "search-data.js", search_script(game)
    yield "hexes.js", hexes_script(game)
    hexes = {spot.at: spot.anchor for spot in site.spots}
    pages = list(_pages(site))
    tabs = {each.path: each.tab for each in pages if each.tab}
    frame = base.frame(game, tabs.items())
    environment = _environment()
    for page in pages:
        around = frame.round(page.path)
        links = Links(game, around.root, hexes, tabs)
        view = page.view(links)
        old = {"game": game, "faces": site.faces, "addresses": addresses, "links": links}
        if isinstance(view, dict):
            old |= view
        template = environment.get_template(f"{page.template}.html.j2")
        yield page.path, template.render(old, frame=around, page=view).encode()


def _pages(site: _Site) -> Iterator[_Page]:
    """Every page, those that all pages lead to in the order in which they are named."""
    game = site.game
    yield _Page(addresses.INDEX, "index", index.view, "Contents")
    for scenario in game.scenarios.values():
        own = addresses.scenario_page(scenario.id)
        yield _Page(own, "scenario", partial(_scenario, site, scenario), scenario.title)
    if game.scenarios:
        yield _Page(addresses.NOW, "now", _now, "Now")
    yield _Page(addresses.UNITS, "units", _units, "Units")
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
    for at, each in enumerate(chapters):
        yield _Page(each.page, "chapter", partial(chapter.view, chapters=chapters, at=at, relations=related))


def _scenario(site: _Site, scenario: Scenario, links: Links) -> Values:
    game = site.game
    return {
        "scenario": scenario,
        "armies": forces.armies(game, scenario),
        "arrivals": forces.arrivals(game, scenario),
        "groups": forces.groups(game, scenario),
        "stacks": sheet.stacks(game, scenario, site.faces),
        "figure": links.figure(
            f"Set-up of {scenario.title}",
            "Every counter leads to what it is; in a stack the lowest lies to the left.",
            addresses.map_picture(site.maps[scenario.id]),
            scenario.id,
        ),
        "special": links.told(scenario.special),
        "updates": tuple(updates(links, scenario)),
        "contradictions": contradictions(links, scenario),
    }


def _now(links: Links) -> Values:
    game = links.game
    return {"moments": play.moments(game), "turn_kinds": play.rules_of_kinds(game)}


def _units(links: Links) -> Values:
    game = links.game
    companies = contents.companies(game)
    return {
        "companies": companies,
        "by_side": [(side, list(own)) for side, own in groupby(companies, lambda each: each.side)],
        "marks": {
            piece.id: ", ".join(mark.title for mark in specimens.quality(game, piece)) for piece in game.pieces.values()
        },
        "specimens": specimens.specimens(game),
        "states": specimens.states(game),
    }


def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(templates() / "site"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.tests["has"] = lambda holder, key: key in holder
    return environment
