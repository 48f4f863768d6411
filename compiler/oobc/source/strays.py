"""Files of a data folder that nothing reads: a misspelt name would go unseen, and with it all that the file says."""

from collections.abc import Iterator, Mapping
from fnmatch import fnmatch
from pathlib import Path

from oobc.diagnostics.codes import STRAY_FILE
from oobc.diagnostics.findings import Finding, choice, suggest
from oobc.source.project import Project
from oobc.source.text import start_of

Layout = Mapping[str, tuple[str, ...]]
"""What a folder may hold: under `""` its files, under the name of an inner folder those of that one, as patterns."""

_RULES = ("*.md", "synonyms.yaml")
_SERIES = (
    "series",
    "pieces",
    "turns",
    "terrain",
    "boards",
    "markers",
    "phases",
    "combat",
    "sheets",
    "tables",
    "accepted",
)
SERIES: Layout = {"": tuple(f"{name}.yaml" for name in _SERIES), "rules": _RULES, "tables": ("*.csv",)}
BOX: Layout = {
    "": ("game.yaml", "sources.yaml", "accepted.yaml", "formations.csv", "counters.csv", "forces.csv"),
    "rules": _RULES,
    "errata": ("*.yaml",),
    "battles": (),
}
BATTLE: Layout = {
    "": ("battle.yaml", "map.yaml", "accepted.yaml", "terrain.csv", "hexsides.csv", "setup.csv"),
    "rules": _RULES,
    "scenarios": ("*.yaml",),
}

_DATA = (".yaml", ".yml", ".csv", ".tsv", ".md")
"""How files end that look like data. Others lie where they like, and so do those that say what to read first."""
_READ_ME = "readme"


def strays(project: Project, folder: Path, layout: Layout) -> Iterator[Finding]:
    """The files in a folder that look like data and that nothing reads, and inner folders with such files."""
    for path in sorted(folder.glob("*")):
        if path.is_dir():
            if path.name in layout:
                yield from _files(project, path, layout[path.name])
            elif any(map(_is_data, path.glob("*"))):
                yield _stray(project, path, "folder", [name for name in layout if name])
    yield from _files(project, folder, layout[""])


def _files(project: Project, folder: Path, patterns: tuple[str, ...]) -> Iterator[Finding]:
    for path in sorted(folder.glob("*")):
        if _is_data(path) and not any(fnmatch(path.name, pattern) for pattern in patterns):
            meant = [pattern.replace("*", path.stem) for pattern in patterns]
            yield _stray(project, path, "file", meant)


def _is_data(path: Path) -> bool:
    return path.suffix.lower() in _DATA and path.stem.lower() != _READ_ME and path.is_file()


def _stray(project: Project, path: Path, what: str, known: list[str]) -> Finding:
    file = project.name(path)
    return Finding(STRAY_FILE, f"nothing reads this {what}", start_of(file), suggest(path.name, known) or choice(known))
