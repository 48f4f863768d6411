"""The boards beside the map: where their sheets and boxes lie."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import count
from typing import Self

from oobc.game import Game
from oobc.model.boards import Board

MARGIN, HEAD, _GAP = 16, 40, 8
"""Pixels, as all measures here where counters have the usual size: round a sheet, of its heading, between boxes."""

_SCREEN = (1340, 670)
"""Pixels of a screen of 1366 × 768 that the frame of a window and the bars of a desktop leave."""
_SPARE = (20, 54)
"""Pixels of the screen by which a window shows less than what is in it: the engine sizes it before it has its toolbar,
and then scrolls it. Boards are blank there."""

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
    zoom: float
    """The zoom at which all of it is seen on a small screen; no larger than the usual size."""
    owner: str | None = None
    """The side that alone may see it."""

    def box(self, id: str, owner: str | None) -> BoardBox:
        """The box with this id on the sheet of this owner; on a board with one sheet, whoever owns it."""
        return next(box for box in self.boxes if box.id == id and box.owner in (owner, None))


def _board_picture(game: Game, id: str) -> BoardPicture:
    """The layout of a board: its sheets, each with its boxes in columns; side by side, or one under another if that is
    better seen on a small screen."""
    board, scale = game.series.boards[id], game.box.drawing.scale
    found = [(owner, list(_placed(game, board, owner.id))) for owner in owners(game, board)]
    parts = [(owner, placed) for owner, placed in found if placed]
    width = 2 * MARGIN + columns_of(board) * (board.box_width + _GAP) - _GAP
    heights = [max(box.y + box.height for box in placed) + MARGIN for _, placed in parts]
    corners = [(0, sum(heights[:number])) for number in range(len(parts))]
    if _zoom_of(width * len(parts), max(heights, default=0)) > _zoom_of(width, sum(heights)):
        corners = [(number * width, 0) for number in range(len(parts))]
    sheets: list[Sheet] = []
    boxes: list[BoardBox] = []
    for (owner, placed), height, (x, y) in zip(parts, heights, corners, strict=True):
        sheets.append(Sheet(x, y, width, height, owner.title, owner.fill, owner.ink).scaled(scale))
        boxes += [replace(box, x=box.x + x, y=box.y + y).scaled(scale) for box in placed]
    return _picture(id, board.title, tuple(sheets), tuple(boxes), scale)


def _zoom_of(width: float, height: float) -> float:
    """The zoom at which so much is seen on a small screen."""
    (screen_x, screen_y), (spare_x, spare_y) = _SCREEN, _SPARE
    return min((screen_x - spare_x) / max(width, 1), (screen_y - spare_y) / max(height, 1))


def _picture(
    id: str, title: str, sheets: tuple[Sheet, ...], boxes: tuple[BoardBox, ...], scale: float, owner: str | None = None
) -> BoardPicture:
    """A board with these sheets, as large as they are together and what is blank."""
    wide = max((each.x + each.width for each in sheets), default=1)
    tall = max((each.y + each.height for each in sheets), default=1)
    zoom = min(1 / scale, _zoom_of(wide, tall))
    width, height = (round(length + spare / zoom) for length, spare in zip((wide, tall), _SPARE, strict=True))
    return BoardPicture(id, title, width, height, sheets, boxes, scale, zoom, owner)


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
        own = (box for box in picture.boxes if box.owner == side)
        boxes = tuple(replace(box, x=box.x - sheet.x, y=box.y - sheet.y) for box in own)
        title = f"{game.box.sides[side].title}: {picture.title}"
        yield _picture(id, title, (replace(sheet, x=0, y=0),), boxes, picture.scale, side)


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


def columns_of(board: Board) -> int:
    """How many boxes stand side by side: those of a row of numbers fill their columns, if that leaves no gap behind a
    first number as wide as all of them."""
    return even_columns(board) or board.columns


def even_columns(board: Board) -> int | None:
    """Into how many columns a row of numbers goes without a gap behind the first, which is as wide as all of them; None
    if it goes into none that are half as many as the board may have."""
    made, most = board.boxes_of, board.columns
    if made is None or made.each != "number" or board.boxes:
        return None
    return next(
        (columns for columns in range(most, (most - 1) // 2, -1) if (made.to - made.from_) % columns == 0), None
    )


def _placed(game: Game, board: Board, owner: str | None) -> Iterator[BoardBox]:
    contents = list(_contents(game, board, owner))
    places = cells_of([(wide, tall) for _, _, _, wide, tall, _, _ in contents], columns_of(board))
    for (id, title, note, wide, tall, fill, ink), (column, row) in zip(contents, places, strict=True):
        step_x, step_y = board.box_width + _GAP, board.box_height + _GAP
        yield BoardBox(
            name=id if owner is None or board.per == "day" else f"{game.box.sides[owner].title}: {title}",
            id=id,
            owner=owner,
            title=title,
            note=note,
            x=MARGIN + column * step_x,
            y=MARGIN + HEAD + row * step_y,
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
            wide = even_columns(board) or 1 if number == made.from_ else 1
            yield str(number), str(number), "", wide, 1, *plain
