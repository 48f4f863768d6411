"""Who comes later: those of a turn, and the groups that wait until they are called."""

from collections.abc import Iterable, Iterator

from oobc.art.views import View
from oobc.game import Game
from oobc.game.groups import Group
from oobc.game.pieces import Piece
from oobc.game.placements import Enters, Waits
from oobc.game.scenarios import Scenario
from oobc.game.turns import Turn
from oobc.layout.boards import Band
from oobc.model.game import Side
from oobc.outputs.print.frame import Marked, band, marked
from oobc.outputs.print.pieces import Picture, pictures


class Together(View):
    """Pieces that come together, those of a turn in a hex; in all scenarios if none is named."""

    only: tuple[str, ...]
    pieces: tuple[Picture, ...]
    hex: Marked | None = None


class Waiting(View):
    """A group that waits, and where it may enter."""

    side: Band
    title: str
    enters: tuple[Marked, ...]
    note: Marked | None
    units: tuple[Together, ...]


def only(scenarios: list[Scenario], among: list[Scenario]) -> tuple[str, ...]:
    """The short names of the scenarios that something holds in, or none if it holds in all of them."""
    return tuple(each.short for each in scenarios) if len(scenarios) < len(among) else ()


def entries(game: Game, turn: Turn, among: list[Scenario], side: Side | None = None) -> Iterator[Together]:
    """Those that come on a turn, of one side or all: those that enter in one hex in the same scenarios together."""
    groups: dict[tuple[Side | None, Marked, tuple[str, ...]], list[Piece]] = {}
    for piece in (each for each in game.pieces.values() if side in (None, each.side)):
        entering: dict[Marked, list[Scenario]] = {}
        for scenario in game.scenarios.values():
            placement = scenario.waiting.get(piece.id)
            if isinstance(placement, Enters) and placement.turn == turn:
                entering.setdefault(marked(placement.hex, placement.source), []).append(scenario)
        for hex, having in entering.items():
            groups.setdefault((piece.side, hex, only(having, among)), []).append(piece)
    for (_, hex, shorts), pieces in groups.items():
        yield Together(shorts, pictures(game, pieces), hex)


def by_kind(game: Game, groups: Iterable[Group]) -> tuple[tuple[str, tuple[Waiting, ...]], ...]:
    """Groups under what stands over those of their kind."""
    found = [(each, waiting(game, each)) for each in groups]
    kinds = {
        kind.title: tuple(each for group, each in found if group.kind == kind)
        for kind in game.series.about.groups.values()
    }
    return tuple((title, groups) for title, groups in kinds.items() if groups)


def waiting(game: Game, group: Group) -> Waiting:
    """A group with its units; those that are in it only in some scenarios say in which."""
    scenarios = list(game.scenarios.values())
    units: dict[tuple[str, ...], list[Piece]] = {}
    for piece in game.pieces.values():
        having = [
            scenario
            for scenario in scenarios
            if isinstance(placement := scenario.waiting.get(piece.id), Waits) and placement.group == group
        ]
        if having:
            units.setdefault(only(having, scenarios), []).append(piece)
    return Waiting(
        band(group.side),
        group.title,
        tuple(marked(hex, group.source_of("enters")) for hex in group.enters),
        marked(group.note, group.source_of("note")) if group.note else None,
        tuple(Together(shorts, pictures(game, pieces)) for shorts, pieces in units.items()),
    )
