"""The forces of a scenario: who is in it, grouped as the set-up card groups them, and where each begins."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from oobc.game import Game
from oobc.game.pieces import Formation, Piece
from oobc.game.placements import Enters, Placement, Waits
from oobc.game.scenarios import Scenario
from oobc.game.turns import Turn
from oobc.model.battle import Alternate
from oobc.model.game import Side


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

    formation: Formation | None
    values: tuple[tuple[str, str], ...]
    """The values that its pieces carry: name and title."""
    members: tuple[Member, ...]


@dataclass(frozen=True, slots=True)
class Army:
    """A side in a scenario."""

    id: str
    side: Side
    forces: tuple[Force, ...]


@dataclass(frozen=True, slots=True)
class Arrival:
    """The pieces that enter on a turn."""

    turn: Turn
    members: tuple[Member, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """A group of alternates with its pieces."""

    about: Alternate
    members: tuple[Member, ...]


def members(game: Game, scenario: Scenario) -> list[Member]:
    """The units of a scenario in the order of the data."""
    begins = game.states_at_start(scenario)
    return [
        Member(piece, scenario.placements[piece.id], tuple(_titles(game, begins.get(piece.id, {}))))
        for piece in game.units()
        if piece.id in scenario.placements
    ]


def _titles(game: Game, states: Mapping[str, str]) -> Iterator[str]:
    """What people call the levels of states."""
    for state, level in states.items():
        yield game.series.pieces.states[state].level(level).title


def armies(game: Game, scenario: Scenario) -> list[Army]:
    """The sides with their forces, without sides that have none."""
    everyone = members(game, scenario)
    found = []
    for id, side in game.box.sides.items():
        own = [each for each in everyone if each.piece.side == id]
        if own:
            found.append(Army(id, side, tuple(_forces(game, own))))
    return found


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


def arrivals(game: Game, scenario: Scenario) -> list[Arrival]:
    """The pieces that enter, by turn."""
    by_turn: dict[Turn, list[Member]] = {turn: [] for turn in game.turns}
    for each in members(game, scenario):
        if isinstance(each.placement, Enters):
            by_turn[each.placement.turn].append(each)
    return [Arrival(turn, tuple(entering)) for turn, entering in by_turn.items() if entering]


def groups(game: Game, scenario: Scenario) -> list[Group]:
    """The alternates that this scenario has."""
    waiting: dict[Alternate, list[Member]] = {group: [] for group in game.alternates}
    for each in members(game, scenario):
        if isinstance(each.placement, Waits):
            waiting[each.placement.group].append(each)
    return [Group(about, tuple(found)) for about, found in waiting.items() if found]


def _forces(game: Game, own: list[Member]) -> Iterator[Force]:
    for id, formation in game.formations.items():
        inside = tuple(each for each in own if each.piece.formation == id)
        if inside:
            yield _force(formation, inside)
    rest = tuple(each for each in own if each.piece.formation not in game.formations)
    if rest:
        yield _force(None, rest)


def _force(formation: Formation | None, inside: tuple[Member, ...]) -> Force:
    return Force(formation, values_of(each.piece for each in inside), inside)
