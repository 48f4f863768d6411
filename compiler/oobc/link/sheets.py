"""The names in the counter sheets of a series."""

from oobc.link.vocabulary import Vocabulary


def look_up_sheets(known: Vocabulary) -> None:
    """Looks up what may lie on each counter sheet."""
    series = known.series
    if known.names.partial & {f"{series.folder}/{name}.yaml" for name in ("pieces", "markers")}:
        return  # a kind that was left out may have the drawing
    faces = [kind.faces for kind in series.pieces.kinds.values()]
    faces += [marker.faces for marker in series.markers.markers.values()]
    drawings = {face.drawing: None for each in faces for face in each}
    for id, sheet in series.sheets.counters.items():
        at = series.folder.file("sheets.yaml", "counters", id, "drawings")
        known.each(sheet.drawings, drawings, "drawing of a face", at)
