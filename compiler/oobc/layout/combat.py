"""The board on which a combat is worked out: where its parts lie, and what they say."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from oobc.game import Game
from oobc.layout.boards import Area
from oobc.model.combat import Modifier, Times

MARGIN, _GAP, HEAD, _TAB, _CELL, _ROW, _LINE, _BUTTON = 12, 8, 36, 34, 58, 32, 24, 38
"""Pixels, as all measures here where counters have the usual size: round the board, between parts, and the heights of
its heading, tabs, cells, rows, line and buttons."""
_WIDTH = 1160
_BARS = 14
"""What the engine's scroll bars may cover, at the right and at the bottom."""
_COLUMNS = 3
"""Of modifiers."""
_LETTERS = {_LINE: 15, _TAB: 14, _ROW: 16, _CELL: 22}
_ACROSS = 14
"""How many results stand in a row at most."""
"""The size of the letters written into a part, by its height."""
CELLS = ("Attackers", "Defenders", "Odds", "Columns", "Column", "Die")
"""What the board shows of a combat."""


@dataclass(frozen=True, slots=True)
class Part(Area):
    """A part of the board."""

    id: str
    title: str
    note: str

    @property
    def middle(self) -> tuple[int, int]:
        """Where what is written in it goes."""
        return self.x + self.width // 2, self.y + self.height // 2


@dataclass(frozen=True, slots=True)
class CombatPicture:
    """The board with its parts."""

    title: str
    width: int
    height: int
    scale: float
    """How many times the usual size it has."""
    kinds: tuple[Part, ...]
    """A tab for each kind of combat."""
    cells: tuple[Part, ...]
    """What is worked out, by `CELLS`."""
    modifiers: tuple[Part, ...]
    """A row for each modifier: a box at its left shows whether it holds."""
    buttons: tuple[Part, ...]
    """What resolves and what clears the combat."""
    chosen: tuple[Part, ...]
    """The place in each tab for the sign that its kind is chosen."""
    boxes: tuple[Part, ...]
    """The box in each row."""
    told: Part
    """The line for what is to be said of those who take part."""
    outcome: Part
    """The line for what came of it."""
    results: tuple[Part, ...]
    """A button for each result of the kind of combat that has most of them: what it applies."""

    def letters(self, part: Part) -> int:
        """The size of what is written into a part, in pixels."""
        return round(self.scale * _LETTERS[round(part.height / self.scale)])


def combat_picture(game: Game) -> CombatPicture:
    """The layout of the board: kinds of combat, what is worked out, modifiers, what is told, results, buttons."""
    combat = game.series.combat
    kinds = [(id, kind.title, ", ".join(kind.rules[:1])) for id, kind in combat.kinds.items()]
    modifiers = [(id, cited(each), effect(game, each)) for id, each in combat.modifiers.items()]
    buttons = [
        (id, f"{each.title}  [{each.key}]", "")
        for id, each in (("resolve", combat.resolve), ("apply", combat.apply), ("clear", combat.clear))
        if each is not None
    ]
    top = MARGIN + HEAD
    tabs = tuple(_across(kinds, top, _TAB, max(1, len(kinds))))
    top += _TAB + _GAP
    cells = tuple(_across([(each, each, "") for each in CELLS], top, _CELL, len(CELLS)))
    top += _CELL + _GAP
    rows = tuple(_across(modifiers, top, _ROW, _COLUMNS))
    top += -(-len(modifiers) // _COLUMNS) * (_ROW + _GAP // 2) + _GAP
    told = Part(MARGIN, top, _WIDTH - 2 * MARGIN, _LINE, "told", "", "")
    outcome = replace(told, y=top + _LINE, id="outcome")
    top += 2 * _LINE + _GAP
    most = max((len(each.results) for each in combat.kinds.values()), default=0)
    results = tuple(_in_rows(most, top))
    top += -(-most // _ACROSS) * (_TAB + _GAP // 2) + (_GAP if most else 0)
    pressed = tuple(_across(buttons, top, _BUTTON, max(1, len(buttons))))
    chosen = tuple(replace(each, width=_TAB) for each in tabs)
    boxes = tuple(replace(each, width=_ROW) for each in rows)
    scale = game.box.drawing.scale
    groups = {"kinds": tabs, "cells": cells, "modifiers": rows, "buttons": pressed, "chosen": chosen, "boxes": boxes}
    groups["results"] = results
    return CombatPicture(
        combat.title,
        round((_WIDTH + _BARS) * scale),
        round((top + _BUTTON + MARGIN + _BARS) * scale),
        scale,
        **{name: tuple(part.scaled(scale) for part in group) for name, group in groups.items()},
        told=told.scaled(scale),
        outcome=outcome.scaled(scale),
    )


def _across(parts: Sequence[tuple[str, str, str]], top: int, height: int, columns: int) -> Iterator[Part]:
    """Parts in so many columns, column by column."""
    lefts = [MARGIN + column * (_WIDTH - 2 * MARGIN + _GAP) // columns for column in range(columns + 1)]
    rows = -(-len(parts) // columns)
    for number, (id, title, note) in enumerate(parts):
        column, row = divmod(number, rows)
        width = lefts[column + 1] - _GAP - lefts[column]
        yield Part(lefts[column], top + row * (height + _GAP // 2), width, height, id, title, note)


def _in_rows(count: int, top: int) -> Iterator[Part]:
    """The buttons of results, row by row."""
    across = min(count, _ACROSS)
    for number in range(count):
        row, column = divmod(number, across)
        left, right = (MARGIN + each * (_WIDTH - 2 * MARGIN + _GAP) // across for each in (column, column + 1))
        yield Part(left, top + row * (_TAB + _GAP // 2), right - _GAP - left, _TAB, f"result-{number + 1}", "", "")


def cited(modifier: Modifier) -> str:
    """What a modifier is called, with the case that it depends on."""
    return f"{modifier.title} ({modifier.rules[0]})" if modifier.rules else modifier.title


def effect(game: Game, modifier: Modifier) -> str:
    """What a modifier does, in a line."""
    parts = [_factor(game, each) for each in modifier.times]
    if modifier.shift:
        parts.append(f"{_signed(modifier.shift)} {'column' if abs(modifier.shift) == 1 else 'columns'}")
    if modifier.die:
        parts.append(f"die {_signed(modifier.die)}")
    return "; ".join([*parts, *([modifier.says] if modifier.says else [])])


def _factor(game: Game, times: Times) -> str:
    arms = game.series.about.arms
    others = [about.title for id, about in arms.items() if id not in times.arms]
    named = ", ".join(arms[id].title for id in times.arms)
    which = f"all but {', '.join(others)}" if len(times.arms) > len(others) else named
    return " ".join(part for part in (times.of or "", which, f"x {times.by}") if part)


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", "\N{MINUS SIGN}")
