"""The scenarios: what each says itself, and what it takes from the one that it inherits."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from oobc.diagnostics.codes import (
    MISSING_KEY,
    UNKNOWN_NAME,
    WRONG_VALUE,
)
from oobc.game.placements import Placement
from oobc.game.rules import case_order
from oobc.game.scenarios import ParameterValue, Scenario
from oobc.game.turns import Turn
from oobc.hexes.grid import hexside_key
from oobc.link.hexes import HexNames
from oobc.link.names import Names
from oobc.load.files import BattleFiles, BoxFiles, SeriesFiles
from oobc.model.scenario import ScenarioFile
from oobc.place import Origin

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class ScenarioNames:
    """What the files of scenarios depend on."""

    battle: BattleFiles
    box: BoxFiles
    series: SeriesFiles
    hexes: HexNames
    names: Names


def link_scenarios(
    order: Iterable[str],
    turns: Mapping[str, tuple[Turn, ...]],
    placements: Mapping[str, dict[str, Placement]],
    known: ScenarioNames,
) -> dict[str, Scenario]:
    """The scenarios in the order of their case numbers; `order` puts those that others inherit first."""
    battle, names = known.battle, known.names
    linked: dict[str, Scenario] = {}
    for id in order:
        file = battle.scenarios[id]
        at = file.origin
        _check(file, at, known)
        parent = linked.get(file.inherits) if file.inherits is not None else None
        first = file.first_player
        who = first.side if first else parent.first_player if parent else None
        # A parent that is not there has its own finding, and so has a key that could not be read.
        if who is None and (file.inherits is None or parent is not None) and not names.gaps.touch(at.file):
            names.report(MISSING_KEY, "the scenario does not say who is first player", at)
        parameters = {name: _parameter(values, at.at("parameters", name)) for name, values in file.parameters.items()}
        linked[id] = Scenario(
            id=id,
            title=file.title,
            short=file.short,
            case=file.case,
            parent=parent if parent and (parent.parent or not battle.scenarios[parent.id].inherits) else None,
            turns=turns[id],
            printed_turns=file.turns.printed,
            also_printed=file.turns.also_printed,
            turns_source=file.turns.source,
            first_player=who or "",
            first_player_source=first.source if first else parent.first_player_source if parent else "",
            takes_over=file.takes_over,
            set_up=_or(file.set_up, parent.set_up if parent else ()),
            parameters={**(parent.parameters if parent else {}), **parameters},
            orders=_or(file.orders, parent.orders if parent else ()),
            spans=_or(file.spans, parent.spans if parent else ()),
            states=_or(file.states, parent.states if parent else ()),
            awards=_or(file.awards, parent.awards if parent else ()),
            victory=file.victory or (parent.victory if parent else None),
            special=_special(file, battle),
            note=file.note,
            placements=placements[id],
            own=frozenset(name.replace("_", "-") for name in file.model_fields_set),
            origin=at,
        )
    return dict(sorted(linked.items(), key=lambda item: case_order(item[1].case)))


def _or(own: tuple[T, ...] | None, inherited: tuple[T, ...]) -> tuple[T, ...]:
    return own if own is not None else inherited


def _special(file: ScenarioFile, battle: BattleFiles) -> tuple[str, ...]:
    """The cases that hold in a scenario: its own or the inherited ones, then those of the whole battle."""
    own, chain = file, {file.inherits}
    while own.special is None and own.inherits is not None and own.inherits in battle.scenarios:
        own = battle.scenarios[own.inherits]
        if own.inherits in chain:
            break
        chain.add(own.inherits)
    return (*(own.special or ()), *battle.about.special)


def _parameter(values: Mapping[str, str], at: Origin) -> ParameterValue:
    stated = {key: value for key, value in values.items() if key != "source"}
    return ParameterValue(stated, values.get("source", ""), at)


def _check(file: ScenarioFile, at: Origin, known: ScenarioNames) -> None:
    """What a scenario says of parameters and spans must be what they can be."""
    names = known.names
    _check_parameters(file, at.at("parameters"), known)
    _check_orders(file, known)
    spans = {hexside_key(each.hexside) for each in known.battle.map.spans}
    for span in file.spans or ():
        # Where something of the map was left out, it may be this span.
        partial = names.gaps.touch("map.yaml") or not known.hexes.is_hexside(span.hexside)
        if not partial and hexside_key(span.hexside) not in spans:
            where = span.origin.at("hexside")
            names.report(UNKNOWN_NAME, f"the map has no span at {span.hexside}", where)


def _check_orders(file: ScenarioFile, known: ScenarioNames) -> None:
    """A property of an order is a number where the series says so, and true or false where it does not."""
    about = known.series.about.orders
    declared = about.properties if about is not None else {}
    for order in file.orders or ():
        for id, given in order.properties.items():
            if id in declared and declared[id].is_number == isinstance(given, bool):
                wanted = "a whole number" if declared[id].is_number else "true or false"
                shown = str(given).lower()
                known.names.report(WRONG_VALUE, f"{wanted}, not {shown!r}", order.origin.at("properties", id))


def _check_parameters(file: ScenarioFile, at: Origin, known: ScenarioNames) -> None:
    names, stated = known.names, known.series.about.parameters
    for name, values in file.parameters.items():
        if name not in stated:
            continue
        keys = list(known.box.about.sides) if stated[name].per == "side" else ["value"]
        for key, value in values.items():
            if key == "source":
                names.source(value, at.at(name, key))
            elif key in keys and not re.fullmatch(r"[0-9]{1,4}", value):
                names.report(WRONG_VALUE, f"a whole number up to 9999, not {value!r}", at.at(name, key))
        keys.append("source")
        for key in keys:
            # One that is misspelt has a finding of its own.
            if key not in values and values.keys() <= {*keys}:
                names.report(MISSING_KEY, f"the key {key!r} is missing", at.at(name))
