"""What the document of a game says of its rules and sources."""

from pydantic import BaseModel, ConfigDict


class Part(BaseModel):
    """A part of the document."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class ReferencePart(Part):
    """A reference of a text to a case."""

    case: str | None
    """The case that is meant, if there is one."""
    printed: str
    """What is printed."""
    wrong: bool
    """Print has it wrong, and `case` is what is meant."""


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
