"""The forces at a glance: every formation with its counters and its strength, side by side."""

from collections.abc import Iterator

from oobc.art.views import View
from oobc.game import Game
from oobc.game.pieces import Piece, by_formation
from oobc.layout.boards import Band
from oobc.layout.paper import PaperName
from oobc.outputs.print.frame import Frame, Marked, band, frame
from oobc.outputs.print.pieces import (
    Head,
    Picture,
    Total,
    counters,
    head,
    leaders_first,
    pictures,
    total,
    ways,
)


class Force(View):
    """A formation, with its strength by arm, and how it begins in which scenarios; if none is named, in all."""

    head: Head
    printed: str | None
    """What the printed table of forces says of it."""
    total: Total
    arms: tuple[tuple[str, Marked], ...]
    pieces: tuple[Picture, ...]
    starts: tuple[tuple[tuple[str, ...], str], ...]


class SideForces(View):
    band: Band
    total: Total
    formations: tuple[Force, ...]


class ForcesCard(View, template="print/forces.typ"):
    frame: Frame
    sides: tuple[SideForces, ...]


def forces_card(game: Game, paper: PaperName) -> Iterator[tuple[str, ForcesCard]]:
    """The card of a game."""
    sides = tuple(
        SideForces(band(side), total(game, members), tuple(_forces(game, members)))
        for side in game.box.sides.values()
        if (members := [piece for piece in counters(game) if piece.side == side])
    )
    yield "forces", ForcesCard(frame(game, paper, "Forces at a glance"), sides)


def _forces(game: Game, members: list[Piece]) -> Iterator[Force]:
    for formation, pieces in by_formation(members).items():
        printed = (game.printed_forces or {}).get(formation.id) if formation else None
        yield Force(
            head(game, formation),
            printed.presence.title if printed and printed.presence else None,
            total(game, pieces),
            tuple(_arms(game, pieces)),
            pictures(game, leaders_first(pieces)),
            _starts(game, pieces),
        )


def _starts(game: Game, pieces: list[Piece]) -> tuple[tuple[tuple[str, ...], str], ...]:
    """Scenarios in which they begin alike are told together."""
    alike: dict[str, tuple[str, ...]] = {}
    for scenario in game.scenarios.values():
        words = ", ".join(ways(pieces, scenario))
        alike[words] = (*alike.get(words, ()), scenario.short)
    return tuple((shorts if len(alike) > 1 else (), words) for words, shorts in alike.items())


def _arms(game: Game, pieces: list[Piece]) -> Iterator[tuple[str, Marked]]:
    """The arms that have any strength."""
    for id, arm in game.series.about.arms.items():
        own = (piece for piece in pieces if piece.arm and piece.arm.id == id)
        strong = [piece for piece in own if game.series.pieces.summed in piece.values]
        if strong:
            yield arm.title, total(game, strong).strength
