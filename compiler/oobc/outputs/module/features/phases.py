"""The sequence of play: a button that shows the step of the turn, goes on to the next, and takes off what it ends."""

from collections.abc import Iterator
from dataclasses import dataclass

from oobc.game import Game, keys
from oobc.game.scenarios import Scenario
from oobc.model.phases import Step
from oobc.outputs.module.feature import Feature
from oobc.outputs.module.names import (
    TURN_CHANGED,
    icon,
    map_name,
    plain,
    pressed,
    state_key,
    state_property,
)
from oobc.vassal import saves
from oobc.vassal.buttons import action_button, changes, remembered, silent_command
from oobc.vassal.components import Component, component
from oobc.vassal.encoding import named, set_to, target

_STEP, _FIRST = "Step", "FirstPlayer"
_NEXT, _BACK, _TURN, _CHANGED = (named(f"step-{what}") for what in ("next", "back", "turn", "changed"))


@dataclass(frozen=True, slots=True)
class _Leaf:
    """A step that has none inside it, in the sequence of a kind of turn."""

    kind: str
    step: Step
    above: str
    """The title of the outermost step that it is a part of."""
    player: int | None
    within: frozenset[str]
    """The ids of the step and of all that it is a part of."""


def _leaves(game: Game) -> list[_Leaf]:
    """The steps of all kinds of turn of the battle, one sequence after another; the first has number 1."""
    kinds = dict.fromkeys(turn.kind for turn in game.turns)
    return [leaf for kind in kinds for step in game.series.phases.get(kind, ()) for leaf in _inside(kind, step)]


def _inside(kind: str, step: Step, above: tuple[Step, ...] = ()) -> Iterator[_Leaf]:
    path = (*above, step)
    if step.steps:
        for inner in step.steps:
            yield from _inside(kind, inner, path)
    else:
        player = next((each.player for each in reversed(path) if each.player is not None), None)
        yield _Leaf(kind, step, path[0].title, player, frozenset(each.id for each in path))


def _properties(game: Game) -> Iterator[Component]:
    """The step of the turn and who is first, with the hidden buttons that go on, back, and to the start of a turn."""
    leaves = _leaves(game)
    if not leaves:
        return
    spans = dict(_spans(leaves))
    first = _by_turn(game, {kind: span[0] for kind, span in spans.items()})
    last = _by_turn(game, {kind: span[1] for kind, span in spans.items()})
    steps = {
        _NEXT: f"{{{_STEP}<{first} || {_STEP}>{last} ? {first} : {_STEP}=={last} ? 0 : {_STEP}+1}}",
        _BACK: f"{{{_STEP}<={first} || {_STEP}>{last} ? {first} : {_STEP}-1}}",
        TURN_CHANGED: f"{{{first}}}",
    }
    told = f"{{{_chosen(game, (_told(game, leaf) for leaf in leaves), 'newValue')}}}"
    buttons = (changes("", stroke, set_to(changed), told) for stroke, changed in steps.items())
    yield remembered(_STEP, "1", "The step of the sequence of play", *buttons)
    yield remembered(_FIRST, "", "The side that moves first")


def _turn_buttons(game: Game) -> Iterator[Component]:
    """The button that shows the step and goes on, the one that goes back, and what takes off what a step ends."""
    leaves = _leaves(game)
    if not leaves:
        return
    shown = f"{{{_chosen(game, (_title(game, leaf) for leaf in leaves), _STEP)}}}"
    for text, title, key, picture, presses in (
        ("", "Step back", keys.STEP_BACK, "back", (_BACK,)),
        (shown, "Next step of the sequence of play", keys.NEXT_STEP, "on", (_NEXT, _TURN, _CHANGED)),
    ):
        yield action_button(title, text, pressed(key), icon=icon(picture), doHotkey=True, hotkeys=presses)
    # Behind the last step the number is 0: then the tracker goes on, and that sets the first step of the new turn.
    yield component(
        "DoActionButton",
        name="Next turn after the last step",
        text="",
        tooltip="",
        icon="",
        hotkey=_TURN,
        doHotkey=True,
        hotkeys=(pressed(keys.NEXT_TURN),),
        doLoop=True,
        loopType="while",
        whileExpression=f"{{{_STEP}==0}}",
    )
    for id, state in game.series.pieces.states.items():
        ending = [number for number, leaf in enumerate(leaves, 1) if state.cleared_by in leaf.within]
        if not ending:
            continue
        when = f'"{_listed(ending)}".contains("|${_STEP}$|") && {state_property(id)}>0'
        if state.cleared_of == "phasing":
            # Whose step it is of no other is that of the last.
            for player in range(1, len(game.box.sides)):
                own = [number for number in ending if leaves[number - 1].player == player]
                side = _side(game, player, f'"${_FIRST}$"')
                when += f' && ("{_listed(own)}".contains("|${_STEP}$|") == (Side=={side}))'
        yield silent_command(
            f"{plain(state.title)} ends",
            on=_CHANGED,
            sent=state_key(id, 0),
            of=target("MODULE", "MAP", map=map_name(game)),
            when=f"{{{when}}}",
            single_report=True,
        )


def _set_up(game: Game, scenario: Scenario) -> Iterator[str]:
    """The commands of a set-up that say with which step it begins, and who is first."""
    leaves = _leaves(game)
    if leaves and scenario.turns:
        spans = dict(_spans(leaves))
        yield saves.global_property(_STEP, spans.get(scenario.turns[0].kind, (1, 1))[0])
        yield saves.global_property(_FIRST, game.box.sides[scenario.first_player].title)


def _spans(leaves: list[_Leaf]) -> Iterator[tuple[str, tuple[int, int]]]:
    """The number of the first and of the last step of each kind of turn."""
    for kind in dict.fromkeys(leaf.kind for leaf in leaves):
        numbers = [number for number, leaf in enumerate(leaves, 1) if leaf.kind == kind]
        yield kind, (numbers[0], numbers[-1])


def _by_turn(game: Game, numbers: dict[str, int]) -> str:
    """A number that depends on the kind of the turn, as an expression."""
    *others, usual = numbers.items()
    chosen = str(usual[1])
    for kind, number in others:
        turns = "".join(f"|{turn.id}" for turn in game.turns if turn.kind == kind) + "|"
        chosen = f'"{turns}".contains("|"+Turn+"|") ? {number} : {chosen}'
    return f"({chosen})"


def _listed(numbers: list[int]) -> str:
    return "|" + "".join(f"{number}|" for number in numbers)


def _chosen(game: Game, texts: Iterator[str], step: str) -> str:
    """The text of a step, as an expression; `@1`, `@2` in it are the sides in the order in which they play."""
    joined = "~".join(["", *(text.replace("~", "-").replace('"', "'").replace("\\", "/") for text in texts)])
    players = range(1, len(game.box.sides) + 1) if len(game.box.sides) > 1 else ()
    sides = "".join(
        f'.replace("@{player}", {_side(game, player, _FIRST)})' for player in players if f"@{player}" in joined
    )
    return f'"{joined}".split("~")[{step}]{sides}'


def _side(game: Game, player: int, first: str) -> str:
    """The side that plays as this one in order, as an expression of the side that plays first."""
    if player == 1:
        return first
    titles = [side.title for side in game.box.sides.values()]
    *others, last = (titles[(number + player - 1) % len(titles)] for number in range(len(titles)))
    chosen = "".join(f'{first}=="{title}" ? "{side}" : ' for title, side in zip(titles, others, strict=False))
    return f'({chosen}"{last}")'


def _title(game: Game, leaf: _Leaf) -> str:
    """Whose step it is, and its name."""
    whose = leaf.above
    if leaf.player is not None and leaf.player <= len(game.box.sides) and len(game.box.sides) > 1:
        whose = f"@{leaf.player}"
    return leaf.step.title if whose == leaf.step.title else f"{whose}: {leaf.step.title}"


def _told(game: Game, leaf: _Leaf) -> str:
    """What the chat says as a step begins: its name, its case, what is done, and what is taken off."""
    states = game.series.pieces.states.values()
    ended = ", ".join(state.title for state in states if state.cleared_by in leaf.within)
    cases = f" ({', '.join(leaf.step.rules)})" if leaf.step.rules else ""
    does = f": {leaf.step.does}" if leaf.step.does else ""
    taken_off = f" [Markers taken off: {ended}.]" if ended else ""
    return f"{_title(game, leaf)}{cases}{does}{taken_off}"


PHASES = Feature(properties=_properties, turn_buttons=_turn_buttons, set_up=_set_up)
