"""The names inside a series: states, areas and actions of kinds, boxes of actions, rules of everything."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

from pydantic import BaseModel

from oobc.diagnostics.codes import UNKNOWN_BOX, UNKNOWN_NAME, WRONG_VALUE
from oobc.link.boxes import box_ids
from oobc.link.names import Names
from oobc.load.files import SeriesFiles
from oobc.model.actions import Action, Roll
from oobc.model.boards import Board, BoxRef, Deck
from oobc.model.markers import Marker
from oobc.model.phases import Step
from oobc.model.pieces import Face, Hidden, Kind, Losses, State
from oobc.model.series import Slip
from oobc.model.turns import Check
from oobc.place import Origin

_FILES = ("series", "pieces", "turns", "terrain", "boards", "markers", "phases", "tables", "combat")
_REPORT_WORDS = ("piece", "place", "name", "formation", "division", "side")
_WORDS = ("name", "formation", "division", "side", "nation", "composition", "piece", "place")


def look_up_series(series: SeriesFiles, names: Names) -> None:
    """Looks up every name that the files of a series use of one another."""
    for name in _FILES:
        part = getattr(series, "about" if name == "series" else name)
        _rules_in(part, series.folder.file(f"{name}.yaml"), names)
    file = series.folder.file("pieces.yaml")
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
    if series.pieces.hidden is not None:
        _hidden(series.pieces.hidden, file.at("hidden"), series, names)
    if series.pieces.entering is not None:
        for key, report in (("report", series.pieces.entering.report), ("due", series.pieces.entering.due)):
            for word in words_in(report or ""):
                names.known(word, ("piece", "place", "side", "hex"), "word", UNKNOWN_NAME, file.at("entering", key))
    if series.pieces.losses is not None:
        _losses(series.pieces.losses, file.at("losses"), values, series, names)
    _turns(series, names)
    _boards(series, names)
    _markers(series, names)
    _about(series, names)
    _terrain(series, names)
    for id, span in series.terrain.span_states.items():
        if span.marker is not None:
            where = series.folder.file("terrain.yaml", "span-states", id, "marker")
            names.known(span.marker, series.markers.markers, "marker", UNKNOWN_NAME, where)
    for id, mark in series.about.marks.items():
        for value in mark.at_most:
            at = series.folder.file("series.yaml").at_key("marks", id, "at-most", value)
            names.known(value, values, "value", UNKNOWN_NAME, at)
    for id, table in series.tables.tables.items():
        names.source(table.source, series.folder.file("tables.yaml", "tables", id, "source"))


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
    if kind.starts_near is not None:
        _each(kind.starts_near.kinds, pieces.kinds, "kind of piece", at.at("starts-near", "kinds"), names)
    if kind.back is not None:
        names.known(kind.back, [kind.faces[-1].id], "last face", UNKNOWN_NAME, at.at("back"))
    _actions_of(kind, at, series, names)


def _actions_of(kind: Kind | Marker, at: Origin, series: SeriesFiles, names: Names) -> None:
    """What the actions of a kind of piece, or of a marker, need of it: faces, other actions, values."""
    faces = [face.id for face in kind.faces]
    values = kind.values if isinstance(kind, Kind) else {}
    for index, name in enumerate(kind.actions):
        action = series.pieces.actions.get(name)
        if action is not None and action.face is not None and action.face not in faces:
            message = f"the action turns the piece to its face {action.face!r}; a {kind.title.lower()} has none"
            names.unknown(UNKNOWN_NAME, message, at.at("actions", index), action.face, faces)
        outcomes = action.roll.outcomes if action is not None and action.roll is not None else ()
        for outcome in outcomes:
            if outcome.does and not set(outcome.does) & set(kind.actions):
                message = f"a roll of {name!r} sets off {outcome.does[0]!r}; a {kind.title.lower()} has no such action"
                names.unknown(UNKNOWN_NAME, message, at.at("actions", index), outcome.does[0], kind.actions)
            if isinstance(outcome.up_to, str) and outcome.up_to not in values:
                message = f"{name!r} rolls against {outcome.up_to!r}; a {kind.title.lower()} has no such value"
                names.unknown(UNKNOWN_NAME, message, at.at("actions", index), outcome.up_to, values)


def _state(state: State, at: Origin, values: set[str], series: SeriesFiles, names: Names) -> None:
    for value in state.modifies:
        names.known(value, values, "value", UNKNOWN_NAME, at.at_key("modifies", value))
    _each(state.not_added_to, series.pieces.states, "state", at.at("not-added-to"), names)
    for value in state.least:
        names.known(value, state.modifies, "value that the state modifies", UNKNOWN_NAME, at.at_key("least", value))
    if state.cleared_by is not None:
        steps = {id for turn in series.phases.turns.values() for id in _steps(turn)}
        names.known(state.cleared_by, steps, "step of the sequence of play", UNKNOWN_NAME, at.at("cleared-by"))


def _steps(steps: tuple[Step, ...]) -> Iterator[str]:
    for step in steps:
        yield step.id
        yield from _steps(step.steps)


def _action(action: Action, at: Origin, values: set[str], series: SeriesFiles, names: Names) -> None:
    if action.send_to is not None:
        _box(action.send_to, at.at("send-to"), series, names)
    for index, box in enumerate(action.at):
        _box(box, at.at("at", index), series, names)
    for index, state in enumerate(action.clears):
        names.known(state, series.pieces.states, "state", UNKNOWN_NAME, at.at("clears", index))
    if action.brings is not None:
        _box(action.brings.from_, at.at("brings", "from"), series, names)
    if action.places is not None:
        markers = [id for id, marker in series.markers.markers.items() if marker.per is None]
        names.known(action.places, markers, "marker that is nobody's", UNKNOWN_NAME, at.at("places"))
    if action.needs is not None:
        names.known(action.needs, values, "value", UNKNOWN_NAME, at.at("needs"))
    words = [*values, *_REPORT_WORDS]
    if action.roll is not None:
        words += ["roll", "against", *(["total"] if action.roll.total is not None else [])]
        _roll(action.roll, at.at("roll"), values, words, series, names)
    for word in words_in(action.report):
        names.known(word, words, "value", UNKNOWN_NAME, at.at("report"))


def _roll(roll: Roll, at: Origin, values: set[str], words: list[str], series: SeriesFiles, names: Names) -> None:
    names.known(roll.dice, series.about.dice, "dice", UNKNOWN_NAME, at.at("dice"))
    if roll.total is not None:
        names.known(roll.total, values, "value", UNKNOWN_NAME, at.at("total"))
    for index, outcome in enumerate(roll.outcomes):
        here = at.at("outcomes", index)
        if isinstance(outcome.up_to, str):
            names.known(outcome.up_to, values, "value", UNKNOWN_NAME, here.at("up-to"))
        for word in words_in(outcome.report):
            names.known(word, words, "value", UNKNOWN_NAME, here.at("report"))
        _puts(outcome.puts, here.at("puts"), series, names)
        _each(outcome.does, series.pieces.actions, "action", here.at("does"), names)


def _box(box: BoxRef, at: Origin, series: SeriesFiles, names: Names) -> None:
    boards = series.boards.boards
    if names.known(box.board, boards, "board", UNKNOWN_BOX, at.at("board")):
        names.known(box.box, [each.id for each in boards[box.board].boxes], "box", UNKNOWN_BOX, at.at("box"))


def _puts(puts: Mapping[str, str], at: Origin, series: SeriesFiles, names: Names) -> None:
    states = series.pieces.states
    for state, level in puts.items():
        if names.known(state, states, "state", UNKNOWN_NAME, at.at_key(state)):
            levels = [each.id for each in states[state].levels]
            names.known(level, levels, f"level of {state}", UNKNOWN_NAME, at.at(state))


def _losses(losses: Losses, at: Origin, values: set[str], series: SeriesFiles, names: Names) -> None:
    names.known(losses.value, values, "value", UNKNOWN_NAME, at.at("value"))
    for index, box in enumerate(losses.boxes):
        _box(box, at.at("boxes", index), series, names)
    markers = [id for id, marker in series.markers.markers.items() if marker.per == "formation"]
    names.known(losses.marker, markers, "marker for each formation", UNKNOWN_NAME, at.at("marker"))
    if losses.track is not None:
        tracks = [
            id for id, board in series.boards.boards.items() if board.boxes_of and board.boxes_of.each == "number"
        ]
        names.known(losses.track, tracks, "board with numbers", UNKNOWN_BOX, at.at("track"))
    for key, report in (("report", losses.report), ("reached", losses.reached), ("recovered", losses.recovered)):
        for word in words_in(report or ""):
            names.known(word, ("formation", "side", "losses", "level"), "word", UNKNOWN_NAME, at.at(key))
    _puts(losses.puts, at.at("puts"), series, names)


def _hidden(hidden: Hidden, at: Origin, series: SeriesFiles, names: Names) -> None:
    if hidden.reveal_some is not None:
        _each(hidden.reveal_some.arms, series.about.arms, "arm", at.at("reveal-some", "arms"), names)
    for key, report in (("revealed-report", hidden.revealed_report), ("hidden-report", hidden.hidden_report)):
        for word in words_in(report or ""):
            names.known(word, ("piece", "place"), "word", UNKNOWN_NAME, at.at(key))


def _turns(series: SeriesFiles, names: Names) -> None:
    kinds = series.turns.kinds
    for id, check in series.turns.checks.items():
        look_up_check(check, series, series.folder.file("turns.yaml", "checks", id), names)
    for kind in series.phases.turns:
        at = series.folder.file("phases.yaml", "turns")
        names.known(kind, kinds, "kind of turn", UNKNOWN_NAME, at.at_key(kind))


def _about(series: SeriesFiles, names: Names) -> None:
    """Looks up the kinds that parameters, stacking, formations and orders name."""
    file = series.folder.file("series.yaml")
    kinds, about = series.pieces.kinds, series.about
    for id, parameter in about.parameters.items():
        if parameter.counts is not None:
            where = file.at("parameters", id, "counts")
            names.known(parameter.counts, kinds, "kind of piece", UNKNOWN_NAME, where)
    if about.stacking is not None:
        at = file.at("stacking")
        _each(about.stacking.free, kinds, "kind of piece", at.at("free"), names)
        _each(about.stacking.alone, kinds, "kind of piece", at.at("alone"), names)
        for index, apart in enumerate(about.stacking.apart):
            _each(apart.kinds, kinds, "kind of piece", at.at("apart", index, "kinds"), names)
        for index, allowance in enumerate(about.stacking.allowed):
            _each(allowance.with_, kinds, "kind of piece", at.at("allowed", index, "with"), names)
            for arm in allowance.of_which:
                where = at.at_key("allowed", index, "of-which", arm)
                names.known(arm, about.arms, "arm", UNKNOWN_NAME, where)
    _each(about.formations.kinds, kinds, "kind of piece", file.at("formations", "kinds"), names)
    if about.orders is not None and about.orders.objectives is not None:
        at, goals, terrain = file.at("orders", "objectives"), about.orders.objectives, series.terrain
        _each(goals.hexes, terrain.hexes, "terrain", at.at("hexes"), names)
        _each(goals.spans, terrain.spans, "kind of span", at.at("spans"), names)
        _each(goals.points, terrain.points, "kind of point", at.at("points"), names)
    if about.orders is not None and about.orders.slip is not None:
        _slip(about.orders.slip, file.at("orders", "slip"), series, names)


def _slip(slip: Slip, at: Origin, series: SeriesFiles, names: Names) -> None:
    """A slip is a marker that lies in a box of its side and has a back, and its reports know its lines."""
    markers = {
        id: marker
        for id, marker in series.markers.markers.items()
        if marker.per == "side" and marker.start is not None and len(marker.faces) > 1
    }
    names.known(
        slip.marker, markers, "two-sided marker for each side that starts in a box", UNKNOWN_NAME, at.at("marker")
    )
    words = ["side", "place"]
    for key, command in (("write", slip.write), ("clear", slip.clear)):
        for word in words_in(command.report):
            names.known(word, words, "word", UNKNOWN_NAME, at.at(key, "report"))
    for word in words_in(slip.show.report):
        names.known(word, [*words, *(line.id for line in slip.lines)], "word", UNKNOWN_NAME, at.at("show", "report"))


def _terrain(series: SeriesFiles, names: Names) -> None:
    file = series.folder.file("terrain.yaml")
    for id, place in series.terrain.places.items():
        _each(place.stands_on, series.terrain.hexes, "terrain", file.at("places", id, "stands-on"), names)
    for id, point in series.terrain.points.items():
        _each(point.on_path, series.terrain.paths, "kind of path", file.at("points", id, "on-path"), names)


def _each(used: Iterable[str], known: Collection[str], what: str, at: Origin, names: Names) -> None:
    for index, name in enumerate(used):
        names.known(name, known, what, UNKNOWN_NAME, at.at(index))


def look_up_check(check: Check, series: SeriesFiles, at: Origin, names: Names) -> None:
    """Looks up the kinds and labels of turns on which something is checked."""
    labels = {turn.label for scheme in series.turns.schemes.values() for turn in scheme}
    for index, kind in enumerate(check.on):
        names.known(kind, series.turns.kinds, "kind of turn", UNKNOWN_NAME, at.at("on", index))
    for index, label in enumerate(check.at):
        names.known(label, labels, "turn of a day", UNKNOWN_NAME, at.at("at", index))


def _boards(series: SeriesFiles, names: Names) -> None:
    for id, board in series.boards.boards.items():
        if board.private and board.per != "side":
            where = series.folder.file("boards.yaml", "boards", id, "private")
            names.tell(WRONG_VALUE, "only a board with a sheet for each side can be private", where, "add `per: side`")
        if board.hand and not board.private:
            where = series.folder.file("boards.yaml", "boards", id, "hand")
            names.tell(WRONG_VALUE, "only a private board can be a hand", where, "add `private: true`")
        for index, box in enumerate(board.boxes):
            if box.deck is not None:
                at = series.folder.file("boards.yaml", "boards", id, "boxes", index, "deck")
                _deck(box.deck, board, at, series, names)


def _deck(deck: Deck, board: Board, at: Origin, series: SeriesFiles, names: Names) -> None:
    """The boxes that a deck draws to and is filled from; those of a side, only if it is a deck of a side."""
    cards = [id for id, kind in series.pieces.kinds.items() if kind.back is not None]
    _each(deck.kinds, cards, "kind of card (with a back)", at.at("kinds"), names)
    back = [(box, at.at("reshuffle", "from", index)) for index, box in enumerate(_from(deck))]
    for box, where in ((deck.draw.to, at.at("draw", "to")), *back):
        _box(box, where, series, names)
        other = series.boards.boards.get(box.board)
        if other is not None and (other.per == "side") != (board.per == "side"):
            whose = "each side" if board.per == "side" else "all sides"
            names.tell(WRONG_VALUE, f"the deck is one for {whose}, the board {box.board!r} is not", where.at("board"))
    for key, report in (("draw", deck.draw.report), ("reshuffle", deck.reshuffle.report if deck.reshuffle else "")):
        words = ("side", "place") if key == "draw" else ("side", "place", "piece")
        for word in words_in(report):
            names.known(word, words, "word", UNKNOWN_NAME, at.at(key, "report"))


def _from(deck: Deck) -> tuple[BoxRef, ...]:
    return deck.reshuffle.from_ if deck.reshuffle else ()


def _markers(series: SeriesFiles, names: Names) -> None:
    boards = series.boards.boards
    for id, marker in series.markers.markers.items():
        start = marker.start
        here = series.folder.file("markers.yaml", "markers", id)
        _each(marker.actions, series.pieces.actions, "action", here.at("actions"), names)
        _actions_of(marker, here, series, names)
        for index, action in enumerate(series.pieces.actions.get(name) for name in marker.actions):
            to = boards.get(action.send_to.board) if action is not None and action.send_to is not None else None
            if to is not None and to.per == "side" and marker.per is None:
                message = f"the action sends the marker to a board of one side, but a {marker.title} is nobody's"
                names.tell(WRONG_VALUE, message, here.at("actions", index), "`removes: true` takes it off the table")
        at = here.at("start")
        # Boxes of turns and groups are those of a battle: the series does not know them.
        if start is not None and names.known(start.board, boards, "board", UNKNOWN_BOX, at.at("board")):
            board = boards[start.board]
            if board.boxes_of is None or board.boxes_of.each == "number":
                names.known(start.box, box_ids(board, (), ()), "box", UNKNOWN_BOX, at.at("box"))
        if marker.follows_turn and (start is None or (start.board in boards and not _has_turns(boards[start.board]))):
            where = series.folder.file("markers.yaml", "markers", id, "follows-turn")
            names.tell(UNKNOWN_BOX, "the marker does not start on a board that has a box for each turn", where)


def _has_turns(board: Board) -> bool:
    return board.boxes_of is not None and board.boxes_of.each == "turn"


def _face(face: Face, at: Origin, values: set[str], names: Names) -> None:
    for key, value in (("needs", face.needs), ("unless", face.unless)):
        if value is not None and not names.known(value, values, "value", UNKNOWN_NAME, at.at(key)):
            names.lost.add(face.id)  # no counter has it now
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
