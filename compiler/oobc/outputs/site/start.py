"""How a scenario begins and is won, besides where its pieces stand: in sentences with links."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from markupsafe import Markup

from oobc.art.views import View
from oobc.game.scenarios import Scenario
from oobc.model.scenario import Award, Order
from oobc.outputs import words
from oobc.outputs.site.links import Links, listed
from oobc.outputs.words import played, property_words

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
    yield "First player", True, (sides[scenario.first_player].title,)
    for name, each in scenario.parameters.items():
        title = links.ruled(links.game.series.about.parameters[name]) + _below(links, each.source)
        same = "value" in each.values
        yield title, same, (each.values["value"],) if same else tuple(each.values.get(id, "") for id in sides)


def _below(links: Links, source: str) -> Markup:
    return Markup('<br><small class="source">{}</small>').format(links.source(source))


def parts(links: Links, scenario: Scenario) -> Iterator[Part]:
    """Its orders, the state of what can be crossed, the states of its pieces, and how it is won."""
    orders = links.game.series.about.orders
    heading = links.ruled(orders) if orders else "Orders"
    usual = orders.title if orders else "Order"
    yield Part("orders", heading, tuple(_order(links, each, scenario, usual) for each in scenario.orders))
    yield Part("crossings", "Crossings", tuple(_crossings(links, scenario)))
    yield Part("states", "States", tuple(_states(links, scenario)))
    awards = (awarded(links, each, scenario) for each in scenario.awards)
    yield Part("victory", "Victory", (*_victory(links, scenario), *awards))


def _order(links: Links, order: Order, scenario: Scenario, usual: str) -> Markup:
    def words() -> Iterator[Markup | str]:
        yield f"{order.count} × {order.kind or usual}" if order.count > 1 else order.kind or usual
        yield from (f", {each}" for each in property_words(links.game, order, first=True))
        if order.force:
            yield Markup(" for {}").format(_troops(links, order.force))
        if order.objective:
            yield Markup(" to {}").format(links.places([order.objective], scenario))
        if order.turn:
            yield Markup(", given on {}").format(links.turn(order.turn, scenario))
        yield from (f", {each}" for each in property_words(links.game, order, first=False))

    said = Markup("{} {}. {}").format(links.side(order.side), Markup().join(words()), _noted(links, order.note))
    return said + links.mark(order.source)


def _crossings(links: Links, scenario: Scenario) -> Iterator[Markup]:
    for id, spans in groupby(sorted(scenario.spans, key=lambda each: each.state), lambda each: each.state):
        state = links.game.series.terrain.span_states[id]
        hexsides = listed(links.hex(each.hexside, scenario) + links.dagger(each.source) for each in spans)
        yield Markup("{}: {} {}").format(state.title, hexsides, links.rules(state.rules))


def _states(links: Links, scenario: Scenario) -> Iterator[Markup]:
    for start in scenario.states:
        said, note = links.sentence(words.state(links.game, start), scenario), _noted(links, start.note)
        rules = links.rules(links.game.series.pieces.states[start.state].rules)
        yield Markup("{}. {}{} {}").format(said, note, rules, links.mark(start.source))


def _victory(links: Links, scenario: Scenario) -> Iterator[Markup]:
    victory = scenario.victory
    if victory is not None and victory.rules:
        yield Markup("Rules: {}").format(listed(map(links.titled, victory.rules)))
    if victory is not None and victory.hexes_not_counted:
        hexes = links.places(victory.hexes_not_counted, scenario)
        yield Markup("Hexes that do not count: {} {}").format(hexes, links.mark(victory.source))


def awarded(links: Links, award: Award, scenario: Scenario) -> Markup:
    said, note = links.sentence(words.award(links.game, award), scenario), _noted(links, award.note)
    return Markup("{}. {}{}").format(said, note, links.mark(award.source))


def _noted(links: Links, note: str | None) -> Markup:
    return links.note(note, here=True) + " " if note else Markup()


def _troops(links: Links, names: Iterable[str]) -> Markup:
    """Formations and units."""
    pieces = links.game.pieces
    return listed(links.piece(pieces[each]) if each in pieces else links.game.name_of(each) for each in names)
