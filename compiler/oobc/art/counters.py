"""What the templates need to draw a counter: the faces of a piece as plain values, and the badges of its states."""

import re
from collections.abc import Iterable
from typing import Any

from oobc.art.typst import OURS, Look, each_in_pixels, pixels
from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.model.game import FlagShape
from oobc.model.pieces import Face, Level, State

FaceData = dict[str, Any]

_WORD = re.compile(r"\{([a-z0-9-]+)\}")


def faces(game: Game, piece: Piece) -> list[FaceData]:
    """The faces of a piece, the one that is up first, in the form that `templates/counters/counter.typ` draws."""
    return [face(game, piece, id) for id in piece.faces]


def face(game: Game, piece: Piece, id: str) -> FaceData:
    """One of these faces."""
    return _drawn(game, piece, piece.face(id))


def hidden_face(game: Game, side: str) -> FaceData:
    """What the other side sees of a hidden piece."""
    about = game.box.sides[side]
    data = _plain(f"hidden-{side}", "hidden", about.colour, about.ink, {"name": about.title})
    return data | {"initial": game.initial_of(side), "emblem": about.emblem, "flag": _flag(game.flag_of(side))}


def _drawn(game: Game, piece: Piece, face: Face) -> FaceData:
    nation = game.box.nations.get(piece.nation or "")
    side_id = piece.side or ""
    side = game.box.sides.get(side_id)
    formation = game.formations.get(piece.formation or "")
    arm = game.series.about.arms.get(piece.arm or "")
    ground, ink = game.colours_of(piece, face)
    values = {name: piece.values.get(face.values.get(name, name)) for name in piece.shape.values}
    words = {
        "name": piece.name,
        "formation": piece.formation,
        "division": piece.division,
        "side": side.title if side else None,
        "nation": nation.title if nation else None,
        "composition": piece.composition,
        **{name: None if value is None else str(value) for name, value in values.items()},
    }
    data = _plain(f"{piece.id}/{face.id}", face.drawing, ground, ink, _slots(face, words))
    return data | {
        "stripe": list(formation.stripe) if formation else [],
        "stripe_ink": formation.stripe_ink if formation else None,
        "symbol": face.symbol or (arm.symbol if arm else None),
        "size": piece.size,
        "marks": [game.series.about.marks[mark].sign for mark in game.marks_of(piece, face.id)],
        "second": nation.second if nation else None,
        "flag": _flag(nation.flag if nation else game.flag_of(side_id) if side_id else None),
        "emblem": side.emblem if side else None,
        "initial": game.initial_of(side_id) if side else None,
        "nation": nation.title if nation else None,
        "worn": face.worn,
    }


def _flag(flag: FlagShape | None) -> dict[str, Any] | None:
    return flag.model_dump() if flag else None


def _plain(id: str, drawing: str, ground: str, ink: str, slots: dict[str, Any]) -> FaceData:
    return {
        "id": id,
        "drawing": drawing,
        "ground": ground,
        "ink": ink,
        "slots": slots,
        "stripe": [],
        "stripe_ink": None,
        "symbol": None,
        "size": None,
        "marks": [],
        "second": None,
        "flag": None,
        "emblem": None,
        "initial": None,
        "nation": None,
        "worn": False,
    }


def _slots(face: Face, words: dict[str, str | None]) -> dict[str, Any]:
    """The slots that can be filled: one that names a missing value is left out."""
    slots: dict[str, Any] = {}
    for slot, text in face.slots.items():
        if isinstance(text, str):
            filled = _fill(text, words)
            if filled is not None:
                slots[slot] = filled
        else:
            slots[slot] = [each for part in text if (each := _fill(part, words)) is not None]
    return slots


def _fill(text: str, words: dict[str, str | None]) -> str | None:
    """The first of the alternatives, with a bar between them, all of whose words are there."""
    for each in text.split("|"):
        if all(words.get(word) is not None for word in _WORD.findall(each)):
            return _WORD.sub(lambda match: str(words[match[1]]), each)
    return None


def badge_id(state: str, level: Level, side: str | None = None) -> str:
    """What templates call the badge of a level of a state, on the pieces of a side if its colours hang on that."""
    return f"{state}-{level.id}" + (f"@{side}" if side is not None else "")


def badge_sides(game: Game, level: Level) -> list[str | None]:
    """The sides on whose pieces a badge has colours of its own; None: on all others."""
    return [None, *(game.box.sides if level.badge.of is not None else ())]


def badges(game: Game) -> list[dict[str, str]]:
    """The badge of every level of every state, in the form that `templates/counters/badges.typ` draws."""
    return [
        {
            "id": badge_id(id, level, side),
            **game.badge_of(level.badge, side).model_dump(include={"text", "shape", "fill", "ink"}),
        }
        for id, state in game.series.pieces.states.items()
        for level in state.levels
        for side in badge_sides(game, level)
    ]


def draw_faces(data: Iterable[FaceData], size: int, look: Look = OURS) -> dict[str, bytes]:
    """A PNG of `size` × `size` pixels for every face, by its id."""
    faces = list(data)
    pages = each_in_pixels("counters/faces.typ", faces, scale=size / _FACE_PT, look=look)
    return {face["id"]: page for face, page in zip(faces, pages, strict=True)}


def draw_badges(data: Iterable[dict[str, str]], size: int, look: Look = OURS) -> dict[str, bytes]:
    """A PNG of `size` × `size` pixels for every badge, by its id."""
    badges = list(data)
    pages = each_in_pixels("counters/badges.typ", badges, scale=size / _BADGE_PT, look=look)
    return {badge["id"]: page for badge, page in zip(badges, pages, strict=True)}


def draw_arrows(state: State, size: int, look: Look = OURS) -> list[bytes]:
    """PNGs of `size` × `size` pixels with the arrow of a state towards each hexside, clockwise from the upper one."""
    badge = state.levels[0].badge
    data = [{"angle": 60 * side, "fill": badge.fill, "ink": badge.ink} for side in range(6)]
    return each_in_pixels("counters/arrow.typ", data, scale=size / _FACE_PT, look=look)


def draw_veil(size: int, look: Look = OURS, *, card: bool = False) -> bytes:
    """The see-through PNG that lies over a hidden piece, or a card, for its owner; `size`: its width in pixels."""
    return pixels("counters/veil.typ", {"card": card}, scale=size / _FACE_PT, look=look)[0]


_FACE_PT = 75.0
"""The side of a page of `faces.typ`, in points."""
_BADGE_PT = 24.0
