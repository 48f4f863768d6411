"""What comes with oobc, in the wheel or beside a checkout: templates, fonts, scripts; and what oobc itself is."""

import zlib
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

_HERE = Path(__file__).resolve().parent
LIBRARIES = ("jinja2", "lxml", "markdown-it-py", "pillow", "pydantic", "pyyaml", "typst")
"""Those of which another version may make other bytes."""


def templates() -> Path:
    """The folder of templates."""
    installed = _HERE / "templates"
    return installed if installed.is_dir() else _HERE.parents[1] / "templates"


def made_with() -> str:
    """All that outputs depend on besides the data, in words: the code, the templates, the libraries."""
    digest = sha256()
    for root, files in ((_HERE, "*.py"), (templates(), "*")):
        for path in sorted(each for each in root.rglob(files) if each.is_file()):
            content = path.read_bytes()
            digest.update(f"{path.relative_to(root).as_posix()} {len(content)} ".encode() + content)
    libraries = (f"{name} {version(name)}" for name in LIBRARIES)
    return ", ".join([f"code and templates {digest.hexdigest()}", *libraries, f"zlib {zlib.ZLIB_RUNTIME_VERSION}"])
