"""What the files of rules say, and what players say instead."""

from typing import Literal

from pydantic import Field

from oobc.model import references as ref
from oobc.model.values import CaseId, Shape, Text


class Section(Shape):
    """A case of the rules, or a term of the glossary (which has no id)."""

    id: CaseId | None = None
    """The number in front of its heading."""
    title: Text
    """Its heading."""
    level: Text
    """How many `#` stand before the heading."""
    text: str
    """What it says, in Markdown."""
    source: ref.Source | None = None
    """Where it comes from, if not from the case of its own number."""
    aliases: str = ""
    """Other words for a term, with commas between them."""
    changes: ref.CaseList = ""
    """The cases that read differently where this one holds as a special rule, with commas between them."""
    version: ref.RulesVersion | None = None
    """The version of the rules from which on the case reads so; a case that reads differently stands there again."""

    def listed(self, names: Literal["aliases", "changes"]) -> tuple[str, ...]:
        """What stands between the commas."""
        return tuple(each.strip() for each in getattr(self, names).split(",") if each.strip())


class RulesFile(Shape):
    """A chapter of the rules, or the glossary (which has no chapter)."""

    chapter: CaseId | None = None
    """The number of the chapter: `7.0`."""
    title: Text
    """Its title."""
    source: ref.Source
    """Where it comes from."""
    sections: tuple[Section, ...] = ()
    """Its cases, or the terms of the glossary."""


class SynonymsFile(Shape):
    """`rules/synonyms.yaml`: the words of the table, for the search of the site."""

    words: tuple[tuple[Text, ...], ...] = ()
    """Lists of words or phrases that mean the same to players: `[OOC, out of command]`."""
    cases: dict[ref.Case, tuple[Text, ...]] = {}
    """What players call a case or ask about it, beside the words that it uses itself."""


class Effect(Shape):
    """What cases say of a condition, such as the weather: something that some of its levels do."""

    of: ref.Condition
    """The condition, one of the series' `conditions`."""
    levels: tuple[ref.ConditionLevel, ...] = Field(min_length=1)
    """Those of its levels that do it."""
    says: Text | None = None
    """What they do, in a few words; nothing, if the cases name them and do not say what they do."""
    rules: ref.Rules = ()
    """The cases that say so: each must name all of these levels."""
    terms: tuple[ref.Term, ...] = ()
    """The terms of the glossary that say so, by their titles."""


class ConditionsFile(Shape):
    """`rules/conditions.yaml`: what the cases beside it say of conditions, case by case."""

    effects: tuple[Effect, ...] = ()
    """Every case and term that names a level of a condition stands here with it."""


class BookPassage(Shape):
    """A passage of a rulebook in the book's own words."""

    number: CaseId | None = None
    """Its number; a section that has only a title has none."""
    title: str = ""
    """Its title, if it has one."""
    within: Text | None = None
    """The title of the section around it, of those without a number."""
    text: str = ""
    """What it says."""


class BookFile(Shape):
    """`private/<box>.yaml`: the words of a game's rulebook, for who owns it; `oobc rules import` writes it."""

    passages: tuple[BookPassage, ...] = ()
    """Its cases and sections in their order."""
