"""The formations and the counters: units, leaders, trains, and the markers that the series brings."""

import re
from collections.abc import Mapping
from typing import TypeVar

from oobc.diagnostics.codes import MISSING_KEY, UNKNOWN_KEY, WRONG_VALUE
from oobc.game.pieces import Formation, Piece
from oobc.link.names import Names
from oobc.load.files import BoxFiles, Row, SeriesFiles
from oobc.model.counters import CounterRow, FormationRow
from oobc.model.game import Side
from oobc.model.markers import Marker
from oobc.model.pieces import Kind
from oobc.model.values import slugs
from oobc.place import Origin

_T = TypeVar("_T")
_COLUMNS = tuple(field.alias or name for name, field in CounterRow.model_fields.items() if name != "formation")


def link_formations(box: BoxFiles, series: SeriesFiles, names: Names) -> dict[str, Formation]:
    """The formations by id, each after the one that it is a part of; one whose side is not known is left out."""
    formations: dict[str, Formation] = {}
    for row in sorted(box.formations, key=lambda row: row.value.id.count("/")):
        value, at, above = row.value, row.value.origin, formations.get(row.value.id.rpartition("/")[0])
        columns = ("name", "officer", "stripe", "breakpoint")
        sources = names.row_sources(value.source, columns, at.at("source"))
        _check_level(value, above, series, names, at)
        side = _one(box.about.sides, value.side) or (above.side if above is not None and value.side is None else None)
        if side is not None:
            formations[value.id] = Formation(
                value.id,
                value.level,
                value.name or value.id,
                side,
                value.officer,
                tuple(value.stripe.split()) if value.stripe else (),
                value.stripe_ink,
                value.breakpoint,
                sources[""],
                above,
                sources,
                at,
            )
    return formations


def _check_level(row: FormationRow, above: Formation | None, series: SeriesFiles, names: Names, at: Origin) -> None:
    """One of the highest level is a part of none and says its side; others are parts of one of a higher level."""
    levels = list(series.about.formations.levels)
    if row.level not in levels or (above is not None and above.level not in levels):
        return
    if "/" not in row.id:
        if row.side is None:
            names.report(MISSING_KEY, f"{row.id!r} needs its side", at.at("side"))
        if row.level != levels[0]:
            hint = f"name it as a part of another: <{levels[0]}>/{row.id}"
            message = f"a {row.level} is a part of something, only a {levels[0]} is not"
            names.report(WRONG_VALUE, message, at.at("level"), hint)
    elif above is not None and levels.index(above.level) >= levels.index(row.level):
        message = f"{above.id!r} is a {above.level}, of which a {row.level} is no part"
        names.report(WRONG_VALUE, message, at.at("level"), f"the levels are, from the highest, {', '.join(levels)}")


def link_counters(
    box: BoxFiles, series: SeriesFiles, formations: Mapping[str, Formation], names: Names
) -> dict[str, Piece]:
    """The counters of the game box by id; one whose kind is not known is left out."""
    pieces, about = {}, series.about.formations
    for row in box.counters:
        value, at = row.value, row.value.origin
        nation, kind = _one(box.about.nations, value.nation), series.pieces.kinds.get(value.kind)
        if kind is None:
            continue
        values = _values(row, kind, names)
        sources = names.row_sources(value.source, [*_COLUMNS, *about.levels, *kind.values], at.at("source"))
        own = _one(formations, value.formation)
        chain = own.chain if own is not None else ()
        upper = [each for each in chain if each.level in about.down_to(about.heading)]
        pieces[value.id] = Piece(
            id=value.id,
            name=value.name,
            kind=kind,
            side=_one(box.about.sides, nation.side if nation else None),
            nation=nation,
            formation=upper[-1] if upper else None,
            formations=chain,
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
            names.report(UNKNOWN_KEY, f"a {kind.title.lower()} has no {name}", row.value.origin.at(name), hint)
        elif re.fullmatch(r"-?(0|[1-9][0-9]{0,3})", text):
            values[name] = int(text)
        else:
            names.report(WRONG_VALUE, f"a whole number up to 9999, not {text!r}", row.value.origin.at(name))
    for name, value in kind.values.items():
        if not value.optional and name not in row.more and name not in names.gaps.names:
            names.report(MISSING_KEY, f"a {kind.title.lower()} needs its {name}", row.value.origin.at(name))
    return values


def link_markers(
    series: SeriesFiles, box: BoxFiles, formations: Mapping[str, Formation], names: Names
) -> dict[str, Piece]:
    """The markers by id: one kind a marker, a side or a formation, as the series says."""
    pieces, short = {}, slugs(formations)
    for id, marker in series.markers.markers.items():
        sources = names.row_sources(marker.source, ("name", "count", "start"), marker.origin.at("source"))
        if marker.per == "side":
            for side in box.about.sides.values():
                pieces[f"{id}-{side.id}"] = _marker(f"{id}-{side.id}", marker, sources, side)
        elif marker.per is not None:
            for formation in (each for each in formations.values() if each.level == marker.per):
                if formation.breakpoint is not None or not _counts_losses(id, series):
                    name = f"{id}-{short[formation.id]}"
                    pieces[name] = _marker(name, marker, sources, formation.side, formation)
        else:
            pieces[id] = _marker(id, marker, sources)
    return pieces


def _counts_losses(marker: str, series: SeriesFiles) -> bool:
    """Whether a marker shows the losses of its formation, for which that must have a breakpoint."""
    return series.pieces.losses is not None and series.pieces.losses.marker == marker


def _marker(
    id: str,
    marker: Marker,
    sources: Mapping[str, str],
    side: Side | None = None,
    formation: Formation | None = None,
) -> Piece:
    kind = Kind(
        title=marker.title,
        layer="ground" if marker.lies_under else "markers",
        faces=marker.faces,
        actions=marker.actions,
        trail=False,
        rules=marker.rules,
    )
    return Piece(
        id=id,
        name=f"{marker.title} {formation.id}" if formation else marker.title,
        kind=kind.under(marker.id),
        sources=sources,
        side=side,
        formation=formation,
        formations=formation.chain if formation is not None else (),
        marker=marker,
        origin=marker.origin,
    )
