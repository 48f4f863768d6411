"""Every level of every state, and the faces."""

from collections.abc import Iterator

from oobc.outputs.module.names import FACE, FACE_NEXT, NO_LEVEL, pressed, state_key, state_property
from oobc.verify.trials.trial import Hand, Outcome, Trial


def states(hand: Hand) -> Iterator[Trial]:
    """Those that its arm can be in; the key of the level that holds at the start ends it."""
    begins = hand.game.states_at_start(hand.scenario, hand.piece)
    arm = hand.piece.arm.id if hand.piece.arm is not None else ""
    for id in hand.piece.kind.states:
        for number, level in enumerate(hand.game.series.pieces.states[id].levels, 1):
            if level.arms and arm not in level.arms:
                continue
            key = pressed(level.key) or state_key(id, number)
            outcome = Outcome({state_property(id): NO_LEVEL if begins.get(id) == level else str(number)})
            yield hand.tries(level.title, key, ("states", id), outcome)


def faces(hand: Hand) -> Iterator[Trial]:
    """What has another face is turned to it."""
    if len(hand.piece.faces_up) > 1:
        steps = ("kinds", hand.piece.kind.id, "faces")
        yield hand.tries("Flip", FACE_NEXT, steps, Outcome({FACE: "2"}), speaks=False)
