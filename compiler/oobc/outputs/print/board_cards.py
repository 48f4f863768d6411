"""The boards beside the map on paper: tracks of numbers, and displays with boxes; a page for each owner."""

from collections.abc import Iterator

from oobc.game import Game
from oobc.game.pieces import Formation, Piece
from oobc.layout.boards import owners
from oobc.model.boards import Board
from oobc.model.pieces import Losses
from oobc.outputs.print.frame import Data, frame
from oobc.outputs.print.pieces import counters, formation_head, leaders, picture, strength_unit, total
from oobc.outputs.print.turn_card import alternate
from oobc.outputs.print.words import lost_in


def boards_on_paper(game: Game) -> Iterator[str]:
    """The ids of the boards that are printed as such: the turn record has cards of its own, and slips are cut out."""
    for id, board in game.series.boards.items():
        if not board.private and not (board.boxes_of and board.boxes_of.each == "turn"):
            yield id


def is_track(board: Board) -> bool:
    """Whether a board is a row of numbers."""
    return board.boxes_of is not None and board.boxes_of.each == "number" and not board.boxes


def track_card(game: Game, id: str) -> Data:
    """A track in the form that `templates/print/track.typ` draws."""
    board = game.series.boards[id]
    boxes = board.boxes_of
    assert boxes is not None
    numbers = list(range(boxes.from_, boxes.to + 1))
    columns = _even_columns(len(numbers) - 1, board.columns)
    losses = game.series.pieces.losses if game.series.pieces.losses and game.series.pieces.losses.track == id else None
    return frame(game, board.title) | {
        "numbers": numbers,
        "columns": columns or board.columns,
        "first_is_wide": columns is not None,
        "cases": list(board.rules),
        "counted": _counted(game, losses) if losses else None,
        "unit": strength_unit(game),
        "led_by": leaders(game),
        "sheets": [
            sheet | {"formations": list(_formations(game, side)) if losses else []}
            for side, sheet in _sheets(game, board)
        ],
    }


def display_card(game: Game, id: str) -> Data:
    """A board with boxes in the form that `templates/print/display.typ` draws."""
    board = game.series.boards[id]
    sheets = ((side, sheet, list(_boxes(game, board, side))) for side, sheet in _sheets(game, board))
    return frame(game, board.title) | {
        "columns": board.columns,
        "sheets": [sheet | {"boxes": boxes} for _, sheet, boxes in sheets if boxes],
    }


def _even_columns(count: int, most: int) -> int | None:
    """Into how many columns so many boxes go without a gap, if that is no less than half of the most there may be."""
    return next((columns for columns in range(most, (most - 1) // 2, -1) if count % columns == 0), None)


def _sheets(game: Game, board: Board) -> Iterator[tuple[str | None, Data]]:
    """The sheets of a board, each with the side whose own it is."""
    for owner in owners(game, board):
        side = owner.id if board.per == "side" else None
        yield side, {"title": owner.title, "fill": owner.fill, "ink": owner.ink}


def _boxes(game: Game, board: Board, side: str | None) -> Iterator[Data]:
    plain: Data = {"wide": 1, "tall": 1, "note": None, "cases": [], "enters": [], "units": []}
    for box in board.boxes:
        cases = box.rules or (box.deck.rules if box.deck else ())
        shown = {"title": box.title, "wide": box.wide, "tall": box.tall, "note": box.note}
        yield plain | shown | {"cases": list(cases)}
    made = board.boxes_of
    if made is not None and made.each == "alternate":
        for group in game.alternates:
            if side in (group.side, None):
                yield plain | alternate(game, group)
    elif made is not None and made.each == "number":
        yield from (plain | {"title": str(number)} for number in range(made.from_, made.to + 1))


def _counted(game: Game, losses: Losses) -> str:
    """How losses are counted, in a sentence."""
    value = next(kind.values[losses.value] for kind in game.series.pieces.kinds.values() if losses.value in kind.values)
    return f"{losses.title}: the {value.title} of all units in {lost_in(game, losses)} together, as it is printed."


def _formations(game: Game, side: str | None) -> Iterator[Data]:
    """The formations that have units here, with their levels."""
    for formation in game.formations.values():
        members = [piece for piece in counters(game) if piece.formation == formation.id]
        if members and side in (formation.side, None):
            yield _formation(game, formation, members)


def _formation(game: Game, formation: Formation, members: list[Piece]) -> Data:
    officer = game.officer_of(formation)
    return formation_head(game, formation) | {
        "id": formation.id,
        "stripe_ink": formation.stripe_ink,
        "picture": officer and picture(game, officer),
        "number": formation.breakpoint,
        "total": total(game, members),
    }
