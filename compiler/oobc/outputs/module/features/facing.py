"""Where a piece faces: the arrow of a state, seen while the state holds, turned by a key."""

from collections.abc import Iterator

from oobc.art.counters import draw_arrows
from oobc.art.typst import Press
from oobc.game import Game
from oobc.game.scenarios import Scenario
from oobc.layout.badges import POINTED, badge_middle, badge_size
from oobc.layout.start import Start
from oobc.model.pieces import State
from oobc.outputs.module.feature import Feature
from oobc.outputs.module.names import arrow_property, cited, joined, pressed, state_property
from oobc.outputs.module.speech import quoted, told_of_piece
from oobc.vassal import traits
from oobc.vassal.encoding import commands, set_to
from oobc.vassal.trait import Trait


def _state(game: Game, id: str, state: State) -> Iterator[Trait]:
    if state.arrow is None:
        return
    name, holds, stroke = arrow_property(id), f"{state_property(id)}>0", pressed(state.arrow.key)
    yield traits.restrict_commands(f"{state.title} arrow", [stroke], f"{{!({holds})}}")
    pictures, shown = ["", *(_image(id, side) for side in range(1, 7))], f"{{{holds} ? {name} : 0}}"
    x, y = badge_middle(state.place, game.box.drawing.counter)
    yield traits.layer(f"Arrow {id}", pictures, follow=shown, first_value=0, x=x, y=y)
    yield traits.report([stroke], told_of_piece(quoted(cited(state.arrow.title, state)), secret=not state.open))
    turned = commands((state.arrow.title, stroke, set_to(f"{{{name}%6+1}}")))
    yield traits.dynamic_property(name, 1, commands=turned)


def _state_menu(state: State) -> Iterator[str]:
    if state.arrow is not None:
        yield state.arrow.title


def _pictures(press: Press, game: Game) -> Iterator[tuple[str, bytes]]:
    for id, state in game.series.pieces.states.items():
        if state.arrow is not None:
            size = round(badge_size(game.box.drawing.counter) * POINTED)
            for side, content in enumerate(draw_arrows(press, state, size), 1):
                yield _image(id, side), content


def _image(state: str, side: int) -> str:
    """The arrow of a state towards a hexside, 1 to 6 clockwise from the upper one."""
    return f"arrows/{joined(state, str(side))}.png"


def _at_start(game: Game, scenario: Scenario, start: Start) -> Iterator[tuple[str, str, str]]:
    """All arrows of a piece point where it faces."""
    facing = start.placement.condition.facing if start.placement is not None else None
    if facing is not None:
        for id in start.piece.kind.states:
            if game.series.pieces.states[id].arrow is not None:
                yield "PROP", arrow_property(id), str(facing)


FACING = Feature(state=_state, state_menu=_state_menu, pictures=_pictures, at_start=_at_start)
