"""Titles by which the engine and players tell things apart."""

import re
from collections.abc import Iterable, Iterator
from typing import Protocol

from oobc.diagnostics.codes import DUPLICATE_ID, SAME_TITLE, SPELLED_TWICE
from oobc.diagnostics.findings import Finding, Note, plain
from oobc.game import Game
from oobc.game.pieces import Formation
from oobc.model.markers import Marker
from oobc.model.pieces import Kind
from oobc.place import Origin
from oobc.vassal.reserved import SIDES

Titled = Iterable[tuple[str, Origin]]
"""Titles, or ids, with where they stand."""


class _HasOrigin(Protocol):
    @property
    def origin(self) -> Origin: ...


class _HasTitle(_HasOrigin, Protocol):
    @property
    def title(self) -> str: ...


class _Identified(_HasOrigin, Protocol):
    @property
    def id(self) -> str: ...


def titles_are_distinct(game: Game) -> Iterator[Finding]:
    """No two things of one sort have a title that differs only by signs, case or accents."""
    for what, titled in _titles(game):
        first: dict[str, tuple[str, Origin]] = {}
        for title, where in titled:
            known, there = first.setdefault(_words(title), (title, where))
            if there != where:
                message = f"{title!r} is {what}, and so is {known!r}: nobody tells them apart"
                yield Finding(SAME_TITLE, message, where, notes=(Note("first here", there),))


def ids_are_distinct(game: Game) -> Iterator[Finding]:
    """No two boxes of a board, faces of a piece, levels of a state, lines of a slip or steps have one id."""
    for what, ids in _ids(game):
        first: dict[str, Origin] = {}
        for id, where in ids:
            if first.setdefault(id, where) is not where:
                notes = (Note("first here", first[id]),)
                yield Finding(DUPLICATE_ID, f"two {what} have the id {id!r}", where, notes=notes)


def _ids(game: Game) -> Iterator[tuple[str, Titled]]:
    """The ids of lists whose items have some."""

    def those(of: Iterable[_Identified]) -> Titled:
        return [(each.id, each.origin.at("id")) for each in of]

    series, orders = game.series, game.series.about.orders
    for board in series.boards.values():
        yield "boxes of a board", those(board.boxes)
    for kind in _kinds(game):
        yield "faces of a piece", those(kind.faces)
    for state in series.pieces.states.values():
        yield "levels of a state", those(state.levels)
    if orders is not None and orders.slip is not None:
        yield "lines of a slip", those(orders.slip.lines)
    waiting = list(series.phases.values())
    for steps in waiting:
        yield "steps beside one another", those(steps)
        waiting += [step.steps for step in steps if step.steps]


def sides_are_no_titles_of_the_engine(game: Game) -> Iterator[Finding]:
    """No side is called as those whom VASSAL lets do everything, or nothing."""
    for side in game.box.sides.values():
        if side.title.strip().casefold() in {each.casefold() for each in SIDES}:
            message = f"VASSAL lets whoever plays {side.title!r} see and do everything"
            yield Finding(SAME_TITLE, message, side.origin.at("title"), "call the side otherwise")


def values_are_no_other_words(game: Game) -> Iterator[Finding]:
    """No value is called as a level of the hierarchy, or as a word of what the chat says of pieces."""
    others = {*_WORDS, *game.series.about.formations.levels}
    for kind in game.series.pieces.kinds.values():
        for id in kind.values:
            if id in others:
                message = f"{id!r} means something else in reports and on faces"
                yield Finding(DUPLICATE_ID, message, kind.origin.at_key("values", id), "call the value otherwise")


_WORDS = ("piece", "place", "name", "side", "nation", "composition", "roll", "against", "total")


def formations_are_spelled_alike(game: Game) -> Iterator[Finding]:
    """No two formations differ only by signs, case or accents, nor two parts of one by their ids alone."""
    first: dict[tuple[str, ...], Formation] = {}
    for formation in game.formations.values():
        above = formation.chain[:-1]
        named = (above[-1].id if above else "", formation.level, _words(formation.name))
        for key, what, column in (((_words(formation.id),), formation.id, "id"), (named, formation.name, "name")):
            known = first.setdefault(key, formation)
            if known is not formation and known.origin != formation.origin:
                other = known.id if column == "id" else known.name
                message = f"the formation {what!r} is nearly {other!r}, and another one"
                note = Note("first here", known.origin.at(column))
                yield Finding(SPELLED_TWICE, message, formation.origin.at(column), notes=(note,))
                break


def _titles(game: Game) -> Iterator[tuple[str, Titled]]:
    series = game.series
    of_windows = [(game.battle.title, game.battle.origin.at("title")), *_of_windows(game)]
    yield "a window", of_windows
    for board in series.boards.values():
        yield f"a box of {board.title!r}", _those(board.boxes)
    yield "a side", _those(game.box.sides.values())
    yield "a kind of piece", _those(_kinds(game))
    for kind in _kinds(game):
        yield f"an entry of the menu of a {kind.title.lower()}", _entries(game, kind)
    yield "a table", _those([*(each.about for each in game.tables.values()), *game.on_cards])
    scenarios = game.scenarios.values()
    yield "a scenario", [(each.title, each.origin.at("title")) for each in scenarios if "title" in each.own]
    yield "a state", _those(series.pieces.states.values())
    yield "a roll", _those(series.about.dice.values())
    for condition in series.about.conditions.values():
        yield f"a level of {condition.title!r}", _those(condition.levels.values())
    if game.box.victory is not None:
        yield "an award", _those(game.box.victory.awards)


def _kinds(game: Game) -> Iterator[Kind | Marker]:
    yield from game.series.pieces.kinds.values()
    yield from game.series.markers.values()


def _of_windows(game: Game) -> Iterator[tuple[str, Origin]]:
    """The titles of the windows of boards, private ones with their side, and of combats."""
    for board in game.series.boards.values():
        owners = [f"{side.title}: " for side in game.box.sides.values()] if board.private else [""]
        yield from ((f"{owner}{board.title}", board.origin.at("title")) for owner in owners)
    if game.series.combat.kinds:
        yield game.series.combat.title, game.series.combat.origin.at("title")


def _entries(game: Game, kind: Kind | Marker) -> Titled:
    """The entries of the menu of a piece that stand beside one another or in the same submenu."""
    pieces = game.series.pieces
    states = kind.states if isinstance(kind, Kind) else ()
    levels = [level for id in states if id in pieces.states for level in pieces.states[id].levels]
    return _those([*(pieces.actions[id] for id in kind.actions if id in pieces.actions), *levels])


def _those(things: Iterable[_HasTitle]) -> Titled:
    return [(each.title, each.origin.at("title")) for each in things]


def _words(title: str) -> str:
    return " ".join(re.findall(r"\w+", plain(title).replace("-", " "))) or title
