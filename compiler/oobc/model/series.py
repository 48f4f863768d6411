"""What the files of a series say: the rules system that many games share."""

from typing import Literal

from pydantic import Field

from oobc.model.values import Colour, Count, Flag, Id, Int, Key, Rules, Shape, Text


class Parameter(Shape):
    """Something that a scenario states, such as the number of cards at start."""

    title: Text
    per: Literal["side", "scenario"] = "scenario"
    unit: Text | None = None
    rules: Rules = ()


class SeriesFile(Shape):
    """`series.yaml`."""

    title: Text
    publisher: Text
    rules_versions: tuple[Text, ...]
    hex: Text | None = None
    """What a hex is on the ground, such as `480 m across`."""
    parameters: dict[Id, Parameter] = {}
    arms: dict[Id, "Arm"] = {}
    sizes: dict[Text, "Size"] = {}
    dice: dict[Id, "Dice"] = {}
    orders: "Orders | None" = None


class Arm(Shape):
    """A branch of the army and the symbol of its counters."""

    title: Text
    symbol: Text


class Size(Shape):
    """A size mark."""

    title: Text


class Dice(Shape):
    """A button that rolls dice."""

    title: Text
    count: Int = 1
    sides: Int = 6
    key: Key | None = None
    icon: Text | None = None


class Orders(Shape):
    """What this series calls the orders that a scenario gives at start."""

    title: Text
    rules: Rules = ()


class TurnKind(Shape):
    """A kind of turn, such as day or night."""

    title: Text
    colour: Colour
    ink: Colour
    rules: Rules = ()


class SchemeTurn(Shape):
    """One turn of the cycle that every day repeats."""

    label: Text
    kind: Id


class Check(Shape):
    """Something that is looked at on some turns: weather, supply, recovery."""

    title: Text
    short: Text
    """A letter or two for the space of the turn record."""
    on: tuple[Id, ...] = ()
    """Kinds of turn on which it can fall; empty: all."""
    at: tuple[Text, ...] = ()
    """Labels of the turns on which it falls."""
    first_of_day: Flag = False
    """It also falls on the first such turn of every day that a scenario plays."""
    turn: Int | None = None
    """It falls on the turn with this number, counted from the start of the scenario."""
    rules: Rules = ()


class TurnsFile(Shape):
    """`turns.yaml`: the kinds of turn and the schemes that a game may choose from."""

    kinds: dict[Id, TurnKind]
    schemes: dict[Id, tuple[SchemeTurn, ...]]
    checks: dict[Id, Check] = {}


class Value(Shape):
    """A number that a counter of this kind carries."""

    title: Text
    unit: Text | None = None
    optional: Flag = False
    rules: Rules = ()


class Face(Shape):
    """One face of a counter: which drawing of the templates, and what stands where on it.

    A slot is a text (or a list of texts) in which `{strength}` stands for a value and `{name}`, `{formation}`,
    `{division}`, `{side}`, `{nation}` for words of the counter. A slot that names a missing value is left empty,
    unless it says with a bar what stands there instead: `{formation}/{division}|{formation}`.
    """

    id: Id
    title: Text
    drawing: Text
    needs: Text | None = None
    """The value without which a counter does not have this face."""
    unless: Text | None = None
    """The value with which a counter does not have this face."""
    slots: dict[Id, Text | tuple[Text, ...]] = {}
    values: dict[Id, Id] = {}
    """Values that this face replaces: `strength: reduced` shows the reduced strength as the strength."""
    symbol: Text | None = None
    worn: Flag = False
    """Drawn as weakened."""
    ground: Colour | None = None
    ink: Colour | None = None


class Badge(Shape):
    """A small sign drawn over the counter while a state holds."""

    text: Text
    shape: Literal["disc", "pill", "square", "diamond", "triangle"] = "pill"
    fill: Colour
    ink: Colour
    corner: Literal["top-left", "top-right", "bottom-left", "bottom-right", "top", "bottom", "centre"]


class Level(Shape):
    """One of the things that a state can be."""

    id: Id
    title: Text
    badge: Badge
    key: Key | None = None


class State(Shape):
    """Something that a piece can be in: demoralized, out of command, road march."""

    title: Text
    levels: tuple[Level, ...] = Field(min_length=1)
    modifies: dict[Id, Int] = {}
    """What the state adds to values, such as `initiative: -1`."""
    cleared_by: Id | None = None
    """The step of the sequence of play that takes it off."""
    rules: Rules = ()


class Area(Shape):
    """Cells around a piece that it affects."""

    title: Text
    radius: Int | Id
    """Cells, or the name of the value that says how many."""
    key: Key
    colour: Colour
    opacity: Int = 30
    rules: Rules = ()


class BoxRef(Shape):
    """A box on a board; on a board that there is once a side, the owner's."""

    board: Id
    box: Text


class Action(Shape):
    """Something that the menu of a piece does."""

    title: Text
    key: Key
    face: Id | None = None
    """Turns the piece to this face."""
    send_to: BoxRef | None = None
    clears: tuple[Id, ...] = ()
    """States that end with it."""
    report: Text
    """What the chat says. `{piece}`, `{place}` and the names of values may stand in it."""
    needs: Text | None = None
    """The value without which a counter does not have this action."""
    rules: Rules = ()


class Hidden(Shape):
    """How a piece is hidden from the other side."""

    title: Text
    key: Key
    at_start: Flag = False
    """Every set-up begins with the pieces hidden."""
    rules: Rules = ()


class Kind(Shape):
    """A kind of piece: what its counters carry and what they can do."""

    title: Text
    layer: Literal["units", "leaders", "markers"] = "units"
    values: dict[Id, Value] = {}
    faces: tuple[Face, ...] = Field(min_length=1)
    states: tuple[Id, ...] = ()
    areas: tuple[Id, ...] = ()
    actions: tuple[Id, ...] = ()
    hidden: Flag = False
    trail: Flag = True
    """It leaves a movement trail."""
    officer: Flag = False
    """It can lead a formation."""
    rules: Rules = ()


class PiecesFile(Shape):
    """`pieces.yaml`."""

    states: dict[Id, State] = {}
    areas: dict[Id, Area] = {}
    actions: dict[Id, Action] = {}
    hidden: Hidden | None = None
    kinds: dict[Id, Kind]


class Marker(Shape):
    """A marker of the series: how many there are and what its faces show."""

    title: Text
    count: Int = 1
    per: Literal["side", "formation"] | None = None
    """One kind a side, or one a formation with an officer or a demoralization level."""
    faces: tuple[Face, ...] = Field(min_length=1)
    start: BoxRef | None = None
    """The box where it stands when a scenario begins; `box: first-turn` is the scenario's first turn."""
    rules: Rules = ()


class MarkersFile(Shape):
    """`markers.yaml`."""

    markers: dict[Id, Marker]


class Box(Shape):
    """A named place on a board."""

    id: Text
    title: Text
    wide: Int = 1
    """How many columns it takes."""
    tall: Int = 1
    note: Text | None = None
    rules: Rules = ()


class BoxesOf(Shape):
    """Boxes that come from something else: a box for each turn, each alternate group, each number."""

    each: Literal["turn", "alternate", "number"]
    from_: Int = 0
    to: Int = 0


class Board(Shape):
    """A picture with boxes beside the map."""

    title: Text
    per: Literal["side", "day"] | None = None
    holds: tuple[Literal["entry", "alternate", "out"], ...] = ()
    """Which waiting pieces stand here: those with a turn of entry, the alternates, those out of play."""
    columns: Count
    box_width: Int = 160
    """Pixels."""
    box_height: Int = 160
    boxes: tuple[Box, ...] = ()
    boxes_of: BoxesOf | None = None
    key: Key | None = None
    rules: Rules = ()


class BoardsFile(Shape):
    """`boards.yaml`."""

    boards: dict[Id, Board]


class TerrainKind(Shape):
    """Something that the ground can be, and the drawing that shows it."""

    title: Text
    drawing: Text
    rules: Rules = ()


class HexsideKind(TerrainKind):
    """A kind of hexside."""

    crossed_by_span: Flag = False
    """A road across it needs a bridge or a ford."""
    rises: Flag = False
    """It rises towards the second of its two hexes."""


class SpanState(TerrainKind):
    """A state of bridges and fords."""

    marker: Id | None = None
    """The marker that lies on a span in this state when a scenario begins."""


class PlaceKind(TerrainKind):
    """A kind of named place; its drawing is that of the name."""

    ground: Text | None = None
    """The drawing of the hexes it stands in, where it changes how they look."""


class PointKind(TerrainKind):
    """A printed sign in a hex: victory points, supply, an entry."""

    role: Literal["victory", "supply", "entry", "exit"] | None = None
    """What the sign means to checks and outputs."""

    per: Literal["side"] | None = None
    edge: Flag = False
    """It must lie on the edge of the map."""
    value: Text | None = None
    """What its number means."""


class TerrainFile(Shape):
    """`terrain.yaml`."""

    hexes: dict[Id, TerrainKind]
    hexsides: dict[Id, HexsideKind]
    paths: dict[Id, TerrainKind]
    spans: dict[Id, TerrainKind]
    points: dict[Id, PointKind]
    places: dict[Id, PlaceKind]
    span_states: dict[Id, SpanState] = {}


class Step(Shape):
    """A phase, segment or step of the sequence of play."""

    id: Id
    title: Text
    does: Text | None = None
    rules: Rules = ()
    steps: tuple["Step", ...] = ()


class PhasesFile(Shape):
    """`phases.yaml`: the sequence of play of each kind of turn."""

    turns: dict[Id, tuple[Step, ...]]


class TableFile(Shape):
    """A table that the rules print; its rows stand in `tables/<id>.csv`."""

    title: Text
    rules: Rules
    dice: Text | None = None
    note: Text | None = None
    source: Text


class TablesFile(Shape):
    """`tables.yaml`."""

    tables: dict[Id, TableFile]
