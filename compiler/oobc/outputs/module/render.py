"""The module put together: pictures, build file, set-ups."""

from collections.abc import Iterator, Sequence

from oobc.art.boards import BoardView, CombatView
from oobc.art.counters import (
    badge_id,
    badge_sides,
    badges,
    draw_arrows,
    draw_badges,
    draw_faces,
    draw_veil,
    faces,
    hidden_face,
)
from oobc.art.legend import legend_png
from oobc.art.maps import map_png, truth_png
from oobc.art.typst import collect_errors, pixels
from oobc.art.views import View
from oobc.game import Game
from oobc.layout.boards import BoardPicture, board_picture, windows
from oobc.layout.combat import combat_picture
from oobc.outputs.artifact import Artifact
from oobc.outputs.module import (
    actions,
    charts,
    combat,
    conditions,
    counters,
    decks,
    entering,
    hiding,
    losses,
    names,
    phases,
    rollers,
    table,
    turn_marker,
    victory,
)
from oobc.outputs.module.geometry import engine_grid
from oobc.outputs.module.help import help_files, help_menu, help_properties
from oobc.outputs.module.setups import Table, setup
from oobc.vassal.archive import metadata_of, module
from oobc.vassal.components import Component, component, game_module
from oobc.vassal.ids import assign, next_piece_slot_id
from oobc.vassal.pieces import Piece as VassalPiece
from oobc.vassal.pieces import expander


def render(game: Game, site: Sequence[Artifact] = ()) -> Iterator[Artifact]:
    """The module, `<battle>.vmod`, with the site as its help."""
    gpids, lock = assign(_keys(game), game.piece_ids)
    boards = {id: board_picture(game, id) for id in game.series.boards}
    prototypes = counters.prototypes(game, boards, gpids)
    slots = {id: counters.slot_piece(game, piece, gpids[id]) for id, piece in game.pieces.items()}
    pages = charts.chart_pages(game)
    root = _root(game, boards, prototypes, slots, gpids, charts.chart_window(pages), site, next_piece_slot_id(lock))
    shared = Table(
        game,
        engine_grid(game.map.grid, game.box.drawing.hex_height),
        boards,
        slots,
        gpids,
        expander(prototypes),
        metadata_of(root),
        site,
    )
    files = {f"images/{path}": content for path, content in _images(game, boards).items()}
    files |= {path: content for path, (_, content) in pages.items()}
    files |= help_files(site)
    files |= {_setup_path(id): setup(shared, scenario) for id, scenario in game.scenarios.items()}
    yield Artifact(f"{game.id}.vmod", module(root, files))


def new_piece_ids(game: Game) -> dict[str, int]:
    """The piece ids that the lock file should hold after this build: those it has, and the new ones."""
    return assign(_keys(game), game.piece_ids)[1]


def _keys(game: Game) -> list[str]:
    """Whatever has a piece id: the counters, the board of combats, and what places markers."""
    return [*game.pieces, *combat.board_keys(game), *actions.placing_keys(game)]


def _setup_path(scenario: str) -> str:
    return f"setups/{scenario}.vsav"


def _root(
    game: Game,
    boards: dict[str, BoardPicture],
    prototypes: dict[str, VassalPiece],
    slots: dict[str, VassalPiece],
    gpids: dict[str, str],
    chart_window: Component,
    site: Sequence[Artifact],
    next_id: int,
) -> Component:
    size = game.map.grid.extent(game.box.drawing.hex_height)
    engine = engine_grid(game.map.grid, game.box.drawing.hex_height)
    definitions = [component("PrototypeDefinition", body.definition(), name=name) for name, body in prototypes.items()]
    setups = [
        component(
            "PredefinedSetup",
            name=names.setup_name(scenario),
            useFile=True,
            isMenu=False,
            file=_setup_path(id),
        )
        for id, scenario in game.scenarios.items()
    ]
    title = f"{game.battle.title} ({game.box.title})"
    return game_module(
        *table.frame(game, help_properties(site)),
        *help_menu(site),
        component("PrototypesContainer", *definitions),
        table.battle_map(game, engine, size),
        *(table.board_window(game, picture) for board in boards.values() for picture in windows(game, board)),
        *combat.combat_window(game, combat_picture(game), gpids),
        table.palette(game, slots, gpids),
        chart_window,
        *table.buttons(game),
        *phases.phase_buttons(game),
        *victory.victory_menu(game, boards),
        *rollers.rollers(game),
        *hiding.hiding_buttons(game),
        *losses.count_button(game),
        *decks.deck_buttons(game, boards),
        *entering.due_buttons(game),
        *turn_marker.follow_buttons(game),
        *conditions.condition_menus(game),
        *table.clearing(game),
        table.tracker(game),
        *setups,
        name=title,
        version=game.box.version,
        description=f"{game.battle.title}, {game.series.about.title}",
        next_piece_slot_id=next_id,
    )


def _images(game: Game, boards: dict[str, BoardPicture]) -> dict[str, bytes]:
    """All pictures by name. An ExceptionGroup tells everything that cannot be drawn."""
    images: dict[str, bytes] = {}
    with collect_errors() as attempt:
        for pictures in (
            _face_images(game, game.box.drawing.counter, cards=False),
            _face_images(game, game.box.drawing.card, cards=True),
            _hidden_images(game),
            _badge_images(game),
            _board_images(game, boards),
        ):
            with attempt():
                images.update(pictures)
        with attempt():
            images[names.MAP_IMAGE] = map_png(game, game.box.drawing.hex_height)
        with attempt():
            images[names.TRUTH_IMAGE] = truth_png(game, game.box.drawing.hex_height)
        with attempt():
            images[names.KEY_IMAGE] = legend_png(game)
    return images


_Images = Iterator[tuple[str, bytes]]
"""Pictures with their names; drawn when they are asked for."""


def _face_images(game: Game, size: int, *, cards: bool) -> _Images:
    by_face = {}
    for piece in game.pieces.values():
        for face in faces(game, piece):
            if (face.drawing == "card") == cards:
                by_face[face.id] = (names.face_image(piece, face.id.rpartition("/")[2]), face)
    drawn = draw_faces((face for _, face in by_face.values()), size, game.look)
    yield from ((by_face[id][0], content) for id, content in drawn.items())
    if cards and any(piece.is_card for piece in game.pieces.values()):
        yield names.CARD_VEIL_IMAGE, draw_veil(size, game.look, card=True)


def _hidden_images(game: Game) -> _Images:
    if game.series.pieces.hidden is None:
        return
    size, look = game.box.drawing.counter, game.look
    hidden = {side: hidden_face(game, side) for side in game.box.sides}
    backs = draw_faces(hidden.values(), size, look)
    yield from ((names.hidden_image(side), backs[face.id]) for side, face in hidden.items())
    yield names.VEIL_IMAGE, draw_veil(size, look)


def _badge_images(game: Game) -> _Images:
    drawn = draw_badges(badges(game), counters.badge_size(game.box.drawing.counter), game.look)
    for state, about in game.series.pieces.states.items():
        for level in about.levels:
            for side in badge_sides(game, level):
                yield names.badge_image(state, level.id, side), drawn[badge_id(state, level, side)]
        if about.arrow is not None:
            for hexside, content in enumerate(draw_arrows(about, game.box.drawing.counter, game.look), 1):
                yield names.arrow_image(state, hexside), content


def _board_images(game: Game, boards: dict[str, BoardPicture]) -> _Images:
    wanted: dict[str, View] = {
        names.board_image(picture.id, picture.owner): BoardView(picture)
        for board in boards.values()
        for picture in windows(game, board)
    }
    if combat.fights(game):
        wanted[names.COMBAT_IMAGE] = CombatView(combat_picture(game))
    drawn: dict[str, bytes] = {}
    with collect_errors() as attempt:
        for image, view in wanted.items():
            with attempt():
                (drawn[image],) = pixels(view, look=game.look)
    yield from drawn.items()
