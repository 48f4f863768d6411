"""Slips on which players write their orders: masked from the others until shown, then told in the chat."""

from collections.abc import Iterable, Iterator

from oobc.art.counters import draw_veil
from oobc.art.typst import Press
from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.game.roles import slip_of
from oobc.game.scenarios import Scenario
from oobc.layout.start import Start
from oobc.model.boards import BoxRef
from oobc.model.game import Side
from oobc.model.scenario import Order
from oobc.model.series import Slip
from oobc.outputs.module.feature import Feature
from oobc.outputs.module.geometry import in_pixels
from oobc.outputs.module.names import (
    IS_OPEN,
    NOT_OWN,
    SOLITAIRE,
    VEIL_IMAGE,
    face_image,
    own_key,
    plain,
    pressed,
    side_prototype,
    value_property,
)
from oobc.outputs.module.places import box_place
from oobc.outputs.module.speech import spoken
from oobc.vassal import traits
from oobc.vassal.encoding import ask, commands, named, seq, set_to
from oobc.vassal.trait import Trait

_MASK, _COVER, _HOME = named("slip-mask"), named("slip-cover"), named("slip-home")


def _prototype(game: Game, piece: Piece) -> str | None:
    return side_prototype(piece) if slip_of(game, piece) is not None else None


def _prototypes(game: Game) -> Iterator[tuple[str, Iterable[Trait]]]:
    """A prototype for the slips of each side, by name."""
    for piece in game.pieces.values():
        slip = slip_of(game, piece)
        if slip is not None and piece.side is not None and piece.start is not None:
            yield side_prototype(piece), _slip(game, piece, piece.side, slip, piece.start)


def _slip(game: Game, piece: Piece, side: Side, slip: Slip, home: BoxRef) -> Iterator[Trait]:
    """Outermost first: what its own side can do, the mask, and inside it what is written.

    Others may neither write nor look. Whoever writes on a slip covers it again.
    """
    write, show, clear = (pressed(each.key) for each in (slip.write, slip.show, slip.clear))
    blank = " && ".join(f'{_property(line.id)}==""' for line in slip.lines)
    yield traits.restrict_commands("Own", [write, show, clear], NOT_OWN)
    yield traits.restrict_commands("Shown", [show], IS_OPEN)
    yield traits.restrict_commands("Blank", [show, clear], f"{{{blank}}}")
    told = [named(f"slip-{each}-told") for each in ("write", "show", "clear")]
    lines, wipes = ([own_key("slip", what, line.id) for line in slip.lines] for what in ("line", "wipe"))
    for command, steps in (
        (slip.write, [_COVER, *lines, told[0]]),
        (slip.show, [_MASK, told[1]]),
        (slip.clear, [*wipes, _COVER, told[2], _HOME]),
    ):
        yield traits.trigger(plain(command.title), menu=command.title, key=pressed(command.key), actions=steps)
    yield traits.trigger("", key=_COVER, actions=[_MASK], when=IS_OPEN)
    words = {line.id: _property(line.id) for line in slip.lines}
    for stroke, report in zip(told, (slip.write.report, slip.show.report, slip.clear.report), strict=True):
        yield traits.report([stroke], f"{{{spoken(report, words=words)}}}")
    map, zone = box_place(game, home)
    yield traits.send_to("", _HOME, "zone", map=map, zone=zone)
    back = face_image(piece, piece.faces[1])
    yield traits.mask(back, _covered(piece, side), key=_MASK, by=[side.title, SOLITAIRE], style=f"G{VEIL_IMAGE}")
    text = ' + "<br>" + '.join(f'"{plain(line.title)}: " + {_property(line.id)}' for line in slip.lines)
    yield traits.label(
        f'{{({blank}) ? "" : "<html>" + {text} + "</html>"}}',
        size=in_pixels(game, 12),
        bold=True,
        bg="#fffdf2",
        vertical="b",
        justify=("t", "c"),
    )
    for line, stroke, wipe in zip(slip.lines, lines, wipes, strict=True):
        entry = set_to("{Turn}") if line.of == "turn" else ask(line.title)
        yield traits.dynamic_property(
            _property(line.id), commands=commands(("", stroke, entry), ("", wipe, set_to("")))
        )
    yield traits.delete()


def _property(line: str) -> str:
    return "Line_" + value_property(line)


def _covered(piece: Piece, side: Side) -> str:
    """What the others read instead of what is written."""
    return plain(f"{side.title}: {piece.kind.title}")


def _pictures(press: Press, game: Game) -> Iterator[tuple[str, bytes]]:
    """What lies over a covered slip for its owner."""
    if any(slip_of(game, piece) for piece in game.markers()):
        yield VEIL_IMAGE, draw_veil(press, game.box.drawing.counter)


def _at_start(game: Game, scenario: Scenario, start: Start) -> Iterator[tuple[str, str, str]]:
    """A slip is covered by its side, with its order on it."""
    slip, side = slip_of(game, start.piece), start.piece.side
    if slip is None or side is None:
        return
    yield "obs", _covered(start.piece, side), seq(";", side.title, "")
    if start.order is not None:
        words = _order(game, scenario, start.order)
        yield from (("PROP", _property(line.id), words[line.of]) for line in slip.lines if line.of is not None)


def _order(game: Game, scenario: Scenario, order: Order) -> dict[str, str]:
    """What a scenario says of an order, as it is written on a slip."""
    turn = order.turn or (scenario.turns[0].id if scenario.turns else "")
    force = ", ".join(game.name_of(id) for id in order.force)
    return {"force": force or order.kind or "", "objective": order.objective or "", "turn": turn}


SLIPS = Feature(prototype=_prototype, prototypes=_prototypes, pictures=_pictures, at_start=_at_start)
