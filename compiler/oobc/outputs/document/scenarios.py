"""What the document of a game says of scenarios."""

from typing import Literal

from pydantic import Field

from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.game.placements import Enters, InBox, InHex, Placement, Waits
from oobc.game.rules import case_order
from oobc.game.scenarios import Scenario
from oobc.model.scenario import SetUp, TakenOver
from oobc.outputs.document.rules import Part, like
from oobc.outputs.document.turns import TurnPart, turn_part


class PlacePart(Part):
    """Where a piece is when a scenario begins."""

    kind: Literal["hex", "entry", "group", "box", "out"]
    """On the map, waiting for its turn, in a group until it is called, in a box of a board, or out of play."""
    hex: str | None
    """The hex it stands in, or in which it enters."""
    turn: str | None
    """The turn of entry."""
    group: str | None
    """The group in which it waits, by its title: `ALT 2`."""
    board: str | None
    """The board of its box."""
    box: str | None
    """The box it stands in."""
    face: str
    """The face that is up."""
    facing: int | None
    """The hexside to which it faces, 1 to 6 clockwise from the upper one, if that is said."""
    column: str | None
    """The scenario whose column of the set-up card says it; null of markers."""
    source: str
    """Where the place comes from."""


class PlacedPart(Part):
    """A piece in a scenario."""

    piece: str
    """Its id."""
    place: PlacePart
    """Where it is when the scenario begins."""


class ParameterPart(Part):
    """Something that the scenario states."""

    values: dict[str, int]
    """By side, or under `value`."""
    source: str
    """Where it comes from."""


class TakenOverPart(Part):
    """Cases of elsewhere that hold in a scenario too."""

    from_: str = Field(alias="from")
    """The first case."""
    to: str | None
    """The last case; null: it is one case."""
    cases: list[str]
    """All of them, with those below the last."""
    side: str | None
    """The side for which they hold, if not for all."""
    source: str
    """The case that takes them over."""


class FreeSetUpPart(Part):
    """How a side sets up freely."""

    where: str | None
    """On which ground, in words."""
    within: int | None
    """How far at most."""
    unit: str
    """In what that is counted."""
    of: list[str]
    """From these hexes."""
    of_scenario: str | None
    """From the hexes where the pieces stand in this scenario."""
    except_units: list[str]
    """Those that are not free."""
    pieces: list[str]
    """Those that are: all other pieces of the side on the map."""


class SetUpPart(Part):
    """How a side is set up, as the rules say it."""

    side: str | None
    """The side; null: all."""
    column: str | None
    """What print calls the column of the set-up cards."""
    as_in: str | None
    """The scenario in which they stand just so."""
    free: FreeSetUpPart | None
    """They are set up freely; places of theirs are a proposal."""
    source: str
    """Where it comes from."""


class OrderPart(Part):
    """An order in force or to be given when the scenario begins."""

    side: str
    """Who gives it."""
    count: int
    """How many such orders there are."""
    force: list[str]
    """Formations or units; empty: the owner chooses."""
    objective: str | None
    """The hex that it leads to."""
    kind: str | None
    """What sort of order it is, if not the usual one."""
    properties: dict[str, bool | int]
    """What else it has, by the id of the property in the series."""
    turn: str | None
    """The turn on which it is given, if not at start."""
    note: str | None
    """What else the rules say of it."""
    source: str
    """Where it comes from."""


class SpanStatePart(Part):
    """The state of a bridge when the scenario begins."""

    hexside: str
    """The hexside that it crosses."""
    state: str
    """What it is in, by the id of the state."""
    source: str
    """Where it comes from."""


class StartStatePart(Part):
    """A state that pieces begin in."""

    state: str
    """The state, by its id in the series."""
    level: str
    """Which of its levels."""
    formations: list[str]
    """The formations whose units are in it."""
    units: list[str]
    """Single units that are in it."""
    except_units: list[str]
    """Units of those formations that are not."""
    note: str | None
    """What else the rules say of it."""
    source: str
    """Where it comes from."""


class AwardPart(Part):
    """Victory points of the scenario alone."""

    side: str
    """Who earns them."""
    points: int
    """How many."""
    hexes: list[str]
    """The hexes for which they are earned."""
    each: bool
    """For each hex, not once for all."""
    until: str | None
    """The turn at whose end the hexes must be held."""
    note: str | None
    """What else the rules say of it."""
    source: str
    """Where it comes from."""


class VictoryPart(Part):
    """How the scenario is won."""

    rules: list[str]
    """The cases that say so."""
    hexes_not_counted: list[str] | None
    """Victory hexes of the map that earn nothing in it."""
    source: str
    """Where it comes from."""


class ScenarioPart(Part):
    """A scenario, with what it inherits filled in."""

    id: str
    """The name of its file."""
    title: str
    """Its name."""
    short: str
    """Its name for narrow places."""
    case: str
    """The case of the rules that describes it."""
    inherits: str | None
    """The scenario from which it takes what it does not say itself."""
    takes_over: list[TakenOverPart]
    """The cases of elsewhere that hold in it, unless it says otherwise."""
    set_up: list[SetUpPart]
    """How the sides are set up, as the rules say it."""
    columns: dict[str, list[str]]
    """By side, the scenarios whose columns of the set-up card place its pieces here."""
    first_player: str
    """The side that moves first in a turn."""
    first_player_source: str
    """Where that comes from."""
    printed_turns: int | None
    """How many turns the rules say there are."""
    turns_source: str
    """Where its first and last turn come from."""
    turns: list[TurnPart]
    """Its turns, numbered from 1."""
    parameters: dict[str, ParameterPart]
    """What the series has a scenario state, by id."""
    orders: list[OrderPart]
    """Orders in force or to be given when the scenario begins."""
    spans: list[SpanStatePart]
    """The state of bridges when the scenario begins."""
    states: list[StartStatePart]
    """States that pieces begin in."""
    awards: list[AwardPart]
    """Victory points of this scenario alone."""
    victory: VictoryPart | None
    """How it is won."""
    special: list[str]
    """Cases that hold in the scenario."""
    note: str | None
    """What a player must know of it."""
    pieces: list[PlacedPart]
    """Every piece and where it is."""


def scenario_part(game: Game, scenario: Scenario) -> ScenarioPart:
    """A scenario."""
    return ScenarioPart(
        id=scenario.id,
        title=scenario.title,
        short=scenario.short,
        case=scenario.case,
        inherits=scenario.parent.id if scenario.parent else None,
        takes_over=[_taken_over(game, each) for each in scenario.takes_over],
        set_up=[_set_up(game, scenario, each) for each in scenario.set_up],
        columns=_columns(game, scenario),
        first_player=scenario.first_player,
        first_player_source=scenario.first_player_source,
        printed_turns=scenario.printed_turns,
        turns_source=scenario.turns_source,
        turns=[turn_part(turn) for turn in scenario.turns],
        parameters={
            name: ParameterPart(values={key: int(value) for key, value in each.values.items()}, source=each.source)
            for name, each in scenario.parameters.items()
        },
        orders=[like(OrderPart, each) for each in scenario.orders],
        spans=[like(SpanStatePart, each) for each in scenario.spans],
        states=[like(StartStatePart, each) for each in scenario.states],
        awards=[like(AwardPart, each) for each in scenario.awards],
        victory=like(VictoryPart, scenario.victory) if scenario.victory else None,
        special=list(scenario.special),
        note=scenario.note,
        pieces=[
            PlacedPart(piece=id, place=_place(game, each, game.pieces[id])) for id, each in scenario.placements.items()
        ],
    )


def _place(game: Game, placement: Placement, piece: Piece) -> PlacePart:
    return PlacePart(
        kind=placement.kind,
        hex=placement.hex if isinstance(placement, InHex | Enters | Waits) else None,
        turn=placement.turn.id if isinstance(placement, Enters) else None,
        group=placement.group.title if isinstance(placement, Waits) else None,
        board=placement.box.ref.board if isinstance(placement, InBox) else None,
        box=placement.box.id if isinstance(placement, InBox) else None,
        face=placement.condition.face or piece.faces[0],
        facing=placement.condition.facing,
        column=_column(game, placement),
        source=placement.source,
    )


def _column(game: Game, placement: Placement) -> str | None:
    """The scenario in whose column of the set-up card a place stands."""
    column = placement.origin.path[-1] if placement.origin.path else None
    return str(column) if column in game.scenarios else None


def _columns(game: Game, scenario: Scenario) -> dict[str, list[str]]:
    found: dict[str, dict[str, None]] = {side: {} for side in game.box.sides}
    for id, placement in scenario.placements.items():
        side, column = game.pieces[id].side, _column(game, placement)
        if side is not None and column is not None:
            found[side.id][column] = None
    return {side: list(columns) for side, columns in found.items()}


def _taken_over(game: Game, taken: TakenOver) -> TakenOverPart:
    first, last = case_order(taken.from_), case_order(taken.to or taken.from_)
    cases = [id for id in game.cases if first <= case_order(id) and case_order(id)[: len(last)] <= last]
    return TakenOverPart(**{"from": taken.from_}, to=taken.to, cases=cases, side=taken.side, source=taken.source)


def _set_up(game: Game, scenario: Scenario, each: SetUp) -> SetUpPart:
    free, own = each.free, [id for id in scenario.placements if _set_up_by(game, id, each)]
    return SetUpPart(
        side=each.side,
        column=each.column,
        as_in=each.as_in,
        free=free
        and FreeSetUpPart(
            where=free.where,
            within=free.within,
            unit=free.unit,
            of=list(free.of),
            of_scenario=free.of_scenario,
            except_units=list(free.except_units),
            pieces=[id for id in own if isinstance(scenario.placements[id], InHex) and id not in free.except_units],
        ),
        source=each.source,
    )


def _set_up_by(game: Game, id: str, each: SetUp) -> bool:
    side = game.pieces[id].side
    return side is not None and each.side in (None, side.id) and not game.pieces[id].is_marker
