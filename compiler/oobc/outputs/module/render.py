"""The module put together: build file, pictures, set-ups."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from oobc.game import Game
from oobc.layout.boards import windows
from oobc.outputs.artifact import Artifact
from oobc.outputs.module import charts, counters, names, toolbar
from oobc.outputs.module.features import FEATURES
from oobc.outputs.module.help import help_files, help_menu, help_properties
from oobc.outputs.module.names import in_engine
from oobc.outputs.module.setups import Shared, setup
from oobc.outputs.module.windows import battle_map, board_window, palette
from oobc.vassal.archive import metadata_of, module
from oobc.vassal.components import Component, component, game_module
from oobc.vassal.ids import assign, next_piece_slot_id
from oobc.vassal.pieces import Piece as VassalPiece
from oobc.vassal.pieces import expander


def render(game: Game, pictures: Mapping[str, bytes], site: Sequence[Artifact] = ()) -> Iterator[Artifact]:
    """The module, `<battle>.vmod`, with its pictures by their names, and the site as its help."""
    game = in_engine(replace(game, piece_ids=new_piece_ids(game)))
    prototypes = counters.prototypes(game)
    slots = {id: counters.slot_piece(game, piece) for id, piece in game.pieces.items()}
    pages = charts.chart_pages(game)
    root = _root(game, prototypes, slots, charts.chart_window(pages), site)
    shared = Shared(game, slots, expander(prototypes), metadata_of(root), site)
    files = {f"images/{path}": content for path, content in pictures.items()}
    files |= {path: content for path, (_, content) in pages.items()}
    files[charts.KEYS_PAGE] = charts.keys_page(game, root)
    files |= help_files(site)
    files |= {_setup_path(id): setup(shared, scenario) for id, scenario in game.scenarios.items()}
    yield Artifact(f"{game.id}.vmod", module(root, files))


def new_piece_ids(game: Game) -> dict[str, int]:
    """The piece ids that the lock file should hold after this build: those it has, and the new ones.

    Whatever the engine numbers has one: counters, fixtures, and what features name beside them.
    """
    fixtures = [fixture.key for feature in FEATURES for fixture in feature.fixtures(game)]
    others = [key for feature in FEATURES for key in feature.keys(game)]
    return assign([*game.pieces, *fixtures, *others], game.piece_ids)[1]


def _setup_path(scenario: str) -> str:
    return f"setups/{scenario}.vsav"


def _root(
    game: Game,
    prototypes: Mapping[str, VassalPiece],
    slots: Mapping[str, VassalPiece],
    chart_window: Component,
    site: Sequence[Artifact],
) -> Component:
    definitions = [component("PrototypeDefinition", body.definition(), name=name) for name, body in prototypes.items()]
    setups = [
        component("PredefinedSetup", name=names.setup_name(scenario), useFile=True, isMenu=False, file=_setup_path(id))
        for id, scenario in game.scenarios.items()
    ]
    boards = [board_window(game, window) for window in windows(game)]
    return game_module(
        *toolbar.frame(game, help_properties(site)),
        *help_menu(site),
        component("PrototypesContainer", *definitions),
        battle_map(game),
        *toolbar.menus(game, boards, palette(game, slots), chart_window),
        *(window for feature in FEATURES for window in feature.windows(game)),
        *toolbar.buttons(game),
        *setups,
        name=f"{game.battle.title} ({game.box.title})",
        version=game.box.version,
        description=f"{game.battle.title}, {game.series.about.title}",
        next_piece_slot_id=next_piece_slot_id(game.piece_ids),
    )
