"""What the actions of kinds of piece and of markers need of them, and what markers need of boards."""

from oobc.diagnostics.codes import DUPLICATE_ID, UNKNOWN_BOX, UNKNOWN_NAME, WRONG_VALUE
from oobc.link.names import Names
from oobc.load.files import SeriesFiles
from oobc.model.markers import Marker
from oobc.model.pieces import Kind


def check_kinds(series: SeriesFiles, names: Names) -> None:
    """Tells which kinds of piece have actions that they cannot do."""
    for kind in series.pieces.kinds.values():
        _check_actions(kind, series, names)


def check_markers(series: SeriesFiles, names: Names) -> None:
    """Tells which markers have the id of a kind, actions that they cannot do, or no turns to follow."""
    for marker in series.markers.markers.values():
        if (kind := series.pieces.kinds.get(marker.id)) is not None:
            message = f"a kind of piece and a marker have the id {marker.id!r}"
            names.report_twice(DUPLICATE_ID, message, series.markers.origin.at_key("markers", marker.id), kind.origin)
        _check_actions(marker, series, names)
        _sent_to_no_side(marker, series, names)
        board = series.boards.boards.get(marker.start.board) if marker.start is not None else None
        has_turns = board is not None and board.boxes_of is not None and board.boxes_of.each == "turn"
        if marker.follows_turn and not has_turns and (marker.start is None or board is not None):
            message = "the marker does not start on a board that has a box for each turn"
            names.report(UNKNOWN_BOX, message, marker.origin.at("follows-turn"))


def _check_actions(kind: Kind | Marker, series: SeriesFiles, names: Names) -> None:
    """What the actions need: faces, other actions, values."""
    actions, faces = series.pieces.actions, [face.id for face in kind.faces]
    values = kind.values if isinstance(kind, Kind) else {}
    for index, name in enumerate(kind.actions):
        action, where = actions.get(name), kind.origin.at("actions", index)
        if action is not None and action.face is not None and action.face not in faces:
            message = f"the action turns the piece to its face {action.face!r}; a {kind.title.lower()} has none"
            names.report_unknown(UNKNOWN_NAME, message, where, action.face, faces)
        outcomes = action.roll.outcomes if action is not None and action.roll is not None else ()
        for outcome in outcomes:
            if outcome.does and not set(outcome.does) & set(kind.actions):
                message = f"a roll of {name!r} sets off {outcome.does[0]!r}; a {kind.title.lower()} has no such action"
                names.report_unknown(UNKNOWN_NAME, message, where, outcome.does[0], kind.actions)
            if isinstance(outcome.up_to, str) and outcome.up_to not in values:
                message = f"{name!r} rolls against {outcome.up_to!r}; a {kind.title.lower()} has no such value"
                names.report_unknown(UNKNOWN_NAME, message, where, outcome.up_to, values)


def _sent_to_no_side(marker: Marker, series: SeriesFiles, names: Names) -> None:
    """A marker that is nobody's goes to no board with a sheet for each side."""
    for index, action in enumerate(series.pieces.actions.get(name) for name in marker.actions):
        sent = action.send_to if action is not None else None
        board = series.boards.boards.get(sent.board) if sent is not None else None
        if board is not None and board.per == "side" and marker.per is None:
            message = f"the action sends the marker to a board of one side, but a {marker.title} is nobody's"
            hint = "`removes: true` takes it off the table"
            names.report(WRONG_VALUE, message, marker.origin.at("actions", index), hint)
