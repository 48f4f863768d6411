"""What cases say of conditions."""

from collections.abc import Iterable

from oobc.game.conditions import Effect
from oobc.model.rules import ConditionsFile
from oobc.model.series import Condition


def link_effects(files: Iterable[ConditionsFile], known: dict[str, Condition]) -> tuple[Effect, ...]:
    """All effects of conditions that there are; levels that there are not are left out."""
    return tuple(
        Effect(each.of, levels, each.says, each.rules, each.terms, each.origin)
        for file in files
        for each in file.effects
        if each.of in known and (levels := tuple(level for level in each.levels if level in known[each.of].levels))
    )
