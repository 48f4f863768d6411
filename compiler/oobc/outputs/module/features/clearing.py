"""What the sequence of play takes off: the states that a step ends, and a menu that takes one off everywhere.

The keys of a piece do not pass its mask, and whoever presses may be of any side or none: a piece that nobody sees does
it, which writes the level of the state into those of all others. What a step has ended is kept below zero, with the
number of the steps that had passed: whoever steps back has it again.
"""

from collections.abc import Callable, Iterator

from oobc.game import Game
from oobc.model.pieces import State
from oobc.outputs.module.feature import Feature, Fixture
from oobc.outputs.module.features.sequence import FIRST, STEP, Sequence, chosen, left_early, listed, sequence, side_of
from oobc.outputs.module.names import (
    CLEARED,
    NO_LEVEL,
    PASSED,
    STEP_BEGINS,
    STEP_UNDONE,
    TURN_LEFT,
    cited,
    map_name,
    plain,
    state_property,
)
from oobc.vassal import traits
from oobc.vassal.buttons import action_button, menu, silent_command
from oobc.vassal.components import Component
from oobc.vassal.encoding import commands, named, set_to, target
from oobc.vassal.trait import Trait

_KEEPER = "steps"
"""The piece that does it, and what its property `Keeper` says."""
_LEVELS = 100
"""More than a state has levels."""


def _cleared(game: Game) -> dict[str, State]:
    """The states that a step takes off."""
    states = game.series.pieces.states
    return {id: state for id, state in states.items() if state.cleared_by is not None}


def _fixtures(game: Game) -> Iterator[Fixture]:
    """The piece that does it: it has no picture, so that nobody sees it or takes hold of it."""
    if _cleared(game):
        name, about = "Steps of the turn", traits.markers({"Keeper": _KEEPER})
        does = [trait for id, state in _cleared(game).items() for trait in _ending(game, id, state)]
        whole = (*does, traits.immobile(select="never", move="never"), about)
        yield Fixture(_KEEPER, name, whole, "", map_name(game), 0, 0)


def _ending(game: Game, id: str, state: State) -> Iterator[Trait]:
    """What ends a state: a step, the end of a turn whose steps are left out, the menu; and what undoes a step."""
    name, here, all_steps = state_property(id), target("COUNTER", "MAP", map=map_name(game)), sequence(game)
    ended = set_to(f"{{-(${PASSED}$*{_LEVELS}+{name})}}")
    for stroke, which in ((_key(id, "ends"), _ends), (TURN_LEFT, _before)):
        holds = f"{name}>0 && ({_at(game, all_steps, state, which)})"
        yield traits.set_piece_property(name, commands(("", stroke, ended)), when=f"{{{holds}}}", of=here)
    off = commands(("", _key(id, "off"), set_to(NO_LEVEL)))
    yield traits.set_piece_property(name, off, when=f"{{{name}>0}}", of=here)
    again, last = set_to(f"{{-{name}%{_LEVELS}}}"), f"-{name}/{_LEVELS}==${PASSED}$"
    undone = commands(("", STEP_UNDONE, again))
    yield traits.set_piece_property(name, undone, when=f"{{{name}<{NO_LEVEL} && {last}}}", of=here)


_Steps = Callable[[Sequence, State, int | None], list[int]]
"""The numbers of steps that have to do with the end of a state, on the turn of this player or of all."""


def _at(game: Game, steps: Sequence, state: State, which: _Steps) -> str:
    """Whether the step is one of these for the side of a piece; a step that is of no side is of the last one."""
    if state.cleared_of != "phasing" or len(game.box.sides) < 2:
        return _one_of(which(steps, state, None))
    *others, last = range(1, len(game.box.sides) + 1)
    held = _one_of(which(steps, state, last))
    for player in others:
        side = side_of(game, player, f'"${FIRST}$"')
        held = f"Side=={side} ? {_one_of(which(steps, state, player))} : {held}"
    return held


def _one_of(steps: list[int]) -> str:
    return f'"{listed(steps)}".contains("|${STEP}$|")'


def _ends(steps: Sequence, state: State, player: int | None = None) -> list[int]:
    """The steps that end a state."""
    return [
        number
        for number, leaf in enumerate(steps.leaves, 1)
        if state.cleared_by in leaf.within and player in (None, leaf.player or steps.players)
    ]


def _before(steps: Sequence, state: State, player: int | None = None) -> list[int]:
    """The steps behind which such a step is still to come in the turn, or at once in the next one."""
    spans, ends = dict(steps.spans()), _ends(steps, state, player)
    if any(low in ends for low, _ in spans.values()):
        return list(range(1, len(steps.leaves) + 1))
    return [
        number
        for number, leaf in enumerate(steps.leaves, 1)
        if any(number < end <= spans[leaf.kind][1] for end in ends)
    ]


def _key(id: str, what: str) -> str:
    return named(f"{id}-{what}")


def _turn_buttons(game: Game) -> Iterator[Component]:
    """What has it done as a step begins, as a turn is left before its end, and as a step is gone back to."""
    cleared, keeper = _cleared(game), target("MODULE", where="Keeper", value=_KEEPER)
    steps = sequence(game)
    if not steps.leaves or not cleared:
        return
    for id, state in cleared.items():
        if ends := _ends(steps, state):
            yield silent_command(
                f"{plain(state.title)} ends",
                on=STEP_BEGINS,
                sent=_key(id, "ends"),
                of=keeper,
                when=f"{{{_one_of(ends)}}}",
            )
    left = silent_command(
        "The turn is left early", on=TURN_LEFT, sent=TURN_LEFT, of=keeper, when=f"{{{left_early(game)}}}"
    )
    yield left.having(reportFormat=f'{{{left_early(game)} ? {chosen(game, _left(game), STEP)} : ""}}')
    yield silent_command("A step is undone", on=STEP_UNDONE, sent=STEP_UNDONE, of=keeper)


def _left(game: Game) -> Iterator[str]:
    """What the chat says is taken off, as a turn is left at each step."""
    before = {state.title: _before(sequence(game), state) for state in _cleared(game).values()}
    for number, _ in enumerate(sequence(game).leaves, 1):
        ended = [title for title, numbers in before.items() if number in numbers]
        yield f"[Markers taken off: {', '.join(ended)}.]" if ended else ""


def _of_view(game: Game) -> Iterator[Component]:
    """The menu that takes one off everywhere."""
    cleared = _cleared(game).items()
    buttons = [
        action_button(
            f"Take off every {plain(state.title)} marker ({str(state.cleared_by).replace('-', ' ')})",
            f"Clear {plain(state.title)}",
            _key(id, "clear"),
            doHotkey=True,
            hotkeys=(_key(id, "off"), CLEARED),
            doReport=True,
            reportFormat=f"{cited(state.title, state)}: all markers taken off",
        )
        for id, state in cleared
    ]
    yield from buttons
    if buttons:
        yield menu("Clear markers", "Take off every marker of a kind", buttons)


def _buttons(game: Game) -> Iterator[Component]:
    """What each entry of it sends."""
    for id, state in _cleared(game).items():
        stroke, keeper = _key(id, "off"), target("MODULE", where="Keeper", value=_KEEPER)
        yield silent_command(f"{plain(state.title)} is cleared", on=stroke, sent=stroke, of=keeper)


CLEARING = Feature(fixtures=_fixtures, of_view=_of_view, turn_buttons=_turn_buttons, buttons=_buttons)
