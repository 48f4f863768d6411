"""The turn record cards, one a day if there are days: a space for each turn, and the groups that wait at its foot."""

from calendar import month_name
from collections import Counter
from collections.abc import Iterator
from datetime import date

from oobc.art.views import View
from oobc.game import Game
from oobc.game.scenarios import Scenario
from oobc.game.turns import Turn
from oobc.layout.boards import Band
from oobc.layout.paper import PaperName
from oobc.model.values import slugs
from oobc.outputs.print.arrivals import Together, Waiting, by_kind, entries, only
from oobc.outputs.print.frame import Frame, Line, frame, line
from oobc.outputs.words import award, order

Shorts = tuple[str, ...]
"""The scenarios in which something holds; all that play a turn if none is named."""


class Space(View):
    """The space of a turn; its band has the label."""

    band: Band
    kind: str | None
    """Its kind, if that is not the usual one of the day."""
    checks: tuple[tuple[Shorts, tuple[tuple[str, str], ...]], ...]
    """What is looked at: short names and titles."""
    scenarios: tuple[tuple[str, bool], ...]
    """Which turn of each scenario this is, and whether it begins or ends with it."""
    entries: tuple[Together, ...]
    notes: tuple[tuple[Shorts, Line], ...]
    """Orders that are given, points that are counted."""


class TurnCard(View, template="print/turns.typ"):
    frame: Frame
    date: str | None
    turns: tuple[Space, ...]
    waiting: tuple[tuple[str, tuple[Waiting, ...]], ...]
    """By kind of group."""


def turn_cards(game: Game, paper: PaperName) -> Iterator[tuple[str, TurnCard]]:
    """A card for each day, or one if there are no days."""
    sides = list(game.box.sides)
    waiting = by_kind(game, sorted(game.groups, key=lambda group: sides.index(group.side.id)))
    names = slugs(_title(day.label) for day in game.battle.days) or slugs([_title(None)])
    for day in game.battle.days or (None,):
        label = day.label if day is not None else None
        turns = [turn for turn in game.turns if turn.day == label]
        usual = [kind for kind, _ in Counter(turn.kind for turn in turns).most_common(1)]
        spaces = tuple(_space(game, turn, usual) for turn in turns)
        title = _title(label)
        written = _date(day.date) if day is not None and day.date else None
        yield names[title], TurnCard(frame(game, paper, title), written, spaces, waiting)


def _title(day: str | None) -> str:
    return f"Turn record: {day}" if day is not None else "Turn record"


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


def _part(scenario: Scenario, turn: Turn) -> tuple[str, bool]:
    number = next(n for n, each in enumerate(scenario.turns, 1) if each.id == turn.id)
    event = " starts" if number == 1 else " ends" if number == len(scenario.turns) else ""
    return f"{scenario.short} {number}{event}", bool(event)


def _checks(game: Game, turn: Turn, playing: list[Scenario]) -> Iterator[tuple[Shorts, tuple[tuple[str, str], ...]]]:
    """A scenario may time what is looked at otherwise than the record of the whole battle."""
    groups: dict[Shorts, list[tuple[str, str]]] = {(): []}
    for id, check in game.series.checks.items():
        having = [each for each in playing if any(its.id == turn.id and id in its.checks for its in each.turns)]
        if having or (not playing and id in turn.checks):
            groups.setdefault(only(having, playing), []).append((check.short, check.title))
    return ((shorts, tuple(checks)) for shorts, checks in groups.items() if checks)


def _notes(game: Game, turn: Turn) -> Iterator[tuple[Shorts, Line]]:
    scenarios = game.scenarios.values()
    notes = [
        (line(order(game, each), each.source), scenario.short)
        for scenario in scenarios
        for each in scenario.orders
        if each.turn == turn.id
    ] + [
        (line(award(game, each), each.source), scenario.short)
        for scenario in scenarios
        for each in scenario.awards
        if each.until == turn.id
    ]
    for said in dict.fromkeys(said for said, _ in notes):
        yield tuple(short for other, short in notes if other == said), said
