"""Everything a fresh machine needs: `python run.py build espinosa`, `python run.py test`, `python run.py lint`.

Makes an environment of its own in `.venv` on first use (and anew when pyproject.toml changed), then runs oobc, the
tests, or the tools that read the code, in it. Needs Python 3.11 or newer and a package index; nothing else.
"""

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent
ENVIRONMENT = ROOT / ".venv"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
EACH_CORE = ("-n", "auto", "--dist", "loadfile")
"""As many tests at once as there are cores, but those of a file together: they share what they build."""
LINTERS = (("ruff", "check"), ("ruff", "format", "--check"), ("mypy",))


def main(arguments: list[str]) -> int:
    """Runs the tests for `test`, the linters for `lint`, or else oobc with the arguments."""
    if sys.version_info < (3, 11):
        print("oobc needs Python 3.11 or newer; this is " + sys.version.split()[0], file=sys.stderr)
        return 2
    developing = arguments[:1] in (["test"], ["lint"])
    prepare(developing)
    if arguments[:1] == ["lint"]:
        return max(subprocess.call([str(PYTHON), "-m", *linter], cwd=ROOT) for linter in LINTERS)
    command = ["-m", "pytest", *EACH_CORE, *arguments[1:]] if developing else ["-m", "oobc", *arguments]
    return subprocess.call([str(PYTHON), *command], cwd=ROOT if developing else None)


def prepare(developing: bool) -> None:
    """Makes the environment, or brings it up to date; does nothing if it fits pyproject.toml already."""
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest() + (" dev" if developing else "")
    stamp = ENVIRONMENT / "made-for"
    made = stamp.read_text() if stamp.is_file() else ""
    if made in (wanted, wanted + " dev"):
        return
    print("preparing .venv (once) …", file=sys.stderr)
    venv.create(ENVIRONMENT, with_pip=True, clear=not PYTHON.exists())
    what = f"{ROOT}[dev]" if developing else str(ROOT)
    install = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--editable", what]
    subprocess.check_call(install, stdout=sys.stderr)
    stamp.write_text(wanted)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
