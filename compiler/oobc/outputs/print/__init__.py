"""What is printed: a set-up card for each side, a turn record card for each day."""

from collections.abc import Callable, Iterator, Mapping

from oobc.art.typst import document
from oobc.game import Game
from oobc.model.values import slug
from oobc.outputs.artifact import Artifact
from oobc.outputs.paper import Printing
from oobc.outputs.print.parts import Data
from oobc.outputs.print.setup_card import setup_card
from oobc.outputs.print.turn_card import turn_card

__all__ = ["PARTS", "render"]

Card = tuple[str, str, Data]
"""The name of its file in `print/`, the template that draws it, and what it shows."""


def _setup_cards(game: Game) -> Iterator[Card]:
    for side in game.box.sides:
        yield f"setup-{side}", "setup", setup_card(game, side)


def _turn_cards(game: Game) -> Iterator[Card]:
    for day in game.battle.days:
        yield f"turn-record-{slug(day.label)}", "turns", turn_card(game, day.label)


_CARDS: Mapping[str, Callable[[Game], Iterator[Card]]] = {
    "setup": _setup_cards,
    "turns": _turn_cards,
}

PARTS = tuple(_CARDS)
"""What can be printed by itself: `--only print/setup`."""


def render(game: Game, printing: Printing) -> Iterator[Artifact]:
    """The cards as PDF, in `print/`."""
    for part, cards in _CARDS.items():
        if printing.wants(part):
            for name, template, data in cards(game):
                paper = {"paper": printing.paper}
                content = document(f"print/{template}.typ", data | paper, grey=printing.grey)
                yield Artifact(f"print/{name}.pdf", content, game.files)
