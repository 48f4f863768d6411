"""What is printed: cards with what players look at, the counter sheets, the map."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from oobc.art.typst import Press, collect_errors
from oobc.art.views import View
from oobc.game import Game
from oobc.layout.paper import PaperName
from oobc.outputs.artifact import Artifact
from oobc.outputs.paper import Printing
from oobc.outputs.print.board_cards import board_cards
from oobc.outputs.print.forces_card import forces_card
from oobc.outputs.print.scenario_cards import scenario_cards
from oobc.outputs.print.scenarios_card import scenarios_card
from oobc.outputs.print.sequence_card import sequence_card
from oobc.outputs.print.setup_cards import setup_cards
from oobc.outputs.print.sheets import counter_sheets, map_pages, map_sheet, printer_test
from oobc.outputs.print.table_cards import condition_cards, tables_card
from oobc.outputs.print.turn_cards import turn_cards
from oobc.outputs.print.victory_card import victory_card

__all__ = ["CARDS", "PARTS", "render"]

Named = Iterable[tuple[str, View]]
"""The names of files in `print/`, each with what it shows."""

_CARDS: Mapping[str, Callable[[Game, PaperName], Named]] = {
    "setup": setup_cards,
    "scenario": scenario_cards,
    "turns": turn_cards,
    "boards": board_cards,
    "conditions": condition_cards,
    "tables": tables_card,
    "sequence": sequence_card,
    "victory": victory_card,
    "scenarios": scenarios_card,
    "forces": forces_card,
}
_COUNTERS: Mapping[str, Callable[[Game, Printing], Named]] = {"counters": counter_sheets, "printer-test": printer_test}

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


def _map(game: Game, press: Press, printing: Printing) -> Iterator[Artifact]:
    sheet = game.series.sheets.map
    if sheet is not None:
        whole = press.document(map_sheet(game, printing.paper, sheet), grey=printing.grey)
        yield Artifact("print/map.pdf", whole)
        pages = press.composed(map_pages(game, printing.paper, sheet, whole), grey=printing.grey)
        yield Artifact("print/map-pages.pdf", pages)
