"""The boards beside the map on paper: tracks of numbers, and displays with boxes; a page for each owner."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from oobc.art.views import View
from oobc.game import Game
from oobc.layout.boards import Owner, owners
from oobc.layout.paper import PaperName
from oobc.model.boards import Board
from oobc.model.pieces import Losses
from oobc.outputs.print.arrivals import Together, alternate
from oobc.outputs.print.frame import Band, Frame, Marked, frame
from oobc.outputs.print.pieces import (
    FormationHead,
    Picture,
    Total,
    counters,
    formation_head,
    leaders,
    picture,
    strength_unit,
    total,
)
from oobc.outputs.print.words import lost_in


@dataclass(frozen=True, slots=True)
class Level:
    """The level of losses of a formation on a track."""

    number: int | None
    id: str
    head: FormationHead
    stripe_ink: str | None
    picture: Picture | None
    """Its officer."""
    total: Total


@dataclass(frozen=True, slots=True)
class TrackSheet:
    """The track of an owner."""

    band: Band
    formations: tuple[Level, ...]


@dataclass(frozen=True, slots=True)
class TrackCard(View):
    """A row of numbers along which something is counted."""

    template: ClassVar[str] = "print/track.typ"
    frame: Frame
    numbers: tuple[int, ...]
    columns: int
    first_is_wide: bool
    cases: tuple[str, ...]
    counted: str | None
    """What is counted, in a sentence."""
    unit: str | None
    led_by: str
    broken: str
    sheets: tuple[TrackSheet, ...]


@dataclass(frozen=True, slots=True)
class DisplayBox:
    """A box, with what can be in it."""

    title: str
    wide: int = 1
    tall: int = 1
    note: str | None = None
    cases: tuple[str, ...] = ()
    enters: tuple[Marked, ...] = ()
    units: tuple[Together, ...] = ()


@dataclass(frozen=True, slots=True)
class DisplaySheet:
    """The boxes of an owner."""

    band: Band
    boxes: tuple[DisplayBox, ...]


@dataclass(frozen=True, slots=True)
class DisplayCard(View):
    """A board with boxes."""

    template: ClassVar[str] = "print/display.typ"
    frame: Frame
    columns: int
    sheets: tuple[DisplaySheet, ...]


def boards_on_paper(game: Game) -> Iterator[str]:
    """The ids of the boards that are printed as such: the turn record has cards of its own, and slips are cut out."""
    for id, board in game.series.boards.items():
        if not board.private and not (board.boxes_of and board.boxes_of.each == "turn"):
            yield id


def board_card(game: Game, paper: PaperName, id: str) -> TrackCard | DisplayCard:
    """The card of a board: a track if it is a row of numbers."""
    board = game.series.boards[id]
    if board.boxes_of is not None and board.boxes_of.each == "number" and not board.boxes:
        return _track(game, paper, id, range(board.boxes_of.from_, board.boxes_of.to + 1))
    sheets = (DisplaySheet(_band(owner), tuple(_boxes(game, board, owner))) for owner in owners(game, board))
    return DisplayCard(frame(game, paper, board.title), board.columns, tuple(each for each in sheets if each.boxes))


def _track(game: Game, paper: PaperName, id: str, numbers: range) -> TrackCard:
    board, losses = game.series.boards[id], game.series.pieces.losses
    if losses is not None and losses.track != id:
        losses = None
    columns = _even_columns(len(numbers) - 1, board.columns)
    return TrackCard(
        frame(game, paper, board.title),
        tuple(numbers),
        columns or board.columns,
        columns is not None,
        board.rules,
        _counted(game, losses) if losses else None,
        strength_unit(game),
        leaders(game),
        game.series.about.formations.breakpoint.broken,
        tuple(
            TrackSheet(_band(owner), tuple(_levels(game, board, owner)) if losses else ())
            for owner in owners(game, board)
        ),
    )


def _even_columns(count: int, most: int) -> int | None:
    """Into how many columns so many boxes go without a gap, if that is no less than half of the most there may be."""
    return next((columns for columns in range(most, (most - 1) // 2, -1) if count % columns == 0), None)


def _band(owner: Owner) -> Band:
    return Band(owner.title, owner.fill, owner.ink)


def _owns(board: Board, owner: Owner, side: str) -> bool:
    """Whether what belongs to a side stands on the sheet of an owner."""
    return board.per != "side" or owner.id == side


def _boxes(game: Game, board: Board, owner: Owner) -> Iterator[DisplayBox]:
    for box in board.boxes:
        cases = box.rules or (box.deck.rules if box.deck else ())
        yield DisplayBox(box.title, box.wide, box.tall, box.note, cases)
    made = board.boxes_of
    if made is not None and made.each == "alternate":
        for group in game.alternates:
            if _owns(board, owner, group.side):
                about = alternate(game, group)
                yield DisplayBox(about.title, note=about.note, enters=about.enters, units=about.units)
    elif made is not None and made.each == "number":
        yield from (DisplayBox(str(number)) for number in range(made.from_, made.to + 1))


def _counted(game: Game, losses: Losses) -> str:
    """How losses are counted, in a sentence."""
    value = next(kind.values[losses.value] for kind in game.series.pieces.kinds.values() if losses.value in kind.values)
    return f"{losses.title}: the {value.title} of all units in {lost_in(game, losses)} together, as it is printed."


def _levels(game: Game, board: Board, owner: Owner) -> Iterator[Level]:
    """The formations that have units here."""
    for formation in game.formations.values():
        members = [piece for piece in counters(game) if piece.formation == formation.id]
        if members and _owns(board, owner, formation.side):
            officer = game.officer_of(formation)
            yield Level(
                formation.breakpoint,
                formation.id,
                formation_head(game, formation),
                formation.stripe_ink,
                picture(game, officer) if officer else None,
                total(game, members),
            )
