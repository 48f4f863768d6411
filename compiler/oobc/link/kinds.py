"""The names in `pieces.yaml`: what the kinds of piece have, what their menus do, how they hide, enter and are lost."""

from collections.abc import Iterator

from oobc.diagnostics.codes import UNKNOWN_BOX, UNKNOWN_NAME
from oobc.link.vocabulary import Vocabulary
from oobc.model.actions import Action, Roll
from oobc.model.markers import Marker
from oobc.model.phases import Step
from oobc.model.pieces import Entering, Face, Hidden, Kind, Losses, State
from oobc.place import Origin

_REPORT_WORDS = ("piece", "place", "name", "formation", "division", "side")
_SLOT_WORDS = ("name", "formation", "division", "side", "nation", "composition")


def look_up_pieces(known: Vocabulary) -> None:
    """Looks up every name in `pieces.yaml`."""
    pieces, file = known.series.pieces, known.series.folder.file("pieces.yaml")
    for id, kind in pieces.kinds.items():
        _kind(kind, file.at("kinds", id), known)
    for id, state in pieces.states.items():
        _state(state, file.at("states", id), known)
    for id, area in pieces.areas.items():
        if isinstance(area.radius, str):
            known.value(area.radius, file.at("areas", id, "radius"))
    for id, action in pieces.actions.items():
        _action(action, file.at("actions", id), known)
    if pieces.hidden is not None:
        _hidden(pieces.hidden, file.at("hidden"), known)
    if pieces.entering is not None:
        _entering(pieces.entering, file.at("entering"), known)
    if pieces.losses is not None:
        _losses(pieces.losses, file.at("losses"), known)


def _kind(kind: Kind, at: Origin, known: Vocabulary) -> None:
    pieces = known.series.pieces
    known.each(kind.states, pieces.states, "state", at.at("states"))
    known.each(kind.areas, pieces.areas, "area", at.at("areas"))
    known.each(kind.actions, pieces.actions, "action", at.at("actions"))
    for index, face in enumerate(kind.faces):
        _face(face, at.at("faces", index), set(kind.values), known)
    if kind.starts_near is not None:
        known.each(kind.starts_near.kinds, pieces.kinds, "kind of piece", at.at("starts-near", "kinds"))
    if kind.back is not None:
        known.name(kind.back, [kind.faces[-1].id], "last face", at.at("back"))
    look_up_actions_of(kind, at, known)


def look_up_actions_of(kind: Kind | Marker, at: Origin, known: Vocabulary) -> None:
    """Looks up what the actions of a kind of piece, or of a marker, need of it: faces, other actions, values."""
    faces = [face.id for face in kind.faces]
    values = kind.values if isinstance(kind, Kind) else {}
    for index, name in enumerate(kind.actions):
        action, where = known.series.pieces.actions.get(name), at.at("actions", index)
        if action is not None and action.face is not None and action.face not in faces:
            message = f"the action turns the piece to its face {action.face!r}; a {kind.title.lower()} has none"
            known.names.unknown(UNKNOWN_NAME, message, where, action.face, faces)
        outcomes = action.roll.outcomes if action is not None and action.roll is not None else ()
        for outcome in outcomes:
            if outcome.does and not set(outcome.does) & set(kind.actions):
                message = f"a roll of {name!r} sets off {outcome.does[0]!r}; a {kind.title.lower()} has no such action"
                known.names.unknown(UNKNOWN_NAME, message, where, outcome.does[0], kind.actions)
            if isinstance(outcome.up_to, str) and outcome.up_to not in values:
                message = f"{name!r} rolls against {outcome.up_to!r}; a {kind.title.lower()} has no such value"
                known.names.unknown(UNKNOWN_NAME, message, where, outcome.up_to, values)


def _face(face: Face, at: Origin, values: set[str], known: Vocabulary) -> None:
    for key, value in (("needs", face.needs), ("unless", face.unless)):
        if value is not None and not known.name(value, values, "value", at.at(key)):
            known.names.lost.add(face.id)  # no counter has it now
    for shown, value in face.values.items():
        known.name(shown, values, "value", at.at_key("values", shown))
        known.name(value, values, "value", at.at("values", shown))
    for slot, text in face.slots.items():
        for part in (text,) if isinstance(text, str) else text:
            known.words(part, [*values, *_SLOT_WORDS], at.at("slots", slot), "value")


def _state(state: State, at: Origin, known: Vocabulary) -> None:
    for value in state.modifies:
        known.value(value, at.at_key("modifies", value))
    known.each(state.not_added_to, known.series.pieces.states, "state", at.at("not-added-to"))
    for value in state.least:
        known.name(value, state.modifies, "value that the state modifies", at.at_key("least", value))
    if state.cleared_by is not None:
        steps = {id for turn in known.series.phases.turns.values() for id in _steps(turn)}
        known.name(state.cleared_by, steps, "step of the sequence of play", at.at("cleared-by"))


def _steps(steps: tuple[Step, ...]) -> Iterator[str]:
    for step in steps:
        yield step.id
        yield from _steps(step.steps)


def _action(action: Action, at: Origin, known: Vocabulary) -> None:
    if action.send_to is not None:
        known.box(action.send_to, at.at("send-to"))
    for index, box in enumerate(action.at):
        known.box(box, at.at("at", index))
    known.each(action.clears, known.series.pieces.states, "state", at.at("clears"))
    if action.brings is not None:
        known.box(action.brings.from_, at.at("brings", "from"))
    if action.places is not None:
        markers = [id for id, marker in known.series.markers.markers.items() if marker.per is None]
        known.name(action.places, markers, "marker that is nobody's", at.at("places"))
    known.puts(action.puts, at.at("puts"))
    if action.needs is not None:
        known.value(action.needs, at.at("needs"))
    words = [*known.values, *_REPORT_WORDS]
    if action.roll is not None:
        words += ["roll", "against", *(["total"] if action.roll.total is not None else [])]
        _roll(action.roll, at.at("roll"), words, known)
    known.words(action.report, words, at.at("report"), "value")


def _roll(roll: Roll, at: Origin, words: list[str], known: Vocabulary) -> None:
    known.name(roll.dice, known.series.about.dice, "dice", at.at("dice"))
    if roll.total is not None:
        known.value(roll.total, at.at("total"))
    for index, outcome in enumerate(roll.outcomes):
        here = at.at("outcomes", index)
        if isinstance(outcome.up_to, str):
            known.value(outcome.up_to, here.at("up-to"))
        known.words(outcome.report, words, here.at("report"), "value")
        known.puts(outcome.puts, here.at("puts"))
        known.each(outcome.does, known.series.pieces.actions, "action", here.at("does"))


def _hidden(hidden: Hidden, at: Origin, known: Vocabulary) -> None:
    if hidden.reveal_some is not None:
        known.each(hidden.reveal_some.arms, known.series.about.arms, "arm", at.at("reveal-some", "arms"))
    for key, report in (("revealed-report", hidden.revealed_report), ("hidden-report", hidden.hidden_report)):
        known.words(report, ("piece", "place"), at.at(key))


def _entering(entering: Entering, at: Origin, known: Vocabulary) -> None:
    for key, report in (("report", entering.report), ("due", entering.due)):
        known.words(report, ("piece", "place", "side", "hex"), at.at(key))


def _losses(losses: Losses, at: Origin, known: Vocabulary) -> None:
    known.value(losses.value, at.at("value"))
    for index, box in enumerate(losses.boxes):
        known.box(box, at.at("boxes", index))
    markers = [id for id, marker in known.series.markers.markers.items() if marker.per == "formation"]
    known.name(losses.marker, markers, "marker for each formation", at.at("marker"))
    if losses.track is not None:
        boards = known.series.boards.boards
        tracks = [id for id, board in boards.items() if board.boxes_of and board.boxes_of.each == "number"]
        known.names.known(losses.track, tracks, "board with numbers", UNKNOWN_BOX, at.at("track"))
    for key, report in (("report", losses.report), ("reached", losses.reached), ("recovered", losses.recovered)):
        known.words(report, ("formation", "side", "losses", "level"), at.at(key))
    known.puts(losses.puts, at.at("puts"))
