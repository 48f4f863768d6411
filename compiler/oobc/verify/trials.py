"""What is tried in the engine, and what must come of it: each state and action once on one piece of each kind."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.game.placements import Enters, InBox, InHex
from oobc.game.roles import can_hide, enters
from oobc.game.scenarios import Scenario
from oobc.layout.start import box_in_window
from oobc.model.actions import Action
from oobc.model.boards import BoxRef
from oobc.model.game import Side
from oobc.outputs.module.names import (
    FACE,
    FACE_NEXT,
    map_name,
    place_name,
    pressed,
    state_key,
    state_property,
    window_name,
)
from oobc.place import Origin


class Spot(NamedTuple):
    """A place on a map."""

    map: str
    place: str
    x: int
    y: int
    """A pixel in it."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What may come of a key."""

    words: Mapping[str, str] = field(default_factory=dict)
    """Properties that the piece has then."""
    place: tuple[str, str] | None = None
    """The map and the hex or box where it is then; None: it stays."""
    joins: str | None = None
    """The piece to which it goes."""
    hidden_by: str | None = None
    """Who hides it then; empty: nobody, None: as before."""
    brings: tuple[str, ...] = ()
    """The pieces that come to where it was."""
    puts_down: str | None = None
    """The marker of which there is one more then."""
    gone: bool = False
    """There is one less of it."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A key that is pressed, and what must come of it."""

    kind: str
    """The kind of piece that it is tried on."""
    title: str
    piece: str
    key: str
    """As the engine writes it."""
    origin: Origin
    outcomes: tuple[Outcome, ...]
    """One of these must happen."""
    at: Spot | None = None
    """Where the piece is put before; None: where it stands."""
    speaks: bool = True
    """The chat tells of it."""

    @property
    def id(self) -> tuple[str, str]:
        """One trial of each is enough."""
        return self.kind, self.title


def trials(game: Game, scenario: Scenario, side: str) -> Iterator[Trial]:
    """What a side can try in a scenario, on every piece anew."""
    plays = game.box.sides[side]
    spans = dict.fromkeys(game.series.terrain.span_states[span.state].marker for span in scenario.spans)
    for marker in (game.pieces[id] for id in spans if id is not None):
        for action in marker.kind.actions:
            yield from _Try(game, scenario, marker, plays).action(action)
    for id in sorted(scenario.placements, key=lambda id: not isinstance(scenario.placements[id], InHex)):
        piece = game.pieces[id]
        if not piece.is_marker and piece.side in (plays, None):
            tried = _Try(game, scenario, piece, plays)
            yield from tried.entering()
            yield from tried.states()
            yield from tried.faces()
            yield from tried.hiding()
            for action in piece.kind.actions:
                yield from tried.action(action)


@dataclass(frozen=True, slots=True)
class _Try:
    game: Game
    scenario: Scenario
    piece: Piece
    side: Side
    """Who plays it."""

    def _trial(
        self,
        title: str,
        key: str,
        steps: tuple[str, ...],
        *outcomes: Outcome,
        at: Spot | None = None,
        speaks: bool = True,
    ) -> Trial:
        """A trial on the map, if `at` names no other place."""
        origin = self.game.series.pieces.origin.at_key(*steps)
        return Trial(
            self.piece.kind.id,
            title,
            self.piece.id,
            key,
            origin,
            outcomes,
            at or self._on_map(),
            speaks,
        )

    def _on_map(self) -> Spot | None:
        """Where a piece is put that waits beside the map: the first free hex. One that stands on it stays."""
        if isinstance(self.scenario.placements.get(self.piece.id), InHex | None):
            return None  # a marker on a span is in no placement
        grid = self.game.map.grid
        hex_number = next(each for each in grid.numbers if each not in self.scenario.stacks)
        x, y = grid.middle(hex_number, self.game.box.drawing.hex_height)
        return Spot(map_name(self.game), hex_number, round(x), round(y))

    def states(self) -> Iterator[Trial]:
        """Every level of every state; the key of the one that holds at the start ends it."""
        begins = self.game.states_at_start(self.scenario, self.piece)
        for id in self.piece.kind.states:
            for number, level in enumerate(self.game.series.pieces.states[id].levels, 1):
                key = pressed(level.key) or state_key(id, number)
                outcome = Outcome({state_property(id): "0" if begins.get(id) == level else str(number)})
                yield self._trial(level.title, key, ("states", id), outcome)

    def faces(self) -> Iterator[Trial]:
        if len(self.piece.faces_up) > 1:
            steps = ("kinds", self.piece.kind.id, "faces")
            yield self._trial("Flip", FACE_NEXT, steps, Outcome({FACE: "2"}), speaks=False)

    def hiding(self) -> Iterator[Trial]:
        hidden = self.game.series.pieces.hidden
        if hidden is not None and can_hide(self.game, self.piece):
            after = "" if hidden.at_start else self._side()
            yield self._trial(hidden.title, pressed(hidden.key), ("hidden",), Outcome(hidden_by=after))

    def entering(self) -> Iterator[Trial]:
        entering, placement = self.game.series.pieces.entering, self.scenario.placements[self.piece.id]
        if entering is not None and enters(self.game, self.piece) and isinstance(placement, Enters):
            there = Outcome(place=(map_name(self.game), placement.hex))
            origin = self.game.series.pieces.origin.at_key("entering")
            yield Trial(self.piece.kind.id, entering.title, self.piece.id, pressed(entering.key), origin, (there,))

    def action(self, id: str) -> Iterator[Trial]:
        action = self.game.series.pieces.actions[id]
        if self._can(action):
            at = self._spot(action.at[0]) if action.at else None
            yield self._trial(action.title, pressed(action.key), ("actions", id), *self._outcomes(action), at=at)

    def _can(self, action: Action) -> bool:
        if action.joins is not None and self._other(action.joins) is None:
            return False
        return (action.needs is None or action.needs in self.piece.values) and (
            action.face is None or action.face in self.piece.faces_up
        )

    def _other(self, joins: str) -> str | None:
        """The piece to which an action goes, if it is in play."""
        formation = self.piece.formation
        other = self.piece.parent if joins == "parent" else formation.officer if formation else None
        return other if other in self.scenario.placements and other != self.piece.id else None

    def _outcomes(self, action: Action) -> Iterator[Outcome]:
        """What an action does, with each outcome of its roll."""
        words = {state_property(state): "0" for state in action.clears if state in self.piece.kind.states}
        words |= self._put(action.puts)
        if action.face is not None:
            words[FACE] = str(self.piece.faces_up.index(action.face) + 1)
        place = self._spot(action.send_to)[:2] if action.send_to is not None else None
        joins = self._other(action.joins) if action.joins is not None else None
        hidden_by = "" if action.reveals else None
        own = Outcome(words, place, joins, hidden_by, self._brought(action), action.places, action.removes)
        if action.roll is None:
            yield own
            return
        known = self.game.series.pieces.actions
        for each in action.roll.outcomes:
            now = replace(own, words={**words, **self._put(each.puts)})
            next_id = next((id for id in each.does if id in self.piece.kind.actions), None)
            after = self._outcomes(known[next_id]) if next_id is not None and self._can(known[next_id]) else [Outcome()]
            yield from (_both(now, then) for then in after)

    def _put(self, puts: Mapping[str, str]) -> dict[str, str]:
        """The numbers of the levels into which it is put of those states that it can be in."""
        known = self.game.series.pieces.states
        can = {state: level for state, level in puts.items() if state in self.piece.kind.states}
        return {state_property(state): str(known[state].number(level)) for state, level in can.items()}

    def _brought(self, action: Action) -> tuple[str, ...]:
        """The pieces that an action brings, if they are where it looks for them."""
        brings = action.brings
        if brings is None:
            return ()
        if brings.of == "parent":
            ids = [self.piece.parent] if self.piece.parent else []
        else:
            ids = [piece.id for piece in self.game.pieces.values() if piece.parent == self.piece.id]
        found = ((id, self.scenario.placements.get(id)) for id in ids)
        return tuple(id for id, each in found if isinstance(each, InBox) and each.box.ref == brings.from_)

    def _spot(self, box: BoxRef) -> Spot:
        window, found = box_in_window(self.game, box, self.side)
        place = place_name(self.game, window, found)
        return Spot(window_name(window), place, found.x + found.width // 2, found.y + found.height // 2)

    def _side(self) -> str:
        return self.side.title


def _both(first: Outcome, then: Outcome) -> Outcome:
    """What comes of an action and then of another, which it sets off."""
    return Outcome(
        {**first.words, **then.words},
        then.place or first.place,
        then.joins or first.joins,
        first.hidden_by if then.hidden_by is None else then.hidden_by,
        first.brings + then.brings,
        then.puts_down or first.puts_down,
        first.gone or then.gone,
    )
