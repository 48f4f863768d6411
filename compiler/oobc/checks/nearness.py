"""What stands near what when a scenario begins."""

from collections.abc import Iterator

from oobc.diagnostics.codes import TOO_FAR_AT_START
from oobc.diagnostics.findings import Finding
from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.game.placements import InHex
from oobc.game.scenarios import Scenario
from oobc.model.pieces import Near


def pieces_begin_near_their_own(game: Game) -> Iterator[Finding]:
    """A piece that must begin near others does: a leader with his formation, a train behind it, a part by its whole."""
    bound = [(piece, piece.kind.starts_near) for piece in game.units() if piece.kind.starts_near is not None]
    nears = {piece.kind.id: near for piece, near in bound}
    companions = {kind: _companions(game, near) for kind, near in nears.items()}
    for scenario in game.scenarios.values():
        places: dict[tuple[str, str], dict[str, list[str]]] = {}
        for piece, near in bound:
            placement, own = scenario.placements.get(piece.id), _own(game, piece, near)
            if not isinstance(placement, InHex) or own is None:
                continue
            if (piece.kind.id, own) not in places:
                places[piece.kind.id, own] = _by_hex(scenario, companions[piece.kind.id].get(own, []))
            far = _distance(game, piece.id, placement.hex, places[piece.kind.id, own])
            if far is None and near.of == "parent":
                continue  # its parts may come from where it is
            if far is None or far > near.hexes:
                yield Finding(TOO_FAR_AT_START, _said(piece, near, own, far), placement.origin)


def _own(game: Game, piece: Piece, near: Near) -> str | None:
    """Whose pieces it must stand near."""
    match near.of:
        case "parent":
            return piece.parent
        case "side":
            return piece.side.id if piece.side is not None else None
        case level:
            formation = piece.down_to(game.series.about.formations.down_to(level))
            return formation.id if formation is not None else None


def _companions(game: Game, near: Near) -> dict[str, list[str]]:
    """The pieces near which others must stand, by formation, side or their own id."""
    found: dict[str, list[str]] = {}
    for piece in game.units():
        whose = piece.id if near.of == "parent" else _own(game, piece, near)
        if whose is not None and (not near.kinds or piece.kind.id in near.kinds):
            found.setdefault(whose, []).append(piece.id)
    return found


def _by_hex(scenario: Scenario, ids: list[str]) -> dict[str, list[str]]:
    """Where pieces stand on the map."""
    found: dict[str, list[str]] = {}
    for id in ids:
        placement = scenario.placements.get(id)
        if isinstance(placement, InHex):
            found.setdefault(placement.hex, []).append(id)
    return found


def _distance(game: Game, piece: str, here: str, places: dict[str, list[str]]) -> int | None:
    """How far a piece is from the next of the others; None if none is on the map."""
    if any(id != piece for id in places.get(here, ())):
        return 0
    grid = game.map.grid
    cells = [grid.numbers[hex] for hex in places if hex != here]
    return min((grid.distance(grid.numbers[here], cell) for cell in cells), default=None)


def _said(piece: Piece, near: Near, own: str, far: int | None) -> str:
    """`'i-baggage' is 9 hexes from the next combat-unit of 'I', more than 7 (25.25)`."""
    kinds = " or ".join(near.kinds) or "piece"
    cases = f" ({', '.join(near.rules)})" if near.rules else ""
    if far is None:
        return f"{piece.id!r} is on the map without any {kinds} of {own!r}{cases}"
    whose = repr(own) if near.of == "parent" else f"the next {kinds} of {own!r}"
    limit = f"more than {near.hexes}" if near.hexes else "not with it"
    return f"{piece.id!r} is {far} {'hex' if far == 1 else 'hexes'} from {whose}, {limit}{cases}"
