"""Which attackers are too near to the defenders or too far from them: told on the board and in the chat, not forbidden.

Expressions add up numbers of pieces but join no texts of them. So the pieces themselves write where they are into a
property of the module, one after another, as the board tells them to. Whatever else is to be told of attackers and
defenders, such as whether they see one another, is one more step of `tells`: who is asked, and what is said of them.
"""

from collections.abc import Iterator

from oobc.game import Game
from oobc.model.combat import Reach
from oobc.outputs.module.features.combat import sums
from oobc.outputs.module.features.sight import answer, blocked
from oobc.outputs.module.names import map_name
from oobc.outputs.module.speech import spoken
from oobc.vassal import traits
from oobc.vassal.encoding import commands, named, set_to, target
from oobc.vassal.trait import Trait

HERE = named("combat-here")
"""What has a piece write where it is."""
PLACES, DEFENDERS, TOLD = "CombatPlaces", "CombatDefenders", "CombatWarns"
"""The module's properties: where pieces are that were asked, where the defenders are, and what is told of it."""
_EMPTY, _WROTE = named("combat-places-none"), named("combat-places-defenders")


def place_written(game: Game) -> Iterator[Trait]:
    """What a piece that can be marked writes when it is asked where it is."""
    if asks(game):
        again = f'(", "+{PLACES}+",").contains(", "+LocationName+",")'
        added = f'{{{again} ? {PLACES} : {PLACES}=="" ? LocationName : {PLACES}+", "+LocationName}}'
        yield traits.set_global_property(PLACES, commands(("", HERE, set_to(added))))


def asks(game: Game) -> bool:
    """Whether the series says how far attackers may be from the defenders."""
    return any(kind.reach for kind in game.series.combat.kinds.values())


def tells(game: Game, count: str) -> Iterator[Trait]:
    """What the board asks and then tells, on the key `count`."""
    if not asks(game):
        return
    everyone = target("COUNTER", "MAP", map=map_name(game))
    asked = named("combat-places-of-defenders")
    steps, said = [_EMPTY, named("combat-warns-none"), asked, _WROTE], []
    yield traits.global_key_command(
        "", asked, HERE, when=f"{{{sums.marked(game, 'defenders')}}}", of=everyone, single_report=False
    )
    for number, kind in enumerate(game.series.combat.kinds.values(), 1):
        for index, reach in enumerate(kind.reach):
            name = f"{number}-{index}"
            ask, tell = named(f"combat-far-{name}"), named(f"combat-warns-{name}")
            step = named(f"combat-reach-{name}")
            steps.append(step)
            yield traits.trigger(
                "", watch=[step], actions=[_EMPTY, ask, tell], when=f'{{{sums.KIND}=={number} && {DEFENDERS}!=""}}'
            )
            which = f"{{{_out_of_reach(game, reach)}}}"
            yield traits.global_key_command("", ask, HERE, when=which, of=everyone, single_report=False)
            why = _in_the_way(game) if reach.sight else '""'
            said.append((tell, f'{PLACES}=="" ? {TOLD} : {TOLD} + {_sentence(reach)} + " " + {why}'))
    yield traits.trigger("", watch=[count], actions=steps)
    yield traits.set_global_property(PLACES, commands(("", _EMPTY, set_to('{""}'))))
    yield traits.set_global_property(DEFENDERS, commands(("", _WROTE, set_to(f"{{{PLACES}}}"))))
    told = [("", named("combat-warns-none"), set_to('{""}'))]
    told += [("", key, set_to(f"{{{expression}}}")) for key, expression in said]
    yield traits.set_global_property(TOLD, commands(*told))


def _out_of_reach(game: Game, reach: Reach) -> str:
    """The condition under which a piece attacks and is not within these hexes of all defenders, or does not see them.

    Who sees whom is asked only if the defenders are in one hex.
    """
    marks = sums.in_levels(game, reach.marks) if reach.marks else sums.marked(game, "attackers")
    if reach.sight:
        return f"{marks} && {blocked(game, 'LocationName', DEFENDERS) or 'false'}"
    defends = f'"{{{sums.marked(game, "defenders")}}}"'
    return f"{marks} && CountRange({reach.least}, {reach.most}, {defends})<CountMap({defends})"


def _in_the_way(game: Game) -> str:
    """What is in the way of the attackers, if they are all in one hex: of no other place there is an answer."""
    told = answer(game, PLACES, DEFENDERS)
    return f'({PLACES}.contains(",") ? "" : {told} + ". ")' if told is not None else '""'


def _sentence(reach: Reach) -> str:
    cases = f" ({', '.join(reach.rules)})" if reach.rules else ""
    return spoken(f"{reach.says}{cases}.", words={"attackers": PLACES, "defenders": DEFENDERS})
