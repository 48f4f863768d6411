"""Conditions that hold for everyone, such as the weather: a menu in the toolbar whose text is what holds now."""

from collections.abc import Iterator

from oobc.game import Game
from oobc.model.series import Condition, ConditionLevel
from oobc.outputs.module.feature import Feature
from oobc.outputs.module.names import icon, own_key, plain, pressed
from oobc.vassal.buttons import changes, remembered
from oobc.vassal.components import Component, component
from oobc.vassal.encoding import set_to


def _properties(game: Game) -> Iterator[Component]:
    """What holds, with a button for each thing that may hold next."""
    for id, condition in game.series.about.conditions.items():
        buttons = [
            changes(_button(condition, level), own_key("condition", id, each), set_to(level.title), said, tooltip=said)
            for each, level in condition.levels.items()
            for said in [_said(game, id, each)]
        ]
        yield remembered(_property(id), next(iter(condition.levels.values())).title, condition.title, *buttons)


def _buttons(game: Game) -> Iterator[Component]:
    """The menus that gather these buttons."""
    for id, condition in game.series.about.conditions.items():
        yield component(
            "ToolbarMenu",
            description=plain(condition.title),
            text=f"${_property(id)}$",
            tooltip=f"{condition.title}: what it becomes",
            icon=icon("condition"),
            hotkey=pressed(condition.key),
            menuItems=tuple(_button(condition, level) for level in condition.levels.values()),
        )


def _property(condition: str) -> str:
    return "Condition_" + condition.replace("-", "_")


def _button(condition: Condition, level: ConditionLevel) -> str:
    """The text of a button; a menu that shows the text of one of its items swallows its own button."""
    return plain(f"{condition.title} becomes {level.title}")


def _said(game: Game, id: str, level: str) -> str:
    """What the chat says: what holds now, and what it does, with the cases that say so."""
    condition = game.series.about.conditions[id]
    effects = (f"{says} ({', '.join(effect.cited)})" for says, effect in game.effects_of(id, level))
    return f"{'. '.join([f'{condition.title}: {condition.levels[level].title}', *effects])}."


CONDITIONS = Feature(properties=_properties, buttons=_buttons)
