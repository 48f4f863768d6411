"""What several outputs say in the same words: places, turns, steps, parameters, orders, states, awards, losses."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from oobc.game import Game
from oobc.game.groups import Group
from oobc.game.pieces import Formation, Piece
from oobc.game.placements import Enters, InBox, InHex, OutOfPlay, Placement, Waits
from oobc.game.scenarios import ParameterValue, Scenario
from oobc.model.game import Side
from oobc.model.phases import Step
from oobc.model.pieces import Level, Losses
from oobc.model.scenario import Award, FreeSetUp, Order, SetUp, StartState, TakenOver


@dataclass(frozen=True, slots=True)
class Hex:
    """A hex in a sentence."""

    number: str


@dataclass(frozen=True, slots=True)
class OnTurn:
    """A turn in a sentence."""

    id: str


@dataclass(frozen=True, slots=True)
class Name:
    """The name of a place or formation in a sentence, which may come from elsewhere than the sentence does."""

    text: str
    source: str


Part = str | Hex | OnTurn | Name | Piece | Group | Side | Level
"""Words, or what they name, which a page links. A side or a level of a state heads what is of it."""
Sentence = tuple[Part, ...]


def plain(sentence: Sentence) -> str:
    """A sentence as text."""
    return "".join(map(said, sentence))


def said(part: Part) -> str:
    """A part of a sentence as text."""
    match part:
        case str(text) | Hex(text) | OnTurn(text) | Name(text) | Piece(name=text) | Group(title=text):
            return text
        case Side(title=title) | Level(title=title):
            return f"{title}: "


def place(placement: Placement) -> Sentence:
    """Where a piece begins."""
    match placement:
        case InHex(hex):
            return (Hex(hex),)
        case Enters(turn, hex):
            return OnTurn(turn.id), " at ", Hex(hex)
        case Waits(group):
            return group, *_after(" at ", ((Hex(hex),) for hex in group.enters))
        case InBox(box):
            return (f"{box.title} ({box.board.title})",)
        case OutOfPlay():
            return ("Out of play",)


def facing(placement: Placement) -> list[str]:
    """Where a piece faces, if that is said."""
    return [f"facing hexside {placement.condition.facing}"] if placement.condition.facing is not None else []


def state(game: Game, start: StartState) -> Sentence:
    """In which state who begins."""
    level = game.series.pieces.states[start.state].level(start.level)
    but = _after(", but not ", _troops(game, start.except_units))
    return level, *_after("", _troops(game, start.formations + start.units)), *but


def order(game: Game, order: Order) -> Sentence:
    """Who gives which order to whom, where it leads, and when it is given, if not at start."""
    orders = game.series.about.orders
    kind = order.kind or (orders.title if orders is not None else "Order")
    declared = orders.properties if orders is not None else {}
    said = [(each.first, each.words(order.properties[id])) for id, each in declared.items() if id in order.properties]
    return (
        game.box.sides[order.side],
        f"{order.count} × {kind}" if order.count > 1 else kind,
        *(f", {words}" for first, words in said if words and first),
        *_after(" for ", _troops(game, order.force)),
        *_after(" to ", _named(game, [order.objective] if order.objective is not None else [])),
        *((", given on ", OnTurn(order.turn)) if order.turn is not None else ()),
        *(f", {words}" for first, words in said if words and not first),
    )


def set_up(game: Game, each: SetUp) -> Sentence:
    """How a side is set up: as in another scenario, by a column of the cards, or freely and how far from where."""
    parts: list[Part] = [game.box.sides[each.side]] if each.side is not None else []
    ways = [f"as in {game.scenarios[each.as_in].title}"] if each.as_in is not None else []
    ways += [f"by the column {each.column}"] if each.column is not None else []
    if each.free is not None:
        ways.append(" ".join(_freely(game, each.free)))
    way = ", ".join(ways)
    parts.append(way if each.side is not None else way[:1].upper() + way[1:])
    return *parts, *_after("; not ", _troops(game, each.free.except_units if each.free is not None else ()))


def _freely(game: Game, free: FreeSetUp) -> Iterator[str]:
    yield "freely"
    if free.where is not None:
        yield free.where
    if free.within is not None:
        yield f"within {free.within} {free.unit} of"
        yield " or ".join(free.of) or "where they stand" + (
            f" in {game.scenarios[free.of_scenario].title}" if free.of_scenario is not None else ""
        )


def taken_over(game: Game, each: TakenOver) -> Sentence:
    """Which cases hold too."""
    side: Sentence = (game.box.sides[each.side],) if each.side is not None else ()
    return *side, each.from_ if each.to is None else f"{each.from_} to {each.to}"


def award(game: Game, award: Award) -> Sentence:
    """Who earns how many points: for which hexes, and when they must be held."""
    side, points = game.box.sides[award.side], counted(award.points, "point")
    each = " for each of " if award.each and len(award.hexes) > 1 else " for "
    until = (", held at the end of ", OnTurn(award.until)) if award.until is not None else ()
    return side, points, *_after(each, _named(game, award.hexes)), *until


def _named(game: Game, hexes: Iterable[str]) -> Iterator[Sentence]:
    """Hexes with the names of their places."""
    return ((Hex(hex), *_after(" ", ((each,) for each in names_in(game, hex)))) for hex in hexes)


def names_in(game: Game, hex: str) -> list[Name]:
    """The names of the places in a hex."""
    return [Name(place.name, place.source_of("name")) for place in game.map.places_in(hex)]


def _troops(game: Game, ids: Iterable[str]) -> Iterator[Sentence]:
    """Formations and units."""
    return ((game.pieces[id] if id in game.pieces else _name(game.formations[id]),) for id in ids)


def _name(formation: Formation) -> Name:
    return Name(formation.name, formation.source_of("name"))


def _after(word: str, items: Iterable[Sentence]) -> Sentence:
    """Items with commas between them behind a word; nothing, if there are none."""
    return tuple(part for number, item in enumerate(items) for part in (", " if number else word, *item))


def done_in(game: Game, step: Step) -> str | None:
    """What is done in a step, and on which turns alone it is played."""
    only = [f"{game.series.checks[step.check].title} turns only."] if step.check is not None else []
    return " ".join([*only, *([step.does] if step.does else [])]) or None


def counted(number: int, noun: str) -> str:
    """`1 section`, `2 sections`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def lost_in(game: Game, losses: Losses) -> str:
    """The boxes in which pieces are lost, in words."""
    places = []
    for board, boxes in groupby(losses.boxes, key=lambda box: box.board):
        titles = [game.boxes[board][box.box].title for box in boxes]
        places.append(f"{listed(titles)} ({game.series.boards[board].title})")
    return " and in ".join(places)


def listed(words: list[str]) -> str:
    """Words as a sentence lists them."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def played(scenario: Scenario) -> str:
    """From which turn to which a scenario is played."""
    first, last = scenario.turns[0], scenario.turns[-1]
    return f"{first.id} to {last.label if first.day == last.day else last.id}"


def stated(game: Game, parameter: ParameterValue) -> list[str]:
    """What a scenario states of a parameter: a value, or one for each side."""
    sides = game.box.sides
    return [f"{sides[key].title} {value}" if key in sides else value for key, value in parameter.values.items()]
