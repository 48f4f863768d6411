"""How to read the counters: for each kind a specimen with what stands on it, and what states and signs mean."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from oobc.art.counters import faces
from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.model.pieces import State
from oobc.model.series import Mark

_WORD = re.compile(r"\{([a-z-]+)\}")


@dataclass(frozen=True, slots=True)
class Sign:
    """Something that stands on a counter, and what it means."""

    shown: str
    meaning: str


@dataclass(frozen=True, slots=True)
class Specimen:
    """A counter that shows as much as any of its kind."""

    piece: Piece
    signs: tuple[Sign, ...]
    backs: tuple[str, ...]
    """The titles of its other faces."""


def specimens(game: Game) -> list[Specimen]:
    """One counter of each kind that the battle has."""
    richest: dict[str, Specimen] = {}
    for piece in game.units():
        found = Specimen(piece, tuple(_signs(game, piece)), tuple(piece.face(id).title for id in piece.faces[1:]))
        known = richest.get(piece.kind.id)
        if known is None or len(found.signs) > len(known.signs):
            richest[piece.kind.id] = found
    return [richest[kind] for kind in game.series.pieces.kinds if kind in richest]


def quality(game: Game, piece: Piece) -> list[Mark]:
    """The signs of quality on the face that is up first."""
    return [game.series.about.marks[mark] for mark in game.marks_of(piece, piece.faces[0])]


def states(game: Game) -> list[State]:
    """The states that counters of the battle can be in."""
    ids = {state for piece in game.pieces.values() for state in piece.kind.states}
    return [state for id, state in game.series.pieces.states.items() if id in ids]


def _signs(game: Game, piece: Piece) -> Iterator[Sign]:
    face = piece.face(piece.faces[0])
    filled = faces(game, piece)[0].slots
    for slot, text in face.slots.items():
        shown = filled.get(slot)
        if shown:
            parts = (text,) if isinstance(text, str) else text
            meanings = [meaning for part in parts if (meaning := _meaning(piece, part))]
            yield Sign(shown if isinstance(shown, str) else "–".join(shown), ", ".join(meanings))
    if piece.arm is not None:
        yield Sign("symbol", piece.arm.title)
    if piece.size is not None:
        yield Sign(piece.size.id, piece.size.title)
    for mark in quality(game, piece):
        yield Sign(mark.sign, mark.title)
    formation = game.formations.get(piece.formation or "")
    if formation is not None and formation.stripe:
        yield Sign("stripe", formation.name)


def _meaning(piece: Piece, text: str) -> str:
    """What the words of a slot stand for: of several alternatives, the first that the piece can fill."""
    for each in text.split("|"):
        words = _WORD.findall(each)
        if all(word in piece.values or getattr(piece, word, None) for word in words):
            return ", ".join(piece.kind.values[word].title if word in piece.kind.values else word for word in words)
    return ""
