"""What the files of rules say."""

from oobc.model.values import CaseId, Shape, SourceId, Text


class Section(Shape):
    """A case of the rules, or a term of the glossary (which has no id)."""

    id: CaseId | None = None
    title: Text
    level: Text
    text: str
    source: SourceId | None = None
    aliases: str = ""
    """Other words for a term, with commas between them."""


class RulesFile(Shape):
    """A chapter of the rules, or the glossary (which has no chapter)."""

    chapter: CaseId | None = None
    title: Text
    source: SourceId
    sections: tuple[Section, ...] = ()
