"""Who sees whom on the map of a battle, and what is in the way: the ground alone, no pieces and no weather."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from oobc.game import Game
from oobc.hexes.grid import Cell, hexside_ends
from oobc.hexes.lines import Passed, Place, distance, passed, within
from oobc.model.terrain import HexsideKind, TerrainFile


@dataclass(frozen=True)
class Sights:
    """The lines of sight on a map of hexes."""

    game: Game

    def blocked(self, source: str, to: str) -> str | None:
        """What is in the way of a line of sight, `4618 (Woods)`; None: nothing is. Neighbours always see each other."""
        a, b = self._place(source), self._place(to)
        apart = b[0] - a[0], b[1] - a[1]
        return next(self._in_the_way(source, to, a, passed(apart)), None) if distance(a, b) > 1 else None

    def around(self, source: str) -> Iterator[tuple[Place, str | None]]:
        """Every hex within sight of one, seen from it, and what is in the way of the line there."""
        a = self._place(source)
        for (across, down), line in self._lines.items():
            to = self._numbers.get((a[0] + across, a[1] + down))
            if to is not None:
                yield (across, down), None if line is None else next(self._in_the_way(source, to, a, line), None)

    def _in_the_way(self, source: str, to: str, a: Place, line: Passed) -> Iterator[str]:
        """All that is in the way, the hexes first."""
        level = self._is_top(source) and self._is_top(to)
        from_foot = self._is_foot(source) and self._is_foot(to)

        def number(place: Place) -> str:
            return self._numbers.get((a[0] + place[0], a[1] + place[1]), "")

        def hex_blocks(hex: str) -> bool:
            if hex in (source, to) or not hex:
                return False
            looks_down = any(number(one) == source and number(other) == hex for one, other in line.crossed)
            over = looks_down and self._rises(hex, source)
            return hex in self._blocking or (self._is_foot(hex) and not (level or from_foot or over))

        def side_blocks(one: str, other: str) -> str | None:
            return self._side_blocks(source, one, other, level=level)

        for place in line.hexes:
            if hex_blocks(number(place)):
                yield self._told(number(place))
        for left, right in (*line.crossed, *line.along):
            kind = side_blocks(number(left), number(right))
            if kind is not None:
                yield f"{number(left)}-{number(right)} ({kind})"
        for left, right in line.along:
            if hex_blocks(number(left)) and hex_blocks(number(right)):
                yield self._told(number(left))
        for corner in line.corners:
            first, second, third = (number(place) for place in corner)
            sides = [side_blocks(first, second), side_blocks(second, third), side_blocks(first, third)]
            blocking = [kind for kind in sides if kind is not None]
            if len(blocking) > 1 or (blocking and any(hex_blocks(hex) for hex in (first, second, third))):
                yield f"the corner of {first}, {second} and {third} ({blocking[0]})"

    def _side_blocks(self, source: str, one: str, other: str, *, level: bool) -> str | None:
        """The title of a kind of hexside that the line does not cross there."""
        for kind, upper in self._sides.get(frozenset((one, other)), ()):
            own = source in (one, other)
            looks_over = kind.seen_over == "beside" or (kind.seen_over == "above" and upper == source)
            if kind.blocks_sight and not (own and looks_over) and not (level and kind.foot_blocks):
                return kind.title
        return None

    def _rises(self, foot: str, upper: str) -> bool:
        """Whether a hexside whose foot blocks sight rises from one hex to the next."""
        return any(kind.foot_blocks and top == upper for kind, top in self._sides.get(frozenset((foot, upper)), ()))

    def _is_foot(self, hex: str) -> bool:
        return hex in self._feet

    def _is_top(self, hex: str) -> bool:
        return hex in self._tops

    def _told(self, hex: str) -> str:
        title = self._blocking.get(hex) or next(iter(self._feet.get(hex, ())), "")
        return f"{hex} ({title})"

    def _place(self, hex: str) -> Place:
        return self._of(self.game.map.grid.numbers[hex])

    def _of(self, cell: Cell) -> Place:
        return cell.column, 2 * cell.row + self.game.map.grid.is_lower(cell.column)

    @cached_property
    def _lines(self) -> Mapping[Place, Passed | None]:
        """What the lines to all hexes within sight pass; None: to a neighbour nothing is in the way."""
        sight = self._terrain.sight
        places = within(sight.range) if sight is not None else ()
        return {place: passed(place) if distance((0, 0), place) > 1 else None for place in places}

    @cached_property
    def _terrain(self) -> TerrainFile:
        return self.game.series.terrain

    @cached_property
    def _numbers(self) -> Mapping[Place, str]:
        """The numbers of the hexes by where they lie."""
        return {self._of(cell): number for number, cell in self.game.map.grid.numbers.items()}

    @cached_property
    def _blocking(self) -> Mapping[str, str]:
        """The hexes that block sight, with the title of what does."""
        kinds = self._terrain.hexes
        return {each.at: kinds[each.terrain].title for each in self.game.map.hexes if kinds[each.terrain].blocks_sight}

    @cached_property
    def _sides(self) -> Mapping[frozenset[str], list[tuple[HexsideKind, str]]]:
        """By hexside, its kinds, each with the hex towards which it is written."""
        found: dict[frozenset[str], list[tuple[HexsideKind, str]]] = {}
        for each in self.game.map.hexsides:
            ends = hexside_ends(each.at)
            found.setdefault(frozenset(ends), []).append((self._terrain.hexsides[each.terrain], ends[1]))
        return found

    @cached_property
    def _feet(self) -> Mapping[str, tuple[str, ...]]:
        """The hexes at the foot of hexsides whose foot blocks sight, with the titles of these."""
        found: dict[str, tuple[str, ...]] = {}
        for sides, kinds in self._sides.items():
            for kind, upper in kinds:
                if kind.foot_blocks:
                    for hex in sides - {upper}:
                        found[hex] = (*found.get(hex, ()), f"foot of {kind.title}")
        return found

    @cached_property
    def _tops(self) -> frozenset[str]:
        """The hexes above such hexsides."""
        return frozenset(upper for kinds in self._sides.values() for kind, upper in kinds if kind.foot_blocks)
