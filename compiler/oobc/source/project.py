"""Finding a project and its files: the data folder from the working folder upward, and the battles in it."""

import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from oobc.diagnostics.findings import Finding
from oobc.source.csv import parse_csv
from oobc.source.document import Document
from oobc.source.lock import parse_lock
from oobc.source.markdown import parse_markdown
from oobc.source.text import read_text
from oobc.source.yaml import parse_yaml

PRIVATE = "private"
"""In the data folder: what its owner may not hand on. Git ignores it."""

_PARSERS = {".yaml": parse_yaml, ".csv": parse_csv, ".md": parse_markdown, ".lock": parse_lock}


@dataclass(frozen=True, slots=True)
class Project:
    """A folder with `data/` in it."""

    root: Path

    @property
    def data(self) -> Path:
        return self.root / "data"

    def battles(self) -> dict[str, Path]:
        """The folders of all battles by id, in the order of their paths; `box/battle` where two boxes share an id."""
        folders = [path.parent for path in sorted(self.data.glob("games/*/battles/*/battle.yaml"))]
        boxes = Counter(folder.name for folder in folders)
        return {
            folder.name if boxes[folder.name] == 1 else f"{folder.parents[1].name}/{folder.name}": folder
            for folder in folders
        }

    def book(self, box: str) -> Path:
        """The file with the words of the rulebook of a game box, for who owns it."""
        return self.data / PRIVATE / f"{box}.yaml"

    def name(self, path: Path) -> str:
        """How findings and manifests call a file: its path from the project's root, with slashes."""
        return path.relative_to(self.root).as_posix()

    def read(self, path: Path) -> tuple[Document | None, list[Finding]]:
        """One data file, parsed by its suffix."""
        file = self.name(path)
        text, findings = read_text(path, file)
        if findings:
            return None, findings
        return parse(text, file)


def parse(text: str, file: str) -> tuple[Document | None, list[Finding]]:
    """The text of a data file, parsed by the suffix of its name."""
    return _PARSERS[PurePosixPath(file).suffix](text, file)


def find_project(start: Path) -> Project | None:
    """The nearest folder from `start` upward that has games in `data/`; None also if there is no such folder."""
    if not os.path.isdir(start):
        return None
    return next(
        (Project(folder) for folder in _upward(start.resolve()) if os.path.isdir(folder / "data" / "games")), None
    )


def _upward(folder: Path) -> Iterator[Path]:
    yield folder
    yield from folder.parents
