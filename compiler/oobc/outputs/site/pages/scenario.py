"""A scenario: how it begins, who is in it, what happens on its turns."""

from collections.abc import Iterable, Iterator

from markupsafe import Markup

from oobc.art.views import View
from oobc.game.groups import Group
from oobc.game.pieces import Piece
from oobc.game.scenarios import Scenario
from oobc.model.values import slug
from oobc.outputs.site import addresses, forces, start
from oobc.outputs.site.changes import Update, contradictions, updates
from oobc.outputs.site.forces import Army, Person
from oobc.outputs.site.links import Links, listed
from oobc.outputs.site.sheet import Stack, stacks
from oobc.outputs.site.views import Figure, Told
from oobc.outputs.words import counted


class TurnSpace(View):
    anchor: str
    fill: str
    ink: str
    number: int
    label: str
    about: str
    checks: tuple[str, ...]
    entering: str
    """Where it says who enters, if anybody does."""
    enter: str
    """How many do."""
    faces: tuple[Markup, ...]


class People(View):
    """Pieces that come together."""

    anchor: str
    heading: Markup | str
    note: Markup
    people: tuple[Person, ...]


class Waiting(View):
    """Those that come later, under what people call them."""

    anchor: str
    title: str
    parts: tuple[People, ...]


class ScenarioPage(View):
    title: str
    lead: Markup
    note: Markup
    sides: tuple[Markup, ...]
    parameters: tuple[start.Parameter, ...]
    parts: tuple[start.Part, ...]
    figure: Figure
    stacks: tuple[Stack, ...]
    armies: tuple[Army, ...]
    turns: tuple[TurnSpace, ...]
    legend: Markup
    """What the colours of turns and their checks mean."""
    arrivals: Waiting
    """By turn."""
    groups: tuple[Waiting, ...]
    """By kind of group."""
    special: tuple[Told, ...]
    updates: tuple[Update, ...]
    contradictions: tuple[Markup, ...]
    battle_note: Markup


def view(links: Links, scenario: Scenario, picture: str) -> ScenarioPage:
    """The page of a scenario; the picture is that of its map."""
    caption = "Every counter leads to what it is; in a stack the lowest lies to the left."
    return ScenarioPage(
        title=scenario.title,
        lead=_lead(links, scenario),
        note=links.note(scenario.note, here=True),
        sides=tuple(map(links.side, links.game.box.sides)),
        parameters=tuple(start.parameters(links, scenario)),
        parts=tuple(part for part in start.parts(links, scenario) if part.lines),
        figure=links.figure(f"Set-up of {scenario.title}", caption, picture, scenario.id),
        stacks=tuple(stacks(links, scenario)),
        armies=tuple(forces.armies(links, scenario)),
        turns=tuple(_turns(links, scenario)),
        legend=_legend(links, scenario),
        arrivals=_waiting(links.game.series.about.arrivals, _arrivals(links, scenario)),
        groups=tuple(_groups(links, scenario)),
        special=links.told(scenario.special),
        updates=tuple(updates(links, scenario)),
        contradictions=contradictions(links, scenario),
        battle_note=links.note(links.game.battle.note, here=True),
    )


def _lead(links: Links, scenario: Scenario) -> Markup:
    parts = [links.game.battle.title, Markup("rules {}").format(links.case(scenario.case))]
    if scenario.parent is not None:
        parts.append(Markup("otherwise as {}").format(links.scenario(scenario.parent)))
    return Markup(" · ").join(parts)


def _turns(links: Links, scenario: Scenario) -> Iterator[TurnSpace]:
    series = links.game.series
    arrivals = forces.arrivals(links.game, scenario)
    for turn in scenario.turns:
        kind, entering = series.turn_kinds[turn.kind], arrivals.get(turn.id, [])
        yield TurnSpace(
            anchor=addresses.turn_anchor(turn.id),
            fill=kind.colour,
            ink=kind.ink,
            number=turn.number,
            label=turn.label,
            about=" · ".join(filter(None, [turn.day, kind.title])),
            checks=tuple(series.checks[check].title for check in turn.checks),
            entering=addresses.anchor_of("enters", turn.id),
            enter=f"{counted(len(entering), 'unit')} {'arrives' if len(entering) == 1 else 'arrive'}",
            faces=tuple(links.face(each, size=30) for each in entering),
        )


def _legend(links: Links, scenario: Scenario) -> Markup:
    series = links.game.series
    kinds = (series.turn_kinds[id] for id in dict.fromkeys(turn.kind for turn in scenario.turns))
    checks = (series.checks[id] for id in dict.fromkeys(check for turn in scenario.turns for check in turn.checks))
    chips = (Markup("{} {} ").format(links.chip(each), links.rules(each.rules)) for each in kinds)
    return Markup().join(chips) + Markup(" · ").join(map(links.ruled, checks))


def _arrivals(links: Links, scenario: Scenario) -> Iterator[People]:
    for turn, entering in forces.arrivals(links.game, scenario).items():
        people = forces.people(links, entering, scenario)
        yield People(addresses.anchor_of("enters", turn), turn, Markup(), people)


def _groups(links: Links, scenario: Scenario) -> Iterator[Waiting]:
    found = forces.groups(links.game, scenario)
    for kind in links.game.series.about.groups.values():
        if own := [_group(links, scenario, *each) for each in found.items() if each[0].kind == kind]:
            yield _waiting(kind.many.capitalize(), own)


def _group(links: Links, scenario: Scenario, group: Group, waiting: list[Piece]) -> People:
    side, source = links.chip(group.side), listed(map(links.mark, dict.fromkeys(group.sources.values())))
    enters = Markup(", at {}").format(links.places(group.enters, scenario)) if group.enters else ""
    heading = Markup("{} {}{} <small>{}</small>").format(side, group.number, enters, source)
    note = links.note(group.note, here=True)
    return People(addresses.group_anchor(group), heading, note, forces.people(links, waiting, scenario))


def _waiting(title: str, parts: Iterable[People]) -> Waiting:
    return Waiting(slug(title), title, tuple(parts))
