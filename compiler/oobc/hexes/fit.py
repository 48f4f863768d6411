"""A sheet laid on the earth: from places whose hex and coordinates are known, where every other place lies.

The sheet is turned, scaled and moved, not bent: right for sheets of a few ten kilometres. Places on the sheet are in
hex heights from its upper left corner, as `Grid.centre(cell, 1.0)` tells them; the fit is the one of least squares.
"""

import cmath
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from oobc.hexes.grid import Point

EARTH = 6_371_008.8
"""The mean radius of the earth in metres."""


class Coordinates(NamedTuple):
    """A place on the earth, in degrees; north and east are positive."""

    lat: float
    lon: float


@dataclass(frozen=True, slots=True)
class Fit:
    """Where a sheet lies. Metres east and north of the origin are the real and imaginary part of turn · z + shift,
    where z is x − iy of a place on the sheet.
    """

    origin: Coordinates
    turn: complex
    """Its absolute value is how many metres a hex is high."""
    shift: complex
    middle: complex
    """Of the known places on the sheet, as z."""
    spread: float
    """The sum of their squared distances from it, in hexes."""
    scatter: float
    """How far, in metres, the coordinates of a known place stray in each direction."""
    count: int
    """How many places are known."""

    def point(self, at: Coordinates) -> Point:
        """Where a place lies on the sheet, in hex heights."""
        z = (_metres(self.origin, at) - self.shift) / self.turn
        return z.real, -z.imag

    def coordinates(self, point: Point) -> Coordinates:
        """Where a point of the sheet lies on the earth."""
        metres = self.turn * complex(point[0], -point[1]) + self.shift
        lat = self.origin.lat + math.degrees(metres.imag / EARTH)
        return Coordinates(lat, self.origin.lon + math.degrees(metres.real / (EARTH * _shrink(self.origin))))

    def error(self, point: Point) -> float:
        """The standard error there, in hexes: it grows with the distance from the known places."""
        far = abs(complex(point[0], -point[1]) - self.middle) ** 2
        return math.sqrt(2 * (1 / self.count + far / self.spread)) * self.scatter / self.height

    @property
    def height(self) -> float:
        """Metres from one side of a hex to the other."""
        return abs(self.turn)

    @property
    def height_error(self) -> float:
        """The standard error of that height, in metres."""
        return self.scatter / math.sqrt(self.spread)

    @property
    def north(self) -> float:
        """Where north lies on the sheet, in degrees clockwise from up."""
        return round(-math.degrees(cmath.phase(1j / self.turn)) + 90, 1) % 360


def fit(known: Sequence[tuple[Point, Coordinates]]) -> Fit:
    """The fit of at least three known places. ValueError if there are fewer, or if they do not lie apart."""
    if len(known) < 3:
        raise ValueError("a fit takes three places")
    origin = Coordinates(*(sum(values) / len(known) for values in zip(*(at for _, at in known), strict=True)))
    sheet = [complex(x, -y) for (x, y), _ in known]
    earth = [_metres(origin, at) for _, at in known]
    middle, centre = sum(sheet) / len(known), sum(earth) / len(known)
    spread = sum(abs(z - middle) ** 2 for z in sheet)
    apart = sum(abs(w - centre) ** 2 for w in earth)
    if min(spread, apart) < 1:
        raise ValueError("the places do not lie apart")
    turn = sum((z - middle).conjugate() * (w - centre) for z, w in zip(sheet, earth, strict=True)) / spread
    shift = centre - turn * middle
    left = sum(abs(turn * z + shift - w) ** 2 for z, w in zip(sheet, earth, strict=True))
    return Fit(origin, turn, shift, middle, spread, math.sqrt(left / (2 * len(known) - 4)), len(known))


def _metres(origin: Coordinates, at: Coordinates) -> complex:
    east = math.radians(at.lon - origin.lon) * EARTH * _shrink(origin)
    return complex(east, math.radians(at.lat - origin.lat) * EARTH)


def _shrink(origin: Coordinates) -> float:
    """How much shorter a degree of longitude is there than at the equator."""
    return math.cos(math.radians(origin.lat))
