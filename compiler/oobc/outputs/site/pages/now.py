"""What applies now: all that is due on a turn of a scenario."""

from collections.abc import Iterator

from markupsafe import Markup

from oobc.art.views import View
from oobc.game.pieces import Piece
from oobc.game.scenarios import Scenario
from oobc.game.turns import Turn
from oobc.outputs import words
from oobc.outputs.site import addresses, forces, start
from oobc.outputs.site.links import Links, listed
from oobc.outputs.site.views import Told


class Moment(View):
    """A turn of a scenario."""

    anchor: str
    scenario: str
    kind: str
    choice: str
    """What the list of turns calls it."""
    heading: Markup
    about: Markup
    due: tuple[Markup, ...]
    before: str
    """The anchor of the turn before, if there is one."""
    after: str


class Now(View):
    scenarios: tuple[tuple[str, str], ...]
    """The titles of those that have turns, by id."""
    moments: tuple[Moment, ...]
    kinds: tuple[tuple[str, Markup, tuple[Told, ...]], ...]
    """By kind of turn, what is different in it."""
    specials: tuple[tuple[str, str, tuple[Told, ...]], ...]
    """By scenario, its title and its special rules."""
    conditions: tuple[tuple[Markup, tuple[tuple[str, tuple[Markup, ...]], ...]], ...]
    """What can hold, and its levels, each with what it means."""


def view(links: Links) -> Now:
    game = links.game
    scenarios, series = game.scenarios.values(), game.series
    kinds = {id: series.turn_kinds[id] for id in dict.fromkeys(turn.kind for each in scenarios for turn in each.turns)}
    return Now(
        scenarios=tuple((each.id, each.title) for each in scenarios if each.turns),
        moments=tuple(moment for each in scenarios for moment in _moments(links, each)),
        kinds=tuple((id, links.chip(each), told) for id, each in kinds.items() if (told := links.told(each.rules))),
        specials=tuple((each.id, each.title, links.told(each.special)) for each in scenarios if each.special),
        conditions=tuple((links.ruled(each), _levels(links, id)) for id, each in series.about.conditions.items()),
    )


def _levels(links: Links, condition: str) -> tuple[tuple[str, tuple[Markup, ...]], ...]:
    """The levels of a condition, each with what it does."""
    game = links.game
    levels = game.series.about.conditions[condition].levels
    return tuple((level.title, tuple(_effects(links, condition, id))) for id, level in levels.items())


def _effects(links: Links, condition: str, level: str) -> Iterator[Markup]:
    terms = {term.title: term for term in links.game.terms}
    for says, effect in links.game.effects_of(condition, level):
        cited = (*map(links.case, effect.cases), *(links.term(terms[each], each) for each in effect.terms))
        yield Markup('{}. <span class="rules">{}</span>').format(links.note(says), listed(cited))


def _moments(links: Links, scenario: Scenario) -> Iterator[Moment]:
    anchors = ["", *(addresses.anchor_of(scenario.id, turn.id) for turn in scenario.turns), ""]
    arrivals = forces.arrivals(links.game, scenario)
    for at, turn in enumerate(scenario.turns, 1):
        kind = links.game.series.turn_kinds[turn.kind]
        yield Moment(
            anchor=anchors[at],
            scenario=scenario.id,
            kind=turn.kind,
            choice=f"{turn.number} · {turn.id} · {kind.title}",
            heading=Markup("{} {}").format(turn.id, links.chip(kind)),
            about=_about(links, scenario, turn),
            due=tuple(_due(links, scenario, turn, arrivals.get(turn.id, []))),
            before=anchors[at - 1],
            after=anchors[at + 1],
        )


def _about(links: Links, scenario: Scenario, turn: Turn) -> Markup:
    game = links.game
    where = Markup("Turn {} of {} of {}").format(turn.number, len(scenario.turns), links.scenario(scenario))
    facts = [where, f"{game.box.sides[scenario.first_player].title} first"]
    if turn.kind in game.series.phases:
        facts.append(links.link(addresses.at(addresses.SEQUENCE, turn.kind), "Sequence of play"))
    return Markup(" · ").join(facts)


def _due(links: Links, scenario: Scenario, turn: Turn, entering: list[Piece]) -> Iterator[Markup]:
    series = links.game.series
    for check in (series.checks[each] for each in turn.checks):
        yield Markup("<strong>{}</strong> {}").format(check.title, links.rules(check.rules))
    for each in entering:
        place = forces.entry(links, each, scenario)
        yield Markup("{} {} enters {}").format(links.face(each, size=40), links.piece(each), place)
    for order in (each for each in scenario.orders if each.turn == turn.id):
        yield start.noted(links, words.order(links.game, order), order, scenario)
    for award in (each for each in scenario.awards if each.until == turn.id):
        yield start.noted(links, words.award(links.game, award), award, scenario)
