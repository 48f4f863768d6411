"""The front page: the scenarios, the pages for play, the contents of the rules."""

from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup

from oobc.game.scenarios import Scenario
from oobc.outputs.site import addresses, changes, contents
from oobc.outputs.site.links import Links
from oobc.outputs.site.views import Link, Numbered, counted

_SECTION = 2
"""The level of a section."""


@dataclass(frozen=True, slots=True)
class ScenarioCard:
    """A scenario in short."""

    page: Link
    span: str
    """Its first turn and its last."""
    turns: str
    rules: Markup


@dataclass(frozen=True, slots=True)
class Card:
    """A page, and what is on it."""

    page: Link
    about: str
    link: Link | None = None
    """A part of it that has a link of its own."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter with its sections."""

    about: Numbered
    count: str
    sections: tuple[Numbered, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """Chapters that belong together."""

    title: str
    chapters: tuple[Chapter, ...]


@dataclass(frozen=True, slots=True)
class Index:
    """The page."""

    title: str
    subtitle: str
    lead: str
    note: Markup
    scenarios: tuple[ScenarioCard, ...]
    cards: tuple[Card, ...]
    books: tuple[Book, ...]


def view(links: Links) -> Index:
    """The page."""
    game = links.game
    return Index(
        title=game.battle.title,
        subtitle=game.battle.subtitle or "",
        lead=f"{game.box.title} · {game.series.about.title} · rules {game.box.rules_version}",
        note=links.note(game.battle.note, here=True),
        scenarios=tuple(_scenario(links, each) for each in game.scenarios.values()),
        cards=tuple(each for each in _cards(links) if each.page.address in links.pages),
        books=tuple(
            Book(each.title, tuple(_chapter(links, one) for one in each.chapters)) for each in contents.books(game)
        ),
    )


def _scenario(links: Links, scenario: Scenario) -> ScenarioCard:
    span = turns = ""
    if scenario.turns:
        first = links.game.box.sides[scenario.first_player]
        span = f"{scenario.turns[0].id} to {scenario.turns[-1].id}"
        turns = f"{len(scenario.turns)} turns · {first.title} first"
    page = Link(links.to(addresses.scenario_page(scenario.id)), scenario.title)
    return ScenarioCard(page, span, turns, links.case(scenario.case))


def _cards(links: Links) -> Iterator[Card]:
    game = links.game
    counters = sum(1 for _ in game.units())
    kinds = ", ".join(game.series.turn_kinds[id].title for id in game.series.phases)
    found = len(changes.reasons(links, game.accepted))
    contradictions = Link(f"{addresses.CHANGES}#contradictions", f"{counted(found, 'contradiction')} of print")
    yield Card(Link(addresses.NOW, "What applies now"), "Checks, arrivals and rules of a turn")
    yield Card(Link(addresses.SEQUENCE, "Sequence of play"), kinds)
    yield Card(Link(addresses.TABLES, "Tables"), f"{len(game.tables)} that the rules print")
    yield Card(Link(addresses.GLOSSARY, "Glossary"), f"{len(game.terms)} terms")
    yield Card(Link(addresses.UNITS, "Units"), f"{counters} counters and {len(game.pieces) - counters} markers")
    yield Card(Link(addresses.MAP, "Map"), f"{len(game.map.sheet.places)} places, terrain key")
    updates = "Updates and versions of the rules"
    yield Card(Link(addresses.CHANGES, "What changed"), updates, contradictions if found else None)
    yield Card(Link(addresses.SOURCES, "Sources"), "What is not print, and where it is from")


def _chapter(links: Links, chapter: contents.Chapter) -> Chapter:
    sections = tuple(links.numbered(each) for each in chapter.cases if each.level == _SECTION)
    about = Numbered(chapter.page, chapter.number, chapter.title, 1)
    return Chapter(about, counted(len(sections), "section"), sections)
