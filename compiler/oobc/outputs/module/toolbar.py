"""The toolbar: menus, dice, the turn, what features add; and what the module remembers and is set to."""

import math
from collections.abc import Iterable, Iterator, Sequence

from oobc.game import Game, keys
from oobc.outputs.module.features import FEATURES
from oobc.outputs.module.names import OWNER, SOLITAIRE, TURN_CHANGED, formation_name_property, icon, plain, pressed
from oobc.vassal.buttons import menu, remembered
from oobc.vassal.components import Component, component

_USUAL_MEMORY = 1024
"""MB that the engine gives a module of itself."""


def _tracker(game: Game) -> Component:
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
        hotkey=pressed(keys.TURNS),
        nexthotkey=pressed(keys.NEXT_TURN),
        prevhotkey=pressed(keys.TURN_BEFORE),
        turnFormat="$level1$",
        reportFormat="Turn: $newTurn$",
        lengthStyle="Maximum",
    )


def menus(game: Game, boards: Sequence[Component], palette: Component, charts: Component) -> Iterator[Component]:
    """The menus of boards and of tables, and what stands in them."""
    of_boards = [*boards, *(each for feature in FEATURES for each in feature.of_boards(game)), palette, _pieces(game)]
    notes = component("NotesWindow", buttonText="Notes", tooltip="Scenario and private notes", icon="")
    of_tables = [charts, notes, *(each for feature in FEATURES for each in feature.of_tables(game))]
    about = "Boards, cards, counters; who plays which side"
    yield menu("Boards", about, (*of_boards, _sides(game)), icon=icon("boards"))
    yield menu("Tables", "Charts and notes; rolls on tables", of_tables, icon=icon("tables"))
    yield from of_boards
    yield from of_tables


def _pieces(game: Game) -> Component:
    """The list of all pieces."""
    return component(
        "Inventory",
        name="Pieces in play",
        text="Pieces in play",
        tooltip="All pieces by side and formation",
        hotkey=pressed(keys.INVENTORY),
        include='{Kind!="" && Obscured!=true && DeckName==""}',
        groupBy=(OWNER, formation_name_property(game)),
        leafFormat='{(ObscuredToOthers==true ? BasicName : PieceName)+" ["+LocationName+"]"}',
        sortFormat="$PieceName$",
        icon="",
    )


def _sides(game: Game) -> Component:
    """Who plays which side."""
    sides = (plain(side.title) for side in game.box.sides.values())
    roster = [component("entry", title) for title in (*sides, SOLITAIRE)]
    return component("PlayerRoster", *roster, buttonText="Sides", buttonIcon="", buttonToolTip="Change sides")


def buttons(game: Game) -> Iterator[Component]:
    """Dice, the turn, and the buttons of every feature."""
    for dice in game.series.about.dice.values():
        yield component(
            "DiceButton",
            name=plain(dice.title),
            text="",
            icon=icon("die" if dice.count == 1 else "dice"),
            tooltip=plain(dice.title),
            nDice=dice.count,
            nSides=dice.sides,
            hotkey=pressed(dice.key),
            reportFormat="$name$: $result$" + (" = $numericalTotal$" if dice.count > 1 else ""),
            reportTotal=False,
        )
    yield _tracker(game)
    for feature in FEATURES:
        yield from feature.turn_buttons(game)
    for feature in FEATURES:
        yield from feature.buttons(game)


def frame(game: Game, properties: Iterable[Component]) -> Iterator[Component]:
    """Sides, options, where the tracker stands, and what else the module remembers."""
    yield _sides(game)
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
    texts = [text for feature in FEATURES for text in feature.texts(game)]
    if texts:
        made = (component("GlobalTranslatableMessage", name=name, initialValue=text) for name, text in texts)
        yield component("GlobalTranslatableMessages", *made)


def _memory(game: Game) -> int | None:
    """The MB that the engine must have to cut up so large a map and to lay the exact ground over it, if it needs more
    than usual."""
    width, height = game.map.grid.extent(game.box.drawing.hex_height)
    needed = 300 + math.ceil(width * height * 4 * 2.7 / 2**20)
    return needed if needed > _USUAL_MEMORY else None
