"""How a scenario begins in the engine, held against the data."""

from collections.abc import Iterator

from oobc.diagnostics.codes import NOT_ON_THE_TABLE, WRONG_AT_START, WRONG_HIDING, WRONG_PLACE, WRONG_TURN
from oobc.diagnostics.findings import Finding
from oobc.game import keys
from oobc.game.scenarios import Scenario
from oobc.outputs.module.names import COUNTER, pressed
from oobc.verify.played import Played
from oobc.verify.standing import Standing, standing
from oobc.verify.vassal import Seen


def compare(played: Played, scenario: Scenario, side: str) -> Iterator[Finding]:
    """Every piece of the set-up with the data."""
    seen: dict[str, list[Seen]] = {}
    for each in played.pieces.values():
        counter = each.properties.get(COUNTER)
        if counter is not None and ":" not in counter:  # no set-up places what is a part of a window
            seen.setdefault(counter, []).append(each)
    for wanted in standing(played.game, scenario):
        there = seen.get(wanted.piece, [])
        found = next((each for each in there if _lies(each, wanted.map, wanted.places)), next(iter(there), None))
        if found is None:
            message = f"{played.name(wanted.piece)} is not on the table in {scenario.title}"
            yield Finding(NOT_ON_THE_TABLE, message, wanted.origin)
        else:
            there.remove(found)
            yield from _compare(played, found, wanted, scenario, side)
    for counter, rest in seen.items():
        for each in rest:
            placement = scenario.placements.get(counter)
            where = placement.origin if placement is not None else scenario.origin
            message = f"{played.name(counter)} lies in {each.place} in {scenario.title}, and no set-up puts it there"
            yield Finding(NOT_ON_THE_TABLE, message, where)


def _compare(played: Played, found: Seen, wanted: Standing, scenario: Scenario, side: str) -> Iterator[Finding]:
    who = f"in {scenario.title}, {played.name(wanted.piece)}"
    if not _lies(found, wanted.map, wanted.places):
        places = " or ".join(wanted.places)
        message = f"{who} stands in {found.where}, not in {places} ({wanted.map})"
        yield Finding(WRONG_PLACE, message, wanted.origin)
    for word, value in wanted.words.items():
        if found.properties.get(word) != value:
            message = f"{who} has {word} {found.properties.get(word)}, not {value}"
            yield Finding(WRONG_AT_START, message, wanted.origin)
    if found.hidden_by != wanted.hidden_by:
        message = f"{who} is hidden by {found.hidden_by or 'nobody'}, not by {wanted.hidden_by or 'nobody'}"
        yield Finding(WRONG_HIDING, message, wanted.origin)
    elif found.secret != (wanted.hidden_by not in (None, played.title_of(side))):
        sees = "cannot see" if found.secret else "can see"
        yield Finding(WRONG_HIDING, f"{played.called(side)} {sees} what stands there: {who}", wanted.origin)


def turns(played: Played, scenario: Scenario) -> Iterator[Finding]:
    """Every turn of the scenario, by the tracker's key."""
    for number, turn in enumerate(scenario.turns):
        if number > 0:
            yield from played.do("press", "module", pressed(keys.NEXT_TURN))
        if played.turn != turn.id:
            message = f"turn {number + 1} of {scenario.title} is {played.turn!r} on the tracker, not {turn.id!r}"
            yield Finding(WRONG_TURN, message, scenario.origin)
            return


def _lies(seen: Seen, board: str, places: tuple[str, ...]) -> bool:
    return seen.map == board and seen.place in places
