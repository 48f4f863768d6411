"""Titles by which the engine and players tell things apart."""

import re
from collections.abc import Iterable, Iterator

from oobc.diagnostics.codes import SAME_TITLE, SPELLED_TWICE
from oobc.diagnostics.findings import Finding, Note, plain
from oobc.game import Game
from oobc.game.pieces import Formation
from oobc.place import Origin

Titled = Iterable[tuple[str, Origin]]
"""Titles with where they stand."""


def titles_are_distinct(game: Game) -> Iterator[Finding]:
    """No two things of one sort have a title that differs only by signs, case or accents."""
    for what, titled in _titles(game):
        first: dict[str, tuple[str, Origin]] = {}
        for title, where in titled:
            known, there = first.setdefault(_words(title), (title, where))
            if there is not where:
                message = f"{title!r} is {what}, and so is {known!r}: nobody tells them apart"
                yield Finding(SAME_TITLE, message, where, notes=(Note("first here", there),))


def formations_are_spelled_alike(game: Game) -> Iterator[Finding]:
    """No two formations differ only by signs, case or accents."""
    first: dict[str, Formation] = {}
    for formation in game.formations.values():
        known = first.setdefault(_words(formation.id), formation)
        if known is not formation:
            message = f"the formation {formation.id!r} is nearly {known.id!r}, and another one"
            note = Note("first here", known.origin.at("id"))
            yield Finding(SPELLED_TWICE, message, formation.origin.at("id"), notes=(note,))


def _titles(game: Game) -> Iterator[tuple[str, Titled]]:
    boards = game.series.boards.values()
    windows = [(game.battle.title, game.battle.origin.at("title"))]
    yield "a window", [*windows, *((each.title, each.origin.at("title")) for each in boards)]
    for board in boards:
        yield f"a box of {board.title!r}", [(each.title, each.origin.at("title")) for each in board.boxes]
    yield "a side", [(each.title, each.origin.at("title")) for each in game.box.sides.values()]
    kinds = game.series.pieces.kinds.values()
    yield "a kind of piece", [(each.title, each.origin.at("title")) for each in kinds]
    yield "a table", [(each.about.title, each.about.origin.at("title")) for each in game.tables.values()]


def _words(title: str) -> str:
    return " ".join(re.findall(r"\w+", plain(title).replace("-", " "))) or title
