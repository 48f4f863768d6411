"""The formations and the counters: units, leaders, trains, and the markers that the series brings."""

import re
from collections.abc import Mapping
from typing import TypeVar

from oobc.diagnostics.codes import MISSING_KEY, UNKNOWN_KEY, WRONG_VALUE
from oobc.game.pieces import Formation, Piece
from oobc.link.names import Names
from oobc.load.files import BoxFiles, Row, SeriesFiles
from oobc.model.counters import CounterRow
from oobc.model.game import Side
from oobc.model.markers import Marker
from oobc.model.pieces import Kind
from oobc.model.values import slug

_T = TypeVar("_T")
_COLUMNS = tuple(field.alias or name for name, field in CounterRow.model_fields.items())


def link_formations(box: BoxFiles, names: Names) -> dict[str, Formation]:
    """The formations by id; one whose side is not known is left out."""
    formations = {}
    for row in box.formations:
        value, at, side = row.value, row.value.origin, box.about.sides.get(row.value.side)
        columns = ("name", "officer", "stripe", "breakpoint")
        sources = names.row_sources(value.source, columns, at.at("source"))
        if side is not None:
            formations[value.id] = Formation(
                value.id,
                value.name,
                side,
                value.officer,
                tuple(value.stripe.split()) if value.stripe else (),
                value.stripe_ink,
                value.breakpoint,
                sources[""],
                sources,
                at,
            )
    return formations


def link_counters(
    box: BoxFiles, series: SeriesFiles, formations: Mapping[str, Formation], names: Names
) -> dict[str, Piece]:
    """The counters of the game box by id; one whose kind is not known is left out."""
    pieces = {}
    for row in box.counters:
        value, at = row.value, row.value.origin
        nation, kind = _one(box.about.nations, value.nation), series.pieces.kinds.get(value.kind)
        if kind is None:
            continue
        values = _values(row, kind, names)
        sources = names.row_sources(value.source, [*_COLUMNS, *kind.values], at.at("source"))
        pieces[value.id] = Piece(
            id=value.id,
            name=value.name,
            kind=kind,
            side=_one(box.about.sides, nation.side if nation else None),
            nation=nation,
            formation=_one(formations, value.formation),
            division=value.division,
            arm=_one(series.about.arms, value.arm),
            size=_one(series.about.sizes, value.size),
            marks=tuple(value.marks.split()) if value.marks else (),
            parent=value.parent,
            values=values,
            composition=value.composition,
            comment=value.comment,
            sources=sources,
            origin=at,
        )
    return pieces


def _one(known: Mapping[str, _T], id: str | None) -> _T | None:
    return known.get(id) if id is not None else None


def _values(row: Row[CounterRow], kind: Kind, names: Names) -> dict[str, int]:
    values = {}
    for name, text in row.more.items():
        if name not in kind.values:
            hint = f"it has {', '.join(kind.values)}" if kind.values else None
            names.tell(UNKNOWN_KEY, f"a {kind.title.lower()} has no {name}", row.value.origin.at(name), hint)
        elif re.fullmatch(r"-?(0|[1-9][0-9]{0,3})", text):
            values[name] = int(text)
        else:
            names.tell(WRONG_VALUE, f"a whole number up to 9999, not {text!r}", row.value.origin.at(name))
    for name, value in kind.values.items():
        if not value.optional and name not in row.more:
            names.tell(MISSING_KEY, f"a {kind.title.lower()} needs its {name}", row.value.origin.at(name))
    return values


def link_markers(series: SeriesFiles, box: BoxFiles, formations: Mapping[str, Formation]) -> dict[str, Piece]:
    """The markers by id: one kind a marker, a side or a formation, as the series says."""
    pieces = {}
    for id, marker in series.markers.markers.items():
        if marker.per == "side":
            for side in box.about.sides.values():
                pieces[f"{id}-{side.id}"] = _marker(f"{id}-{side.id}", marker, side)
        elif marker.per == "formation":
            for formation in formations.values():
                if formation.breakpoint is not None or not _counts_losses(id, series):
                    name = f"{id}-{slug(formation.id)}"
                    pieces[name] = _marker(name, marker, formation.side, formation)
        else:
            pieces[id] = _marker(id, marker)
    return pieces


def _counts_losses(marker: str, series: SeriesFiles) -> bool:
    """Whether a marker shows the losses of its formation, for which that must have a breakpoint."""
    return series.pieces.losses is not None and series.pieces.losses.marker == marker


def _marker(id: str, marker: Marker, side: Side | None = None, formation: Formation | None = None) -> Piece:
    kind = Kind(
        title=marker.title,
        layer="markers",
        faces=marker.faces,
        actions=marker.actions,
        trail=False,
        rules=marker.rules,
    )
    return Piece(
        id=id,
        name=f"{marker.title} {formation.id}" if formation else marker.title,
        kind=kind.under(marker.id),
        sources={"": f"printed:{marker.rules[0]}" if marker.rules else "series"},
        side=side,
        formation=formation,
        marker=marker,
        origin=marker.origin,
    )
