"""What lies under the badges of counters: whether one covers a part of the name, or of a value."""

from dataclasses import replace
from io import BytesIO

from PIL import Image, ImageChops

from oobc.art.counters import FaceView, draw_faces, faces
from oobc.art.typst import Press
from oobc.game import Game
from oobc.layout.badges import badge_area

_SIDE = 150
_SEEN = 80
"""Pixels that differ by more are no mere edge of a line that lies a hair elsewhere."""


def covered(game: Game) -> list[str]:
    """Every face with a place in which a badge that it may have covers its name or a value.

    Such a place shows it, since it looks otherwise with other letters and figures.
    """
    asked = [
        (face, game.series.pieces.states[state].place)
        for piece in game.pieces.values()
        for face in faces(game, piece)
        for state in piece.kind.states
    ]
    drawn = _drawn(game, [face for face, _ in asked])
    others = _drawn(game, [_written_otherwise(face) for face, _ in asked])
    return sorted(
        {
            f"{face.id}: {place}"
            for face, place in asked
            if _differ(drawn[face.id], others[face.id], [_SIDE * each for each in badge_area(place)])
        }
    )


def _drawn(game: Game, asked: list[FaceView]) -> dict[str, Image.Image]:
    pictures = draw_faces(Press(game.look), asked, _SIDE).items()
    return {id: Image.open(BytesIO(picture)).convert("RGB") for id, picture in pictures}


def _written_otherwise(face: FaceView) -> FaceView:
    """The same face, each word of its name backwards, each of its figures another one as wide.

    The number in a circle stands in the room of a badge that no piece with such a number has.
    """
    slots = face.slots
    return replace(face, slots={**slots, **{slot: _otherwise(slots[slot]) for slot in _WRITTEN if slot in slots}})


_WRITTEN = ("name", "numbers", "rating")
_FIGURES = str.maketrans("0123456789", "8888888843")


def _otherwise(text: str | tuple[str, ...] | None) -> str | tuple[str, ...] | None:
    if text is None:
        return None
    if isinstance(text, tuple):
        return tuple(each.translate(_FIGURES) for each in text)
    return " ".join(word[::-1] for word in text.translate(_FIGURES).split(" "))


def _differ(one: Image.Image, other: Image.Image, area: list[float]) -> bool:
    left, top, right, bottom = (max(0, min(_SIDE, round(each))) for each in area)
    if left >= right or top >= bottom:
        return False
    box = (left, top, right, bottom)
    lightest = ImageChops.difference(one.crop(box), other.crop(box)).getextrema()
    return max(most for _, most in lightest) > _SEEN
