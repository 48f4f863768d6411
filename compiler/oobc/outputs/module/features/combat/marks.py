"""Marks of combat on pieces: what a marked piece counts, and what has the board count anew."""

from collections.abc import Iterator

from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.model.pieces import State
from oobc.outputs.module.feature import Feature
from oobc.outputs.module.features.combat import sums
from oobc.outputs.module.features.combat.reach import place_written
from oobc.outputs.module.features.combat.results import puts
from oobc.outputs.module.features.combat.retreat import open_hexes, told
from oobc.outputs.module.names import COMBAT_BOARD, COUNTER, FACE_FIRST, FACE_NEXT, MOVED, pressed, put_key, state_key
from oobc.vassal import traits
from oobc.vassal.encoding import named, target
from oobc.vassal.trait import Trait

COUNT, _TO_BOARD = named("combat-count"), named("combat-to-board")
"""What has the board count, and what a piece presses for that."""


def fights(game: Game) -> bool:
    """Whether the series says how its pieces fight."""
    return bool(game.series.combat.kinds)


def _kind(game: Game, piece: Piece) -> Iterator[Trait]:
    """What a piece counts in a combat."""
    if fights(game) and game.series.combat.state in piece.kind.states:
        for name, expression in sums.worth(game, piece):
            yield traits.calculated_property(name, f"{{{expression}}}")


def _state(game: Game, id: str, about: State) -> Iterator[Trait]:
    """What has the board count anew: a mark that is laid or lifted, and whatever changes a marked piece."""
    combat = game.series.combat
    if not fights(game) or id != combat.state:
        return
    hidden = game.series.pieces.hidden
    put = list(dict.fromkeys(put_key(*item) for each in puts(game) for item in each.items()))
    own = [put_key(id, level.id) for level in about.levels if put_key(id, level.id) in put]
    marks = [*_keys_of(game, id), state_key(id, 0), *own]
    others = [MOVED, FACE_FIRST, FACE_NEXT, *([pressed(hidden.key)] if hidden else [])]
    for other in _states_that_count(game):
        others += [*_keys_of(game, other), state_key(other, 0)]
        others += [put_key(other, level.id) for level in game.series.pieces.states[other].levels]
    yield traits.trigger("", watch=marks, actions=[_TO_BOARD])
    yield traits.trigger("", watch=others, actions=[_TO_BOARD], when=f"{{{sums.marked(game)}}}")
    fights_on = {*combat.attackers, *combat.defenders}
    retreats = [level.id for level in about.levels if level.id not in fights_on]
    retreating = [put_key(id, level) for level in retreats]
    if others_put := [key for key in put if key not in retreating]:
        yield traits.report(others_put, "$newPieceName$ at $location$")
    if retreats and put:
        yield from open_hexes(game)
        where = f'{sums.in_levels(game, retreats)} ? newPieceName + " at " + location + {told(game)} : ""'
        keys = [*(key for key in put if key in retreating), *([MOVED] if combat.retreat is not None else [])]
        yield traits.report(keys, f"{{{where}}}")
    yield from place_written(game)
    board = target(where=COUNTER, value=COMBAT_BOARD)
    yield traits.global_key_command("", _TO_BOARD, COUNT, of=board, single_report=False)


def _keys_of(game: Game, state: str) -> Iterator[str]:
    for number, level in enumerate(game.series.pieces.states[state].levels, 1):
        yield pressed(level.key) or state_key(state, number)


def _states_that_count(game: Game) -> list[str]:
    """The states on which it hangs who takes part, or with how much."""
    combat = game.series.combat
    taking = [part for kind in combat.kinds.values() for part in (kind.attackers, kind.defenders)]
    pieces = [each for modifier in combat.modifiers.values() for each in (*modifier.when, *modifier.times)]
    found = dict.fromkeys(
        state for each in (*(part.not_in for part in taking), *(p.states for p in pieces)) for state in each
    )
    return [state for state in found if state != combat.state]


MARKS = Feature(kind=_kind, state=_state)
