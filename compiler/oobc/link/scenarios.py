"""The scenarios: what each says itself, and what it takes from the one that it inherits."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from oobc.diagnostics.codes import (
    MISSING_KEY,
    UNKNOWN_FORMATION,
    UNKNOWN_KEY,
    UNKNOWN_NAME,
    UNKNOWN_TURN,
    UNKNOWN_UNIT,
    WRONG_VALUE,
)
from oobc.game.pieces import Formation, Piece
from oobc.game.placements import Placement
from oobc.game.rules import case_order
from oobc.game.scenarios import ParameterValue, Scenario
from oobc.game.turns import Turn
from oobc.hexes.grid import hexside_key
from oobc.link.hexes import HexNames
from oobc.link.names import Names
from oobc.link.vocabulary import Vocabulary
from oobc.load.files import BattleFiles, BoxFiles
from oobc.model.scenario import Award, Order, ScenarioFile, SpanState, StartState, Victory
from oobc.place import Origin

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class ScenarioNames:
    """What the files of scenarios may name."""

    battle: BattleFiles
    box: BoxFiles
    vocabulary: Vocabulary
    formations: Mapping[str, Formation]
    pieces: Mapping[str, Piece]
    turns: Sequence[str]
    """Every turn of the battle, by id."""
    hexes: HexNames

    @property
    def names(self) -> Names:
        """Where what is not known is told."""
        return self.vocabulary.names


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
        at = battle.origin(id)
        _look_up(file, at, known)
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


def _look_up(file: ScenarioFile, at: Origin, known: ScenarioNames) -> None:
    """Looks up every name in a scenario file."""
    names = known.names
    names.case(file.case, at.at("case"))
    names.source(file.turns.source, at.at("turns", "source"))
    for case in file.turns.also_printed:
        names.case(case, at.at_key("turns", "also-printed", case))
    if file.first_player is not None:
        names.known(file.first_player, known.box.about.sides, "side", UNKNOWN_NAME, at.at("first-player"))
    _parameters(file, at.at("parameters"), known)
    for index, order in enumerate(file.orders or ()):
        _order(order, at.at("orders", index), known)
    for index, span in enumerate(file.spans or ()):
        _span(span, at.at("spans", index), known)
    for index, state in enumerate(file.states or ()):
        _start_state(state, at.at("states", index), known)
    for index, award in enumerate(file.awards or ()):
        _award(award, at.at("awards", index), known)
    if file.victory is not None:
        _victory(file.victory, at.at("victory"), known)
    names.rules(file.special or (), at.at("special"))


def _parameters(file: ScenarioFile, at: Origin, known: ScenarioNames) -> None:
    names, stated = known.names, known.vocabulary.series.about.parameters
    for name, values in file.parameters.items():
        if name not in stated:
            names.unknown(UNKNOWN_KEY, f"the series has no parameter {name!r}", at.at_key(name), name, stated)
            continue
        what = "side" if stated[name].per == "side" else "key"
        keys = list(known.box.about.sides) if what == "side" else ["value"]
        for key, value in values.items():
            if key == "source":
                names.source(value, at.at(name, "source"))
            elif not names.known(key, keys, what, UNKNOWN_KEY, at.at_key(name, key)):
                continue
            elif not (value.isascii() and value.isdigit()):
                names.tell(WRONG_VALUE, f"a whole number, not {value!r}", at.at(name, key))
        for key in [*keys, "source"]:
            if key not in values:
                names.tell(MISSING_KEY, f"the key {key!r} is missing", at.at(name))


def _order(order: Order, at: Origin, known: ScenarioNames) -> None:
    names, forces = known.names, [*known.formations, *known.pieces]
    names.known(order.side, known.box.about.sides, "side", UNKNOWN_NAME, at.at("side"))
    names.source(order.source, at.at("source"))
    for index, each in enumerate(order.force):
        names.known(each, forces, "formation or unit", UNKNOWN_FORMATION, at.at("force", index))
    if order.objective is not None:
        known.hexes.hex(order.objective, at.at("objective"))
    if order.turn is not None:
        names.known(order.turn, known.turns, "turn", UNKNOWN_TURN, at.at("turn"))


def _span(span: SpanState, at: Origin, known: ScenarioNames) -> None:
    names, spans = known.names, {hexside_key(each.hexside) for each in known.battle.map.spans}
    is_hexside = known.hexes.hexside(span.hexside, at.at("hexside"))
    # Where something of the map was left out, it may be this span.
    if is_hexside and f"{known.battle.folder}/map.yaml" not in names.partial and hexside_key(span.hexside) not in spans:
        names.tell(UNKNOWN_NAME, f"the map has no span at {span.hexside}", at.at("hexside"))
    known.vocabulary.name(span.state, known.vocabulary.series.terrain.span_states, "state of a span", at.at("state"))
    names.source(span.source, at.at("source"))


def _start_state(state: StartState, at: Origin, known: ScenarioNames) -> None:
    names, states = known.names, known.vocabulary.series.pieces.states
    if known.vocabulary.state(state.state, at.at("state")):
        levels = [level.id for level in states[state.state].levels]
        names.known(state.level, levels, "level of the state", UNKNOWN_NAME, at.at("level"))
    for index, formation in enumerate(state.formations):
        names.known(formation, known.formations, "formation", UNKNOWN_FORMATION, at.at("formations", index))
    for key, units in (("units", state.units), ("except-units", state.except_units)):
        for index, unit in enumerate(units):
            names.known(unit, known.pieces, "unit", UNKNOWN_UNIT, at.at(key, index))
    names.source(state.source, at.at("source"))


def _award(award: Award, at: Origin, known: ScenarioNames) -> None:
    names = known.names
    names.known(award.side, known.box.about.sides, "side", UNKNOWN_NAME, at.at("side"))
    names.source(award.source, at.at("source"))
    for index, each in enumerate(award.hexes):
        known.hexes.hex(each, at.at("hexes", index))
    if award.until is not None:
        names.known(award.until, known.turns, "turn", UNKNOWN_TURN, at.at("until"))


def _victory(victory: Victory, at: Origin, known: ScenarioNames) -> None:
    known.names.rules(victory.rules, at.at("rules"))
    known.names.source(victory.source, at.at("source"))
    for index, each in enumerate(victory.hexes_not_counted or ()):
        known.hexes.hex(each, at.at("hexes-not-counted", index))
