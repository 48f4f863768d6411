"""What there is to be named: by kind of reference, the names of one battle, its game box and its series."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from oobc.game.boards import Box
from oobc.game.turns import Turn
from oobc.link.names import Names
from oobc.load.files import BattleFiles, BoxFiles, SeriesFiles
from oobc.model.actions import Action
from oobc.model.boards import BoxesOf
from oobc.model.drawings import FaceDrawing
from oobc.model.markers import Marker
from oobc.model.phases import Step
from oobc.model.pieces import Kind, Losses, State
from oobc.model.series import Slip
from oobc.model.turns import InnerTurn

Around = tuple[Any, ...]
"""The models and the keys of mappings in which a reference stands, from the outermost on."""
Known = Collection[str] | None
"""What a reference may name; None if nobody can tell, since what it depends on has a finding of its own."""
Namespaces = Mapping[str, Known | Callable[[Around], Known]]
"""By namespace, what a reference may name: everywhere the same, or what depends on where it stands."""
T = TypeVar("T")


def namespaces(
    series: SeriesFiles,
    box: BoxFiles,
    battle: BattleFiles,
    record: tuple[Turn, ...],
    boxes: Mapping[str, Mapping[str, Box]],
    names: Names,
) -> Namespaces:
    """Everything that may be named: `record` are all turns of the battle, `boxes` those of every board."""
    return {
        **_of_series(series),
        **_of_any_sort(series, names),
        **_of_box(box),
        **_of_templates(series, box, names),
        **_by_surroundings(series, box, battle, boxes, names),
        "scenario": battle.scenarios,
        "turn": [turn.id for turn in record],
    }


def _of_series(series: SeriesFiles) -> dict[str, Known]:
    """The names of a series that are the same wherever they are used."""
    about, pieces, markers, terrain = series.about, series.pieces, series.markers.markers, series.terrain
    kinds, boards, turns = pieces.kinds, series.boards.boards, series.turns
    return {
        "action": pieces.actions,
        "area": pieces.areas,
        "arm": about.arms,
        "board": boards,
        "board with numbers": _those(boards, lambda each: each.boxes_of is not None and each.boxes_of.each == "number"),
        "check of turns": turns.checks,
        "condition": about.conditions,
        "class of mover": terrain.movement.movers if terrain.movement is not None else (),
        "dice": about.dice,
        "hexside terrain": terrain.hexsides,
        "kind of card (with a back)": _those(kinds, lambda each: each.back is not None),
        "kind of group": about.groups,
        "kind of path": terrain.paths,
        "kind of piece": kinds,
        "kind of piece or marker": [*kinds, *markers],
        "kind of place": terrain.places,
        "kind of point": terrain.points,
        "kind of span": terrain.spans,
        "kind of turn": turns.kinds,
        "mark": about.marks,
        "mark of attackers": series.combat.attackers,
        "level of formations": about.formations.levels,
        "marker": markers,
        "marker for each formation": _those(markers, lambda each: each.per not in (None, "side")),
        "marker for each side": _those(markers, lambda each: each.per == "side"),
        "marker that is nobody's": _those(markers, lambda each: each.per is None),
        "modifier": series.combat.modifiers,
        "parameter": about.parameters,
        "property of orders": about.orders.properties if about.orders is not None else (),
        "size": about.sizes,
        "state": pieces.states,
        "state of a span": terrain.span_states,
        "step of the sequence of play": dict.fromkeys(
            id for steps in series.phases.turns.values() for id in _steps(steps)
        ),
        "table": series.tables.tables,
        "terrain": terrain.hexes,
        "turn of a day": list(dict.fromkeys(label for scheme in turns.schemes.values() for label in _labels(scheme))),
        "turn scheme": turns.schemes,
        "two-sided marker for each side that starts in a box": _those(
            markers, lambda each: each.per == "side" and each.start is not None and len(each.faces) > 1
        ),
        "value": _values(series),
        "version of the rules": about.rules_versions,
        "word": (),
    }


def _of_any_sort(series: SeriesFiles, names: Names) -> dict[str, Known]:
    """All things of which only some can be named, while what tells them apart may be missing."""
    markers = series.markers.markers
    loose: dict[str, Known] = {}
    if names.gaps.touch("boards.yaml"):
        loose["board with numbers"] = series.boards.boards
    if names.gaps.touch("pieces.yaml"):
        loose["kind of card (with a back)"] = series.pieces.kinds
    if names.gaps.touch("markers.yaml"):
        two_sided = "two-sided marker for each side that starts in a box"
        whose = ("marker for each formation", "marker for each side", "marker that is nobody's", two_sided)
        loose |= dict.fromkeys(whose, markers)
    return loose


def _of_box(box: BoxFiles) -> dict[str, Collection[str]]:
    """The names of a game box."""
    formations, units = ([row.value.id for row in rows] for rows in (box.formations, box.counters))
    return {
        "formation": dict.fromkeys(formations),
        "formation or unit": [*formations, *units],
        "nation": box.about.nations,
        "side": box.about.sides,
        "unit": dict.fromkeys(units),
    }


def _of_templates(series: SeriesFiles, box: BoxFiles, names: Names) -> Namespaces:
    """What templates draw, and what of that the faces of the series use."""
    kinds, markers = series.pieces.kinds.values(), series.markers.markers.values()
    faces = [face for of in (*(each.faces for each in kinds), *(each.faces for each in markers)) for face in of]
    used = dict.fromkeys(face.drawing for face in faces)
    # A kind that was left out may have a drawing; so may a face that has a wrong one.
    partial = names.gaps.touch("pieces.yaml", "markers.yaml") or used.keys() - box.drawings.faces
    # What a look draws beside ours nobody knows if its manifest is not whole.
    drawn, own = box.drawings, names.gaps.touch("drawings.yaml")

    def about(around: Around) -> FaceDrawing | None:
        return drawn.faces.get(around[-1].drawing) if not own else None

    def slots(around: Around) -> Known:
        return drawing.slots if (drawing := about(around)) is not None else None

    def symbols(around: Around) -> Known:
        drawing = about(around)
        return {None: (), "symbols": drawn.symbols, "pictograms": drawn.pictograms}[drawing.symbol] if drawing else None

    everywhere: dict[str, Known] = {
        "drawing": drawn.faces,
        "drawing of a face": None if partial else used,
        "drawing of hexes": drawn.areas,
        "drawing of hexsides": drawn.edges,
        "drawing of names": drawn.names,
        "drawing of paths": drawn.paths,
        "drawing of signs": drawn.points,
        "drawing of spans": drawn.spans,
        "emblem": drawn.pictograms,
        "sign": drawn.signs,
        "symbol": drawn.symbols,
    }
    known = dict.fromkeys(everywhere) if own else everywhere
    return {**known, "slot of drawing": slots, "symbol of drawing": symbols}


def _by_surroundings(
    series: SeriesFiles, box: BoxFiles, battle: BattleFiles, boxes: Mapping[str, Mapping[str, Box]], names: Names
) -> Namespaces:
    """The names that depend on where a reference stands."""
    states, boards, values = series.pieces.states, series.boards.boards, _values(series)

    def boxes_there(around: Around) -> Known:
        id = around[-1].board
        made_wrongly = names.gaps.touch("boards.yaml") and (id not in boards or not boards[id].boxes)
        if made_wrongly or id not in boards:
            return None
        if not isinstance(around[-2], Marker):
            return [box.id for box in boards[id].boxes]
        # Boxes of turns and groups are those of the battle.
        match boards[id].boxes_of:
            case BoxesOf(each="turn"):
                return None if names.gaps.hide("turns.yaml") else [*boxes[id], "first-turn"]
            case BoxesOf(each="group") if names.gaps.touch("battle.yaml"):
                return None
        return boxes[id]

    def levels(around: Around) -> Known:
        state = states.get((around[-1] if isinstance(around[-1], str) else around[-1].state) or "")
        return None if state is None else [level.id for level in state.levels]

    def of_condition(around: Around) -> Known:
        condition = series.about.conditions.get(around[-1].of)
        return None if condition is None else condition.levels

    def keys(around: Around) -> Known:
        parameter = series.about.parameters.get(around[-1])
        if parameter is None:
            return None
        return [*(box.about.sides if parameter.per == "side" else ("value",)), "source"]

    def of_kind(around: Around) -> Collection[str]:
        kind = _nearest(Kind, around)
        return kind.values if kind is not None else ()

    def on_face(around: Around) -> Collection[str]:
        return [*of_kind(around), *series.about.formations.levels]

    def last_face(around: Around) -> Collection[str]:
        return [around[-1].faces[-1].id]

    def modified(around: Around) -> Collection[str]:
        state = _nearest(State, around)
        return state.modifies if state is not None else ()

    def in_report(around: Around) -> Collection[str]:
        action = _nearest(Action, around)
        roll = action.roll if action is not None else None
        words = () if roll is None else ("roll", "against") if roll.total is None else ("roll", "against", "total")
        return [*values, *series.about.formations.levels, *words]

    def of_losses(around: Around) -> Collection[str]:
        losses = _nearest(Losses, around)
        marker = series.markers.markers.get(losses.marker) if losses is not None else None
        return [marker.per] if marker is not None and marker.per is not None else ()

    def lines(around: Around) -> Collection[str]:
        slip = _nearest(Slip, around)
        return [line.id for line in slip.lines] if slip is not None else ()

    return {
        "box of board": boxes_there,
        "key of parameter": keys,
        "level of condition": of_condition,
        "last face": last_face,
        "level of state": levels,
        "value of action": in_report,
        "value of face": on_face,
        "value of kind": of_kind,
        "value that the state modifies": modified,
        "word of losses": of_losses,
        "word of slip": lines,
    }


def _values(series: SeriesFiles) -> Collection[str]:
    return dict.fromkeys(value for kind in series.pieces.kinds.values() for value in kind.values)


def _those(things: Mapping[str, T], which: Callable[[T], bool]) -> Collection[str]:
    return [id for id, each in things.items() if which(each)]


def _nearest(of: type[T], around: Around) -> T | None:
    """The innermost model of a type around a reference."""
    return next((each for each in reversed(around) if isinstance(each, of)), None)


def _labels(turns: Iterable[InnerTurn]) -> Iterator[str]:
    for turn in turns:
        yield turn.label
        yield from _labels(turn.turns)


def _steps(steps: tuple[Step, ...]) -> Iterator[str]:
    for step in steps:
        yield step.id
        yield from _steps(step.steps)
