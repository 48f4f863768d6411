"""The names in the counter sheets of a series."""

from oobc.diagnostics.codes import UNKNOWN_NAME
from oobc.link.names import Names
from oobc.load.files import SeriesFiles


def look_up_sheets(series: SeriesFiles, names: Names) -> None:
    """Looks up what may lie on each counter sheet."""
    if names.partial & {f"{series.folder}/{name}.yaml" for name in ("pieces", "markers")}:
        return  # a kind that was left out may have the drawing
    faces = [kind.faces for kind in series.pieces.kinds.values()]
    faces += [marker.faces for marker in series.markers.markers.values()]
    drawings = {face.drawing: None for each in faces for face in each}
    for id, sheet in series.sheets.counters.items():
        for index, drawing in enumerate(sheet.drawings):
            at = series.folder.file("sheets.yaml", "counters", id, "drawings", index)
            names.known(drawing, drawings, "drawing of a face", UNKNOWN_NAME, at)
