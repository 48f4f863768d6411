"""What holds in a scenario, fact by fact, and the scenarios side by side."""

from collections.abc import Iterable, Iterator

from oobc.art.views import View
from oobc.game import Game
from oobc.game.placements import OutOfPlay
from oobc.game.scenarios import Scenario
from oobc.layout.paper import PaperName
from oobc.outputs import words
from oobc.outputs.print.frame import Frame, Line, Marked, frame, line, marked
from oobc.outputs.print.pieces import counters, ways
from oobc.outputs.words import stated

Rules = tuple[tuple[str, str], ...]
"""Special rules, by their cases."""


class Fact(View):
    """What is said of a scenario under one title, with the cases on it; no lines: nothing."""

    title: str
    cases: tuple[str, ...]
    lines: tuple[Line, ...]


class ScenariosCard(View, template="print/scenarios.typ"):
    frame: Frame
    rows: tuple[tuple[Fact, ...], ...]
    """One fact of each."""
    special: tuple[Rules, ...]
    """Those of each that are not shared by all."""
    shared: Rules


def scenarios_card(game: Game, paper: PaperName) -> Iterator[tuple[str, ScenariosCard]]:
    """The card, if there are several."""
    scenarios = list(game.scenarios.values())
    if len(scenarios) > 1:
        shared = set.intersection(*(set(each.special) for each in scenarios))
        compared = zip(*(facts(game, each) for each in scenarios), strict=True)
        card = ScenariosCard(
            frame(game, paper, "Scenarios side by side"),
            tuple(row for row in (*compared, *_counted(game)) if any(each.lines for each in row)),
            tuple(rules(game, (id for id in each.special if id not in shared)) for each in scenarios),
            rules(game, (id for id in scenarios[0].special if id in shared)),
        )
        yield "scenarios", card


def _counted(game: Game) -> Iterator[tuple[Fact, ...]]:
    """How the counters of each side begin."""
    for side in game.box.sides.values():
        own = [piece for piece in counters(game) if piece.side == side]
        begin = (ways(own, scenario) for scenario in game.scenarios.values())
        yield tuple(_fact(f"Counters, {side.title}", map(Marked, each)) for each in begin)


def rules(game: Game, ids: Iterable[str]) -> Rules:
    """The special rules with these ids."""
    return tuple((id, game.cases[id].title) for id in ids)


def facts(game: Game, scenario: Scenario) -> Iterator[Fact]:
    """The facts of a scenario; there are the same for every one."""
    series, victory, turns = game.series.about, game.box.victory, scenario.turns
    yield _fact("Case", [Marked(scenario.case)])
    yield _fact("From", [marked(turns[0].id, scenario.turns_source)])
    yield _fact("To", [marked(turns[-1].id, scenario.turns_source)])
    yield _fact("Turns", [Marked(str(len(turns)))])
    first = game.box.sides[scenario.first_player].title
    yield _fact("First player", [marked(first, scenario.first_player_source)])
    yield _fact("Set-up", (line(words.set_up(game, each), each.source) for each in scenario.set_up))
    for id, parameter in series.parameters.items():
        yield _fact(parameter.title, _parameter(game, id, scenario), parameter.rules)
    orders = [line(words.order(game, each), each.source) for each in scenario.orders]
    yield _fact(series.orders.title, orders, series.orders.rules) if series.orders else _fact("Orders", orders)
    spans = game.series.terrain.span_states
    crossings = ((f"{span.hexside} {spans[span.state].title.lower()}", span.source) for span in scenario.spans)
    yield _fact("Crossings", [marked(*each) for each in crossings])
    yield _fact("States at start", (line(words.state(game, each), each.source) for each in scenario.states))
    yield _fact(
        victory.title if victory else "Points",
        (line(words.award(game, each), each.source) for each in scenario.awards),
    )
    yield _fact("Hexes not counted", _not_counted(scenario))
    yield _fact(
        "Cases that hold too", (line(words.taken_over(game, each), each.source) for each in scenario.takes_over)
    )
    yield _fact("Cards taken out", _cards_out(game, scenario))


def _fact(title: str, lines: Iterable[Marked | Line], cases: tuple[str, ...] = ()) -> Fact:
    return Fact(title, cases, tuple((each,) if isinstance(each, Marked) else each for each in lines))


def _parameter(game: Game, id: str, scenario: Scenario) -> list[Marked]:
    value = scenario.parameters.get(id)
    return [marked(each, value.source) for each in stated(game, value)] if value is not None else []


def _not_counted(scenario: Scenario) -> list[Marked]:
    idle = scenario.excluded_victory_hexes
    return [marked(", ".join(idle), scenario.victory.source)] if scenario.victory and idle else []


def _cards_out(game: Game, scenario: Scenario) -> Iterator[Marked]:
    """The cards that are out of play, so in no deck."""
    for id, placement in scenario.placements.items():
        piece = game.pieces[id]
        if isinstance(placement, OutOfPlay) and piece.is_card:
            whose = f"{piece.side.title}: " if piece.side else ""
            yield marked(whose + piece.name, placement.source)
