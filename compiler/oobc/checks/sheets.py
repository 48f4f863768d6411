"""The counter sheets and the map on paper."""

from collections.abc import Iterator

from oobc.diagnostics.codes import NO_SHEET, TOO_LARGE
from oobc.diagnostics.findings import Finding
from oobc.game import Game
from oobc.model.sheets import LARGEST_COUNTER, LARGEST_OVERLAP


def every_counter_has_a_sheet(game: Game) -> Iterator[Finding]:
    """Where there are counter sheets, one of them holds what the others do not name."""
    sheets = game.series.sheets
    if sheets.counters and all(sheet.drawings for sheet in sheets.counters.values()):
        message = "every counter sheet has a list of drawings: none holds the rest"
        yield Finding(NO_SHEET, message, sheets.origin.at_key("counters"))


def sheets_fit_on_paper(game: Game) -> Iterator[Finding]:
    """A page holds a counter with what is drawn past its cuts, and more of the map than the overlap."""
    sheets = game.series.sheets
    for sheet in sheets.counters.values():
        for key, side, most in zip(("width", "height"), sheet.size, LARGEST_COUNTER, strict=True):
            needed = side + 2 * sheet.bleed
            if needed > most:
                message = f"with its bleed a counter takes {needed:g} mm; there is room for {most:g}"
                yield Finding(TOO_LARGE, message, sheet.origin.at(key))
    if sheets.map is not None and sheets.map.overlap > LARGEST_OVERLAP:
        message = f"pages overlap by {sheets.map.overlap:g} mm; more than {LARGEST_OVERLAP:g} leaves too little"
        yield Finding(TOO_LARGE, message, sheets.map.origin.at("overlap"))
