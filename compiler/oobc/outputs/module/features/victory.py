"""Victory points: what each side has of them, worked out and told in the toolbar, and the buttons of its awards."""

from collections.abc import Iterator
from typing import NamedTuple

from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.game.scenarios import Scenario
from oobc.model.victory import VictoryPoints
from oobc.outputs.module.feature import Feature
from oobc.outputs.module.features.losses import lost_by, reached_worth
from oobc.outputs.module.names import icon, map_name, own_key, plain, side_prototype
from oobc.vassal import saves, traits
from oobc.vassal.buttons import action_button, changes, remembered
from oobc.vassal.components import Component, component
from oobc.vassal.encoding import add, named
from oobc.vassal.trait import Trait

_MOST = 9999


def _controls(game: Game, piece: Piece) -> bool:
    """Whether a piece is a marker that shows which side controls a hex."""
    victory = game.box.victory
    return victory is not None and victory.control is not None and piece.is_the(victory.control)


def _prototype(game: Game, piece: Piece) -> str | None:
    return side_prototype(piece) if _controls(game, piece) else None


def _kind(game: Game, piece: Piece) -> Iterator[Trait]:
    """What the hex of a control marker earns its side, as a property of the marker."""
    if piece.side is not None and _controls(game, piece):
        worth = _hex_property(piece.side.id, "")
        yield traits.calculated_property(_earned(piece.side.id), f'{{GetProperty("{worth}"+LocationName)}}')


def _set_up(game: Game, scenario: Scenario) -> Iterator[str]:
    """The commands of a set-up that say what each hex earns in it."""
    for (side, hex_number), points in game.points_for_control().items():
        yield saves.global_property(
            _hex_property(side, hex_number), 0 if hex_number in scenario.excluded_victory_hexes else points
        )


def _properties(game: Game) -> Iterator[Component]:
    """What the hexes of the map earn each side, and what the players award, with a button for each award."""
    victory = game.box.victory
    if victory is None:
        return
    for (side, hex_number), points in game.points_for_control().items():
        yield _property(_hex_property(side, hex_number), points, f"{victory.title} of {hex_number}")
    for side, about in game.box.sides.items():
        own = (award for award in _awards(game, victory) if award.side == side)
        buttons = [
            changes(
                _button(about.title, award.title, award.points),
                own_key("award", side, str(number)),
                add(award.points),
                f"{plain(about.title)}: {award.title} ({award.case}): {award.points:+d}, awards together $newValue$",
                tooltip=award.title,
            )
            for number, award in enumerate(own, 1)
        ]
        yield _property(_awarded(side), 0, f"{victory.title} awarded to {about.title}", *buttons)


def _buttons(game: Game) -> Iterator[Component]:
    """The menu of awards, whose text in the toolbar is the score."""
    victory = game.box.victory
    if victory is None:
        return
    items = [_button(game.box.sides[side].title, title, points) for side, title, points, _ in _awards(game, victory)]
    score, tell = _score(game, victory), f"Tell the {plain(victory.title)}"
    said = f'{{"{plain(victory.title)}: " + {score[1:-1]}}}'
    yield action_button(tell, tell, named("victory-tell"), doReport=True, reportFormat=said)
    yield component(
        "ToolbarMenu",
        description=plain(victory.title),
        text=score,
        tooltip=f"{victory.title}: choose an award",
        icon=icon("victory"),
        menuItems=(tell, *items),
    )


class _Award(NamedTuple):
    """Points that a player gives to a side with a button."""

    side: str
    title: str
    points: int
    case: str


def _awards(game: Game, victory: VictoryPoints) -> Iterator[_Award]:
    """What a game gives to every side, and what single scenarios give to one."""
    for side in game.box.sides:
        for each in victory.awards:
            yield _Award(side, each.title, each.points, ", ".join(each.rules) or victory.title)
        for scenario in game.scenarios.values():
            for award in scenario.awards if "awards" in scenario.own else ():
                if award.side == side:
                    of = f"{' or '.join(award.hexes)}, " if award.hexes else ""
                    until = f"held to {award.until}" if award.until else "once for all"
                    yield _Award(side, f"{scenario.short}: {of}{until}", award.points, award.source.rpartition(":")[2])


def _button(side: str, title: str, points: int) -> str:
    """The text of a button, by which its menu finds it."""
    return f"{side}: {title} {points:+d}"


def _property(name: str, value: int, description: str, *buttons: Component) -> Component:
    most = str(_MOST)
    return remembered(name, str(value), description, *buttons, numeric=True, min=f"-{most}", max=most, wrap=False)


def _awarded(side: str) -> str:
    return f"Awarded_{side.replace('-', '_')}"


def _earned(side: str) -> str:
    return f"Earned_{side.replace('-', '_')}"


def _hex_property(side: str, hex_number: str) -> str:
    return f"Worth_{side.replace('-', '_')}_{hex_number}"


def _total(game: Game, victory: VictoryPoints, side: str) -> str:
    """The points of a side, as an expression."""
    parts = [_awarded(side)]
    if victory.control is not None:
        parts.append(f'SumMap("{_earned(side)}", "{map_name(game)}")')
    others = [other for other in game.box.sides if other != side]
    losses = game.series.pieces.losses
    if victory.losses is not None and losses is not None:
        lost = {each: lost_by(game, losses, each) for each in game.box.sides}
        lead = "+".join(lost[other] for other in others)
        lead += f"-{lost[side]}" if victory.losses.compares == "difference" else ""
        parts.append(f"(({lead})>0 ? ({lead})/{victory.losses.every} : 0)")
    if victory.formations and losses is not None:
        parts += [reached_worth(game, losses, other) for other in others]
    return f"({' + '.join(parts)})"


def _score(game: Game, victory: VictoryPoints) -> str:
    """The score, and the level of victory that it makes, as a format."""
    totals = {side: _total(game, victory, side) for side in game.box.sides}
    titles = {side: plain(about.title) for side, about in game.box.sides.items()}
    shown = ' + ", " + '.join(f'"{titles[side]} " + {totals[side]}' for side in totals)
    result = victory.result
    if result is None:
        return f"{{{shown}}}"
    of, to = (_together([totals[side] for side in sides], result.least) for sides in (result.of, result.to))
    level = f'"{result.levels[-1].title}"'
    for each in reversed(result.levels[:-1]):
        most = round((each.up_to or 0) * 1000)
        reached = f"{of}*1000<={to}*{most}" if result.compares == "ratio" else f"({of}-{to})*1000<={most}"
        level = f'{reached} ? "{each.title}" : {level}'
    return f'{{{shown} + ": " + ({level})}}'


def _together(totals: list[str], least: int | None) -> str:
    """Totals as one, as an expression; if that is below the least it counts as that."""
    total = totals[0] if len(totals) == 1 else f"({' + '.join(totals)})"
    return total if least is None else f"({total}<{least} ? {least} : {total})"


VICTORY = Feature(kind=_kind, prototype=_prototype, properties=_properties, buttons=_buttons, set_up=_set_up)
