"""The victory worksheet: what earns points, with boxes to write them in, and how they make a level of victory."""

from collections.abc import Iterator

from oobc.art.views import View
from oobc.game import Game
from oobc.layout.boards import Band
from oobc.layout.paper import PaperName
from oobc.model.scenario import Award
from oobc.model.victory import VictoryPoints, VictoryResult
from oobc.outputs.print.frame import Frame, Line, Marked, band, frame, marked
from oobc.outputs.print.pieces import Head, head
from oobc.outputs.provenance import weakest
from oobc.outputs.words import listed, lost_in, names_in

_STEPS_OF_LOSSES = 8
"""So many steps of the table of losses are printed; each further one is worth one more."""


Earns = tuple[int | None, ...]
"""What something earns each side."""


class HexRow(View):
    """A hex, and the scenarios in which it is idle."""

    hex: Marked
    name: Line
    idle: tuple[str, ...]
    earns: Earns


class Losses(View):
    """What the losses of the others earn, in steps."""

    each: str
    """For what there is a point."""
    counted: str
    boxes: str
    cases: tuple[str, ...]
    steps: tuple[str, ...]


class ScenarioRow(View):
    """An award of scenarios, of all if none is named."""

    only: tuple[str, ...]
    hexes: Marked
    until: str | None
    note: str | None
    each: bool
    earns: Earns


class Result(View):
    """How the totals of sides make a level of victory; each with its range."""

    of: Band
    to: Band
    how: str
    called: str
    cases: tuple[str, ...]
    levels: tuple[tuple[str, str], ...]


class VictoryCard(View, template="print/victory.typ"):
    frame: Frame
    cases: tuple[str, ...]
    sides: tuple[Band, ...]
    hexes: tuple[HexRow, ...]
    losses: Losses | None
    formations: tuple[tuple[Head, Earns], ...]
    scenario_awards: tuple[ScenarioRow, ...]
    awards: tuple[tuple[str, tuple[str, ...], int], ...]
    result: Result | None


def victory_card(game: Game, paper: PaperName) -> Iterator[tuple[str, VictoryCard]]:
    """The worksheet, if points are counted."""
    victory = game.box.victory
    if victory is not None:
        card = VictoryCard(
            frame(game, paper, f"{victory.title}: worksheet"),
            victory.rules,
            tuple(map(band, game.box.sides.values())),
            tuple(_hexes(game, victory)),
            _losses(game, victory),
            tuple(_formations(game, victory)),
            tuple(_scenario_awards(game)),
            tuple((each.title, each.rules, each.points) for each in victory.awards if not each.corrects),
            _result(game, victory.result) if victory.result else None,
        )
        yield "victory", card


def _hexes(game: Game, victory: VictoryPoints) -> Iterator[HexRow]:
    """The hexes that earn points in any scenario."""
    earned, kinds = game.points_for_control(), game.series.terrain.points
    signs = {id for id, kind in kinds.items() if kind.role == "victory"} | set(victory.signs)
    for hex in dict.fromkeys(hex for _, hex in earned):
        idle = [each.short for each in game.scenarios.values() if hex in each.excluded_victory_hexes]
        if len(idle) == len(game.scenarios):
            continue
        points = [point for point in game.map.sheet.points if point.hex == hex and point.kind in signs]
        yield HexRow(
            marked(hex, weakest(*(point.source_of(value) for point in points for value in ("hex", "value")))),
            _named(game, hex) or (Marked(", ".join(kinds[point.kind].title for point in points)),),
            tuple(idle),
            tuple(earned.get((side, hex)) for side in game.box.sides),
        )


def _named(game: Game, hex: str) -> Line:
    """The names of the places in a hex."""
    names = names_in(game, hex)
    return tuple(marked(f"{each.text}{', ' if each is not names[-1] else ''}", each.source) for each in names)


def _losses(game: Game, victory: VictoryPoints) -> Losses | None:
    losses, worth = game.series.pieces.losses, victory.losses
    if worth is None or losses is None:
        return None
    every, more = worth.every, worth.compares == "difference"
    steps = tuple(f"{step * every}–{(step + 1) * every - 1}" for step in range(_STEPS_OF_LOSSES + 1))
    for_what = f"For each {every} that " + ("it lost less than the other" if more else "the others lost")
    return Losses(for_what, "Difference" if more else "Lost by others", lost_in(game, losses), losses.rules, steps)


def _formations(game: Game, victory: VictoryPoints) -> Iterator[tuple[Head, Earns]]:
    if not victory.formations:
        return
    present = {piece.formation for piece in game.units()}
    for formation in game.formations.values():
        level = formation.breakpoint
        if formation in present and level is not None:
            value = next(each for each in victory.formations if each.up_to is None or level <= each.up_to)
            earns = tuple(None if side == formation.side else value.points for side in game.box.sides.values())
            yield head(game, formation), earns


def _scenario_awards(game: Game) -> Iterator[ScenarioRow]:
    awards: dict[Award, tuple[str, ...]] = {}
    for scenario in game.scenarios.values():
        for award in scenario.awards:
            awards[award] = (*awards.get(award, ()), scenario.short)
    for award, shorts in awards.items():
        yield ScenarioRow(
            shorts if len(shorts) < len(game.scenarios) else (),
            marked(", ".join(award.hexes), award.source),
            award.until,
            award.note,
            award.each and len(award.hexes) > 1,
            tuple(award.points if side == award.side else None for side in game.box.sides),
        )


def _result(game: Game, result: VictoryResult) -> Result:
    limits = [None, *(level.up_to for level in result.levels)]
    levels = zip(limits, result.levels, strict=False)
    ranges = tuple((level.title, _range(above, level.up_to)) for above, level in levels)
    of, to = ([game.box.sides[side] for side in sides] for sides in (result.of, result.to))
    ours, theirs = (listed([side.title for side in sides]) for sides in (of, to))
    is_ratio = result.compares == "ratio"
    how = (
        f"Divide the total of {ours} by that of {theirs}"
        if is_ratio
        else f"Take the total of {theirs} from that of {ours}"
    )
    least = f"; a total below {result.least} counts as {result.least}" if result.least is not None else ""
    return Result(
        band(of[0]), band(to[0]), f"{how}{least}.", "Ratio" if is_ratio else "Difference", result.rules, ranges
    )


def _range(above: float | None, up_to: float | None) -> str:
    if above is None:
        return f"{up_to:g} or less" if up_to is not None else "any"
    return f"over {above:g}" + ("" if up_to is None else f" to {up_to:g}")
