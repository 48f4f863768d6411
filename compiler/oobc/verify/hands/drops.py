"""A piece is dragged onto every box, and back to its hex."""

from collections.abc import Iterator

from oobc.diagnostics.codes import WRONG_EFFECT, WRONG_HIDING
from oobc.diagnostics.findings import Finding
from oobc.game.scenarios import Scenario
from oobc.layout.boards import BoardBox, BoardPicture, windows
from oobc.model.boards import BoxRef
from oobc.outputs.module.names import map_name, place_name, window_name
from oobc.verify.played import Played


def drops(played: Played, scenario: Scenario, side: str) -> Iterator[Finding]:
    """The first unit of a side, onto every box that it sees."""
    units = played.of_side(scenario, side)
    for window in windows(played.game):
        if units and window.owner in (None, side) and window_name(window) in played.ways:
            yield from played.opens(window_name(window))
            for box in window.boxes:
                yield from _drop(played, units[0], window, box)
            yield from played.complaints(played.click(played.ways[window_name(window)]))


def _drop(played: Played, id: str, window: BoardPicture, box: BoardBox) -> Iterator[Finding]:
    game, was = played.game, played.piece(id)
    ref = BoxRef(board=window.id, box=box.id)
    if was is None:
        return
    name, place = window_name(window), place_name(game, window, box)
    x, y = box.x + box.width // 2, box.y + box.height // 2
    yield from played.complaints(played.ask("drag", id, name, str(x), str(y)))
    now, origin = played.piece(id), game.series.boards[window.id].origin
    if now is None or (now.map, now.place) != (name, place):
        where = now.where if now is not None else "nowhere"
        message = f"{played.name(id)}, dragged onto {place} ({name}), lies in {where}"
        yield Finding(WRONG_EFFECT, message, origin)
    elif now.hidden_by is not None and ref in _open_boxes(played):
        message = f"{played.name(id)}, dragged onto {place} ({name}), where nothing is hidden, stays hidden"
        yield Finding(WRONG_HIDING, message, origin)
    if now is not None and now.stack != "deck":
        yield from played.complaints(played.ask("drag", id, map_name(game), str(was.x), str(was.y)))
        back = played.piece(id)
        if back is None or (back.map, back.place) != (was.map, was.place):
            where = back.where if back is not None else "nowhere"
            message = f"{played.name(id)}, dragged from {place} ({name}) back to {was.place}, lies in {where}"
            yield Finding(WRONG_EFFECT, message, origin)
    yield from played.do("tidy")


def _open_boxes(played: Played) -> set[BoxRef]:
    """The boxes into which actions send what they reveal."""
    actions = played.game.series.pieces.actions.values()
    return {each.send_to for each in actions if each.reveals and each.send_to is not None}
