"""What is printed: a set-up card for each side, a turn record card for each day."""

from collections.abc import Callable, Iterator, Mapping

from oobc.art.typst import all_told, document
from oobc.game import Game
from oobc.model.values import slug
from oobc.outputs.artifact import Artifact
from oobc.outputs.paper import Printing
from oobc.outputs.print.board_cards import boards_on_paper, display_card, is_track, track_card
from oobc.outputs.print.forces_card import forces_card
from oobc.outputs.print.parts import Data
from oobc.outputs.print.scenario_card import scenario_card
from oobc.outputs.print.scenarios_card import scenarios_card
from oobc.outputs.print.sequence_card import sequence_card
from oobc.outputs.print.setup_card import setup_card
from oobc.outputs.print.table_cards import conditions_card, tables_card
from oobc.outputs.print.turn_card import turn_card
from oobc.outputs.print.victory_card import victory_card

__all__ = ["PARTS", "render"]

Card = tuple[str, str, Data]
"""The name of its file in `print/`, the template that draws it, and what it shows."""


def _setup_cards(game: Game) -> Iterator[Card]:
    for side in game.box.sides:
        yield f"setup-{side}", "setup", setup_card(game, side)


def _scenario_cards(game: Game) -> Iterator[Card]:
    for scenario in game.scenarios.values():
        yield f"scenario-{scenario.id}", "scenario", scenario_card(game, scenario)


def _turn_cards(game: Game) -> Iterator[Card]:
    for day in game.battle.days:
        yield f"turn-record-{slug(day.label)}", "turns", turn_card(game, day.label)


def _boards(game: Game) -> Iterator[Card]:
    for id in boards_on_paper(game):
        if is_track(game.series.boards[id]):
            yield f"board-{id}", "track", track_card(game, id)
        else:
            yield f"board-{id}", "display", display_card(game, id)


def _conditions(game: Game) -> Iterator[Card]:
    for id in game.series.about.conditions:
        yield f"condition-{id}", "conditions", conditions_card(game, id)


def _tables(game: Game) -> Iterator[Card]:
    if game.tables:
        yield "tables", "tables", tables_card(game)


def _sequence(game: Game) -> Iterator[Card]:
    if game.series.phases:
        yield "sequence", "sequence", sequence_card(game)


def _victory(game: Game) -> Iterator[Card]:
    if game.box.victory is not None:
        yield "victory", "victory", victory_card(game, game.box.victory)


def _scenarios(game: Game) -> Iterator[Card]:
    yield "scenarios", "scenarios", scenarios_card(game)


def _forces(game: Game) -> Iterator[Card]:
    yield "forces", "forces", forces_card(game)


_CARDS: Mapping[str, Callable[[Game], Iterator[Card]]] = {
    "setup": _setup_cards,
    "scenario": _scenario_cards,
    "turns": _turn_cards,
    "boards": _boards,
    "conditions": _conditions,
    "tables": _tables,
    "sequence": _sequence,
    "victory": _victory,
    "scenarios": _scenarios,
    "forces": _forces,
}

PARTS = tuple(_CARDS)
"""What can be printed by itself: `--only print/setup`."""


def render(game: Game, printing: Printing) -> Iterator[Artifact]:
    """The cards as PDF, in `print/`."""
    with all_told() as attempt:
        for part in filter(printing.wants, _CARDS):
            for name, template, data in _CARDS[part](game):
                with attempt():
                    told = data | {"paper": printing.paper}
                    content = document(f"print/{template}.typ", told, grey=printing.grey, look=game.look)
                    yield Artifact(f"print/{name}.pdf", content, game.files)
