"""A chapter of the rules: its cases, each with all that it has to do with others."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

from oobc.game.rules import Case
from oobc.game.scenarios import Scenario
from oobc.outputs.site import addresses, contents
from oobc.outputs.site.links import Links, listed
from oobc.outputs.site.relations import Relations
from oobc.outputs.site.views import Link, Numbered

_LISTED = (2, 3)
"""The levels of the cases that the contents of a chapter list."""


@dataclass(frozen=True, slots=True)
class Version:
    """What a case says in another version of the rules."""

    version: str
    text: Markup


@dataclass(frozen=True, slots=True)
class Update:
    """The update that a case reads by."""

    address: str
    words: str
    title: str


@dataclass(frozen=True, slots=True)
class Related:
    """One kind of things that a case has to do with."""

    title: str
    said: Markup
    klass: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """A case."""

    id: str
    title: str
    level: int
    tag: str
    """Of its heading."""
    update: Update | None
    source: Markup
    text: Markup
    book: tuple[Markup, ...]
    """The paragraphs of the rulebook."""
    specials: tuple[Markup, ...]
    """The special rules that change it."""
    printed: Markup | None
    """What it says in print, if an update changed it."""
    version: str
    """The version from which on it reads so, if others read otherwise."""
    others: tuple[Version, ...]
    related: tuple[Related, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """The page."""

    number: str
    title: str
    headings: tuple[Numbered, ...]
    with_book: bool
    cases: tuple[Section, ...]
    before: Link | None
    after: Link | None


def view(links: Links, chapters: Sequence[contents.Chapter], at: int, relations: Relations) -> Chapter:
    """The page of one of the chapters."""
    chapter = chapters[at]
    return Chapter(
        number=chapter.number,
        title=chapter.title,
        headings=tuple(links.numbered(each) for each in chapter.cases if each.level in _LISTED),
        with_book=bool(links.game.book),
        cases=tuple(_section(links, each, relations) for each in chapter.cases),
        before=_beside(links, chapters[at - 1 : at]) if at else None,
        after=_beside(links, chapters[at + 1 : at + 2]),
    )


def _beside(links: Links, found: Sequence[contents.Chapter]) -> Link | None:
    return next((Link(links.to(each.page), f"{each.number} {each.title}") for each in found), None)


def _section(links: Links, case: Case, relations: Relations) -> Section:
    game = links.game
    book = (part for part in game.book.get(case.id, "").split("\n\n") if part.strip())
    return Section(
        id=case.id,
        title=case.title,
        level=case.level,
        tag=f"h{1 if case.id == case.chapter else min(case.level, 6)}",
        update=_update(links, case),
        source=_source(links, case),
        text=links.prose(case),
        book=tuple(map(links.note, book)),
        specials=tuple(_specials(links, case, relations)),
        printed=links.printed(case) if case.id in game.printed else None,
        version=case.version if case.others else "",
        others=tuple(Version(each.version, links.prose(each)) for each in case.others),
        related=tuple(each for each in _related(links, case, relations) if each.said),
    )


def _update(links: Links, case: Case) -> Update | None:
    kind, _, name = case.source.partition(":")
    date = links.game.amended.get(case.id) or (name if kind == "update" else "")
    if not date:
        return None
    erratum = links.game.errata.get(date)
    if erratum is None:
        return Update(links.to(addresses.SOURCES), f"updated {date}", "")
    address = addresses.at(addresses.CHANGES, addresses.update_anchor(date))
    return Update(links.to(address), f"updated {erratum.published}", erratum.title)


def _source(links: Links, case: Case) -> Markup:
    """Where a case comes from; print that has the number of the case itself need not say it again."""
    if case.id in links.game.amended:
        return links.source(f"update:{links.game.amended[case.id]}")
    return Markup("printed") if case.source == f"printed:{case.id}" else links.source(case.source)


def _specials(links: Links, case: Case, relations: Relations) -> Iterator[Markup]:
    for each in relations.specials.get(case.id, ()):
        here = len(each.scenarios) == len(links.game.scenarios)
        where = "this battle" if here else _scenarios(links, each.scenarios)
        yield Markup("In {}: {}").format(where, listed(links.titled(one.id) for one in each.cases))


def _scenarios(links: Links, scenarios: Sequence[Scenario]) -> Markup:
    if 1 < len(scenarios) == len(links.game.scenarios):
        return Markup("every scenario")
    return listed(map(links.scenario, scenarios))


def _related(links: Links, case: Case, relations: Relations) -> Iterator[Related]:
    def referrers(ids: Iterable[str]) -> Markup:
        return listed(map(links.referrer, ids))

    id = case.id
    yield Related("Exceptions:", referrers(relations.exceptions.get(id, ())))
    yield Related("Exception to", referrers(relations.excepted.get(id, ())))
    yield Related("Changes", referrers(case.changes))
    tables = relations.tables.get(id, ())
    at = addresses.TABLES
    yield Related("Table:", listed(links.link(addresses.at(at, each.id), each.about.title) for each in tables))
    for resting in relations.resting.get(id, ()):
        things = (links.link(address, title) if address else escape(title) for title, address in resting.things)
        yield Related(f"{resting.kind}:", listed(things))
    yield Related("Holds in", _scenarios(links, relations.holds.get(id, ())))
    yield Related("Referred to by", referrers(relations.back.get(id, ())), "back")
    for accepted in relations.contradicted.get(id, ()):
        yield Related("Print contradicts itself:", links.note(accepted.reason))
