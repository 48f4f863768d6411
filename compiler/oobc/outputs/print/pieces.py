"""Counters on cards: their pictures with a description, their strength together, how they begin a scenario."""

from collections import Counter
from collections.abc import Iterable, Iterator

from oobc.art.counters import FaceView, face
from oobc.art.views import View
from oobc.game import Game
from oobc.game.pieces import Formation, Piece
from oobc.game.placements import Enters, InBox, InHex, OutOfPlay, Placement, Waits
from oobc.game.scenarios import Scenario
from oobc.outputs.print.frame import MARKS, Marked, marked
from oobc.outputs.provenance import kind_of
from oobc.outputs.words import facing

_WAYS: tuple[type[Placement], ...] = (InHex, Enters, Waits, InBox, OutOfPlay)
"""In the order in which cards name them."""


class Picture(View):
    """A counter, and what a reader who cannot see it must know."""

    face: FaceView
    alt: str
    name: str


class Total(View):
    """How many counters, and their strength together."""

    counters: int
    strength: Marked


class Head(View):
    """What cards say over the units of a formation; its officer is a word and a name."""

    title: Marked
    stripe: tuple[str, ...] = ()
    officer: tuple[str, Marked] | None = None
    level: Marked | None = None


def leaders(game: Game) -> str:
    """What the series calls those who lead the formations of a game."""
    led_by = (game.officer_of(formation) for formation in game.formations.values())
    return " / ".join(dict.fromkeys(officer.kind.title for officer in led_by if officer is not None))


def total(game: Game, pieces: Iterable[Piece]) -> Total:
    """How many counters, and their strength together; the sum is as well known as its least known part."""
    name, everyone = game.series.pieces.summed, list(pieces)
    strong = [(piece.values[name], piece.source_of(name)) for piece in everyone if name and name in piece.values]
    kinds = {kind_of(source) for _, source in strong}
    least = next((kind for kind in MARKS if kind in kinds), "printed")
    strength = marked(sum(value for value, _ in strong), f"{least}:")
    return Total(sum(piece.count for piece in everyone), strength)


def counters(game: Game) -> Iterator[Piece]:
    """The units that are counters: all but the cards of decks."""
    return (piece for piece in game.units() if not piece.is_card)


def leaders_first(pieces: Iterable[Piece]) -> list[Piece]:
    """Pieces, those that lead before the others."""
    return sorted(pieces, key=lambda piece: not piece.kind.leads)


def head(game: Game, formation: Formation | None) -> Head:
    """The head of a formation, or of the units in none."""
    if formation is None:
        return Head(Marked("Not in a formation"))
    officer, level = game.officer_of(formation), formation.breakpoint
    return Head(
        marked(formation.name, formation.source_of("name")),
        formation.stripe,
        (officer.kind.title, marked(officer.name, formation.source_of("officer"))) if officer else None,
        None if level is None else marked(level, formation.source_of("breakpoint")),
    )


def ways(pieces: Iterable[Piece], scenario: Scenario, *those: type[Placement]) -> tuple[str, ...]:
    """How pieces begin a scenario, those or all ways: `12 on the map`."""
    placed = [scenario.placements[piece.id] for piece in pieces if piece.id in scenario.placements]
    counts = Counter((_WAYS.index(type(each)), _way(each)) for each in placed if isinstance(each, those or _WAYS))
    return tuple(f"{count} {words}" for (_, words), count in sorted(counts.items()))


def _way(placement: Placement) -> str:
    match placement:
        case InHex():
            return "on the map"
        case Enters():
            return "to enter"
        case Waits(group):
            return f"as {group.kind.many}"
        case InBox():
            return "in boxes"
        case OutOfPlay():
            return "out of play"


def start_notes(game: Game, scenario: Scenario, piece: Piece) -> tuple[str, ...]:
    """What a place does not say of how a piece begins: another face than the first, its facing, its states."""
    placement = scenario.placements[piece.id]
    face = placement.condition.face
    turned = [piece.face(face).title] if face not in (None, piece.faces[0]) else []
    return (*turned, *facing(placement), *(level.title for level in game.states_at_start(scenario, piece).values()))


def picture(game: Game, piece: Piece, up: str | None = None) -> Picture:
    """A counter with this face up, or its first."""
    values = (f"{piece.kind.values[name].title} {value}" for name, value in piece.values.items())
    words = (
        piece.name,
        *([piece.nation.title] if piece.nation else ()),
        *(each.text for each in branch(piece)),
        *values,
    )
    return Picture(face(game, piece, up or piece.faces[0]), ", ".join(words), piece.name)


def pictures(game: Game, pieces: Iterable[Piece]) -> tuple[Picture, ...]:
    """Counters, the first face of each up."""
    return tuple(picture(game, piece) for piece in pieces)


def branch(piece: Piece) -> tuple[Marked, ...]:
    """Arm and size, or the kind of a piece that has neither."""
    named = (("arm", piece.arm), ("size", piece.size))
    parts = tuple(marked(each.title, piece.source_of(column)) for column, each in named if each is not None)
    return parts or (marked(piece.kind.title, piece.source_of("kind")),)
