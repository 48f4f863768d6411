"""Where every piece must stand as a scenario begins, as the data say it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from oobc.game import Game
from oobc.game.placements import InHex
from oobc.game.scenarios import Scenario
from oobc.hexes.grid import hexside_ends
from oobc.layout.boards import BoardPicture
from oobc.model.boards import BoxRef
from oobc.outputs.module.counters import FACE_LAYER
from oobc.outputs.module.hiding import can_hide
from oobc.outputs.module.names import map_name, plain, state_property
from oobc.outputs.module.places import place_in
from oobc.outputs.module.setups import box_of, placed_at_start
from oobc.outputs.module.slips import orders_at_start, slip_of
from oobc.place import NOWHERE, Origin

COUNTER = "CounterId"
"""The property that names the counter that a piece is."""
FACE = f"{FACE_LAYER}_Level"
"""The property with the number of the face that is up, from 1."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A piece at the start."""

    piece: str
    map: str
    places: tuple[str, ...]
    """Its hex or box; what lies on a hexside is in either of its hexes."""
    words: Mapping[str, str] = field(default_factory=dict)
    """Properties that it must have: its face, its states."""
    hidden_by: str | None = None
    origin: Origin = field(default=NOWHERE, compare=False)


def standing(game: Game, scenario: Scenario, boards: Mapping[str, BoardPicture]) -> Iterator[Standing]:
    """Every piece of the set-up of a scenario."""
    for span in scenario.spans:
        marker = game.series.terrain.span_states[span.state].marker
        if marker is not None:
            yield Standing(marker, map_name(game), tuple(hexside_ends(span.hexside)), origin=scenario.origin)
    states = game.states_at_start(scenario)
    hidden = game.series.pieces.hidden
    for id in scenario.placements:
        piece, placement = game.pieces[id], placed_at_start(game, scenario, id)
        words = {FACE: str(piece.faces_up.index(placement.face) + 1 if placement.face else 1)}
        for state in piece.shape.states:
            level = states.get(id, {}).get(state)
            words[state_property(state)] = str(game.series.pieces.states[state].number(level) if level else 0)
        hider = None
        by_side = hidden is not None and hidden.at_start and can_hide(game, piece)
        if by_side or slip_of(game, piece) is not None:
            hider = game.box.sides[piece.side or ""].title
        found = box_of(game, boards, piece, placement)
        if isinstance(placement, InHex):
            yield Standing(id, map_name(game), (placement.hex,), words, hider, placement.origin)
        elif found is not None:
            board, box = found
            at = box.name if game.series.boards[board.id].per == "side" else plain(box.name)
            at = place_in(game, BoxRef(board=board.id, box=box.id), plain(board.title), at)
            for _ in orders_at_start(game, scenario, piece):
                yield Standing(id, plain(board.title), (at,), words, hider, placement.origin)
