"""Where the badges of states lie on a counter: beside what is printed on it, never over its name or its values.

Over the upper edge and at the middle of the sides they lie outside the counter, where there is room between those in
neighbouring hexes; three lie on it in the row of the symbol.
"""

from typing import NamedTuple

from oobc.model.pieces import BadgePlace

BADGE = 1 / 3
"""The side of a badge, in sides of its counter."""
POINTED = 1.5
"""The side of the picture of an arrow round a badge, in sides of the badge."""
_EDGE = 1 / 32
"""What badges may cover of the blank edge of a counter, in its sides; what stands there rises into the other half."""
_OUT, _BESIDE, _IN = 0.5 - _EDGE + BADGE / 2, 0.5 + BADGE / 2, 0.5 - BADGE / 2
"""How far the middle of a badge lies from the counter's: of one that hangs out, stands beside, and ends with it."""
_MIDDLES: dict[BadgePlace, tuple[float, float]] = {
    "top-left": (-_IN, -_OUT),
    "top": (0.0, -_OUT),
    "top-right": (_IN, -_OUT),
    "left": (-_BESIDE, 0.0),
    "inner-left": (-_IN, 0.0),
    "centre": (0.0, 0.0),
    "inner-right": (_IN, 0.0),
    "right": (_BESIDE, 0.0),
}


class BadgeArea(NamedTuple):
    """The area of a badge, in sides of the counter from its upper left corner."""

    left: float
    top: float
    right: float
    bottom: float


def badge_area(place: BadgePlace) -> BadgeArea:
    """What a badge in this place covers."""
    x, y = _MIDDLES[place]
    return BadgeArea(0.5 + x - BADGE / 2, 0.5 + y - BADGE / 2, 0.5 + x + BADGE / 2, 0.5 + y + BADGE / 2)


def badge_size(counter: int) -> int:
    """The side of a badge on a counter, in pixels."""
    return round(counter * BADGE)


def badge_middle(place: BadgePlace, counter: int) -> tuple[int, int]:
    """Where the middle of a badge lies from the middle of its counter, in pixels."""
    x, y = _MIDDLES[place]
    return round(x * counter), round(y * counter)
