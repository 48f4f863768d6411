"""The marker that goes along the turn record by itself."""

from collections.abc import Iterator

from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.outputs.module.feature import Feature
from oobc.outputs.module.names import TURN_CHANGED, plain
from oobc.vassal import traits
from oobc.vassal.buttons import silent_command
from oobc.vassal.components import Component
from oobc.vassal.encoding import named, target
from oobc.vassal.trait import Trait

_FOLLOW = named("follow-turn")


def _kind(game: Game, piece: Piece) -> Iterator[Trait]:
    """What sends such a marker to the space of the turn."""
    if piece.marker is not None and piece.marker.follows_turn:
        assert piece.start is not None  # a check of the series holds it
        board = plain(game.series.boards[piece.start.board].title)
        yield traits.send_to("", _FOLLOW, "zone", map=board, zone="$Turn$")


def _buttons(game: Game) -> Iterator[Component]:
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


TURN_MARKER = Feature(kind=_kind, buttons=_buttons)
