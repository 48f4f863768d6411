"""The keys that open windows."""

from collections.abc import Iterator

from oobc.diagnostics.codes import WRONG_EFFECT
from oobc.diagnostics.findings import Finding
from oobc.game.scenarios import Scenario
from oobc.layout.boards import windows
from oobc.outputs.module.names import plain, pressed, window_name
from oobc.place import Origin
from oobc.verify.played import Played


def shortcuts(played: Played, scenario: Scenario, side: str) -> Iterator[Finding]:
    """Each opens its window, and nothing else."""
    for name, key, origin in _keys(played, side):
        answer = played.ask("strike", pressed(key))
        yield from played.complaints(answer, dialogs=True)
        opened = [title.rsplit(" - ", 1)[-1] for title in answer.opened]
        asked = [f"a dialog {each}".strip() for each in answer.dialogs]
        told = [*opened, *asked, *(["a panel of the engine"] if answer.panels else [])]
        if told != [name]:
            message = f"{key} opens {' and '.join(told) or 'nothing'}, and should open {name}"
            yield Finding(WRONG_EFFECT, message, origin)
        if answer.opened:
            yield from played.do("strike", pressed(key))
        yield from played.do("tidy")


def _keys(played: Played, side: str) -> Iterator[tuple[str, str, Origin]]:
    """The windows that have a key."""
    series = played.game.series
    for window in windows(played.game):
        board = series.boards[window.id]
        if board.key is not None and window.owner in (None, side):
            yield window_name(window), board.key, board.origin
    if series.combat.window is not None:
        yield plain(series.combat.title), series.combat.window.key, series.combat.window.origin
