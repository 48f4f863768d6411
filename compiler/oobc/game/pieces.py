"""Formations and counters."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field

from oobc.model.boards import BoxRef
from oobc.model.game import Nation, Side
from oobc.model.markers import Marker
from oobc.model.pieces import Face, Kind
from oobc.model.series import Arm, Presence, Size
from oobc.place import NOWHERE, Origin


@dataclass(frozen=True, slots=True)
class Formation:
    """A part of the hierarchy: an army, a corps, a division."""

    id: str
    """Its own id after those of what it is a part of: `I/1`."""
    level: str
    name: str
    side: Side
    officer: str | None
    stripe: tuple[str, ...]
    stripe_ink: str | None
    breakpoint: int | None
    source: str
    above: "Formation | None" = None
    """What it is a part of."""
    sources: Mapping[str, str] = field(default_factory=dict, hash=False)
    """Where its values come from by column, if not from `source`."""
    origin: Origin = field(default=NOWHERE, compare=False)

    @property
    def short(self) -> str:
        """What counters print of it: its own id, such as `1`."""
        return self.id.rpartition("/")[2]

    @property
    def chain(self) -> "tuple[Formation, ...]":
        """What it is a part of, from the highest down to itself."""
        return (*(self.above.chain if self.above is not None else ()), self)

    def source_of(self, column: str) -> str:
        """The source of one value."""
        return self.sources.get(column, self.source)


@dataclass(frozen=True, slots=True)
class Piece:
    """A counter of the battle: a unit, leader, vedette, train or marker."""

    id: str
    name: str
    kind: Kind
    sources: Mapping[str, str]
    """Where the values come from by column; `""` is the source of all others."""
    side: Side | None = None
    nation: Nation | None = None
    formation: Formation | None = None
    """The formation under which it is listed."""
    formations: tuple[Formation, ...] = ()
    """All formations that it belongs to, from the highest to the lowest."""
    arm: Arm | None = None
    size: Size | None = None
    marks: tuple[str, ...] = ()
    """The signs of quality that its row names."""
    parent: str | None = None
    values: Mapping[str, int] = field(default_factory=dict)
    composition: str | None = None
    comment: str | None = None
    marker: Marker | None = None
    """The marker of the series that it is; its kind has the same id."""
    origin: Origin = field(default=NOWHERE, compare=False)

    @property
    def faces(self) -> tuple[str, ...]:
        """The ids of the faces that this counter has, the first one up."""
        return tuple(
            face.id
            for face in self.kind.faces
            if (face.needs is None or face.needs in self.values)
            and (face.unless is None or face.unless not in self.values)
        )

    @property
    def count(self) -> int:
        """How many there are of it."""
        return self.marker.count if self.marker is not None else 1

    @property
    def start(self) -> BoxRef | None:
        """The box where a marker begins every scenario."""
        return self.marker.start if self.marker is not None else None

    @property
    def within(self) -> tuple[str, ...]:
        """What counters print of the formation under which it is listed, and of the parts of it that it is in."""
        here = [] if self.formation is None else self.formations[self.formations.index(self.formation) :]
        return tuple(each.short for each in here)

    def down_to(self, levels: Collection[str]) -> Formation | None:
        """The lowest of its formations that is of one of some levels."""
        return next((each for each in reversed(self.formations) if each.level in levels), None)

    @property
    def led_by(self) -> str | None:
        """The officer of the lowest of its formations that has one."""
        return next((each.officer for each in reversed(self.formations) if each.officer is not None), None)

    @property
    def striped_by(self) -> Formation | None:
        """The lowest of its formations that has colours."""
        return next((each for each in reversed(self.formations) if each.stripe), None)

    @property
    def is_marker(self) -> bool:
        """Whether it is a marker of the series, and no counter of the box."""
        return self.marker is not None

    def is_the(self, marker: str | None) -> bool:
        """Whether it is this marker of the series."""
        return self.marker is not None and self.marker.id == marker

    @property
    def is_card(self) -> bool:
        """Whether it is a card of a deck, and no counter."""
        return self.kind.back is not None

    @property
    def faces_up(self) -> tuple[str, ...]:
        """The faces that can be up: all but the back of a card, which is last."""
        return tuple(id for id in self.faces if id != self.kind.back)

    def face(self, id: str) -> Face:
        """One of the faces."""
        return next(face for face in self.kind.faces if face.id == id)

    def values_of(self, face: str) -> dict[str, int]:
        """The values as one face shows them."""
        shown = self.face(face).values
        found = {name: self.values.get(shown.get(name, name)) for name in self.kind.values}
        return {name: value for name, value in found.items() if value is not None}

    def source_of(self, column: str) -> str:
        """The source of one value."""
        return self.sources.get(column, self.sources[""])


@dataclass(frozen=True, slots=True)
class PrintedForce:
    """What the printed table of forces says of a formation in this battle."""

    formation: str
    presence: Presence | None
    """None if the row has no entry."""
    source: str
    origin: Origin = field(default=NOWHERE, compare=False)


def by_formation(pieces: Iterable[Piece]) -> dict[Formation | None, list[Piece]]:
    """Pieces by the formation under which they are listed, in the order in which they first name it, none last."""
    found: dict[Formation | None, list[Piece]] = {}
    for piece in sorted(pieces, key=lambda piece: piece.formation is None):
        found.setdefault(piece.formation, []).append(piece)
    return found
