"""The turn record."""

from collections.abc import Iterator

from oobc.diagnostics.codes import TURN_COUNT
from oobc.diagnostics.findings import Finding
from oobc.game import Game


def stated_turn_counts_agree(game: Game) -> Iterator[Finding]:
    """The number of turns that the rules print is the number that the turn scheme makes."""
    for scenario in game.scenarios.values():
        made, printed = len(scenario.turns), scenario.printed_turns
        if printed is not None and scenario.turns and made != printed:
            message = f"{printed} turns are stated, but {scenario.turns[0].id} to {scenario.turns[-1].id} are {made}"
            yield Finding(TURN_COUNT, message, scenario.origin.at("turns", "printed"))
