"""What applies on a turn."""

from collections.abc import Iterator
from dataclasses import dataclass

from oobc.game import Game
from oobc.game.scenarios import Scenario
from oobc.game.turns import Turn
from oobc.model.scenario import Award, Order
from oobc.model.turns import Check, TurnKind
from oobc.outputs.site import addresses, forces


@dataclass(frozen=True, slots=True)
class Moment:
    """A turn of a scenario, and all that is due on it."""

    scenario: Scenario
    turn: Turn
    anchor: str
    before: str | None
    """The anchor of the turn before."""
    after: str | None
    kind: TurnKind
    sequence: str | None
    """The address of its sequence of play."""
    checks: tuple[Check, ...]
    arrivals: tuple[forces.Member, ...]
    """What enters on it."""
    orders: tuple[Order, ...]
    """Orders that are given on it."""
    awards: tuple[Award, ...]
    """Points that are counted at its end."""


def moments(game: Game) -> list[Moment]:
    """Every turn of every scenario."""
    return [moment for scenario in game.scenarios.values() for moment in _moments(game, scenario)]


def _moments(game: Game, scenario: Scenario) -> Iterator[Moment]:
    anchors = [addresses.now_anchor(scenario.id, turn.id) for turn in scenario.turns]
    arrivals = {each.turn.id: each.members for each in forces.arrivals(game, scenario)}
    for index, turn in enumerate(scenario.turns):
        yield Moment(
            scenario=scenario,
            turn=turn,
            anchor=anchors[index],
            before=anchors[index - 1] if index else None,
            after=anchors[index + 1] if index + 1 < len(anchors) else None,
            kind=game.series.turn_kinds[turn.kind],
            sequence=addresses.at(addresses.SEQUENCE, turn.kind) if turn.kind in game.series.phases else None,
            checks=tuple(game.series.checks[each] for each in turn.checks),
            arrivals=arrivals.get(turn.id, ()),
            orders=tuple(each for each in scenario.orders if each.turn == turn.id),
            awards=tuple(each for each in scenario.awards if each.until == turn.id),
        )


def rules_of_kinds(game: Game) -> list[tuple[str, TurnKind, tuple[str, ...]]]:
    """The kinds of turn that scenarios have, each with the cases that say what is different in it."""
    ids = dict.fromkeys(turn.kind for scenario in game.scenarios.values() for turn in scenario.turns)
    kinds = {id: game.series.turn_kinds[id] for id in ids}
    return [(id, kind, kind.rules) for id, kind in kinds.items()]
