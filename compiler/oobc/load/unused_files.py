"""Files of a data folder that nothing reads: a misspelt name would go unseen, and with it all that the file says."""

import os
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

from oobc.diagnostics.codes import STRAY_FILE
from oobc.diagnostics.findings import Finding, choice, suggest
from oobc.load.files import FILES
from oobc.source.project import Project
from oobc.source.text import start_of

_DATA = (".yaml", ".yml", ".csv", ".tsv", ".md")
"""How files end that look like data. Others lie where they like, and so do those that say what to read first."""
_READ_ME = "readme"


def unused_files(project: Project, folder: Path, of: str) -> Iterator[Finding]:
    """The files in a folder that look like data and that nothing reads, and inner folders with such files."""
    known = _known(of)
    for path in sorted(folder.glob("*")):
        if os.path.isdir(path):
            if path.name in known:
                yield from _files(project, path, known[path.name])
            elif any(map(_is_data, path.glob("*"))):
                yield _unused(project, path, "folder", [name for name in known if name])
    yield from _files(project, folder, known[""])


def _known(of: str) -> dict[str, list[str]]:
    """What a folder holds, as patterns: under `""` its files, under the name of an inner folder those of that one."""
    known: dict[str, list[str]] = {"": []}
    for each in FILES:
        inner, _, name = each.told.name.rpartition("/")
        for where in each.group.of:
            if where == of and each.suffix in _DATA:
                known.setdefault(inner, []).append(name)
            elif where.startswith(f"{of}/"):
                known.setdefault(where.removeprefix(f"{of}/").partition("/")[0], [])
    return known


def _files(project: Project, folder: Path, patterns: list[str]) -> Iterator[Finding]:
    for path in sorted(folder.glob("*")):
        if _is_data(path) and not any(fnmatch(path.name, pattern) for pattern in patterns):
            meant = [pattern.replace("*", path.stem) for pattern in patterns]
            yield _unused(project, path, "file", meant)


def _is_data(path: Path) -> bool:
    return path.suffix.lower() in _DATA and path.stem.lower() != _READ_ME and os.path.isfile(path)


def _unused(project: Project, path: Path, what: str, known: list[str]) -> Finding:
    file = project.name(path)
    return Finding(STRAY_FILE, f"nothing reads this {what}", start_of(file), suggest(path.name, known) or choice(known))
