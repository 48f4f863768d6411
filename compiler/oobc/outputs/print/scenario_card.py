"""The set-up of one scenario: a cut of the map with its stacks, then a list to tick of every counter and its place."""

from collections.abc import Iterator

from oobc.art.counters import FaceView, face
from oobc.art.cutout import cut
from oobc.art.ground import map_view
from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.game.placements import Enters, InBox, InHex, OutOfPlay, Placement, Waits
from oobc.game.scenarios import Scenario
from oobc.layout.boards import NOBODYS
from oobc.layout.cutout import Window, together, window
from oobc.outputs.print.frame import Data, frame, marked
from oobc.outputs.print.pieces import by_formation, counters, formation_head, picture, start_notes
from oobc.outputs.print.scenarios_card import compared

_HEX = 96.0
"""The height of a hex of the drawn map, in points; the card makes it smaller."""
_ROOM = 0.95
"""The width of the room for the map, in parts of its height."""


def scenario_card(game: Game, scenario: Scenario) -> Data:
    """The card in the form that `templates/print/scenario.typ` draws."""
    facts = ((title, cases, lines(scenario)) for title, cases, lines in compared(game))
    return frame(game, f"{scenario.title}: set-up") | {
        "scenario": {"title": scenario.title, "note": scenario.note},
        "facts": [{"title": title, "cases": cases, "lines": lines} for title, cases, lines in facts if lines],
        "special": [{"id": id, "title": game.cases[id].title} for id in scenario.special],
        "hex": _HEX,
        "panels": list(_panels(game, scenario)),
        "sides": [side for id in (*game.box.sides, None) if (side := _side(game, scenario, id))["groups"]],
    }


def _panels(game: Game, scenario: Scenario) -> Iterator[Data]:
    """The parts of the map on which anything stands, the one with most hexes first."""
    whole = map_view(game, _HEX, scenario)
    for part in _parts(game, together(game.map.grid, scenario.stacks)):
        stacks = [_stack(game, scenario, hex, part) for hex in scenario.stacks if _holds(game, part, hex)]
        # What lies lower on the sheet lies above in the picture.
        yield {"map": cut(whole, part), "stacks": sorted(stacks, key=lambda stack: (stack["y"], stack["x"]))}


def _holds(game: Game, part: Window, hex: str) -> bool:
    return part.holds(game.map.grid.centre(game.map.grid.numbers[hex], _HEX))


def _parts(game: Game, groups: list[list[str]]) -> list[Window]:
    """The first group with as much of the map round it as the page has room for, the others in a column beside it.

    Groups that come to lie on the first part are shown there.
    """
    if not groups:
        return []
    grid = game.map.grid
    first, *others = ((window(grid, hexes, _HEX), hexes) for hexes in groups)
    aside = max((part.width for part, _ in others), default=0.0)
    tall = max(first[0].height, sum(part.height for part, _ in others))
    wide = max(first[0].width + aside, tall * _ROOM)
    main = first[0].grown(wide - aside, wide / _ROOM, grid.extent(_HEX))
    inside = [hexes for _, hexes in others if all(_holds(game, main, hex) for hex in hexes)]
    if inside:
        merged = [hex for hexes in (first[1], *inside) for hex in hexes]
        return _parts(game, [merged, *(hexes for _, hexes in others if hexes not in inside)])
    spare = max(0.0, main.height - sum(part.height for part, _ in others)) / max(1, len(others))
    return [main, *(part.grown(aside, part.height + min(spare, part.height), grid.extent(_HEX)) for part, _ in others)]


def _stack(game: Game, scenario: Scenario, hex: str, part: Window) -> Data:
    x, y = game.map.grid.centre(game.map.grid.numbers[hex], _HEX)
    shown = [_face_up(game, scenario, piece) for piece in game.stack(scenario, hex)]
    return {"hex": hex, "x": round(x - part.left, 2), "y": round(y - part.top, 2), "faces": shown}


def _face_up(game: Game, scenario: Scenario, piece: Piece) -> FaceView:
    return face(game, piece, scenario.placements[piece.id].face or piece.faces[0])


def _side(game: Game, scenario: Scenario, id: str | None) -> Data:
    """The counters of a side, or of none: on the map by formation, then those that come later or lie in boxes."""
    side = game.box.sides.get(id or "")
    colour, ink = (side.colour, side.ink) if side else NOBODYS
    own = [piece for piece in counters(game) if piece.side == id and piece.id in scenario.placements]
    return {
        "title": side.title if side else "Of no side",
        "colour": colour,
        "ink": ink,
        "count": sum(piece.count for piece in own if not isinstance(scenario.placements[piece.id], OutOfPlay)),
        "groups": list(_groups(game, scenario, own)),
    }


def _groups(game: Game, scenario: Scenario, own: list[Piece]) -> Iterator[Data]:
    placed = [(piece, scenario.placements[piece.id]) for piece in own]
    for formation, pieces in by_formation(game, [piece for piece, place in placed if isinstance(place, InHex)]):
        head = formation_head(game, formation)
        yield _group(game, scenario, head["title"], pieces) | {"stripe": head["stripe"], "places": True}
    waiting: dict[tuple[str, str], list[Piece]] = {}
    for piece, place in sorted(placed, key=lambda item: _when(item[1])):
        if not isinstance(place, InHex):
            waiting.setdefault((_waiting(place), marked("", place.source)["mark"]), []).append(piece)
    for (words, mark), pieces in waiting.items():
        yield _group(game, scenario, {"text": words, "mark": mark}, pieces) | {"stripe": [], "places": False}


def _group(game: Game, scenario: Scenario, title: Data, pieces: list[Piece]) -> Data:
    states = game.states_at_start(scenario)
    return {
        "title": title,
        "count": sum(piece.count for piece in pieces),
        "rows": [
            picture(game, piece)
            | {
                "face": _face_up(game, scenario, piece),
                "title": marked(piece.name, piece.source_of("name")),
                "hex": marked(place.hex if isinstance(place, InHex) else "", place.source),
                "notes": start_notes(game, piece, place, states.get(piece.id, {})),
            }
            for piece in sorted(pieces, key=lambda piece: piece.shape.layer != "leaders")
            for place in [scenario.placements[piece.id]]
        ],
    }


def _waiting(placement: Placement) -> str:
    """Where a piece waits that does not stand on the map, in words."""
    match placement:
        case InHex(hex):
            return hex
        case Enters(turn, hex):
            return f"{turn.id} at {hex}"
        case Waits(group):
            return f"ALT {group.group}" + (f" at {', '.join(group.enters)}" if group.enters else "")
        case InBox(box):
            return box.title
        case OutOfPlay():
            return "Out of play"


def _when(placement: Placement) -> tuple[int, int]:
    """The order in which those that wait come: by turn, then by group, then those in boxes and out of play."""
    match placement:
        case Enters(turn):
            return 1, turn.number
        case Waits(group):
            return 2, group.group
        case OutOfPlay():
            return 4, 0
    return 3, 0
