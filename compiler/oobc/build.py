"""What a build makes of a battle: the plan from its checked game to its files, with a node for each output."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from hashlib import sha256

from oobc import __version__
from oobc.art.typst import ArtError
from oobc.compile import Compiled
from oobc.game import Game
from oobc.lock import Lock, lock_of
from oobc.outputs.artifact import Artifact, manifest
from oobc.outputs.paper import USUAL, Printing
from oobc.outputs.print import PARTS
from oobc.plan import Made, Node, in_order, run
from oobc.source.document import Library

Artifacts = tuple[Artifact, ...]
"""What an output gives: its files."""

OUTPUTS = ("site", "single-file", "module", *(f"print/{part}" for part in PARTS))
"""Everything that can be asked for; what stands before a slash is all that begin with it."""
ONLY_IF_ASKED = frozenset({"single-file"})
"""What is made only if somebody asks for it by its name."""


def numbers_of(checked: Node[Compiled], game: Game) -> Node[Lock]:
    """The numbers of the pieces of a checked game; what the module is made of is what the lock file will hold."""
    lock = lock_of(game)
    return Node("lock", lambda _: lock, (checked,), (f"numbers {sha256(lock.text.encode()).hexdigest()}",))


def outputs(
    checked: Node[Compiled], numbers: Node[Lock], printing: Printing = USUAL, scale: float = 1.0
) -> Mapping[str, Node[Artifacts]]:
    """Every output of a battle by its name. `scale`: how many times as large as usual the module is."""
    large = (f"scale {scale:g}",)
    site = Node("site", lambda made: _site(made[checked].linked), (checked,))
    single = Node("single-file", lambda made: _single_file(made[checked].linked, made[site]), (checked, site))
    pictures = Node("pictures", lambda made: _pictures(made[checked].linked.drawn(scale)), (checked,), large)
    module = Node(
        "module",
        lambda made: _module(made[numbers].game.drawn(scale), made[pictures], made[site]),
        (numbers, pictures, site),
        large,
    )
    parts = (_printed(checked, part, printing) for part in PARTS)
    return {each.name: each for each in (site, single, module, *parts)}


def files_of(
    battle: str, checked: Node[Compiled], numbers: Node[Lock], wanted: Iterable[Node[Artifacts]]
) -> Node[Artifacts]:
    """All files of what is wanted of a battle, with their manifest: only if all of that could be made."""
    wanted = tuple(wanted)

    def make(made: Made) -> Artifacts:
        from oobc.outputs.print.mix import counter_notes

        game = made[numbers].game if numbers in made else made[checked].linked
        files = tuple(file for each in wanted for file in made[each])
        return (*files, manifest(battle, __version__, files, game.files, counter_notes(game)))

    numbered = (numbers,) if numbers in in_order(wanted) else ()
    return Node("manifest", make, (checked, *numbered, *wanted))


def outputs_of(game: Game) -> Mapping[str, Node[Artifacts]]:
    """Every output of a game that is there already."""
    checked = Node("check", lambda _: Compiled(game, (), Library({})))
    return outputs(checked, numbers_of(checked, game))


def module_of(game: Game) -> bytes:
    """The module of a game, with the site as its help. An ExceptionGroup tells all that cannot be drawn."""
    module = outputs_of(game)["module"]
    made, errors = run([module], expecting=(ArtError,))
    if errors is not None:
        raise errors
    (artifact,) = made[module]
    return artifact.content


def _site(game: Game) -> Artifacts:
    from oobc.outputs.site import render

    return tuple(render(game))


def _single_file(game: Game, site: Artifacts) -> Artifacts:
    from oobc.outputs.site.single import render

    return tuple(render(game, site))


def _pictures(game: Game) -> Mapping[str, bytes]:
    from oobc.outputs.module import draw_pictures

    return draw_pictures(game)


def _module(game: Game, pictures: Mapping[str, bytes], site: Artifacts) -> Artifacts:
    from oobc.outputs.module import render

    return tuple(render(game, pictures, site))


def _printed(checked: Node[Compiled], part: str, printing: Printing) -> Node[Artifacts]:
    from oobc.outputs.print import render

    only = replace(printing, parts=frozenset({part}))
    return Node(f"print/{part}", lambda made: tuple(render(made[checked].linked, only)), (checked,), printing.in_words)
