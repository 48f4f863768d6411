"""The forces at a glance: every formation with its counters and its strength, side by side."""

from collections.abc import Iterator

from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.outputs.print.frame import Data, frame
from oobc.outputs.print.pieces import (
    by_formation,
    counters,
    formation_head,
    picture,
    strength_unit,
    total,
    ways_in_words,
)

_PRESENCE = {"in play": "in play", "part": "in part", "ALT": "as alternates", "-": "not available"}
"""What the printed table of forces says, in words."""


def forces_card(game: Game) -> Data:
    """The card in the form that `templates/print/forces.typ` draws."""
    return frame(game, "Forces at a glance") | {
        "unit": strength_unit(game),
        "sides": [
            {
                "title": side.title,
                "colour": side.colour,
                "ink": side.ink,
                "total": total(game, members),
                "formations": list(_formations(game, members)),
            }
            for id, side in game.box.sides.items()
            if (members := [piece for piece in counters(game) if piece.side == id])
        ],
    }


def _formations(game: Game, members: list[Piece]) -> Iterator[Data]:
    for formation, pieces in by_formation(game, members):
        printed = (game.printed_forces or {}).get(formation.id) if formation else None
        yield formation_head(game, formation) | {
            "printed": printed and _PRESENCE.get(printed.presence or ""),
            "total": total(game, pieces),
            "arms": list(_arms(game, pieces)),
            "pieces": [picture(game, piece) for piece in sorted(pieces, key=_after_leaders)],
            "places": list(_places(game, pieces)),
        }


def _places(game: Game, pieces: list[Piece]) -> Iterator[Data]:
    """How they begin: scenarios in which they begin alike are told together."""
    alike: dict[str, list[str]] = {}
    for scenario in game.scenarios.values():
        words = ", ".join(ways_in_words(pieces, scenario))
        alike.setdefault(words, []).append(scenario.short)
    return ({"only": shorts if len(alike) > 1 else [], "words": words} for words, shorts in alike.items())


def _after_leaders(piece: Piece) -> bool:
    return piece.shape.layer != "leaders"


def _arms(game: Game, pieces: list[Piece]) -> Iterator[Data]:
    """The strength by arm, of the arms that have any."""
    strength = game.series.strength or ""
    for id, arm in game.series.about.arms.items():
        strong = [piece for piece in pieces if piece.arm == id and strength in piece.values]
        if strong:
            yield {"title": arm.title, "strength": total(game, strong)["strength"]}
