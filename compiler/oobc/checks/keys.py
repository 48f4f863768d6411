"""Keys: each press does one thing."""

from collections.abc import Iterable, Iterator

from oobc.diagnostics.codes import SAME_KEY
from oobc.diagnostics.findings import Finding, Note
from oobc.game import Game
from oobc.model.pieces import Kind, PiecesFile
from oobc.place import Origin

Keyed = tuple[str | None, str, Origin]
"""A key, what it does, and where it stands."""


def keys_of_a_piece_do_one_thing(game: Game) -> Iterator[Finding]:
    """No two actions, states or areas of a kind of piece have the same key."""
    told: set[Origin] = set()
    for kind in game.series.pieces.kinds.values():
        for finding in _clashes(_keys_of(kind, game.series.pieces)):
            if isinstance(finding.where, Origin) and finding.where not in told:  # another kind has both too
                told.add(finding.where)
                yield finding


def keys_of_a_window_do_one_thing(game: Game) -> Iterator[Finding]:
    """No two boards, or dice, have the same key."""
    boards = [(each.key, each.title, each.origin.at("key")) for each in game.series.boards.values()]
    dice = [(each.key, each.title, each.origin.at("key")) for each in game.series.about.dice.values()]
    yield from _clashes([*boards, *dice])


def _keys_of(kind: Kind, pieces: PiecesFile) -> Iterator[Keyed]:
    for action in (pieces.actions[id] for id in kind.actions if id in pieces.actions):
        yield action.key, action.title, action.origin.at("key")
    for state in (pieces.states[id] for id in kind.states if id in pieces.states):
        for level in state.levels:
            yield level.key, level.title, level.origin.at("key")
    for area in (pieces.areas[id] for id in kind.areas if id in pieces.areas):
        yield area.key, area.title, area.origin.at("key")


def _clashes(keyed: Iterable[Keyed]) -> Iterator[Finding]:
    first: dict[frozenset[str], tuple[str, Origin]] = {}
    for key, title, where in keyed:
        if key is not None:
            does, there = first.setdefault(frozenset(key.split("+")), (title, where))
            if there is not where:
                message = f"{key} is the key of {does!r} too: one press does both"
                yield Finding(SAME_KEY, message, where, notes=(Note("first here", there),))
