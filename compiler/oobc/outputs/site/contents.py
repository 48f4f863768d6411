"""The contents of the site: chapters in their books, pieces in their formations."""

from dataclasses import dataclass

from oobc.game import Game
from oobc.game.rules import Case
from oobc.outputs.site.addresses import chapter_page


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the rules with its cases."""

    id: str
    title: str
    page: str
    cases: tuple[Case, ...]

    @property
    def number(self) -> str:
        return self.id.removesuffix(".0")


@dataclass(frozen=True, slots=True)
class Book:
    """Chapters that belong together: of the battle, of the game, of the series."""

    title: str
    chapters: tuple[Chapter, ...]


def chapters(game: Game) -> list[Chapter]:
    """All chapters in their order."""
    found: dict[str, list[Case]] = {}
    for case in game.cases.values():
        found.setdefault(case.chapter, []).append(case)
    return [Chapter(id, _title(game, id), chapter_page(id), tuple(cases)) for id, cases in found.items()]


def _title(game: Game, chapter: str) -> str:
    return game.cases[chapter].title if chapter in game.cases else chapter


def books(game: Game) -> list[Book]:
    """The chapters by book, what is nearest to the battle first; a book without chapters is left out."""
    shelves: dict[str, list[Chapter]] = {"battle": [], "game": [], "series": []}
    for chapter in chapters(game):
        shelves[_shelf(game, chapter)].append(chapter)
    titles = {"battle": game.battle.title, "game": game.box.title, "series": game.series.about.title}
    return [Book(titles[name], tuple(each)) for name, each in shelves.items() if each]


def _shelf(game: Game, chapter: Chapter) -> str:
    file = chapter.cases[0].origin.file
    for shelf, folder in (("battle", game.folder), ("game", game.box_folder)):
        if file.startswith(f"{folder}/"):
            return shelf
    return "series"
