"""What the templates need to draw a counter: the faces of a piece as plain values, and the badges of its states."""

import re
from collections.abc import Iterable, Mapping

from oobc.art.typst import Press
from oobc.art.views import Page, View
from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.model.drawings import FaceDrawing
from oobc.model.game import FlagShape, Side
from oobc.model.pieces import Face, Level, State

Slots = Mapping[str, str | tuple[str, ...] | None]
"""What stands where on a face: all slots of its drawing, the empty ones too."""


class FlagView(View):
    """A flag: how its colours lie, and the colours, the field first."""

    layout: str
    colours: tuple[str, ...]


class FaceView(Page, template="counters/faces.typ"):
    """One face of a counter."""

    drawing: str
    ground: str
    ink: str
    slots: Slots
    stripe: tuple[str, ...] = ()
    """The colours of its formation."""
    stripe_ink: str | None = None
    symbol: str | None = None
    size: str | None = None
    marks: tuple[str, ...] = ()
    """The signs of its marks of quality."""
    second: str | None = None
    """The ground below the diagonal, for counters of mixed troops."""
    flag: FlagView | None = None
    emblem: str | None = None
    initial: str | None = None
    """The letter of its side."""
    nation: str | None = None
    worn: bool = False


class BadgeView(Page, template="counters/badges.typ"):
    """The badge of a level of a state."""

    text: str
    shape: str
    fill: str
    ink: str


class ArrowView(Page, template="counters/arrow.typ"):
    """An arrow that sticks out from behind a badge."""

    angle: int
    """Degrees clockwise from up."""
    fill: str
    ink: str


class VeilView(View, template="counters/veil.typ"):
    """What lies over a hidden piece, or a card, for its owner."""

    card: bool


_WORD = re.compile(r"\{([a-z0-9-]+)\}")


def faces(game: Game, piece: Piece) -> list[FaceView]:
    """The faces of a piece, the one that is up first."""
    return [face(game, piece, id) for id in piece.faces]


def face(game: Game, piece: Piece, id: str) -> FaceView:
    """One of these faces."""
    return _drawn(game, piece, piece.face(id))


def hidden_face(game: Game, side: Side) -> FaceView:
    """What the other side sees of a hidden piece."""
    return FaceView(
        f"hidden-{side.id}",
        "hidden",
        side.colour,
        side.ink,
        {**game.drawings.faces["hidden"].empty, "name": side.title},
        flag=_flag(game.flag_of(side)),
        emblem=side.emblem,
        initial=game.initial_of(side),
    )


def _drawn(game: Game, piece: Piece, face: Face) -> FaceView:
    nation, arm, side, formation = piece.nation, piece.arm, piece.side, piece.striped_by
    ground, ink = game.colours_of(piece, face)
    values = {name: piece.values.get(face.values.get(name, name)) for name in piece.kind.values}
    words = {
        "name": piece.name,
        "side": side.title if side else None,
        "nation": nation.title if nation else None,
        "composition": piece.composition,
        **dict.fromkeys(game.series.about.formations.levels),
        **{each.level: each.short for each in piece.formations},
        **{name: None if value is None else str(value) for name, value in values.items()},
    }
    return FaceView(
        f"{piece.id}/{face.id}",
        face.drawing,
        ground,
        ink,
        _slots(game.drawings.faces[face.drawing], face, words),
        stripe=formation.stripe if formation else (),
        stripe_ink=formation.stripe_ink if formation else None,
        symbol=face.symbol or (arm.symbol if arm else None),
        size=piece.size.id if piece.size else None,
        marks=tuple(game.series.about.marks[mark].sign for mark in game.marks_of(piece, face.id)),
        second=nation.second if nation else None,
        flag=_flag(nation.flag if nation else game.flag_of(side) if side else None),
        emblem=side.emblem if side else None,
        initial=game.initial_of(side) if side else None,
        nation=nation.title if nation else None,
        worn=face.worn,
    )


def _flag(flag: FlagShape | None) -> FlagView | None:
    return FlagView(flag.layout, flag.colours) if flag else None


def _slots(drawing: FaceDrawing, face: Face, words: dict[str, str | None]) -> Slots:
    """All slots of a drawing: one that names a missing value, or that the face does not name, is empty."""
    return drawing.empty | {
        slot: _fill(text, words)
        if isinstance(text, str)
        else tuple(each for part in text if (each := _fill(part, words)) is not None)
        for slot, text in face.slots.items()
    }


def _fill(text: str, words: dict[str, str | None]) -> str | None:
    """The first of the alternatives, with a bar between them, all of whose words are there."""
    for each in text.split("|"):
        if all(words.get(word) is not None for word in _WORD.findall(each)):
            return _WORD.sub(lambda match: str(words[match[1]]), each)
    return None


def badge_id(state: str, level: Level, side: Side | None = None) -> str:
    """What templates call the badge of a level of a state, on the pieces of a side if its colours hang on that."""
    return f"{state}-{level.id}" + (f"@{side.id}" if side is not None else "")


def badge_sides(game: Game, state: str, level: Level) -> list[Side | None]:
    """The sides on whose pieces a badge has colours of its own; None: on all others that there are."""
    if level.badge.of is None:
        return [None]
    others = any(piece.side is None and state in piece.kind.states for piece in game.pieces.values())
    return [*([None] if others else []), *game.box.sides.values()]


def badges(game: Game) -> list[BadgeView]:
    """The badge of every level of every state."""
    return [
        BadgeView(badge_id(id, level, side), badge.text, badge.shape, badge.fill, badge.ink)
        for id, state in game.series.pieces.states.items()
        for level in state.levels
        for side in badge_sides(game, id, level)
        for badge in [game.badge_of(level.badge, side)]
    ]


def draw_faces(press: Press, faces: Iterable[FaceView], size: int) -> dict[str, bytes]:
    """A PNG `size` pixels wide for every face, by its id."""
    return _by_id(press, faces, size / _FACE_PT)


def draw_badges(press: Press, badges: Iterable[BadgeView], size: int) -> dict[str, bytes]:
    """A PNG of `size` × `size` pixels for every badge, by its id."""
    return _by_id(press, badges, size / _BADGE_PT)


def _by_id(press: Press, pages: Iterable[Page], scale: float) -> dict[str, bytes]:
    by_id = {page.id: page for page in pages}
    return dict(zip(by_id, press.each_in_pixels(list(by_id.values()), scale=scale), strict=True))


def draw_arrows(press: Press, state: State, size: int) -> list[bytes]:
    """PNGs of `size` × `size` pixels with the arrow of a state towards each hexside, clockwise from the upper one."""
    badge = state.levels[0].badge
    arrows = [ArrowView(f"arrow-{side}", 60 * side, badge.fill, badge.ink) for side in range(6)]
    return press.each_in_pixels(arrows, scale=size / _ARROW_PT)


def draw_veil(press: Press, size: int, *, card: bool = False) -> bytes:
    """The see-through PNG that lies over a hidden piece, or a card, for its owner; `size`: its width in pixels."""
    return press.pixels(VeilView(card), scale=size / _FACE_PT)


_FACE_PT = 75.0
"""The side of a page of `faces.typ`, in points."""
_BADGE_PT, _ARROW_PT = 24.0, 36.0
