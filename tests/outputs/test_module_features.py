"""The list of the module's features."""

import pkgutil
from importlib import import_module

from authoring import BATTLE, Desk
from oobc.layout.start import starts
from oobc.outputs.module import features
from oobc.outputs.module.feature import Feature
from oobc.outputs.module.features.facing import FACING


def test_every_feature_is_in_the_list_once() -> None:
    files = pkgutil.walk_packages(features.__path__, f"{features.__name__}.")
    found = [each for file in files for each in vars(import_module(file.name)).values() if isinstance(each, Feature)]
    assert sorted(map(id, features.FEATURES)) == sorted(map(id, found))


def test_all_arrows_of_a_piece_point_where_it_faces_at_the_start(desk: Desk) -> None:
    desk.change(f"{BATTLE}/setup.csv", "lamp-heron,C-3,", "lamp-heron,C-3 (facing 3),")
    game = desk.game()
    scenario = game.scenarios["first-light"]
    found = {start.piece.id: list(FACING.at_start(game, scenario, start)) for start in starts(game, scenario)}
    assert {id: each for id, each in found.items() if each} == {"lamp-heron": [("PROP", "state_anchored_arrow", "3")]}
