"""What is printed: cards with what players look at, the counter sheets, the map."""

from collections.abc import Callable, Iterator, Mapping

from oobc.art.typst import Press, collect_errors
from oobc.art.views import View
from oobc.game import Game
from oobc.layout.paper import PaperName
from oobc.model.values import slug
from oobc.outputs.artifact import Artifact
from oobc.outputs.paper import Printing
from oobc.outputs.print.board_cards import board_card, boards_on_paper
from oobc.outputs.print.forces_card import forces_card
from oobc.outputs.print.scenario_card import scenario_card
from oobc.outputs.print.scenarios_card import scenarios_card
from oobc.outputs.print.sequence_card import sequence_card
from oobc.outputs.print.setup_card import setup_card
from oobc.outputs.print.sheets import counter_sheets, map_pages, map_sheet, printer_test
from oobc.outputs.print.table_cards import conditions_card, tables_card
from oobc.outputs.print.turn_card import turn_card
from oobc.outputs.print.victory_card import victory_card

__all__ = ["CARDS", "PARTS", "render"]

Named = Iterator[tuple[str, View]]
"""The names of files in `print/`, each with what it shows."""


def _setup(game: Game, paper: PaperName) -> Named:
    return ((f"setup-{side}", setup_card(game, paper, side)) for side in game.box.sides)


def _scenario(game: Game, paper: PaperName) -> Named:
    return ((f"scenario-{id}", scenario_card(game, paper, each)) for id, each in game.scenarios.items())


def _turns(game: Game, paper: PaperName) -> Named:
    days = (day.label for day in game.battle.days)
    return ((f"turn-record-{slug(day)}", turn_card(game, paper, day)) for day in days)


def _boards(game: Game, paper: PaperName) -> Named:
    return ((f"board-{id}", board_card(game, paper, id)) for id in boards_on_paper(game))


def _conditions(game: Game, paper: PaperName) -> Named:
    return ((f"condition-{id}", conditions_card(game, paper, id)) for id in game.series.about.conditions)


def _tables(game: Game, paper: PaperName) -> Named:
    if game.tables:
        yield "tables", tables_card(game, paper)


def _sequence(game: Game, paper: PaperName) -> Named:
    if game.series.phases:
        yield "sequence", sequence_card(game, paper)


def _victory(game: Game, paper: PaperName) -> Named:
    if game.box.victory is not None:
        yield "victory", victory_card(game, paper, game.box.victory)


def _scenarios(game: Game, paper: PaperName) -> Named:
    if len(game.scenarios) > 1:
        yield "scenarios", scenarios_card(game, paper)


def _forces(game: Game, paper: PaperName) -> Named:
    yield "forces", forces_card(game, paper)


_CARDS: Mapping[str, Callable[[Game, PaperName], Named]] = {
    "setup": _setup,
    "scenario": _scenario,
    "turns": _turns,
    "boards": _boards,
    "conditions": _conditions,
    "tables": _tables,
    "sequence": _sequence,
    "victory": _victory,
    "scenarios": _scenarios,
    "forces": _forces,
}


def _counters(game: Game, printing: Printing) -> Named:
    return ((f"counters-{name}", sheet) for name, sheet in counter_sheets(game, printing))


def _printer_test(game: Game, printing: Printing) -> Named:
    if game.series.sheets.counters:
        yield "printer-test", printer_test(printing)


def _map(game: Game, press: Press, printing: Printing) -> Iterator[Artifact]:
    sheet = game.series.sheets.map
    if sheet is not None:
        whole = press.document(map_sheet(game, printing.paper, sheet), grey=printing.grey)
        yield Artifact("print/map.pdf", whole)
        pages = press.composed(map_pages(game, printing.paper, sheet, whole), grey=printing.grey)
        yield Artifact("print/map-pages.pdf", pages)


_COUNTERS: Mapping[str, Callable[[Game, Printing], Named]] = {
    "counters": _counters,
    "printer-test": _printer_test,
}

CARDS = tuple(_CARDS)
"""The parts that are cards, of the size of the paper and with one frame."""
PARTS = (*CARDS, *_COUNTERS, "map")
"""What can be printed by itself: `--only print/setup`."""


def render(game: Game, press: Press, printing: Printing) -> Iterator[Artifact]:
    """The cards, the counter sheets and the map as PDF, in `print/`."""
    with collect_errors() as attempt:
        for part in filter(printing.wants, PARTS):
            if part == "map":
                with attempt():
                    yield from _map(game, press, printing)
                continue
            views = _CARDS[part](game, printing.paper) if part in _CARDS else _COUNTERS[part](game, printing)
            for name, view in views:
                with attempt():
                    yield Artifact(f"print/{name}.pdf", press.document(view, grey=printing.grey))
