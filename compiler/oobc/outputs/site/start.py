"""How a scenario begins and is won, besides where its pieces stand: in sentences with links."""

from collections.abc import Iterator
from itertools import groupby

from markupsafe import Markup

from oobc.art.views import View
from oobc.game.scenarios import Scenario
from oobc.model.scenario import Award, Order, SetUp, StartState
from oobc.outputs import words
from oobc.outputs.site.links import Links, listed
from oobc.outputs.words import Sentence, played

Parameter = tuple[Markup | str, bool, tuple[Markup | str, ...]]
"""What a scenario states: its title, whether it is the same for all sides, and the value or values."""


class Part(View):
    """Sentences under a heading of their own."""

    anchor: str
    heading: Markup | str
    lines: tuple[Markup, ...]


def parameters(links: Links, scenario: Scenario) -> Iterator[Parameter]:
    """What holds from the start on."""
    sides, turns = links.game.box.sides, scenario.turns
    if turns:
        said = Markup("{}, {}").format(len(turns), played(scenario))
        if scenario.printed_turns not in (None, len(turns)):
            said += Markup(" <strong>(the rules say {})</strong>").format(scenario.printed_turns)
        yield Markup("Turns{}").format(_below(links, scenario.turns_source)), True, (said,)
    first = Markup("First player{}").format(_below(links, scenario.first_player_source))
    yield first, True, (sides[scenario.first_player].title,)
    for name, each in scenario.parameters.items():
        title = links.ruled(links.game.series.about.parameters[name]) + _below(links, each.source)
        same = "value" in each.values
        yield title, same, (each.values["value"],) if same else tuple(each.values.get(id, "") for id in sides)


def _below(links: Links, source: str) -> Markup:
    return Markup('<br><small class="source">{}</small>').format(links.source(source))


def parts(links: Links, scenario: Scenario) -> Iterator[Part]:
    """Its orders, the state of what can be crossed, the states of its pieces, and how it is won."""
    placed = (noted(links, words.set_up(links.game, each), each, scenario) for each in scenario.set_up)
    yield Part("set-up", "How the sides set up", tuple(placed))
    orders = links.game.series.about.orders
    heading = links.ruled(orders) if orders else "Orders"
    given = (noted(links, words.order(links.game, each), each, scenario) for each in scenario.orders)
    yield Part("orders", heading, tuple(given))
    yield Part("crossings", "Crossings", tuple(_crossings(links, scenario)))
    yield Part("states", "States", tuple(_states(links, scenario)))
    awards = (noted(links, words.award(links.game, each), each, scenario) for each in scenario.awards)
    yield Part("victory", "Victory", (*_victory(links, scenario), *awards))
    yield Part("taken-over", "Cases that hold too", tuple(_taken_over(links, scenario)))


def _taken_over(links: Links, scenario: Scenario) -> Iterator[Markup]:
    for each in scenario.takes_over:
        side = links.side(each.side) + " " if each.side is not None else ""
        to = Markup(" to {}").format(links.case(each.to)) if each.to is not None else ""
        yield Markup("{}{}{} {}").format(side, links.case(each.from_), to, links.mark(each.source))


def _crossings(links: Links, scenario: Scenario) -> Iterator[Markup]:
    for id, spans in groupby(sorted(scenario.spans, key=lambda each: each.state), lambda each: each.state):
        state = links.game.series.terrain.span_states[id]
        hexsides = listed(links.hex(each.hexside, scenario) + links.dagger(each.source) for each in spans)
        yield Markup("{}: {} {}").format(state.title, hexsides, links.rules(state.rules))


def _states(links: Links, scenario: Scenario) -> Iterator[Markup]:
    for start in scenario.states:
        rules = links.rules(links.game.series.pieces.states[start.state].rules)
        yield Markup("{} {}").format(noted(links, words.state(links.game, start), start, scenario), rules)


def _victory(links: Links, scenario: Scenario) -> Iterator[Markup]:
    victory = scenario.victory
    if victory is not None and victory.rules:
        yield Markup("Rules: {}").format(listed(map(links.titled, victory.rules)))
    if victory is not None and victory.hexes_not_counted:
        hexes = links.places(victory.hexes_not_counted, scenario)
        yield Markup("Hexes that do not count: {} {}").format(hexes, links.mark(victory.source))


def noted(links: Links, sentence: Sentence, of: Order | Award | StartState | SetUp, scenario: Scenario) -> Markup:
    """A sentence with what else the rules say of it, and where they do."""
    said = None if isinstance(of, SetUp) else of.note
    note = Markup(" {}").format(links.note(said, here=True)) if said else ""
    return Markup("{}.{} {}").format(links.sentence(sentence, scenario), note, links.mark(of.source))
