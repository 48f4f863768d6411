"""What one side may keep from the other: the mask over its pieces, and the keys that lay it on and take it off."""

from collections.abc import Iterable, Iterator

from oobc.art.counters import draw_faces, draw_veil, hidden_face
from oobc.art.typst import Press
from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.game.roles import can_hide
from oobc.game.scenarios import Scenario
from oobc.layout.start import Start
from oobc.model.game import Side
from oobc.model.pieces import Hidden
from oobc.outputs.module.feature import Feature
from oobc.outputs.module.names import (
    IS_HIDDEN,
    IS_OPEN,
    MOVED,
    NOT_OWN,
    REVEAL,
    SOLITAIRE,
    VEIL_IMAGE,
    cited,
    joined,
    map_name,
    plain,
    pressed,
)
from oobc.outputs.module.places import box_place
from oobc.outputs.module.speech import spoken
from oobc.vassal import traits
from oobc.vassal.buttons import command_button
from oobc.vassal.components import Component
from oobc.vassal.encoding import commands, constraints, named, seq, set_to, target
from oobc.vassal.trait import Trait

_RETURNS = "Returns"
_RETURNING, _BACK, _RETURNED = (named(f"hidden-{step}") for step in ("returning", "back", "returned"))


def _prototypes(game: Game) -> Iterator[tuple[str, Iterable[Trait]]]:
    """A prototype for each side's hidden forces, by name."""
    hidden = game.series.pieces.hidden
    if hidden is not None:
        yield from ((_prototype(side), _hidden(game, hidden, side)) for side in game.box.sides.values())


def _outer(game: Game, piece: Piece) -> Iterator[Trait]:
    if piece.side is not None and can_hide(game, piece):
        yield traits.prototype(_prototype(piece.side))


def _prototype(side: Side) -> str:
    return plain(f"Hidden {side.title}")


def _name(side: Side) -> str:
    """What the others read instead of the name of a hidden piece."""
    return plain(f"{side.title} hidden force")


def _image(side: str) -> str:
    return f"hidden/{joined('side', side)}.png"


def _pictures(press: Press, game: Game) -> Iterator[tuple[str, bytes]]:
    """The backs of each side's pieces, and what lies over them for their owner."""
    if game.series.pieces.hidden is not None:
        hidden, size = {id: hidden_face(game, side) for id, side in game.box.sides.items()}, game.box.drawing.counter
        backs = draw_faces(press, hidden.values(), size)
        yield from ((_image(side), backs[face.id]) for side, face in hidden.items())
        yield VEIL_IMAGE, draw_veil(press, size)


def _hidden(game: Game, hidden: Hidden, side: Side) -> Iterator[Trait]:
    """The mask, and outside it what works on masked pieces. Only the side that owns the piece may lift it."""
    toggle = pressed(hidden.key)
    of_stack = (hidden.reveal_stack, hidden.reveal_some, hidden.hide_stack)
    stack = [pressed(command.key) for command in of_stack if command is not None]
    # The engine lets anyone mask an open piece, and then take it for his own.
    yield traits.restrict_commands("Own", [toggle, REVEAL, *stack], NOT_OWN)
    titles = [command.title for command in of_stack if command is not None]
    if titles:
        yield traits.submenu("Hide and reveal", [hidden.title, *titles])
    # In the stack of a piece there are none but its side's own.
    arms = " || ".join(f'Arm=="{arm}"' for arm in (hidden.reveal_some.arms if hidden.reveal_some else ()))
    for command, which in (
        (hidden.reveal_stack, IS_HIDDEN),
        (hidden.reveal_some, f"{{{IS_HIDDEN[1:-1]} && ({arms})}}"),
        (hidden.hide_stack, IS_OPEN),
    ):
        if command is not None:
            here = target("COUNTER", "CURSTACK")
            yield traits.global_key_command(
                command.title, pressed(command.key), toggle, when=which, of=here, single_report=False
            )
    yield traits.trigger("", key=REVEAL, actions=[toggle], when=IS_HIDDEN)
    # The engine lets everyone drag what is masked: it goes back to where it was. To be sent is to move once more.
    strayed = f"{_RETURNS}!=1 && {IS_HIDDEN[1:-1]} && {NOT_OWN[1:-1]}"
    yield traits.trigger("", watch=[MOVED], actions=[_RETURNING, _BACK, _RETURNED], when=f"{{{strayed}}}")
    yield traits.send_to("", _BACK, "xy", map="$OldMap$", x="$OldX$", y="$OldY$")
    yield traits.report([_RETURNED], "$newPieceName$ stays at $location$: only its own side moves it")
    marks = commands(("", _RETURNING, set_to(1)), ("", _RETURNED, set_to(0)))
    yield traits.dynamic_property(_RETURNS, 0, commands=marks, bounds=constraints())
    if out_of_play := _revealed_in(game):
        yield traits.trigger("", watch=[MOVED], actions=[REVEAL], when=f"{{{out_of_play}}}")
    # The mask's own key has passed when the report is made: the name is what everyone reads by now.
    usual = cited(hidden.title, hidden) + ": {piece} at {place}"
    now, gone = (spoken(text or usual) for text in (hidden.hidden_report, hidden.revealed_report))
    yield traits.report([toggle], f"{{ObscuredToOthers==true ? {now} : {gone}}}")
    yield traits.mask(
        _image(side.id), _name(side), menu=hidden.title, key=toggle, by=[side.title, SOLITAIRE], style=f"G{VEIL_IMAGE}"
    )


def _revealed_in(game: Game) -> str:
    """The condition under which a piece lies in a box into which it comes only revealed, however it came there."""
    actions = game.series.pieces.actions.values()
    boxes = dict.fromkeys(each.send_to for each in actions if each.reveals and each.send_to is not None)
    zones = (box_place(game, box)[1].replace("$Side$: ", '"+Side+": ') for box in boxes)
    return " || ".join(f'CurrentZone=="{zone}"' for zone in zones)


def _of_view(game: Game) -> Iterator[Component]:
    """The buttons that reveal or hide everything that a player has on the map."""
    hidden = game.series.pieces.hidden
    if hidden is None:
        return
    # What is revealed is told piece by piece; what is hidden is told once.
    for command, which, once in ((hidden.reveal_all, IS_HIDDEN, False), (hidden.hide_all, IS_OPEN, True)):
        if command is not None:
            # The mask obeys its own side alone; the filter spares the others' pieces the question.
            own = f'{{(Side=="$PlayerSide$" || "$PlayerSide$"=="{SOLITAIRE}") && {which[1:-1]}}}'
            yield command_button(
                plain(command.title),
                on=pressed(command.key),
                sent=pressed(hidden.key),
                of=target("MAP", "MAP", map=map_name(game)),
                when=own,
                single_report=once,
                report=f"{cited(command.title, hidden)}: $PlayerSide$",
                of_map=True,
            )


def _at_start(game: Game, scenario: Scenario, start: Start) -> Iterator[tuple[str, str, str]]:
    """What begins hidden is hidden by its side."""
    side, hidden = start.piece.side, game.series.pieces.hidden
    if hidden is not None and hidden.at_start and side is not None and can_hide(game, start.piece):
        yield "obs", _name(side), seq(";", side.title, "")


def _chart(game: Game) -> Iterator[tuple[str, str, str, str]]:
    hidden = game.series.pieces.hidden
    if hidden is not None:
        cases = ", ".join(hidden.rules)
        kinds = ", ".join(kind.title for kind in game.series.pieces.kinds.values() if kind.hidden)
        of_pieces = (hidden, hidden.reveal_stack, hidden.hide_stack)
        yield from ((each.key, each.title, cases, kinds) for each in of_pieces if each is not None)
        yield from (
            (each.key, each.title, cases, "") for each in (hidden.reveal_all, hidden.hide_all) if each is not None
        )


HIDING = Feature(
    outer=_outer, prototypes=_prototypes, of_view=_of_view, chart=_chart, pictures=_pictures, at_start=_at_start
)
