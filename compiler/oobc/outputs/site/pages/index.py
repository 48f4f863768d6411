"""The front page: the scenarios, the pages for play, the contents of the rules."""

from collections.abc import Iterator

from markupsafe import Markup

from oobc.art.views import View
from oobc.game.scenarios import Scenario
from oobc.outputs.site import addresses, contents
from oobc.outputs.site.changes import reasons
from oobc.outputs.site.links import Links
from oobc.outputs.site.views import Numbered
from oobc.outputs.words import counted, played

_SECTION = 2
"""The level of a section."""

Chapter = tuple[Numbered, str, tuple[Numbered, ...]]
"""A chapter, how many sections it has, and these."""


class Index(View):
    title: str
    subtitle: str
    lead: str
    note: Markup
    scenarios: tuple[tuple[Markup, Markup, Markup], ...]
    """The link to each, its turns, its case."""
    cards: tuple[tuple[Markup, str | Markup], ...]
    """The link to each page for play, and what is on it."""
    books: tuple[tuple[str, tuple[Chapter, ...]], ...]
    """By title, their chapters."""


def view(links: Links) -> Index:
    game = links.game
    pages = ((links.link(page, title), about) for page, title, about in _pages(links) if page in links.pages)
    books = ((title, tuple(_chapter(links, each) for each in own)) for title, own in contents.books(game).items())
    return Index(
        title=game.battle.title,
        subtitle=game.battle.subtitle or "",
        lead=f"{game.box.title} · {game.series.about.title} · rules {game.box.rules_version}",
        note=links.note(game.battle.note, here=True),
        scenarios=tuple(
            (links.scenario(each), _turns(links, each), links.case(each.case)) for each in game.scenarios.values()
        ),
        cards=tuple(pages),
        books=tuple(books),
    )


def _turns(links: Links, scenario: Scenario) -> Markup:
    if not scenario.turns:
        return Markup()
    player, turns = links.game.box.sides[scenario.first_player], counted(len(scenario.turns), "turn")
    return Markup("{}<br>{} · {} first").format(played(scenario), turns, player.title)


def _pages(links: Links) -> Iterator[tuple[str, str, str | Markup]]:
    """What may be on the site besides scenarios and rules."""
    game = links.game
    counters = sum(1 for _ in game.units())
    changed: str | Markup = "Updates and versions of the rules"
    if found := reasons(links, game.accepted):
        there = links.link(f"{addresses.CHANGES}#contradictions", f"{counted(len(found), 'contradiction')} of print")
        changed = Markup("{}; {}").format(changed, there)
    yield addresses.NOW, "What applies now", "Checks, arrivals and rules of a turn"
    kinds = ", ".join(game.series.turn_kinds[id].title for id in game.series.phases)
    yield addresses.SEQUENCE, "Sequence of play", kinds
    yield addresses.TABLES, "Tables", f"{len(game.tables)} that the rules print"
    yield addresses.GLOSSARY, "Glossary", f"{len(game.terms)} terms"
    yield addresses.UNITS, "Units", f"{counters} counters and {len(game.pieces) - counters} markers"
    yield addresses.MAP, "Map", f"{len(game.map.sheet.places)} places, terrain key"
    yield addresses.CHANGES, "What changed", changed
    yield addresses.SOURCES, "Sources", "What is not print, and where it is from"


def _chapter(links: Links, chapter: contents.Chapter) -> Chapter:
    sections = tuple(links.numbered(each) for each in chapter.cases if each.level == _SECTION)
    about = Numbered(chapter.page, chapter.number, chapter.title, 1)
    return about, counted(len(sections), "section"), sections
