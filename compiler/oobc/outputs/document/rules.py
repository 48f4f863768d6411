"""What the document of a game says of its rules, its tables and the weather."""

from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict

from oobc.game import Game
from oobc.game.rules import Case, Mention, ReferenceKind, Term, is_exception
from oobc.model.turns import Check, TurnKind
from oobc.source.markdown import shown


class Part(BaseModel):
    """A part of the document."""

    model_config = ConfigDict(extra="forbid", frozen=True)


P = TypeVar("P", bound=Part)


def like(part: type[P], value: BaseModel, **more: Any) -> P:
    """A part that says what a model of the data says, of the fields that both have."""
    return part(**value.model_dump(mode="json", include={*part.model_fields} - {*more}), **more)


class ReferencePart(Part):
    """A reference of a text to a case."""

    case: str | None
    """The case that is meant, if there is one."""
    printed: str
    """What is printed."""
    wrong: bool
    """Print has it wrong, and `case` is what is meant."""
    kind: ReferenceKind
    """Print sends to the case (`see`), names it as an `exception` or has it hold here too (`taken over`); or we send
    there, and print does not (`ours`)."""


class ReadingPart(Part):
    """What another version of the rules says in a case."""

    version: str
    """The first version that says so."""
    text: str
    """What it says, in Markdown."""


class CasePart(Part):
    """A case of the rules."""

    id: str
    """Its number."""
    title: str
    """Its heading."""
    chapter: str
    """The number of its chapter."""
    text: str
    """What it says, in Markdown."""
    source: str
    """Where it comes from."""
    version: str
    """The version of the rules from which on it reads so."""
    others: list[ReadingPart]
    """What other versions of the rules say in it."""
    amended: str | None
    """The erratum that changed it."""
    references: list[ReferencePart]
    """The cases that it refers to."""
    referred_by: list[str]
    """The cases that refer to it."""


class TermPart(Part):
    """A term of the glossary."""

    id: str
    """The term as an id."""
    title: str
    """The term."""
    aliases: list[str]
    """Other words for it."""
    text: str
    """What it means, in Markdown."""
    source: str
    """Where it comes from."""
    references: list[ReferencePart]
    """The cases that it refers to."""


class TablePart(Part):
    """A table that the rules print."""

    id: str
    """What the data calls it."""
    title: str
    """What the rules call it."""
    rules: list[str]
    """The cases that print it or use it."""
    dice: str | None
    """The dice that are rolled on it."""
    columns: list[str]
    """The headings of its columns."""
    rows: list[list[str]]
    """Its cells, row by row."""
    source: str
    """Where its numbers come from."""


class RuledPart(Part):
    """Something that cases define."""

    title: str
    """What people call it."""
    rules: list[str]
    """The cases."""


class EffectPart(Part):
    """Something that a level of a condition does."""

    says: str
    """What it does."""
    rules: list[str]
    """The cases that say so."""
    terms: list[str]
    """The terms of the glossary that say so, by their titles."""


class LevelPart(Part):
    """One of the things that a condition can be."""

    id: str
    """What the data calls it."""
    title: str
    """What people call it."""
    called: list[str]
    """Other words for it in the rules."""
    effects: list[EffectPart]
    """What it does."""


class ConditionPart(Part):
    """Something that holds for everyone until it changes, such as the weather."""

    id: str
    """What the data calls it."""
    title: str
    """What people call it."""
    rules: list[str]
    """The cases that say when it changes."""
    levels: list[LevelPart]
    """What it can be; the first holds when a scenario begins."""


class AcceptedPart(Part):
    """A contradiction of print that the data accepts."""

    code: str
    """The code of the finding: `oobc explain` tells what it means."""
    message: str
    """What contradicts what."""
    where: str
    """Where it stands, in words."""
    reason: str
    """Why it stays."""


def cases(game: Game) -> list[CasePart]:
    """Every case."""
    back = game.referred_by()
    return [
        CasePart(
            id=case.id,
            title=case.title,
            chapter=case.chapter,
            text=shown(case.text),
            source=case.source,
            version=case.version,
            others=[ReadingPart(version=each.version, text=shown(each.text)) for each in case.others],
            amended=game.amended.get(case.id),
            references=_references(case),
            referred_by=back.get(case.id, []),
        )
        for case in game.cases.values()
    ]


def terms(game: Game) -> list[TermPart]:
    """The glossary."""
    return [
        TermPart(
            id=term.id,
            title=term.title,
            aliases=list(term.aliases),
            text=shown(term.text),
            source=term.source,
            references=_references(term),
        )
        for term in game.terms
    ]


def tables(game: Game) -> list[TablePart]:
    """The tables."""
    return [
        TablePart(
            id=table.id,
            title=table.about.title,
            rules=list(table.about.rules),
            dice=table.about.dice,
            columns=list(table.columns),
            rows=[list(row) for row in table.rows],
            source=table.about.source,
        )
        for table in game.tables.values()
    ]


def _references(of: Case | Term) -> list[ReferencePart]:
    return [
        ReferencePart(case=each.case, printed=each.printed, wrong=each.wrong, kind=_kind(of.text, each))
        for each in of.mentions
    ]


def _kind(text: str, mention: Mention) -> ReferenceKind:
    return "exception" if mention.kind == "see" and is_exception(text, mention) else mention.kind


def ruled(of: TurnKind | Check) -> RuledPart:
    """What cases define."""
    return RuledPart(title=of.title, rules=list(of.rules))


def condition(game: Game, id: str) -> ConditionPart:
    """A condition, with what each of its levels does."""
    about = game.series.about.conditions[id]
    return ConditionPart(
        id=id,
        title=about.title,
        rules=list(about.rules),
        levels=[
            LevelPart(
                id=level,
                title=each.title,
                called=list(each.called),
                effects=[
                    EffectPart(says=says, rules=list(effect.cases), terms=list(effect.terms))
                    for says, effect in game.effects_of(id, level)
                ],
            )
            for level, each in about.levels.items()
        ],
    )
