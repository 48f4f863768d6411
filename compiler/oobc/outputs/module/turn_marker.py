"""The marker that goes along the turn record by itself."""

from collections.abc import Iterator

from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.outputs.module.entering import TURN_CHANGED
from oobc.outputs.module.names import plain
from oobc.vassal import traits
from oobc.vassal.components import Component, silent_command
from oobc.vassal.encoding import named, target
from oobc.vassal.trait import Trait

_FOLLOW = named("follow-turn")


def follows_turn(game: Game, piece: Piece) -> bool:
    """Whether a piece is a marker that goes to the space of each new turn."""
    return piece.marker is not None and piece.marker.follows_turn


def following_turn(game: Game, piece: Piece) -> Trait:
    """What sends such a marker to the space of the turn."""
    assert piece.start is not None  # a check of the series holds it
    board = plain(game.series.boards[piece.start.board].title)
    return traits.send_to("", _FOLLOW, "zone", map=board, zone="$Turn$")


def follow_buttons(game: Game) -> Iterator[Component]:
    """What moves these markers when the turn changes, forward or back."""
    for marker in game.series.markers.values():
        if marker.follows_turn:
            yield silent_command(
                f"{plain(marker.title)} goes along",
                on=TURN_CHANGED,
                sent=_FOLLOW,
                of=target("MODULE", where="Kind", value=marker.title),
                single_report=True,
            )
