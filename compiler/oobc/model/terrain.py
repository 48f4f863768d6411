"""What `terrain.yaml` says: what the ground of a map can be, and the drawings that show it."""

from typing import Literal

from oobc.model import references as ref
from oobc.model.movement import Costs, Movement, Sight
from oobc.model.values import Flag, Id, Shape, Text


class TerrainKind(Shape):
    """Something that the ground can be, and the drawing that shows it."""

    title: Text
    """What people call it."""
    drawing: Text
    """Which drawing of the map templates shows it."""
    rules: ref.Rules = ()
    """The cases that say what it does."""


class HexKind(TerrainKind):
    """What a hex can be."""

    drawing: ref.AreaDrawing
    """What fills such hexes."""
    costs: Costs = {}
    """What it costs to enter such a hex, by class of mover or for `all`: `2`, `1/2`, or `no` where none may. A hex of
    several kinds costs what the dearest of them does."""
    blocks_sight: Flag = False
    """No line of sight goes through such a hex."""


class PathKind(TerrainKind):
    """A road or a trail."""

    drawing: ref.PathDrawing
    """What runs from hex to hex."""
    costs: Costs = {}
    """What a hex costs that is entered along it, instead of all ground and hexsides; spans are paid besides."""


class Crossing(TerrainKind):
    """What a span looks like."""

    drawing: ref.SpanDrawing
    """What lies across the hexside."""


class SpanKind(Crossing):
    """A bridge, trestle or ford."""

    costs: Costs = {}
    """What it costs to cross, instead of those hexsides under it that do not rise."""


class HexsideKind(TerrainKind):
    """A kind of hexside."""

    drawing: ref.EdgeDrawing
    """What runs along the hexsides."""
    crossed_by_span: Flag = False
    """A road across it needs a bridge or a ford."""
    rises: Flag = False
    """It rises towards the second of its two hexes."""
    crossing: ref.SpanDrawing | None = None
    """The drawing where a road or trail crosses it without a span, such as `culvert`; else none."""
    costs: Costs = {}
    """What crossing it adds to the hex that is entered, by class of mover or for `all`, or `no`; of one that rises,
    going up."""
    downhill: Costs = {}
    """What it adds going down; without it, the same."""
    blocks_sight: Flag = False
    """No line of sight crosses it."""
    seen_over: Literal["beside", "above"] | None = None
    """Who looks over one that blocks: a piece beside it, or one in the higher of its hexes."""
    foot_blocks: Flag = False
    """The lower hex of one that rises blocks sight, too: but not for who looks down into it over the hexside, nor from
    one such hex to another, nor from one hex above such hexsides to another."""


class SpanState(Crossing):
    """A state of bridges and fords."""

    marker: ref.Marker | None = None
    """The marker that lies on a span in this state when a scenario begins."""


class PlaceKind(TerrainKind):
    """A kind of named place."""

    drawing: ref.NameDrawing
    """How its name is written."""
    ground: ref.AreaDrawing | None = None
    """The drawing of the hexes it stands in, where it changes how they look."""
    stands_on: tuple[ref.HexKind, ...] = ()
    """The kinds of hex of which each of its hexes must be one; empty: any."""


class PointKind(TerrainKind):
    """A printed sign in a hex: victory points, supply, an entry."""

    drawing: ref.PointDrawing
    """Which sign it is."""
    role: Literal["victory", "supply", "entry", "exit"] | None = None
    """What the sign means to checks and outputs."""
    per: Literal["side"] | None = None
    """Each such sign belongs to a side."""
    edge: Flag = False
    """It must lie on the edge of the map."""
    on_path: tuple[ref.PathKind, ...] = ()
    """The kinds of path of which one must run through its hex; empty: none need."""
    value: Text | None = None
    """What its number means."""


class TerrainFile(Shape):
    """`terrain.yaml`: what the ground of a map can be."""

    hexes: dict[Id, HexKind]
    """What a hex can be, as `terrain.csv` names it."""
    hexsides: dict[Id, HexsideKind] = {}
    """What a hexside can be, as `hexsides.csv` names it."""
    paths: dict[Id, PathKind] = {}
    """Roads and trails: what runs through the middles of hexes."""
    spans: dict[Id, SpanKind] = {}
    """Bridges, trestles and fords: what crosses a hexside."""
    points: dict[Id, PointKind] = {}
    """Signs that are printed in hexes."""
    places: dict[Id, PlaceKind] = {}
    """Kinds of named place."""
    span_states: dict[Id, SpanState] = {}
    """What spans can be in: damaged, repaired."""
    movement: Movement | None = None
    """What pieces spend to move; without it, nobody counts it."""
    sight: Sight | None = None
    """How far pieces see; without it, nobody looks."""
