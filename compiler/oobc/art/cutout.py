"""The part of a drawn map that lies in a window."""

from collections.abc import Iterable
from typing import Any

from oobc.art.ground import MapData
from oobc.hexes.grid import Point
from oobc.layout.cutout import Window


def cut(data: MapData, part: Window) -> MapData:
    """The part of a drawn map that lies in a window, as a map of its own."""
    hex = data["hex"]

    def moved(point: Iterable[float]) -> Point:
        x, y = point
        return round(x - part.left, 2), round(y - part.top, 2)

    def lines(thing: dict[str, Any]) -> dict[str, Any]:
        shown = [line for line in thing["lines"] if any(part.holds(point, hex) for point in line)]
        return thing | {"lines": [[list(moved(point)) for point in line] for line in shown]}

    def within(things: list[dict[str, Any]], margin: float) -> list[dict[str, Any]]:
        shown = [thing for thing in things if part.holds((thing["x"], thing["y"]), margin)]
        return [thing | dict(zip("xy", moved((thing["x"], thing["y"])), strict=True)) for thing in shown]

    cells = within(data["cells"], hex)
    kept = {cell["id"] for cell in cells}
    areas = [area | {"cells": [cell for cell in area["cells"] if cell in kept]} for area in data["areas"]]
    left, top, right, bottom = data["border"]
    return data | {
        "width": round(part.width, 2),
        "height": round(part.height, 2),
        "border": [*moved((left, top)), *moved((right, bottom))],
        "origin": list(moved(data["origin"])),
        "cells": cells,
        "areas": [area for area in areas if area["cells"]],
        "edges": [edge for each in data["edges"] if (edge := lines(each))["lines"]],
        "paths": [path for each in data["paths"] if (path := lines(each))["lines"]],
        "spans": within(data["spans"], hex),
        "points": within(data["points"], hex),
        "names": within(data["names"], 0),
    }
