"""How the program is built: arrows point one way, and help starts in a blink."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import oobc

ROOT = Path(__file__).parents[1]
COMPILER = Path(oobc.__file__).parents[1]
HEAVY = ("pydantic", "lxml", "jinja2", "typst", "PIL", "rich", "yaml", "markdown_it")


def run(*command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(COMPILER)}
    return subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


def test_the_layers_hold() -> None:
    done = run("-c", "from importlinter.cli import lint_imports_command; lint_imports_command(['--no-cache'])")
    assert done.returncode == 0, done.stdout
    assert "0 broken" in done.stdout


OF_TYPES = "texts.py"
"""What this module remembers is of the types of the models, which are the program's own and stay as they are."""


def test_nothing_is_kept_in_a_module_between_calls() -> None:
    assert [each for path in COMPILER.rglob("oobc/**/*.py") if path.name != OF_TYPES for each in kept(path)] == []


def kept(path: Path) -> list[str]:
    """Functions of a module that remember what they returned, and variables of it that functions set."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    bodies = [tree.body, *(node.body for node in tree.body if isinstance(node, ast.ClassDef))]
    decorators = (ast.unparse(by) for body in bodies for node in body for by in getattr(node, "decorator_list", ()))
    remembering = [each for each in decorators if each.partition("(")[0].endswith("cache")]
    return [*remembering, *(name for node in ast.walk(tree) if isinstance(node, ast.Global) for name in node.names)]


# Typer itself imports pydantic to read the arguments of a command; for the list of commands it need not.
@pytest.mark.parametrize(
    ("arguments", "heavy"),
    [
        (["--help"], HEAVY),
        (["build", "--help"], HEAVY[1:]),
        (["validate", "--help"], HEAVY[1:]),
        (["schema", "--help"], HEAVY[1:]),
        (["explain", "OOB101"], HEAVY[1:]),
        (["--version"], HEAVY[1:]),
    ],
)
def test_help_imports_nothing_heavy(arguments: list[str], heavy: tuple[str, ...]) -> None:
    script = (
        "import sys\n"
        f"sys.argv = ['oobc', *{arguments!r}]\n"
        "from oobc.cli import main\n"
        "try:\n"
        "    main()\n"
        "except SystemExit as stopped:\n"
        "    assert not stopped.code, stopped.code\n"
        f"print('HEAVY', sorted(set({heavy!r}) & set(sys.modules)))\n"
    )
    done = run("-c", script)
    assert done.stdout.splitlines()[-1] == "HEAVY []", done.stdout + done.stderr
