"""The linked game of the test project."""

import pytest

from authoring import TESTS
from oobc.compile import compile_battle
from oobc.game import Game
from oobc.source.project import Project


@pytest.fixture(scope="session")
def isles() -> Game:
    """*Two Lights*, with its erratum."""
    project = Project(TESTS / "project")
    compiled = compile_battle(project, project.battles()["two-lights"])
    assert compiled.findings == ()
    assert compiled.game is not None
    return compiled.game
