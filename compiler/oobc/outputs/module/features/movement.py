"""What movement costs, told: in the chat after each move, and of every piece in the stack viewer.

Nothing is counted along: a piece remembers where it was when the phase began, and the cheapest way from there to where
it is now is looked up. So it is right after every drag and every undo.
"""

from collections.abc import Iterator, Mapping

from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.game.placements import InHex
from oobc.game.scenarios import Scenario
from oobc.layout.movement import Scale, can_move, scales
from oobc.layout.start import Start
from oobc.model.movement import Mover
from oobc.outputs.module import ways
from oobc.outputs.module.feature import Feature
from oobc.outputs.module.names import MOVED, STEP_BEGINS, TURN_CHANGED, state_property
from oobc.outputs.module.values import value_now
from oobc.vassal import traits
from oobc.vassal.buttons import silent_command
from oobc.vassal.components import Component
from oobc.vassal.encoding import commands, named, set_to, target
from oobc.vassal.trait import Trait

BEGAN = "Began"
"""The property of a piece with the number of the hex in which it was as the phase began; 0: in none."""
_BEGINS = named("phase-begins")


def _kind(game: Game, piece: Piece) -> Iterator[Trait]:
    """What makes a piece remember where the phase found it; one that comes onto the map, where it came."""
    if can_move(game, piece):
        here = ways.number_of(game, "LocationName")
        entries = [("", MOVED, set_to(f"{{{BEGAN}>0 ? {BEGAN} : {here}}}")), ("", _BEGINS, set_to(f"{{{here}}}"))]
        yield traits.dynamic_property(BEGAN, 0, commands=commands(*entries))


def _at_start(game: Game, scenario: Scenario, start: Start) -> Iterator[tuple[str, str, str]]:
    if isinstance(start.placement, InHex) and can_move(game, start.piece):
        cell = game.map.grid.numbers[start.placement.hex]
        yield "PROP", BEGAN, str(ways.place_of(game.map.grid, cell))


def _buttons(game: Game) -> Iterator[Component]:
    """What tells the pieces that a phase begins."""
    if scales(game):
        elsewhere = f'{{{BEGAN}!="" && {BEGAN}!={ways.number_of(game, "LocationName")}}}'
        for number, key in enumerate((STEP_BEGINS, TURN_CHANGED), 1):
            yield silent_command(
                f"A phase begins {number}",
                on=key,
                sent=_BEGINS,
                of=target("MODULE"),
                when=elsewhere,
                single_report=True,
            )


def _moved(game: Game) -> Iterator[str]:
    """What a move of open pieces costs, each class of mover by itself, and all since the phase began."""
    here = "location, mapName"
    known = scales(game)
    for scale in known.values():
        which = quoted_in(f"Selected==true && ObscuredToOthers!=true && {mover_is(game, scale, known)}")
        count = f'CountLocation({here}, "{{{which}}}")'
        began = f'SumLocation("{BEGAN}", {here}, "{{{which}}}")'
        yield f'({count}>0 ? " (" + {ways.said(game, scale, "previousLocation", "location")} : "")'
        spent = ways.said(game, scale, None, "location", began)
        others = f"{began}!={ways.number_of(game, 'previousLocation')}"
        yield f'({count}==1 && {began}>0 && {others} ? "; " + {spent} + " in all" : "")'
        yield f'({count}>0 ? ")" : "")'


def _of_piece(game: Game) -> Iterator[str]:
    """What a piece has spent, of how much."""
    known = scales(game)
    if known:
        spent = "".join(
            f'{mover_is(game, scale, known)} ? {ways.said(game, scale, None, "LocationName", BEGAN)} + " of " + '
            f"{allowance(game)} : "
            for scale in known.values()
        )
        yield f'({_seen(game)} ? {spent}"" : "")'


def _seen(game: Game) -> str:
    """Whether the player may know of a piece what it has spent, and it has something to spend."""
    return f'Obscured!=true && {BEGAN}!="" && {BEGAN}>0 && {ways.number_of(game, "LocationName")}>0'


def mover_is(game: Game, scale: Scale, known: Mapping[str, Scale]) -> str:
    """Whether a piece moves like this class of mover, and like none before it, as an expression."""
    earlier = [*known.values()][: [*known.values()].index(scale)]
    before = [each.mover for each in earlier if set(each.mover.kinds) & set(scale.mover.kinds)]
    no = "".join(f" && !({_fits(game, each)})" for each in before)
    return f"({_fits(game, scale.mover)}{no})"


def _fits(game: Game, mover: Mover) -> str:
    kinds = (game.series.pieces.kinds[id].title for id in mover.kinds)
    parts = ["(" + (" || ".join(f'Kind=="{title}"' for title in kinds) or "false") + ")"]
    if mover.arms:
        parts.append("(" + " || ".join(f'Arm=="{arm}"' for arm in mover.arms) + ")")
    for state, levels in mover.states.items():
        about = game.series.pieces.states[state]
        numbers = (f"{state_property(state)}=={about.number(level)}" for level in levels)
        parts.append("(" + " || ".join(numbers) + ")")
    return " && ".join(parts)


def allowance(game: Game) -> str:
    """How much a piece may spend, as its states change it, as an expression."""
    movement, chosen = game.series.terrain.movement, "0"
    assert movement is not None
    for kind in game.series.pieces.kinds.values():
        if movement.value in kind.values:
            chosen = f'Kind=="{kind.title}" ? {value_now(game, kind, movement.value)} : {chosen}'
    return f"({chosen})"


def quoted_in(condition: str) -> str:
    """A condition as it stands in a text of an expression."""
    return condition.replace('"', r"\"")


def _texts(game: Game) -> Iterator[tuple[str, str]]:
    """The tables, and the text by which every table is looked up."""
    if scales(game):
        yield ways.HEXES, ways.hexes(game)[0]
        yield from ways.texts(game)


def _warning(game: Game) -> Iterator[tuple[str, str, str]]:
    """Pieces that have spent more than they may, as far as the cheapest way tells."""
    known = scales(game)
    if known:
        too_much = " || ".join(
            f"{mover_is(game, scale, known)} && "
            f"{ways.code(game, scale, None, 'LocationName', BEGAN)}>{2 * scale.unit}*{allowance(game)}+2"
            for scale in known.values()
        )
        yield "Farther than it may", f"{_seen(game)} && ({too_much})", "200,0,200"


MOVEMENT = Feature(
    kind=_kind,
    at_start=_at_start,
    buttons=_buttons,
    moved=_moved,
    of_piece=_of_piece,
    texts=_texts,
    warning=_warning,
)
