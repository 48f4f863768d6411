"""What an author does, for tests: change a file of a copy of the test project, and read what is found."""

import re
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from oobc.compile import Compiled, compile_battle
from oobc.diagnostics.findings import Finding
from oobc.game import Game
from oobc.place import Place
from oobc.source.project import Project

TESTS = Path(__file__).parent
BOX = "data/games/lantern-isles"
BATTLE = f"{BOX}/battles/two-lights"
SERIES = "data/series/tide"
Golden = Callable[[str, str], None]
"""Compares a text with a golden file."""

_MARKED = re.compile("⟦(.*?)⟧", re.DOTALL)


@dataclass(frozen=True)
class Desk:
    """A copy of the project of *Lantern Isles* that a test may spoil."""

    root: Path

    def write(self, file: str, text: str, encoding: str = "utf-8") -> None:
        path = self.root / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode(encoding))

    def text(self, file: str) -> str:
        return (self.root / file).read_text(encoding="utf-8")

    def change(self, file: str, old: str, new: str) -> None:
        """Replaces a text that stands once in a file; instead of an empty one, writes the file anew."""
        if not old:
            self.write(file, new)
            return
        text = self.text(file)
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
        self.write(file, text.replace(old, new))

    def append(self, file: str, text: str) -> None:
        self.write(file, self.text(file) + text)

    def compile(self, *, as_printed: bool = False) -> Compiled:
        project = Project(self.root)
        return compile_battle(project, project.battles()["two-lights"], as_printed=as_printed)

    def game(self, *, as_printed: bool = False) -> Game:
        """The game, of which nothing may be wrong but what the data accepts."""
        return _game(self.compile(as_printed=as_printed))

    def found(self) -> list[tuple[str, Place]]:
        """The code and place of everything that is found."""
        return [(finding.code.id, place) for finding, place, _ in self.compile().findings]

    def finding(self) -> Finding:
        """The one thing that is found."""
        ((finding, _, _),) = self.compile().findings
        return finding

    def messages(self, *codes: str) -> list[str]:
        """What is said of everything that is found; all of it must be of these codes, if there are any."""
        findings = [finding for finding, _, _ in self.compile().findings]
        assert not codes or {each.code.id for each in findings} <= {*codes}
        return [each.message for each in findings]

    def under(self, place: Place) -> str:
        """The text that a place covers."""
        lines = self.text(place.file).split("\n")
        if place.line == place.end_line:
            return lines[place.line - 1][place.column - 1 : place.end_column - 1]
        return lines[place.line - 1][place.column - 1 :]


def game_of(root: Path, battle: str) -> Game:
    """The game of a battle of a project, of which nothing may be wrong but what the data accepts."""
    project = Project(root)
    return _game(compile_battle(project, project.battles()[battle]))


def _game(compiled: Compiled) -> Game:
    assert [str(finding) for finding, _, _ in compiled.findings if finding.accepted is None] == []
    assert compiled.game is not None
    return compiled.game


def copy_project(to: Path) -> Desk:
    """A copy of the test project."""
    shutil.copytree(TESTS / "project" / "data", to / "data")
    return Desk(to)


def unmarked(text: str) -> str:
    """A text without the marks ⟦ ⟧."""
    return _MARKED.sub(r"\1", text)


def marked(text: str, file: str) -> Place:
    """The place between the marks ⟦ ⟧ in the text of a file."""
    match = _MARKED.search(text)
    assert match is not None, f"no mark in {text!r}"
    line, column = position(text, match.start())
    end_line, end_column = position(match[1], len(match[1]))
    width = end_column - 1 if end_line > 1 else column - 1 + end_column - 1
    return Place(file, line, column, line + end_line - 1, width + 1)


def position(text: str, offset: int) -> tuple[int, int]:
    """Line and column of an offset, from 1."""
    before = text[:offset]
    return before.count("\n") + 1, len(before) - before.rfind("\n")
