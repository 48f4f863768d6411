"""The module put together: build file, pictures, set-ups."""

from collections.abc import Iterator, Mapping, Sequence

from oobc.game import Game
from oobc.layout import boards
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
    toolbar,
    turn_marker,
    victory,
    windows,
)
from oobc.outputs.module.geometry import engine_grid
from oobc.outputs.module.help import help_files, help_menu, help_properties
from oobc.outputs.module.setups import Shared, setup
from oobc.vassal.archive import metadata_of, module
from oobc.vassal.components import Component, component, game_module
from oobc.vassal.ids import assign, next_piece_slot_id
from oobc.vassal.pieces import Piece as VassalPiece
from oobc.vassal.pieces import expander


def render(game: Game, pictures: Mapping[str, bytes], site: Sequence[Artifact] = ()) -> Iterator[Artifact]:
    """The module, `<battle>.vmod`, with its pictures by their names, and the site as its help."""
    gpids, lock = assign(_keys(game), game.piece_ids)
    prototypes = counters.prototypes(game, gpids)
    slots = {id: counters.slot_piece(game, piece, gpids[id]) for id, piece in game.pieces.items()}
    pages = charts.chart_pages(game)
    root = _root(game, prototypes, slots, gpids, charts.chart_window(pages), site, next_piece_slot_id(lock))
    shared = Shared(
        game,
        engine_grid(game.map.grid, game.box.drawing.hex_height),
        slots,
        gpids,
        expander(prototypes),
        metadata_of(root),
        site,
    )
    files = {f"images/{path}": content for path, content in pictures.items()}
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
        *toolbar.frame(game, help_properties(site)),
        *help_menu(site),
        component("PrototypesContainer", *definitions),
        windows.battle_map(game, engine, size),
        *(windows.board_window(game, window) for window in boards.windows(game)),
        *combat.combat_window(game, combat_picture(game), gpids),
        windows.palette(game, slots, gpids),
        chart_window,
        *toolbar.buttons(game),
        *phases.phase_buttons(game),
        *victory.victory_menu(game),
        *rollers.rollers(game),
        *hiding.hiding_buttons(game),
        *losses.count_button(game),
        *decks.deck_buttons(game),
        *entering.due_buttons(game),
        *turn_marker.follow_buttons(game),
        *conditions.condition_menus(game),
        *toolbar.clearing(game),
        toolbar.tracker(game),
        *setups,
        name=title,
        version=game.box.version,
        description=f"{game.battle.title}, {game.series.about.title}",
        next_piece_slot_id=next_id,
    )
