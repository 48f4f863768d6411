"""Everything in which the module, as the engine plays it, differs from the data."""

from collections.abc import Iterator

from oobc.diagnostics.findings import Finding
from oobc.game import Game
from oobc.outputs.module.names import COUNTER, in_engine
from oobc.verify.hands import as_others, by_hand
from oobc.verify.keys import attempt
from oobc.verify.played import OBSERVER, Played
from oobc.verify.standing import standing
from oobc.verify.starts import compare, turns
from oobc.verify.trials import trials
from oobc.verify.vassal import Engine


def differences(game: Game, engine: Engine, *, quick: bool = False) -> Iterator[Finding]:
    """Plays a game in an engine and tells what is otherwise than the data say.

    Every scenario is begun as each side and as an observer, and every piece looked at; each state and action is tried
    once on one piece of each kind, and undone; the turns are gone through. Then the module is played by mouse: in the
    first scenario as the side that moves first, and in each as those who must not see what others hide. `quick`: only
    what needs no mouse.
    """
    game = in_engine(game)
    played = Played(game, engine)
    yield from played.complaints(engine.opened)
    yield from played.do("watch", COUNTER, *_watched(game))
    tried: set[tuple[str, str]] = set()
    for scenario in game.scenarios.values():
        for side in (*game.box.sides, OBSERVER):
            yield from played.begin(scenario, side)
            yield from compare(played, scenario, side)
            for trial in trials(game, scenario, side) if side != OBSERVER else ():
                if trial.id not in tried:
                    tried.add(trial.id)
                    yield from attempt(played, trial)
        yield from turns(played, scenario)
    if quick:
        return
    first, *_ = game.scenarios.values()
    yield from by_hand(played, first, first.first_player)
    for scenario in game.scenarios.values():
        for side in (*game.box.sides, OBSERVER):
            yield from as_others(played, scenario, side)


def _watched(game: Game) -> dict[str, None]:
    """The properties that something is expected of."""
    words: dict[str, None] = {}
    for scenario in game.scenarios.values():
        words |= dict.fromkeys(word for each in standing(game, scenario) for word in each.words)
        tried = (trial for side in game.box.sides for trial in trials(game, scenario, side))
        words |= dict.fromkeys(word for trial in tried for each in trial.outcomes for word in each.words)
    return words
