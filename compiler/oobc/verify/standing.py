"""Where every piece must stand as a scenario begins, as the data say it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from oobc.game import Game
from oobc.game.placements import Condition
from oobc.game.roles import can_hide, slip_of
from oobc.game.scenarios import Scenario
from oobc.layout.start import OnMap, Start, starts
from oobc.outputs.module.names import FACE, NO_LEVEL, arrow_property, map_name, place_name, state_property, window_name
from oobc.place import NOWHERE, Origin


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


def standing(game: Game, scenario: Scenario) -> Iterator[Standing]:
    """Every piece of the set-up of a scenario."""
    for start in starts(game, scenario):
        map, places = _place(game, start)
        if start.placement is None:
            yield Standing(start.piece.id, map, places, origin=scenario.origin)
        else:
            words, origin = _words(game, scenario, start), start.placement.origin
            yield Standing(start.piece.id, map, places, words, _hider(game, start), origin)


def _place(game: Game, start: Start) -> tuple[str, tuple[str, ...]]:
    if isinstance(start.place, OnMap):
        return map_name(game), start.place.hexes
    window, box = start.place.window, start.place.box
    return window_name(window), (place_name(game, window, box),)


def _words(game: Game, scenario: Scenario, start: Start) -> dict[str, str]:
    piece, condition = start.piece, start.placement.condition if start.placement is not None else Condition()
    words = {FACE: str(piece.faces_up.index(condition.face) + 1 if condition.face else 1)}
    levels = game.states_at_start(scenario, piece)
    for state in piece.kind.states:
        level = levels.get(state)
        words[state_property(state)] = str(game.series.pieces.states[state].number(level.id)) if level else NO_LEVEL
        if condition.facing is not None and game.series.pieces.states[state].arrow is not None:
            words[arrow_property(state)] = str(condition.facing)
    return words


def _hider(game: Game, start: Start) -> str | None:
    """The side that hides a piece from the start, if one does."""
    piece, hidden = start.piece, game.series.pieces.hidden
    by_side = hidden is not None and hidden.at_start and can_hide(game, piece)
    return piece.side.title if piece.side and (by_side or slip_of(game, piece)) else None
