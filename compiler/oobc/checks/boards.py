"""Whether boards have room for what lies on them."""

from collections.abc import Iterator

from oobc.diagnostics.codes import CROWDED_BOX, SMALL_BOX
from oobc.diagnostics.findings import Finding
from oobc.game import Game
from oobc.layout.start import CARD, InWindow, box_in_window, room_in, spread_of, starts
from oobc.model.boards import Board, BoxRef
from oobc.place import Origin


def cards_fit_into_their_boxes(game: Game) -> Iterator[Finding]:
    """A box for cards is as large as a card: that of a deck, and those to and from which its cards go."""
    card, scale = game.box.drawing.card, game.box.drawing.scale
    wide, tall = round(card / scale), round(card * CARD / scale)
    told = set[str]()
    side = next(iter(game.box.sides.values()), None)
    for ref in _boxes_of_cards(game):
        _, box = box_in_window(game, ref, side)
        has_wide, has_tall = round(box.width / scale), round(box.height / scale)
        if ref.board not in told and (has_wide < wide or has_tall < tall):
            told.add(ref.board)
            board = game.series.boards[ref.board]
            message = f"a card is {wide} × {tall} pixels, and the box {ref.box!r} {has_wide} × {has_tall}"
            hint = f"box-width: {max(wide, board.box_width)}, box-height: {max(tall, board.box_height)}"
            yield Finding(SMALL_BOX, message, _origin(board, ref.box), hint)


def _boxes_of_cards(game: Game) -> Iterator[BoxRef]:
    for box, deck in game.series.decks.items():
        yield from (box, deck.draw.to, *(deck.reshuffle.from_ if deck.reshuffle else ()))


def pieces_fit_into_their_boxes(game: Game) -> Iterator[Finding]:
    """What begins in a box has room in it side by side."""
    worst: dict[Origin, tuple[int, str]] = {}
    for scenario in game.scenarios.values():
        lying: dict[tuple[str, str], list[tuple[InWindow, int]]] = {}
        for each in starts(game, scenario):
            place = each.place
            if isinstance(place, InWindow) and place.ref not in game.series.decks:
                lying.setdefault((place.window.id, place.box.name), []).append((place, spread_of(game, each.piece)))
        for pieces in lying.values():
            place = pieces[0][0]
            across, down = room_in(game, place.window, place.box, max(spread for _, spread in pieces))
            beyond = len(pieces) - across * down
            origin = _origin(game.series.boards[place.window.id], place.box.id)
            if beyond > worst.get(origin, (0, ""))[0]:
                message = (
                    f"{len(pieces)} pieces begin in the box {place.box.name!r}, which has room for {across * down}"
                )
                worst[origin] = beyond, message
    for origin, (_, message) in worst.items():
        yield Finding(CROWDED_BOX, message, origin)


def _origin(board: Board, box: str) -> Origin:
    """Where a board says of a box that there is one."""
    return next((each.origin for each in board.boxes if each.id == box), board.origin.at("boxes-of"))
