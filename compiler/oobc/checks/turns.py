"""The turn record."""

from collections.abc import Iterator

from oobc.diagnostics.codes import TURN_COUNT
from oobc.diagnostics.findings import Finding, Note
from oobc.game import Game


def stated_turn_counts_agree(game: Game) -> Iterator[Finding]:
    """Every number of turns that the rules print is the number that the turn scheme makes."""
    for scenario in game.scenarios.values():
        at, made = scenario.origin.at("turns"), len(scenario.turns)
        printed = {} if scenario.printed_turns is None else {at.at("printed"): scenario.printed_turns}
        stated = {**printed, **{at.at("also-printed", case): turns for case, turns in scenario.also_printed.items()}}
        for where, turns in stated.items():
            if scenario.turns and turns != made:
                notes = [Note(f"{made} are stated here", each) for each, right in stated.items() if right == made]
                first, last = scenario.turns[0].id, scenario.turns[-1].id
                message = f"{turns} turns are stated, but {first} to {last} are {made}"
                yield Finding(TURN_COUNT, message, where, notes=tuple(notes))
