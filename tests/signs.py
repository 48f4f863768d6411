"""A game whose texts have signs in them that mean something to others."""

import re

from oobc.game import Game
from oobc.outputs.module.spelling import respelled

WRITTEN = re.compile("(?!(Ctrl|Alt|Shift|Delete|Space|Enter|F[0-9]))[A-Z][a-z' ].*", re.DOTALL)
"""Texts for people; the names of turns and boxes are left, since some are made of others."""
OF_TURNS = re.compile("day|Ebb|Slack|Flood|Dark")


def with_signs(game: Game, signs: str) -> Game:
    """The game with signs behind every text for people."""

    def plainly(text: str) -> str:
        return f"{text} {signs}" if WRITTEN.fullmatch(text) and not OF_TURNS.search(text) else text

    return respelled(game, plainly, lambda text: plainly(text).replace("{}", ""))
