"""A chapter of the rules: its cases, each with all that it has to do with others."""

from collections.abc import Iterable, Iterator, Sequence

from markupsafe import Markup, escape

from oobc.art.views import View
from oobc.game.rules import Case
from oobc.game.scenarios import Scenario
from oobc.outputs.site import addresses, contents
from oobc.outputs.site.links import Links, listed
from oobc.outputs.site.relations import Relations
from oobc.outputs.site.views import Numbered

_LISTED = (2, 3)
"""The levels of the cases that the contents of a chapter list."""


class Section(View):
    id: str
    title: str
    level: int
    tag: str
    """Of its heading."""
    update: Markup
    source: Markup
    text: Markup
    book: tuple[Markup, ...]
    """The paragraphs of the rulebook."""
    specials: tuple[Markup, ...]
    """The special rules that change it."""
    printed: Markup | None
    """What it says in print, if an update changed it."""
    version: str
    """The version from which on it reads so."""
    others: tuple[tuple[str, Markup], ...]
    """What it says in other versions."""
    related: tuple[tuple[str, Markup, str], ...]
    """What it has to do with others: in which way, what, and a class of its own."""


class Chapter(View):
    number: str
    title: str
    headings: tuple[Numbered, ...]
    with_book: bool
    cases: tuple[Section, ...]
    before: Numbered | None
    after: Numbered | None


def view(links: Links, chapters: Sequence[contents.Chapter], at: int, relations: Relations) -> Chapter:
    """The page of one of the chapters."""
    chapter = chapters[at]
    beside = [Numbered(links.to(each.page), each.number, each.title, 1) for each in chapters]
    return Chapter(
        number=chapter.number,
        title=chapter.title,
        headings=tuple(links.numbered(each) for each in chapter.cases if each.level in _LISTED),
        with_book=bool(links.game.book),
        cases=tuple(_section(links, each, relations) for each in chapter.cases),
        before=beside[at - 1] if at else None,
        after=beside[at + 1] if at + 1 < len(beside) else None,
    )


def _section(links: Links, case: Case, relations: Relations) -> Section:
    book = (part for part in links.game.book.get(case.id, "").split("\n\n") if part.strip())
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
        printed=links.printed(case) if case.id in links.game.printed else None,
        version=case.version,
        others=tuple((each.version, links.prose(each)) for each in case.others),
        related=tuple(each for each in _related(links, case, relations) if each[1]),
    )


def _update(links: Links, case: Case) -> Markup:
    """The update that a case reads by."""
    kind, _, name = case.source.partition(":")
    date = links.game.amended.get(case.id) or (name if kind == "update" else "")
    if not date:
        return Markup()
    erratum = links.game.errata.get(date)
    if erratum is None:
        return links.link(addresses.SOURCES, f"updated {date}", kind="tag")
    address = addresses.at(addresses.CHANGES, addresses.update_anchor(date))
    return links.link(address, f"updated {erratum.published}", erratum.title, "tag")


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


def _related(links: Links, case: Case, relations: Relations) -> Iterator[tuple[str, Markup, str]]:
    def others(ids: Iterable[str]) -> Markup:
        return listed(map(links.referrer, ids))

    id, page = case.id, addresses.TABLES
    yield "Exceptions:", others(relations.exceptions.get(id, ())), ""
    yield "Exception to", others(relations.excepted.get(id, ())), ""
    yield "Changes", others(case.changes), ""
    tables = (links.link(addresses.at(page, each.id), each.about.title) for each in relations.tables.get(id, ()))
    yield "Table:", listed(tables), ""
    for resting in relations.resting.get(id, ()):
        things = (links.link(address, title) if address else escape(title) for title, address in resting.things)
        yield f"{resting.kind}:", listed(things), ""
    yield "Holds in", _scenarios(links, relations.holds.get(id, ())), ""
    yield "Referred to by", others(relations.back.get(id, ())), "back"
    for reason in relations.contradicted.get(id, ()):
        yield "Print contradicts itself:", links.note(reason), ""
