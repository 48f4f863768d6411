"""The sequence of play, turn by kind of turn, and the slips on which orders are written."""

from collections.abc import Iterator

from oobc.art.views import View
from oobc.game import Game
from oobc.layout.boards import Band
from oobc.layout.paper import PaperName
from oobc.model.phases import Step
from oobc.model.turns import Check
from oobc.outputs.print.frame import Frame, frame
from oobc.outputs.words import done_in


class StepView(View):
    title: str
    does: str | None
    cases: tuple[str, ...]
    steps: tuple["StepView", ...]


class Sequence(View):
    """The steps of some kinds of turn, and the labels of these turns; the colours are those of the first kind."""

    band: Band
    labels: tuple[str, ...]
    steps: tuple[StepView, ...]


class CheckView(View):
    short: str
    title: str
    when: str
    cases: tuple[str, ...]


class Slips(View):
    """As many slips of a side as the game has; the band is that of the page."""

    band: Band
    title: str
    side: str
    lines: tuple[str, ...]
    cases: tuple[str, ...]
    count: int


class SequenceCard(View, template="print/sequence.typ"):
    frame: Frame
    turns: tuple[Sequence, ...]
    checks: tuple[CheckView, ...]
    slips: tuple[Slips, ...]


def sequence_card(game: Game, paper: PaperName) -> Iterator[tuple[str, SequenceCard]]:
    """The card, if the series has a sequence of play; kinds of turn with the same steps share a page."""
    kinds: dict[tuple[Step, ...], list[str]] = {}
    for id, steps in game.series.phases.items():
        if steps and any(turn.kind == id for turn in game.turns):
            kinds.setdefault(steps, []).append(id)
    if game.series.phases:
        turns = tuple(_sequence(game, ids, steps) for steps, ids in kinds.items())
        checks = tuple(_check(game, check) for check in game.series.checks.values())
        yield "sequence", SequenceCard(frame(game, paper, "Sequence of play"), turns, checks, tuple(_slips(game)))


def _sequence(game: Game, ids: list[str], steps: tuple[Step, ...]) -> Sequence:
    kinds = [game.series.turn_kinds[id] for id in ids]
    heading = Band(", ".join(kind.title for kind in kinds), kinds[0].colour, kinds[0].ink)
    labels = (dict.fromkeys(turn.label for turn in game.turns if turn.kind == id) for id in ids)
    return Sequence(
        heading, tuple(label for each in labels for label in each), tuple(_step(game, each) for each in steps)
    )


def _step(game: Game, step: Step) -> StepView:
    return StepView(step.title, done_in(game, step), step.rules, tuple(_step(game, each) for each in step.steps))


def _check(game: Game, check: Check) -> CheckView:
    kinds = [game.series.turn_kinds[kind].title.lower() for kind in check.on]
    when = [", ".join(check.at)] if check.at else []
    if check.first_of_day:
        when.append("the first turn of a day" + (f" that is {' or '.join(kinds)}" if kinds else ""))
    if check.turn is not None:
        when.append(f"turn {check.turn} of the scenario")
    return CheckView(check.short, check.title, "; ".join(when), check.rules)


def _slips(game: Game) -> Iterator[Slips]:
    orders = game.series.about.orders
    if orders is None or orders.slip is None:
        return
    slip, lines = orders.slip, tuple(line.title for line in orders.slip.lines)
    for side in game.box.sides.values():
        count = sum(each.count for each in game.markers() if each.is_the(slip.marker) and each.side == side)
        if count:
            heading = Band(f"{orders.title} slips: {side.title}", side.colour, side.ink)
            yield Slips(heading, orders.title, side.title, lines, slip.rules, count)
