"""`oobc verify` in a real VASSAL: the folder of one is in `OOBC_VASSAL`, and there is a screen (`xvfb-run` will do)."""

import os
from pathlib import Path

import pytest

from authoring import TESTS, game_of
from oobc.build import module_of
from oobc.verify import differences, engine

VASSAL = os.environ.get("OOBC_VASSAL", "")
pytestmark = pytest.mark.skipif(not VASSAL, reason="needs the real VASSAL engine: OOBC_VASSAL names no folder")


@pytest.mark.parametrize(
    ("battle", "root", "quick"), [("two-lights", TESTS / "project", False), ("espinosa", TESTS.parent, True)]
)
def test_vassal_plays_the_module_as_the_data_say(battle: str, root: Path, quick: bool, tmp_path: Path) -> None:
    game = game_of(root, battle)
    module = tmp_path / f"{battle}.vmod"
    module.write_bytes(module_of(game))
    with engine(Path(VASSAL), module) as running:
        assert list(differences(game, running, quick=quick)) == []
