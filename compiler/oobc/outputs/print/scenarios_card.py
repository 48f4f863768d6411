"""The scenarios side by side: how long, who begins, what each side has, what holds at start, which rules."""

from collections.abc import Callable, Iterator
from functools import partial

from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.game.placements import OutOfPlay
from oobc.game.scenarios import Scenario
from oobc.model.scenario import SpanState, StartState
from oobc.outputs.print.frame import Data, frame, marked
from oobc.outputs.print.pieces import counters, ways_in_words
from oobc.outputs.print.words import award_words, order_words

_Lines = Callable[[Scenario], list[Data]]
"""What a row says of a scenario: lines of text with the marks of their sources."""


def scenarios_card(game: Game) -> Data:
    """The card in the form that `templates/print/scenarios.typ` draws."""
    scenarios = list(game.scenarios.values())
    comparison = [*compared(game), *_counted(game)]
    rows = [(title, cases, [lines(each) for each in scenarios]) for title, cases, lines in comparison]
    shared = set.intersection(*(set(each.special) for each in scenarios)) if scenarios else set()
    return frame(game, "Scenarios side by side") | {
        "rows": [
            {"title": title, "cases": cases, "cells": cells, "same": all(cell == cells[0] for cell in cells)}
            for title, cases, cells in rows
            if any(cells)
        ],
        "special": [
            [{"id": id, "title": game.cases[id].title} for id in each.special if id not in shared] for each in scenarios
        ],
        "shared": [{"id": id, "title": game.cases[id].title} for id in scenarios[0].special if id in shared],
    }


def compared(game: Game) -> Iterator[tuple[str, list[str], _Lines]]:
    """What is compared: its title, the cases on it, and what a scenario says of it."""
    yield "Case", [], lambda each: [_line(each.case)]
    yield "From", [], lambda each: [marked(each.turns[0].id, each.turns_source)]
    yield "To", [], lambda each: [marked(each.turns[-1].id, each.turns_source)]
    yield "Turns", [], lambda each: [_line(str(len(each.turns)))]
    yield "First player", [], lambda each: [_line(game.box.sides[each.first_player].title)]
    for id, parameter in game.series.about.parameters.items():
        yield parameter.title, list(parameter.rules), partial(_parameter, game, id)
    orders = game.series.about.orders
    if orders is not None:
        yield f"{orders.title}: at start", list(orders.rules), partial(_orders, game, later=False)
        yield f"{orders.title}: later", [], partial(_orders, game, later=True)
    yield "Crossings", [], lambda each: [marked(_span(game, span), span.source) for span in each.spans]
    yield "States at start", [], lambda each: [marked(_state(game, state), state.source) for state in each.states]
    victory = game.box.victory
    yield victory.title if victory else "Points", [], partial(_awards, game)
    yield "Hexes not counted", [], _not_counted
    yield "Cards taken out", [], partial(_cards_out, game)


def _counted(game: Game) -> Iterator[tuple[str, list[str], _Lines]]:
    for id, side in game.box.sides.items():
        yield f"Counters, {side.title}", [], partial(_counters, game, id)


def _line(text: str) -> Data:
    return {"text": text, "mark": ""}


def _parameter(game: Game, id: str, scenario: Scenario) -> list[Data]:
    stated, sides = scenario.parameters.get(id), game.box.sides
    if stated is None:
        return []
    said = [f"{sides[key].title} {value}" if key in sides else value for key, value in stated.values.items()]
    return [marked(each, stated.source) for each in said]


def _orders(game: Game, scenario: Scenario, *, later: bool) -> list[Data]:
    return [
        marked(f"{order.turn}: {order_words(game, order)}" if later else order_words(game, order), order.source)
        for order in scenario.orders
        if (order.turn is not None) == later
    ]


def _awards(game: Game, scenario: Scenario) -> list[Data]:
    return [
        marked(award_words(game, award) + (f", held at the end of {award.until}" if award.until else ""), award.source)
        for award in scenario.awards
    ]


def _span(game: Game, span: SpanState) -> str:
    return f"{span.hexside} {game.series.terrain.span_states[span.state].title.lower()}"


def _state(game: Game, start: StartState) -> str:
    title = game.series.pieces.states[start.state].level(start.level).title
    who = [game.formations[id].name for id in start.formations] + [game.pieces[id].name for id in start.units]
    but = [game.pieces[id].name for id in start.except_units]
    return f"{title}: {', '.join(who)}" + (f", but not {', '.join(but)}" if but else "")


def _not_counted(scenario: Scenario) -> list[Data]:
    idle = scenario.idle_hexes
    return [marked(", ".join(idle), scenario.victory.source)] if scenario.victory and idle else []


def _cards_out(game: Game, scenario: Scenario) -> list[Data]:
    """The cards that are out of play, so in no deck."""
    cards = ((game.pieces[id], each) for id, each in scenario.placements.items() if isinstance(each, OutOfPlay))
    return [marked(_of_side(game, card), each.source) for card, each in cards if card.is_card]


def _of_side(game: Game, piece: Piece) -> str:
    side = game.box.sides.get(piece.side or "")
    return f"{side.title}: {piece.name}" if side else piece.name


def _counters(game: Game, side: str, scenario: Scenario) -> list[Data]:
    own = [piece for piece in counters(game) if piece.side == side]
    return [_line(words) for words in ways_in_words(own, scenario)]
