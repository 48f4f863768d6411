"""The game that the benchmarks measure."""

import runpy
from pathlib import Path

from authoring import TESTS
from oobc.compile import compile_battle
from oobc.source.project import Project


def test_it_has_no_findings(tmp_path: Path) -> None:
    write_project = runpy.run_path(str(TESTS.parent / "benchmarks" / "synthetic.py"))["write_project"]
    project = Project(write_project(tmp_path, counters=60))
    assert compile_battle(project, project.battles()["synthetic"]).findings == ()
