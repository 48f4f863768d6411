"""What is printed: cards with what players look at, the counter sheets, the map."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from oobc.art.typst import collect_errors, composed, document
from oobc.art.views import Loose
from oobc.game import Game
from oobc.model.values import slug
from oobc.outputs.artifact import Artifact
from oobc.outputs.paper import Printing
from oobc.outputs.print.board_cards import boards_on_paper, display_card, is_track, track_card
from oobc.outputs.print.counter_sheets import counter_sheets
from oobc.outputs.print.forces_card import forces_card
from oobc.outputs.print.frame import Data
from oobc.outputs.print.map_sheets import map_pages, map_sheet
from oobc.outputs.print.scenario_card import scenario_card
from oobc.outputs.print.scenarios_card import scenarios_card
from oobc.outputs.print.sequence_card import sequence_card
from oobc.outputs.print.setup_card import setup_card
from oobc.outputs.print.table_cards import conditions_card, tables_card
from oobc.outputs.print.turn_card import turn_card
from oobc.outputs.print.victory_card import victory_card

__all__ = ["CARDS", "PARTS", "render"]

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
    if len(game.scenarios) > 1:
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


def _counter_sheets(game: Game, printing: Printing) -> Iterator[Artifact]:
    cards = ((f"counters-{name}", "counters", data) for name, data in counter_sheets(game, printing))
    yield from _drawn(game, printing, cards)


def _printer_test(game: Game, printing: Printing) -> Iterator[Artifact]:
    if game.series.sheets.counters:
        data = {"backs": printing.backs, "shift": list(printing.shift)}
        yield from _drawn(game, printing, [("printer-test", "printer-test", data)])


def _map(game: Game, printing: Printing) -> Iterator[Artifact]:
    if game.series.sheets.map is not None:
        (whole,) = _drawn(game, printing, [("map", "map", map_sheet(game, game.series.sheets.map))])
        yield whole
        pages = map_pages(game, game.series.sheets.map, printing.paper) | {"paper": printing.paper}
        view = Loose("print/map-pages.typ", pages | {"pictures": {"sheet": whole.content}})
        content = composed(view, grey=printing.grey, look=game.look)
        yield Artifact("print/map-pages.pdf", content)


_SHEETS: Mapping[str, Callable[[Game, Printing], Iterator[Artifact]]] = {
    "counters": _counter_sheets,
    "printer-test": _printer_test,
    "map": _map,
}

CARDS = tuple(_CARDS)
"""The parts that are cards, of the size of the paper and with one frame."""
PARTS = (*CARDS, *_SHEETS)
"""What can be printed by itself: `--only print/setup`."""


def render(game: Game, printing: Printing) -> Iterator[Artifact]:
    """The cards, the counter sheets and the map as PDF, in `print/`."""
    with collect_errors() as attempt:
        for part in filter(printing.wants, PARTS):
            with attempt():
                sheets = _SHEETS.get(part)
                yield from sheets(game, printing) if sheets else _drawn(game, printing, _CARDS[part](game))


def _drawn(game: Game, printing: Printing, cards: Iterable[Card]) -> Iterator[Artifact]:
    with collect_errors() as attempt:
        for name, template, data in cards:
            with attempt():
                told = data | {"paper": printing.paper}
                content = document(Loose(f"print/{template}.typ", told), grey=printing.grey, look=game.look)
                yield Artifact(f"print/{name}.pdf", content)
