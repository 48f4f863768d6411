"""Colours: writing that can be read, formations and sides that every eye can tell apart."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product, zip_longest
from math import floor

from oobc.colour import VISIONS, contrast, difference
from oobc.diagnostics.codes import LOOK_ALIKE, LOW_CONTRAST
from oobc.diagnostics.findings import Finding, Note
from oobc.game import Game
from oobc.game.pieces import Formation, Piece
from oobc.place import Origin

LEAST_CONTRAST = 4.5
"""Of writing against its ground: the measure of WCAG 2 for text that is not large."""
LEAST_DIFFERENCE = 0.1
"""Of two colours that must not be taken for one another, as `oobc.colour.difference` counts it: five times what an eye
can just see side by side, since on a table they lie apart."""


def writing_stands_out_from_its_ground(game: Game) -> Iterator[Finding]:
    """Writing on every face, formation stripe and badge can be read. What several faces share is told once."""
    told: set[Origin] = set()
    for what, ground, ink, where in _writings(game):
        reached = contrast(ground, ink)
        if reached < LEAST_CONTRAST and where not in told:
            told.add(where)
            message = (
                f"the writing on {what} has a contrast of {floor(reached * 100) / 100:.2f} to 1: {ink} on {ground}"
            )
            yield Finding(LOW_CONTRAST, message, where, f"{LEAST_CONTRAST} or more can be read by most people")


def _writings(game: Game) -> Iterator[tuple[str, str, str, Origin]]:
    """What there is to read: on what, its ground, its colour, and where that is said."""
    for side in game.box.sides.values():
        yield f"the side {side.title!r}", side.colour, side.ink, side.origin.at("ink")
    for piece in game.pieces.values():
        for face in piece.kind.faces:
            if face.id in piece.faces:
                ground, ink = game.colours_of(piece, face)
                own = "ink" if face.ink else "ground" if face.ground else None
                where = face.origin.at(own) if own is not None else _owner(game, piece, face.origin)
                yield f"{piece.id!r}, {face.title}", ground, ink, where
        nation = piece.nation
        if nation is not None and nation.second is not None:
            where = nation.origin.at("second")
            yield f"the second colour of {nation.title!r}", nation.second, nation.ink, where
    for formation in game.formations.values():
        if formation.stripe and formation.stripe_ink:
            where = formation.origin.at("stripe-ink")
            yield f"the stripe of {formation.name!r}", formation.stripe[0], formation.stripe_ink, where
    for state in game.series.pieces.states.values():
        for level in state.levels:
            where = level.origin.at("badge", "ink")
            yield f"the badge {level.title!r}", level.badge.fill, level.badge.ink, where


def _owner(game: Game, piece: Piece, otherwise: Origin) -> Origin:
    """What says the ink of a piece whose face does not."""
    owner = piece.nation or piece.side
    return owner.origin.at("ink") if owner is not None else otherwise


def formations_look_different(game: Game) -> Iterator[Finding]:
    """Of any two formations that meet in the battle, every eye can tell the counters apart: by ground or by stripe."""
    grounds: dict[str, set[str]] = {}
    for piece in game.in_play():
        if piece.formation is not None:
            grounds.setdefault(piece.formation.id, set()).update(
                game.colours_of(piece, face)[0] for face in piece.kind.faces if face.id in piece.faces
            )
    for one, other in combinations((game.formations[id] for id in game.formations if id in grounds), 2):
        alike = [vision for vision in VISIONS if _look_alike(one, other, grounds, vision)]
        if alike:
            message = f"{one.name!r} and {other.name!r} look alike to {_listed(alike)}"
            at, beside = (other, one) if other.stripe or not one.stripe else (one, other)
            note = Note("the other", beside.origin.at("stripe"))
            hint = "give one of them another stripe, of another lightness first of all"
            yield Finding(LOOK_ALIKE, message, at.origin.at("stripe"), hint, (note,))


def _look_alike(one: Formation, other: Formation, grounds: Mapping[str, set[str]], vision: str) -> bool:
    """Whether some counters of two formations have grounds and stripes that are alike."""
    return any(
        difference(ground, beside, vision) < LEAST_DIFFERENCE
        and all(
            # A counter shows its ground where the other has one more colour.
            difference(a or ground, b or beside, vision) < LEAST_DIFFERENCE
            for a, b in zip_longest(one.stripe, other.stripe)
        )
        for ground, beside in product(grounds[one.id], grounds[other.id])
    )


def sides_look_different(game: Game) -> Iterator[Finding]:
    """Every eye can tell apart whose hidden forces, cards and markers they are."""
    for first, second in combinations(game.box.sides.values(), 2):
        alike = [each for each in VISIONS if difference(first.colour, second.colour, each) < LEAST_DIFFERENCE]
        if alike:
            message = f"the sides {first.title!r} and {second.title!r} look alike to {_listed(alike)}"
            note = Note("the other", first.origin.at("colour"))
            yield Finding(LOOK_ALIKE, message, second.origin.at("colour"), notes=(note,))


def _listed(words: Sequence[str]) -> str:
    return " and ".join(part for part in (", ".join(words[:-1]), words[-1]) if part)
