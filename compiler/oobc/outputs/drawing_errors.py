"""What an author reads when templates cannot draw what the data ask for."""

from oobc.art.counters import badge_id, badge_sides
from oobc.art.ground import point_id
from oobc.art.typst import ArtError, single_errors
from oobc.diagnostics.codes import CANNOT_DRAW
from oobc.diagnostics.findings import Finding
from oobc.game import Game
from oobc.place import Origin


def drawing_errors(game: Game, error: BaseException) -> list[Finding]:
    """A finding for each thing that cannot be drawn, at the row of its piece or where it is written.

    What is wrong with several faces of a piece, or in several templates, is told of the first.
    """
    found: dict[tuple[Origin, str], Finding] = {}
    for each in single_errors(error):
        where = _drawn_from(game, each)
        found.setdefault((where, each.text), Finding(CANNOT_DRAW, str(each), where))
    return list(found.values())


def _drawn_from(game: Game, error: ArtError) -> Origin:
    if game.look and error.subject is None:
        return game.box.origin.at("look")
    if error.subject in (others := _others(game)):
        return others[error.subject]
    piece = game.pieces.get((error.subject or "").partition("/")[0])
    return piece.origin if piece else game.battle.origin


def _others(game: Game) -> dict[str | None, Origin]:
    """Where what templates draw besides pieces is written, by the id under which they have it."""
    found: dict[str | None, Origin] = {
        badge_id(state, level, side): level.badge.origin.at("text")
        for state, about in game.series.pieces.states.items()
        for level in about.levels
        for side in badge_sides(game, state, level)
    }
    for board, about in game.series.boards.items():
        found[f"{board}/"] = about.origin.at("title")
        found |= {f"{board}/{box.id}": box.origin for box in about.boxes}
    combat = game.series.combat
    found |= {f"combat/{id}": each.origin for id, each in (combat.kinds | combat.modifiers).items()}
    return found | {point_id(index): point.origin for index, point in enumerate(game.map.sheet.points)}
