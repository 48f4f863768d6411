"""The arrow of a state: while the state holds, it is turned to the next hexside."""

from collections.abc import Iterator

from oobc.outputs.module.names import arrow_property, pressed, state_key
from oobc.verify.trials.trial import Hand, Outcome, Trial


def facing(hand: Hand) -> Iterator[Trial]:
    """Where the state does not hold yet, its first level is laid on before."""
    for id in hand.piece.kind.states:
        state = hand.game.series.pieces.states[id]
        if state.arrow is not None:
            holds = id in hand.game.states_at_start(hand.scenario, hand.piece)
            first = None if holds else pressed(state.levels[0].key) or state_key(id, 1)
            begins = hand.scenario.placements[hand.piece.id].condition.facing or 1
            outcome = Outcome({arrow_property(id): str(begins % 6 + 1)})
            yield hand.tries(state.arrow.title, pressed(state.arrow.key), ("states", id, "arrow"), outcome, first=first)
