"""The contents of the site: chapters in their books, pieces in their formations."""

from collections.abc import Iterator
from dataclasses import dataclass

from oobc.game import Game
from oobc.game.pieces import Formation, Piece
from oobc.game.rules import Case
from oobc.model.game import Side
from oobc.outputs.site.addresses import anchor_of, chapter_page


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


@dataclass(frozen=True, slots=True)
class Company:
    """The pieces of a formation, of a side without formation, or the markers."""

    anchor: str
    title: str
    side: Side | None
    formation: Formation | None
    pieces: tuple[Piece, ...]


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


def companies(game: Game) -> list[Company]:
    """All pieces of the battle: by side and formation, the markers last."""

    def found() -> Iterator[Company]:
        units = list(game.units())
        for id, side in game.box.sides.items():
            own = [piece for piece in units if piece.side == id]
            for name, formation in game.formations.items():
                inside = tuple(piece for piece in own if piece.formation == name)
                yield Company(anchor_of("formation", id, name), formation.name, side, formation, inside)
            rest = tuple(piece for piece in own if piece.formation not in game.formations)
            yield Company(anchor_of("side", id), "Without a formation", side, None, rest)
        nobodys = tuple(piece for piece in units if piece.side not in game.box.sides)
        yield Company("others", "Others", None, None, nobodys)
        markers = tuple(game.markers())
        yield Company("markers", "Markers", None, None, markers)

    return [company for company in found() if company.pieces]
