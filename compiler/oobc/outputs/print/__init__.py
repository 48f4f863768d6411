"""The cards: a set-up card for each side, a turn record card for each day."""

from collections.abc import Iterator

from oobc.art.typst import document
from oobc.game import Game
from oobc.model.values import slug
from oobc.outputs.artifact import Artifact
from oobc.outputs.print.setup_card import setup_card
from oobc.outputs.print.turn_card import turn_card

__all__ = ["render"]


def render(game: Game) -> Iterator[Artifact]:
    """The cards as PDF, in `print/`."""
    for side in game.box.sides:
        card = document("print/setup.typ", setup_card(game, side))
        yield Artifact(f"print/setup-{side}.pdf", card, game.files)
    for day in game.battle.days:
        card = document("print/turns.typ", turn_card(game, day.label))
        yield Artifact(f"print/turn-record-{slug(day.label)}.pdf", card, game.files)
