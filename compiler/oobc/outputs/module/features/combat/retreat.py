"""Where a piece may go that has to retreat, one hex far: told as the mark is laid.

Expressions know where a piece stands and how far others are, but neither hexsides nor the names of hexes beside it. So
the closed hexsides are a list in a property of the module, and the names are worked out from the pixel. They have no
loops either (`ExpressionInterpreter` takes one expression): of a longer retreat the next hex is told anew.
"""

from collections.abc import Iterator

from oobc.game import Game
from oobc.hexes.grid import Axis, Cell, hexside_key
from oobc.outputs.module.geometry import map_grid
from oobc.outputs.module.speech import quoted, spoken
from oobc.vassal import traits
from oobc.vassal.trait import Trait

CLOSED, _OPEN = "CombatClosed", "RetreatsTo"
"""The module's property with the hexsides over which nobody retreats; a piece's with the hexes that are open to it."""


def closed(game: Game) -> str:
    """The hexsides over which nobody retreats, each as its hex and its side, clockwise from the top: `|4717.3|`."""
    retreat, map = game.series.combat.retreat, game.map
    if retreat is None:
        return ""
    spans = {hexside_key(span.hexside) for span in map.sheet.spans}
    barred = {hexside_key(each.at) for each in map.hexsides if each.terrain in retreat.not_over} - spans
    into = {each.at for each in map.hexes if each.terrain in retreat.not_into}
    sides = []
    for hex, cell in map.grid.numbers.items():
        for side, other in enumerate(map.grid.around(cell)):
            name = map.grid.number(other)
            if map.grid.has(other) and (name in into or frozenset((hex, name)) in barred):
                sides.append(f"{hex}.{side}")
    return f"|{'|'.join(sides)}|"


def open_hexes(game: Game) -> Iterator[Trait]:
    """The names of the hexes that are open to a piece, as a property of it."""
    if game.series.combat.retreat is not None:
        parts = " + ".join(f"({each})" for each in _sides(game))
        yield traits.calculated_property(_OPEN, f"{{{parts}}}")


def told(game: Game) -> str:
    """Where a piece may go, as an expression of a report on it."""
    retreat = game.series.combat.retreat
    if retreat is None:
        return '""'
    cases = f" ({', '.join(retreat.rules)})" if retreat.rules else ""
    names = {"hexes": f"{_OPEN}.substring(2)"}
    some, none = (spoken(f"{text}{cases}", words=names) for text in (retreat.report, retreat.none))
    return f'": " + ({_OPEN}=="" ? {none} : {some})'


def _sides(game: Game) -> Iterator[str]:
    """For each side the name of the hex beyond it, with a comma before it, if it is open."""
    grid, engine = game.map.grid, map_grid(game)
    middle = Cell(2, 2)  # far enough from the edges: pixels from one cell to the next are the same all over the map
    x, y = engine.pixel(middle)
    for side, other in enumerate(grid.around(middle)):
        to_x, to_y = engine.pixel(other)
        beside = (f"(CurrentX{to_x - x:+d})", f"(CurrentY{to_y - y:+d})")
        column, row = _cell(game, *beside)
        names = [" ".join(axis.write(n) for n in range(count)) for axis, count in _axes(game)]
        column_name, row_name = (
            f'{quoted(listed)}.split(" ")[{index}]' for listed, index in zip(names, (column, row), strict=True)
        )
        first, second = (column_name, row_name) if grid.order == "column-row" else (row_name, column_name)
        on_map = f"{column}>=0 && {column}<{grid.columns} && {row}>=0 && {row}<{grid.rows}"
        free = f'!{CLOSED}.contains("|"+LocationName+".{side}|") && {_kept_off(game, *beside)}==0'
        yield f'{on_map} && {free} ? ", "+{first}+"{grid.separator}"+{second} : ""'


def _axes(game: Game) -> Iterator[tuple[Axis, int]]:
    grid = game.map.grid
    yield grid.column_axis, grid.columns
    yield grid.row_axis, grid.rows


def _cell(game: Game, x: str, y: str) -> tuple[str, str]:
    """The column and the row at a pixel that is the middle of a cell, as expressions."""
    engine = map_grid(game)
    (x0, y0), (_, y1), grid = engine.pixel(Cell(0, 0)), engine.pixel(Cell(1, 0)), engine.grid
    column = f"((int)(({x}-{x0})/{grid.dx}+1.5)-1)"
    top = f"({column}%2==0 ? {y0} : {y1})"
    return column, f"((int)(({y}-{top})/{grid.dy}+1.5)-1)"


def _kept_off(game: Game, x: str, y: str) -> str:
    """How many enemies keep off a cell; what is hidden may be one of them."""
    retreat = game.series.combat.retreat
    kinds = [game.series.pieces.kinds[id].title for id in (retreat.zones_of if retreat is not None else ())]
    which = " || ".join(["ObscuredToOthers==true", *(rf"Kind==\"{title}\"" for title in kinds)])
    others = rf"Side!=\"\" && Side!=\"$Side$\" && ({which})"
    return f'CountRange(0, 2, "{{{others} && Range("+{x}+","+{y}+")<=1}}")'
