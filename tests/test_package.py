"""What pip installs, and how long a file of the compiler may be."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
MOST_LINES = 360


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The files of the wheel."""
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, check=True, cwd=ROOT, capture_output=True)
    with ZipFile(next(folder.glob("*.whl"))) as packed:
        return set(packed.namelist())


def test_whoever_imports_it_gets_its_types(wheel: set[str]) -> None:
    assert "oobc/py.typed" in wheel


def test_all_that_it_reads_at_run_time_comes_along(wheel: set[str]) -> None:
    read = [
        path.relative_to(ROOT).as_posix()
        for folder in ("compiler/oobc", "templates")
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    ]
    wanted = {path.removeprefix("compiler/") if path.startswith("compiler/") else f"oobc/{path}" for path in read}
    assert sorted(wanted - wheel) == []


def test_no_file_of_the_compiler_is_too_long_to_read() -> None:
    lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in (ROOT / "compiler").rglob("*.py")}
    assert [f"{path.name}: {count}" for path, count in lines.items() if count > MOST_LINES] == []
