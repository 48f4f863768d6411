"""What `pieces.yaml` says: the kinds of piece, what they carry, what they can be in, how they are hidden and lost."""

from typing import Annotated, Literal, TypeAlias, get_args

from pydantic import Field

from oobc.model import references as ref
from oobc.model.actions import Action
from oobc.model.boards import BoxRef
from oobc.model.commands import Command
from oobc.model.values import Cells, Colour, Flag, Id, Int, Key, Named, Percent, Shape, Text

Slot = Annotated[Text, ref.words("name", "side", "nation", "composition", what="value", of="face")]
"""What stands on a face."""
HidingReport = Annotated[Text, ref.words("piece", "place")]
LossesReport = Annotated[Text, ref.words("side", "losses", "level", of="losses")]
EnteringReport = Annotated[Text, ref.words("piece", "place", "side", "hex")]


class Value(Shape):
    """A number that a counter of this kind carries: a column of `counters.csv`."""

    title: Text
    """What people call it: Strength."""
    unit: Text | None = None
    """What it counts: SPs, MPs, hexes."""
    optional: Flag = False
    """A counter may be without it."""
    counts_parts: Flag = False
    """It is the number of counters that are a part of this one: that name it as their `parent`."""
    rules: ref.Rules = ()
    """The cases that say what it means."""


class Face(Shape):
    """One face of a counter: which drawing of the templates, and what stands where on it.

    A slot is a text (or a list of texts) in which `{strength}` stands for a value, `{name}`, `{side}`, `{nation}`
    for words of the counter, and a level of the hierarchy for the formation of that level: `{division}`. A slot that
    names a missing value is left empty, unless it says with a bar what stands there instead:
    `{corps}/{division}|{corps}`.
    """

    id: Id
    """What set-ups and actions call it: full, reduced."""
    title: Text
    """What people call it."""
    drawing: ref.FaceDrawing
    """Which drawing of the counter templates it is: unit, leader, marker."""
    needs: ref.ValueOfKind | None = None
    """The value without which a counter does not have this face."""
    unless: ref.ValueOfKind | None = None
    """The value with which a counter does not have this face."""
    slots: dict[ref.Slot, Slot | tuple[Slot, ...]] = {}
    """What stands where: the slots of the drawing, each with its text."""
    values: dict[ref.ValueOfKind, ref.ValueOfKind] = {}
    """Values that this face replaces: `strength: reduced` shows the reduced strength as the strength."""
    symbol: ref.FaceSymbol | None = None
    """The symbol of the drawing, if not that of the arm."""
    worn: Flag = False
    """Drawn as weakened."""
    ground: Colour | None = None
    """The colour of the counter, if not that of its nation or side."""
    ink: Colour | None = None
    """The colour of the writing, if not that of its nation or side."""


BadgePlace: TypeAlias = Literal["top-left", "top", "top-right", "left", "inner-left", "centre", "inner-right", "right"]
"""A place for badges on a counter."""


class Badge(Shape):
    """A small sign drawn over the counter while a state holds."""

    text: Text
    """One to three letters."""
    shape: Literal["disc", "pill", "square", "diamond", "triangle"] = "pill"
    """Its outline."""
    fill: Colour
    """The colour of the sign."""
    ink: Colour
    """The colour of the letters."""
    of: Literal["own", "enemy"] | None = None
    """Whose colours it has instead: those of the side of the piece, or of the only other side, such as its captor."""


class Level(Shape):
    """One of the things that a state can be."""

    id: Id
    """What scenarios call it."""
    title: Text
    """What menus and the chat call it."""
    badge: Badge
    """The sign that shows it."""
    key: Key | None = None
    """The key that puts the piece into it, and out of it again."""
    arms: tuple[ref.Arm, ...] = ()
    """Only pieces of these arms can be in it; empty: of all."""


class State(Shape):
    """Something that a piece can be in: demoralized, out of command, road march."""

    title: Text
    """What menus call it."""
    levels: tuple[Level, ...] = Field(min_length=1)
    """What it can be, one at a time; a state that only holds or does not has one level."""
    place: BadgePlace
    """Where its badges lie: over the upper edge of the counter, out at the middle of its sides, or in the row of its
    symbol, over that or left and right of it. States that can hold at the same time need places of their own."""
    modifies: dict[ref.Value, Int] = {}
    """What the state adds to values, such as `initiative: -1`."""
    not_added_to: tuple[ref.State, ...] = ()
    """States whose changes are the same as its own: while one of them holds, this one changes nothing more."""
    least: dict[ref.Modified, Int] = {}
    """Values that it does not lower further than this: `initiative: 1`."""
    arrow: Command | None = None
    """An arrow at the edge of the piece points to a hexside while the state holds; the key turns it on to the next."""
    open: Flag = False
    """It lies on top of a hidden piece: all can see it, and each side may put it there and take it off."""
    on_map: Flag = False
    """A piece can be put into it on the map only."""
    cleared_by: ref.Step | None = None
    """The step of the sequence of play that takes it off."""
    cleared_of: Literal["all", "phasing"] = "all"
    """Whose pieces that step takes it off: those of all, or only of the side whose turn it is a part of."""
    rules: ref.Rules = ()
    """The cases that say what it does."""

    def number(self, level: str) -> int:
        """The number of a level, from 1; 0 stands for none of them."""
        return [each.id for each in self.levels].index(level) + 1

    def level(self, id: str) -> Level:
        """One of its levels."""
        return self.levels[self.number(id) - 1]


class Area(Shape):
    """Cells around a piece that it affects."""

    title: Text
    """What the menu calls it: Zone of Control."""
    radius: Cells | ref.Value
    """Cells, or the name of the value that says how many."""
    over: ref.Mover | None = None
    """Counted as this class of mover goes, at what each hex costs it, and not as a circle; then a number stands in each
    hex, and `clear` of `movement` takes them away."""
    key: Key
    """The key that shows it and takes it away."""
    colour: Colour
    """The colour laid over the cells."""
    opacity: Percent = 30
    """How much of the map the colour covers, in percent."""
    rules: ref.Rules = ()
    """The cases that say what it does."""


class RevealSome(Command):
    """Reveals some of the pieces of a stack."""

    arms: tuple[ref.Arm, ...] = Field(min_length=1)
    """Those of these branches."""


class Hidden(Shape):
    """How a piece is hidden from the other side."""

    title: Text
    """What the menu calls it."""
    key: Key
    """The key that hides and reveals."""
    revealed_report: HidingReport | None = None
    """What the chat says when a piece is revealed. `{piece}` and `{place}` may stand in it."""
    hidden_report: HidingReport | None = None
    """What the chat says when a piece is hidden; `{piece}` is then what everyone calls it."""
    reveal_stack: Command | None = None
    """Reveals all that is hidden in a stack."""
    reveal_some: RevealSome | None = None
    """Reveals those of a stack that show themselves first, such as its scouts."""
    hide_stack: Command | None = None
    """Hides all that is open in a stack."""
    reveal_all: Command | None = None
    """A button that reveals all of a player's pieces on the map."""
    hide_all: Command | None = None
    """A button that hides all of a player's pieces on the map."""
    at_start: Flag = False
    """Every set-up begins with the pieces hidden."""
    rules: ref.Rules = ()
    """The cases on hidden forces."""


class Near(Shape):
    """What a piece must stand near when a scenario begins."""

    of: ref.FormationOrOther
    """A piece of its formation of a level, of its `side`, or its `parent`, of which it is a part. A piece that has none
    stands anywhere."""
    kinds: tuple[ref.Kind, ...] = ()
    """The kinds of piece of which one must be near; empty: any."""
    hexes: Cells = 0
    """How many hexes away at most; 0 is in the same hex."""
    rules: ref.Rules = ()
    """The cases that say so."""


Layer = Literal["ground", "units", "leaders", "markers"]
LAYERS: tuple[Layer, ...] = get_args(Layer)
"""From the bottom of a stack to its top."""


class Kind(Named):
    """A kind of piece: what its counters carry and what they can do."""

    title: Text
    """What people call it: Combat Unit."""
    layer: Layer = "units"
    """Where it lies in a stack: units below, leaders over them, markers on top."""
    values: dict[Id, Value] = {}
    """The numbers that its counters carry."""
    faces: tuple[Face, ...] = Field(min_length=1)
    """Its faces; the first is up if the set-up says nothing else."""
    states: tuple[ref.State, ...] = ()
    """The states that it can be in."""
    areas: tuple[ref.Area, ...] = ()
    """The areas around it that it can show."""
    actions: tuple[ref.Action, ...] = ()
    """What its menu does."""
    hidden: Flag = False
    """It can be hidden from the other side."""
    trail: Flag = True
    """It leaves a movement trail."""
    leads: Flag = False
    """It is a leader: cards list it before those that it leads, and the search among leaders."""
    officer: Flag = False
    """It can be the officer of a formation."""
    back: ref.LastFace | None = None
    """Its last face, if that is the back of a card: what the others see while it lies in a deck or in a hand."""
    starts_near: Near | None = None
    """What it must stand near when a scenario begins, if it stands on the map."""
    rules: ref.Rules = ()
    """The cases that say what it is."""


class Losses(Shape):
    """How the losses of a formation are counted: the pieces of it that lie in some boxes, each with its value."""

    title: Text
    """What people call it: Casualty Level."""
    value: ref.Value
    """The value of a piece that counts, as it is printed, whichever face is up."""
    boxes: tuple[BoxRef, ...] = Field(min_length=1)
    """Where pieces lie that are lost."""
    marker: ref.MarkerOfFormations
    """The marker, one a formation of its level of the hierarchy, that shows its losses and at how many it breaks."""
    track: ref.Track | None = None
    """The board with a box for each number along which the marker goes by itself."""
    report: LossesReport
    """What the chat says when losses change. `{losses}`, `{level}` and the level of the formation, such as `{corps}`,
    may stand in it."""
    reached: LossesReport
    """What it says besides when the losses reach the level of the formation."""
    recovered: LossesReport | None = None
    """What it says besides when they fall below it again."""
    puts: ref.Puts = {}
    """States that the officer of the formation is then in, by their level, until it recovers."""
    rules: ref.Rules = ()
    """The cases that say how."""


class Entering(Shape):
    """How pieces that come on a turn or in a group go from the box where they wait to the hex where they enter."""

    title: Text
    """What the menu calls it."""
    key: Key
    """The key that does it."""
    report: EnteringReport
    """What the chat says. `{piece}`, `{place}` and `{hex}` may stand in it."""
    due: EnteringReport | None = None
    """What it says of every piece in the space of the turn that begins. The same words may stand in it."""
    rules: ref.Rules = ()
    """The cases on reinforcements."""


class PiecesFile(Shape):
    """`pieces.yaml`: the kinds of piece, what they can be in and what their menus do."""

    states: dict[Id, State] = {}
    """What pieces can be in, by id; a kind names those that it can have."""
    areas: dict[Id, Area] = {}
    """Cells around pieces, by id."""
    actions: dict[Id, Action] = {}
    """What menus do, by id."""
    hidden: Hidden | None = None
    """How pieces are hidden from the other side; without it nothing is."""
    entering: Entering | None = None
    """How reinforcements enter; without it they are dragged."""
    losses: Losses | None = None
    """How the losses of formations are counted; without it nobody counts them."""
    summed: ref.Value | None = None
    """The value that cards and stacks add up over pieces, such as their strength; without it none."""
    kinds: dict[Id, Kind]
    """The kinds of piece, as the column `kind` of counters names them."""
