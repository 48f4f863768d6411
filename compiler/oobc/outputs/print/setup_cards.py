"""The set-up cards, one for a side: its counters by formation, with a column for each scenario."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from oobc.art.views import View
from oobc.game import Game
from oobc.game.pieces import Formation, Piece, by_formation
from oobc.game.placements import Enters, InBox, InHex, OutOfPlay, Waits
from oobc.game.scenarios import Scenario
from oobc.layout.boards import Band
from oobc.layout.paper import PaperName
from oobc.model.game import Side
from oobc.model.pieces import Value
from oobc.outputs.print.arrivals import Together, Waiting, by_kind, entries
from oobc.outputs.print.frame import MARKS, Frame, Marked, band, frame, marked
from oobc.outputs.print.pieces import (
    Head,
    Picture,
    Total,
    branch,
    counters,
    head,
    leaders_first,
    picture,
    start_notes,
    total,
    ways,
)
from oobc.outputs.provenance import kind_of


class Place(View):
    """Where a counter begins a scenario, as printed cards write it: a large word, and small ones over and under it."""

    text: Marked
    over: str
    under: str
    notes: tuple[str, ...]


class Row(View):
    """A counter, which may be a part of another."""

    picture: Picture
    part_of: str | None
    count: Marked | None
    """How many there are, if more than one."""
    title: Marked
    branch: tuple[Marked, ...]
    composition: Marked | None
    comment: Marked | None
    values: tuple[Marked | None, ...]
    places: tuple[Place | None, ...]


class Group(View):
    """Counters under a heading, as a rule a formation, by their parts of it, with how many start on the map."""

    head: Head
    total: Total | None
    on_map: tuple[str, ...]
    parts: tuple[tuple[str | None, tuple[Row, ...]], ...]


class SetupCard(View, template="print/setup.typ"):
    frame: Frame
    side: Band
    note: str | None
    values: tuple[tuple[str, str | None, bool], ...]
    """Title and unit of each, and whether it is summed."""
    formations: tuple[Group, ...]
    others: tuple[Group, ...]
    total: Total
    starts: tuple[tuple[str, ...], ...]
    """How the counters begin, by scenario."""
    called: str
    """What people call those that come on a turn."""
    arrivals: tuple[tuple[str, Together], ...]
    """By turn."""
    waiting: tuple[tuple[str, tuple[Waiting, ...]], ...]
    """By kind of group."""
    cited: tuple[tuple[str, str, str], ...]
    """What the marks stand for."""


def setup_cards(game: Game, paper: PaperName) -> Iterator[tuple[str, SetupCard]]:
    """A card for each side."""
    for side in game.box.sides.values():
        yield f"setup-{side.id}", _card(game, paper, side)


def _card(game: Game, paper: PaperName, side: Side) -> SetupCard:
    scenarios = list(game.scenarios.values())
    units = [piece for piece in counters(game) if piece.side == side]
    shared = [piece for piece in counters(game) if piece.side is None]
    markers = [piece for piece in game.markers() if piece.side in (side, None)]
    placed = [piece for piece in markers if any(piece.id in each.placements for each in scenarios)]
    columns = _columns([*units, *shared])
    return SetupCard(
        frame(game, paper, f"Set-up: {side.title}"),
        band(side),
        game.battle.note,
        tuple((value.title, value.unit, name == game.series.pieces.summed) for name, value in columns.items()),
        tuple(_formation(game, columns, formation, members) for formation, members in by_formation(units).items()),
        tuple(
            _group(game, columns, Head(Marked(title)), members)
            for title, members in (("Of no side", shared), ("Markers", placed))
            if members
        ),
        total(game, units),
        tuple(ways(units, scenario) for scenario in scenarios),
        game.series.about.arrivals,
        tuple((turn.id, each) for turn in game.turns for each in entries(game, turn, scenarios, side)),
        by_kind(game, (group for group in game.groups if group.side == side)),
        tuple(_cited(game, [*units, *shared, *placed], side)),
    )


def _columns(pieces: Iterable[Piece]) -> dict[str, Value]:
    """The values that any of the pieces carries, in the order in which the kinds of the series list them."""
    found: dict[str, Value] = {}
    for piece in sorted(pieces, key=lambda piece: -len(piece.kind.values)):
        for name, value in piece.kind.values.items():
            if name in piece.values:
                found.setdefault(name, value)
    return found


def _formation(game: Game, columns: Iterable[str], formation: Formation | None, members: list[Piece]) -> Group:
    """A formation, or the units that belong to none."""
    group = _group(game, columns, head(game, formation), members)
    if formation is None:
        return group
    on_map = tuple("".join(ways(members, scenario, InHex)) for scenario in game.scenarios.values())
    return replace(group, total=total(game, members), on_map=on_map)


def _group(game: Game, columns: Iterable[str], heading: Head, members: list[Piece]) -> Group:
    """Pieces under a heading, those of no part of it first; below each its own parts."""
    here, divisions = {piece.id for piece in members}, dict.fromkeys(piece.within[1:] for piece in members)
    parts = []
    for division in sorted(divisions, key=bool):
        rows: list[Row] = []
        for whole in leaders_first(each for each in members if each.within[1:] == division and each.parent not in here):
            rows.append(_row(game, columns, whole, part_of=None))
            rows += [_row(game, columns, each, part_of=whole.name) for each in members if each.parent == whole.id]
        parts.append(("/".join(division) or None, tuple(rows)))
    return Group(heading, None, ("",) * len(game.scenarios), tuple(parts))


def _row(game: Game, columns: Iterable[str], piece: Piece, *, part_of: str | None) -> Row:
    return Row(
        picture(game, piece),
        part_of,
        marked(piece.count, piece.source_of("count")) if piece.count > 1 else None,
        marked(piece.name, piece.source_of("name")),
        branch(piece),
        marked(piece.composition, piece.source_of("composition")) if piece.composition else None,
        marked(piece.comment, piece.source_of("comment")) if piece.comment else None,
        tuple(marked(piece.values[name], piece.source_of(name)) if name in piece.values else None for name in columns),
        tuple(_place(game, scenario, piece) for scenario in game.scenarios.values()),
    )


def _place(game: Game, scenario: Scenario, piece: Piece) -> Place | None:
    over, under, placement = "", "", scenario.placements.get(piece.id)
    match placement:
        case None:
            return None
        case InHex(text):
            pass
        case Enters(turn, text):
            over = turn.id
        case Waits(group):
            text, under = group.title, ", ".join(group.enters)
        case InBox(box):
            text, under = box.title, box.board.title
        case OutOfPlay():
            text = "–"
    return Place(marked(text, placement.source), over, under, start_notes(game, scenario, piece))


def _cited(game: Game, pieces: list[Piece], side: Side) -> Iterator[tuple[str, str, str]]:
    """What the marks on a card stand for: titles of books and pages, and the names of our own notes."""
    formations = [formation for formation in game.formations.values() if formation.side == side]
    named = {source for piece in pieces for source in piece.sources.values()}
    named |= {source for each in formations for source in (each.source, *each.sources.values())}
    for scenario in game.scenarios.values():
        named |= {scenario.placements[piece.id].source for piece in pieces if piece.id in scenario.placements}
    named |= {source for group in game.groups if group.side == side for source in group.sources.values()}
    used = {source: each.title for source, each in game.references.items() if source in named}
    notes = ", ".join(source.partition(":")[2] for source in used if kind_of(source) == "reconstructed")
    books = "; ".join(title for source, title in used.items() if kind_of(source) == "history")
    if notes:
        mark, _ = MARKS["reconstructed"]
        yield mark, "Reconstructed by us.", f"How is told in the game's sources, under {notes}."
    if books:
        mark, _ = MARKS["history"]
        yield mark, "From history.", f"{books}."
    yield "", "Without a mark:", "printed in the rules or on the counters, or changed by the publisher since."
