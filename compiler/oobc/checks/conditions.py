"""What cases say of conditions, such as the weather."""

import re
from collections.abc import Iterator

from oobc.diagnostics.codes import EFFECT_NOT_IN_CASE, EFFECT_NOT_LISTED
from oobc.diagnostics.findings import Finding
from oobc.game import Game
from oobc.game.rules import Case, Term
from oobc.model.series import Condition

_TABLE_HINT = "rules/conditions.yaml lists each of them, with the case that prints the table"
_HINT = "rules/conditions.yaml lists it, without 'says' if it does not tell what that does"


def cases_that_name_a_condition_are_listed(game: Game) -> Iterator[Finding]:
    """What a case or term says of a level of a condition stands among its effects."""
    prose: tuple[Case | Term, ...] = (*game.cases.values(), *game.terms)
    for id, condition in game.series.about.conditions.items():
        names, listed = _Names(condition), _listed(game, id)
        for each in prose:
            for level in names.found_in(each):
                if (_key(each), level) not in listed:
                    title = condition.levels[level].title
                    message = f"{_called(each)} names {title}, but no effect of {level!r} comes from it"
                    where = each.origin.at("id" if isinstance(each, Case) else "title")
                    yield Finding(EFFECT_NOT_LISTED, message, where, _HINT)


def effects_come_from_cases_that_name_them(game: Game) -> Iterator[Finding]:
    """A case or term from which an effect comes names each of the levels."""
    by_title = {term.title: term for term in game.terms}
    for effect in game.effects:
        condition = game.series.about.conditions[effect.condition]
        names = _Names(condition)
        sources: list[tuple[str, int, Case | Term | None]]
        sources = [("rules", number, game.cases.get(each)) for number, each in enumerate(effect.cases)]
        sources += [("terms", number, by_title.get(each)) for number, each in enumerate(effect.terms)]
        for field, number, each in sources:
            if each is None:
                continue  # that there is none has a finding of its own
            named = names.found_in(each)
            for level in (each for each in effect.levels if each not in named):
                message = f"{_called(each)} does not name {condition.levels[level].title}"
                yield Finding(EFFECT_NOT_IN_CASE, message, effect.origin.at(field, number))


def tables_of_effects_are_listed(game: Game) -> Iterator[Finding]:
    """Where a table has a column for a level of a condition, every cell of it is an effect from the cases of the table.

    What the effects are, nobody can compare; how many there are must agree.
    """
    for id, condition in game.series.about.conditions.items():
        by_title = {level.title: each for each, level in condition.levels.items()}
        for table in game.tables.values():
            for column, title in enumerate(table.columns):
                if title not in by_title:
                    continue
                printed = sum(bool(row[column]) for row in table.rows)
                rules = {*table.about.rules}
                listed = sum(not rules.isdisjoint(each.cases) for _, each in game.effects_of(id, by_title[title]))
                if listed != printed:
                    message = f"the table has {printed} effects of {title}, but {listed} are listed with its cases"
                    yield Finding(EFFECT_NOT_LISTED, message, table.about.origin.at("rules"), _TABLE_HINT)


def _listed(game: Game, condition: str) -> set[tuple[str, str]]:
    """What is listed of a condition: cases and terms, each with a level."""
    return {
        (source, level)
        for effect in game.effects
        if effect.condition == condition
        for source in (*effect.cases, *(f"term {title}" for title in effect.terms))
        for level in effect.levels
    }


def _key(each: Case | Term) -> str:
    return each.id if isinstance(each, Case) else f"term {each.title}"


def _called(each: Case | Term) -> str:
    return each.id if isinstance(each, Case) else f"the glossary ({each.title})"


class _Names:
    """The levels of a condition by their titles and what else they are called, one or many of them."""

    def __init__(self, condition: Condition) -> None:
        self._meant: dict[str, list[str]] = {}
        for id, level in condition.levels.items():
            for word in (level.title, *level.called):
                self._meant.setdefault(word.casefold(), []).append(id)
        longest_first = sorted(self._meant, key=lambda each: (-len(each), each))
        self._pattern = re.compile(rf"(?i)(?<![\w-])({'|'.join(map(re.escape, longest_first))})s?(?![\w-])")

    def found_in(self, each: Case | Term) -> list[str]:
        """The levels that a case or term names."""
        words = (match[1].casefold() for match in self._pattern.finditer(f"{each.title}\n{each.text}"))
        return list(dict.fromkeys(level for word in words for level in self._meant.get(word, ())))
