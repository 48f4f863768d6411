"""Pieces that are a part of another: how the parts come to the whole, or the whole to one of them."""

from collections.abc import Iterable, Iterator

from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.model.actions import Brings
from oobc.outputs.module.feature import Feature
from oobc.outputs.module.names import PARENT, own_key
from oobc.outputs.module.places import box_place
from oobc.vassal import traits
from oobc.vassal.encoding import commands, named, set_to
from oobc.vassal.trait import Trait

_COME = named("come")
_CALLS, _CALLING, _CALLED = "Calls", named("calling"), named("called")
_PROTOTYPES = {"parts": "Comes to the whole", "parent": "Comes to a part"}


def _words(game: Game, piece: Piece) -> Iterator[tuple[str, str | int]]:
    if piece.parent is not None:
        yield PARENT, piece.parent


def _prototypes(game: Game) -> Iterator[tuple[str, Iterable[Trait]]]:
    """The prototypes of those that come when they are called, by name."""
    to = {"parts": f'{{CounterId=="${PARENT}$"}}', "parent": f'{{{PARENT}=="$CounterId$" && {_CALLS}==1}}'}
    for of, counter in to.items():
        if of in _brought(game):
            yield _PROTOTYPES[of], [traits.send_to("", _COME, "counter", counter=counter)]


def _outer(game: Game, piece: Piece) -> Iterator[Trait]:
    """What makes a piece come when it is called."""
    brought = _brought(game)
    if piece.parent is not None and "parts" in brought:
        yield traits.prototype(_PROTOTYPES["parts"])
    if "parent" in brought and any(each.parent == piece.id for each in game.pieces.values()):
        yield traits.prototype(_PROTOTYPES["parent"])


def _brought(game: Game) -> set[str]:
    return {action.brings.of for action in game.series.pieces.actions.values() if action.brings is not None}


def bringing(game: Game, brings: Brings, strokes: Iterable[str]) -> Iterator[Trait]:
    """What calls the others, out of their box, to where a piece stands; it marks itself as the one that calls."""
    zone, call = box_place(game, brings.from_)[1], own_key("brings", brings.from_.board, brings.from_.box, brings.of)
    who = f'{PARENT}=="$CounterId$"' if brings.of == "parts" else f'CounterId=="${PARENT}$"'
    here = f'{{{who} && CurrentZone=="{zone}"}}'
    yield traits.trigger("", watch=strokes, actions=[_CALLING, call, _CALLED])
    yield traits.global_key_command("", call, _COME, when=here, single_report=False)


def calling() -> Trait:
    """The mark of a piece that calls others."""
    marks = commands(("", _CALLING, set_to(1)), ("", _CALLED, set_to(0)))
    return traits.dynamic_property(_CALLS, 0, commands=marks)


PARTS = Feature(outer=_outer, words=_words, prototypes=_prototypes)
