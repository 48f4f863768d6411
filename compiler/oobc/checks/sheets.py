"""The counter sheets and the map on paper."""

from collections.abc import Iterator

from oobc.diagnostics.codes import NO_SHEET, TOO_LARGE
from oobc.diagnostics.findings import Finding
from oobc.game import Game
from oobc.model.sheets import LARGEST_COUNTER, LARGEST_OVERLAP
from oobc.place import Origin


def every_counter_has_a_sheet(game: Game) -> Iterator[Finding]:
    """Where there are counter sheets, one of them holds what the others do not name."""
    sheets, file = game.series.sheets.counters.values(), _sheets_file(game)
    if sheets and all(sheet.drawings for sheet in sheets):
        yield Finding(
            NO_SHEET, "every counter sheet has a list of drawings: none holds the rest", file.at_key("counters")
        )


def sheets_fit_on_paper(game: Game) -> Iterator[Finding]:
    """A page holds a counter with what is drawn past its cuts, and more of the map than the overlap."""
    sheets, file = game.series.sheets, _sheets_file(game)
    for id, sheet in sheets.counters.items():
        for key, side, most in zip(("width", "height"), sheet.size, LARGEST_COUNTER, strict=True):
            needed = side + 2 * sheet.bleed
            if needed > most:
                message = f"with its bleed a counter takes {needed:g} mm; there is room for {most:g}"
                yield Finding(TOO_LARGE, message, file.at("counters", id, key))
    if sheets.map is not None and sheets.map.overlap > LARGEST_OVERLAP:
        message = f"pages overlap by {sheets.map.overlap:g} mm; more than {LARGEST_OVERLAP:g} leaves too little"
        yield Finding(TOO_LARGE, message, file.at("map", "overlap"))


def _sheets_file(game: Game) -> Origin:
    return game.series.folder.file("sheets.yaml")
