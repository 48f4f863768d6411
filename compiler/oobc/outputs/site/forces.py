"""The forces of a scenario: who is in it, grouped as the set-up card groups them, and where each begins."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from markupsafe import Markup

from oobc.game import Game
from oobc.game.pieces import Formation, Piece
from oobc.game.placements import Enters, Placement, Waits
from oobc.game.scenarios import Scenario
from oobc.game.turns import Turn
from oobc.model.battle import Alternate
from oobc.outputs.site.links import Links


@dataclass(frozen=True, slots=True)
class Member:
    """A piece of a scenario."""

    piece: Piece
    placement: Placement
    states: tuple[str, ...]
    """Titles of the states that it begins in."""


@dataclass(frozen=True, slots=True)
class Force:
    """A formation in a scenario, or the pieces of a side that belong to none."""

    title: str
    breakpoint: Markup
    columns: tuple[str, ...]
    """The values that its pieces carry."""
    rows: tuple[tuple[Markup, Markup, tuple[tuple[str, Markup], ...], Markup], ...]
    """Of each piece its face, its name, its values by column, and where it begins."""


Army = tuple[Markup, tuple[Force, ...]]
"""A side in a scenario, and its forces."""
Person = tuple[Markup, Markup, Markup]
"""The face of a piece, its name, and where it enters."""


def members(game: Game, scenario: Scenario) -> Iterator[Member]:
    """The units of a scenario in the order of the data."""
    for piece in game.units():
        if piece.id in scenario.placements:
            titles = tuple(level.title for level in game.states_at_start(scenario, piece).values())
            yield Member(piece, scenario.placements[piece.id], titles)


def armies(links: Links, scenario: Scenario) -> Iterator[Army]:
    """The sides with their forces, without sides that have none."""
    everyone = list(members(links.game, scenario))
    for side in links.game.box.sides.values():
        own = [each for each in everyone if each.piece.side == side]
        if own:
            yield links.side(side.id), tuple(_forces(links, own, scenario))


def values_of(pieces: Iterable[Piece]) -> tuple[tuple[str, str], ...]:
    """The values that any of the pieces carries, each with its title, in the order of the commonest kind."""
    everyone = list(pieces)
    kinds = Counter(each.kind.id for each in everyone)
    carried = {name for each in everyone for name in each.values}
    titles: dict[str, str] = {}
    for piece in sorted(everyone, key=lambda each: -kinds[each.kind.id]):
        for name, value in piece.kind.values.items():
            if name in carried:
                titles.setdefault(name, value.title)
    return tuple(titles.items())


def arrivals(game: Game, scenario: Scenario) -> dict[Turn, list[Member]]:
    """The pieces that enter, by turn."""
    found: dict[Turn, list[Member]] = {turn: [] for turn in game.turns}
    for each in members(game, scenario):
        if isinstance(each.placement, Enters):
            found[each.placement.turn].append(each)
    return {turn: entering for turn, entering in found.items() if entering}


def groups(game: Game, scenario: Scenario) -> dict[Alternate, list[Member]]:
    """The alternates that this scenario has."""
    found: dict[Alternate, list[Member]] = {group: [] for group in game.alternates}
    for each in members(game, scenario):
        if isinstance(each.placement, Waits):
            found[each.placement.group].append(each)
    return {group: waiting for group, waiting in found.items() if waiting}


def people(links: Links, members: Iterable[Member], scenario: Scenario) -> tuple[Person, ...]:
    """Pieces that come together."""
    return tuple(
        (links.face(each.piece, size=44), links.piece(each.piece), entry(links, each, scenario)) for each in members
    )


def entry(links: Links, member: Member, scenario: Scenario) -> Markup:
    """Where a reinforcement enters."""
    match member.placement:
        case Enters(_, hex):
            return Markup("at {}{}").format(links.hex(hex, scenario), links.dagger(member.placement.source))
    return Markup()


def breakpoint(links: Links, formation: Formation | None) -> Markup:
    """The breakpoint of a formation, if it has one."""
    if formation is None or formation.breakpoint is None:
        return Markup()
    title = links.game.series.about.formations.breakpoint.title
    return Markup("{} {}{}").format(title, formation.breakpoint, links.dagger(formation.source))


def _forces(links: Links, own: list[Member], scenario: Scenario) -> Iterator[Force]:
    for formation in (*links.game.formations.values(), None):
        inside = [each for each in own if each.piece.formation == formation]
        if inside:
            title = formation.name if formation else "Others"
            yield _force(links, title, breakpoint(links, formation), inside, scenario)


def _force(links: Links, title: str, breaks: Markup, inside: list[Member], scenario: Scenario) -> Force:
    columns = values_of(each.piece for each in inside)
    rows = (
        (
            links.face(each.piece, each.placement.face, 52),
            _name(links, each),
            tuple((title, links.value(each.piece, name)) for name, title in columns),
            links.place(each.placement, scenario),
        )
        for each in inside
    )
    return Force(title, breaks, tuple(title for _, title in columns), tuple(rows))


def _name(links: Links, member: Member) -> Markup:
    piece = member.piece
    name = links.piece(piece)
    if piece.division:
        name += Markup(' <span class="muted">{}</span>').format("/".join(piece.within))
    return Markup(" ").join([name, *(Markup('<span class="state">{}</span>').format(each) for each in member.states)])
