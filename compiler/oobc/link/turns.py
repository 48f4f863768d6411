"""The turns: made from the scheme of the game for the days of the battle, never typed."""

from dataclasses import replace

from oobc.diagnostics.codes import DUPLICATE_ID, UNKNOWN_TURN
from oobc.game.turns import Turn
from oobc.link.names import Names
from oobc.load.files import BattleFiles, BoxFiles, SeriesFiles
from oobc.model.scenario import Duration
from oobc.model.turns import Check
from oobc.place import Origin


def turn_record(
    battle: BattleFiles, box: BoxFiles, series: SeriesFiles, checks: dict[str, Check], names: Names
) -> tuple[Turn, ...]:
    """Every turn of every day of the battle; empty if the game names a scheme that its series has not.

    What is checked on a turn is as on a printed turn record, which no scenario cuts short.
    """
    changed = battle.about.turn_kinds
    turns: list[Turn] = []
    for day in battle.about.days:
        for step in series.turns.schemes.get(box.about.turn_scheme, ()):
            turn = Turn(len(turns) + 1, day.label, day.date, step.label, step.kind)
            if turn.id in changed:
                change = changed[turn.id]
                turn = Turn(turn.number, turn.day, turn.date, turn.label, change.kind, source=change.source)
            turns.append(turn)
    ids = [turn.id for turn in turns]
    _no_turn_twice(battle, ids, names)
    return tuple(replace(turn, checks=_checks(None, turn, tuple(turns), checks)) for turn in turns)


def _no_turn_twice(battle: BattleFiles, ids: list[str], names: Names) -> None:
    days = [day.label for day in battle.about.days]
    for index, day in enumerate(days):
        if day in days[:index]:
            where, first = battle.about.days[index].origin, battle.about.days[days.index(day)].origin
            names.twice(DUPLICATE_ID, f"the day {day!r} is here twice", where.at("label"), first.at("label"))
            return
    twice = next((id for index, id in enumerate(ids) if id in ids[:index]), None)
    if twice is not None:
        where = battle.about.origin.at("days")
        names.tell(DUPLICATE_ID, f"two turns are called {twice!r}", where, "their labels in turns.yaml must differ")


def scenario_turns(
    duration: Duration, record: tuple[Turn, ...], checks: dict[str, Check], names: Names, where: Origin
) -> tuple[Turn, ...]:
    """The turns of a scenario, numbered from 1, each with what is checked on it."""
    ids = [turn.id for turn in record]
    if not {duration.from_, duration.to} <= {*ids}:
        return ()
    first, last = ids.index(duration.from_), ids.index(duration.to)
    if first > last:
        names.tell(UNKNOWN_TURN, f"{duration.to!r} comes before {duration.from_!r}", where.at("to"))
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
    if turn.label in check.at:
        return True
    if not check.first_of_day:
        return False
    of_day = [each for each in played if each.day == turn.day and (not check.on or each.kind in check.on)]
    return bool(of_day) and of_day[0].label == turn.label
