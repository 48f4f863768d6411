"""Where the templates, fonts and scripts are that come with oobc: in the wheel, or beside a checkout."""

from pathlib import Path

_HERE = Path(__file__).resolve().parent


def templates() -> Path:
    """The folder of templates."""
    installed = _HERE / "templates"
    return installed if installed.is_dir() else _HERE.parents[1] / "templates"
