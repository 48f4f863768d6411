"""A picture laid on the grid by three of its points: moved, turned, scaled and sheared as it was photographed."""

from collections.abc import Sequence
from typing import NamedTuple

from oobc.hexes.grid import Point


class Affine(NamedTuple):
    """x' = a·x + c·y + e and y' = b·x + d·y + f, in the order in which an SVG writes `matrix`."""

    a: float
    b: float
    c: float
    d: float
    e: float
    f: float

    def at(self, point: Point) -> Point:
        """Where a point comes to lie."""
        x, y = point
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f


def affine(pairs: Sequence[tuple[Point, Point]]) -> Affine:
    """What takes three points to three others. ValueError if the first three lie on a line, or almost.

    "Almost" is a triangle a hundredth as high as it is long: a slip of a pixel would move the far end by a hundred.
    """
    (p0, q0), (p1, q1), (p2, q2) = pairs
    (ux, uy), (vx, vy) = (p1[0] - p0[0], p1[1] - p0[1]), (p2[0] - p0[0], p2[1] - p0[1])
    area = ux * vy - uy * vx
    longest = max(ux * ux + uy * uy, vx * vx + vy * vy, (ux - vx) ** 2 + (uy - vy) ** 2)
    if abs(area) <= longest / 100:
        raise ValueError("the three points lie on a line")
    rows = []
    for axis in (0, 1):
        du, dv = q1[axis] - q0[axis], q2[axis] - q0[axis]
        along_x, along_y = (du * vy - dv * uy) / area, (dv * ux - du * vx) / area
        rows.append((along_x, along_y, q0[axis] - along_x * p0[0] - along_y * p0[1]))
    (a, c, e), (b, d, f) = rows
    return Affine(a, b, c, d, e, f)
