"""What the file of a scenario says: a way to start the battle."""

from oobc.model import references as ref
from oobc.model.values import Count, Flag, Given, Int, Shape, Stated, Text


class Duration(Shape):
    """From which turn to which, and how many turns the rules say that is."""

    from_: ref.Turn
    """The first turn: `11 Nov 7 AM`."""
    to: ref.Turn
    """The last turn: `11 Nov 2 PM`."""
    printed: Int | None = None
    """How many turns the rules say there are."""
    also_printed: dict[ref.Case, Int] = {}
    """How many turns other cases say there are, by their numbers, such as a list of all scenarios."""
    source: ref.Source
    """Where this comes from."""


class Order(Shape):
    """An order in force or to be given when the scenario starts."""

    side: ref.Side
    """Who gives it."""
    count: Count = 1
    """How many such orders there are."""
    force: tuple[ref.Force, ...] = ()
    """Formations or units; empty: the owner chooses."""
    objective: ref.Hex | None = None
    """The hex that it leads to."""
    kind: Text | None = None
    """What sort of order it is, if not the usual one, such as a General Retreat."""
    properties: dict[ref.OrderProperty, Given] = {}
    """What else it has, of the series' `properties` of orders: `{pre-programmed: true, exempt: 6}`."""
    turn: ref.Turn | None = None
    """The turn on which it is given, if not at start."""
    note: Text | None = None
    """What else the rules say of it."""
    source: ref.Source
    """Where this comes from."""


class SpanState(Shape):
    """The state of a span when the scenario starts."""

    hexside: ref.Hexside
    """The hexside of a span of the map."""
    state: ref.SpanState
    """What it is in, one of the series' `span-states`."""
    source: ref.Source
    """Where this comes from."""


class StartState(Shape):
    """A state that pieces are in when the scenario starts."""

    state: ref.State
    """The state, one of the series' `states`."""
    level: ref.Level
    """Which of its levels."""
    formations: tuple[ref.Formation, ...] = ()
    """The formations whose units are in it."""
    units: tuple[ref.Unit, ...] = ()
    """Single units that are in it."""
    except_units: tuple[ref.Unit, ...] = ()
    """Units of those formations that are not."""
    note: Text | None = None
    """What else the rules say of it."""
    source: ref.Source
    """Where this comes from."""


class Award(Shape):
    """Victory points of this scenario alone."""

    side: ref.Side
    """Who earns them."""
    points: Int
    """How many VPs."""
    hexes: tuple[ref.Hex, ...] = ()
    """The hexes for which they are earned."""
    each: Flag = True
    """For each hex, not once for all."""
    until: ref.Turn | None = None
    """The turn at whose end the hexes must be held."""
    note: Text | None = None
    """What else the rules say of it."""
    source: ref.Source
    """Where this comes from."""


class Victory(Shape):
    """How the scenario is won."""

    rules: ref.Rules = ()
    """The cases that say so."""
    hexes_not_counted: tuple[ref.Hex, ...] | None = None
    """VP hexes of the map that earn nothing in this scenario."""
    source: ref.Source
    """Where this comes from."""


class FirstPlayer(Shape):
    """The side that moves first in a turn; the others follow in the order of the game's `sides`, round to it."""

    side: ref.Side
    """The side."""
    source: ref.Source
    """Where this comes from."""


class TakenOver(Shape):
    """Cases of elsewhere that hold in the scenario too, unless it says otherwise."""

    from_: ref.Case
    """The first of them, or the only one."""
    to: ref.Case | None = None
    """The last of them, with those below it."""
    side: ref.Side | None = None
    """The side for which they hold, if not for all."""
    source: ref.Source
    """The case that takes them over."""


class FreeSetUp(Shape):
    """How a side sets up freely. The hexes of the set-up card are then a proposal."""

    where: Text | None = None
    """On which ground, in words: `on the SW bank`."""
    within: Int | None = None
    """How far at most."""
    unit: Text = "hexes"
    """In what that is counted: `hexes`, `MPs`."""
    of: tuple[ref.Hex, ...] = ()
    """From these hexes."""
    of_scenario: ref.Scenario | None = None
    """From the hexes where the pieces stand in this scenario."""
    except_units: tuple[ref.Unit, ...] = ()
    """Those that are not free: they stand where the set-up card has them."""


class SetUp(Shape):
    """How the pieces of a side, or of all, are set up."""

    side: ref.Side | None = None
    """The side; without it, all."""
    column: Text | None = None
    """What print calls the column of the set-up cards that holds: `ESP DoB`."""
    as_in: ref.Scenario | None = None
    """The scenario in which they stand just so."""
    free: FreeSetUp | None = None
    """They are set up freely."""
    source: ref.Source
    """Where this comes from."""


class ScenarioFile(Shape):
    """`scenarios/<id>.yaml`: a way to start the battle. One that inherits another says only what differs."""

    title: Text
    """Its name."""
    short: Text
    """A few letters for narrow places: `DoB`."""
    case: ref.Case
    """The case of the rules that describes it; scenarios are listed in the order of their cases."""
    inherits: ref.Scenario | None = None
    """The scenario whose values hold here where this one says nothing else."""
    turns: Duration
    """From which turn to which it is played."""
    first_player: FirstPlayer | None = None
    """Who moves first in a turn."""
    takes_over: tuple[TakenOver, ...] = ()
    """Cases of elsewhere that hold in it; it inherits their values from the scenario that it `inherits`."""
    set_up: tuple[SetUp, ...] | None = None
    """How the sides are set up, as the rules say it."""
    parameters: dict[ref.Parameter, dict[ref.KeyOfParameter, Stated]] = {}
    """Of the series' list: `mode-cards: {french: 2, coalition: 1, source: printed:28.12}`."""
    orders: tuple[Order, ...] | None = None
    """Orders in force or to be given at start."""
    spans: tuple[SpanState, ...] | None = None
    """Bridges that are damaged or repaired at start."""
    states: tuple[StartState, ...] | None = None
    """States that pieces are in at start."""
    awards: tuple[Award, ...] | None = None
    """Victory points of this scenario alone."""
    victory: Victory | None = None
    """How it is won."""
    special: ref.Rules | None = None
    """Cases that hold in this scenario."""
    note: Text | None = None
    """What a player must know of it, such as what is reconstructed."""
