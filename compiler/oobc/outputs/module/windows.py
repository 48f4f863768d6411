"""The windows: the map, the boards, the palette of counters."""

from collections.abc import Iterator, Mapping

from oobc.game import Game, keys
from oobc.game.pieces import Piece
from oobc.layout.boards import BoardPicture
from oobc.outputs.module.features import FEATURES
from oobc.outputs.module.geometry import grid_component, in_pixels, map_grid
from oobc.outputs.module.names import (
    COUNTERS,
    MAP_IMAGE,
    MAP_LAYERS,
    MARKERS,
    MOVED,
    NO_SIDE,
    OTHERS,
    SOLITAIRE,
    TRUTH_IMAGE,
    board_image,
    icon,
    map_name,
    piece_name,
    plain,
    pressed,
    window_name,
)
from oobc.vassal.buttons import menu
from oobc.vassal.components import MOUSE_AND_MENU, Component, component
from oobc.vassal.palette import piece_slot
from oobc.vassal.pieces import Piece as VassalPiece

_START = 0.65
"""The zoom at which the map begins."""
_ZOOM = (0.25, 0.35, 0.5, 0.65, 0.8, 1.0, 1.3, 1.7, 2.0)
"""The zooms of every window, where counters have the usual size; a module with larger pictures has smaller ones."""

_SHUT = {
    "inButtonText": "Zoom in",
    "outButtonText": "Zoom out",
    "inIconName": "",
    "outIconName": "",
    "pickIconName": "",
}
"""The buttons of a zoom that stand in a menu. The engine shows the list of zooms only under a button that is seen."""
_OPEN = {"inIconName": icon("zoom-in"), "outIconName": icon("zoom-out"), "pickIconName": icon("zoom-pick")}


def battle_map(game: Game) -> Component:
    """The window of the battle map."""
    name, (width, height) = map_name(game), game.map.grid.extent(game.box.drawing.hex_height)
    board = component("Board", grid_component(map_grid(game)), name=name, image=MAP_IMAGE, width=width, height=height)
    map = component(
        "Map",
        component("BoardPicker", board, title="Choose boards", slotScale="0.2", slotWidth="350", slotHeight="125"),
        *_viewing(game, _SHUT, _START),
        *_on_the_map(game),
        *(part for feature in FEATURES for part in feature.on_map(game)),
        *_fixtures(game),
        mapName=name,
        moveKey=MOVED,
        launch=False,
        markMoved="Always",
        markUnmovedText="Clear movement trails",
        markUnmovedIcon="",
        markUnmovedTooltip="Clear all movement trails",
        markUnmovedReport="All movement trails are cleared",
        moveWithinFormat=_moved(game),
        moveToFormat="$pieceName$ moves to $location$ ($mapName$)",
        createFormat="$pieceName$ created in $location$",
        backgroundcolor="220,214,198",
    )
    return map.having(menu("View", "What is to be seen on the map", (*map.children, map), icon=icon("view")))


def _fixtures(game: Game) -> Iterator[Component]:
    """The pieces that are a part of the battle map."""
    for each in (each for feature in FEATURES for each in feature.fixtures(game) if each.map == map_name(game)):
        slot = piece_slot(each.made(game), each.name, 1, 1)
        yield component(
            "SetupStack", slot, name=each.name, owningBoard=each.map, useGridLocation=False, x=each.x, y=each.y
        )


def _on_the_map(game: Game) -> Iterator[Component]:
    """What the battle map alone has: which pieces lie over which, the exact ground, the overview, the thread."""
    yield component(
        "LayeredPieceCollection",
        property="Layer",
        layerOrder=MAP_LAYERS,
        description="Markers over what stands there, over ground",
    )
    yield component(
        "MapShader",
        name="Exact hexes and hexsides",
        alwaysOn=False,
        startsOn=False,
        buttonText="Exact ground",
        tooltip="Show what counts: every hex and hexside, its number and its terrain",
        addToMapToolbar=True,
        hotkey=pressed(keys.EXACT_GROUND),
        type="Background",
        drawOver=False,
        pattern="Custom Image",
        image=TRUTH_IMAGE,
        scaleImage=True,
        opacity=100,
    )
    yield component(
        "GlobalMap",
        scale=_zoomed(game, 0.12),
        hotkey=pressed(keys.OVERVIEW),
        buttonText="Overview",
        icon="",
        tooltip="Show the whole map, small, in a corner",
        color="255,0,0",
    )
    yield component(
        "LOS_Thread",
        threadName="Range and line of sight",
        label="Count hexes",
        iconName="",
        tooltip="Count hexes and see what lies between: drag from hex to hex",
        hotkey=pressed(keys.THREAD),
        report=_thread(game),
        snapStart=True,
        snapEnd=True,
        drawRange=True,
        threadColor="200,30,30",
        losThickness=3,
    )
    yield component("Flare", flareName="Look here", circleSize=in_pixels(game, 100))
    yield component(
        "HidePiecesButton",
        tooltip="Show the map without pieces, and with them again",
        hotkey=pressed(keys.HIDE_ALL),
        buttonText="Hide pieces",
        showingIcon="",
        hiddenIcon="",
    )
    yield component("ImageSaver", tooltip="Save the map as a picture", buttonText="Save as picture", icon="")
    yield from (button for feature in FEATURES for button in feature.of_view(game))


def board_window(game: Game, picture: BoardPicture) -> Component:
    """The window of a board: its picture, and a zone for each box so that places have names."""
    name, about = window_name(picture), game.series.boards[picture.id]
    zones = [
        component(
            "Zone",
            name=box.name,
            path=f"{box.x},{box.y};{box.x + box.width},{box.y};"
            f"{box.x + box.width},{box.y + box.height};{box.x},{box.y + box.height}",
            locationFormat="$name$",
        )
        for box in picture.boxes
    ]
    board = component(
        "Board",
        component("ZonedGrid", *zones),
        name=name,
        image=board_image(picture.id, picture.owner),
        width=picture.width,
        height=picture.height,
    )
    # What is done in a private window is not told.
    private = picture.owner is not None
    kind = "PlayerHand" if about.hand else "PrivateMap" if private else "Map"
    moves = "" if private else "$pieceName$ -> $location$"
    window = component(
        kind,
        component("BoardPicker", board, title="Choose boards", slotScale="0.2", slotWidth="350", slotHeight="125"),
        *_viewing(game, _OPEN, picture.zoom * picture.scale, hand=about.hand),
        *(pile for feature in FEATURES for pile in feature.piles(game, picture)),
        mapName=name,
        moveKey=MOVED,
        launch=True,
        buttonName=name,
        tooltip=name,
        icon="",
        hotkey=pressed(about.key),
        markMoved="Never",
        moveWithinFormat=moves,
        moveToFormat=f"{moves} ($mapName$)" if moves else "",
        backgroundcolor="233,228,214",
    )
    if picture.owner is None:
        return window
    return window.having(side=(game.box.sides[picture.owner].title, SOLITAIRE), visible=False)


def _viewing(game: Game, buttons: Mapping[str, str], start: float, hand: bool = False) -> Iterator[Component]:
    """What every map has: mouse, stacks, a closer look, zoom, from that at which it begins; a hand lays out its cards
    itself."""
    if not hand:
        apart = {"exSepX": 8, "exSepY": 20, "unexSepX": 3, "unexSepY": 5}
        steps = {name: in_pixels(game, length) for name, length in apart.items()}
        yield component("StackMetrics", **steps, disabled=False)
    yield from MOUSE_AND_MENU
    yield component("SelectionHighlighters", *_warnings(game))
    yield component("HighlightLastMoved", enabled=True, color="220,40,40", thickness=2)
    yield component(
        "CounterDetailViewer",
        description="Stack viewer",
        delay=350,
        minDisplayPieces=1,
        zoomlevel=_zoomed(game, 1.0),
        graphicsZoom=_zoomed(game, 1.6),
        showgraph=True,
        showgraphsingle=True,
        showtext=True,
        showtextsingle=True,
        fontSize=13,
        bgColor="251,248,240",
        borderWidth=4,
        summaryReportFormat=_summary(game),
        counterReportFormat=_of_piece(game),
        emptyHexReportForma="$LocationName$",
        display="from all layers",
        unrotatePieces=True,
        showNonMovable=True,
        showMoveSelectde=True,
    )
    zooms = sorted({_zoomed(game, zoom) for zoom in (*_ZOOM, start)})
    yield component(
        "Zoomer",
        zoomLevels=tuple(zooms),
        zoomStart=len(zooms) - zooms.index(_zoomed(game, start)),
        zoomInKey=pressed("Ctrl+Equals"),
        zoomOutKey=pressed("Ctrl+Minus"),
        inTooltip="Zoom in",
        outTooltip="Zoom out",
        pickTooltip="Choose a zoom",
        **buttons,
    )


def _summary(game: Game) -> str:
    """What stands over a stack: where it is, and what features say of it."""
    said = [each for feature in FEATURES for each in feature.summary(game)]
    return f"{{{' + '.join(['LocationName', *said])}}}" if said else "$LocationName$"


def _thread(game: Game) -> str:
    """What the chat says of the thread when it is let go."""
    said = [each for feature in FEATURES for each in feature.thread(game)]
    parts = ["FromLocation", '" - "', "ToLocation", *said]
    return f"{{{' + '.join(parts)}}}" if said else ""


def _of_piece(game: Game) -> str:
    """What stands under each piece of it."""
    said = [each for feature in FEATURES for each in feature.of_piece(game)]
    return f"{{{' + '.join(said)}}}" if said else ""


def _moved(game: Game) -> str:
    """What the chat says of a move on the map."""
    said = [each for feature in FEATURES for each in feature.moved(game)]
    if not said:
        return "$pieceName$ moves $previousLocation$ -> $location$"
    return f"{{{' + '.join(['pieceName', _MOVES, 'previousLocation', _TO, 'location', *said])}}}"


_MOVES, _TO = '" moves "', '" -> "'


def _warnings(game: Game) -> Iterator[Component]:
    """Frames round chosen pieces with which something is wrong: only who chose them sees them."""
    for feature in FEATURES:
        for name, condition, colour in feature.warning(game):
            yield component(
                "SelectionHighlighter",
                name=name,
                match=f"{{{condition}}}",
                color=colour,
                thickness=in_pixels(game, 6),
                useImage=False,
            )


def _zoomed(game: Game, zoom: float) -> float:
    """The zoom at which what this module draws looks as it usually does at another."""
    return round(zoom / game.box.drawing.scale, 4)


def palette(game: Game, slots: Mapping[str, VassalPiece]) -> Component:
    """The counters: a page for each side, on it a list for each formation; then what has no side; then the markers."""
    pages = []
    units = list(game.units())
    for side in (*game.box.sides.values(), None):
        lists = []
        for formation in dict.fromkeys(piece.formation for piece in units if piece.side == side):
            members = [each for each in units if each.side == side and each.formation == formation]
            title = formation.name if formation else OTHERS
            lists.append(_list(game, title, members, slots))
        if lists:
            title = side.title if side else NO_SIDE
            pages.append(component("TabWidget", *lists, entryName=plain(title)))
    markers = list(game.markers())
    if markers:
        pages.append(_list(game, MARKERS, markers, slots))
    tabs = component("TabWidget", *pages, entryName=COUNTERS)
    return component("PieceWindow", tabs, name=COUNTERS, text=COUNTERS, hotkey=pressed(keys.COUNTERS), scale=1.0)


def _list(game: Game, title: str, pieces: list[Piece], slots: Mapping[str, VassalPiece]) -> Component:
    size = game.box.drawing.counter
    entries = (piece_slot(slots[piece.id], piece_name(piece), size, size) for piece in pieces)
    name, shown = plain(title), _zoomed(game, 1.0)
    return component("ListWidget", *entries, entryName=name, scale=shown, width="420", height="320", divider="220")
