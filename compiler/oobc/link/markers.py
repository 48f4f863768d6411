"""The names in `markers.yaml`: the actions of markers, and where they start."""

from oobc.diagnostics.codes import UNKNOWN_BOX, WRONG_VALUE
from oobc.link.boards import boxes_of
from oobc.link.kinds import look_up_actions_of
from oobc.link.vocabulary import Vocabulary
from oobc.model.markers import Marker
from oobc.place import Origin


def look_up_markers(known: Vocabulary) -> None:
    """Looks up every name in `markers.yaml`."""
    for id, marker in known.series.markers.markers.items():
        at = known.series.folder.file("markers.yaml", "markers", id)
        known.each(marker.actions, known.series.pieces.actions, "action", at.at("actions"))
        look_up_actions_of(marker, at, known)
        _sent_to_no_side(marker, at, known)
        _start(marker, at, known)


def _sent_to_no_side(marker: Marker, at: Origin, known: Vocabulary) -> None:
    """A marker that is nobody's goes to no board with a sheet for each side."""
    for index, action in enumerate(known.series.pieces.actions.get(name) for name in marker.actions):
        sent = action.send_to if action is not None else None
        board = known.series.boards.boards.get(sent.board) if sent is not None else None
        if board is not None and board.per == "side" and marker.per is None:
            message = f"the action sends the marker to a board of one side, but a {marker.title} is nobody's"
            hint = "`removes: true` takes it off the table"
            known.names.tell(WRONG_VALUE, message, at.at("actions", index), hint)


def _start(marker: Marker, at: Origin, known: Vocabulary) -> None:
    boards, start, made = known.series.boards.boards, marker.start, None
    if start is not None:
        where = at.at("start")
        if not known.names.known(start.board, boards, "board", UNKNOWN_BOX, where.at("board")):
            return
        board = boards[start.board]
        made = board.boxes_of.each if board.boxes_of else None
        # Boxes of turns and groups are those of a battle: the series does not know them.
        if made in (None, "number"):
            known.names.known(start.box, boxes_of(start.board, board), "box", UNKNOWN_BOX, where.at("box"))
    if marker.follows_turn and made != "turn":
        message = "the marker does not start on a board that has a box for each turn"
        known.names.tell(UNKNOWN_BOX, message, at.at("follows-turn"))
