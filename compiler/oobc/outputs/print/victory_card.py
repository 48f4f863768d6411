"""The victory worksheet: what earns points, with boxes to write them in, and how they make a level of victory."""

from collections.abc import Iterator

from oobc.game import Game
from oobc.model.scenario import Award
from oobc.model.victory import VictoryPoints, VictoryRatio
from oobc.outputs.print.frame import Data, frame, marked
from oobc.outputs.print.pieces import formation_head, strength_unit
from oobc.outputs.print.words import lost_in

_STEPS_OF_LOSSES = 8
"""So many steps of the table of losses are printed; each further one is worth one more."""


def victory_card(game: Game, victory: VictoryPoints) -> Data:
    """The worksheet in the form that `templates/print/victory.typ` draws."""
    return frame(game, f"{victory.title}: worksheet") | {
        "cases": list(victory.rules),
        "sides": [{"title": side.title, "colour": side.colour, "ink": side.ink} for side in game.box.sides.values()],
        "hexes": list(_hexes(game)),
        "losses": _losses(game, victory),
        "formations": list(_formations(game, victory)),
        "awards": [
            {"title": each.title, "points": each.points, "cases": list(each.rules)}
            for each in victory.awards
            if not each.corrects
        ],
        "scenario_awards": list(_scenario_awards(game)),
        "ratio": _ratio(game, victory.ratio) if victory.ratio else None,
    }


def _hexes(game: Game) -> Iterator[Data]:
    """The hexes that earn points in any scenario: what they earn each side, and in which scenarios they do not."""
    earned = game.points_for_control()
    for hex in dict.fromkeys(hex for _, hex in earned):
        idle = [each.short for each in game.scenarios.values() if hex in each.idle_hexes]
        if len(idle) == len(game.scenarios):
            continue
        name = ", ".join(place.name for place in game.map.sheet.places if hex in place.hexes)
        points = [point for point in game.map.sheet.points if point.hex == hex and point.kind in _signs(game)]
        yield {
            "hex": hex,
            "name": name or ", ".join(game.series.terrain.points[point.kind].title for point in points),
            "mark": marked("", points[0].source)["mark"],
            "earns": [earned.get((side, hex)) for side in game.box.sides],
            "idle": idle,
        }


def _signs(game: Game) -> set[str]:
    """The kinds of sign that earn points."""
    assert game.box.victory is not None
    kinds = game.series.terrain.points
    return {id for id, kind in kinds.items() if kind.role == "victory"} | set(game.box.victory.signs)


def _losses(game: Game, victory: VictoryPoints) -> Data | None:
    losses = game.series.pieces.losses
    if victory.losses is None or losses is None:
        return None
    steps = range(_STEPS_OF_LOSSES + 1)
    return {
        "every": victory.losses,
        "unit": strength_unit(game),
        "boxes": lost_in(game, losses),
        "cases": list(losses.rules),
        "steps": [f"{step * victory.losses}–{(step + 1) * victory.losses - 1}" for step in steps],
    }


def _formations(game: Game, victory: VictoryPoints) -> Iterator[Data]:
    """The formations that can reach their level of losses, and what that earns the others."""
    if not victory.formations:
        return
    present = {piece.formation for piece in game.units()}
    for formation in game.formations.values():
        level = formation.breakpoint
        if formation.id in present and level is not None:
            value = next(each for each in victory.formations if each.up_to is None or level <= each.up_to)
            yield formation_head(game, formation) | {
                "earns": [None if side == formation.side else value.points for side in game.box.sides],
            }


def _scenario_awards(game: Game) -> Iterator[Data]:
    awards: dict[Award, list[str]] = {}
    for scenario in game.scenarios.values():
        for award in scenario.awards:
            awards.setdefault(award, []).append(scenario.short)
    for award, shorts in awards.items():
        yield {
            "only": shorts if len(shorts) < len(game.scenarios) else [],
            "hexes": list(award.hexes),
            "until": award.until,
            "note": award.note,
            "mark": marked("", award.source)["mark"],
            "each": award.each and len(award.hexes) > 1,
            "earns": [award.points if side == award.side else None for side in game.box.sides],
        }


def _ratio(game: Game, ratio: VictoryRatio) -> Data:
    of, to = game.box.sides[ratio.of], game.box.sides[ratio.to]
    limits = [None, *(level.up_to for level in ratio.levels)]
    return {
        "of": of.title,
        "to": to.title,
        "colours": [to.colour, of.colour],
        "cases": list(ratio.rules),
        "levels": [
            {"title": level.title, "range": _range(above, level.up_to)}
            for above, level in zip(limits, ratio.levels, strict=False)
        ],
    }


def _range(above: float | None, up_to: float | None) -> str:
    if above is None:
        return f"{up_to:g} or less" if up_to is not None else "any"
    return f"over {above:g}" + ("" if up_to is None else f" to {up_to:g}")
