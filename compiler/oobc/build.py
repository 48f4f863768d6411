"""What a build makes of a battle: the plan from its checked game to its files, with a node for each output."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from oobc import __version__
from oobc.art.typst import ArtError, Press
from oobc.game import Game
from oobc.lock import Lock, lock_of
from oobc.outputs.artifact import Artifacts, Build, Output
from oobc.outputs.module import draw_pictures
from oobc.outputs.module import render as render_module
from oobc.outputs.paper import USUAL, Printing
from oobc.outputs.print import PARTS
from oobc.outputs.print import render as render_print
from oobc.outputs.print.mix import counter_notes
from oobc.outputs.site import render as render_site
from oobc.outputs.site.single import render as render_single
from oobc.plan import Made, Node, in_order, run
from oobc.resources import made_with

OUTPUTS = ("site", "single-file", "module", *(f"print/{part}" for part in PARTS))
"""Everything that can be asked for; what stands before a slash is all that begin with it."""
ONLY_IF_ASKED = frozenset({"single-file"})
"""What is made only if somebody asks for it by its name."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is wanted of a battle."""

    outputs: tuple[Node[Artifacts], ...]
    build: Node[Build]
    """All of them, and what the manifest says of them: there only if all could be made."""
    lock: Lock | None
    """What the lock file must hold, if one of the outputs has numbers of pieces."""


def plan_outputs(
    battle: str,
    checked: Node[Any],
    game: Game,
    wanted: Iterable[str],
    printing: Printing = USUAL,
    scale: float = 1.0,
) -> Plan:
    """The plan of some `OUTPUTS` of a checked game. `scale`: the scale factor of the module."""
    whole, lock = Node("game", lambda _: game, (checked,)), lock_of(game)
    numbers = _numbers(whole, lock)
    possible = _outputs(whole, numbers, printing, scale)
    outputs = tuple(possible[name] for name in wanted)
    numbered = (numbers,) if numbers in in_order(outputs) else ()

    def build(made: Made) -> Build:
        at_the_end = lock.game if numbered else game
        given = {each.name: Output(each.key, made[each]) for each in outputs}
        counters = counter_notes(at_the_end)
        return Build(battle, __version__, given, at_the_end.files, counters, frozenset(OUTPUTS))

    everything = Node("manifest", build, (whole, *numbered, *outputs))
    return Plan(outputs, everything, lock if numbered else None)


def recall(plan: Plan, before: Mapping[str, Output]) -> Made:
    """Those outputs that an earlier build made of the very same."""
    same = (each for each in plan.outputs if each.name in before and before[each.name].key == each.key)
    return Made({each: before[each.name].artifacts for each in same})


def outputs_of(game: Game) -> Mapping[str, Node[Artifacts]]:
    """Every output of a game, as usual."""
    whole = Node("game", lambda _: game)
    return _outputs(whole, _numbers(whole, lock_of(game)), USUAL, 1.0)


def module_of(game: Game) -> bytes:
    """The module of a game, with the site as its help. An ExceptionGroup tells all that cannot be drawn."""
    module = outputs_of(game)["module"]
    made, errors = run([module], expecting=(ArtError,))
    if errors is not None:
        raise errors
    (artifact,) = made[module]
    return artifact.content


def _numbers(game: Node[Game], lock: Lock) -> Node[Lock]:
    """The numbers of the pieces: the module is made of what the lock file will hold."""
    return Node("lock", lambda _: lock, (game,), (f"numbers {sha256(lock.text.encode()).hexdigest()}",))


def _outputs(game: Node[Game], numbers: Node[Lock], printing: Printing, scale: float) -> Mapping[str, Node[Artifacts]]:
    """Every output by its name."""
    large = (f"scale {scale:g}",)
    press = Node("press", lambda made: Press(made[game].look), (game,), (made_with(),))
    site = Node("site", lambda made: tuple(render_site(made[game], made[press])), (game, press))
    single = Node("single-file", lambda made: tuple(render_single(made[game], made[site])), (game, site))
    pictures = Node("pictures", lambda made: draw_pictures(made[game].drawn(scale), made[press]), (game, press), large)
    module = Node(
        "module",
        lambda made: tuple(render_module(made[numbers].game.drawn(scale), made[pictures], made[site])),
        (numbers, pictures, site),
        large,
    )
    parts = (_printed(game, press, replace(printing, parts=frozenset({part}))) for part in PARTS)
    return {each.name: each for each in (site, single, module, *parts)}


def _printed(game: Node[Game], press: Node[Press], printing: Printing) -> Node[Artifacts]:
    (part,) = printing.parts
    return Node(
        f"print/{part}",
        lambda made: tuple(render_print(made[game], made[press], printing)),
        (game, press),
        printing.in_words,
    )
