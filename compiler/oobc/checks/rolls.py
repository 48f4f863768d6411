"""What comes of a roll: results that its dice can have."""

from collections.abc import Iterator

from oobc.diagnostics.codes import BAD_ROLLS
from oobc.diagnostics.findings import Finding
from oobc.game import Game


def outcomes_come_of_their_dice(game: Game) -> Iterator[Finding]:
    """The outcomes of an action have limits that its dice reach, each higher than the one before; the last has the
    rest."""
    for action in game.series.pieces.actions.values():
        if action.roll is None or action.roll.dice not in game.series.about.dice:
            continue
        dice = game.series.about.dice[action.roll.dice]
        least, most = dice.count, dice.count * dice.sides
        before = least - 1
        for index, outcome in enumerate(action.roll.outcomes):
            limit, last = outcome.up_to, index == len(action.roll.outcomes) - 1
            where = outcome.origin.at("up-to")
            if isinstance(limit, int):
                if not least <= limit <= most:
                    message = f"the roll {limit} does not come of {dice.title}, which gives {least} to {most}"
                    yield Finding(BAD_ROLLS, message, where)
                elif limit <= before:
                    yield Finding(BAD_ROLLS, f"the rolls to {limit} are of an outcome before this one", where)
                elif limit == most and not last:
                    yield Finding(BAD_ROLLS, f"no roll is left behind {limit} for the next outcome", where)
                before = max(before, limit)
            elif limit is None and not last:
                message = "only the last outcome has no limit: it has the rest"
                yield Finding(BAD_ROLLS, message, outcome.origin)
