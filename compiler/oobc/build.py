"""What a build makes, and in which order. One line an output."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import cast

from oobc import __version__
from oobc.art.typst import collect_errors
from oobc.game import Game
from oobc.outputs.artifact import Artifact, manifest, write
from oobc.outputs.paper import Printing


@dataclass(frozen=True, slots=True)
class Output:
    """Something that is made of a game."""

    title: str
    module: str
    """Imported only when it is asked for; its `render` makes the artifacts."""
    holds: str | None = None
    """Another output that goes into it too."""
    printed: bool = False
    """It is for paper: its `render` is told the `Printing`, and its module has a list of its `PARTS`."""
    drawn: bool = False
    """Its pictures are as large as somebody asks for."""
    asked_for: bool = False
    """It is made only if somebody asks for it."""


OUTPUTS: Mapping[str, Output] = {
    "site": Output("the rules site", "oobc.outputs.site"),
    "single-file": Output("the rules site in one file", "oobc.outputs.site.single", holds="site", asked_for=True),
    "module": Output("the VASSAL module", "oobc.outputs.module", holds="site", drawn=True),
    "print": Output("what is printed", "oobc.outputs.print", printed=True),
}


def parts_of(output: str) -> tuple[str, ...]:
    """The parts of an output that can be made by themselves."""
    about = OUTPUTS[output]
    return cast(tuple[str, ...], import_module(about.module).PARTS) if about.printed else ()


class Workshop:
    """Makes the outputs of one game, each of them once, since one may go into another."""

    def __init__(self, game: Game, printing: Printing | None = None, scale: float = 1.0) -> None:
        """`scale`: how many times as large as usual the module is."""
        self._game = game
        self._printing = printing or Printing()
        self._scale = scale
        self._made: dict[str, list[Artifact]] = {}

    def make(self, output: str) -> list[Artifact]:
        """The artifacts of one output. An ExceptionGroup has an ArtError for each thing that cannot be drawn."""
        if output not in self._made:
            about = OUTPUTS[output]
            inner: list[list[Artifact]] = []
            told = [self._printing] if about.printed else []
            with collect_errors() as attempt:
                if about.holds is not None:
                    with attempt():
                        inner.append(self.make(about.holds))
                # Also if what it holds could not be made: it may have something of its own to tell.
                with attempt():
                    render = cast(Callable[..., Iterable[Artifact]], import_module(about.module).render)
                    game = self._game.drawn(self._scale) if about.drawn else self._game
                    made = list(render(game, *inner, *told))
            self._made[output] = made
        return self._made[output]


def save(battle: str, game: Game, artifacts: Iterable[Artifact], folder: Path) -> None:
    """Writes the artifacts and their manifest, all or nothing."""
    from oobc.outputs.print.mix import counter_notes

    made = list(artifacts)
    write([*made, manifest(battle, __version__, made, game.files, counter_notes(game))], folder)
