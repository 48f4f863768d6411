"""The turn record card of a day: a space for each turn, and the alternate reinforcements at its foot."""

from calendar import month_name
from collections import Counter
from collections.abc import Iterator
from datetime import date

from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.game.placements import Enters, Waits
from oobc.game.scenarios import Scenario
from oobc.game.turns import Turn
from oobc.model.battle import Alternate
from oobc.model.scenario import Award, Order
from oobc.outputs.print.frame import Data, frame, marked
from oobc.outputs.print.pieces import picture
from oobc.outputs.print.words import award_words, order_words


def turn_card(game: Game, day: str) -> Data:
    """A turn record card in the form that `templates/print/turns.typ` draws."""
    turns = [turn for turn in game.turns if turn.day == day]
    usual = Counter(turn.kind for turn in turns).most_common(1)
    alternates = sorted(game.alternates, key=lambda group: list(game.box.sides).index(group.side))
    return frame(game, f"Turn record: {day}") | {
        "day": day,
        "date": next((_date(each.date) for each in game.battle.days if each.label == day and each.date), None),
        "turns": [_turn(game, turn) | {"usual": turn.kind in dict(usual)} for turn in turns],
        "alternates": [alternate(game, group) for group in alternates],
    }


def _date(written: str) -> str:
    """A date as people write it, if it can be read."""
    try:
        day = date.fromisoformat(written)
    except ValueError:
        return written
    return f"{day.day} {month_name[day.month]} {day.year}"


def _turn(game: Game, turn: Turn) -> Data:
    kind = game.series.turn_kinds[turn.kind]
    return {
        "label": turn.label,
        "kind": kind.title,
        "colour": kind.colour,
        "ink": kind.ink,
        "checks": list(_checks(game, turn)),
        "scenarios": [_part(each, turn) for each in game.scenarios.values() if _plays(each, turn)],
        "entries": list(entries(game, turn, _playing(game, turn))),
        "notes": list(_notes(game, turn)),
    }


def _plays(scenario: Scenario, turn: Turn) -> bool:
    return any(each.id == turn.id for each in scenario.turns)


def _playing(game: Game, turn: Turn) -> list[Scenario]:
    return [scenario for scenario in game.scenarios.values() if _plays(scenario, turn)]


def _part(scenario: Scenario, turn: Turn) -> Data:
    """Which turn of a scenario this is."""
    number = next(n for n, each in enumerate(scenario.turns, 1) if each.id == turn.id)
    event = "start" if number == 1 else "end" if number == len(scenario.turns) else ""
    return {"short": scenario.short, "number": number, "event": event}


def _only(scenarios: list[Scenario], among: list[Scenario]) -> list[str]:
    """The short names of the scenarios that something holds in, or none if it holds in all of them."""
    return [each.short for each in scenarios] if len(scenarios) < len(among) else []


def _checks(game: Game, turn: Turn) -> Iterator[Data]:
    """What is looked at on a turn; a scenario may time it otherwise than the record of the whole battle."""
    playing = _playing(game, turn)
    groups: dict[tuple[str, ...], list[Data]] = {(): []}
    for id, check in game.series.checks.items():
        having = [scenario for scenario in playing if id in _checked(scenario, turn)]
        if having or (not playing and id in turn.checks):
            short = {"short": check.short, "title": check.title}
            groups.setdefault(tuple(_only(having, playing)), []).append(short)
    return ({"only": list(shorts), "checks": checks} for shorts, checks in groups.items() if checks)


def _checked(scenario: Scenario, turn: Turn) -> tuple[str, ...]:
    return next(each.checks for each in scenario.turns if each.id == turn.id)


def entries(game: Game, turn: Turn, among: list[Scenario], side: str | None = None) -> Iterator[Data]:
    """The reinforcements of a turn, of one side or all: those that enter in one hex in the same scenarios together."""
    groups: dict[tuple[str | None, str, tuple[str, ...], str], list[Piece]] = {}
    for piece in (each for each in game.pieces.values() if side in (None, each.side)):
        entering: dict[tuple[str, str], list[str]] = {}
        for scenario in game.scenarios.values():
            placement = scenario.waiting.get(piece.id)
            if isinstance(placement, Enters) and placement.turn == turn:
                entering.setdefault((placement.hex, placement.source), []).append(scenario.short)
        for (hex, source), only in entering.items():
            groups.setdefault((piece.side, hex, tuple(only), marked("", source)["mark"]), []).append(piece)
    for (_, hex, shorts, mark), pieces in groups.items():
        entered = [picture(game, piece) for piece in pieces]
        only = [] if len(shorts) == len(among) else list(shorts)
        yield {"hex": {"text": hex, "mark": mark}, "only": only, "pieces": entered}


def _notes(game: Game, turn: Turn) -> Iterator[Data]:
    """Orders that are given on a turn, and points that are counted at its end."""
    orders: dict[Order, list[str]] = {}
    awards: dict[Award, list[str]] = {}
    for scenario in game.scenarios.values():
        for order in scenario.orders:
            if order.turn == turn.id:
                orders.setdefault(order, []).append(scenario.short)
        for award in scenario.awards:
            if award.until == turn.id:
                awards.setdefault(award, []).append(scenario.short)
    for order, shorts in orders.items():
        title = game.series.about.orders.title if game.series.about.orders else "Order"
        yield marked(f"{title}, {order_words(game, order)}", order.source) | {"only": shorts}
    for award, shorts in awards.items():
        yield marked(_award(game, award), award.source) | {"only": shorts}


def _award(game: Game, award: Award) -> str:
    title = game.box.victory.title if game.box.victory else "Points"
    return f"{title}, {award_words(game, award)} at the end of this turn"


def alternate(game: Game, group: Alternate) -> Data:
    """A group with its units; those that are in it only in some scenarios say in which."""
    side = game.box.sides[group.side]
    units: dict[tuple[str, ...], list[Piece]] = {}
    for piece in game.pieces.values():
        having = [
            scenario
            for scenario in game.scenarios.values()
            if isinstance(placement := scenario.waiting.get(piece.id), Waits) and placement.group == group
        ]
        if having:
            only = _only(having, list(game.scenarios.values()))
            units.setdefault(tuple(only), []).append(piece)
    return {
        "side": side.title,
        "colour": side.colour,
        "ink": side.ink,
        "title": f"ALT {group.group}",
        "enters": [marked(hex, group.source) for hex in group.enters],
        "note": group.note,
        "units": [
            {"only": list(only), "pieces": [picture(game, piece) for piece in pieces]} for only, pieces in units.items()
        ],
    }
