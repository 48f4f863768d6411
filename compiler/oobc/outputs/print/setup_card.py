"""The set-up card of a side: its counters by formation, with a column for each scenario."""

from collections.abc import Iterable

from oobc.game import Game
from oobc.game.pieces import Formation, Piece
from oobc.game.placements import Enters, InBox, InHex, OutOfPlay, Placement, Waits
from oobc.game.scenarios import Scenario
from oobc.model.pieces import Value
from oobc.outputs.print.frame import Data, frame, marked
from oobc.outputs.print.pieces import (
    WAYS,
    branch,
    by_formation,
    counters,
    formation_head,
    picture,
    start_notes,
    strength_unit,
    total,
    ways,
    ways_in_words,
)
from oobc.outputs.print.turn_card import alternate, entries
from oobc.outputs.provenance import kind_of


def setup_card(game: Game, side: str) -> Data:
    """A set-up card in the form that `templates/print/setup.typ` draws."""
    about = game.box.sides[side]
    units = [piece for piece in counters(game) if piece.side == side]
    shared = [piece for piece in counters(game) if piece.side is None]
    markers = [piece for piece in game.markers() if piece.side in (side, None)]
    placed = [piece for piece in markers if any(piece.id in each.placements for each in game.scenarios.values())]
    columns = _columns([*units, *shared])
    card = _Card(game, columns)
    return frame(game, f"Set-up: {about.title}") | {
        "side": {"title": about.title, "colour": about.colour, "ink": about.ink},
        "values": [
            {"title": value.title, "unit": value.unit, "summed": name == game.series.strength}
            for name, value in columns.items()
        ],
        "formations": [card.formation(formation, members) for formation, members in by_formation(game, units)],
        "others": [card.group(title, each) for title, each in (("Of no side", shared), ("Markers", placed)) if each],
        "total": total(game, units),
        "places": [ways_in_words(units, scenario) for scenario in game.scenarios.values()],
        "alternates": [alternate(game, group) for group in game.alternates if group.side == side],
        "arrivals": [
            {"turn": turn.id, "entries": entered}
            for turn in game.turns
            if (entered := list(entries(game, turn, list(game.scenarios.values()), side)))
        ],
        "references": _references(game, [*units, *shared], side),
    }


def _columns(pieces: Iterable[Piece]) -> dict[str, Value]:
    """The values that any of the pieces carries, in the order in which the kinds of the series list them."""
    found: dict[str, Value] = {}
    for piece in sorted(pieces, key=lambda piece: -len(piece.shape.values)):
        for name, value in piece.shape.values.items():
            if name in piece.values:
                found.setdefault(name, value)
    return found


class _Card:
    """The rows of a card, all with the same columns."""

    def __init__(self, game: Game, columns: dict[str, Value]) -> None:
        self.game = game
        self.columns = columns
        self.states = {id: game.states_at_start(scenario) for id, scenario in game.scenarios.items()}

    def formation(self, formation: Formation | None, members: list[Piece]) -> Data:
        """A formation, or the units that belong to none."""
        group = self.group("", members) | formation_head(self.game, formation)
        if formation is None:
            return group
        return group | {
            "unit": strength_unit(self.game),
            "total": total(self.game, members),
            "on_map": [self._on_map(members, scenario) for scenario in self.game.scenarios.values()],
        }

    def group(self, title: str, members: list[Piece]) -> Data:
        """Pieces under a heading: those that lead first, then by division."""
        divisions = dict.fromkeys(piece.division for piece in members)
        return {
            "title": marked(title, "printed:"),
            "stripe": [],
            "officer": None,
            "level": None,
            "total": None,
            "on_map": ["" for _ in self.game.scenarios],
            "parts": [
                self._part(division, [piece for piece in members if piece.division == division], members)
                for division in sorted(divisions, key=lambda division: division is not None)
            ],
        }

    def _on_map(self, pieces: list[Piece], scenario: Scenario) -> str:
        number = ways(pieces, scenario)[InHex]
        return f"{number} {WAYS[InHex]}" if number else ""

    def _part(self, division: str | None, pieces: list[Piece], members: list[Piece]) -> Data:
        here = {piece.id for piece in members}
        heads = [piece for piece in pieces if piece.parent not in here]
        heads.sort(key=lambda piece: piece.shape.layer != "leaders")
        rows = []
        for head in heads:
            rows.append(self._row(head, part_of=None))
            rows += [self._row(piece, part_of=head.name) for piece in members if piece.parent == head.id]
        return {"division": division, "rows": rows}

    def _row(self, piece: Piece, *, part_of: str | None) -> Data:
        composition = piece.composition and marked(piece.composition, piece.source_of("composition"))
        return picture(self.game, piece) | {
            "part_of": part_of,
            "count": piece.count,
            "title": marked(piece.name, piece.source_of("name")),
            "branch": branch(self.game, piece),
            "composition": composition,
            "comment": piece.comment,
            "values": [
                marked(piece.values[name], piece.source_of(name)) if name in piece.values else None
                for name in self.columns
            ],
            "places": [self._place(piece, scenario) for scenario in self.game.scenarios.values()],
        }

    def _place(self, piece: Piece, scenario: Scenario) -> Data | None:
        placement = scenario.placements.get(piece.id)
        if placement is None:
            return None
        place = _written(placement)
        notes = start_notes(self.game, piece, placement, self.states[scenario.id].get(piece.id, {}))
        return place | {"mark": marked("", placement.source)["mark"], "notes": notes}


def _written(placement: Placement) -> Data:
    """A place as printed cards write it: the large word, and small ones over and under it."""
    match placement:
        case InHex(hex):
            return _place(hex)
        case Enters(turn, hex):
            return _place(hex, over=turn.id)
        case Waits(group):
            return _place(f"ALT {group.group}", under=", ".join(group.enters))
        case InBox(box):
            return _place(box.title, under=box.board.title) | {"wordy": len(box.title) > 6}
        case OutOfPlay():
            return _place("–")


def _place(text: str, *, over: str = "", under: str = "") -> Data:
    return {"text": text, "over": over, "under": under, "wordy": False}


def _references(game: Game, pieces: list[Piece], side: str) -> Data:
    """What the marks on a card stand for: titles of books and pages, and the names of our own notes."""
    named = {source for piece in pieces for source in piece.sources.values()}
    formations = [formation for formation in game.formations.values() if formation.side == side]
    named |= {source for formation in formations for source in (formation.source, *formation.sources.values())}
    for scenario in game.scenarios.values():
        named |= {scenario.placements[piece.id].source for piece in pieces if piece.id in scenario.placements}
    used = {source: each.title for source, each in game.references.items() if source in named}
    return {
        "history": [title for source, title in used.items() if kind_of(source) == "history"],
        "reconstructed": [source.partition(":")[2] for source in used if kind_of(source) == "reconstructed"],
    }
