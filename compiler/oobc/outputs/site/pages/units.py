"""The counters of the battle, and how to read them."""

from collections.abc import Iterator
from itertools import groupby

from markupsafe import Markup

from oobc.art.views import View
from oobc.game.pieces import Formation, Piece, by_formation
from oobc.outputs.site import forces
from oobc.outputs.site.addresses import anchor_of
from oobc.outputs.site.links import Links, chip
from oobc.outputs.site.specimens import quality, specimens, states

_SPECIMEN = 104
"""Pixels."""


class Counter(View):
    """A counter with all that is known of it."""

    anchor: str
    name: str
    mark: Markup
    """That of the source of its name."""
    faces: tuple[Markup, ...]
    about: Markup
    values: tuple[tuple[str, Markup], ...]
    composition: Markup
    comment: Markup
    parent: Markup
    where: tuple[tuple[Markup, Markup], ...]
    """By scenario, where it begins."""
    source: Markup
    """Of a marker that has only one."""
    sources: tuple[Markup, ...]


class Company(View):
    """The counters of a formation, of a side without formation, or the markers."""

    anchor: str
    title: str
    side: Markup | str
    about: Markup | None
    counters: tuple[Counter, ...]


class Units(View):
    jumps: tuple[tuple[Markup, tuple[Markup, ...]], ...]
    """By side, the links to its companies."""
    companies: tuple[Company, ...]
    specimens: tuple[tuple[Markup, tuple[Markup, ...], tuple[tuple[str, str], ...]], ...]
    """Of each kind its title, the faces of a specimen, and what stands on it."""
    states: tuple[Markup, ...]


def view(links: Links) -> Units:
    companies = tuple(_companies(links))
    shown = specimens(links.game)
    return Units(
        jumps=tuple(
            (side, tuple(links.link(f"#{each.anchor}", each.title) for each in own))
            for side, own in groupby(companies, lambda each: each.side)
        ),
        companies=companies,
        specimens=tuple(
            (links.ruled(piece.kind), tuple(links.face(piece, id, _SPECIMEN) for id in piece.faces), signs)
            for piece, signs in shown
        ),
        states=tuple(_states(links)),
    )


def _companies(links: Links) -> Iterator[Company]:
    """All pieces of the battle: by side and formation, the markers last."""
    game = links.game

    def company(
        anchor: str, title: str, pieces: list[Piece], side: Markup | str = "", about: Markup | None = None
    ) -> Company:
        return Company(anchor, title, side, about, tuple(_counter(links, each) for each in pieces))

    units = list(game.units())
    for side in game.box.sides.values():
        for formation, pieces in by_formation(piece for piece in units if piece.side == side).items():
            if formation is None:
                yield company(anchor_of("side", side.id), "Without a formation", pieces, links.chip(side))
            else:
                anchor, about = anchor_of("formation", side.id, formation.id), _formation(links, formation)
                yield company(anchor, formation.name, pieces, links.chip(side), about)
    if others := [piece for piece in units if piece.side is None]:
        yield company("others", "Others", others)
    if markers := list(game.markers()):
        yield company("markers", "Markers", markers)


def _formation(links: Links, formation: Formation) -> Markup:
    officer, breaks = links.game.officer_of(formation), forces.breakpoint(links, formation)
    led = Markup("Led by {}. ").format(links.link(f"#{officer.id}", officer.name)) if officer else Markup()
    return led + Markup("{}.").format(breaks) if breaks else led


def _counter(links: Links, piece: Piece) -> Counter:
    game = links.game
    here = [] if piece.is_marker else [each for each in game.scenarios.values() if piece.id in each.placements]
    values = ((value.title, links.value(piece, name)) for name, value in piece.kind.values.items())
    parent = game.pieces.get(piece.parent) if piece.parent is not None else None
    alone = piece.is_marker and len(piece.sources) == 1
    return Counter(
        anchor=piece.id,
        name=piece.name,
        mark=links.dagger(piece.source_of("name")),
        faces=tuple(links.face(piece, id) for id in piece.faces),
        about=Markup(" · ").join(filter(None, _facts(links, piece))),
        values=tuple((title, value) for title, value in values if value),
        composition=_marked(links, piece.composition, piece.source_of("composition")),
        comment=_comment(links, piece),
        parent=links.link(f"#{piece.parent}", parent.name if parent else piece.parent) if piece.parent else Markup(),
        where=tuple((links.scenario(each), links.place(each.placements[piece.id], each)) for each in here),
        source=links.source(piece.sources[""]) if alone else Markup(),
        sources=tuple(_sources(links, piece)) if not alone else (),
    )


def _marked(links: Links, text: str | None, source: str) -> Markup:
    """A text with the mark of its source; nothing, if there is none."""
    return Markup("{}{}").format(text, links.dagger(source)) if text is not None else Markup()


def _comment(links: Links, piece: Piece) -> Markup:
    """The comment, and where it comes from."""
    if piece.comment is None:
        return Markup()
    return Markup("{} {}").format(links.note(piece.comment, here=True), links.mark(piece.source_of("comment")))


def _facts(links: Links, piece: Piece) -> Iterator[Markup | str]:
    """What a piece is, in a few words."""
    game = links.game
    yield piece.nation.title if piece.nation else ""
    yield piece.arm.title if piece.arm else piece.kind.title
    yield piece.size.title if piece.size else ""
    yield "/".join(piece.within)
    yield ", ".join(mark.title for mark in quality(game, piece))
    if piece.count > 1:
        yield Markup("{} counters{}").format(piece.count, links.dagger(piece.source_of("count")))


def _sources(links: Links, piece: Piece) -> Iterator[Markup]:
    """Where the values of a piece come from, those that differ last."""
    titles = {name: value.title.lower() for name, value in piece.kind.values.items()}
    titles[""] = "all else" if len(piece.sources) > 1 else "everything"
    for column in sorted(piece.sources, key=lambda each: each != ""):
        yield Markup("{}: {}").format(titles.get(column, column), links.source(piece.sources[column]))


def _states(links: Links) -> Iterator[Markup]:
    for state in states(links.game):
        for level in state.levels:
            badge = chip(level.badge.text, level.badge.fill, level.badge.ink)
            yield Markup("{} {} {}").format(badge, level.title, links.rules(state.rules))
