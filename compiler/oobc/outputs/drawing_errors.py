"""What an author reads when templates cannot draw what the data ask for."""

from collections.abc import Iterator

from oobc.art.counters import badge_id, badge_sides
from oobc.art.ground import point_id
from oobc.art.typst import ArtError, single_errors
from oobc.diagnostics.codes import CANNOT_DRAW
from oobc.diagnostics.findings import Finding
from oobc.game import Game
from oobc.place import Origin


def drawing_errors(game: Game, error: BaseException) -> list[Finding]:
    """A finding for each thing that cannot be drawn: where it is asked for, or at the row of a piece.

    What is wrong with several faces of a piece, or in several templates, is told of the first.
    """
    found: dict[tuple[Origin, str], Finding] = {}
    for each in single_errors(error):
        where = _drawn_from(game, each)
        wrong = str(each).partition(": ")[2].replace(each.subject or "", "")
        found.setdefault((where, wrong), Finding(CANNOT_DRAW, str(each), where))
    return list(found.values())


def _drawn_from(game: Game, error: ArtError) -> Origin:
    if game.look and not error.of_data:
        return game.box_folder.file("game.yaml", "look")
    asked = next((where for what, where in _asked_for(game) if what == error.unknown), None)
    if asked is not None:
        return asked
    if error.subject in (others := _others(game)):
        return others[error.subject]
    piece = game.pieces.get((error.subject or "").partition("/")[0])
    return piece.origin if piece else game.folder.file("battle.yaml")


def _others(game: Game) -> dict[str | None, Origin]:
    """Where what templates draw besides pieces is written, by the id under which they have it."""
    series = game.series.folder
    found: dict[str | None, Origin] = {
        badge_id(state, level, side): series.file("pieces.yaml", "states", state, "levels", index, "badge", "text")
        for state, about in game.series.pieces.states.items()
        for index, level in enumerate(about.levels)
        for side in badge_sides(game, level)
    }
    for board, shape in game.series.boards.items():
        found[f"{board}/"] = series.file("boards.yaml", "boards", board, "title")
        for index, box in enumerate(shape.boxes):
            found[f"{board}/{box.id}"] = series.file("boards.yaml", "boards", board, "boxes", index)
    for what in ("kinds", "modifiers"):
        for id in getattr(game.series.combat, what):
            found[f"combat/{id}"] = series.file("combat.yaml", what, id)
    for index, _ in enumerate(game.map.sheet.points):
        found[point_id(index)] = game.folder.file("map.yaml", "points", index)
    return found


_SORTS = {
    "hexes": {"drawing": "area"},
    "hexsides": {"drawing": "edge", "crossing": "span"},
    "paths": {"drawing": "path"},
    "spans": {"drawing": "span"},
    "points": {"drawing": "point"},
    "places": {"drawing": "name", "ground": "area"},
    "span_states": {"drawing": "span"},
}
"""What the templates call the drawings that kinds of ground ask for, by the keys that do."""


def _asked_for(game: Game) -> Iterator[tuple[str, Origin]]:
    """Every drawing, and every slot of one, that the series asks for, in the words of templates, and where it does."""
    pieces, markers, terrain = (game.series.folder.file(f"{name}.yaml") for name in ("pieces", "markers", "terrain"))
    kinds = [(kind.faces, pieces.at("kinds", id, "faces")) for id, kind in game.series.pieces.kinds.items()]
    kinds += [(marker.faces, markers.at("markers", id, "faces")) for id, marker in game.series.markers.items()]
    for faces, at in kinds:
        for index, face in enumerate(faces):
            yield f"drawing: {face.drawing}", at.at(index, "drawing")
            yield from ((f"slot: {slot}", at.at_key(index, "slots", slot)) for slot in face.slots)
    for group, sorts in _SORTS.items():
        for id, kind in getattr(game.series.terrain, group).items():
            at = terrain.at(group.replace("_", "-"), id)
            yield from ((f"{sort} drawing: {getattr(kind, key)}", at.at(key)) for key, sort in sorts.items())
