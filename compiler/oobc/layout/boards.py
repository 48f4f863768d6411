"""The boards beside the map: where their sheets and boxes lie."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import count
from typing import Self

from oobc.game import Game
from oobc.model.boards import Board

MARGIN, HEAD, _GAP = 16, 40, 8
"""Pixels, as all measures here where counters have the usual size: round a sheet, of its heading, between boxes."""


NOBODYS = ("#3d4147", "#ffffff")
"""The colour of what is no side's own, and that of the writing on it."""


@dataclass(frozen=True, slots=True)
class Band:
    """A heading in the colours of whose it is."""

    title: str
    fill: str
    ink: str


@dataclass(frozen=True, slots=True)
class Owner(Band):
    """The side or day that a sheet of a board belongs to; no id: everyone."""

    id: str | None


@dataclass(frozen=True, slots=True)
class Area:
    """A part of a picture, in pixels from the upper left corner of that."""

    x: int
    y: int
    width: int
    height: int

    def scaled(self, scale: float) -> Self:
        """The same on a picture so many times as large."""
        x, y, width, height = (round(each * scale) for each in (self.x, self.y, self.width, self.height))
        return replace(self, x=x, y=y, width=width, height=height)


@dataclass(frozen=True, slots=True)
class BoardBox(Area):
    """A box on the picture of a board."""

    name: str
    """Unique on the board; what VASSAL calls the place."""
    id: str
    owner: str | None
    """The side or day whose sheet it is on."""
    title: str
    note: str
    fill: str
    ink: str


@dataclass(frozen=True, slots=True)
class Sheet(Area):
    """The part of a board that belongs to one side or day."""

    title: str
    fill: str
    ink: str


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """A board with its boxes."""

    id: str
    title: str
    width: int
    height: int
    sheets: tuple[Sheet, ...]
    boxes: tuple[BoardBox, ...]
    scale: float
    """How many times the usual size it has."""
    owner: str | None = None
    """The side that alone may see it."""

    def box(self, id: str, owner: str | None) -> BoardBox:
        """The box with this id on the sheet of this owner; on a board with one sheet, whoever owns it."""
        return next(box for box in self.boxes if box.id == id and box.owner in (owner, None))


def _board_picture(game: Game, id: str) -> BoardPicture:
    """The layout of a board: its sheets one under another, each with its boxes in columns."""
    board, scale = game.series.boards[id], game.box.drawing.scale
    sheets: list[Sheet] = []
    boxes: list[BoardBox] = []
    width = 2 * MARGIN + board.columns * (board.box_width + _GAP) - _GAP
    top = 0
    for owner in owners(game, board):
        placed = list(_placed(game, board, owner.id, top + MARGIN + HEAD))
        if not placed:
            continue
        bottom = max(box.y + box.height for box in placed)
        sheets.append(Sheet(0, top, width, bottom + MARGIN - top, owner.title, owner.fill, owner.ink))
        boxes += placed
        top = bottom + MARGIN
    return BoardPicture(
        id,
        board.title,
        round(width * scale),
        round(top * scale),
        tuple(sheet.scaled(scale) for sheet in sheets),
        tuple(box.scaled(scale) for box in boxes),
        scale,
    )


def windows(game: Game) -> Iterator[BoardPicture]:
    """The windows of all boards."""
    return (window for id in game.series.boards for window in windows_of(game, id))


def windows_of(game: Game, id: str) -> Iterator[BoardPicture]:
    """The windows in which a board is shown: all of it in one, or if it is private each sheet in one by itself."""
    picture = _board_picture(game, id)
    if not game.series.boards[id].private:
        yield picture
        return
    for side, sheet in zip(game.box.sides, picture.sheets, strict=True):
        boxes = tuple(replace(box, y=box.y - sheet.y) for box in picture.boxes if box.owner == side)
        title = f"{game.box.sides[side].title}: {picture.title}"
        yield replace(
            picture,
            title=title,
            width=sheet.width,
            height=sheet.height,
            sheets=(replace(sheet, y=0),),
            boxes=boxes,
            owner=side,
        )


def owners(game: Game, board: Board) -> Iterator[Owner]:
    """Whose sheets a board has: one for each side or day, or one for all."""
    if board.per == "side":
        for id, side in game.box.sides.items():
            yield Owner(f"{board.title}: {side.title}", side.colour, side.ink, id)
    elif board.per == "day" and game.battle.days:
        for day in game.battle.days:
            yield Owner(f"{board.title}: {day.label}", *NOBODYS, day.label)
    else:
        yield Owner(board.title, *NOBODYS, None)


def _placed(game: Game, board: Board, owner: str | None, top: int) -> Iterator[BoardBox]:
    contents = list(_contents(game, board, owner))
    places = cells_of([(wide, tall) for _, _, _, wide, tall, _, _ in contents], board.columns)
    for (id, title, note, wide, tall, fill, ink), (column, row) in zip(contents, places, strict=True):
        step_x, step_y = board.box_width + _GAP, board.box_height + _GAP
        yield BoardBox(
            name=id if owner is None or board.per == "day" else f"{game.box.sides[owner].title}: {title}",
            id=id,
            owner=owner,
            title=title,
            note=note,
            x=MARGIN + column * step_x,
            y=top + row * step_y,
            width=wide * step_x - _GAP,
            height=tall * step_y - _GAP,
            fill=fill,
            ink=ink,
        )


def cells_of(sizes: Iterable[tuple[int, int]], columns: int) -> Iterator[tuple[int, int]]:
    """Column and row of boxes so many cells wide and tall, each in the first place, row by row, where it fits."""
    taken: set[tuple[int, int]] = set()
    for wide, tall in sizes:
        for row, column in ((row, column) for row in count() for column in range(max(1, columns - wide + 1))):
            cells = {(column + dx, row + dy) for dx in range(wide) for dy in range(tall)}
            if cells.isdisjoint(taken):
                taken |= cells
                yield column, row
                break


def _contents(game: Game, board: Board, owner: str | None) -> Iterator[tuple[str, str, str, int, int, str, str]]:
    """The boxes of a sheet: id, title, note, columns, rows, colour, colour of writing."""
    plain = ("#fbf8f0", "#2b2b2b")
    for box in board.boxes:
        yield box.id, box.title, box.note or "", box.wide, box.tall, *plain
    made = board.boxes_of
    if made is None:
        return
    if made.each == "turn":
        for turn in game.turns:
            if owner in (turn.day, None):
                kind = game.series.turn_kinds[turn.kind]
                marks = ", ".join(game.series.checks[check].title for check in turn.checks)
                yield turn.id, turn.label, marks, 1, 1, kind.colour, kind.ink
    elif made.each == "group":
        for group in game.groups:
            if owner in (group.side.id, None):
                note = ", ".join(group.enters) or (group.note or "")
                yield group.box, group.title, note, 1, 1, *plain
    else:
        for number in range(made.from_, made.to + 1):
            yield str(number), str(number), "", 1, 1, *plain
