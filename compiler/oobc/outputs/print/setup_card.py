"""The set-up card of a side: its counters by formation, with a column for each scenario."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar

from oobc.art.views import View
from oobc.game import Game
from oobc.game.pieces import Formation, Piece
from oobc.game.placements import Enters, InBox, InHex, OutOfPlay, Placement, Waits
from oobc.layout.paper import PaperName
from oobc.model.pieces import Value
from oobc.outputs.print.arrivals import AlternateView, Entry, alternate, entries
from oobc.outputs.print.frame import MARKS, Band, Frame, Marked, ScenarioLine, frame, mark_of, marked, scenario_lines
from oobc.outputs.print.pieces import (
    WAYS,
    FormationHead,
    Picture,
    Total,
    branch,
    by_formation,
    counters,
    formation_head,
    leaders_first,
    picture,
    start_notes,
    strength_unit,
    total,
    ways,
    ways_in_words,
)
from oobc.outputs.provenance import kind_of


@dataclass(frozen=True, slots=True)
class Column:
    """A value that counters carry; the strength is summed."""

    title: str
    unit: str | None
    summed: bool


@dataclass(frozen=True, slots=True)
class Place:
    """Where a counter begins a scenario, as printed cards write it: a large word, and small ones over and under it."""

    text: Marked
    over: str
    under: str
    wordy: bool
    """The large word is a name, and no number."""
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A counter."""

    picture: Picture
    part_of: str | None
    count: int
    title: Marked
    branch: tuple[Marked, ...]
    composition: Marked | None
    comment: str | None
    values: tuple[Marked | None, ...]
    places: tuple[Place | None, ...]


_ToRow = Callable[[Piece, str | None], Row]
"""Makes the row of a piece, which may be a part of the piece with this name."""


@dataclass(frozen=True, slots=True)
class Part:
    """The counters of a division, or of none."""

    division: str | None
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """Counters under a heading, of a formation as a rule."""

    head: FormationHead
    total: Total | None
    on_map: tuple[str, ...]
    """How many stand on the map, by scenario."""
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Arrival:
    """A turn with one of its reinforcements."""

    turn: str
    entry: Entry


@dataclass(frozen=True, slots=True)
class Cited:
    """What a mark on the card stands for."""

    mark: str
    meaning: str
    said: str


@dataclass(frozen=True, slots=True)
class SetupCard(View):
    """The set-up of a side."""

    template: ClassVar[str] = "print/setup.typ"
    frame: Frame
    band: Band
    side: str
    note: str | None
    scenarios: tuple[ScenarioLine, ...]
    values: tuple[Column, ...]
    broken: str
    unit: str | None
    formations: tuple[Group, ...]
    others: tuple[Group, ...]
    total: Total
    starts: tuple[tuple[str, ...], ...]
    """How the counters begin, by scenario."""
    arrivals: tuple[Arrival, ...]
    alternates: tuple[AlternateView, ...]
    cited: tuple[Cited, ...]


def setup_card(game: Game, paper: PaperName, side: str) -> SetupCard:
    """The card of a side."""
    about, scenarios = game.box.sides[side], list(game.scenarios.values())
    heading = f"Set-up: {about.title}"
    units = [piece for piece in counters(game) if piece.side == side]
    shared = [piece for piece in counters(game) if piece.side is None]
    markers = [piece for piece in game.markers() if piece.side in (side, None)]
    placed = [piece for piece in markers if any(piece.id in each.placements for each in scenarios)]
    columns = _columns([*units, *shared])
    row = partial(_row, game, columns, [game.states_at_start(scenario) for scenario in scenarios])
    others = (("Of no side", shared), ("Markers", placed))
    return SetupCard(
        frame(game, paper, heading),
        Band(heading, about.colour, about.ink),
        about.title,
        game.battle.note,
        scenario_lines(game),
        tuple(Column(value.title, value.unit, name == game.series.strength) for name, value in columns.items()),
        game.series.about.formations.breakpoint.broken,
        strength_unit(game),
        tuple(_formation(game, row, formation, members) for formation, members in by_formation(game, units)),
        tuple(_group(game, row, FormationHead(Marked(title)), members) for title, members in others if members),
        total(game, units),
        tuple(tuple(ways_in_words(units, scenario)) for scenario in scenarios),
        tuple(Arrival(turn.id, each) for turn in game.turns for each in entries(game, turn, scenarios, side)),
        tuple(alternate(game, group) for group in game.alternates if group.side == side),
        _cited(game, [*units, *shared], side),
    )


def _columns(pieces: Iterable[Piece]) -> dict[str, Value]:
    """The values that any of the pieces carries, in the order in which the kinds of the series list them."""
    found: dict[str, Value] = {}
    for piece in sorted(pieces, key=lambda piece: -len(piece.kind.values)):
        for name, value in piece.kind.values.items():
            if name in piece.values:
                found.setdefault(name, value)
    return found


def _formation(game: Game, row: _ToRow, formation: Formation | None, members: list[Piece]) -> Group:
    """A formation, or the units that belong to none."""
    group = _group(game, row, formation_head(game, formation), members)
    if formation is None:
        return group
    numbers = (ways(members, scenario)[InHex] for scenario in game.scenarios.values())
    on_map = tuple(f"{number} {WAYS[InHex]}" if number else "" for number in numbers)
    return replace(group, total=total(game, members), on_map=on_map)


def _group(game: Game, row: _ToRow, head: FormationHead, members: list[Piece]) -> Group:
    """Pieces under a heading, by division; first those of none."""
    divisions = sorted(dict.fromkeys(piece.division for piece in members), key=lambda division: division is not None)
    return Group(head, None, ("",) * len(game.scenarios), tuple(_part(row, each, members) for each in divisions))


def _part(row: _ToRow, division: str | None, members: list[Piece]) -> Part:
    """The pieces of a division, those that lead first; below each those that are parts of it."""
    here = {piece.id for piece in members}
    rows: list[Row] = []
    for head in leaders_first(each for each in members if each.division == division and each.parent not in here):
        rows += [row(head, None), *(row(piece, head.name) for piece in members if piece.parent == head.id)]
    return Part(division, tuple(rows))


def _row(
    game: Game,
    columns: Iterable[str],
    states: Sequence[Mapping[str, Mapping[str, str]]],
    piece: Piece,
    part_of: str | None,
) -> Row:
    placements = (scenario.placements.get(piece.id) for scenario in game.scenarios.values())
    return Row(
        picture(game, piece),
        part_of,
        piece.count,
        marked(piece.name, piece.source_of("name")),
        branch(piece),
        marked(piece.composition, piece.source_of("composition")) if piece.composition else None,
        piece.comment,
        tuple(marked(piece.values[name], piece.source_of(name)) if name in piece.values else None for name in columns),
        tuple(
            _place(game, piece, placement, by_piece.get(piece.id, {})) if placement else None
            for placement, by_piece in zip(placements, states, strict=True)
        ),
    )


def _place(game: Game, piece: Piece, placement: Placement, states: Mapping[str, str]) -> Place:
    over, under, wordy = "", "", False
    match placement:
        case InHex(text):
            pass
        case Enters(turn, text):
            over = turn.id
        case Waits(group):
            text, under = group.title, ", ".join(group.enters)
        case InBox(box):
            text, under, wordy = box.title, box.board.title, len(box.title) > 6
        case OutOfPlay():
            text = "–"
    notes = start_notes(game, piece, placement, states)
    return Place(Marked(text, mark_of(placement.source)), over, under, wordy, notes)


def _cited(game: Game, pieces: list[Piece], side: str) -> tuple[Cited, ...]:
    """What the marks on a card stand for: titles of books and pages, and the names of our own notes."""
    named = {source for piece in pieces for source in piece.sources.values()}
    formations = [formation for formation in game.formations.values() if formation.side == side]
    named |= {source for formation in formations for source in (formation.source, *formation.sources.values())}
    for scenario in game.scenarios.values():
        named |= {scenario.placements[piece.id].source for piece in pieces if piece.id in scenario.placements}
    used = {source: each.title for source, each in game.references.items() if source in named}
    notes = ", ".join(source.partition(":")[2] for source in used if kind_of(source) == "reconstructed")
    books = "; ".join(title for source, title in used.items() if kind_of(source) == "history")
    ours = f"How is told in the game's sources, under {notes}."
    cited = (
        Cited(MARKS["reconstructed"], "Reconstructed by us.", ours) if notes else None,
        Cited(MARKS["history"], "From history.", f"{books}.") if books else None,
        Cited("", "Without a mark:", "printed in the rules or on the counters, or changed by the publisher since."),
    )
    return tuple(each for each in cited if each is not None)
