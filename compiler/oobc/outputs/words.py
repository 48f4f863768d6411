"""What several outputs say in the same words: turns, parameters, orders, awards, the boxes of losses."""

from itertools import groupby

from oobc.game import Game
from oobc.game.scenarios import ParameterValue, Scenario
from oobc.model.pieces import Losses
from oobc.model.scenario import Award, Order


def lost_in(game: Game, losses: Losses) -> str:
    """The boxes in which pieces are lost, in words."""
    places = []
    for board, boxes in groupby(losses.boxes, key=lambda box: box.board):
        titles = [game.boxes[board][box.box].title for box in boxes]
        places.append(f"{listed(titles)} ({game.series.boards[board].title})")
    return " and in ".join(places)


def listed(words: list[str]) -> str:
    """Words as a sentence lists them."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def played(scenario: Scenario) -> str:
    """From which turn to which a scenario is played."""
    return f"{scenario.turns[0].id} to {scenario.turns[-1].id}"


def stated(game: Game, parameter: ParameterValue) -> list[str]:
    """What a scenario states of a parameter: a value, or one for each side."""
    sides = game.box.sides
    return [f"{sides[key].title} {value}" if key in sides else value for key, value in parameter.values.items()]


def force_words(game: Game, order: Order) -> str:
    """For whom an order is, if it says."""
    return ", ".join(game.name_of(id) for id in order.force)


def order_words(game: Game, order: Order) -> str:
    """An order in words: of which kind if not the usual one, whose, for whom, to where."""
    kind = f"{order.kind}, " if order.kind else ""
    where = f" to {order.objective}" if order.objective else ""
    return f"{kind}{game.box.sides[order.side].title}: {force_words(game, order) or 'a force of its choice'}{where}"


def property_words(game: Game, order: Order, first: bool) -> list[str]:
    """What the series says of an order beside force and objective: behind what it is called, or at the end."""
    orders = game.series.about.orders
    declared = orders.properties if orders is not None else {}
    said = (
        each.words(order.properties[id])
        for id, each in declared.items()
        if id in order.properties and each.first == first
    )
    return [words for words in said if words]


def award_words(game: Game, award: Award) -> str:
    """An award in words: to whom, how much, for which hexes."""
    side, each = game.box.sides[award.side].title, " each" if award.each and len(award.hexes) > 1 else ""
    hexes = f" for {', '.join(award.hexes)}" if award.hexes else ""
    return f"{side}: {award.points}{each}{hexes}"
