"""A trial: a key that is pressed on a piece, and what must come of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.game.placements import InHex
from oobc.game.scenarios import Scenario
from oobc.model.game import Side
from oobc.outputs.module.names import map_name
from oobc.place import Origin, Step


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
    first: str | None = None
    """A key that is pressed before, of another trial."""
    speaks: bool = True
    """The chat tells of it."""

    @property
    def id(self) -> tuple[str, str]:
        """One trial of each is enough."""
        return self.kind, self.title


@dataclass(frozen=True, slots=True)
class Hand:
    """A piece in a scenario, in the hands of a side."""

    game: Game
    scenario: Scenario
    piece: Piece
    side: Side

    def tries(
        self,
        title: str,
        key: str,
        steps: tuple[Step, ...],
        *outcomes: Outcome,
        at: Spot | None = None,
        first: str | None = None,
        speaks: bool = True,
    ) -> Trial:
        """A trial; a piece that waits beside the map is put on it before, if `at` names no other place.

        `steps`: where `pieces.yaml` has what is tried.
        """
        origin, kind = self.game.series.pieces.origin.at_key(*steps), self.piece.kind.id
        return Trial(kind, title, self.piece.id, key, origin, outcomes, at or self._waits(), first, speaks)

    def _waits(self) -> Spot | None:
        """Where a piece is put that waits beside the map: the first free hex. One that stands on it stays."""
        if isinstance(self.scenario.placements.get(self.piece.id), InHex | None):
            return None  # a marker on a span is in no placement
        grid = self.game.map.grid
        hex_number = next(each for each in grid.numbers if each not in self.scenario.stacks)
        return self.on_map(hex_number)

    def on_map(self, hex_number: str) -> Spot:
        """The middle of a hex."""
        x, y = self.game.map.grid.middle(hex_number, self.game.box.drawing.hex_height)
        return Spot(map_name(self.game), hex_number, round(x), round(y))
