"""The names in the counter sheets of a series."""

from oobc.diagnostics.codes import UNKNOWN_NAME
from oobc.link.names import Names
from oobc.load import SeriesFiles
from oobc.place import Origin


def look_up_sheets(series: SeriesFiles, names: Names) -> None:
    """Looks up what may lie on each counter sheet."""
    known = [*series.pieces.kinds, *series.markers.markers]
    for id, sheet in series.sheets.counters.items():
        for index, kind in enumerate(sheet.kinds):
            at = Origin(f"{series.folder}/sheets.yaml", ("counters", id, "kinds", index))
            names.known(kind, known, "kind of piece or marker", UNKNOWN_NAME, at)
