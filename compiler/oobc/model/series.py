"""What the files of a series say: the rules system that many games share."""

import re
from typing import Literal

from pydantic import Field

from oobc.model.values import Colour, Count, Flag, Id, Int, Key, Rules, Shape, SourceId, Text


class Parameter(Shape):
    """Something that a scenario states, such as the number of cards at start."""

    title: Text
    """What people call it, in front of its number."""
    per: Literal["side", "scenario"] = "scenario"
    """Whether each side has its own number, or the scenario has one for all, under the key `value`."""
    unit: Text | None = None
    """What is counted: cards, trains."""
    counts: Id | None = None
    """The kind of piece that is counted: it must be as many as the set-up does not leave out of play."""
    rules: Rules = ()
    """The cases that say what it is."""


class Arm(Shape):
    """A branch of the army and the symbol of its counters."""

    title: Text
    """What people call it."""
    symbol: Text
    """The symbol on the counter: one that the counter templates can draw."""


class Size(Shape):
    """A size mark."""

    title: Text
    """What it stands for: Brigade."""


class Mark(Shape):
    """A small sign of quality on the counter, such as that of guards or of the untrained."""

    title: Text
    """What it stands for."""
    sign: Text
    """The sign: one that the counter templates can draw, or a few letters."""
    at_most: dict[Id, Int] = {}
    """Counters have it by their values: every one whose value on the face is this or less, such as `initiative: 1`.
    Without it, those that name it in their column `marks`."""
    rules: Rules = ()
    """The cases that say what it means."""


class Dice(Shape):
    """A button that rolls dice."""

    title: Text
    """What the button is called."""
    count: Int = 1
    """How many dice it rolls."""
    sides: Int = 6
    """How many sides each of them has."""
    key: Key | None = None
    """The key that rolls them."""
    icon: Text | None = None
    """The picture on the button, if not the usual one."""


class Objectives(Shape):
    """Hexes to which an order may lead: those that have one of these."""

    hexes: tuple[Id, ...] = ()
    """Kinds of hex."""
    spans: tuple[Id, ...] = ()
    """Kinds of span, on any side of the hex."""
    points: tuple[Id, ...] = ()
    """Kinds of sign."""


class SlipLine(Shape):
    """A line that a player writes on a slip."""

    id: Id
    """What `shown` calls it: `{objective}`."""
    title: Text
    """What stands in front of it, and what the player is asked for."""
    of: Literal["force", "objective", "turn"] | None = None
    """What of an order it is: it is filled in for the orders that a scenario gives, and the turn for all others."""


class SlipCommand(Shape):
    """An entry in the menu of a slip."""

    title: Text
    """What it is called."""
    key: Key
    """The key that does it."""
    report: Text
    """What the chat says. `{side}` and `{place}` may stand in it; where the slip is shown, the ids of its lines too."""


class Slip(Shape):
    """A slip on which a player writes an order: a marker that the others see the back of until he shows it."""

    marker: Id
    """The marker, one a side; the others see its second face. As many as there are lie ready when a scenario begins."""
    lines: tuple[SlipLine, ...] = Field(min_length=1)
    """What is written on it, line by line."""
    write: SlipCommand
    """Asks for the lines, one after another."""
    show: SlipCommand
    """Shows the slip to everyone."""
    clear: SlipCommand
    """Wipes the slip, covers it and puts it back into the box where it starts."""
    rules: Rules = ()
    """The cases on writing orders down."""


class Orders(Shape):
    """What this series calls the orders that a scenario gives at start."""

    title: Text
    """What people call one of them: March Order."""
    objectives: Objectives | None = None
    """Where they may lead; without it, anywhere."""
    slip: Slip | None = None
    """The slips on which players write them, if they are secret."""
    rules: Rules = ()
    """The cases on orders."""


class Allowance(Shape):
    """So many may share a hex, under these conditions."""

    units: Int
    """How many pieces at most."""
    same: Literal["division", "formation"] | None = None
    """They must be of one; a formation that has no divisions is one itself."""
    within_formation: Flag = False
    """They must be of a division that is a part of a formation, not a formation itself."""
    with_: tuple[Id, ...] = ()
    """A piece of one of these kinds must be with them."""
    of_which: dict[Id, Int] = {}
    """How many of them, at most, are of an arm: `infantry: 2`."""


class Apart(Shape):
    """Kinds of piece with a limit of their own."""

    kinds: tuple[Id, ...]
    """The kinds, counted together."""
    units: Int
    """How many at most."""


class Stacking(Shape):
    """How many pieces of a side may share a hex. A set-up that has more of them is noted."""

    allowed: tuple[Allowance, ...] = Field(min_length=1)
    """A stack is good if one of these allows it."""
    free: tuple[Id, ...] = ()
    """Kinds of piece that do not count."""
    apart: tuple[Apart, ...] = ()
    """Kinds of piece that are counted for themselves, beside the others."""
    alone: tuple[Id, ...] = ()
    """Kinds of piece that share a hex with none that counts."""
    rules: Rules = ()
    """The cases on stacking."""


class Breakpoint(Shape):
    """What the series calls the losses that a formation can bear, and one that has lost as much."""

    title: Text = "Breakpoint"
    """The level: Demoralization Level."""
    broken: Text = "Broken"
    """The formation that has reached it: Demoralized."""


class Formations(Shape):
    """What formations have. Where print says that one has none of it, the empty column has a source of its own."""

    kinds: tuple[Id, ...] = ()
    """The kinds of piece that count as units."""
    needs: dict[Literal["officer", "breakpoint", "stripe"], Int] = {}
    """From how many units on a formation must have each."""
    breakpoint: Breakpoint = Breakpoint()
    """What its column of that name is called."""
    rules: Rules = ()
    """The cases that say so."""


class ConditionLevel(Shape):
    """One of the things that a condition can be."""

    title: Text
    """What people call it: Mud."""
    note: Text | None = None
    """What it does, in a line."""
    rules: Rules = ()
    """The cases that say what it does."""


class Condition(Shape):
    """Something that holds for everyone until it changes, such as the weather."""

    title: Text
    """What people call it."""
    levels: dict[Id, ConditionLevel] = Field(min_length=2)
    """What it can be; the first holds when a scenario begins."""
    key: Key | None = None
    """The key that opens its menu."""
    rules: Rules = ()
    """The cases that say when it changes."""


class SeriesFile(Shape):
    """`series.yaml`: what the games of a series have in common."""

    title: Text
    """The name of the series."""
    publisher: Text
    """Who publishes it."""
    rules_versions: tuple[Text, ...]
    """The versions of the series rules that its games use."""
    hex: Text | None = None
    """What a hex is on the ground, such as `480 m across`."""
    parameters: dict[Id, Parameter] = {}
    """What a scenario states, by id."""
    arms: dict[Id, Arm] = {}
    """The branches of the army, as the column `arm` of counters names them."""
    sizes: dict[Text, Size] = {}
    """The size marks over the symbol of a unit, as the column `size` of counters names them."""
    marks: dict[Id, Mark] = {}
    """The signs of quality on counters."""
    dice: dict[Id, Dice] = {}
    """The buttons that roll dice."""
    orders: Orders | None = None
    """What orders at start are called, where the series has them."""
    stacking: Stacking | None = None
    """How many pieces may share a hex; without it, nobody counts them."""
    formations: Formations = Formations()
    """What every formation must have, and what that is called."""
    conditions: dict[Id, Condition] = {}
    """What holds for everyone until it changes, such as the weather."""


class TurnKind(Shape):
    """A kind of turn, such as day or night."""

    title: Text
    """What people call it."""
    colour: Colour
    """The ground of its space on the turn record."""
    ink: Colour
    """The writing in its space."""
    rules: Rules = ()
    """The cases that say what is different in it."""


class SchemeTurn(Shape):
    """One turn of the cycle that every day repeats."""

    label: Text
    """What the turn record prints in its space, such as `7 AM`; no two turns of a day have the same."""
    kind: Id
    """Its kind, one of `kinds`."""


class Check(Shape):
    """Something that is looked at on some turns: weather, supply, recovery."""

    title: Text
    """What is looked at."""
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
    """The cases that say when it falls and what is done."""


class TurnsFile(Shape):
    """`turns.yaml`: the kinds of turn and the schemes that a game may choose from."""

    kinds: dict[Id, TurnKind]
    """The kinds of turn, by id."""
    schemes: dict[Id, tuple[SchemeTurn, ...]]
    """The turns of a day in their order; a game names one scheme as its `turn-scheme`."""
    checks: dict[Id, Check] = {}
    """What is looked at on which turns; a game may time a check otherwise."""


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
    rules: Rules = ()
    """The cases that say what it means."""


class Face(Shape):
    """One face of a counter: which drawing of the templates, and what stands where on it.

    A slot is a text (or a list of texts) in which `{strength}` stands for a value and `{name}`, `{formation}`,
    `{division}`, `{side}`, `{nation}` for words of the counter. A slot that names a missing value is left empty,
    unless it says with a bar what stands there instead: `{formation}/{division}|{formation}`.
    """

    id: Id
    """What set-ups and actions call it: full, reduced."""
    title: Text
    """What people call it."""
    drawing: Text
    """Which drawing of the counter templates it is: unit, leader, marker."""
    needs: Text | None = None
    """The value without which a counter does not have this face."""
    unless: Text | None = None
    """The value with which a counter does not have this face."""
    slots: dict[Id, Text | tuple[Text, ...]] = {}
    """What stands where: the slots of the drawing, each with its text."""
    values: dict[Id, Id] = {}
    """Values that this face replaces: `strength: reduced` shows the reduced strength as the strength."""
    symbol: Text | None = None
    """The symbol of the drawing, if not that of the arm."""
    worn: Flag = False
    """Drawn as weakened."""
    ground: Colour | None = None
    """The colour of the counter, if not that of its nation or side."""
    ink: Colour | None = None
    """The colour of the writing, if not that of its nation or side."""


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
    corner: Literal["top-left", "top-right", "bottom-left", "bottom-right", "top", "bottom", "left", "right", "centre"]
    """Where it lies on the counter. Badges that can show at the same time need places of their own."""


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


class Command(Shape):
    """An entry of a menu or a button."""

    title: Text
    """What it is called."""
    key: Key
    """The key that does it."""


class State(Shape):
    """Something that a piece can be in: demoralized, out of command, road march."""

    title: Text
    """What menus call it."""
    levels: tuple[Level, ...] = Field(min_length=1)
    """What it can be, one at a time; a state that only holds or does not has one level."""
    modifies: dict[Id, Int] = {}
    """What the state adds to values, such as `initiative: -1`."""
    not_added_to: tuple[Id, ...] = ()
    """States whose changes are the same as its own: while one of them holds, this one changes nothing more."""
    least: dict[Id, Int] = {}
    """Values that it does not lower further than this: `initiative: 1`."""
    arrow: Command | None = None
    """An arrow at the edge of the piece points to a hexside while the state holds; the key turns it on to the next."""
    open: Flag = False
    """It lies on top of a hidden piece: all can see it, and each side may put it there and take it off."""
    on_map: Flag = False
    """A piece can be put into it on the map only."""
    cleared_by: Id | None = None
    """The step of the sequence of play that takes it off."""
    cleared_of: Literal["all", "phasing"] = "all"
    """Whose pieces that step takes it off: those of all, or only of the side whose turn it is a part of."""
    rules: Rules = ()
    """The cases that say what it does."""


class Area(Shape):
    """Cells around a piece that it affects."""

    title: Text
    """What the menu calls it: Zone of Control."""
    radius: Int | Id
    """Cells, or the name of the value that says how many."""
    key: Key
    """The key that shows it and takes it away."""
    colour: Colour
    """The colour laid over the cells."""
    opacity: Int = 30
    """How much of the map the colour covers, in percent."""
    rules: Rules = ()
    """The cases that say what it does."""


class BoxRef(Shape):
    """A box on a board; on a board that there is once a side, the owner's."""

    board: Id
    """A board of `boards.yaml`."""
    box: Text
    """The id of a box on it."""


class Outcome(Shape):
    """What comes of a roll."""

    up_to: Int | Id | None = None
    """The highest roll that has it: a number, or the name of a value. The last outcome needs none: it has the rest."""
    report: Text
    """What the chat says of it; the same words may stand in it as in the report of the action."""
    puts: dict[Id, Id] = {}
    """States that the piece is then in, by their level: `command: in-command`."""
    does: tuple[Id, ...] = ()
    """The action that follows: of these, the first one that the kind of piece has."""
    adds: Int = 0
    """What it adds to the value of the roll's `total`."""


class Roll(Shape):
    """Dice rolled for a piece: the first outcome whose limit the roll does not pass is what happens."""

    dice: Id
    """The dice, one of the series' `dice`."""
    outcomes: tuple[Outcome, ...] = Field(min_length=1)
    """What may happen, from the lowest rolls to the highest."""
    as_printed: Flag = False
    """Values are those that are printed, whatever state the piece is in."""
    total: Id | None = None
    """The value to which an outcome `adds`; what comes of it is `{total}` in reports."""


class Brings(Shape):
    """Other pieces that come to where a piece stands."""

    of: Literal["parts", "parent"]
    """Those that are a part of it, or the one that it is a part of."""
    from_: BoxRef
    """The box from which they come; who is not there stays where he is."""


class Action(Shape):
    """Something that the menu of a piece does."""

    title: Text
    """What the menu calls it."""
    key: Key
    """The key that does it."""
    menu: Text | None = None
    """The submenu in which it stands; without one, in the menu itself."""
    face: Id | None = None
    """Turns the piece to this face."""
    send_to: BoxRef | None = None
    """Sends the piece to this box."""
    joins: Literal["officer", "parent"] | None = None
    """Sends the piece to where the officer of its formation stands, or the piece that it is a part of."""
    brings: Brings | None = None
    """Other pieces come to where the piece stands, before it goes anywhere itself."""
    places: Id | None = None
    """Puts a new marker of this kind where the piece stands."""
    removes: Flag = False
    """Takes the piece off the table; there are more of it in the palette."""
    on_map: Flag = False
    """It is done on the map only."""
    at: tuple[BoxRef, ...] = ()
    """It is done in these boxes only."""
    clears: tuple[Id, ...] = ()
    """States that end with it."""
    reveals: Flag = False
    """A hidden piece is shown to everyone first."""
    roll: Roll | None = None
    """Dice that are rolled for it, and what comes of them."""
    report: Text
    """What the chat says. `{piece}`, `{place}` and the names of values may stand in it; if it rolls, `{roll}` and
    `{against}`, and what it says of the outcome follows. Of a piece that is hidden it tells no value."""
    needs: Text | None = None
    """The value without which a counter does not have this action."""
    rules: Rules = ()
    """The cases that say when it may be done."""


class RevealSome(Command):
    """Reveals some of the pieces of a stack."""

    arms: tuple[Id, ...] = Field(min_length=1)
    """Those of these branches."""


class Hidden(Shape):
    """How a piece is hidden from the other side."""

    title: Text
    """What the menu calls it."""
    key: Key
    """The key that hides and reveals."""
    revealed_report: Text | None = None
    """What the chat says when a piece is revealed. `{piece}` and `{place}` may stand in it."""
    hidden_report: Text | None = None
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
    rules: Rules = ()
    """The cases on hidden forces."""


class Near(Shape):
    """What a piece must stand near when a scenario begins."""

    of: Literal["formation", "side", "parent"]
    """A piece of its formation, of its side, or the one that it is a part of. A piece that has none stands anywhere."""
    kinds: tuple[Id, ...] = ()
    """The kinds of piece of which one must be near; empty: any."""
    hexes: Int = 0
    """How many hexes away at most; 0 is in the same hex."""
    rules: Rules = ()
    """The cases that say so."""


class Kind(Shape):
    """A kind of piece: what its counters carry and what they can do."""

    title: Text
    """What people call it: Combat Unit."""
    layer: Literal["units", "leaders", "markers"] = "units"
    """Where it lies in a stack: units below, leaders over them, markers on top."""
    values: dict[Id, Value] = {}
    """The numbers that its counters carry."""
    faces: tuple[Face, ...] = Field(min_length=1)
    """Its faces; the first is up if the set-up says nothing else."""
    states: tuple[Id, ...] = ()
    """The states that it can be in."""
    areas: tuple[Id, ...] = ()
    """The areas around it that it can show."""
    actions: tuple[Id, ...] = ()
    """What its menu does."""
    hidden: Flag = False
    """It can be hidden from the other side."""
    trail: Flag = True
    """It leaves a movement trail."""
    officer: Flag = False
    """It can lead a formation."""
    back: Id | None = None
    """Its last face, if that is the back of a card: what the others see while it lies in a deck or in a hand."""
    starts_near: Near | None = None
    """What it must stand near when a scenario begins, if it stands on the map."""
    rules: Rules = ()
    """The cases that say what it is."""


class Losses(Shape):
    """How the losses of a formation are counted: the pieces of it that lie in some boxes, each with its value."""

    title: Text
    """What people call it: Casualty Level."""
    value: Id
    """The value of a piece that counts, as it is printed, whichever face is up."""
    boxes: tuple[BoxRef, ...] = Field(min_length=1)
    """Where pieces lie that are lost."""
    marker: Id
    """The marker, one a formation, that shows its losses and its level."""
    track: Id | None = None
    """The board with a box for each number along which the marker goes by itself."""
    report: Text
    """What the chat says when losses change. `{formation}`, `{losses}` and `{level}` may stand in it."""
    reached: Text
    """What it says besides when the losses reach the level of the formation."""
    recovered: Text | None = None
    """What it says besides when they fall below it again."""
    puts: dict[Id, Id] = {}
    """States that the officer of the formation is then in, by their level, until it recovers."""
    rules: Rules = ()
    """The cases that say how."""


class Entering(Shape):
    """How reinforcements and alternates come from the box where they wait to the hex where they enter."""

    title: Text
    """What the menu calls it."""
    key: Key
    """The key that does it."""
    report: Text
    """What the chat says. `{piece}`, `{place}` and `{hex}` may stand in it."""
    due: Text | None = None
    """What it says of every piece in the space of the turn that begins. The same words may stand in it."""
    rules: Rules = ()
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
    kinds: dict[Id, Kind]
    """The kinds of piece, as the column `kind` of counters names them."""


class Marker(Shape):
    """A marker of the series: how many there are and what its faces show."""

    title: Text
    """What people call it."""
    count: Int = 1
    """How many there are; with `per`, for each side or formation."""
    per: Literal["side", "formation"] | None = None
    """One kind a side, or one a formation with a breakpoint."""
    faces: tuple[Face, ...] = Field(min_length=1)
    """What it shows: the front first."""
    actions: tuple[Id, ...] = ()
    """What its menu does: actions of `pieces.yaml`."""
    start: BoxRef | None = None
    """The box where it stands when a scenario begins; `box: first-turn` is the scenario's first turn."""
    follows_turn: Flag = False
    """It goes to the space of each new turn by itself; it must start on a board with a box for each turn."""
    rules: Rules = ()
    """The cases that say what it marks."""


class MarkersFile(Shape):
    """`markers.yaml`: the markers."""

    markers: dict[Id, Marker]
    """The markers, by id. No counter may have the same id."""


class Draw(Command):
    """A button that draws the top card of a deck."""

    to: BoxRef
    """The box to which the card goes; what it is, only those see who can see that box."""
    report: Text
    """What the chat says. `{side}` and `{place}` may stand in it."""


class Reshuffle(Command):
    """A button that puts cards back into a deck."""

    from_: tuple[BoxRef, ...] = Field(min_length=1)
    """The boxes whose cards go back."""
    report: Text
    """What the chat says of every card. `{side}`, `{piece}` and `{place}` may stand in it."""


class Deck(Shape):
    """Cards that lie face down in a box, shuffled: each that is drawn is one of them at random."""

    kinds: tuple[Id, ...] = Field(min_length=1)
    """The kinds of piece that its cards are."""
    draw: Draw
    """Draws a card; on a board with a sheet for each side, of the player's own deck."""
    reshuffle: Reshuffle | None = None
    """Puts cards back."""
    rules: Rules = ()
    """The cases on drawing."""


class Box(Shape):
    """A named place on a board."""

    id: Text
    """What set-ups and actions call it."""
    title: Text
    """What is printed in it."""
    wide: Int = 1
    """How many columns it takes."""
    tall: Int = 1
    """How many rows it takes."""
    note: Text | None = None
    """What happens to pieces in it, in a line below the title."""
    deck: Deck | None = None
    """The cards in it are a deck."""
    rules: Rules = ()
    """The cases that say what it is for."""


class BoxesOf(Shape):
    """Boxes that come from something else: a box for each turn, each alternate group, each number."""

    each: Literal["turn", "alternate", "number"]
    """For what there is a box. Their ids are the turns, `alt-1`, `alt-2` … and the numbers."""
    from_: Int = 0
    """The first number, if there is a box for each."""
    to: Int = 0
    """The last number, if there is a box for each."""


class Board(Shape):
    """A picture with boxes beside the map."""

    title: Text
    """What its window is called."""
    per: Literal["side", "day"] | None = None
    """It has a sheet for each side, or for each day of the battle."""
    private: Flag = False
    """Each side's sheet is a window of its own that no other side can open; only with `per: side`."""
    hand: Flag = False
    """It is a hand: its pieces lie side by side, not on one another; only if it is private."""
    holds: tuple[Literal["entry", "alternate", "out"], ...] = ()
    """Which waiting pieces stand here: those with a turn of entry, the alternates, those out of play."""
    columns: Count
    """How many boxes stand side by side."""
    box_width: Int = 160
    """Pixels."""
    box_height: Int = 160
    """Pixels."""
    boxes: tuple[Box, ...] = ()
    """Its boxes, row by row."""
    boxes_of: BoxesOf | None = None
    """Boxes that it makes of turns, groups or numbers, behind those of `boxes`."""
    key: Key | None = None
    """The key that opens its window."""
    rules: Rules = ()
    """The cases that say what it is for."""


class BoardsFile(Shape):
    """`boards.yaml`: the boards beside the map."""

    boards: dict[Id, Board]
    """The boards, by id, in the order of their buttons."""


class TerrainKind(Shape):
    """Something that the ground can be, and the drawing that shows it."""

    title: Text
    """What people call it."""
    drawing: Text
    """Which drawing of the map templates shows it."""
    rules: Rules = ()
    """The cases that say what it does."""


class HexsideKind(TerrainKind):
    """A kind of hexside."""

    crossed_by_span: Flag = False
    """A road across it needs a bridge or a ford."""
    rises: Flag = False
    """It rises towards the second of its two hexes."""
    crossing: Text | None = None
    """The drawing where a road or trail crosses it without a span, such as `culvert`; else none."""


class SpanState(TerrainKind):
    """A state of bridges and fords."""

    marker: Id | None = None
    """The marker that lies on a span in this state when a scenario begins."""


class PlaceKind(TerrainKind):
    """A kind of named place; its drawing is that of the name."""

    ground: Text | None = None
    """The drawing of the hexes it stands in, where it changes how they look."""
    stands_on: tuple[Id, ...] = ()
    """The kinds of hex of which each of its hexes must be one; empty: any."""


class PointKind(TerrainKind):
    """A printed sign in a hex: victory points, supply, an entry."""

    role: Literal["victory", "supply", "entry", "exit"] | None = None
    """What the sign means to checks and outputs."""
    per: Literal["side"] | None = None
    """Each such sign belongs to a side."""
    edge: Flag = False
    """It must lie on the edge of the map."""
    on_path: tuple[Id, ...] = ()
    """The kinds of path of which one must run through its hex; empty: none need."""
    value: Text | None = None
    """What its number means."""


class TerrainFile(Shape):
    """`terrain.yaml`: what the ground of a map can be."""

    hexes: dict[Id, TerrainKind]
    """What a hex can be, as `terrain.csv` names it."""
    hexsides: dict[Id, HexsideKind]
    """What a hexside can be, as `hexsides.csv` names it."""
    paths: dict[Id, TerrainKind]
    """Roads and trails: what runs through the middles of hexes."""
    spans: dict[Id, TerrainKind]
    """Bridges, trestles and fords: what crosses a hexside."""
    points: dict[Id, PointKind]
    """Signs that are printed in hexes."""
    places: dict[Id, PlaceKind]
    """Kinds of named place."""
    span_states: dict[Id, SpanState] = {}
    """What spans can be in: damaged, repaired."""


class Step(Shape):
    """A phase, segment or step of the sequence of play."""

    id: Id
    """What `cleared-by` of a state calls it; the same step has the same id wherever it stands."""
    title: Text
    """What the rules call it."""
    does: Text | None = None
    """What is done in it, in a sentence."""
    player: Literal["first", "second"] | None = None
    """Whose turn it is, with all the steps inside it: that of the side that moves first, or second."""
    rules: Rules = ()
    """The cases that say how."""
    steps: tuple["Step", ...] = ()
    """The steps inside it, in their order."""


class PhasesFile(Shape):
    """`phases.yaml`: the sequence of play of each kind of turn."""

    turns: dict[Id, tuple[Step, ...]]
    """The steps of a turn in their order, by kind of turn."""


class TableFile(Shape):
    """A table that the rules print; its rows stand in `tables/<id>.csv`."""

    title: Text
    """What the table is called."""
    rules: Rules
    """The cases that print it or use it."""
    dice: Text | None = None
    """The dice that are rolled on it: `1d6`."""
    note: Text | None = None
    """What changes the roll, and when it is made."""
    on_card: Flag = False
    """It is printed on a card and not in the rules: its rows may be missing until their owner writes them."""
    source: SourceId
    """Where its numbers come from."""

    @property
    def throw(self) -> tuple[int, int] | None:
        """How many dice are rolled on it and how many sides they have; None if none are, or nobody can read it."""
        found = re.fullmatch(r"([1-9])d([1-9][0-9]?)", self.dice or "")
        return (int(found[1]), int(found[2])) if found else None


class TablesFile(Shape):
    """`tables.yaml`: the tables that the rules print."""

    tables: dict[Id, TableFile]
    """The tables by id, which is also the name of the file with the rows."""
