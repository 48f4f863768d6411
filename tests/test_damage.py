"""No damage to the data makes oobc fail: it ends in a game or in findings. `benchmarks/fuzz.py` tries many more."""

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from authoring import Desk, copy_project
from damage import damaged, files_of, laid
from oobc.diagnostics import terminal

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Desk:
    return copy_project(tmp_path_factory.mktemp("project"))


@given(seed=st.integers(0, 10**9))
@settings(suppress_health_check=[HealthCheck.too_slow], max_examples=100)
@example(1706)  # the series lists its pieces under a level that is none
@example(1774)  # a kind must stand near a formation of a level that is none
def test_any_damage_to_a_file_ends_in_a_game_or_in_findings(project: Desk, seed: int) -> None:
    with laid(project, damaged(files_of(project), seed)):
        compiled = project.compile()
        terminal.render(compiled.findings, compiled.library.line, colour=True, width=100)
    assert compiled.good or compiled.findings


def test_a_seed_makes_always_the_same_damage(project: Desk) -> None:
    files = files_of(project)
    assert damaged(files, 7) == damaged(dict(reversed(files.items())), 7)
