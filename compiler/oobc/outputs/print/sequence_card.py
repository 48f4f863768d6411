"""The sequence of play, turn by kind of turn, and the slips on which orders are written."""

from collections.abc import Iterator

from oobc.game import Game
from oobc.model.phases import Step
from oobc.model.series import Orders, Slip
from oobc.model.turns import Check
from oobc.outputs.print.frame import Data, frame


def sequence_card(game: Game) -> Data:
    """The card that `templates/print/sequence.typ` draws; kinds of turn with the same steps share a page."""
    kinds: dict[tuple[Step, ...], list[str]] = {}
    for id, steps in game.series.phases.items():
        if steps and any(turn.kind == id for turn in game.turns):
            kinds.setdefault(steps, []).append(id)
    return frame(game, "Sequence of play") | {
        "turns": [
            {
                "kinds": [_kind(game, id) for id in ids],
                "labels": [label for id in ids for label in _labels(game, id)],
                "steps": [_step(step) for step in steps],
            }
            for steps, ids in kinds.items()
        ],
        "checks": [_check(game, check) for check in game.series.checks.values()],
        "slips": list(_slips(game)),
    }


def _kind(game: Game, id: str) -> Data:
    kind = game.series.turn_kinds[id]
    return {"title": kind.title, "colour": kind.colour, "ink": kind.ink}


def _check(game: Game, check: Check) -> Data:
    kinds = [game.series.turn_kinds[kind].title.lower() for kind in check.on]
    when = [", ".join(check.at)] if check.at else []
    if check.first_of_day:
        when.append("the first turn of a day" + (f" that is {' or '.join(kinds)}" if kinds else ""))
    if check.turn is not None:
        when.append(f"turn {check.turn} of the scenario")
    return {"short": check.short, "title": check.title, "when": "; ".join(when), "cases": list(check.rules)}


def _labels(game: Game, kind: str) -> list[str]:
    """The labels of the turns of a kind, each once."""
    return list(dict.fromkeys(turn.label for turn in game.turns if turn.kind == kind))


def _step(step: Step) -> Data:
    return {
        "title": step.title,
        "does": step.does,
        "player": step.player,
        "cases": list(step.rules),
        "steps": [_step(each) for each in step.steps],
    }


def _slips(game: Game) -> Iterator[Data]:
    """As many slips for each side as the game has."""
    orders = game.series.about.orders
    if orders is None or orders.slip is None:
        return
    for id, side in game.box.sides.items():
        count = sum(
            piece.count for piece in game.pieces.values() if (piece.marker, piece.side) == (orders.slip.marker, id)
        )
        if count:
            yield {"side": side.title, "colour": side.colour, "ink": side.ink, "count": count} | _slip(
                orders, orders.slip
            )


def _slip(orders: Orders, slip: Slip) -> Data:
    return {"title": orders.title, "lines": [line.title for line in slip.lines], "cases": list(slip.rules)}
