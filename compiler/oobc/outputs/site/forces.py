"""The forces of a scenario: who is in it, grouped as the set-up card groups them, and where each begins."""

from collections import Counter
from collections.abc import Iterable, Iterator

from markupsafe import Markup

from oobc.art.views import View
from oobc.game import Game
from oobc.game.groups import Group
from oobc.game.pieces import Formation, Piece, by_formation
from oobc.game.placements import Enters, Waits
from oobc.game.scenarios import Scenario
from oobc.outputs.site.links import Links
from oobc.outputs.site.relations import gathered
from oobc.outputs.words import facing


class Force(View):
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


def armies(links: Links, scenario: Scenario) -> Iterator[Army]:
    """The sides with their forces, without sides that have none."""
    present = [piece for piece in links.game.units() if piece.id in scenario.placements]
    for side in links.game.box.sides.values():
        own = by_formation(piece for piece in present if piece.side == side)
        if forces := tuple(_force(links, scenario, formation, pieces) for formation, pieces in own.items()):
            yield links.chip(side), forces


def arrivals(game: Game, scenario: Scenario) -> dict[str, list[Piece]]:
    """The units that enter, by the id of the turn, in the order of the turns."""
    placed = [(scenario.waiting.get(piece.id), piece) for piece in game.units()]
    found = [(place.turn, piece) for place, piece in placed if isinstance(place, Enters)]
    return gathered((turn.id, piece) for turn, piece in sorted(found, key=lambda each: each[0].number))


def groups(game: Game, scenario: Scenario) -> dict[Group, list[Piece]]:
    """The groups that wait in this scenario."""
    placed = [(scenario.waiting.get(piece.id), piece) for piece in game.units()]
    found = [(place.group, piece) for place, piece in placed if isinstance(place, Waits)]
    return gathered(sorted(found, key=lambda each: game.groups.index(each[0])))


def people(links: Links, pieces: Iterable[Piece], scenario: Scenario) -> tuple[Person, ...]:
    """Pieces that come together."""
    return tuple((links.face(each, size=44), links.piece(each), entry(links, each, scenario)) for each in pieces)


def entry(links: Links, piece: Piece, scenario: Scenario) -> Markup:
    """Where a piece enters that comes on a turn."""
    match scenario.placements[piece.id]:
        case Enters(_, hex, source=source):
            return Markup("at {}{}").format(links.hex(hex, scenario), links.dagger(source))
    return Markup()


def breakpoint(links: Links, formation: Formation | None) -> Markup:
    """The breakpoint of a formation, if it has one."""
    if formation is None or formation.breakpoint is None:
        return Markup()
    title = links.game.series.about.formations.breakpoint.title
    return Markup("{} {}{}").format(title, formation.breakpoint, links.dagger(formation.source_of("breakpoint")))


def _force(links: Links, scenario: Scenario, formation: Formation | None, pieces: list[Piece]) -> Force:
    columns = _values_of(pieces)
    rows = []
    for piece in pieces:
        placement = scenario.placements[piece.id]
        values = tuple((title, links.value(piece, name)) for name, title in columns)
        face, place = links.face(piece, placement.condition.face, 52), links.place(placement, scenario)
        rows.append((face, _name(links, piece, scenario), values, place))
    title = formation.name if formation else "Others"
    return Force(title, breakpoint(links, formation), tuple(title for _, title in columns), tuple(rows))


def _values_of(pieces: list[Piece]) -> tuple[tuple[str, str], ...]:
    """The values that any of the pieces carries, each with its title, in the order of the commonest kind."""
    kinds = Counter(each.kind.id for each in pieces)
    carried = {name for each in pieces for name in each.values}
    titles: dict[str, str] = {}
    for piece in sorted(pieces, key=lambda each: -kinds[each.kind.id]):
        for name, value in piece.kind.values.items():
            if name in carried:
                titles.setdefault(name, value.title)
    return tuple(titles.items())


def _name(links: Links, piece: Piece, scenario: Scenario) -> Markup:
    """A piece with the part of its formation that it is in, and the states that it begins in."""
    name = links.piece(piece)
    if piece.within[1:]:
        name += Markup(' <span class="muted">{}</span>').format("/".join(piece.within))
    states = [level.title for level in links.game.states_at_start(scenario, piece).values()]
    for each in (*facing(scenario.placements[piece.id]), *states):
        name += Markup(' <span class="state">{}</span>').format(each)
    return name
