"""The forces at a glance: every formation with its counters and its strength, side by side."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from oobc.art.views import View
from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.layout.paper import PaperName
from oobc.outputs.print.frame import Band, Frame, Marked, band, frame
from oobc.outputs.print.pieces import (
    FormationHead,
    Picture,
    Total,
    by_formation,
    counters,
    formation_head,
    leaders_first,
    picture,
    strength_unit,
    total,
    ways_in_words,
)

_PRESENCE = {"in play": "in play", "part": "in part", "ALT": "as alternates", "-": "not available"}
"""What the printed table of forces says, in words."""


@dataclass(frozen=True, slots=True)
class ArmStrength:
    """The strength of an arm."""

    title: str
    strength: Marked


@dataclass(frozen=True, slots=True)
class Start:
    """How a formation begins, in words, in some scenarios; in all if none is named."""

    only: tuple[str, ...]
    words: str


@dataclass(frozen=True, slots=True)
class Force:
    """A formation."""

    head: FormationHead
    printed: str | None
    """What the printed table of forces says of it."""
    total: Total
    arms: tuple[ArmStrength, ...]
    pieces: tuple[Picture, ...]
    starts: tuple[Start, ...]


@dataclass(frozen=True, slots=True)
class SideForces:
    """A side with its formations."""

    band: Band
    total: Total
    formations: tuple[Force, ...]


@dataclass(frozen=True, slots=True)
class ForcesCard(View):
    """The forces at a glance."""

    template: ClassVar[str] = "print/forces.typ"
    frame: Frame
    broken: str
    unit: str | None
    sides: tuple[SideForces, ...]


def forces_card(game: Game, paper: PaperName) -> ForcesCard:
    """The card of a game."""
    sides = ((side, [piece for piece in counters(game) if piece.side == id]) for id, side in game.box.sides.items())
    return ForcesCard(
        frame(game, paper, "Forces at a glance"),
        game.series.about.formations.breakpoint.broken,
        strength_unit(game),
        tuple(
            SideForces(band(side), total(game, members), tuple(_forces(game, members)))
            for side, members in sides
            if members
        ),
    )


def _forces(game: Game, members: list[Piece]) -> Iterator[Force]:
    for formation, pieces in by_formation(game, members):
        printed = (game.printed_forces or {}).get(formation.id) if formation else None
        yield Force(
            formation_head(game, formation),
            _PRESENCE.get(printed.presence or "") if printed else None,
            total(game, pieces),
            tuple(_arms(game, pieces)),
            tuple(picture(game, piece) for piece in leaders_first(pieces)),
            tuple(_starts(game, pieces)),
        )


def _starts(game: Game, pieces: list[Piece]) -> Iterator[Start]:
    """Scenarios in which they begin alike are told together."""
    alike: dict[str, list[str]] = {}
    for scenario in game.scenarios.values():
        words = ", ".join(ways_in_words(pieces, scenario))
        alike.setdefault(words, []).append(scenario.short)
    return (Start(tuple(shorts if len(alike) > 1 else ()), words) for words, shorts in alike.items())


def _arms(game: Game, pieces: list[Piece]) -> Iterator[ArmStrength]:
    """The arms that have any strength."""
    strength = game.series.strength or ""
    for id, arm in game.series.about.arms.items():
        strong = [piece for piece in pieces if piece.arm and piece.arm.id == id and strength in piece.values]
        if strong:
            yield ArmStrength(arm.title, total(game, strong).strength)
