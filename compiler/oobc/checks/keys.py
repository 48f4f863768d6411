"""Keys: each press does one thing."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple, Protocol

from oobc.diagnostics.codes import SAME_KEY
from oobc.diagnostics.findings import Finding, Note
from oobc.game import Game, keys
from oobc.game.pieces import Piece
from oobc.game.roles import enters, slip_of
from oobc.model.pieces import Kind
from oobc.place import Origin
from oobc.vassal.shortcuts import SHORTCUTS


class _Key(NamedTuple):
    """A key, and what it does."""

    key: str
    title: str
    where: Origin | None = None
    """Where the data give it; None: the module or VASSAL itself has it."""


class _Given(Protocol):
    """What the data may give a key."""

    @property
    def key(self) -> str | None: ...

    @property
    def title(self) -> str: ...

    @property
    def origin(self) -> Origin: ...


def keys_do_one_thing(game: Game) -> Iterator[Finding]:
    """No two commands of a piece have the same key, nor two buttons, nor a command and a button: the engine presses the
    button too while a piece is selected. What VASSAL and every module have stands among the buttons."""
    windows = [
        *(_Key(key, f"{title} of VASSAL") for key, title in SHORTCUTS.items()),
        *(_Key(key, title) for key, title in keys.OF_WINDOWS.items()),
        *_of_windows(game),
    ]
    kinds = (_of_pieces(game, kind) for kind in game.series.pieces.kinds.values())
    markers = (_of_marker(game, piece) for piece in game.markers())
    told: set[Origin] = set()
    for own in ((), *kinds, *markers):
        for finding, where in _clashes([*windows, *own]):
            if where not in told:  # another kind has both too
                told.add(where)
                yield finding


def _of_windows(game: Game) -> Iterator[_Key]:
    """What the data give to windows and buttons."""
    series = game.series
    yield from _given(*series.boards.values(), *series.about.dice.values(), *series.about.conditions.values())
    combat, hidden = series.combat, series.pieces.hidden
    yield from _given(combat.window, combat.resolve, combat.apply, combat.clear)
    results: dict[str, _Key] = {}
    for kind in combat.kinds.values():
        for name, result in kind.results.items():
            if result.key is not None:  # of another kind it may have the same
                results.setdefault(result.key, _Key(result.key, f"{kind.title}: {name}", result.origin.at("key")))
    yield from results.values()
    if hidden is not None:
        yield from _given(hidden.reveal_all, hidden.hide_all)
    for deck in series.decks.values():
        yield from _given(deck.draw, deck.reshuffle)
    movement = series.terrain.movement
    if movement is not None:
        yield from _given(movement.reach, movement.clear)


def _of_pieces(game: Game, kind: Kind) -> Iterator[_Key]:
    """What pieces of a kind obey."""
    pieces = game.series.pieces
    yield _Key(keys.DELETE, "Delete")
    if len(kind.faces) > 1:
        yield _Key(keys.FLIP, "Flip")
    if kind.trail:
        yield _Key(keys.TRAIL, "Movement trail")
    yield from _given(*(pieces.actions[id] for id in kind.actions if id in pieces.actions))
    can_hide = kind.hidden and pieces.hidden is not None
    for id, state in pieces.states.items():
        if id in kind.states or (can_hide and state.open):
            yield from _given(*state.levels, state.arrow)
    yield from _given(*(pieces.areas[id] for id in kind.areas if id in pieces.areas))
    if pieces.hidden is not None and can_hide:
        yield from _given(
            pieces.hidden, pieces.hidden.reveal_stack, pieces.hidden.reveal_some, pieces.hidden.hide_stack
        )
    if any(piece.kind is kind and enters(game, piece) for piece in game.units()):
        yield from _given(pieces.entering)


def _of_marker(game: Game, piece: Piece) -> Iterator[_Key]:
    """What a marker obeys."""
    slip = slip_of(game, piece)
    yield from _of_pieces(game, piece.kind)
    if slip is not None:
        yield from _given(slip.write, slip.show, slip.clear)
    elif piece.formation is None:
        yield _Key(keys.CLONE, "Clone")


def _given(*given: _Given | None) -> Iterator[_Key]:
    for each in given:
        if each is not None and each.key is not None:
            yield _Key(each.key, each.title, each.origin.at("key"))


def _clashes(keyed: Iterable[_Key]) -> Iterator[tuple[Finding, Origin]]:
    """What is on a key that something before it has."""
    first: dict[frozenset[str], _Key] = {}
    for each in keyed:
        other = first.setdefault(frozenset(each.key.split("+")), each)
        if other is not each and (where := each.where or other.where) is not None and other.where != each.where:
            does = other.title if each.where is not None else each.title
            notes = (Note("first here", other.where),) if each.where is not None and other.where is not None else ()
            yield (
                Finding(SAME_KEY, f"{each.key} is the key of {does!r} too: one press does both", where, notes=notes),
                where,
            )
