"""The turns: made from the scheme of the game, for each day of the battle, never typed."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from oobc.diagnostics.codes import DUPLICATE_ID, UNKNOWN_TURN
from oobc.game.turns import Turn
from oobc.link.names import Names
from oobc.load.files import BattleFiles, BoxFiles, SeriesFiles
from oobc.model.scenario import Duration
from oobc.model.turns import Check, InnerTurn
from oobc.place import Origin


def turn_record(
    battle: BattleFiles, box: BoxFiles, series: SeriesFiles, checks: dict[str, Check], names: Names
) -> tuple[Turn, ...]:
    """Every turn of the battle that has none inside it; empty if the game names a scheme that its series has not.

    What is checked on a turn is as on a printed turn record, which no scenario cuts short.
    """
    changed = battle.about.turn_kinds
    turns: list[Turn] = []
    scheme = series.turns.schemes.get(box.about.turn_scheme, ())
    for day in battle.about.days or (None,):
        label, date = (day.label, day.date) if day is not None else (None, None)
        for path, kind in _played(scheme, () if label is None else (label,), ""):
            turn = Turn(len(turns) + 1, path, kind, label, date)
            if (change := changed.get(turn.id)) is not None:
                turn = replace(turn, kind=change.kind, source=change.source)
            turns.append(turn)
    ids = [turn.id for turn in turns]
    _no_turn_twice(battle, ids, names)
    return tuple(replace(turn, checks=_checks(None, turn, tuple(turns), checks)) for turn in turns)


def _played(turns: Iterable[InnerTurn], within: tuple[str, ...], kind: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """The turns that are played, those inside others in place of them: the labels and the kind of each."""
    for turn in turns:
        path, own = (*within, turn.label), turn.kind or kind
        if turn.turns:
            yield from _played(turn.turns, path, own)
        else:
            yield path, own


def _no_turn_twice(battle: BattleFiles, ids: list[str], names: Names) -> None:
    days = [day.label for day in battle.about.days]
    for index, day in enumerate(days):
        if day in days[:index]:
            where, first = battle.about.days[index].origin, battle.about.days[days.index(day)].origin
            names.report_twice(DUPLICATE_ID, f"the day {day!r} is here twice", where.at("label"), first.at("label"))
            return
    twice = next((id for index, id in enumerate(ids) if id in ids[:index]), None)
    if twice is not None:
        where = battle.about.origin.at("days")
        names.report(DUPLICATE_ID, f"two turns are called {twice!r}", where, "their labels in turns.yaml must differ")


def scenario_turns(
    duration: Duration, record: tuple[Turn, ...], checks: dict[str, Check], names: Names, where: Origin
) -> tuple[Turn, ...]:
    """The turns of a scenario, numbered from 1, each with what is checked on it."""
    ids = [turn.id for turn in record]
    if not {duration.from_, duration.to} <= {*ids}:
        return ()
    first, last = ids.index(duration.from_), ids.index(duration.to)
    if first > last:
        names.report(UNKNOWN_TURN, f"{duration.to!r} comes before {duration.from_!r}", where.at("to"))
        return ()
    played = record[first : last + 1]
    return tuple(
        replace(turn, number=number, checks=_checks(number, turn, played, checks))
        for number, turn in enumerate(played, 1)
    )


def _checks(number: int | None, turn: Turn, played: tuple[Turn, ...], checks: dict[str, Check]) -> tuple[str, ...]:
    return tuple(id for id, check in checks.items() if _falls_on(check, number, turn, played))


def _falls_on(check: Check, number: int | None, turn: Turn, played: tuple[Turn, ...]) -> bool:
    if check.turn is not None and check.turn == number:
        return True
    if check.on and turn.kind not in check.on:
        return False
    days = 0 if turn.day is None else 1
    outer = [turn.path[:end] for end in range(days + 1, len(turn.path) + 1) if turn.path[end - 1] in check.at]
    if check.first_of_day:
        outer.append(turn.path[:days])
    such = [each.path for each in played if not check.on or each.kind in check.on]
    return any(next(path for path in such if path[: len(each)] == each) == turn.path for each in outer)
