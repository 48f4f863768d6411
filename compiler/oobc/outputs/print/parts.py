"""What all cards share: how a value shows where it comes from, a counter with its description, the frame."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any

from oobc.art.counters import face
from oobc.game import Game
from oobc.game.pieces import Formation, Piece, Placement
from oobc.game.scenarios import Scenario
from oobc.model.pieces import Losses
from oobc.model.scenario import Award, Order
from oobc.outputs.provenance import kind_of

Data = dict[str, Any]
"""Plain values for a template."""

MARKS = {"reconstructed": "†", "history": "‡"}
"""What stands behind a value that is not printed, the weakest first; a published change counts as print."""

NOBODYS = {"fill": "#3d4147", "ink": "#ffffff"}
"""The colours of a card or a part of it that belongs to no side."""

WAYS = {
    "hex": "on the map",
    "entry": "to enter",
    "alternate": "as alternates",
    "box": "in boxes",
    "out": "out of play",
}
"""The ways in which pieces begin a scenario, in words."""

_MEANINGS = {"reconstructed": "reconstructed by us", "history": "from history"}


def marked(text: str | int, source: str) -> Data:
    """A value and the mark of its source."""
    return {"text": str(text), "mark": MARKS.get(kind_of(source), "")}


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


def ways(pieces: Iterable[Piece], scenario: Scenario) -> Counter[str]:
    """How many pieces begin a scenario in each of the `WAYS`."""
    return Counter(scenario.placements[piece.id].kind for piece in pieces if piece.id in scenario.placements)


def start_notes(game: Game, piece: Piece, placement: Placement, states: Mapping[str, str]) -> list[str]:
    """What a place does not say of how a piece begins: another face than the first, and its states by their level."""
    notes = [piece.face(placement.face).title] if placement.face not in (None, piece.faces[0]) else []
    notes += [game.series.pieces.states[state].level(level).title for state, level in states.items()]
    return notes


def box_title(game: Game, placement: Placement) -> str:
    """What is printed in the box in which a piece begins."""
    boxes = game.series.boards[placement.board or ""].boxes
    return next((box.title for box in boxes if box.id == placement.box), placement.box or "")


def lost_in(game: Game, losses: Losses) -> str:
    """The boxes in which pieces are lost, in words."""
    places = []
    for board, boxes in groupby(losses.boxes, key=lambda box: box.board):
        about = game.series.boards[board]
        titles = {box.id: box.title for box in about.boxes}
        places.append(f"{listed([titles.get(box.box, box.box) for box in boxes])} ({about.title})")
    return " and in ".join(places)


def listed(words: list[str]) -> str:
    """Words as a sentence lists them."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def order_words(game: Game, order: Order) -> str:
    """An order in words: of which kind if not the usual one, whose, for whom, to where."""
    kind = f"{order.kind}, " if order.kind else ""
    force = [game.name_of(id) for id in order.force]
    where = f" to {order.objective}" if order.objective else ""
    return f"{kind}{game.box.sides[order.side].title}: {', '.join(force) or 'a force of its choice'}{where}"


def award_words(game: Game, award: Award) -> str:
    """An award in words: to whom, how much, for which hexes."""
    side, each = game.box.sides[award.side].title, " each" if award.each and len(award.hexes) > 1 else ""
    hexes = f" for {', '.join(award.hexes)}" if award.hexes else ""
    return f"{side}: {award.points}{each}{hexes}"


def legend() -> list[Data]:
    """The marks and what they mean."""
    return [{"mark": mark, "meaning": _MEANINGS[kind]} for kind, mark in MARKS.items()]


def frame(game: Game, heading: str) -> Data:
    """What stands on every card: whose it is, and of what."""
    return {
        "look": "counters",
        "heading": heading,
        "battle": game.battle.title,
        "subtitle": game.battle.subtitle,
        "case": game.battle.case,
        "game": game.box.title,
        "version": game.box.version,
        "rules": f"{game.series.about.title}, rules {game.box.rules_version}",
        "note": game.battle.note,
        "legend": legend(),
        "broken": game.series.about.formations.breakpoint.broken,
        "scenarios": [_scenario(game, each) for each in game.scenarios.values()],
    }


def _scenario(game: Game, scenario: Scenario) -> Data:
    first, last = scenario.turns[0], scenario.turns[-1]
    end = last.label if first.day == last.day else last.id
    return {
        "short": scenario.short,
        "title": scenario.title,
        "case": scenario.case,
        "span": f"{first.id} – {end}",
        "turns": len(scenario.turns),
        "first": game.box.sides[scenario.first_player].title,
    }


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
