"""What a case has to do with others: its exceptions, what of the game rests on it, what changes or contradicts it."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

from oobc.game import Game
from oobc.game.rules import Case, Table, is_exception
from oobc.game.scenarios import Scenario
from oobc.model.actions import Action
from oobc.model.boards import Board, Box
from oobc.model.combat import CombatKind, Modifier
from oobc.model.markers import Marker
from oobc.model.phases import Step
from oobc.model.pieces import Area, Entering, Hidden, Kind, Losses, State, Value
from oobc.model.series import Parameter
from oobc.model.terrain import TerrainKind
from oobc.model.turns import Check, TurnKind
from oobc.model.values import Shape
from oobc.model.victory import VictoryAward
from oobc.outputs.site import addresses
from oobc.outputs.site.prose import NUMBER

_K = TypeVar("_K")
_V = TypeVar("_V")

_KINDS: Mapping[type[Shape], str] = {
    Parameter: "Scenarios state",
    Kind: "Counters",
    Value: "Values",
    Marker: "Markers",
    State: "States",
    Action: "Actions",
    Hidden: "Actions",
    Entering: "Actions",
    Area: "Areas",
    Losses: "Tracks",
    TurnKind: "Turns",
    Check: "Checks",
    Step: "Sequence of play",
    TerrainKind: "Terrain",
    Board: "Boards",
    Box: "Boxes",
    CombatKind: "Combat",
    Modifier: "Combat modifiers",
    VictoryAward: "Victory points",
}
"""What of the data names cases, and what a page calls it."""

_EXCEPTION_TO = re.compile(r"\bexceptions? to\s+\(?$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Resting:
    """Things of one kind that rest on a case, each with its address where it has one."""

    kind: str
    things: tuple[tuple[str, str | None], ...]


@dataclass(frozen=True, slots=True)
class Special:
    """Special rules that change a case, and the scenarios in which they hold."""

    scenarios: tuple[Scenario, ...]
    cases: tuple[Case, ...]


@dataclass(frozen=True, slots=True)
class Relations:
    """All that cases have to do with others, by case."""

    back: Mapping[str, list[str]]
    """The cases and terms that refer to it."""
    exceptions: Mapping[str, list[str]]
    """The cases that are exceptions to it."""
    excepted: Mapping[str, list[str]]
    """The cases to which it is an exception."""
    specials: Mapping[str, list[Special]]
    tables: Mapping[str, list[Table]]
    resting: Mapping[str, list[Resting]]
    holds: Mapping[str, list[Scenario]]
    """The scenarios that it opens or holds in."""
    contradicted: Mapping[str, list[str]]


def relations(game: Game) -> Relations:
    """What all cases of a game have to do with others."""
    named = exceptions(game)
    tables = ((case, table) for table in game.tables.values() for case in table.about.rules)
    holds = ((case, scenario) for scenario in game.scenarios.values() for case in _holding(scenario))
    return Relations(
        back=game.referred_by(),
        exceptions=named,
        excepted=gathered((other, one) for one, others in named.items() for other in others),
        specials=specials(game),
        tables=gathered(tables),
        resting=resting(game),
        holds=gathered(holds),
        contradicted=contradicted(game),
    )


def gathered(pairs: Iterable[tuple[_K, _V]]) -> dict[_K, list[_V]]:
    """By the first of the pairs all that are the second, each once."""
    found: dict[_K, list[_V]] = {}
    for key, value in pairs:
        values = found.setdefault(key, [])
        if value not in values:
            values.append(value)
    return found


def exceptions(game: Game) -> Mapping[str, list[str]]:
    """By case, its exceptions: those that it names, and those that call themselves an exception to it."""

    def named() -> Iterator[tuple[str, str]]:
        for case in game.cases.values():
            for mention in case.mentions:
                if mention.case and mention.case != case.id and is_exception(case.text, mention):
                    to_it = _EXCEPTION_TO.search(case.text[: mention.start])
                    yield (mention.case, case.id) if to_it else (case.id, mention.case)

    return gathered(named())


def resting(game: Game) -> Mapping[str, list[Resting]]:
    """By case, what of the series and the game rests on it."""
    found: dict[str, dict[str, dict[str, str | None]]] = {}
    for kind, title, rules, address in _ruled(game):
        for case in rules:
            found.setdefault(case, {}).setdefault(kind, {}).setdefault(title, address)
    return {
        case: [Resting(kind, tuple(things.items())) for kind, things in kinds.items()] for case, kinds in found.items()
    }


def _ruled(game: Game) -> Iterator[tuple[str, str, tuple[str, ...], str | None]]:
    """Everything of the data that names cases: its kind, its title, the cases, its address."""
    series = game.series
    parts = (series.about, series.pieces, series.markers, series.turn_kinds, series.checks, series.phases)
    more = (series.terrain, series.boards, series.combat, game.box.victory)
    for shape, id, above in _shapes((*parts, *more), "", ""):
        kind = next((title for each, title in _KINDS.items() if isinstance(shape, each)), None)
        rules: tuple[str, ...] = getattr(shape, "rules", ())
        if kind is None or not rules:
            continue
        title: str = shape.title  # type: ignore[attr-defined]
        within = isinstance(shape, Box) and above
        yield kind, f"{above}: {title}" if within else title, rules, _address(game, shape, id)
    for effect in (each for each in game.effects if each.says is not None):
        condition = series.about.conditions[effect.condition]
        for level in effect.levels:
            yield "Conditions", f"{condition.title}: {condition.levels[level].title}", effect.cases, None


def _shapes(value: object, id: str, above: str) -> Iterator[tuple[Shape, str, str]]:
    """All shapes in a value, each with its id and the title of the shape that it is in."""
    if isinstance(value, Shape):
        yield value, getattr(value, "id", id), above
        for name in type(value).model_fields:
            yield from _shapes(getattr(value, name), "", getattr(value, "title", above))
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _shapes(inner, str(key), above)
    elif isinstance(value, tuple):
        for inner in value:
            yield from _shapes(inner, "", above)


def _address(game: Game, shape: Shape, id: str) -> str | None:
    match shape:
        case Marker():
            piece = next((each for each in game.pieces.values() if each.is_the(id)), None)
            return addresses.at(addresses.UNITS, piece.id) if piece else None
        case TurnKind() if id in game.series.phases:
            return addresses.at(addresses.SEQUENCE, id)
        case Step():
            return addresses.at(addresses.SEQUENCE, addresses.step_anchor(id))
        case TerrainKind():
            return addresses.at(addresses.MAP, "terrain")
    return None


def specials(game: Game) -> Mapping[str, list[Special]]:
    """By case, the special rules of scenarios that change it, in their order."""
    holds = gathered((id, each.id) for each in game.scenarios.values() for id in held_by(game, each))
    cases = (each for each in game.cases.values() if each.id in holds)
    changes = gathered(((target, tuple(holds[case.id])), case) for case in cases for target in case.changes)
    return gathered(
        (target, Special(tuple(game.scenarios[id] for id in ids), tuple(own))) for (target, ids), own in changes.items()
    )


def held_by(game: Game, scenario: Scenario) -> list[str]:
    """The cases that a scenario opens with or that hold in it, with those below them."""
    return [inner.id for case in _holding(scenario) for inner in _with_inner(game, case)]


def _holding(scenario: Scenario) -> tuple[str, ...]:
    """The cases that a scenario opens with or that hold in it."""
    return (scenario.case, *scenario.special, *(scenario.victory.rules if scenario.victory else ()))


def _with_inner(game: Game, id: str) -> Iterator[Case]:
    """A case and those below it; a chapter alone, since all is below it."""
    if id in game.cases:
        yield game.cases[id]
    if not id.endswith(".0"):
        yield from (each for each in game.cases.values() if any(above.id == id for above in game.above(each.id)))


def contradicted(game: Game) -> Mapping[str, list[str]]:
    """By case, why the contradictions of print that name it are none of ours."""
    return gathered(
        (case, each.reason)
        for each in game.accepted
        for case in NUMBER.findall(f"{each.message} {each.reason}")
        if case in game.cases
    )
