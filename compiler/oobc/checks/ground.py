"""The map."""

from collections.abc import Iterator

from oobc.diagnostics.codes import NOT_ON_EDGE, ROAD_IN_RIVER
from oobc.diagnostics.findings import Finding
from oobc.game import Game
from oobc.hexes.grid import hexside_ends
from oobc.place import Origin


def edge_points_lie_on_the_edge(game: Game) -> Iterator[Finding]:
    """Entries, exits and whatever else the series puts there lie on the edge of the map."""
    for index, point in enumerate(game.map.sheet.points):
        kind = game.series.terrain.points.get(point.kind)
        cell = game.map.grid.cell(point.hex)
        if kind is not None and kind.edge and cell is not None and not game.map.grid.is_edge(cell):
            where = Origin(f"{game.folder}/map.yaml", ("points", index, "hex"))
            yield Finding(NOT_ON_EDGE, f"{kind.title.lower()} {point.hex} is not on the edge of the map", where)


def roads_cross_water_on_spans(game: Game) -> Iterator[Finding]:
    """A road crosses a river where a bridge or ford stands, and nowhere else."""
    if f"{game.folder}/map.yaml" in game.left_out:
        return  # the span that would be missed may be there
    kinds = game.series.terrain.hexsides
    water = {_ends(each.at) for each in game.map.hexsides if kinds[each.terrain].crossed_by_span}
    spans = {_ends(span.hexside) for span in game.map.sheet.spans}
    for index, path in enumerate(game.map.sheet.paths):
        for step in range(1, len(path.hexes)):
            crossing = frozenset(path.hexes[step - 1 : step + 1])
            if crossing in water - spans:
                where = Origin(f"{game.folder}/map.yaml", ("paths", index, "hexes", step))
                text = "-".join(path.hexes[step - 1 : step + 1])
                yield Finding(ROAD_IN_RIVER, f"the road crosses water at {text} without a span", where)


def _ends(hexside: str) -> frozenset[str]:
    return frozenset(hexside_ends(hexside))
