"""Parts of a map: which hexes lie together, and the part of the map that shows them."""

from collections.abc import Iterable
from dataclasses import dataclass

from oobc.hexes.grid import Grid

_APART = 7
"""Hexes with more than so many steps between them do not stand on the same part of a map."""


@dataclass(frozen=True, slots=True)
class Window:
    """A part of a drawn map, in its pixels."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """How wide it is."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """How tall it is."""
        return self.bottom - self.top

    def grown(self, width: float, height: float, extent: tuple[float, float]) -> "Window":
        """This part made at least so wide and tall, round its middle, but nowhere over the edges of the map."""
        left, right = _grown(self.left, self.right, width, extent[0])
        top, bottom = _grown(self.top, self.bottom, height, extent[1])
        return Window(left, top, right, bottom)

    def holds(self, point: Iterable[float], margin: float = 0.0) -> bool:
        """Whether a point lies in it, or no farther away than the margin."""
        x, y = point
        return self.left - margin <= x <= self.right + margin and self.top - margin <= y <= self.bottom + margin


def _grown(start: float, end: float, length: float, most: float) -> tuple[float, float]:
    length = min(max(length, end - start), most)
    begin = min(max(0.0, (start + end - length) / 2), most - length)
    return begin, begin + length


def together(grid: Grid, hexes: Iterable[str]) -> list[list[str]]:
    """Hexes in groups, each near to another of its group; the largest group first."""
    groups: list[list[str]] = []
    for hex in dict.fromkeys(hexes):
        near = [group for group in groups if any(_near(grid, hex, other) for other in group)]
        groups = [group for group in groups if group not in near] + [[*(each for group in near for each in group), hex]]
    return sorted(groups, key=lambda group: (-len(group), group))


def _near(grid: Grid, a: str, b: str) -> bool:
    return grid.distance(grid.numbers[a], grid.numbers[b]) <= _APART


def window(grid: Grid, hexes: Iterable[str], size: float, margin: float = 1.6) -> Window:
    """The part of a map with hexes `size` pixels high that shows these hexes and so many hexes round them."""
    points = [grid.middle(hex, size) for hex in hexes]
    width, height = grid.extent(size)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    reach = margin * size
    return Window(
        max(0.0, min(xs) - reach), max(0.0, min(ys) - reach), min(width, max(xs) + reach), min(height, max(ys) + reach)
    )


def panels(grid: Grid, hexes: Iterable[str], size: float, room: float) -> list[Window]:
    """Parts of a map with hexes `size` pixels high that show these hexes, in a room `room` times as wide as it is tall.

    The largest group has as much of the map round it as there is room for, the others stand in a column beside it.
    Groups that come to lie on the first part are shown there.
    """
    return _panels(grid, together(grid, hexes), size, room)


def _panels(grid: Grid, groups: list[list[str]], size: float, room: float) -> list[Window]:
    if not groups:
        return []
    extent = grid.extent(size)
    first, *others = ((window(grid, hexes, size), hexes) for hexes in groups)
    aside = max((part.width for part, _ in others), default=0.0)
    tall = max(first[0].height, sum(part.height for part, _ in others))
    wide = max(first[0].width + aside, tall * room)
    main = first[0].grown(wide - aside, wide / room, extent)
    inside = [hexes for _, hexes in others if all(main.holds(grid.middle(hex, size)) for hex in hexes)]
    if inside:
        merged = [hex for hexes in (first[1], *inside) for hex in hexes]
        return _panels(grid, [merged, *(hexes for _, hexes in others if hexes not in inside)], size, room)
    spare = max(0.0, main.height - sum(part.height for part, _ in others)) / max(1, len(others))
    return [main, *(part.grown(aside, part.height + min(spare, part.height), extent) for part, _ in others)]
