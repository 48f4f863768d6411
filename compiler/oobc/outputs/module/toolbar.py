"""What the toolbar has round the turn tracker, and what the module remembers and is set to."""

import math
from collections.abc import Iterable, Iterator

from oobc.game import Game
from oobc.outputs.module.combat import combat_properties
from oobc.outputs.module.conditions import condition_properties
from oobc.outputs.module.entering import TURN_CHANGED
from oobc.outputs.module.names import (
    NEXT_TURN,
    cited,
    plain,
    pressed,
    state_key,
)
from oobc.outputs.module.phases import phase_properties
from oobc.outputs.module.victory import victory_properties
from oobc.vassal.components import Component, component
from oobc.vassal.encoding import target

_USUAL_MEMORY = 1024
"""MB that the engine gives a module of itself."""


def tracker(game: Game) -> Component:
    """The turn tracker: every turn of the battle by its name."""
    level = component(
        "ListTurnLevel",
        name="Turn",
        property="Turn",
        list=tuple(turn.id for turn in game.turns),
        turnFormat="$value$",
        configFirst=False,
        configList=False,
    )
    changed = component("TurnGlobalHotkey", name="Turn changed", hotkey=TURN_CHANGED, match="", reportFormat="")
    return component(
        "TurnTracker",
        level,
        changed,
        name="Turn",
        buttonText="Turn",
        hotkey=pressed("Alt+T"),
        nexthotkey=pressed(NEXT_TURN),
        prevhotkey=pressed("Alt+P"),
        turnFormat="$level1$",
        reportFormat="Turn: $newTurn$",
        lengthStyle="Maximum",
    )


def buttons(game: Game) -> Iterator[Component]:
    """Dice, notes and the list of pieces."""
    for dice in game.series.about.dice.values():
        yield component(
            "DiceButton",
            name=plain(dice.title),
            text=plain(dice.title),
            tooltip=f"Roll {plain(dice.title)}",
            nDice=dice.count,
            nSides=dice.sides,
            hotkey=pressed(dice.key),
            reportFormat="$name$: $result$" + (" = $numericalTotal$" if dice.count > 1 else ""),
            reportTotal=False,
        )
    yield component(
        "Inventory",
        name="Pieces in play",
        text="Pieces",
        tooltip="All pieces by side and formation",
        hotkey=pressed("Alt+I"),
        include='{Kind!="" && Obscured!=true}',
        groupBy=("Side", "FormationName"),
        leafFormat="$PieceName$ [$LocationName$]",
        sortFormat="$PieceName$",
        icon="",
    )
    yield component("NotesWindow", buttonText="Notes", tooltip="Scenario and private notes", icon="")


def clearing(game: Game) -> Iterator[Component]:
    """A menu of the states that a step of the sequence of play takes off: each entry takes one off everywhere."""
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


def frame(game: Game, properties: Iterable[Component]) -> Iterator[Component]:
    """Sides, options, where the tracker stands, and what else the module remembers."""
    roster = [component("entry", plain(side.title)) for side in game.box.sides.values()]
    yield component("PlayerRoster", *roster, buttonText="Sides", buttonToolTip="Change sides")
    yield component(
        "GlobalOptions",
        autoReport="Always",
        chatterHTMLSupport="Never",
        hotKeysOnClosedWindows="Always",
        inventoryForAll="Always",
        nonOwnerUnmaskable="Never",
        sendToLocationMoveTrails="Never",
        storeLeadingZeroIntegersAsStrings=True,
        minMaxHeap=_memory(game),
    )
    yield component(
        "GlobalProperties",
        component(
            "GlobalProperty",
            name="TurnTracker.defaultDocked",
            initialValue="true",
            description="The turn stands in the toolbar",
            isNumeric=False,
        ),
        *victory_properties(game),
        *phase_properties(game),
        *combat_properties(game),
        *condition_properties(game),
        *properties,
    )


def _memory(game: Game) -> int | None:
    """The MB that the engine must have to cut up so large a map and to lay the exact ground over it, if it needs more
    than usual."""
    width, height = game.map.grid.extent(game.box.drawing.hex_height)
    needed = 300 + math.ceil(width * height * 4 * 2.7 / 2**20)
    return needed if needed > _USUAL_MEMORY else None
