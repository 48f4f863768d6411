"""What `markers.yaml` says: the markers."""

from pydantic import Field

from oobc.model import references as ref
from oobc.model.boards import BoxRef
from oobc.model.pieces import Face
from oobc.model.values import Count, Flag, Id, Named, Shape, Sources, Text


class Marker(Named):
    """A marker of the series: how many there are and what its faces show."""

    title: Text
    """What people call it."""
    count: Count = 1
    """How many there are; with `per`, for each side or formation."""
    per: ref.FormationOrSide | None = None
    """One kind a `side`, or one a formation of a level; that of `losses`, one a formation of it with a breakpoint."""
    faces: tuple[Face, ...] = Field(min_length=1)
    """What it shows: the front first."""
    actions: tuple[ref.Action, ...] = ()
    """What its menu does: actions of `pieces.yaml`."""
    start: BoxRef | None = None
    """The box where it stands when a scenario begins; `box: first-turn` is the scenario's first turn."""
    lies_under: Flag = False
    """It lies under the pieces in its hex, so that they stay in sight."""
    follows_turn: Flag = False
    """It goes to the space of each new turn by itself; it must start on a board with a box for each turn."""
    rules: ref.Rules = ()
    """The cases that say what it marks."""
    source: Sources
    """Where it comes from, and single values of it: `printed:25.33 count=reconstructed:markers`."""


class MarkersFile(Shape):
    """`markers.yaml`: the markers."""

    markers: dict[Id, Marker] = {}
    """The markers, by id. No counter may have the same id."""
