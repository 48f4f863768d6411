"""What lies round a piece, with a number in each hex: what it can reach, and areas that are counted hex by hex.

There is one piece for each side, and for who plays alone, that only they see. It has no picture but a text that is laid
out as the hexes are, which it makes of a record of the tables; nothing of it is in the pieces or, while nothing shows,
in a saved game.
"""

from collections.abc import Iterator

from oobc.game import Game
from oobc.layout.movement import scales
from oobc.model.pieces import Area
from oobc.outputs.module import ways
from oobc.outputs.module.feature import Feature, Fixture
from oobc.outputs.module.features.movement import BEGAN, allowance, mover_is, quoted_in
from oobc.outputs.module.geometry import map_grid
from oobc.outputs.module.names import COUNTER, SOLITAIRE, area_key, map_name, plain, pressed, value_property
from oobc.outputs.module.speech import quoted
from oobc.vassal import traits
from oobc.vassal.buttons import silent_command
from oobc.vassal.components import Component
from oobc.vassal.encoding import commands, named, set_to, target
from oobc.vassal.trait import Trait

_FROM, _AS, _LEFT, _OF = "OverlayFrom", "OverlayAs", "OverlayLeft", "OverlayOf"
"""What the piece shows: from which hex, for which class of mover, up to which cost; and whose it is."""
_SHOW, _TAKE, _COME, _CLEAR, _REFUSE = (
    named(f"overlay-{what}") for what in ("show", "take", "come", "clear", "refuse")
)
_CHOSEN = "Selected==true && Obscured!=true"
_REACH_FILL, _AREA_FILL = "#fff3c4", "#cfe3f5"


def _fixtures(game: Game) -> Iterator[Fixture]:
    if not scales(game):
        return
    players = {**{id: side.title for id, side in game.box.sides.items()}, "solitaire": SOLITAIRE}
    for id, title in players.items():
        made_of = (
            traits.nonrect("M 0 0 L 0 0 Z"),  # nothing of it can be clicked or lies in the stack viewer
            traits.immobile(select="never", move="never"),
            traits.markers({_OF: title, COUNTER: f"overlay:{id}"}),
            *_showing(game, title),
            *_reach(game),
            *_areas(game),
            *_taking(game),
        )
        yield Fixture(f"overlay:{id}", plain(f"Overlay {title}"), made_of, "", map_name(game), 0, 0)


def _showing(game: Game, player: str) -> Iterator[Trait]:
    """The text that lies round the hex, for its own side."""
    text = '""'
    for number, scale in enumerate(scales(game).values(), 1):
        areas = any(area.over == scale.mover.id for area in game.series.pieces.areas.values())
        fill = _AREA_FILL if areas else _REACH_FILL
        text = f"{_AS}=={number} ? {ways.shown(game, scale, _FROM, _LEFT, fill)} : {text}"  # no brackets, see `ways`
    half_a_line = round(game.box.drawing.hex_height / 4) if game.map.grid.kind == "hex" else 0
    mine = f"{_FROM}>0 && PlayerSide=={quoted(player)}"
    yield traits.label(
        f'{{{mine} ? {text} : ""}}',
        size=ways.lettering(game),
        bold=True,
        vertical_offset=half_a_line,
        piece_name="$pieceName$",
    )


def _reach(game: Game) -> Iterator[Trait]:
    """What shows the reach of the chosen pieces, if the phase found them in one hex."""
    chosen = f"{_CHOSEN} && {BEGAN}>0"
    began = f"{_sum(game, BEGAN, chosen)}/{_count(game, chosen)}"
    others = f'CountMap("{map_name(game)}", "{{{quoted_in(chosen)} && {BEGAN}!="+({began})+"}}")'
    one = f"{_count(game, chosen)}>0 && {others}==0"
    yield traits.trigger("", key=_SHOW, actions=[_TAKE, _COME], when=f"{{{one}}}")
    yield traits.report([_REFUSE], "Reach: choose pieces of the map that the phase found in one hex.")
    yield traits.trigger("", key=_SHOW, actions=[_REFUSE], when=f"{{!({one})}}")
    first = map_grid(game)
    upper = (first.grid.x0 + first.skipped * game.map.grid.column_step(game.box.drawing.hex_height), first.grid.y0)
    step = game.map.grid.column_step(game.box.drawing.hex_height)
    x, y = ways.pixel(game, _FROM, upper, step)
    yield traits.send_to("", _COME, "xy", map=map_name(game), x=x, y=y)


def _areas(game: Game) -> Iterator[Trait]:
    """What shows an area round the chosen piece, where it is now."""
    for id in _counted(game):
        trigger, come, take = (named(f"overlay-{what}-{id}") for what in ("show", "come", "take"))
        whose = _whose(game, id)
        yield traits.trigger("", key=trigger, actions=[come, take], when=f"{{{_count(game, whose)}==1}}")
        yield traits.send_to("", come, "counter", counter=f"{{{whose}}}")


def _taking(game: Game) -> Iterator[Trait]:
    """What the piece keeps of those that it shows."""
    chosen = f"{_CHOSEN} && {BEGAN}>0"
    began = f"{_sum(game, BEGAN, chosen)}/{_count(game, chosen)}"
    known = scales(game)
    kind, left = "0", "0"
    for number, scale in reversed([*enumerate(known.values(), 1)]):
        some = _count(game, f"{chosen} && {mover_is(game, scale, known)}")
        kind = f"{some}>0 ? {number} : {kind}"
        left = f"{some}>0 ? {_least(game, chosen)}*{scale.unit} : {left}"
    areas = [(id, area, number) for id, area in _counted(game).items() for number in _number(game, area)]
    taken = {id: named(f"overlay-take-{id}") for id, _, _ in areas}
    here = ways.number_of(game, "LocationName")
    values: dict[str, list[tuple[str, str]]] = {
        _FROM: [(_TAKE, began), *((taken[id], here) for id, _, _ in areas), (_CLEAR, "0")],
        _AS: [(_TAKE, kind), *((taken[id], str(number)) for id, _, number in areas)],
        _LEFT: [(_TAKE, left), *((taken[id], _radius(game, id, area)) for id, area, _ in areas)],
    }
    for name, entries in values.items():
        made = commands(*(("", key, set_to(f"{{{expression}}}")) for key, expression in entries))
        yield traits.dynamic_property(name, 0, commands=made)


def _least(game: Game, chosen: str) -> str:
    """The least that one of the chosen pieces may spend."""
    movement = game.series.terrain.movement
    assert movement is not None
    amounts = sorted({piece.values.get(movement.value, 0) for piece in game.units()})
    most = amounts[-1] if amounts else 0
    found = str(most)
    for amount in reversed(range(most)):
        found = f"{_count(game, f'{chosen} && {allowance(game)}<={amount}')}>0 ? {amount} : {found}"
    return f"({found})"


def _radius(game: Game, id: str, area: Area) -> str:
    unit = scales(game)[area.over or ""].unit
    if isinstance(area.radius, int):
        return str(area.radius * unit)
    return f"{_sum(game, value_property(area.radius), _whose(game, id))}*{unit}"


def _counted(game: Game) -> dict[str, Area]:
    """The areas that are counted hex by hex."""
    return {id: area for id, area in game.series.pieces.areas.items() if area.over in scales(game)}


def _number(game: Game, area: Area) -> Iterator[int]:
    yield [*scales(game)].index(area.over or "") + 1


def _whose(game: Game, area: str) -> str:
    """The condition under which a piece is chosen and has an area."""
    kinds = (kind.title for kind in game.series.pieces.kinds.values() if area in kind.areas)
    return f"{_CHOSEN} && (" + " || ".join(f'Kind=="{title}"' for title in kinds) + ")"


def _count(game: Game, condition: str) -> str:
    return f'CountMap("{map_name(game)}", "{{{quoted_in(condition)}}}")'


def _sum(game: Game, name: str, condition: str) -> str:
    return f'SumMap("{name}", "{map_name(game)}", "{{{quoted_in(condition)}}}")'


def _buttons(game: Game) -> Iterator[Component]:
    """The keys that show and take away, for whoever presses them."""
    movement = game.series.terrain.movement
    if movement is None or not scales(game):
        return
    own = f'{{{_OF}=="$PlayerSide$"}}'
    keys = [(movement.reach.title, pressed(movement.reach.key), _SHOW)]
    keys += [(movement.clear.title, pressed(movement.clear.key), _CLEAR)]
    keys += [(area.title, area_key(id), named(f"overlay-show-{id}")) for id, area in _counted(game).items()]
    for title, key, sent in keys:
        of = target("MODULE", "MAP", map=map_name(game))
        yield silent_command(plain(title), on=key, sent=sent, of=of, when=own)


def _chart(game: Game) -> Iterator[tuple[str, str, str, str]]:
    movement = game.series.terrain.movement
    if movement is not None and scales(game):
        cases = ", ".join(movement.rules)
        yield from ((each.key, each.title, cases, "") for each in (movement.reach, movement.clear))


OVERLAY = Feature(fixtures=_fixtures, buttons=_buttons, chart=_chart)
