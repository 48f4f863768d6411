"""What comes on a turn or in a group: from the box where they wait to the hex where they enter, with one key."""

from collections.abc import Iterable, Iterator

from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.game.placements import Enters, Waits
from oobc.game.roles import enters
from oobc.game.scenarios import Scenario
from oobc.layout.start import Start
from oobc.model.pieces import Entering
from oobc.outputs.module.feature import Feature
from oobc.outputs.module.geometry import map_grid
from oobc.outputs.module.names import TURN_CHANGED, map_name, plain, pressed
from oobc.outputs.module.speech import spoken
from oobc.vassal import traits
from oobc.vassal.buttons import silent_command
from oobc.vassal.components import Component
from oobc.vassal.encoding import named, target
from oobc.vassal.trait import Trait

_PROTOTYPE = "Enters"
_HEX, _X, _Y = "EntryHex", "EntryX", "EntryY"
_DUE = named("enter-due")


def _outer(game: Game, piece: Piece) -> Iterator[Trait]:
    """What says that a piece is due, outside its mask: it tells whoever begins the turn."""
    entering = game.series.pieces.entering
    if entering is not None and entering.due is not None and enters(game, piece):
        yield traits.report([_DUE], f"{{{spoken(entering.due, words={'hex': _HEX})}}}")


def _single(game: Game, piece: Piece) -> Iterator[Trait]:
    if enters(game, piece):
        yield traits.prototype(_PROTOTYPE)


def _prototypes(game: Game) -> Iterator[tuple[str, Iterable[Trait]]]:
    """The prototype of what enters, by its name."""
    entering = game.series.pieces.entering
    if entering is not None:
        yield _PROTOTYPE, _entering(game, entering)


def _entering(game: Game, entering: Entering) -> Iterator[Trait]:
    send, report, words = named("enter-send"), named("enter-report"), {"hex": _HEX}
    stroke = pressed(entering.key)
    yield traits.restrict_commands(_PROTOTYPE, [stroke], f'{{{_HEX}=="" || CurrentMap=="{map_name(game)}"}}')
    yield traits.trigger(plain(entering.title), menu=entering.title, key=stroke, actions=[send, report])
    yield traits.report([report], f"{{{spoken(entering.report, words=words)}}}")
    # In pixels: by the name of the hex the engine would put the piece beside its middle.
    yield traits.send_to("", send, "xy", map=map_name(game), x=f"${_X}$", y=f"${_Y}$")
    for name in (_HEX, _X, _Y):
        yield traits.dynamic_property(name)


def _at_start(game: Game, scenario: Scenario, start: Start) -> Iterator[tuple[str, str, str]]:
    """A piece that waits knows the hex where it enters."""
    at = start.placement.hex if isinstance(start.placement, Enters | Waits) else None
    if at is not None and enters(game, start.piece):
        x, y = map_grid(game).pixel(game.map.grid.numbers[at])
        yield from (("PROP", name, value) for name, value in ((_HEX, at), (_X, str(x)), (_Y, str(y))))


def _buttons(game: Game) -> Iterator[Component]:
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


def _chart(game: Game) -> Iterator[tuple[str, str, str, str]]:
    entering = game.series.pieces.entering
    if entering is not None:
        kinds = dict.fromkeys(piece.kind.title for piece in game.units() if enters(game, piece))
        yield entering.key, entering.title, ", ".join(entering.rules), ", ".join(kinds)


ENTERING = Feature(
    outer=_outer, single=_single, prototypes=_prototypes, buttons=_buttons, chart=_chart, at_start=_at_start
)
