"""The names in `combat.yaml`: marks, values, arms, states, modifiers, dice, columns."""

from collections.abc import Iterable

from oobc.link.vocabulary import Vocabulary
from oobc.model.combat import Afterwards, CombatKind, Modifier, Pieces
from oobc.place import Origin

_WORDS = ("attack", "defence", "odds", "column")


def look_up_combat(known: Vocabulary) -> None:
    """Looks up every name that the kinds of combat of a series use."""
    combat, file = known.series.combat, known.series.folder.file("combat.yaml")
    if combat.state is not None and known.state(combat.state, file.at("state")):
        known.levels(combat.state, combat.attackers, file.at("attackers"))
        known.levels(combat.state, combat.defenders, file.at("defenders"))
    for id, modifier in combat.modifiers.items():
        _modifier(modifier, file.at("modifiers", id), known)
    for id, kind in combat.kinds.items():
        _kind(kind, file.at("kinds", id), known)


def _modifier(modifier: Modifier, at: Origin, known: Vocabulary) -> None:
    known.each(modifier.unless, known.series.combat.modifiers, "modifier", at.at("unless"))
    for key, found in (("when", modifier.when), ("times", modifier.times)):
        for index, pieces in enumerate(found):
            _pieces(pieces, at.at(key, index), known)


def _pieces(pieces: Pieces, at: Origin, known: Vocabulary) -> None:
    known.each(pieces.arms, known.series.about.arms, "arm", at.at("arms"))
    for value in pieces.at_least:
        known.value(value, at.at_key("at-least", value))
    known.in_states(pieces.states, at.at("states"))


def _kind(kind: CombatKind, at: Origin, known: Vocabulary) -> None:
    series = known.series
    known.value(kind.value, at.at("value"))
    for part, taking in (("attackers", kind.attackers), ("defenders", kind.defenders)):
        known.each(taking.arms, series.about.arms, "arm", at.at(part, "arms"))
        known.in_states(taking.not_in, at.at(part, "not-in"))
    if kind.table is not None:
        known.name(kind.table, series.tables.tables, "table", at.at("table"))
    if kind.dice is not None:
        known.name(kind.dice, series.about.dice, "dice", at.at("dice"))
    known.each(kind.modifiers, series.combat.modifiers, "modifier", at.at("modifiers"))
    for index, each in enumerate(kind.by_column):
        _afterwards(each.afterwards, at.at("by-column", index, "afterwards"), known)
    _afterwards(kind.afterwards, at.at("afterwards"), known)
    known.words(kind.report, _WORDS, at.at("report"))


def _afterwards(found: Iterable[Afterwards], at: Origin, known: Vocabulary) -> None:
    for index, each in enumerate(found):
        known.puts(each.puts, at.at(index, "puts"))
        known.each(each.clears, known.series.pieces.states, "state", at.at(index, "clears"))
