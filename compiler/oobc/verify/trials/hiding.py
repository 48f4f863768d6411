"""What can hide is hidden by its side, or shown."""

from collections.abc import Iterator

from oobc.game.roles import can_hide
from oobc.outputs.module.names import pressed
from oobc.verify.trials.trial import Hand, Outcome, Trial


def hiding(hand: Hand) -> Iterator[Trial]:
    """What is hidden at the start is shown."""
    hidden = hand.game.series.pieces.hidden
    if hidden is not None and can_hide(hand.game, hand.piece):
        after = "" if hidden.at_start else hand.side.title
        yield hand.tries(hidden.title, pressed(hidden.key), ("hidden",), Outcome(hidden_by=after))
