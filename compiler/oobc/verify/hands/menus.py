"""The menu of a piece of each kind."""

from collections.abc import Iterator

from oobc.diagnostics.codes import WRONG_EFFECT
from oobc.diagnostics.findings import Finding
from oobc.game.scenarios import Scenario
from oobc.verify.played import Played, entries
from oobc.verify.trials import trials


def menus(played: Played, scenario: Scenario, side: str) -> Iterator[Finding]:
    """Every entry that can be chosen does something, and what the data let a piece do can be chosen."""
    kinds = {played.game.pieces[id].kind.id: id for id in reversed(played.of_side(scenario, side))}
    for id in reversed(kinds.values()):
        yield from _menu(played, scenario, side, id)


def _menu(played: Played, scenario: Scenario, side: str, id: str) -> Iterator[Finding]:
    answer = played.ask("menu", id)
    yield from played.complaints(answer)
    name, offered = played.name(id), list(entries(answer.menu))
    for trial in trials(played.game, scenario, side):
        here = trial.piece == id and trial.at is None and trial.first is None
        if here and trial.title not in {path[-1] for path in offered}:
            yield Finding(WRONG_EFFECT, f"the menu of {name} has no {trial.title}", trial.origin)
    for path in offered:
        answer = played.ask("choose", id, *path)
        yield from played.dead(answer, f"{' > '.join(path)} in the menu of {name}", played.game.pieces[id].kind.origin)
        yield from played.do("tidy")
