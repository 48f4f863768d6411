"""The turns: made from the scheme of the game, for each day of the battle, never typed."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from oobc.diagnostics.codes import DUPLICATE_ID, UNKNOWN_TURN
from oobc.game.turns import Turn
from oobc.link.names import Names
from oobc.load.files import BattleFiles, BoxFiles, SeriesFiles
from oobc.model.scenario import Duration
from oobc.model.turns import Check, InnerTurn
from oobc.place import Origin

Path = tuple[str, ...]
"""The labels of a turn, from its day inwards."""


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
        for path, kind, source in _played(scheme, () if label is None else (label,), "", series.turns.source):
            turn = Turn(len(turns) + 1, path, kind, label, date, source=source)
            if (change := changed.get(turn.id)) is not None:
                turn = replace(turn, kind=change.kind, source=change.source)
            turns.append(turn)
    ids = [turn.id for turn in turns]
    _no_turn_twice(battle, ids, names)
    return _checked(turns, checks, printed=True)


def _played(
    turns: Iterable[InnerTurn], within: tuple[str, ...], kind: str, source: str
) -> Iterator[tuple[tuple[str, ...], str, str]]:
    """The turns that are played, those inside others in place of them: the labels, the kind and the source of each."""
    for turn in turns:
        path, own, given = (*within, turn.label), turn.kind or kind, turn.source or source
        if turn.turns:
            yield from _played(turn.turns, path, own, given)
        else:
            yield path, own, given


def _no_turn_twice(battle: BattleFiles, ids: list[str], names: Names) -> None:
    first: dict[str, Origin] = {}
    for day in battle.about.days:
        before = first.setdefault(day.label, day.origin)
        if before is not day.origin:
            message = f"the day {day.label!r} is here twice"
            names.report_twice(DUPLICATE_ID, message, day.origin.at("label"), before.at("label"))
            return
    twice = next((id for id, many in Counter(ids).items() if many > 1), None)
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
    played = (replace(turn, number=number) for number, turn in enumerate(record[first : last + 1], 1))
    return _checked(played, checks, printed=False)


def _checked(turns: Iterable[Turn], checks: dict[str, Check], *, printed: bool) -> tuple[Turn, ...]:
    """Turns with what is checked on each, numbers of turns apart if they are those of a printed record."""
    played = tuple(turns)
    firsts = {id: _firsts(check, played) for id, check in checks.items()}
    return tuple(
        replace(turn, checks=tuple(id for id in checks if _falls_on(checks[id], turn, firsts[id], printed=printed)))
        for turn in played
    )


def _firsts(check: Check, played: Iterable[Turn]) -> dict[Path, Path]:
    """The first turn inside each, of those on which there may be a check; inside () is every one."""
    firsts: dict[Path, Path] = {}
    for turn in played:
        if not check.on or turn.kind in check.on:
            for end in range(len(turn.path) + 1):
                firsts.setdefault(turn.path[:end], turn.path)
    return firsts


def _falls_on(check: Check, turn: Turn, firsts: dict[Path, Path], *, printed: bool) -> bool:
    if check.turn is not None and check.turn == turn.number and not printed:
        return True
    if check.on and turn.kind not in check.on:
        return False
    days = 0 if turn.day is None else 1
    outer = [turn.path[:end] for end in range(days + 1, len(turn.path) + 1) if turn.path[end - 1] in check.at]
    if check.first_of_day:
        outer.append(turn.path[:days])
    return any(firsts[each] == turn.path for each in outer)
