"""Fixtures that all tests share."""

import difflib
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from authoring import TESTS, Desk, Golden, copy_project

settings.register_profile("oobc", deadline=None)  # a slow machine is no failure
settings.load_profile("oobc")


FAST = frozenset(("checks", "hexes", "layout", "link", "load", "model", "source", "vassal"))
"""The folders of tests that only read and check: they make no output, start no browser and no engine."""


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """For `-m fast` the others are not even imported."""
    elsewhere = collection_path.parent == TESTS and collection_path.name not in FAST
    return True if elsewhere and config.option.markexpr == "fast" else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks the tests of those folders `fast`; a test that is `slow` all the same says so itself."""
    for item in items:
        if item.path.parent.name in FAST and item.get_closest_marker("slow") is None:
            item.add_marker(pytest.mark.fast)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-goldens", action="store_true", help="rewrite the files in tests/goldens")


@pytest.fixture(scope="session", autouse=True)
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Tests keep the pictures that they draw for one another, and nothing in the user's folder."""
    base = tmp_path_factory.getbasetemp()
    run = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base  # all that work at one run share them
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("OOBC_CACHE", str(run / "pictures"))
        yield


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """A copy of the test project that the test may change."""
    return copy_project(tmp_path)


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """Compares a text with a file in `tests/goldens`; `--update-goldens` writes the file instead."""

    def compare(name: str, text: str) -> None:
        path = TESTS / "goldens" / name
        if request.config.getoption("--update-goldens"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text.encode())
        wanted = path.read_bytes().decode() if path.is_file() else ""
        changes = difflib.unified_diff(wanted.splitlines(), text.splitlines(), f"goldens/{name}", "now", lineterm="")
        if wanted != text:
            pytest.fail("\n".join([*changes, "if that is meant: pytest --update-goldens"]), pytrace=False)

    return compare
