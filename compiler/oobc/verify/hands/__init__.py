"""What a person does with mouse and keyboard, and what must come of it: a file for each kind of thing that is done.

They expect what the game and its layout say; of the module they know what a player sees.
"""

from collections.abc import Iterator

from oobc.diagnostics.findings import Finding
from oobc.game.scenarios import Scenario
from oobc.verify.hands.combat import combat
from oobc.verify.hands.drops import drops
from oobc.verify.hands.keeping import keeping
from oobc.verify.hands.menus import menus
from oobc.verify.hands.secrets import secrets
from oobc.verify.hands.shortcuts import shortcuts
from oobc.verify.hands.steps import steps
from oobc.verify.hands.toolbar import toolbar
from oobc.verify.played import Played

__all__ = ["as_others", "by_hand"]

_BY_HAND = (toolbar, shortcuts, menus, combat, drops, steps, keeping)


def by_hand(played: Played, scenario: Scenario, side: str) -> Iterator[Finding]:
    """All that a side can do in a scenario, each kind of thing from its beginning."""
    for tried in _BY_HAND:
        yield from played.begin(scenario, side)
        yield from tried(played, scenario, side)


def as_others(played: Played, scenario: Scenario, side: str) -> Iterator[Finding]:
    """What a side, or an observer, sees and does of what others hide."""
    yield from played.begin(scenario, side)
    yield from secrets(played, scenario, side)
