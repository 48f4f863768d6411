"""The contents of the site: chapters in their books."""

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


def chapters(game: Game) -> list[Chapter]:
    """All chapters in their order."""
    found: dict[str, list[Case]] = {}
    for case in game.cases.values():
        found.setdefault(case.chapter, []).append(case)
    titles = {id: game.cases[id].title if id in game.cases else id for id in found}
    return [Chapter(id, titles[id], chapter_page(id), tuple(cases)) for id, cases in found.items()]


def books(game: Game) -> dict[str, list[Chapter]]:
    """The chapters by book, what is nearest to the battle first; a book without chapters is left out."""
    folders = {game.folder: game.battle.title, game.box_folder: game.box.title}
    series = game.series.about.title
    found: dict[str, list[Chapter]] = {title: [] for title in (*folders.values(), series)}
    for chapter in chapters(game):
        file = chapter.cases[0].origin.file
        book = next((title for folder, title in folders.items() if file.startswith(f"{folder}/")), series)
        found[book].append(chapter)
    return {title: own for title, own in found.items() if own}
