"""Lines from the middle of a hex to that of another: which hexes, hexsides and corners they pass.

A hex is here its column and its line, half a hex from the next, seen from the hex where the line begins. Corners lie
beside the middle at whole numbers: what is straight stays so when a hexagon is pressed flat.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

Place = tuple[int, int]
"""Column and line of a hex."""
Point = tuple[int, int]

_CORNERS = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
_AROUND = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))


@dataclass(frozen=True, slots=True)
class Passed:
    """What a line passes between its ends, in no order."""

    hexes: tuple[Place, ...]
    """Hexes that it goes through."""
    crossed: tuple[tuple[Place, Place], ...]
    """Hexsides that it crosses: the hex that it leaves, and the one that it enters."""
    along: tuple[tuple[Place, Place], ...]
    """Hexsides that it runs along: the hexes on either side."""
    corners: tuple[tuple[Place, Place, Place], ...]
    """Corners that it goes through: the hexes that meet there."""


def distance(a: Place, b: Place) -> int:
    """How many hexes one is from another."""
    across, down = abs(a[0] - b[0]), abs(a[1] - b[1])
    return across + max(0, (down - across) // 2)


def within(cells: int) -> Iterator[Place]:
    """The hexes within so many of the one at 0, 0."""
    for column in range(-cells, cells + 1):
        for line in range(-2 * cells, 2 * cells + 1):
            if (column + line) % 2 == 0 and distance((0, 0), (column, line)) <= cells:
                yield column, line


def passed(to: Place) -> Passed:
    """What the line from 0, 0 to a hex passes."""
    far = distance((0, 0), to)
    near = [hex for hex in within(far) if distance(hex, to) <= far]
    through = [hex for hex in near if hex not in ((0, 0), to) and _through(hex, to)]
    crossed, along, corners = [], [], dict[Point, set[Place]]()
    for hex in near:
        for number, (column, line) in enumerate(_AROUND):
            beside = hex[0] + column, hex[1] + line
            ends = [_corner(hex, number), _corner(hex, number + 1)]
            sides = [_side(each, to) for each in ends]
            if 0 in sides:
                for end, side in zip(ends, sides, strict=True):
                    if side == 0 and 0 < _share(end, to) < 1:
                        corners.setdefault(end, set()).update((hex, beside))
                if sides == [0, 0] and hex < beside and all(0 < _share(end, to) < 1 for end in ends):
                    along.append((hex, beside))
            elif sides[0] * sides[1] < 0 and 0 < _crossing(ends, sides, to) < 1 and _ahead(hex, beside, to):
                crossed.append((hex, beside))
    meeting = [tuple(sorted(hexes)) for hexes in corners.values()]
    return Passed(tuple(through), tuple(crossed), tuple(along), tuple(each for each in meeting if len(each) == 3))


def _corner(hex: Place, number: int) -> Point:
    x, y = _CORNERS[number % 6]
    return 3 * hex[0] + x, hex[1] + y


def _side(point: Point, to: Place) -> int:
    """On which side of the line a point lies; 0: on it."""
    return 3 * to[0] * point[1] - to[1] * point[0]


def _share(point: tuple[Fraction | int, Fraction | int], to: Place) -> Fraction:
    """How much of the line lies before a point on it."""
    x, y = 3 * to[0], to[1]
    return Fraction(point[0] * x + point[1] * y, x * x + y * y)


def _crossing(ends: list[Point], sides: list[int], to: Place) -> Fraction:
    """How much of the line lies before it crosses a hexside."""
    (ax, ay), (bx, by) = ends
    part = Fraction(sides[0], sides[0] - sides[1])
    return _share((ax + (bx - ax) * part, ay + (by - ay) * part), to)


def _ahead(hex: Place, beside: Place, to: Place) -> bool:
    """Whether the line goes from one hex into the other, and not back."""
    return (beside[0] - hex[0]) * 3 * to[0] * 3 + (beside[1] - hex[1]) * to[1] > 0


def _through(hex: Place, to: Place) -> bool:
    sides = [_side(_corner(hex, number), to) for number in range(6)]
    return min(sides) < 0 < max(sides)
