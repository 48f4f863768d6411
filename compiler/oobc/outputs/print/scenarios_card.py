"""The scenarios side by side: how long, who begins, what each side has, what holds at start, which rules."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from oobc.art.views import View
from oobc.game import Game
from oobc.layout.paper import PaperName
from oobc.outputs.print.facts import Fact, Rule, facts, rules
from oobc.outputs.print.frame import Frame, Marked, ScenarioLine, frame, scenario_lines
from oobc.outputs.print.pieces import counters, ways_in_words


@dataclass(frozen=True, slots=True)
class Row:
    """A fact of every scenario, or of all the same."""

    title: str
    cases: tuple[str, ...]
    cells: tuple[tuple[Marked, ...], ...]
    same: bool


@dataclass(frozen=True, slots=True)
class ScenariosCard(View):
    """The scenarios side by side."""

    template: ClassVar[str] = "print/scenarios.typ"
    frame: Frame
    scenarios: tuple[ScenarioLine, ...]
    rows: tuple[Row, ...]
    special: tuple[tuple[Rule, ...], ...]
    """The special rules of each that are not shared by all."""
    shared: tuple[Rule, ...]


def scenarios_card(game: Game, paper: PaperName) -> ScenariosCard:
    """The card of a game."""
    scenarios = list(game.scenarios.values())
    compared = [*zip(*(facts(game, each) for each in scenarios), strict=True), *_counted(game)]
    shared = set.intersection(*(set(each.special) for each in scenarios)) if scenarios else set()
    return ScenariosCard(
        frame(game, paper, "Scenarios side by side"),
        scenario_lines(game),
        tuple(_row(found) for found in compared if any(each.lines for each in found)),
        tuple(rules(game, (id for id in each.special if id not in shared)) for each in scenarios),
        rules(game, (id for id in scenarios[0].special if id in shared)),
    )


def _row(found: tuple[Fact, ...]) -> Row:
    return Row(found[0].title, found[0].cases, tuple(each.lines for each in found), len(set(found)) == 1)


def _counted(game: Game) -> Iterator[tuple[Fact, ...]]:
    """How the counters of each side begin."""
    for id, side in game.box.sides.items():
        own = [piece for piece in counters(game) if piece.side == id]
        ways = (ways_in_words(own, scenario) for scenario in game.scenarios.values())
        yield tuple(Fact(f"Counters, {side.title}", (), tuple(map(Marked, each))) for each in ways)
