"""The game that the tests of outputs make things of: the made-up one of `tests/project`."""

import pytest

from authoring import TESTS
from oobc.compile import compile_battle
from oobc.game import Game
from oobc.source.project import Project


@pytest.fixture(scope="session")
def game() -> Game:
    """*Two Lights*: another series, hexes with letters, three sides."""
    project = Project(TESTS / "project")
    compiled = compile_battle(project, project.battles()["two-lights"])
    assert compiled.game is not None
    return compiled.game
