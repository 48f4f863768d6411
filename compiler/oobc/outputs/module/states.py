"""The states that a piece may be in: what their prototypes are made of, and the badges that show them."""

from collections.abc import Iterator

from oobc.game import Game
from oobc.model.pieces import Badge, State
from oobc.outputs.module.features import FEATURES
from oobc.outputs.module.names import badge_image, cited, map_name, plain, pressed, put_key, state_key, state_property
from oobc.vassal import traits
from oobc.vassal.encoding import commands, named, set_to
from oobc.vassal.trait import Trait


def state_traits(game: Game, id: str, state: State) -> Iterator[Trait]:
    """A state: a number for its level, a badge that follows it, a key for each level, and what the chat says.

    The key of a level that holds already ends it. The keys do not stand in the trait that holds the number: refreshing
    a saved game keeps what a trait holds only if that trait is the same to the letter, and a newer version may have
    more levels.
    """
    name, asked, take = state_property(id), f"{state_property(id)}_asked", named(f"{id}-take")
    entries = [("", state_key(id, 0), set_to(0))]
    for number, level in enumerate(state.levels, 1):
        toggled = f"{{{name}=={number} ? 0 : {number}}}"
        entries.append((level.title, pressed(level.key) or state_key(id, number), set_to(toggled)))
    put = {puts.get(id) for feature in FEATURES for puts in feature.puts(game)}
    for number, level in enumerate(state.levels, 1):
        if level.id in put:
            entries.append(("", put_key(id, level.id), set_to(number)))
    yield from _badge(game, id, state)
    for feature in FEATURES:
        yield from feature.state(game, id, state)
    keys = [stroke for menu, stroke, _ in entries if menu]
    if state.on_map:
        yield traits.restrict_commands(f"{state.title} on the map", keys, f'{{CurrentMap!="{map_name(game)}"}}')
    yield traits.report(keys, f"$newPieceName$: {cited(state.title, state)}")
    yield traits.dynamic_property(asked, 0, commands=commands(*entries))
    yield traits.trigger("", watch=[stroke for _, stroke, _ in entries], actions=[take])
    taken = commands(("", take, set_to(f"{{{asked}}}")))
    yield traits.dynamic_property(name, 0, commands=taken)


def _badge(game: Game, id: str, state: State) -> Iterator[Trait]:
    """The badge that follows a state; where its colours depend on the side, one for each side and level."""
    x, y = _corner(state.levels[0].badge, game.box.drawing.counter)
    name, shown = state_property(id), f"{state_property(id)}_badge"
    sided = any(level.badge.of is not None for level in state.levels)
    sides = [None, *(game.box.sides if sided else ())]
    images = [
        badge_image(id, level.id, side if level.badge.of is not None else None)
        for side in sides
        for level in state.levels
    ]
    names = [f"+ ({plain(level.title.lower())})" for level in state.levels] * len(sides)
    yield traits.layer(
        f"Badge {id}", ["", *images], follow=shown if sided else name, first_value=0, level_names=["", *names], x=x, y=y
    )
    if sided:
        whose = "0"
        for number, side in enumerate(game.box.sides.values(), 1):
            whose = f'Side=="{side.title}" ? {number} : {whose}'
        yield traits.calculated_property(shown, f"{{{name}>0 ? {name}+{len(state.levels)}*({whose}) : 0}}")


def badge_size(counter: int) -> int:
    """The side of a badge on a counter, in pixels."""
    return round(counter * 0.36)


def _corner(badge: Badge, counter: int) -> tuple[int, int]:
    """Where the middle of a badge lies from the middle of its counter, in pixels."""
    reach, corner = (counter - badge_size(counter)) // 2, badge.corner
    across, down = ("right" in corner) - ("left" in corner), ("bottom" in corner) - ("top" in corner)
    return across * reach, down * reach
