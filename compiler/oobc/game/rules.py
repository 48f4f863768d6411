"""The rules: numbered cases, the glossary, the tables, and the order of case numbers."""

import re
from dataclasses import dataclass, field
from typing import Literal

from oobc.model.tables import TableFile
from oobc.place import NOWHERE, Origin

_EXCEPTION = re.compile(r"\bexcept", re.IGNORECASE)
_REMARK = re.compile(r"\*\*exceptions?:\*\*", re.IGNORECASE)
_BLOCK = re.compile(r"(?<!:\*\*)\n\n")
"""Between two paragraphs; what opens with a bold word alone goes on in the list below it."""
_SENTENCE = re.compile(r"[.;]\s")


ReferenceKind = Literal["see", "exception", "taken over", "ours"]
"""Print sends to the case; names it as an exception; has it hold here too; or we send there, print does not."""


@dataclass(frozen=True, slots=True)
class Mention:
    """A reference in the prose of a case: which case it means, and from where to where the number stands."""

    case: str | None
    """None if the rules print a number that does not exist and it is not known which is meant."""
    printed: str
    start: int
    end: int
    wrong: bool = False
    """Marked as wrong in print."""
    kind: ReferenceKind = "see"
    """As it is marked; whether it is an exception, the text around it says (`is_exception`)."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What another version of the rules says in a case."""

    version: str
    """The first version that says so."""
    title: str
    text: str
    source: str
    mentions: tuple[Mention, ...]
    changes: tuple[str, ...] = ()
    origin: Origin = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Case:
    """A numbered paragraph of the rules, retold."""

    id: str
    title: str
    chapter: str
    level: int
    text: str
    source: str
    mentions: tuple[Mention, ...]
    changes: tuple[str, ...] = ()
    """The cases that read differently where this one holds as a special rule."""
    version: str = ""
    """The version from which on it reads so; the game's own version may be a later one."""
    others: tuple[Reading, ...] = ()
    """What it says in other versions of the rules, in their order."""
    origin: Origin = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the glossary."""

    id: str
    title: str
    aliases: tuple[str, ...]
    text: str
    source: str
    mentions: tuple[Mention, ...]
    origin: Origin = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Synonyms:
    """Words or phrases that mean the same to players."""

    words: tuple[str, ...]
    origin: Origin = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Table:
    """A table that the rules print."""

    id: str
    about: TableFile
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    dice: tuple[int, int] = (0, 0)
    """How many dice are rolled on it, and how many sides they have."""
    rolls: tuple[tuple[int, int], ...] = ()
    """The lowest and the highest roll of every row; empty if nothing is rolled on it."""


def is_exception(text: str, mention: Mention) -> bool:
    """Whether a text names a case as an exception: in the same sentence, or in a remark that is one."""
    block = _BLOCK.split(text[: mention.start])[-1]
    return bool(_REMARK.search(block) or _EXCEPTION.search(_SENTENCE.split(block)[-1]))


def cases_above(case: str) -> tuple[str, ...]:
    """The numbers that the case above a case can have; none above a chapter.

    Above 2.1D2A is 2.1D2, or 2.1D or 2.1 where the steps or letters are no cases.
    """
    chapter, _, rest = case.partition(".")
    if rest == "0":
        return ()
    number, *steps = re.findall(r"[\d.]+|[A-Z]", case)
    if steps:
        return tuple("".join([number, *steps[:count]]) for count in reversed(range(len(steps))))
    shorter = case[:-1].rstrip(".")
    return (shorter,) if shorter != chapter else (f"{chapter}.0",)


def case_order(case: str) -> tuple[int | str, ...]:
    """The order of rule numbers: 7.1, 7.11, 7.12, 7.2, 7.2A, 8.0.

    The digits after the point count one by one, as the rulebooks number: 7.11 is the first case of 7.1.
    """
    chapter, _, rest = case.partition(".")
    return (int(chapter), *(f"{ord(each):03d}" for each in rest))
