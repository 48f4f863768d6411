"""The list of the module's features."""

import pkgutil
from importlib import import_module

from oobc.outputs.module import features
from oobc.outputs.module.feature import Feature


def test_every_feature_is_in_the_list_once() -> None:
    files = pkgutil.walk_packages(features.__path__, f"{features.__name__}.")
    found = [each for file in files for each in vars(import_module(file.name)).values() if isinstance(each, Feature)]
    assert sorted(map(id, features.FEATURES)) == sorted(map(id, found))
