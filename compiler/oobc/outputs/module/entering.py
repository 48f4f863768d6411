"""Reinforcements and alternates: from the box where they wait to the hex where they enter, with one key."""

from collections.abc import Iterator

from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.game.placements import Enters, Placement, Waits
from oobc.game.roles import enters
from oobc.model.pieces import Entering
from oobc.outputs.module.geometry import EngineGrid
from oobc.outputs.module.names import map_name, plain, pressed
from oobc.outputs.module.speech import spoken
from oobc.vassal import traits
from oobc.vassal.components import Component, silent_command
from oobc.vassal.encoding import named, target
from oobc.vassal.pieces import Piece as VassalPiece
from oobc.vassal.pieces import prototype_body
from oobc.vassal.trait import Trait

PROTOTYPE = "Enters"
_HEX, _X, _Y = "EntryHex", "EntryX", "EntryY"
_DUE, TURN_CHANGED = named("enter-due"), named("turn-changed")


def entering_prototypes(game: Game) -> dict[str, VassalPiece]:
    """The prototype of what enters, by its name."""
    entering = game.series.pieces.entering
    return {PROTOTYPE: prototype_body(*_entering(game, entering))} if entering is not None else {}


def _entering(game: Game, entering: Entering) -> Iterator[Trait]:
    send, report, words = named("enter-send"), named("enter-report"), {"hex": _HEX}
    stroke = pressed(entering.key)
    yield traits.restrict_commands(PROTOTYPE, [stroke], f'{{{_HEX}=="" || CurrentMap=="{map_name(game)}"}}')
    yield traits.trigger(plain(entering.title), menu=entering.title, key=stroke, actions=[send, report])
    yield traits.report([report], f"{{{spoken(entering.report, words=words)}}}")
    if entering.due is not None:
        yield traits.report([_DUE], f"{{{spoken(entering.due, words=words)}}}")
    # In pixels: by the name of the hex the engine would put the piece beside its middle.
    yield traits.send_to("", send, "xy", map=map_name(game), x=f"${_X}$", y=f"${_Y}$")
    for name in (_HEX, _X, _Y):
        yield traits.dynamic_property(name)


def waiting(game: Game, engine: EngineGrid, shown: VassalPiece, piece: Piece, placement: Placement) -> VassalPiece:
    """A piece as a scenario begins: if it waits, it knows the hex where it enters."""
    at = placement.hex if isinstance(placement, Enters | Waits) else None
    if at is None or not enters(game, piece):
        return shown
    x, y = engine.pixel(game.map.grid.numbers[at])
    for name, value in ((_HEX, at), (_X, str(x)), (_Y, str(y))):
        shown = shown.in_state("PROP", name, value)
    return shown


def due_buttons(game: Game) -> Iterator[Component]:
    """What has the pieces in the space of a new turn say that they are due."""
    entering = game.series.pieces.entering
    if entering is None or entering.due is None:
        return
    for board in game.series.boards.values():
        if "entry" in board.holds:
            yield silent_command(
                f"Due: {plain(board.title)}",
                on=TURN_CHANGED,
                sent=_DUE,
                of=target("MODULE", "MAP", map=plain(board.title)),
                when='{CurrentZone=="$Turn$"}',
            )
