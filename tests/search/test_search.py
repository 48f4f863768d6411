"""The search of the site, part by part, by Node's own test runner."""

import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node here to run the search in")
@pytest.mark.parametrize("file", sorted(HERE.glob("*.test.js")), ids=lambda file: file.name.partition(".")[0])
def test_the_parts_of_the_search(file: Path) -> None:
    done = subprocess.run(["node", "--test", str(file)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
