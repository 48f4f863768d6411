"""The victory points of a game box: the marker, signs, sides and cases that they name."""

from oobc.diagnostics.codes import MISSING_KEY, UNKNOWN_NAME
from oobc.link.names import Names
from oobc.load.files import BoxFiles, SeriesFiles


def look_up_victory(box: BoxFiles, series: SeriesFiles, names: Names) -> None:
    """Looks up what `victory` of `game.yaml` names."""
    victory = box.about.victory
    if victory is None:
        return
    at = box.folder.file("game.yaml", "victory")
    names.rules(victory.rules, at.at("rules"))
    if victory.control is not None:
        markers = [id for id, marker in series.markers.markers.items() if marker.per == "side"]
        names.known(victory.control, markers, "marker for each side", UNKNOWN_NAME, at.at("control"))
    for sign in victory.signs:
        names.known(sign, series.terrain.points, "kind of point", UNKNOWN_NAME, at.at_key("signs", sign))
    for index, award in enumerate(victory.awards):
        names.rules(award.rules, at.at("awards", index, "rules"))
    if victory.ratio is not None:
        names.known(victory.ratio.of, box.about.sides, "side", UNKNOWN_NAME, at.at("ratio", "of"))
        names.known(victory.ratio.to, box.about.sides, "side", UNKNOWN_NAME, at.at("ratio", "to"))
        names.rules(victory.ratio.rules, at.at("ratio", "rules"))
    for key, counted in (("losses", victory.losses), ("formations", victory.formations)):
        if counted and series.pieces.losses is None:
            names.tell(MISSING_KEY, "the series does not say how losses are counted", at.at(key))
