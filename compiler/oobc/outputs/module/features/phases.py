"""The sequence of play: a button that shows the step of the turn and goes on to the next, and one that goes back."""

from collections.abc import Iterator

from oobc.game import Game, keys
from oobc.game.scenarios import Scenario
from oobc.outputs.module.feature import Feature
from oobc.outputs.module.features.sequence import (
    BEFORE,
    ENDED,
    FIRST,
    RETREATED,
    STEP,
    Sequence,
    chosen,
    left_early,
    listed,
    looked,
    place,
    sequence,
    title,
    told,
)
from oobc.outputs.module.names import (
    CLEARED,
    PASSED,
    STEP_BEGINS,
    STEP_UNDONE,
    TURN_CHANGED,
    TURN_LEFT,
    icon,
    pressed,
)
from oobc.vassal import saves
from oobc.vassal.buttons import action_button, changes, remembered, startup_key
from oobc.vassal.components import Component, component
from oobc.vassal.encoding import add, named, set_to

_NEXT, _BACK, _OVER, _RETREATS, _PASSES, _RETURNS, _JUMPS, _BEGINS, _NOTED, _TELLS = (
    named(f"step-{what}")
    for what in ("next", "back", "over", "retreats", "passes", "returns", "jumps", "first", "noted", "told")
)


def _properties(game: Game) -> Iterator[Component]:
    """The step of the turn and who is first, with the hidden buttons that go on, back, and to the start of a turn."""
    steps = sequence(game)
    if not steps.leaves:
        return
    begins = chosen(game, (told(game, leaf) for leaf in steps.leaves), "newValue")
    titled = chosen(game, (title(game, leaf) for leaf in steps.leaves), "newValue")
    back = f'"Back to " + {titled}'
    yield remembered(
        STEP,
        "1",
        "The step of the sequence of play",
        changes("", _NEXT, set_to(f"{{{steps.next}}}"), f"{{{begins}}}"),
        changes("", _BACK, set_to(f"{{{steps.before(_nowhere(game))}}}"), f'{{newValue<1 ? "" : {back}}}'),
        changes(
            "",
            _BEGINS,
            set_to(f"{{{STEP}=={RETREATED} ? {steps.last} : {steps.first}}}"),
            f"{{oldValue=={RETREATED} ? {back} : {begins}}}",
        ),
    )
    yield remembered(FIRST, "", "The side that moves first")
    forward = f"({left_early(game)} ? {PASSED}+1 : {PASSED})"
    yield remembered(
        PASSED,
        "0",
        "How many steps have passed",
        changes("", _PASSES, add(1), ""),
        changes("", _RETURNS, set_to(f"{{{PASSED}>0 ? {PASSED}-1 : 0}}"), ""),
        changes("", _JUMPS, set_to(f"{{{forward}}}"), ""),
    )
    noted = changes("", _NOTED, set_to(f"{{{place(game)}}}"), "")
    yield remembered(BEFORE, "0", "The place of the last turn among all turns", noted)
    for check in _checked(steps):
        turns = listed(turn.id for turn in game.turns if check in turn.checks)
        yield remembered(looked(check), turns, f"The turns with {game.series.checks[check].title}")


def _nowhere(game: Game) -> str:
    """When there is no step to go back to, as an expression: none has passed, or it is the first turn."""
    return f"{PASSED}<1 || {place(game)}<1"


def _checked(steps: Sequence) -> dict[str, None]:
    """What is looked at on the turns on which a step is played."""
    return dict.fromkeys(check for leaf in steps.leaves for check in leaf.checks)


def _turn_buttons(game: Game) -> Iterator[Component]:
    """The button that goes back, the one that shows the step and goes on, and what they press."""
    steps = sequence(game)
    if not steps.leaves:
        return
    goes_back = (_BACK, _RETREATS, STEP_UNDONE, _RETURNS, CLEARED)
    at_first = f"({_nowhere(game)}) && {steps.before(_nowhere(game))}=={STEP}"
    here = '"Nothing to go back to: the scenario begins here."'
    yield action_button(
        "Step back",
        "",
        pressed(keys.STEP_BACK),
        icon=icon("back"),
        doHotkey=True,
        hotkeys=goes_back,
        doReport=True,
        reportFormat=f'{{{at_first} ? {here} : ""}}',
    )
    shown = f"{{{chosen(game, (title(game, leaf) for leaf in steps.leaves), STEP)}}}"
    goes_on, on = (_NEXT, _OVER, _PASSES, STEP_BEGINS, CLEARED), pressed(keys.NEXT_STEP)
    name = "Next step of the sequence of play"
    yield action_button(name, shown, on, icon=icon("on"), doHotkey=True, hotkeys=goes_on)
    # Then the tracker goes on or back, and that sets the step of the other turn.
    yield _while("Next turn after the last step", ENDED, _OVER, keys.NEXT_TURN)
    yield _while("Last turn before the first step", RETREATED, _RETREATS, keys.TURN_BEFORE)
    # What the steps take off that are left out comes off, too: whoever takes the next turn ends this one.
    changed = (_JUMPS, TURN_LEFT, _BEGINS, _NOTED, CLEARED)
    yield action_button("A turn begins", "", TURN_CHANGED, doHotkey=True, hotkeys=changed)
    said = f"{{{chosen(game, (told(game, leaf) for leaf in steps.leaves), STEP)}}}"
    yield action_button("Tell the step", "", _TELLS, doReport=True, reportFormat=said)
    yield startup_key("The step is told", _TELLS)


def _while(name: str, step: int, on: str, sent: str) -> Component:
    """What presses a key as long as the step is this one."""
    return component(
        "DoActionButton",
        name=name,
        text="",
        tooltip="",
        icon="",
        hotkey=on,
        doHotkey=True,
        hotkeys=(pressed(sent),),
        doLoop=True,
        loopType="while",
        whileExpression=f"{{{STEP}=={step}}}",
    )


def _set_up(game: Game, scenario: Scenario) -> Iterator[str]:
    """The commands of a set-up that say with which step it begins, who is first, and what is looked at when."""
    steps = sequence(game)
    if not steps.leaves or not scenario.turns:
        return
    begins, kind = scenario.turns[0], dict(steps.spans())
    low, high = kind.get(begins.kind, (1, 1))
    played = (n for n in range(low, high + 1) if set(steps.leaves[n - 1].checks) <= set(begins.checks))
    yield saves.global_property(STEP, next(played, low))
    yield saves.global_property(FIRST, game.box.sides[scenario.first_player].title)
    ids = [turn.id for turn in game.turns]
    yield saves.global_property(BEFORE, listed(ids).index(f"|{begins.id}|"))
    for check in _checked(steps):
        turns = listed(turn.id for turn in scenario.turns if check in turn.checks)
        yield saves.global_property(looked(check), turns)


PHASES = Feature(properties=_properties, turn_buttons=_turn_buttons, set_up=_set_up)
