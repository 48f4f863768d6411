"""The site put together: pages from templates, pictures, search, fonts."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from oobc import __version__
from oobc.game import Game
from oobc.hexes.grid import hexside_key
from oobc.outputs.artifact import Artifact
from oobc.outputs.provenance import KINDS, kind_of, shares
from oobc.outputs.site import addresses, changes, contents, forces, play, sheet, specimens
from oobc.outputs.site.ground import hexes_script
from oobc.outputs.site.links import Links
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

_SCRIPTS = {
    "site.js": ("scripts", "page", "finder", "contents", "previews", "map", "hexes", "now", "chart"),
    "search.js": ("search", "words", "synonyms", "library", "question", "ranking", "calls", "excerpts", "search"),
}
"""The scripts that are joined: the folder of their parts, and these in their order."""

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


def render(game: Game) -> Iterator[Artifact]:
    """The site, under `site/`."""
    site = _Site(game, {each.path: each for each in counter_pictures(game)}, maps(game), tuple(sheet.spots(game)))
    own = {addresses.scenario_page(id): id for id in game.scenarios}
    for path, content in _files(site):
        yield Artifact(f"site/{path}", content, own.get(path))
    for path, (folder, *parts) in _SCRIPTS.items():
        sources = (templates() / f"site/{folder}/{part}.js" for part in parts)
        yield Artifact(f"site/{path}", b"\n".join(each.read_bytes() for each in sources))
    for path, source in _COPIED.items():
        yield Artifact(f"site/{path}", (templates() / source).read_bytes())


def _files(site: _Site) -> Iterator[tuple[str, bytes]]:
    game = site.game
    yield from ((path, each.content) for path, each in site.faces.items())
    drawn = {number: game.scenarios[id] for id, number in site.maps.items()}
    for number in range(max(drawn, default=0) + 1):
        yield addresses.map_picture(number), map_picture(game, drawn.get(number))
    yield addresses.MAP_EXACT, exact_picture(game)
    yield addresses.MAP_KEY, key_picture(game)
    yield "search-data.js", search_script(game)
    yield "hexes.js", hexes_script(game)
    parts = shares(game)
    shared = {
        "game": game,
        "kinds": KINDS,
        "shares": parts,
        "counts": sum(parts.values(), Counter()),
        "faces": site.faces,
        "addresses": addresses,
        "changes": changes.any_of(game),
        "examples": contents.examples(game),
        "version": __version__,
    }
    hexes = {spot.at: spot.anchor for spot in site.spots}
    for path, template, values in _pages(site):
        links = Links(game, "../" * path.count("/"), hexes)
        text = _environment().get_template(template).render(shared, links=links, path=path, **values)
        yield path, text.encode()


def _pages(site: _Site) -> Iterator[tuple[str, str, Values]]:
    """Every page: its path, its template and what that shows."""
    game = site.game
    front = {"books": contents.books(game), "contradictions": changes.reasons(game.accepted)}
    yield addresses.INDEX, "index.html.j2", front
    yield from _chapters(game)
    if game.terms:
        yield addresses.GLOSSARY, "glossary.html.j2", {}
    if game.tables:
        yield addresses.TABLES, "tables.html.j2", {}
    if game.series.phases:
        yield addresses.SEQUENCE, "sequence.html.j2", {"sequence": play.sequence(game)}
    if game.scenarios:
        moments, kinds = play.moments(game), play.rules_of_kinds(game)
        yield addresses.NOW, "now.html.j2", {"moments": moments, "turn_kinds": kinds}
    if changes.any_of(game):
        yield addresses.CHANGES, "changes.html.j2", _changes(game)
    yield addresses.UNITS, "units.html.j2", _units(game)
    yield addresses.MAP, "map.html.j2", {"picture": addresses.map_picture(0), "spots": site.spots}
    yield addresses.SOURCES, "sources.html.j2", {"named": contents.named_sources(game)}
    for scenario in game.scenarios.values():
        values = {
            "scenario": scenario,
            "armies": forces.armies(game, scenario),
            "arrivals": forces.arrivals(game, scenario),
            "groups": forces.groups(game, scenario),
            "stacks": sheet.stacks(game, scenario, site.faces),
            "picture": addresses.map_picture(site.maps[scenario.id]),
            "updates": list(changes.updates(game, scenario)),
            "contradictions": changes.contradictions(game, scenario),
        }
        yield addresses.scenario_page(scenario.id), "scenario.html.j2", values


def _units(game: Game) -> Values:
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


def _changes(game: Game) -> Values:
    return {
        "amended": {date: changes.amended(game, date) for date in game.errata},
        "values": {date: list(changes.values(game, each.changes)) for date, each in game.errata.items()},
        "contradictions": changes.reasons(game.accepted),
        "steps": changes.between_versions(game),
        "named": contents.named_sources(game),
    }


def _chapters(game: Game) -> Iterator[tuple[str, str, Values]]:
    chapters = contents.chapters(game)
    shared = {"relations": relations(game)}
    for number, chapter in enumerate(chapters):
        values = {
            "chapter": chapter,
            "before": chapters[number - 1] if number else None,
            "after": chapters[number + 1] if number + 1 < len(chapters) else None,
        }
        yield chapter.page, "chapter.html.j2", shared | values


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(templates() / "site"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters["percent"] = _percent
    environment.filters["ends"] = hexside_key
    environment.tests["has"] = lambda holder, key: key in holder
    environment.tests["of"] = lambda source, kind: kind_of(source) == kind
    return environment


def _percent(part: int, whole: int) -> str:
    return f"{part / whole:.0%}" if part * 200 >= whole else "less than 1%"
