"""How to read the counters: for each kind a specimen with what stands on it, and what states and signs mean."""

import re
from collections.abc import Iterator

from oobc.art.counters import faces
from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.model.pieces import State
from oobc.model.series import Mark

_WORD = re.compile(r"\{([a-z-]+)\}")


Signs = tuple[tuple[str, str], ...]
"""What stands on a counter, and what it means."""


def specimens(game: Game) -> list[tuple[Piece, Signs]]:
    """Of each kind that the battle has the counter that shows most, with what stands on it and on its other faces."""
    richest: dict[str, tuple[Piece, Signs]] = {}
    for piece in game.units():
        signs = tuple(_signs(game, piece))
        if piece.kind.id not in richest or len(signs) > len(richest[piece.kind.id][1]):
            richest[piece.kind.id] = piece, signs
    return [richest[kind] for kind in game.series.pieces.kinds if kind in richest]


def quality(game: Game, piece: Piece) -> list[Mark]:
    """The signs of quality on the face that is up first."""
    return [game.series.about.marks[mark] for mark in game.marks_of(piece, piece.faces[0])]


def states(game: Game) -> list[State]:
    """The states that counters of the battle can be in."""
    ids = {state for piece in game.pieces.values() for state in piece.kind.states}
    return [state for id, state in game.series.pieces.states.items() if id in ids]


def _signs(game: Game, piece: Piece) -> Iterator[tuple[str, str]]:
    face = piece.face(piece.faces[0])
    filled = faces(game, piece)[0].slots
    for slot, text in face.slots.items():
        shown = filled.get(slot)
        if shown:
            parts = (text,) if isinstance(text, str) else text
            meanings = [meaning for part in parts if (meaning := _meaning(piece, part))]
            yield shown if isinstance(shown, str) else "–".join(shown), ", ".join(meanings)
    if piece.arm is not None:
        yield "symbol", piece.arm.title
    if piece.size is not None:
        yield piece.size.id, piece.size.title
    for mark in quality(game, piece):
        yield mark.sign, mark.title
    if piece.striped_by is not None:
        yield "stripe", piece.striped_by.name
    yield from (("back", piece.face(id).title) for id in piece.faces[1:])


def _meaning(piece: Piece, text: str) -> str:
    """What the words of a slot stand for: of several alternatives, the first that the piece can fill."""
    levels = {each.level for each in piece.formations}
    for each in text.split("|"):
        words = _WORD.findall(each)
        if all(word in piece.values or word in levels or getattr(piece, word, None) for word in words):
            return ", ".join(piece.kind.values[word].title if word in piece.kind.values else word for word in words)
    return ""
