"""The linked game of the test project."""

import pytest

from authoring import TESTS, game_of
from oobc.game import Game


@pytest.fixture(scope="session")
def isles() -> Game:
    """*Two Lights*, with its erratum."""
    return game_of(TESTS / "project", "two-lights")
