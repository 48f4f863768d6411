"""What the rules state of the forces themselves: the printed table of who is where, and how many counters there are."""

from collections import Counter
from collections.abc import Mapping

from oobc.diagnostics.codes import DUPLICATE_ID, WRONG_VALUE
from oobc.game.pieces import Formation, Piece, PrintedForce
from oobc.link.names import Names
from oobc.load.files import BoxFiles, SeriesFiles
from oobc.place import Origin


def link_printed_forces(
    box: BoxFiles, series: SeriesFiles, battle: str, formations: Mapping[str, Formation], names: Names
) -> dict[str, PrintedForce] | None:
    """What the printed table says of each formation in a battle, or None if it says nothing of the battle."""
    words = series.about.presence
    forces: dict[str, PrintedForce] = {}
    first: dict[str, Origin] = {}
    for row in box.forces:
        formation, at = row.value.formation, row.value.origin
        if formation in first:
            message = f"the formation {formation!r} is here twice"
            names.report_twice(DUPLICATE_ID, message, at.at("formation"), first[formation])
            continue
        first[formation] = at.at("formation")
        wrong = {column: cell for column, cell in row.more.items() if cell and cell not in words}
        if names.gaps.touch("series.yaml"):
            wrong = {}
        for column, cell in wrong.items():
            wanted = ", ".join(map(repr, words))
            names.report_unknown(WRONG_VALUE, f"one of {wanted}, not {cell!r}", at.at(column), cell, words)
        if formation in formations:
            presence = words.get(row.more.get(battle, ""))
            forces[formation] = PrintedForce(formation, presence, row.value.source, at.at(battle))
    return forces if any(battle in row.more for row in box.forces) else None


def counts_of(
    box: BoxFiles, series: SeriesFiles, counters: Mapping[str, Piece], formations: Mapping[str, Formation]
) -> dict[str, int]:
    """How many counters of each kind and of each marker the box has."""
    led: Counter[str | None] = Counter(each.level for each in formations.values() if each.breakpoint is not None)
    owners: dict[str | None, int] = {**led, "side": len(box.about.sides), None: 1}
    markers = {id: marker.count * owners.get(marker.per, 0) for id, marker in series.markers.markers.items()}
    made = Counter(piece.kind.id for piece in counters.values())
    return {**markers, **{kind: made[kind] for kind in series.pieces.kinds}}
