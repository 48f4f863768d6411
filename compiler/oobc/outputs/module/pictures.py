"""The pictures of the module: faces, badges, boards, the map."""

from collections.abc import Iterator

from oobc.art.boards import BoardView
from oobc.art.counters import badge_id, badge_sides, badges, draw_badges, draw_faces, faces
from oobc.art.ground import map_view, truth_view
from oobc.art.icons import draw_icons
from oobc.art.legend import key_view
from oobc.art.typst import Press, collect_errors
from oobc.art.views import View
from oobc.game import Game
from oobc.layout.badges import badge_size
from oobc.layout.boards import windows
from oobc.outputs.module import names
from oobc.outputs.module.features import FEATURES


def draw_pictures(game: Game, press: Press) -> dict[str, bytes]:
    """All pictures by name. An ExceptionGroup tells everything that cannot be drawn."""
    images: dict[str, bytes] = {}
    with collect_errors() as attempt:
        for drawn in (
            _face_images(press, game, game.box.drawing.counter, cards=False),
            _face_images(press, game, game.box.drawing.card, cards=True),
            _badge_images(press, game),
            _board_and_map_images(press, game),
            ((names.icon(name), drawn) for name, drawn in draw_icons(press).items()),
            *(feature.pictures(press, game) for feature in FEATURES),
        ):
            with attempt():
                images.update(drawn)
    return images


_Images = Iterator[tuple[str, bytes]]
"""Pictures with their names; drawn when they are asked for."""


def _face_images(press: Press, game: Game, size: int, *, cards: bool) -> _Images:
    by_face = {}
    for piece in game.pieces.values():
        for face in faces(game, piece):
            if (face.drawing == "card") == cards:
                by_face[face.id] = (names.face_image(piece, face.id.rpartition("/")[2]), face)
    drawn = draw_faces(press, (face for _, face in by_face.values()), size)
    yield from ((by_face[id][0], content) for id, content in drawn.items())


def _badge_images(press: Press, game: Game) -> _Images:
    drawn = draw_badges(press, badges(game), badge_size(game.box.drawing.counter))
    for state, about in game.series.pieces.states.items():
        for level in about.levels:
            for side in badge_sides(game, state, level):
                yield names.badge_image(state, level.id, side.id if side else None), drawn[badge_id(state, level, side)]


def _board_and_map_images(press: Press, game: Game) -> _Images:
    wanted: dict[str, View] = {names.board_image(each.id, each.owner): BoardView(each) for each in windows(game)}
    size = game.box.drawing.hex_height
    wanted |= {
        names.MAP_IMAGE: map_view(game, size),
        names.TRUTH_IMAGE: truth_view(game, size),
        names.KEY_IMAGE: key_view(game),
    }
    drawn: dict[str, bytes] = {}
    with collect_errors() as attempt:
        for image, view in wanted.items():
            with attempt():
                drawn[image] = press.pixels(view)
    yield from drawn.items()
