"""What a combat comes to, as expressions: what a piece is worth in it, totals, columns, the die.

BeanShell counts in whole numbers. All fractions are kept by counting in a unit so small that every factor of the
series leaves a whole number of it.
"""

import math
import typing
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import groupby

from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.model.combat import CombatKind, Modifier, Part, Pieces, TakingPart, least
from oobc.model.pieces import Kind
from oobc.outputs.module.names import map_name, state_property, value_property
from oobc.outputs.module.values import value_shown

KIND = "Combat"
"""The module's property with the number of the kind of combat that is chosen."""
ATTACK, DEFENCE, TARGETS, HIDDEN, ODDS, COLUMN, DIE, RESULT = (
    f"Combat{name}" for name in ("Attack", "Defence", "Targets", "Hidden", "Odds", "Column", "Die", "Result")
)
"""The board's properties: totals in small units, how many defend, hidden pieces, columns before and after shifts, die,
result."""
_WORTH, _PRINTED = "CombatWorth", "CombatPrinted"
"""The properties of a piece: what it counts in the combat, and what it would without modifiers, in small units."""


def flag(modifier: str) -> str:
    """The module's property that says whether a modifier is set: 1 or 0."""
    return f"Combat_{modifier.replace('-', '_')}"


def unit(game: Game) -> int:
    """How many small units a whole point of a value is."""
    combat = game.series.combat
    shares = [part.share for kind in combat.kinds.values() for part in (kind.attackers, kind.defenders)]
    found = math.lcm(1, *(share.denominator for share in shares))
    modifiers = sorted(combat.modifiers.items(), key=lambda item: item[1].group or f" {item[0]}")
    for _, group in groupby(modifiers, key=lambda item: item[1].group or f" {item[0]}"):
        found *= math.lcm(1, *(_denominator(modifier) for _, modifier in group))
    return found


def _denominator(modifier: Modifier) -> int:
    return math.prod(times.by.denominator for times in modifier.times)


# ---------------------------------------------------------------- pieces


def worth(game: Game, piece: Piece) -> Iterator[tuple[str, str]]:
    """The properties of a piece that say what it counts: name and expression. Its arm never changes."""
    kinds = {number: each for number, each in _numbered(game) if each.value in piece.kind.values}
    if kinds:
        yield _PRINTED, by_kind({number: _printed(game, each, piece) for number, each in kinds.items()})
        changed = {number: _modified(game, each, piece) for number, each in kinds.items()}
        yield _WORTH, by_kind({number: each for number, each in changed.items() if each != _PRINTED}, _PRINTED)


def _printed(game: Game, combat: CombatKind, piece: Piece) -> str:
    """What a piece counts in a kind of combat without modifiers: nothing if it has no part in it."""
    counted = "0"
    parts: tuple[tuple[Part, TakingPart], ...] = (("defenders", combat.defenders), ("attackers", combat.attackers))
    for part, taking in parts:
        if _is_of(piece, taking.arms):
            share = taking.share * unit(game)
            out = ((state, levels) for state, levels in taking.not_in.items() if state in piece.kind.states)
            conditions = [marked(game, part), *(f"!{_in_state(game, state, levels)}" for state, levels in out)]
            value = value_shown(game, piece.kind, combat.value)
            counted = f"{' && '.join(conditions)} ? {value}*{share} : {counted}"
    return counted


def _modified(game: Game, combat: CombatKind, piece: Piece) -> str:
    """The same with modifiers."""
    changed, parts = _PRINTED, typing.get_args(Part)
    for part in parts:
        if factors := "".join(_factors(game, combat, piece, part)):
            changed = f"{marked(game, part)} ? {_PRINTED}{factors} : {changed}"
    return changed


def _factors(game: Game, combat: CombatKind, piece: Piece, part: Part) -> Iterator[str]:
    """What a piece of a part is multiplied by, modifier by modifier."""
    for id in combat.modifiers:
        for times in game.series.combat.modifiers[id].times:
            if times.of in (part, None) and _can_be(times, piece.kind) and _is_of(piece, times.arms):
                conditions = [holds(game, id), *_standing(game, times)]
                whole, parts = times.by.numerator, times.by.denominator
                divided = f"/{parts}" if parts > 1 else ""
                yield f"*({' && '.join(conditions)} ? {whole} : {parts}){divided}"


def _is_of(piece: Piece, arms: Sequence[str]) -> bool:
    return not arms or (piece.arm is not None and piece.arm.id in arms)


def _can_be(pieces: Pieces, kind: Kind) -> bool:
    """Whether pieces of a kind can be what is asked for."""
    return set(pieces.at_least) <= set(kind.values) and set(pieces.states) <= set(kind.states)


def those(game: Game, pieces: Pieces) -> Iterator[str]:
    """The conditions under which a piece is one of these."""
    if pieces.arms:
        yield _one_of("Arm", (f'"{arm}"' for arm in pieces.arms))
    yield from _standing(game, pieces)


def _standing(game: Game, pieces: Pieces) -> Iterator[str]:
    """Those of these conditions that may change."""
    for value, bound in pieces.at_least.items():
        name = value_property(value)
        yield f'{name}!=""'
        yield f"{name}>={bound}"
    for state, levels in pieces.states.items():
        yield _in_state(game, state, levels)


def _in_state(game: Game, state: str, levels: Iterable[str]) -> str:
    about = game.series.pieces.states[state]
    return _one_of(state_property(state), (str(about.number(level)) for level in levels))


def marked(game: Game, part: Part | None = None) -> str:
    """The condition under which a piece is marked as one of a part, or of either."""
    combat = game.series.combat
    parts = {"attackers": combat.attackers, "defenders": combat.defenders}
    levels = parts[part] if part else (*combat.attackers, *combat.defenders)
    return in_levels(game, levels)


def in_levels(game: Game, levels: Iterable[str]) -> str:
    """The condition under which a piece has one of some marks."""
    return _in_state(game, game.series.combat.state or "", levels)


def _one_of(name: str, values: Iterable[str]) -> str:
    return "(" + " || ".join(f"{name}=={value}" for value in values) + ")"


# ---------------------------------------------------------------- the board


def holds(game: Game, id: str) -> str:
    """The condition under which a modifier holds, as far as it is set."""
    unless = game.series.combat.modifiers[id].unless
    return " && ".join([f"{flag(id)}==1", *(f"{flag(other)}!=1" for other in unless)])


def seen(game: Game, modifier: Modifier) -> str:
    """Whether the pieces show that a modifier holds: 1 or 0."""
    found = (_count(game, [*those(game, pieces), marked(game, pieces.of)]) + ">0" for pieces in modifier.when)
    return f"{' && '.join(found)} ? 1 : 0"


def hidden(game: Game) -> str:
    """How many of the marked pieces are hidden."""
    return _count(game, [marked(game), "ObscuredToOthers==true"])


def stale(game: Game) -> str:
    """Whether the board may show what is no more so: it shows something, or something is marked. It counts slowly."""
    return f"{ATTACK}!=0 || {DEFENCE}!=0 || {HIDDEN}!=0 || {_count(game, [marked(game)])}>0"


def targets(game: Game) -> str:
    """How many defend."""
    return _count(game, [marked(game, "defenders")])


def _count(game: Game, conditions: Iterable[str]) -> str:
    return f'CountMap("{map_name(game)}", "{{{_quoted(conditions)}}}")'


def total(game: Game, part: Part) -> str:
    """What a part counts, in small units; what is hidden is not added up."""
    attackers = part == "attackers"
    parts = {}
    for number, kind in _numbered(game):
        if kind.compares == "ratio":
            parts[number] = _sum(game, _WORTH, part)
        else:
            parts[number] = _difference(game) if attackers else _sum(game, _PRINTED, part)
    return by_kind(parts)


def _difference(game: Game) -> str:
    """The attackers less the defenders, in whole points, rounded down.

    The defenders are taken off before anything else changes the attackers, so in the measure in which these change.
    """
    whole = unit(game)
    printed, changed = (_sum(game, name, "attackers") for name in (_PRINTED, _WORTH))
    against = f"({_sum(game, _PRINTED, 'defenders')})/{whole}*{whole}"
    left = f"({printed}-{against})"
    return f"({left}<=0 ? 0 : {changed}*({left}/{whole})/({printed}/{whole})/{whole}*{whole})"


def _sum(game: Game, name: str, part: Part) -> str:
    return f'SumMap("{name}", "{map_name(game)}", "{{{_quoted([marked(game, part), "ObscuredToOthers!=true"])}}}")'


def _quoted(conditions: Iterable[str]) -> str:
    return " && ".join(conditions).replace('"', r"\"")


# ---------------------------------------------------------------- columns


def columns(game: Game, kind: CombatKind) -> tuple[str, ...]:
    """The columns of a kind of combat, from the worst for the attackers to the best."""
    table = game.table_of(kind)
    return table.columns[1:] if table is not None else kind.columns


def odds(game: Game) -> str:
    """The number of the column that the totals make, rounded down; 0 if they make less than the first."""
    parts = {}
    for number, kind in _numbered(game):
        found = columns(game, kind)
        made = "0"
        for index, column in enumerate(found, 1):
            bound = least(column) or Fraction(0)
            against = DEFENCE if kind.compares == "ratio" else str(unit(game))
            made = f"{ATTACK}*{bound.denominator}>={against}*{bound.numerator} ? {index} : {made}"
        parts[number] = f"{ATTACK}==0 ? 0 : {made}"
    return by_kind(parts)


def shifted(game: Game) -> str:
    """The number of the column after all shifts, from 0 to the last."""
    lasts = {n: str(len(columns(game, kind))) for n, kind in _numbered(game)}
    last, moved = by_kind(lasts), f"({ODDS}+({shift(game)}))"
    return f"{ATTACK}==0 || {moved}<0 ? 0 : {moved}>({last}) ? ({last}) : {moved}"


def in_column(game: Game, kind: CombatKind, index: int) -> str:
    """The condition under which the column has this entry of `by_column`: the first one whose column it reaches."""
    found = columns(game, kind)
    firsts = [found.index(each.from_) + 1 if each.from_ else 0 for each in kind.by_column]
    return " && ".join([f"{COLUMN}>={firsts[index]}", *(f"{COLUMN}<{first}" for first in firsts[:index])])


def shift(game: Game) -> str:
    """How many columns the modifiers shift it."""
    modifiers = game.series.combat.modifiers
    parts = {}
    for number, kind in _numbered(game):
        moving = [id for id in kind.modifiers if modifiers[id].shift]
        alone = [id for id in moving if modifiers[id].no_other_shift]
        moved = _added(game, {id: modifiers[id].shift for id in moving if id not in alone})
        for id in alone:
            moved = f"{holds(game, id)} ? {modifiers[id].shift} : {moved}"
        parts[number] = moved
    return by_kind(parts)


def die(game: Game) -> str:
    """What the modifiers add to the die."""
    modifiers = game.series.combat.modifiers
    parts = {}
    for number, kind in _numbered(game):
        parts[number] = _added(game, {id: modifiers[id].die for id in kind.modifiers if modifiers[id].die})
    return by_kind(parts)


def _added(game: Game, amounts: Mapping[str, int]) -> str:
    """The amounts of those modifiers that hold."""
    return "+".join(f"({holds(game, id)} ? {amount} : 0)" for id, amount in amounts.items()) or "0"


def by_kind(parts: Mapping[int, str], otherwise: str = "0") -> str:
    """What depends on the kind of combat that is chosen, as an expression; `otherwise` for a kind that has no part."""
    chosen = otherwise
    for number, part in reversed(tuple(parts.items())):
        chosen = f"{KIND}=={number} ? ({part}) : {chosen}"
    return f"({chosen})"


def _numbered(game: Game) -> Iterator[tuple[int, CombatKind]]:
    return enumerate(game.series.combat.kinds.values(), 1)
