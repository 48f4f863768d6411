"""The states that a piece may be in: what they are made of, and the badges that show them."""

from collections.abc import Iterator, Mapping

from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.layout.badges import badge_middle
from oobc.model.pieces import State
from oobc.outputs.module.features import FEATURES
from oobc.outputs.module.names import (
    IS_HIDDEN,
    NO_LEVEL,
    NOT_OWN,
    badge_image,
    map_name,
    plain,
    pressed,
    put_key,
    state_key,
    state_layer,
    state_property,
)
from oobc.outputs.module.speech import quoted, told_of_piece
from oobc.vassal import traits
from oobc.vassal.encoding import commands, named, set_to
from oobc.vassal.trait import Trait

_TAKE = named("take")


def state_traits(game: Game, piece: Piece, states: Mapping[str, State], asked: str = "Asked") -> Iterator[Trait]:
    """The states of a piece that lie together: a badge each that keeps its level, and once for all of them what their
    keys ask for, the menu, and what the chat says.

    The key of a level that holds already ends it. The keys do not stand in the trait that keeps the level: refreshing
    a saved game keeps what a trait holds only if it is the same to the letter, or a layer of the same name, and a newer
    version may have more levels. `asked`: the property that holds the state and the level asked for; states that lie
    elsewhere in the same piece need another one.
    """
    if not states:
        return
    take = f"{_TAKE}-{asked}"
    entries = [(id, entry) for id, state in states.items() for entry in _entries(game, piece, id, state)]
    spoken = [(id, stroke) for id, (menu, stroke, _) in entries if menu]
    on_map = [stroke for id, stroke in spoken if states[id].on_map]
    if on_map:
        yield traits.restrict_commands("On the map", on_map, f'{{CurrentMap!="{map_name(game)}"}}')
    yield from _of_others(states)
    yield traits.report([stroke for _, stroke in spoken], _said(states, asked))
    yield traits.dynamic_property(asked, commands=commands(*(entry for _, entry in entries)))
    for id, state in states.items():
        yield from _kept(game, piece, id, state, take, asked)
        for feature in FEATURES:
            yield from feature.state(game, id, state)
    # Innermost, and so before all others that watch these keys.
    yield traits.trigger("", watch=[stroke for _, (_, stroke, _) in entries], actions=[take])


def _of_others(states: Mapping[str, State]) -> Iterator[Trait]:
    """What keeps levels on top of a hidden piece out of the menus of pieces of other arms.

    They are in all their menus alike: only its own side knows what it is.
    """
    by_arms: dict[tuple[str, ...], list[str]] = {}
    for id, state in states.items():
        for number, level in enumerate(state.levels, 1):
            if level.arms and state.open:
                by_arms.setdefault(level.arms, []).append(pressed(level.key) or state_key(id, number))
    for arms, strokes in by_arms.items():
        conditions = [f"!({IS_HIDDEN[1:-1]} && {NOT_OWN[1:-1]})", *(f'Arm!="{arm}"' for arm in arms)]
        yield traits.restrict_commands(f"Of {', '.join(arms)}", strokes, f"{{{' && '.join(conditions)}}}")


def _entries(game: Game, piece: Piece, id: str, state: State) -> Iterator[tuple[str, str, str]]:
    """The keys of a state, with their menu texts and with what they ask for; those of the levels of its arm."""
    arm = piece.arm.id if piece.arm is not None else None
    yield "", state_key(id, 0), set_to(f"{id} {NO_LEVEL}")
    put = {puts.get(id) for feature in FEATURES for puts in feature.puts(game)}
    for number, level in enumerate(state.levels, 1):
        if level.arms and arm not in level.arms and not state.open:
            continue
        toggled = f'{{{state_property(id)}=={number} ? "{id} {NO_LEVEL}" : "{id} {number}"}}'
        yield level.title, pressed(level.key) or state_key(id, number), set_to(toggled)
    for number, level in enumerate(state.levels, 1):
        if level.id in put:
            yield "", put_key(id, level.id), set_to(f"{id} {number}")


def _said(states: Mapping[str, State], asked: str) -> str:
    """What the chat says of the state that was asked for: of which piece, where, what it became.

    Of a piece that is hidden from others it says only that something was done: not every piece can be in every state.
    """
    *others, last = states
    said = _became(last, states[last], asked)
    for id in reversed(others):
        said = f'{asked}.startsWith("{id} ") ? ({_became(id, states[id], asked)}) : {said}'
    return told_of_piece(said, secret=not states[last].open)


def _became(id: str, state: State, asked: str) -> str:
    """What a piece became in a state, as an expression."""
    case = f" ({state.rules[0]})" if state.rules else ""
    said = quoted(f"no longer {state.title}{case}")
    for number, level in reversed([*enumerate(state.levels, 1)]):
        said = f'{asked}=="{id} {number}" ? {quoted(level.title + case)} : {said}'
    return said


def _kept(game: Game, piece: Piece, id: str, state: State, take: str, asked: str) -> Iterator[Trait]:
    """The level of a state and the badge that shows it: the badge itself keeps the level, but not that of a state which
    a step of the sequence of play ends. That stands in a property, the only thing that is changed through a mask."""
    side = piece.side.id if piece.side is not None else None
    x, y = badge_middle(state.place, game.box.drawing.counter)
    images = [badge_image(id, each.id, side if each.badge.of is not None else None) for each in state.levels]
    names = [f"+ ({plain(each.title.lower())})" for each in state.levels]
    level = f'{{{asked}.startsWith("{id} ") ? {asked}.substring({len(id) + 1}) : {state_property(id)}}}'
    if state.cleared_by is None:
        yield traits.layer(
            state_layer(id), images, active=False, level_names=names, reset=("", take), reset_level=level, x=x, y=y
        )
        return
    name = state_property(id)
    yield traits.layer(f"Badge {id}", ["", *images], follow=name, first_value=0, level_names=["", *names], x=x, y=y)
    yield traits.dynamic_property(name, NO_LEVEL, commands=commands(("", take, set_to(level))))


def state_at_start(id: str, state: State, level: int) -> tuple[str, str, str]:
    """How a piece begins in a level of a state: the kind and name of the trait that keeps it, and its state."""
    if state.cleared_by is None:
        return "emb2", state_layer(id), str(level)
    return "PROP", state_property(id), str(level)
