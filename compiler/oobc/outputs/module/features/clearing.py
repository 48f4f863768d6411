"""A menu of the states that a step of the sequence of play takes off: each entry takes one off everywhere."""

from collections.abc import Iterator

from oobc.game import Game
from oobc.outputs.module.feature import Feature
from oobc.outputs.module.names import cited, plain, state_key
from oobc.vassal.buttons import command_button, menu
from oobc.vassal.components import Component
from oobc.vassal.encoding import target


def _of_view(game: Game) -> Iterator[Component]:
    cleared = {id: state for id, state in game.series.pieces.states.items() if state.cleared_by is not None}
    buttons = []
    for id, state in cleared.items():
        title = plain(state.title)
        buttons.append(
            command_button(
                f"Clear {title}",
                tooltip=f"Take off every {title} marker ({str(state.cleared_by).replace('-', ' ')})",
                on="",
                sent=state_key(id, 0),
                of=target("MAP"),
                when="",
                single_report=True,
                report=f"{cited(title, state)}: all markers taken off",
                of_map=True,
            )
        )
    yield from buttons
    if buttons:
        yield menu("Clear markers", "Take off every marker of a kind", buttons)


CLEARING = Feature(of_view=_of_view)
