"""What a combat does to those who took part: by itself when it is resolved, and when a result is applied.

A result is applied by the button on the board that has its name, by its key, or, after it was rolled on a table that
has its rows, by one key for all.
"""

from collections.abc import Iterator, Mapping

from oobc.game import Game
from oobc.model.actions import Action
from oobc.model.combat import Afterwards, CombatKind, Result
from oobc.model.pieces import Kind
from oobc.outputs.module.features.combat import sums
from oobc.outputs.module.names import FACE_LAYER, map_name, plain, pressed, put_key, state_key, value_property
from oobc.outputs.module.speech import quoted
from oobc.vassal import traits
from oobc.vassal.encoding import named, target
from oobc.vassal.trait import Trait

APPLY = named("combat-apply")
"""What applies the result that was rolled."""
APPLIED, REFUSED, _NONE = named("combat-applied"), named("combat-refused"), named("combat-no-result")


def result_key(number: int) -> str:
    """What applies a result of the kind of combat that is chosen, by its number from 1."""
    return named(f"combat-apply-{number}")


def meaning(name: str, result: Result) -> str:
    """A result in words, with its case."""
    cases = f" ({', '.join(result.rules)})" if result.rules else ""
    return f"{name}: {result.says}{cases}"


def results(game: Game) -> Iterator[Trait]:
    """The results of every kind of combat: what the chat says of them, and what they do."""
    rolled, hidden = [], f"{sums.HIDDEN}>0"
    slots = max((len(each.results) for each in game.series.combat.kinds.values()), default=0)
    pressed_keys = [result_key(number + 1) for number in range(slots)] + keys(game)
    yield traits.trigger("", watch=[*pressed_keys, APPLY], actions=[REFUSED], when=f"{{{hidden}}}")
    for number, kind in enumerate(game.series.combat.kinds.values(), 1):
        chosen = f"!({hidden}) && {sums.KIND}=={number}"
        for index, (name, result) in enumerate(kind.results.items(), 1):
            tell, key = named(f"combat-tell-{number}-{index}"), named(f"combat-result-{number}-{index}")
            watch = [result_key(index), *([pressed(result.key)] if result.key else [])]
            yield traits.trigger("", watch=watch, actions=[tell, key, APPLIED], when=f"{{{chosen}}}")
            if game.table_of(kind) is not None:
                rolled.append(f"{chosen} && {sums.RESULT}=={quoted(name)}")
                yield traits.trigger("", watch=[APPLY], actions=[tell, key, APPLIED], when=f"{{{rolled[-1]}}}")
            yield traits.report([tell], f"{{{quoted(f'{plain(kind.title)}: {meaning(name, result)}')}}}")
            for step, each in enumerate(result.afterwards):
                yield from _does(game, each, key, f"{number}-{index}-{step}", "")
    none = " && ".join([f"!({hidden})", *(f"!({each})" for each in rolled)])
    yield traits.trigger("", watch=[APPLY], actions=[_NONE], when=f"{{{none}}}")
    yield traits.report([_NONE], f"{plain(game.series.combat.title)}: no result was rolled; press the one of the table")


def afterwards(game: Game, then: str) -> Iterator[Trait]:
    """What becomes of those who took part as soon as a combat is resolved, on the key `then`."""
    for number, kind in enumerate(game.series.combat.kinds.values(), 1):
        found = [(f"{sums.KIND}=={number}", each) for each in kind.afterwards]
        for index, column in enumerate(kind.by_column):
            when = f"{sums.KIND}=={number} && {sums.in_column(game, kind, index)}"
            found += [(when, each) for each in column.afterwards]
        for index, (when, each) in enumerate(found):
            yield from _does(game, each, then, f"{number}-{index}", when)


def _does(game: Game, each: Afterwards, on: str, name: str, when: str) -> Iterator[Trait]:
    """What becomes of some of the pieces, on a key of the board: states first, or they would be lost with the mark."""
    # Expressions see what a mask hides: whom a result hits would tell what he is.
    which = [sums.marked(game, each.of), "ObscuredToOthers!=true", *sums.those(game, each)]
    sent = [(state_key(state, 0), which) for state in each.clears]
    # The last first: what a piece has done must not open the way to the next.
    sent += [(pressed(action.key), [*which, can]) for action, can in reversed([*_first(game, each.does)])]
    # The mark itself may be put: then the piece takes part no more.
    puts = sorted(each.puts.items(), key=lambda item: item[0] == game.series.combat.state)
    sent += [(put_key(state, level), which) for state, level in puts]
    steps = [named(f"combat-do-{name}-{number}") for number, _ in enumerate(sent)]
    if steps:
        yield traits.trigger("", watch=[on], actions=steps, when=f"{{{when}}}" if when else "")
    for step, (stroke, conditions) in zip(steps, sent, strict=True):
        here = target("COUNTER", "MAP", map=map_name(game))
        only = f"{{{' && '.join(conditions)}}}"
        yield traits.global_key_command("", step, stroke, when=only, of=here, single_report=False)


def _first(game: Game, does: tuple[str, ...]) -> Iterator[tuple[Action, str]]:
    """The actions, each with the condition under which a piece does it: it is the first of them that it can do."""
    cannot: list[str] = []
    for id in does:
        action = game.series.pieces.actions[id]
        able = [_able(action, kind) for kind in game.series.pieces.kinds.values() if id in kind.actions]
        can = f"({' || '.join(able) or 'false'})"
        yield action, " && ".join([*cannot, can])
        cannot.append(f"!{can}")


def _able(action: Action, kind: Kind) -> str:
    """The condition under which a piece is of a kind and can do an action of it."""
    conditions = [f'Kind=="{kind.title}"']
    needed = [action.needs, *(face.needs for face in kind.faces if face.id == action.face)]
    conditions += [f'{value_property(value)}!=""' for value in dict.fromkeys(needed) if value is not None]
    if action.face is not None:
        title = next(face.title for face in kind.faces if face.id == action.face)
        first = kind.faces[0].id == action.face
        shown = "" if first else f" ({plain(title.lower())})"
        conditions.append(f'{FACE_LAYER}_Name!="{shown}"')
    return f"({' && '.join(conditions)})"


def keys(game: Game) -> list[str]:
    """The keys that apply results."""
    found = [result.key for kind in game.series.combat.kinds.values() for result in kind.results.values()]
    return list(dict.fromkeys(pressed(key) for key in found if key))


def puts(game: Game) -> Iterator[Mapping[str, str]]:
    """The states into which combats put pieces."""
    for kind in game.series.combat.kinds.values():
        yield from (each.puts for each in _all(kind))


def _all(kind: CombatKind) -> Iterator[Afterwards]:
    """All that a kind of combat can do to those who took part."""
    yield from kind.afterwards
    for column in kind.by_column:
        yield from column.afterwards
    for result in kind.results.values():
        yield from result.afterwards
