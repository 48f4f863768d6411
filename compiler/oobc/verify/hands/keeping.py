"""A game that is saved, and a log that the others step through."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from oobc.diagnostics.codes import NOT_KEPT
from oobc.diagnostics.findings import Finding
from oobc.game.keys import NEXT_STEP
from oobc.game.scenarios import Scenario
from oobc.outputs.module.names import COUNTER, map_name, pressed
from oobc.verify.played import OBSERVER, Played, entries
from oobc.verify.vassal import Seen


def keeping(played: Played, scenario: Scenario, side: str) -> Iterator[Finding]:
    """A saved game opens as it was; a log, stepped through by anyone, comes to where it ended."""
    with tempfile.TemporaryDirectory() as folder:
        game, log = Path(folder) / "game.vsav", Path(folder) / "game.vlog"
        yield from played.do("log", str(log))
        yield from _some(played, scenario, side)
        yield from played.do("end")
        ended, turn = _table(played), played.turn
        yield from played.do("save", str(game))
        for file, what in ((game, "saved game"), (log, "log")):
            for who in (*played.game.box.sides, OBSERVER):
                yield from played.do("open", str(file), played.title_of(who))
                while played.ask("step").state:
                    pass
                yield from played.look()
                now = _table(played)
                wrong = [now.get(id) or ended[id] for id in ended | now if ended.get(id) != now.get(id)]
                if wrong or played.turn != turn:
                    names = ", ".join(sorted({played.name(each.properties.get(COUNTER)) for each in wrong}))
                    told = names or f"the turn is {played.turn}, not {turn}"
                    message = f"{played.called(who)} opens the {what}, and it is not as it was: {told}"
                    yield Finding(NOT_KEPT, message, scenario.origin)


def _some(played: Played, scenario: Scenario, side: str) -> Iterator[Finding]:
    """Some of everything: a piece goes to another, the first entries of its menu are chosen, a step goes on."""
    units = played.of_side(scenario, side)
    for id, other in zip(units[:1], units[-1:], strict=True):
        there = played.piece(other)
        if there is not None:
            yield from played.complaints(played.ask("drag", id, map_name(played.game), str(there.x), str(there.y)))
        for path in list(entries(played.ask("menu", id).menu))[:3]:
            yield from played.complaints(played.ask("choose", id, *path), dialogs=True)
    yield from played.complaints(played.ask("strike", pressed(NEXT_STEP)))


def _table(played: Played) -> dict[str, Seen]:
    """Every piece as everyone has it: not what its owner alone sees of it."""
    same = {"name": "", "secret": False, "size": "", "stack": None}
    return {each.id: each.model_copy(update=same) for each in played.pieces.values()}
