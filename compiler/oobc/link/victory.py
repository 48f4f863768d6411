"""What the victory points of a game box need of its series."""

from oobc.diagnostics.codes import MISSING_KEY
from oobc.link.names import Names
from oobc.load.files import BoxFiles, SeriesFiles


def check_victory(box: BoxFiles, series: SeriesFiles, names: Names) -> None:
    """Tells what counts losses in a series that counts none."""
    victory = box.about.victory
    if victory is None or series.pieces.losses is not None:
        return
    for key, counted in (("losses", victory.losses), ("formations", victory.formations)):
        if counted:
            names.report(MISSING_KEY, "the series does not say how losses are counted", victory.origin.at(key))
