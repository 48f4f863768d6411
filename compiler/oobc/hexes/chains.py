"""Joining loose hexsides into the lines that they draw: a river is one stroke, not thirty."""

from collections import defaultdict
from collections.abc import Iterable

from oobc.hexes.grid import Point

Segment = tuple[Point, Point]


def chains(segments: Iterable[Segment]) -> list[list[Point]]:
    """The fewest lines that draw every segment once; corners that meet (to a hundredth of a pixel) are joined.

    Where three segments meet, a line ends: a confluence stays a confluence.
    """
    ends: dict[Point, list[int]] = defaultdict(list)
    # A hexside may come twice, once from each of its hexes.
    rounded = list({frozenset(each): each for each in ((_key(a), _key(b)) for a, b in segments)}.values())
    for index, (a, b) in enumerate(rounded):
        ends[a].append(index)
        ends[b].append(index)
    used: set[int] = set()

    def follow(start: Point, index: int) -> list[Point]:
        line = [start]
        while index not in used:
            used.add(index)
            a, b = rounded[index]
            line.append(b if line[-1] == a else a)
            onward = [each for each in ends[line[-1]] if each not in used]
            if len(ends[line[-1]]) != 2 or not onward:
                break
            index = onward[0]
        return line

    lines = [
        follow(point, index)
        for point, indices in ends.items()
        if len(indices) != 2
        for index in indices
        if index not in used
    ]
    lines += [follow(a, index) for index, (a, _) in enumerate(rounded) if index not in used]
    return lines


def directed_chains(segments: Iterable[Segment]) -> list[list[Point]]:
    """The same for segments whose direction counts, such as slopes with the high ground on the left: a line goes on
    only from the end of a segment to the start of another."""
    rounded = [(_key(a), _key(b)) for a, b in dict.fromkeys(segments)]
    onward: dict[Point, list[Point]] = defaultdict(list)
    for a, b in rounded:
        onward[a].append(b)
    into = {b for _, b in rounded}
    starts = [a for a, _ in rounded if a not in into] + [a for a, _ in rounded]
    lines = []
    for start in starts:
        line = [start]
        while onward[line[-1]]:
            line.append(onward[line[-1]].pop(0))
        if len(line) > 1:
            lines.append(line)
    return lines


def _key(point: Point) -> Point:
    return round(point[0], 2), round(point[1], 2)
