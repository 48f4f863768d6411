"""The turn record card of a day: a space for each turn, and the alternate reinforcements at its foot."""

from calendar import month_name
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from typing import ClassVar

from oobc.art.views import View
from oobc.game import Game
from oobc.game.scenarios import Scenario
from oobc.game.turns import Turn
from oobc.layout.paper import PaperName
from oobc.model.scenario import Award, Order
from oobc.outputs.print.arrivals import AlternateView, Entry, alternate, entries, only
from oobc.outputs.print.frame import Band, Frame, Marked, ScenarioLine, frame, marked, scenario_lines
from oobc.outputs.print.words import award_words, order_words


@dataclass(frozen=True, slots=True)
class CheckNote:
    """Something that is looked at."""

    short: str
    title: str


@dataclass(frozen=True, slots=True)
class Checks:
    """What is looked at in some scenarios, in all if none is named."""

    only: tuple[str, ...]
    checks: tuple[CheckNote, ...]


@dataclass(frozen=True, slots=True)
class Note:
    """An order that is given, or points that are counted, in some scenarios."""

    only: tuple[str, ...]
    said: Marked


@dataclass(frozen=True, slots=True)
class Part:
    """Which turn of a scenario this is, and whether it begins or ends with it."""

    said: str
    stands_out: bool


@dataclass(frozen=True, slots=True)
class Space:
    """The space of a turn; its band has the label."""

    band: Band
    kind: str | None
    """Its kind, if that is not the usual one of the day."""
    checks: tuple[Checks, ...]
    scenarios: tuple[Part, ...]
    entries: tuple[Entry, ...]
    notes: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class TurnCard(View):
    """The turn record of a day."""

    template: ClassVar[str] = "print/turns.typ"
    frame: Frame
    date: str | None
    scenarios: tuple[ScenarioLine, ...]
    turns: tuple[Space, ...]
    alternates: tuple[AlternateView, ...]


def turn_card(game: Game, paper: PaperName, day: str) -> TurnCard:
    """The card of a day."""
    turns = [turn for turn in game.turns if turn.day == day]
    usual = [kind for kind, _ in Counter(turn.kind for turn in turns).most_common(1)]
    sides = list(game.box.sides)
    return TurnCard(
        frame(game, paper, f"Turn record: {day}"),
        next((_date(each.date) for each in game.battle.days if each.label == day and each.date), None),
        scenario_lines(game),
        tuple(_space(game, turn, usual) for turn in turns),
        tuple(alternate(game, group) for group in sorted(game.alternates, key=lambda group: sides.index(group.side))),
    )


def _date(written: str) -> str:
    """A date as people write it, if it can be read."""
    try:
        day = date.fromisoformat(written)
    except ValueError:
        return written
    return f"{day.day} {month_name[day.month]} {day.year}"


def _space(game: Game, turn: Turn, usual: list[str]) -> Space:
    kind = game.series.turn_kinds[turn.kind]
    playing = [each for each in game.scenarios.values() if any(its.id == turn.id for its in each.turns)]
    return Space(
        Band(turn.label, kind.colour, kind.ink),
        kind.title if turn.kind not in usual and kind.title != turn.label else None,
        tuple(_checks(game, turn, playing)),
        tuple(_part(each, turn) for each in playing),
        tuple(entries(game, turn, playing)),
        tuple(_notes(game, turn)),
    )


def _part(scenario: Scenario, turn: Turn) -> Part:
    number = next(n for n, each in enumerate(scenario.turns, 1) if each.id == turn.id)
    event = " starts" if number == 1 else " ends" if number == len(scenario.turns) else ""
    return Part(f"{scenario.short} {number}{event}", stands_out=bool(event))


def _checks(game: Game, turn: Turn, playing: list[Scenario]) -> Iterator[Checks]:
    """What is looked at on a turn; a scenario may time it otherwise than the record of the whole battle."""
    groups: dict[tuple[str, ...], list[CheckNote]] = {(): []}
    for id, check in game.series.checks.items():
        having = [each for each in playing if any(its.id == turn.id and id in its.checks for its in each.turns)]
        if having or (not playing and id in turn.checks):
            groups.setdefault(only(having, playing), []).append(CheckNote(check.short, check.title))
    return (Checks(shorts, tuple(checks)) for shorts, checks in groups.items() if checks)


def _notes(game: Game, turn: Turn) -> Iterator[Note]:
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
        yield Note(tuple(shorts), marked(f"{title}, {order_words(game, order)}", order.source))
    for award, shorts in awards.items():
        title = game.box.victory.title if game.box.victory else "Points"
        said = f"{title}, {award_words(game, award)} at the end of this turn"
        yield Note(tuple(shorts), marked(said, award.source))
