"""What the toolbar has round the turn tracker, and what the module remembers and is set to."""

import math
from collections.abc import Iterable, Iterator

from oobc.game import Game
from oobc.outputs.module.features import FEATURES
from oobc.outputs.module.names import NEXT_TURN, TURN_CHANGED, formation_name_property, plain, pressed
from oobc.vassal.buttons import remembered
from oobc.vassal.components import Component, component

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
    """Dice, notes and the list of pieces, and the buttons of every feature."""
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
        include='{Kind!="" && Obscured!=true && DeckName==""}',
        groupBy=("Side", formation_name_property(game)),
        leafFormat='{(ObscuredToOthers==true ? BasicName : PieceName)+" ["+LocationName+"]"}',
        sortFormat="$PieceName$",
        icon="",
    )
    yield component("NotesWindow", buttonText="Notes", tooltip="Scenario and private notes", icon="")
    for feature in FEATURES:
        yield from feature.turn_buttons(game)
    for feature in FEATURES:
        yield from feature.buttons(game)


def frame(game: Game, properties: Iterable[Component]) -> Iterator[Component]:
    """Sides, options, where the tracker stands, and what else the module remembers."""
    roster = [component("entry", plain(side.title)) for side in game.box.sides.values()]
    yield component("PlayerRoster", *roster, buttonText="Sides", buttonToolTip="Change sides")
    yield component(
        "GlobalOptions",
        autoReport="Always",
        chatterHTMLSupport="Never",
        hotKeysOnClosedWindows="Always",
        inventoryForAll="Never",
        nonOwnerUnmaskable="Never",
        sendToLocationMoveTrails="Never",
        storeLeadingZeroIntegersAsStrings=True,
        minMaxHeap=_memory(game),
    )
    yield component(
        "GlobalProperties",
        remembered("TurnTracker.defaultDocked", "true", "The turn stands in the toolbar"),
        *(each for feature in FEATURES for each in feature.properties(game)),
        *properties,
    )


def _memory(game: Game) -> int | None:
    """The MB that the engine must have to cut up so large a map and to lay the exact ground over it, if it needs more
    than usual."""
    width, height = game.map.grid.extent(game.box.drawing.hex_height)
    needed = 300 + math.ceil(width * height * 4 * 2.7 / 2**20)
    return needed if needed > _USUAL_MEMORY else None
