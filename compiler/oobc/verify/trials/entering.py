"""A reinforcement comes to the hex where it enters."""

from collections.abc import Iterator

from oobc.game.placements import Enters
from oobc.game.roles import enters
from oobc.outputs.module.names import map_name, pressed
from oobc.verify.trials.trial import Hand, Outcome, Trial


def entering(hand: Hand) -> Iterator[Trial]:
    """It comes from the box where it waits."""
    entering, placement = hand.game.series.pieces.entering, hand.scenario.placements.get(hand.piece.id)
    if entering is not None and enters(hand.game, hand.piece) and isinstance(placement, Enters):
        there = Outcome(place=(map_name(hand.game), placement.hex))
        origin, kind = hand.game.series.pieces.origin.at_key("entering"), hand.piece.kind.id
        yield Trial(kind, entering.title, hand.piece.id, pressed(entering.key), origin, (there,))
