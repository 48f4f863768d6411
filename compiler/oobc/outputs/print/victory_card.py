"""The victory worksheet: what earns points, with boxes to write them in, and how they make a level of victory."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from oobc.art.views import View
from oobc.game import Game
from oobc.layout.paper import PaperName
from oobc.model.scenario import Award
from oobc.model.victory import VictoryPoints, VictoryRatio
from oobc.outputs.print.frame import Band, Frame, Marked, band, frame, mark_of
from oobc.outputs.print.pieces import FormationHead, formation_head, strength_unit
from oobc.outputs.print.words import lost_in

_STEPS_OF_LOSSES = 8
"""So many steps of the table of losses are printed; each further one is worth one more."""


@dataclass(frozen=True, slots=True)
class HexRow:
    """A hex that earns points."""

    hex: Marked
    name: str
    idle: tuple[str, ...]
    """The scenarios in which it does not."""
    earns: tuple[int | None, ...]
    """What it earns each side, here as in all rows."""


@dataclass(frozen=True, slots=True)
class Losses:
    """What the losses of the other side earn, in steps."""

    every: int
    unit: str | None
    boxes: str
    cases: tuple[str, ...]
    steps: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FormationRow:
    """A formation that can reach its level of losses, and what that earns the others."""

    head: FormationHead
    earns: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class ScenarioRow:
    """An award of scenarios, of all if none is named."""

    only: tuple[str, ...]
    hexes: Marked
    until: str | None
    note: str | None
    each: bool
    earns: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class AwardRow:
    """An award of the game."""

    title: str
    points: int
    cases: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LevelRange:
    """A level of victory, and the ratios at which it is reached."""

    title: str
    range: str


@dataclass(frozen=True, slots=True)
class Ratio:
    """How the totals of two sides make a level of victory."""

    of: Band
    to: Band
    cases: tuple[str, ...]
    levels: tuple[LevelRange, ...]


@dataclass(frozen=True, slots=True)
class VictoryCard(View):
    """The worksheet."""

    template: ClassVar[str] = "print/victory.typ"
    frame: Frame
    cases: tuple[str, ...]
    sides: tuple[Band, ...]
    hexes: tuple[HexRow, ...]
    losses: Losses | None
    broken: str
    formations: tuple[FormationRow, ...]
    scenario_awards: tuple[ScenarioRow, ...]
    awards: tuple[AwardRow, ...]
    ratio: Ratio | None


def victory_card(game: Game, paper: PaperName, victory: VictoryPoints) -> VictoryCard:
    """The worksheet of a game with these points."""
    return VictoryCard(
        frame(game, paper, f"{victory.title}: worksheet"),
        victory.rules,
        tuple(map(band, game.box.sides.values())),
        tuple(_hexes(game, victory)),
        _losses(game, victory),
        game.series.about.formations.breakpoint.broken,
        tuple(_formations(game, victory)),
        tuple(_scenario_awards(game)),
        tuple(AwardRow(each.title, each.points, each.rules) for each in victory.awards if not each.corrects),
        _ratio(game, victory.ratio) if victory.ratio else None,
    )


def _hexes(game: Game, victory: VictoryPoints) -> Iterator[HexRow]:
    """The hexes that earn points in any scenario."""
    earned, kinds = game.points_for_control(), game.series.terrain.points
    signs = {id for id, kind in kinds.items() if kind.role == "victory"} | set(victory.signs)
    for hex in dict.fromkeys(hex for _, hex in earned):
        idle = [each.short for each in game.scenarios.values() if hex in each.idle_hexes]
        if len(idle) == len(game.scenarios):
            continue
        points = [point for point in game.map.sheet.points if point.hex == hex and point.kind in signs]
        name = ", ".join(place.name for place in game.map.sheet.places if hex in place.hexes)
        yield HexRow(
            Marked(hex, mark_of(points[0].source)),
            name or ", ".join(kinds[point.kind].title for point in points),
            tuple(idle),
            tuple(earned.get((side, hex)) for side in game.box.sides),
        )


def _losses(game: Game, victory: VictoryPoints) -> Losses | None:
    losses, every = game.series.pieces.losses, victory.losses
    if every is None or losses is None:
        return None
    steps = tuple(f"{step * every}–{(step + 1) * every - 1}" for step in range(_STEPS_OF_LOSSES + 1))
    return Losses(every, strength_unit(game), lost_in(game, losses), losses.rules, steps)


def _formations(game: Game, victory: VictoryPoints) -> Iterator[FormationRow]:
    if not victory.formations:
        return
    present = {piece.formation for piece in game.units()}
    for formation in game.formations.values():
        level = formation.breakpoint
        if formation.id in present and level is not None:
            value = next(each for each in victory.formations if each.up_to is None or level <= each.up_to)
            earns = tuple(None if side == formation.side else value.points for side in game.box.sides)
            yield FormationRow(formation_head(game, formation), earns)


def _scenario_awards(game: Game) -> Iterator[ScenarioRow]:
    awards: dict[Award, list[str]] = {}
    for scenario in game.scenarios.values():
        for award in scenario.awards:
            awards.setdefault(award, []).append(scenario.short)
    for award, shorts in awards.items():
        yield ScenarioRow(
            tuple(shorts if len(shorts) < len(game.scenarios) else ()),
            Marked(", ".join(award.hexes), mark_of(award.source)),
            award.until,
            award.note,
            award.each and len(award.hexes) > 1,
            tuple(award.points if side == award.side else None for side in game.box.sides),
        )


def _ratio(game: Game, ratio: VictoryRatio) -> Ratio:
    limits = [None, *(level.up_to for level in ratio.levels)]
    return Ratio(
        band(game.box.sides[ratio.of]),
        band(game.box.sides[ratio.to]),
        ratio.rules,
        tuple(
            LevelRange(level.title, _range(above, level.up_to))
            for above, level in zip(limits, ratio.levels, strict=False)
        ),
    )


def _range(above: float | None, up_to: float | None) -> str:
    if above is None:
        return f"{up_to:g} or less" if up_to is not None else "any"
    return f"over {above:g}" + ("" if up_to is None else f" to {up_to:g}")
