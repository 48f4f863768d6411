"""Counters on cards: their pictures with a description, their strength together, how they begin a scenario."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from oobc.art.counters import face
from oobc.game import Game
from oobc.game.pieces import Formation, Piece
from oobc.game.placements import Enters, InBox, InHex, OutOfPlay, Placement, Waits
from oobc.game.scenarios import Scenario
from oobc.outputs.print.frame import MARKS, Data, marked
from oobc.outputs.provenance import kind_of

WAYS: Mapping[type[Placement], str] = {
    InHex: "on the map",
    Enters: "to enter",
    Waits: "as alternates",
    InBox: "in boxes",
    OutOfPlay: "out of play",
}
"""The ways in which pieces begin a scenario, in words."""


def leaders(game: Game) -> str:
    """What the series calls those who lead the formations of a game."""
    led_by = (game.officer_of(formation) for formation in game.formations.values())
    return " / ".join(dict.fromkeys(officer.shape.title for officer in led_by if officer is not None))


def total(game: Game, pieces: Iterable[Piece]) -> Data:
    """How many counters, and their strength together; the sum is as well known as its least known part."""
    name, everyone = game.series.strength or "", list(pieces)
    strong = [piece for piece in everyone if name in piece.values]
    kinds = {kind_of(piece.source_of(name)) for piece in strong}
    least = next((kind for kind in MARKS if kind in kinds), "printed")
    strength = marked(sum(piece.values[name] for piece in strong), f"{least}:")
    return {"counters": sum(piece.count for piece in everyone), "strength": strength}


def strength_unit(game: Game) -> str | None:
    """What the strength of pieces is counted in."""
    name = game.series.strength
    values = (kind.values[name] for kind in game.series.pieces.kinds.values() if name in kind.values)
    value = next(values, None)
    return value.unit or value.title if value else None


def counters(game: Game) -> Iterator[Piece]:
    """The units that are counters: all but the cards of decks."""
    return (piece for piece in game.units() if not piece.is_card)


def by_formation(game: Game, units: list[Piece]) -> Iterator[tuple[Formation | None, list[Piece]]]:
    """The units by formation, in the order in which the data first names it."""
    for id in dict.fromkeys(piece.formation for piece in units):
        yield game.formations.get(id or ""), [piece for piece in units if piece.formation == id]


def formation_head(game: Game, formation: Formation | None) -> Data:
    """What cards say over the units of a formation, or over those of none: its name, stripe, officer and breakpoint."""
    if formation is None:
        return {"title": marked("Not in a formation", ""), "stripe": [], "officer": None, "level": None}
    officer, level = game.officer_of(formation), formation.breakpoint
    return {
        "title": marked(formation.name, formation.source_of("name")),
        "stripe": list(formation.stripe),
        "officer": officer and marked(officer.name, formation.source_of("officer")) | {"kind": officer.shape.title},
        "level": None if level is None else marked(level, formation.source_of("breakpoint")),
    }


def ways(pieces: Iterable[Piece], scenario: Scenario) -> Counter[type[Placement]]:
    """How many pieces begin a scenario in each of the `WAYS`."""
    return Counter(type(scenario.placements[piece.id]) for piece in pieces if piece.id in scenario.placements)


def ways_in_words(pieces: Iterable[Piece], scenario: Scenario) -> list[str]:
    """The same in words: `12 on the map`."""
    counts = ways(pieces, scenario)
    return [f"{counts[way]} {words}" for way, words in WAYS.items() if counts[way]]


def start_notes(game: Game, piece: Piece, placement: Placement, states: Mapping[str, str]) -> list[str]:
    """What a place does not say of how a piece begins: another face than the first, and its states by their level."""
    notes = [piece.face(placement.face).title] if placement.face not in (None, piece.faces[0]) else []
    notes += [game.series.pieces.states[state].level(level).title for state, level in states.items()]
    return notes


def picture(game: Game, piece: Piece) -> Data:
    """A counter, its first face up, and what a reader who cannot see it must know."""
    return {"face": face(game, piece, piece.faces[0]), "alt": ", ".join(_words(game, piece)), "name": piece.name}


def _words(game: Game, piece: Piece) -> Iterable[str]:
    yield piece.name
    nation = game.box.nations.get(piece.nation or "")
    if nation is not None:
        yield nation.title
    yield from (part["text"] for part in branch(game, piece))
    for name, value in piece.values.items():
        yield f"{piece.shape.values[name].title} {value}"


def branch(game: Game, piece: Piece) -> list[Data]:
    """Arm and size, or the kind of a piece that has neither."""
    parts = []
    arm = game.series.about.arms.get(piece.arm or "")
    if arm is not None:
        parts.append(marked(arm.title, piece.source_of("arm")))
    size = game.series.about.sizes.get(piece.size or "")
    if size is not None:
        parts.append(marked(size.title, piece.source_of("size")))
    return parts or [marked(piece.shape.title, piece.source_of("kind"))]
