"""What is tried in the engine, and what must come of it: each state and action once on one piece of each kind.

A feature of the module has its trials in a file of its own and a line in the list; they expect what the game says.
"""

from collections.abc import Iterator

from oobc.game import Game
from oobc.game.placements import InHex
from oobc.game.scenarios import Scenario
from oobc.verify.trials.actions import actions
from oobc.verify.trials.entering import entering
from oobc.verify.trials.facing import facing
from oobc.verify.trials.hiding import hiding
from oobc.verify.trials.states import faces, states
from oobc.verify.trials.trial import Hand, Outcome, Trial

__all__ = ["Outcome", "Trial", "trials"]

_TRIALS = (entering, states, facing, faces, hiding, actions)


def trials(game: Game, scenario: Scenario, side: str) -> Iterator[Trial]:
    """What a side can try in a scenario, on every piece anew."""
    plays = game.box.sides[side]
    spans = dict.fromkeys(game.series.terrain.span_states[span.state].marker for span in scenario.spans)
    for marker in (game.pieces[id] for id in spans if id is not None):
        yield from actions(Hand(game, scenario, marker, plays))
    for id in sorted(scenario.placements, key=lambda id: not isinstance(scenario.placements[id], InHex)):
        piece = game.pieces[id]
        if not piece.is_marker and piece.side in (plays, None):
            hand = Hand(game, scenario, piece, plays)
            yield from (trial for tried in _TRIALS for trial in tried(hand))
