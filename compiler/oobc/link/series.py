"""The names that the files of a series use of one another, and the cases that they rest on."""

from typing import Any

from pydantic import BaseModel

from oobc.link.boards import look_up_boards
from oobc.link.combat import look_up_combat
from oobc.link.kinds import look_up_pieces
from oobc.link.markers import look_up_markers
from oobc.link.names import Names
from oobc.link.sheets import look_up_sheets
from oobc.link.vocabulary import Vocabulary
from oobc.model.series import Allowance, Orders, Slip, Stacking
from oobc.model.turns import Check
from oobc.place import Origin

_FILES = ("series", "pieces", "turns", "terrain", "boards", "markers", "phases", "tables", "combat")


def look_up_series(known: Vocabulary) -> None:
    """Looks up every name that the files of a series use of one another."""
    for name in _FILES:
        part = getattr(known.series, "about" if name == "series" else name)
        _rules_in(part, known.series.folder.file(f"{name}.yaml"), known.names)
    _about(known)
    look_up_pieces(known)
    _turns(known)
    look_up_boards(known)
    look_up_markers(known)
    _terrain(known)
    _tables(known)
    look_up_combat(known)
    look_up_sheets(known)


def _about(known: Vocabulary) -> None:
    """What `series.yaml` names: values and kinds of piece, arms, ground, the marker of its slips."""
    about, kinds, file = known.series.about, known.series.pieces.kinds, known.series.folder.file("series.yaml")
    for id, mark in about.marks.items():
        for value in mark.at_most:
            known.value(value, file.at_key("marks", id, "at-most", value))
    for id, parameter in about.parameters.items():
        if parameter.counts is not None:
            known.name(parameter.counts, kinds, "kind of piece", file.at("parameters", id, "counts"))
    if about.stacking is not None:
        _stacking(about.stacking, file.at("stacking"), known)
    known.each(about.formations.kinds, kinds, "kind of piece", file.at("formations", "kinds"))
    if about.orders is not None:
        _orders(about.orders, file.at("orders"), known)


def _stacking(stacking: Stacking, at: Origin, known: Vocabulary) -> None:
    kinds = known.series.pieces.kinds
    known.each(stacking.free, kinds, "kind of piece", at.at("free"))
    known.each(stacking.alone, kinds, "kind of piece", at.at("alone"))
    for index, apart in enumerate(stacking.apart):
        known.each(apart.kinds, kinds, "kind of piece", at.at("apart", index, "kinds"))
    for index, allowance in enumerate(stacking.allowed):
        _allowance(allowance, at.at("allowed", index), known)


def _allowance(allowance: Allowance, at: Origin, known: Vocabulary) -> None:
    known.each(allowance.with_, known.series.pieces.kinds, "kind of piece", at.at("with"))
    for arm in allowance.of_which:
        known.name(arm, known.series.about.arms, "arm", at.at_key("of-which", arm))


def _orders(orders: Orders, at: Origin, known: Vocabulary) -> None:
    goals, terrain, where = orders.objectives, known.series.terrain, at.at("objectives")
    if goals is not None:
        known.each(goals.hexes, terrain.hexes, "terrain", where.at("hexes"))
        known.each(goals.spans, terrain.spans, "kind of span", where.at("spans"))
        known.each(goals.points, terrain.points, "kind of point", where.at("points"))
    if orders.slip is not None:
        _slip(orders.slip, at.at("slip"), known)


def _slip(slip: Slip, at: Origin, known: Vocabulary) -> None:
    """A slip is a marker that lies in a box of its side and has a back, and its reports know its lines."""
    markers = [
        id
        for id, marker in known.series.markers.markers.items()
        if marker.per == "side" and marker.start is not None and len(marker.faces) > 1
    ]
    known.name(slip.marker, markers, "two-sided marker for each side that starts in a box", at.at("marker"))
    words = ["side", "place"]
    known.words(slip.write.report, words, at.at("write", "report"))
    known.words(slip.clear.report, words, at.at("clear", "report"))
    known.words(slip.show.report, [*words, *(line.id for line in slip.lines)], at.at("show", "report"))


def _turns(known: Vocabulary) -> None:
    """What `turns.yaml` and `phases.yaml` name: kinds and labels of turns."""
    series = known.series
    for id, check in series.turns.checks.items():
        look_up_check(check, series.folder.file("turns.yaml", "checks", id), known)
    for kind in series.phases.turns:
        known.name(kind, series.turns.kinds, "kind of turn", series.folder.file("phases.yaml").at_key("turns", kind))


def look_up_check(check: Check, at: Origin, known: Vocabulary) -> None:
    """Looks up the kinds and labels of turns on which something is checked."""
    turns = known.series.turns
    labels = [turn.label for scheme in turns.schemes.values() for turn in scheme]
    known.each(check.on, turns.kinds, "kind of turn", at.at("on"))
    known.each(check.at, labels, "turn of a day", at.at("at"))


def _terrain(known: Vocabulary) -> None:
    """What `terrain.yaml` names: kinds of hex and path, and the markers on spans."""
    terrain, file = known.series.terrain, known.series.folder.file("terrain.yaml")
    for id, place in terrain.places.items():
        known.each(place.stands_on, terrain.hexes, "terrain", file.at("places", id, "stands-on"))
    for id, point in terrain.points.items():
        known.each(point.on_path, terrain.paths, "kind of path", file.at("points", id, "on-path"))
    for id, span in terrain.span_states.items():
        if span.marker is not None:
            markers = known.series.markers.markers
            known.name(span.marker, markers, "marker", file.at("span-states", id, "marker"))


def _tables(known: Vocabulary) -> None:
    for id, table in known.series.tables.tables.items():
        known.names.source(table.source, known.series.folder.file("tables.yaml", "tables", id, "source"))


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
