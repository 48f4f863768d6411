"""The scenarios: what each says itself, and what it takes from the one that it inherits."""

from collections.abc import Mapping
from typing import TypeVar

from oobc.diagnostics.codes import (
    MISSING_KEY,
    UNKNOWN_CASE,
    UNKNOWN_FORMATION,
    UNKNOWN_KEY,
    UNKNOWN_NAME,
    UNKNOWN_TURN,
    UNKNOWN_UNIT,
    WRONG_VALUE,
)
from oobc.game.pieces import Formation, Piece, Placement
from oobc.game.rules import case_order
from oobc.game.scenarios import ParameterValue, Scenario, Turn
from oobc.hexes.grid import hexside_key
from oobc.link.hexes import HexNames
from oobc.link.names import Names
from oobc.load.files import BattleFiles, BoxFiles, SeriesFiles
from oobc.model.scenario import ScenarioFile
from oobc.place import Origin

T = TypeVar("T")


def link_scenarios(
    battle: BattleFiles,
    box: BoxFiles,
    series: SeriesFiles,
    order: list[str],
    turns: Mapping[str, tuple[Turn, ...]],
    placements: Mapping[str, dict[str, Placement]],
    formations: Mapping[str, Formation],
    pieces: Mapping[str, Piece],
    record: tuple[Turn, ...],
    hexes: HexNames,
    names: Names,
) -> dict[str, Scenario]:
    """The scenarios in the order of their case numbers; `order` puts those that others inherit first."""
    linked: dict[str, Scenario] = {}
    for id in order:
        file = battle.scenarios[id]
        at = battle.origin(id)
        _look_up(file, at, battle, box, series, formations, pieces, record, hexes, names)
        parent = linked.get(file.inherits or "")
        first = file.first_player or (parent.first_player if parent else None)
        # A parent that is not there has its own finding.
        if first is None and (file.inherits is None or parent is not None):
            names.tell(MISSING_KEY, "the scenario does not say who is first player", at)
        parameters = {name: _parameter(values, at.at("parameters", name)) for name, values in file.parameters.items()}
        linked[id] = Scenario(
            id=id,
            title=file.title,
            short=file.short,
            case=file.case,
            inherits=file.inherits,
            turns=turns[id],
            printed_turns=file.turns.printed,
            also_printed=file.turns.also_printed,
            turns_source=file.turns.source,
            first_player=first or "",
            parameters={**(parent.parameters if parent else {}), **parameters},
            orders=_or(file.orders, parent.orders if parent else ()),
            spans=_or(file.spans, parent.spans if parent else ()),
            states=_or(file.states, parent.states if parent else ()),
            awards=_or(file.awards, parent.awards if parent else ()),
            victory=file.victory or (parent.victory if parent else None),
            special=_special(file, battle),
            note=file.note,
            placements=placements[id],
            waiting={piece: each for piece, each in placements[id].items() if each.kind in ("entry", "alternate")},
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


def _look_up(
    file: ScenarioFile,
    at: Origin,
    battle: BattleFiles,
    box: BoxFiles,
    series: SeriesFiles,
    formations: Mapping[str, Formation],
    pieces: Mapping[str, Piece],
    record: tuple[Turn, ...],
    hexes: HexNames,
    names: Names,
) -> None:
    """Looks up every name in a scenario file."""
    turns = [turn.id for turn in record]
    spans = {hexside_key(span.hexside) for span in battle.map.spans}
    sides = box.about.sides
    names.known(file.case, names.cases, "case", UNKNOWN_CASE, at.at("case"))
    names.source(file.turns.source, at.at("turns", "source"))
    for case in file.turns.also_printed:
        names.known(case, names.cases, "case", UNKNOWN_CASE, at.at_key("turns", "also-printed", case))
    if file.first_player is not None:
        names.known(file.first_player, sides, "side", UNKNOWN_NAME, at.at("first-player"))
    _parameters(file, at.at("parameters"), box, series, names)
    for n, order in enumerate(file.orders or ()):
        here = at.at("orders", n)
        names.known(order.side, sides, "side", UNKNOWN_NAME, here.at("side"))
        names.source(order.source, here.at("source"))
        for m, each in enumerate(order.force):
            names.known(each, [*formations, *pieces], "formation or unit", UNKNOWN_FORMATION, here.at("force", m))
        if order.objective is not None:
            hexes.hex(order.objective, here.at("objective"))
        if order.turn is not None:
            names.known(order.turn, turns, "turn", UNKNOWN_TURN, here.at("turn"))
    for n, span in enumerate(file.spans or ()):
        here = at.at("spans", n)
        known = hexes.hexside(span.hexside, here.at("hexside")) and f"{battle.folder}/map.yaml" not in names.partial
        if known and hexside_key(span.hexside) not in spans:
            names.tell(UNKNOWN_NAME, f"the map has no span at {span.hexside}", here.at("hexside"))
        names.known(span.state, series.terrain.span_states, "state of a span", UNKNOWN_NAME, here.at("state"))
        names.source(span.source, here.at("source"))
    for n, state in enumerate(file.states or ()):
        _start_state(file, n, at.at("states", n), series, formations, pieces, names)
        names.source(state.source, at.at("states", n, "source"))
    for n, award in enumerate(file.awards or ()):
        here = at.at("awards", n)
        names.known(award.side, sides, "side", UNKNOWN_NAME, here.at("side"))
        names.source(award.source, here.at("source"))
        for m, each in enumerate(award.hexes):
            hexes.hex(each, here.at("hexes", m))
        if award.until is not None:
            names.known(award.until, turns, "turn", UNKNOWN_TURN, here.at("until"))
    if file.victory is not None:
        here = at.at("victory")
        names.rules(file.victory.rules, here.at("rules"))
        names.source(file.victory.source, here.at("source"))
        for m, each in enumerate(file.victory.hexes_not_counted or ()):
            hexes.hex(each, here.at("hexes-not-counted", m))
    names.rules(file.special or (), at.at("special"))


def _parameters(file: ScenarioFile, at: Origin, box: BoxFiles, series: SeriesFiles, names: Names) -> None:
    known = series.about.parameters
    for name, values in file.parameters.items():
        if name not in known:
            names.unknown(UNKNOWN_KEY, f"the series has no parameter {name!r}", at.at_key(name), name, known)
            continue
        keys = list(box.about.sides) if known[name].per == "side" else ["value"]
        for key, value in values.items():
            if key == "source":
                names.source(value, at.at(name, "source"))
                continue
            what = "side" if known[name].per == "side" else "key"
            if not names.known(key, keys, what, UNKNOWN_KEY, at.at_key(name, key)):
                continue
            if not (value.isascii() and value.isdigit()):
                names.tell(WRONG_VALUE, f"a whole number, not {value!r}", at.at(name, key))
        for key in [*keys, "source"]:
            if key not in values:
                names.tell(MISSING_KEY, f"the key {key!r} is missing", at.at(name))


def _start_state(
    file: ScenarioFile,
    n: int,
    at: Origin,
    series: SeriesFiles,
    formations: Mapping[str, Formation],
    pieces: Mapping[str, Piece],
    names: Names,
) -> None:
    state = (file.states or ())[n]
    states = series.pieces.states
    if names.known(state.state, states, "state", UNKNOWN_NAME, at.at("state")):
        levels = [level.id for level in states[state.state].levels]
        names.known(state.level, levels, "level of the state", UNKNOWN_NAME, at.at("level"))
    for m, formation in enumerate(state.formations):
        names.known(formation, formations, "formation", UNKNOWN_FORMATION, at.at("formations", m))
    for key, units in (("units", state.units), ("except-units", state.except_units)):
        for m, unit in enumerate(units):
            names.known(unit, pieces, "unit", UNKNOWN_UNIT, at.at(key, m))
