"""What is said of a combat: totals, columns and results in words, as expressions."""

from oobc.game import Game
from oobc.game.rules import Table
from oobc.layout.combat import cited
from oobc.model.combat import CombatKind
from oobc.outputs.module.features.combat import reach, sums
from oobc.outputs.module.features.combat.results import meaning
from oobc.outputs.module.speech import quoted, spoken


def amount(game: Game, name: str) -> str:
    """A total in whole points, with one place behind the point if it is no whole number."""
    whole = sums.unit(game)
    fraction = f'({name}%{whole}==0 ? "" : "." + {name}%{whole}*10/{whole})'
    return f'("" + {name}/{whole} + {fraction})'


def column_name(game: Game, name: str) -> str:
    """The name of a column by the property that holds its number."""
    parts, unknown = {}, f"{sums.ATTACK}==0 || {sums.TARGETS}==0 || {sums.HIDDEN}>0"
    for number, kind in enumerate(game.series.combat.kinds.values(), 1):
        found = sums.columns(game, kind)
        listed = "~".join([f"under {found[0]}" if found else "-", *found])
        parts[number] = f'{unknown} ? "-" : {quoted(listed)}.split("~")[{name}]'
    return sums.by_kind(parts)


def told(game: Game, kind: CombatKind) -> str:
    """All that the chat says when a combat is resolved."""
    warns = f' + ({reach.TOLD}=="" ? "" : " " + {reach.TOLD})' if kind.reach else ""
    return f"{_first(game, kind)}{warns} + {_modifiers(game, kind)} + {outcome(game, kind)}"


def _first(game: Game, kind: CombatKind) -> str:
    """The report of a kind of combat, with what it comes to."""
    words = {
        "attack": amount(game, sums.ATTACK),
        "defence": amount(game, sums.DEFENCE),
        "odds": column_name(game, sums.ODDS),
        "column": column_name(game, sums.COLUMN),
    }
    return spoken(kind.report, words=words)


def _modifiers(game: Game, kind: CombatKind) -> str:
    """The modifiers that hold, each with its case and what else it does."""
    told = []
    for id in kind.modifiers:
        modifier = game.series.combat.modifiers[id]
        moved = f" {modifier.shift:+d}" if modifier.shift else ""
        says = f": {modifier.says}" if modifier.says else ""
        told.append(f'({sums.holds(game, id)} ? {quoted(f" {cited(modifier)}{moved}{says}.")} : "")')
    return " + ".join(told) or '""'


def outcome(game: Game, kind: CombatKind) -> str:
    """The die, and what comes of it: as the table has it, and as the column alone says."""
    parts = []
    if kind.dice:
        change = sums.die(game)
        changed = f'(({change})==0 ? "" : (({change})>0 ? " +" : " ") + ({change}) + " = " + ({sums.DIE}+({change})))'
        parts.append(f'" Die " + {sums.DIE} + {changed} + "."')
    if game.table_of(kind) is not None:
        meant = sums.RESULT
        for name, result in kind.results.items():
            meant = f"{sums.RESULT}=={quoted(name)} ? {quoted(meaning(name, result))} : {meant}"
        parts.append(f'{sums.COLUMN}==0 ? "" : " " + ({meant})')
    if kind.by_column:
        told = '""'
        for index in reversed(range(len(kind.by_column))):
            said = quoted(f" {kind.by_column[index].report}")
            told = f"{sums.in_column(game, kind, index)} ? {said} : {told}"
        parts.append(told)
    return " + ".join(f"({part})" for part in parts) or '""'


def hint(game: Game, kind: CombatKind) -> str:
    """What is to be done where the table is on a card, for the window alone, as an expression."""
    if kind.table is None or game.table_of(kind) is not None:
        return '""'
    return quoted(" Look it up on the card, then press the result.")


def result_of(game: Game, kind: CombatKind) -> str:
    """What the table has in the column for the changed die; a die beyond its rolls counts as the last of them."""
    table = game.table_of(kind)
    if table is None:
        return '""'
    cells = [cell or "-" for row in _by_roll(table) for cell in row[1:]]
    low, high = table.rolls[0][0], table.rolls[-1][1]
    die = f"({sums.DIE}+({sums.die(game)}))"
    row = f"({die}<{low} ? {low} : {die}>{high} ? {high} : {die})"
    place = f"({row}-{low})*{len(table.columns) - 1}+{sums.COLUMN}-1"
    return f'{sums.COLUMN}==0 ? "" : {quoted("~".join(cells))}.split("~")[{place}]'


def _by_roll(table: Table) -> list[tuple[str, ...]]:
    """The row of each roll, from the lowest to the highest."""
    return [row for (low, high), row in zip(table.rolls, table.rows, strict=True) for _ in range(low, high + 1)]
