"""A menu of the states that a step of the sequence of play takes off: each entry takes one off everywhere."""

from collections.abc import Iterator

from oobc.game import Game
from oobc.outputs.module.feature import Feature
from oobc.outputs.module.names import cited, plain, state_key
from oobc.vassal.components import Component, component
from oobc.vassal.encoding import target


def _buttons(game: Game) -> Iterator[Component]:
    cleared = {id: state for id, state in game.series.pieces.states.items() if state.cleared_by is not None}
    for id, state in cleared.items():
        title = plain(state.title)
        yield component(
            "GlobalKeyCommand",
            name=f"Clear {title}",
            buttonText=f"Clear {title}",
            tooltip=f"Take off every {title} marker ({str(state.cleared_by).replace('-', ' ')})",
            hotkey=state_key(id, 0),
            buttonHotkey="",
            icon="",
            target=target("MODULE"),
            filter="",
            deckCount=0,
            reportSingle=True,
            reportFormat=f"{cited(title, state)}: all markers taken off",
        )
    if cleared:
        items = tuple(f"Clear {plain(state.title)}" for state in cleared.values())
        yield component("ToolbarMenu", description="Clear markers", text="Clear markers", menuItems=items)


CLEARING = Feature(buttons=_buttons)
