"""A whole day by the keys of the sequence of play, and back again."""

from collections.abc import Iterator
from itertools import pairwise, takewhile

from oobc.diagnostics.codes import DOES_NOTHING, WRONG_EFFECT, WRONG_TURN
from oobc.diagnostics.findings import Finding
from oobc.game.keys import NEXT_STEP, STEP_BACK, TURN_BEFORE
from oobc.game.scenarios import Scenario
from oobc.outputs.module.names import pressed, state_key
from oobc.verify.played import Played, told
from oobc.verify.vassal import Answer

_MOST = 80
"""More presses than any turn has steps."""


def steps(played: Played, scenario: Scenario, side: str) -> Iterator[Finding]:
    """Every press says where the game is, nothing else opens, and the way back comes to where it began."""
    if not played.game.series.phases or not scenario.turns:
        return
    day = [each.id for each in takewhile(lambda turn: turn.day == scenario.turns[0].day, scenario.turns)]
    yield from _marks(played, scenario, side)
    began = {each.id: each for each in played.on_map()}
    pressed_on = 0
    for now, then in pairwise(day):
        count = 0
        while played.turn == now and count < _MOST:
            count += 1
            answer = played.ask("strike", pressed(NEXT_STEP))
            yield from _only_steps(played, answer, NEXT_STEP)
            if not told(answer):
                yield Finding(DOES_NOTHING, f"{NEXT_STEP} does nothing in {now}", scenario.origin)
                return
        pressed_on += count
        if played.turn != then:
            message = f"the steps of {now} lead to {played.turn!r}, not to {then!r}"
            yield Finding(WRONG_TURN, message, scenario.origin)
            return
    for _ in range(pressed_on):
        answer = played.ask("strike", pressed(STEP_BACK))
        yield from _only_steps(played, answer, STEP_BACK)
        if not answer.state:  # the first step of a turn: the tracker goes back
            yield from played.complaints(played.ask("strike", pressed(TURN_BEFORE)))
    if played.turn != day[0]:
        message = f"{pressed_on} steps on from {day[0]} and as many back lead to {played.turn!r}"
        yield Finding(WRONG_TURN, message, scenario.origin)
    changed = [each for each in played.on_map() if began.get(each.id) != each]
    if changed:
        names = ", ".join(each.name for each in changed)
        message = f"{pressed_on} steps on from {day[0]} and as many back leave pieces otherwise: {names}"
        yield Finding(WRONG_EFFECT, message, scenario.origin)


def _marks(played: Played, scenario: Scenario, side: str) -> Iterator[Finding]:
    """A unit is put into each state that a step clears: the way back must give it back."""
    known = played.game.series.pieces.states
    for id in played.of_side(scenario, side)[:1]:
        for state in played.game.pieces[id].kind.states:
            if known[state].cleared_by:
                yield from played.do("press", id, pressed(known[state].levels[0].key) or state_key(state, 1))


def _only_steps(played: Played, answer: Answer, key: str) -> Iterator[Finding]:
    """The key has nothing else on it."""
    yield from played.complaints(answer)
    for each in (*answer.opened, *(["a panel of the engine"] if answer.panels else [])):
        yield Finding(WRONG_EFFECT, f"{key} opens or closes {each}", played.game.battle.origin)
