"""The names in `combat.yaml`: marks, values, arms, states, modifiers, dice, columns."""

from collections.abc import Iterable, Mapping

from oobc.diagnostics.codes import UNKNOWN_NAME
from oobc.link.names import Names
from oobc.link.series import words_in
from oobc.load.files import SeriesFiles
from oobc.model.combat import Afterwards, CombatKind, Modifier, Pieces
from oobc.place import Origin

_WORDS = ("attack", "defence", "odds", "column")


def look_up_combat(series: SeriesFiles, names: Names) -> None:
    """Looks up every name that the kinds of combat of a series use."""
    combat, file = series.combat, series.folder.file("combat.yaml")
    values = {value for kind in series.pieces.kinds.values() for value in kind.values}
    if combat.state is not None and _state(combat.state, series, file.at("state"), names):
        for part, levels in (("attackers", combat.attackers), ("defenders", combat.defenders)):
            _levels(combat.state, levels, series, file.at(part), names)
    for id, modifier in combat.modifiers.items():
        _modifier(modifier, series, values, file.at("modifiers", id), names)
    for id, kind in combat.kinds.items():
        _kind(kind, series, values, file.at("kinds", id), names)


def _modifier(modifier: Modifier, series: SeriesFiles, values: set[str], at: Origin, names: Names) -> None:
    for index, other in enumerate(modifier.unless):
        names.known(other, series.combat.modifiers, "modifier", UNKNOWN_NAME, at.at("unless", index))
    for key, found in (("when", modifier.when), ("times", modifier.times)):
        for index, pieces in enumerate(found):
            _pieces(pieces, series, values, at.at(key, index), names)


def _pieces(pieces: Pieces, series: SeriesFiles, values: set[str], at: Origin, names: Names) -> None:
    _arms(pieces.arms, series, at.at("arms"), names)
    for value in pieces.at_least:
        names.known(value, values, "value", UNKNOWN_NAME, at.at_key("at-least", value))
    _states(pieces.states, series, at.at("states"), names)


def _kind(kind: CombatKind, series: SeriesFiles, values: set[str], at: Origin, names: Names) -> None:
    names.known(kind.value, values, "value", UNKNOWN_NAME, at.at("value"))
    for part, taking in (("attackers", kind.attackers), ("defenders", kind.defenders)):
        _arms(taking.arms, series, at.at(part, "arms"), names)
        _states(taking.not_in, series, at.at(part, "not-in"), names)
    if kind.table is not None:
        names.known(kind.table, series.tables.tables, "table", UNKNOWN_NAME, at.at("table"))
    if kind.dice is not None:
        names.known(kind.dice, series.about.dice, "dice", UNKNOWN_NAME, at.at("dice"))
    for index, modifier in enumerate(kind.modifiers):
        names.known(modifier, series.combat.modifiers, "modifier", UNKNOWN_NAME, at.at("modifiers", index))
    for index, each in enumerate(kind.by_column):
        _afterwards(each.afterwards, series, at.at("by-column", index, "afterwards"), names)
    _afterwards(kind.afterwards, series, at.at("afterwards"), names)
    for word in words_in(kind.report):
        names.known(word, _WORDS, "word", UNKNOWN_NAME, at.at("report"))


def _afterwards(found: Iterable[Afterwards], series: SeriesFiles, at: Origin, names: Names) -> None:
    for index, each in enumerate(found):
        _states({state: (level,) for state, level in each.puts.items()}, series, at.at(index, "puts"), names)
        for number, state in enumerate(each.clears):
            _state(state, series, at.at(index, "clears", number), names)


def _arms(arms: Iterable[str], series: SeriesFiles, at: Origin, names: Names) -> None:
    for index, arm in enumerate(arms):
        names.known(arm, series.about.arms, "arm", UNKNOWN_NAME, at.at(index))


def _states(found: Mapping[str, Iterable[str]], series: SeriesFiles, at: Origin, names: Names) -> None:
    for state, levels in found.items():
        if _state(state, series, at.at_key(state), names):
            _levels(state, levels, series, at.at(state), names)


def _state(state: str, series: SeriesFiles, at: Origin, names: Names) -> bool:
    return names.known(state, series.pieces.states, "state", UNKNOWN_NAME, at)


def _levels(state: str, levels: Iterable[str], series: SeriesFiles, at: Origin, names: Names) -> None:
    known = [level.id for level in series.pieces.states[state].levels]
    for index, level in enumerate(levels):
        names.known(level, known, f"level of {state}", UNKNOWN_NAME, at.at(index))
