"""How the module opens: the battle map shows the pieces of the set-up, whenever a game is begun or opened again."""

from collections.abc import Iterator

from oobc.game import Game
from oobc.game.scenarios import Scenario
from oobc.layout.start import opening
from oobc.outputs.module.feature import Feature
from oobc.outputs.module.names import map_name
from oobc.vassal import saves
from oobc.vassal.buttons import remembered, startup_key
from oobc.vassal.components import Component, component
from oobc.vassal.encoding import named

_SHOWN = named("show-start")
_X, _Y = "StartX", "StartY"


def _opens(game: Game) -> bool:
    """Whether there is anything to open at."""
    return any(scenario.stacks for scenario in game.scenarios.values())


def _properties(game: Game) -> Iterator[Component]:
    for name in (_X, _Y) if _opens(game) else ():
        yield remembered(name, "0", "Where the map opens, in pixels", numeric=True, min="0", max="99999", wrap=False)


def _on_map(game: Game) -> Iterator[Component]:
    """A button that no toolbar shows."""
    if _opens(game):
        yield component(
            "MoveCameraButton",
            text="",
            tooltip="",
            icon="",
            hotkey=_SHOWN,
            moveCameraMode="L",
            boardName=map_name(game),
            xPos=f"${_X}$",
            yPos=f"${_Y}$",
        )


def _buttons(game: Game) -> Iterator[Component]:
    if _opens(game):
        yield startup_key("The map opens at the pieces", _SHOWN)


def _set_up(game: Game, scenario: Scenario) -> Iterator[str]:
    """The commands of a set-up that say where its pieces are."""
    place = opening(game, scenario, game.box.drawing.hex_height)
    if place is not None:
        yield from (saves.global_property(name, value) for name, value in zip((_X, _Y), place, strict=True))


OPENING = Feature(properties=_properties, on_map=_on_map, buttons=_buttons, set_up=_set_up)
