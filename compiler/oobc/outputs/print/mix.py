"""The counter mix: what is cut out of the counter sheets, and what of it has changed since an earlier build."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import NamedTuple

from oobc.art.counters import FaceView, faces
from oobc.art.views import to_json
from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.outputs.paper import CounterNote


class Cardboard(NamedTuple):
    """A counter to be cut out."""

    piece: Piece
    front: FaceView
    back: FaceView | None
    """None: it has one face, and its back is blank."""


def copies(game: Game, piece: Piece, count: int) -> list[Cardboard]:
    """So many copies of a piece; one of more than two faces is more than one counter."""
    shown = faces(game, piece)
    sides = [(shown[n], shown[n + 1] if n + 1 < len(shown) else None) for n in range(0, len(shown), 2)]
    return [Cardboard(piece, front, back) for _ in range(count) for front, back in sides]


def mix(game: Game) -> list[Cardboard]:
    """Every counter of the battle, each as often as there are copies of it."""
    return [each for piece in game.pieces.values() for each in copies(game, piece, piece.count)]


def counter_notes(game: Game) -> dict[str, CounterNote]:
    """What a later build must know of the counters of this one, by the id of the piece."""
    return {id: CounterNote(each.name, each.count, _digest(faces(game, each))) for id, each in game.pieces.items()}


def _digest(shown: list[FaceView]) -> str:
    # An empty slot says nothing, and a drawing may come to have one more.
    said = [replace(face, slots={slot: text for slot, text in face.slots.items() if text}) for face in shown]
    return sha256(to_json(said).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Changes:
    """What is to be cut out since an earlier build, and what is told of it."""

    counters: list[Cardboard]
    told: dict[str, list[str]]
    """The names of counters, by what is to be done with them."""


def changes(game: Game, before: Mapping[str, CounterNote]) -> Changes:
    """The counters that are new or show something else than before, and further copies of the others."""
    now = counter_notes(game)
    wanted: list[Cardboard] = []
    told: dict[str, list[str]] = {"New": [], "In place of the old ones": [], "More of them": [], "Take out": []}
    for id, note in now.items():
        was = before.get(id)
        same = was is not None and was.faces == note.faces
        more = note.copies - (was.copies if was is not None and same else 0)
        if more > 0:
            wanted += copies(game, game.pieces[id], more)
            heading = "New" if was is None else "More of them" if same else "In place of the old ones"
            told[heading].append(_counted(note.name, more))
    for id, was in before.items():
        fewer = was.copies - (now[id].copies if id in now else 0)
        if fewer > 0:
            told["Take out"].append(_counted(was.name, fewer))
    return Changes(wanted, {heading: names for heading, names in told.items() if names})


def _counted(name: str, count: int) -> str:
    return name if count == 1 else f"{count} × {name}"
