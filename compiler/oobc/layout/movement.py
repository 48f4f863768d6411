"""What movement costs on the map of a battle: the price of every step and the cheapest ways, by class of mover."""

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple

from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.hexes.grid import Cell, hexside_ends
from oobc.hexes.ways import Step, Ways, cheapest
from oobc.model.movement import Costs, Mover
from oobc.model.pieces import Kind
from oobc.model.terrain import TerrainFile

MOST = 45
"""How many units of cost are counted at most: a table has a character for each."""
FARTHEST = 10
"""How many cells away ways are counted at most: farther, a table would be larger than it is of use."""


class Price(NamedTuple):
    """What a step costs."""

    points: Fraction
    known: bool
    """Whether the data say all of it; else it costs at least so much."""


@dataclass(frozen=True, slots=True)
class Scale:
    """In what the ways of a class of mover are counted, and how far."""

    mover: Mover
    unit: int
    """How many units of cost a point is."""
    most: int
    """How many units are counted."""
    cells: int
    """How many cells away they are counted."""


@dataclass(frozen=True, slots=True)
class Reckoned:
    """The cheapest ways of a class of mover, from every cell to every other that it can reach."""

    scale: Scale
    costs: tuple[bytes, ...]
    """From each cell, counted row by row, for every cell: 0 for one that it does not reach, else 1 and twice the cost
    in units, and 1 more if it costs at least so much."""

    def from_to(self, source: int, to: int) -> Price | None:
        """What the cheapest way costs; None if it is farther than is counted."""
        found = self.costs[source][to]
        return Price(Fraction(found - 1 >> 1, self.scale.unit), found % 2 == 1) if found else None


def scales(game: Game) -> dict[str, Scale]:
    """How the ways of every class of mover are counted that a piece of the battle has."""
    movement = game.series.terrain.movement
    if movement is None:
        return {}
    sorts = _sorts(game)
    most = {id: max(_allowances(game, mover, sorts), default=0) for id, mover in movement.movers.items()}
    return {id: _scale(game, mover, most[id]) for id, mover in movement.movers.items() if most[id]}


def reckoned(game: Game) -> dict[str, Reckoned]:
    """The ways of every such class of mover."""
    return {id: _reckoned(game, scale) for id, scale in scales(game).items()}


def _scale(game: Game, mover: Mover, allowance: int) -> Scale:
    """What can be told from the words of the data alone."""
    terrain = game.series.terrain
    chain = _chain(terrain, mover)
    ground = [each.costs for each in terrain.hexes.values()] + [each.costs for each in terrain.paths.values()]
    between = [costs for each in terrain.hexsides.values() for costs in (each.costs, each.downhill)]
    said = [*ground, *between, *(each.costs for each in terrain.spans.values())]
    points = {Fraction(cost) for cost in (_said(costs, chain) for costs in said) if cost not in (None, "no")}
    points.add(_open(terrain, chain))
    if mover.alike:
        points = {_open(terrain, chain)}
    unit = math.lcm(1, *(each.denominator for each in points))
    most = min(allowance * unit, MOST)
    entering = [_open(terrain, chain)]
    if not mover.alike:
        found = (_said(costs, chain) for costs in ground)
        entering += [Fraction(cost) for cost in found if cost not in (None, "no")]
    least = min(entering) * unit
    return Scale(mover, unit, most, min(FARTHEST, int(most / least)) if least else FARTHEST)


def can_move(game: Game, piece: Piece) -> bool:
    """Whether a piece is of some class of mover and has something to spend."""
    movement = game.series.terrain.movement
    if movement is None or not piece.values.get(movement.value):
        return False
    arm = piece.arm.id if piece.arm is not None else None
    return any(_fits(mover, piece.kind, arm) for mover in movement.movers.values())


def _fits(mover: Mover, kind: Kind, arm: str | None) -> bool:
    """Whether pieces of a kind and arm move like this, in some of their states."""
    return kind.id in mover.kinds and (not mover.arms or arm in mover.arms) and set(mover.states) <= set(kind.states)


class _Sort(NamedTuple):
    """Pieces that have the same to spend."""

    kind: str
    arm: str | None
    values: tuple[tuple[str, int], ...]


def _sorts(game: Game) -> list[_Sort]:
    """Every sort of piece of the battle, once."""
    return list(
        dict.fromkeys(
            _Sort(piece.kind.id, piece.arm.id if piece.arm is not None else None, tuple(piece.values.items()))
            for piece in game.units()
        )
    )


def _allowances(game: Game, mover: Mover, sorts: Iterable[_Sort]) -> Iterator[int]:
    """How far pieces of the battle go as this mover, and how far their areas that are counted like it reach."""
    movement, areas = game.series.terrain.movement, game.series.pieces.areas
    assert movement is not None
    for sort in sorts:
        kind, values = game.series.pieces.kinds[sort.kind], dict(sort.values)
        if _fits(mover, kind, sort.arm):
            yield values.get(movement.value, 0)
        for area in (areas[id] for id in kind.areas):
            if area.over == mover.id:
                yield area.radius if isinstance(area.radius, int) else values.get(area.radius, 0)


def _reckoned(game: Game, scale: Scale) -> Reckoned:
    steps = list(Prices(game, scale.mover).steps())
    columns, rows = game.map.grid.columns, game.map.grid.rows

    def ways(which: Iterable[tuple[int, int, Price]]) -> Ways:
        return Ways(columns, rows, cheapest(Step(a, b, int(price.points * scale.unit)) for a, b, price in which))

    known = [step for step in steps if step[2].known]
    least = ways(steps).reached(scale.most, scale.cells)
    if len(known) == len(steps):
        return Reckoned(scale, tuple(each.translate(_CERTAIN) for each in least))
    certain = ways(known).reached(scale.most, scale.cells)
    return Reckoned(scale, tuple(_both(*each) for each in zip(least, certain, strict=True)))


def _chain(terrain: TerrainFile, mover: Mover) -> tuple[str, ...]:
    """A mover, and those that it moves as, in turn."""
    assert terrain.movement is not None
    found = {mover.id: mover}
    while (last := [*found.values()][-1]).as_ is not None and last.as_ not in found:
        found[last.as_] = terrain.movement.movers[last.as_]
    return tuple(found)


def _said(costs: Costs, chain: tuple[str, ...]) -> str | None:
    """What the data say that it pays; None if they do not say it."""
    return next((costs[id] for id in (*chain, "all") if id in costs), None)


def _open(terrain: TerrainFile, chain: tuple[str, ...]) -> Fraction:
    """What open ground costs it."""
    assert terrain.movement is not None
    said = (terrain.movement.movers[id].open for id in chain)
    return next((each for each in said if each is not None), Fraction(1))


_CERTAIN = bytes([0, *(min(255, 2 * cost + 1) for cost in range(255))])
_DIFFERENT = bytes([0, *[1] * 255])


def _both(least: bytes, certain: bytes) -> bytes:
    """What it costs at least, with a mark where the ways of which all is known cost more."""
    if least == certain:
        return least.translate(_CERTAIN)
    a, b = int.from_bytes(least, "little"), int.from_bytes(certain, "little")
    marks = (a ^ b).to_bytes(len(least), "little").translate(_DIFFERENT)
    marked = int.from_bytes(least.translate(_CERTAIN), "little") + int.from_bytes(marks, "little")
    return marked.to_bytes(len(least), "little")


def cell_number(game: Game, cell: Cell) -> int:
    """A cell as tables count them: row by row, from 0."""
    return cell.row * game.map.grid.columns + cell.column


class Prices:
    """What steps on the map cost a class of mover."""

    def __init__(self, game: Game, mover: Mover) -> None:
        self.game = game
        self.mover = mover
        self._alike: dict[tuple[tuple[str, ...], tuple[tuple[str, bool], ...], str | None], Price | None] = {}

    def steps(self) -> Iterator[tuple[int, int, Price]]:
        """Every step that it may take; between two hexes there are two where a road is as cheap as the ground."""
        grid = self.game.map.grid
        for number, cell in grid.numbers.items():
            for other in grid.neighbours(cell):
                to = grid.number(other)
                for price in (self.over_ground(number, to), self.on_path(number, to)):
                    if price is not None:
                        yield cell_number(self.game, cell), cell_number(self.game, other), price

    def over_ground(self, source: str, to: str) -> Price | None:
        """What a step costs that follows no road; None if it may not be taken."""
        key = frozenset((source, to))
        sides = tuple((kind, upper == source) for kind, upper in self._sides.get(key, ()))
        return self._ground_price(tuple(self._ground.get(to, ())), sides, self._spans.get(key))

    def _ground_price(
        self, ground: tuple[str, ...], sides: tuple[tuple[str, bool], ...], span: str | None
    ) -> Price | None:
        """The same, of what there is in the hex and on the hexside: most steps are alike."""
        same = ground, sides, span
        if same not in self._alike:
            kinds = self._terrain.hexes
            entered = [self._price(kinds[kind].costs, self._open) for kind in ground] or [Price(self._open, True)]
            self._alike[same] = _sum([_dearest(entered), *self._crossed(sides, span)])
        return self._alike[same]

    def on_path(self, source: str, to: str) -> Price | None:
        """What a step costs along a road or trail; None if there is none."""
        if self.mover.alike:
            return None
        paths = [self._path(kind) for kind in self._paths.get((source, to), ())]
        along = min((price for price in paths if price is not None), default=None)
        span = self._spans.get(frozenset((source, to)))
        if span is not None:
            return _sum([along, self._price(self._terrain.spans[span].costs, Fraction())])
        sides = [self._terrain.hexsides[kind] for kind, _ in self._sides.get(frozenset((source, to)), ())]
        stops = any(each.crossed_by_span and self._price(each.costs, Fraction()) is None for each in sides)
        return None if stops else along

    def _crossed(self, sides: tuple[tuple[str, bool], ...], span: str | None) -> Iterator[Price | None]:
        """What the hexside between two hexes costs: its kinds, each with whether it is crossed from above."""
        if span is not None:
            yield self._price(self._terrain.spans[span].costs, Fraction())
        for kind, from_above in sides:
            side = self._terrain.hexsides[kind]
            if span is None or side.rises:
                down = side.rises and from_above and side.downhill != {}
                yield self._price(side.downhill if down else side.costs, Fraction())

    def _price(self, costs: Costs, least: Fraction) -> Price | None:
        """What the data say that it pays; None: it may not. Of what they do not say, at least so much."""
        said = _said(costs, self._chain)
        if said == "no":
            return None
        if self.mover.alike:
            return Price(least, True)
        return Price(Fraction(said), True) if said is not None else Price(least, False)

    def _path(self, kind: str) -> Price | None:
        """What a path costs; of one of which the data say nothing, there is nothing to gain."""
        price = self._price(self._terrain.paths[kind].costs, Fraction())
        return price if price is not None and price.known else None

    @cached_property
    def _terrain(self) -> TerrainFile:
        return self.game.series.terrain

    @cached_property
    def _chain(self) -> tuple[str, ...]:
        return _chain(self._terrain, self.mover)

    @cached_property
    def _open(self) -> Fraction:
        return _open(self._terrain, self._chain)

    @cached_property
    def _ground(self) -> Mapping[str, list[str]]:
        found: dict[str, list[str]] = {}
        for each in self.game.map.hexes:
            found.setdefault(each.at, []).append(each.terrain)
        return found

    @cached_property
    def _sides(self) -> Mapping[frozenset[str], list[tuple[str, str]]]:
        """By hexside, its kinds, each with the hex towards which it is written."""
        found: dict[frozenset[str], list[tuple[str, str]]] = {}
        for each in self.game.map.hexsides:
            ends = hexside_ends(each.at)
            found.setdefault(frozenset(ends), []).append((each.terrain, ends[1]))
        return found

    @cached_property
    def _spans(self) -> Mapping[frozenset[str], str]:
        return {frozenset(hexside_ends(span.hexside)): span.kind for span in self.game.map.sheet.spans}

    @cached_property
    def _paths(self) -> Mapping[tuple[str, str], list[str]]:
        """The kinds of path that run from a hex to the next, either way."""
        found: dict[tuple[str, str], list[str]] = {}
        for path in self.game.map.sheet.paths:
            for a, b in zip(path.hexes, path.hexes[1:], strict=False):
                found.setdefault((a, b), []).append(path.kind)
                found.setdefault((b, a), []).append(path.kind)
        return found


def _dearest(prices: list[Price | None]) -> Price | None:
    """The highest of the prices of one hex; all of them are known, or it is not."""
    open_to = [price for price in prices if price is not None]
    if len(open_to) < len(prices):
        return None
    return Price(max(price.points for price in open_to), all(price.known for price in open_to))


def _sum(prices: Iterable[Price | None]) -> Price | None:
    total = Price(Fraction(), True)
    for price in prices:
        if price is None:
            return None
        total = Price(total.points + price.points, total.known and price.known)
    return total
