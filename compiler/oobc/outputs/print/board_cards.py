"""The boards beside the map on paper: tracks of numbers, and displays with boxes; a page for each owner."""

from collections.abc import Iterator

from oobc.art.views import View
from oobc.game import Game
from oobc.layout.boards import Band, Owner, cells_of, even_columns, owners
from oobc.layout.paper import PaperName
from oobc.model.boards import Board
from oobc.model.pieces import Losses
from oobc.outputs.print.arrivals import Together, waiting
from oobc.outputs.print.frame import Frame, Marked, frame
from oobc.outputs.print.pieces import Head, Picture, Total, counters, head, leaders, picture, total
from oobc.outputs.words import lost_in


class Level(View):
    """The level of losses of a formation on a track, and a picture of its officer."""

    number: int | None
    id: str
    head: Head
    stripe_ink: str | None
    picture: Picture | None
    total: Total


class TrackCard(View, template="print/track.typ"):
    """A row of numbers along which something is counted, a sheet for each owner."""

    frame: Frame
    numbers: tuple[int, ...]
    columns: int
    first_is_wide: bool
    cases: tuple[str, ...]
    counted: str | None
    led_by: str
    sheets: tuple[tuple[Band, tuple[Level, ...]], ...]


class DisplayBox(View):
    title: str
    wide: int = 1
    tall: int = 1
    note: Marked | None = None
    cases: tuple[str, ...] = ()
    enters: tuple[Marked, ...] = ()
    units: tuple[Together, ...] = ()


class DisplaySheet(View):
    band: Band
    columns: int
    rows: int
    boxes: tuple[DisplayBox, ...]


class DisplayCard(View, template="print/display.typ"):
    """A board with boxes, a sheet for each owner."""

    frame: Frame
    sheets: tuple[DisplaySheet, ...]


def board_cards(game: Game, paper: PaperName) -> Iterator[tuple[str, TrackCard | DisplayCard]]:
    """The boards that are printed as such: the turn record has cards of its own, and slips are cut out."""
    for id, board in game.series.boards.items():
        made = board.boxes_of
        if board.private or (made and made.each == "turn"):
            continue
        if made is not None and made.each == "number" and not board.boxes:
            yield f"board-{id}", _track(game, paper, id, range(made.from_, made.to + 1))
        else:
            sheets = (_display(board, owner, tuple(_boxes(game, board, owner))) for owner in owners(game, board))
            filled = tuple(sheet for sheet in sheets if sheet.boxes)
            yield f"board-{id}", DisplayCard(frame(game, paper, board.title), filled)


def _track(game: Game, paper: PaperName, id: str, numbers: range) -> TrackCard:
    board, losses = game.series.boards[id], game.series.pieces.losses
    counted = losses if losses is not None and losses.track == id else None
    columns = even_columns(board)
    return TrackCard(
        frame(game, paper, board.title),
        tuple(numbers),
        columns or board.columns,
        columns is not None,
        board.rules,
        _counted(game, counted) if counted else None,
        leaders(game),
        tuple((owner, tuple(_levels(game, board, owner) if counted else ())) for owner in owners(game, board)),
    )


def _owns(board: Board, owner: Owner, side: str) -> bool:
    """Whether what belongs to a side stands on the sheet of an owner."""
    return board.per != "side" or owner.id == side


def _display(board: Board, owner: Owner, boxes: tuple[DisplayBox, ...]) -> DisplaySheet:
    """No more columns than there are boxes for."""
    columns = min(board.columns, sum(box.wide for box in boxes))
    places = cells_of([(box.wide, box.tall) for box in boxes], columns)
    rows = max((row + box.tall for box, (_, row) in zip(boxes, places, strict=True)), default=0)
    return DisplaySheet(owner, columns, rows, boxes)


def _boxes(game: Game, board: Board, owner: Owner) -> Iterator[DisplayBox]:
    for box in board.boxes:
        cases = box.rules or (box.deck.rules if box.deck else ())
        yield DisplayBox(box.title, box.wide, box.tall, Marked(box.note) if box.note else None, cases)
    made = board.boxes_of
    if made is not None and made.each == "group":
        for group in game.groups:
            if _owns(board, owner, group.side.id):
                about = waiting(game, group)
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
        members = [piece for piece in counters(game) if piece.formation == formation]
        if members and _owns(board, owner, formation.side.id):
            officer = game.officer_of(formation)
            yield Level(
                formation.breakpoint,
                formation.id,
                head(game, formation),
                formation.stripe_ink,
                picture(game, officer) if officer else None,
                total(game, members),
            )
