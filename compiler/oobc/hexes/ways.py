"""The cheapest ways from every cell of a grid: many cells at once, each a byte of a large number.

Costs are whole numbers of a unit. Cells are counted row by row, from 0.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

Byte = 8


class Step(NamedTuple):
    """A way from one cell to the next."""

    source: int
    to: int
    cost: int


@dataclass(frozen=True)
class Ways:
    """All steps on a grid of `columns` × `rows` cells."""

    columns: int
    rows: int
    steps: tuple[Step, ...]

    @cached_property
    def _groups(self) -> Mapping[tuple[int, int], int]:
        """By how far a step leads in the count of cells and by its cost, the cells that have such a step."""
        found: dict[tuple[int, int], bytearray] = {}
        for step in self.steps:
            key = (step.to - step.source, step.cost)
            found.setdefault(key, bytearray(self.columns * self.rows))[step.source] = 1
        return {key: int.from_bytes(cells, "little") for key, cells in found.items()}

    def reached(self, most: int, rows: int) -> Iterator[bytes]:
        """Of each cell, a byte for every cell: 0 for one that costs more than `most`, else 1 and what it costs.

        Ways stay within so many rows of where they begin.
        """
        width = self.columns * Byte
        for row in range(self.rows):
            first, last = max(0, row - rows), min(self.rows, row + rows + 1)
            whole = (1 << (last - first) * width) - 1
            near = {key: cells >> first * width & whole for key, cells in self._groups.items()}
            before, after = bytes(first * self.columns), bytes((self.rows - last) * self.columns)
            for column in range(self.columns):
                found = _reached(near, 1 << ((row - first) * width + column * Byte), most, whole)
                yield before + found.to_bytes((last - first) * self.columns, "little") + after


def _reached(groups: Mapping[tuple[int, int], int], start: int, most: int, whole: int) -> int:
    reached, found, waiting = 0, 0, [start, *[0] * most]
    for paid in range(most + 1):
        new = waiting[paid]
        new ^= new & reached
        while new:
            reached |= new
            found += new * (paid + 1)
            free = 0
            for (leads, cost), cells in groups.items():
                if paid + cost <= most and (moved := new & cells):
                    there = (moved << leads * Byte if leads > 0 else moved >> -leads * Byte) & whole
                    if cost:
                        waiting[paid + cost] |= there
                    else:
                        free |= there
            new = free ^ free & reached
    return found


def cheapest(steps: Iterable[Step]) -> tuple[Step, ...]:
    """Of steps that lead the same way, the cheapest."""
    found: dict[tuple[int, int], int] = {}
    for step in steps:
        key = step.source, step.to
        found[key] = min(step.cost, found.get(key, step.cost))
    return tuple(Step(source, to, cost) for (source, to), cost in found.items())
