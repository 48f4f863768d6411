"""The names inside a series: states, areas and actions of kinds, boxes of actions, rules of everything."""

from collections.abc import Iterator
from typing import Any

from pydantic import BaseModel

from oobc.diagnostics.codes import UNKNOWN_BOX, UNKNOWN_NAME
from oobc.diagnostics.findings import suggest
from oobc.link.boxes import box_ids
from oobc.link.names import Names
from oobc.load import SeriesFiles
from oobc.model.series import Action, Check, Face, Kind, State, Step
from oobc.place import Origin

_FILES = ("series", "pieces", "turns", "terrain", "boards", "markers", "phases", "tables")
_WORDS = ("name", "formation", "division", "side", "nation", "composition", "piece", "place")


def look_up_series(series: SeriesFiles, names: Names) -> None:
    """Looks up every name that the files of a series use of one another."""
    for name in _FILES:
        part = getattr(series, "about" if name == "series" else name)
        _rules_in(part, Origin(f"{series.folder}/{name}.yaml"), names)
    file = Origin(f"{series.folder}/pieces.yaml")
    for id, kind in series.pieces.kinds.items():
        _kind(kind, file.at("kinds", id), series, names)
    values = {value for kind in series.pieces.kinds.values() for value in kind.values}
    for id, state in series.pieces.states.items():
        _state(state, file.at("states", id), values, series, names)
    for id, area in series.pieces.areas.items():
        if isinstance(area.radius, str):
            names.known(area.radius, values, "value", UNKNOWN_NAME, file.at("areas", id, "radius"))
    for id, action in series.pieces.actions.items():
        _action(action, file.at("actions", id), values, series, names)
    _turns(series, names)
    _markers(series, names)
    for id, span in series.terrain.span_states.items():
        if span.marker is not None:
            where = Origin(f"{series.folder}/terrain.yaml", ("span-states", id, "marker"))
            names.known(span.marker, series.markers.markers, "marker", UNKNOWN_NAME, where)
    for id, table in series.tables.tables.items():
        names.source(table.source, Origin(f"{series.folder}/tables.yaml", ("tables", id, "source")))


def _kind(kind: Kind, at: Origin, series: SeriesFiles, names: Names) -> None:
    pieces = series.pieces
    for key, used, known in (
        ("states", kind.states, pieces.states),
        ("areas", kind.areas, pieces.areas),
        ("actions", kind.actions, pieces.actions),
    ):
        for index, name in enumerate(used):
            names.known(name, known, key.rstrip("s"), UNKNOWN_NAME, at.at(key, index))
    for index, face in enumerate(kind.faces):
        _face(face, at.at("faces", index), set(kind.values), names)
    faces = [face.id for face in kind.faces]
    for index, name in enumerate(kind.actions):
        action = pieces.actions.get(name)
        if action is not None and action.face is not None and action.face not in faces:
            message = f"the action turns the piece to its face {action.face!r}; a {kind.title.lower()} has none"
            names.tell(UNKNOWN_NAME, message, at.at("actions", index), suggest(action.face, faces))


def _state(state: State, at: Origin, values: set[str], series: SeriesFiles, names: Names) -> None:
    for value in state.modifies:
        names.known(value, values, "value", UNKNOWN_NAME, at.at_key("modifies", value))
    if state.cleared_by is not None:
        steps = {id for turn in series.phases.turns.values() for id in _steps(turn)}
        names.known(state.cleared_by, steps, "step of the sequence of play", UNKNOWN_NAME, at.at("cleared-by"))


def _steps(steps: tuple[Step, ...]) -> Iterator[str]:
    for step in steps:
        yield step.id
        yield from _steps(step.steps)


def _action(action: Action, at: Origin, values: set[str], series: SeriesFiles, names: Names) -> None:
    if action.send_to is not None:
        board = series.boards.boards.get(action.send_to.board)
        if names.known(action.send_to.board, series.boards.boards, "board", UNKNOWN_BOX, at.at("send-to", "board")):
            boxes = [box.id for box in board.boxes] if board else []
            names.known(action.send_to.box, boxes, "box", UNKNOWN_BOX, at.at("send-to", "box"))
    for index, state in enumerate(action.clears):
        names.known(state, series.pieces.states, "state", UNKNOWN_NAME, at.at("clears", index))
    if action.needs is not None:
        names.known(action.needs, values, "value", UNKNOWN_NAME, at.at("needs"))
    for word in words_in(action.report):
        names.known(word, [*values, *_WORDS], "value", UNKNOWN_NAME, at.at("report"))


def _turns(series: SeriesFiles, names: Names) -> None:
    kinds = series.turns.kinds
    for id, check in series.turns.checks.items():
        look_up_check(check, series, Origin(f"{series.folder}/turns.yaml", ("checks", id)), names)
    for kind in series.phases.turns:
        at = Origin(f"{series.folder}/phases.yaml", ("turns",))
        names.known(kind, kinds, "kind of turn", UNKNOWN_NAME, at.at_key(kind))


def look_up_check(check: Check, series: SeriesFiles, at: Origin, names: Names) -> None:
    """Looks up the kinds and labels of turns on which something is checked."""
    labels = {turn.label for scheme in series.turns.schemes.values() for turn in scheme}
    for index, kind in enumerate(check.on):
        names.known(kind, series.turns.kinds, "kind of turn", UNKNOWN_NAME, at.at("on", index))
    for index, label in enumerate(check.at):
        names.known(label, labels, "turn of a day", UNKNOWN_NAME, at.at("at", index))


def _markers(series: SeriesFiles, names: Names) -> None:
    boards = series.boards.boards
    for id, marker in series.markers.markers.items():
        start = marker.start
        at = Origin(f"{series.folder}/markers.yaml", ("markers", id, "start"))
        # Boxes of turns and groups are those of a battle: the series does not know them.
        if start is not None and names.known(start.board, boards, "board", UNKNOWN_BOX, at.at("board")):
            board = boards[start.board]
            if board.boxes_of is None or board.boxes_of.each == "number":
                names.known(start.box, box_ids(board, (), ()), "box", UNKNOWN_BOX, at.at("box"))


def _face(face: Face, at: Origin, values: set[str], names: Names) -> None:
    for key, value in (("needs", face.needs), ("unless", face.unless)):
        if value is not None:
            names.known(value, values, "value", UNKNOWN_NAME, at.at(key))
    for shown, value in face.values.items():
        names.known(shown, values, "value", UNKNOWN_NAME, at.at_key("values", shown))
        names.known(value, values, "value", UNKNOWN_NAME, at.at("values", shown))
    for slot, text in face.slots.items():
        for part in (text,) if isinstance(text, str) else text:
            for word in words_in(part):
                names.known(word, [*values, *_WORDS], "value", UNKNOWN_NAME, at.at("slots", slot))


def words_in(text: str) -> list[str]:
    """The words in braces of a slot or report: `[{command}]` has `command`."""
    return [part.partition("}")[0] for part in text.split("{")[1:]]


def _rules_in(value: Any, at: Origin, names: Names) -> None:
    """Looks up the `rules` of a model and of all that it holds."""
    if isinstance(value, BaseModel):
        for name, field in type(value).model_fields.items():
            inner = getattr(value, name)
            if name == "rules":
                names.rules(inner, at.at("rules"))
            else:
                _rules_in(inner, at.at(field.alias or name), names)
    elif isinstance(value, dict):
        for key, inner in value.items():
            _rules_in(inner, at.at(key), names)
    elif isinstance(value, tuple):
        for index, inner in enumerate(value):
            _rules_in(inner, at.at(index), names)
