"""The rules: cases in their order, the references in their prose, the glossary, the words of the table."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from oobc.diagnostics.codes import DUPLICATE_ID, LONE_READING, UNKNOWN_CASE
from oobc.game.rules import Case, Mention, Reading, ReferenceKind, Synonyms, Term, case_order, cases_above
from oobc.link.names import Names
from oobc.model.rules import BookFile, RulesFile, Section, SynonymsFile
from oobc.model.values import slug
from oobc.place import Origin
from oobc.source.markdown import MARKED, MENTION

# A bare number with a point is a reference, unless it stands in backticks; braces say what it is.
_MENTION = re.compile(
    r"`[^`\n]*`"
    rf"|{MARKED}"
    rf"|(?P<case>{MENTION})"
)
_KINDS: Mapping[str | None, ReferenceKind] = {"ours": "ours", "as": "taken over"}


def case_ids(files: Iterable[RulesFile]) -> frozenset[str]:
    """Every number that the rules have, and `glossary` if they have one: what a source or reference may name."""
    ids = {section.id for rules in files for section in rules.sections if section.id}
    return frozenset(ids | ({"glossary"} if any(rules.chapter is None for rules in files) else set()))


def term_titles(files: Iterable[RulesFile]) -> tuple[str, ...]:
    """The words of the glossary."""
    return tuple(section.title for rules in files if rules.chapter is None for section in rules.sections)


def link_cases(files: Iterable[RulesFile], versions: Sequence[str], version: str, names: Names) -> dict[str, Case]:
    """All cases in the order of their numbers, as `version` reads them, with what other `versions` say."""
    readings: dict[str, dict[str, Reading]] = {}
    places: dict[str, tuple[str, int]] = {}
    for rules in files:
        if rules.chapter is None:
            continue
        for section in rules.sections:
            if section.id is None:
                continue  # the heading has a finding of its own
            reading = _reading(section, versions, names)
            known = readings.setdefault(section.id, {})
            if reading.version in known:
                first = known[reading.version].origin.at("id")
                names.report_twice(DUPLICATE_ID, f"the case {section.id} is here twice", reading.origin.at("id"), first)
                continue
            known[reading.version] = reading
            places.setdefault(section.id, (rules.chapter, int(section.level)))
    cases = {id: _case(id, *places[id], found, versions, version, names) for id, found in readings.items()}
    return dict(sorted(cases.items(), key=lambda item: case_order(item[0])))


def _reading(section: Section, versions: Sequence[str], names: Names) -> Reading:
    """What one section says; without a version, it is what the first version says."""
    return Reading(
        version=section.version or versions[0],
        title=section.title,
        text=section.text.strip("\n"),
        source=section.source or f"printed:{section.id}",
        mentions=_mentions(section, names),
        changes=section.listed("changes"),
        origin=section.origin,
    )


def _case(
    id: str, chapter: str, level: int, readings: dict[str, Reading], versions: Sequence[str], version: str, names: Names
) -> Case:
    """A case as a version of the rules reads it: the last reading that is not younger than the version."""
    ordered = [readings[each] for each in versions if each in readings] or list(readings.values())
    if ordered[0].version != versions[0]:
        message = f"the case {id} is here as of {ordered[0].version} only: nothing says what it was before"
        names.report(LONE_READING, message, ordered[0].origin.at("version"))
    reached = versions[: versions.index(version) + 1] if version in versions else versions
    holds = next((each for each in reversed(ordered) if each.version in reached), ordered[0])
    return Case(
        id=id,
        title=holds.title,
        chapter=chapter,
        level=level,
        text=holds.text,
        source=holds.source,
        mentions=holds.mentions,
        changes=holds.changes,
        version=holds.version,
        others=tuple(each for each in ordered if each is not holds),
        origin=holds.origin,
    )


def link_terms(files: Iterable[RulesFile], names: Names) -> tuple[Term, ...]:
    """The words of the glossary, by the alphabet."""
    terms = []
    for rules in files:
        if rules.chapter is not None:
            continue
        for section in rules.sections:
            if section.id is not None:
                continue  # a case: the chapter has a finding of its own
            terms.append(
                Term(
                    id=slug(section.title),
                    title=section.title,
                    aliases=section.listed("aliases"),
                    text=section.text.strip("\n"),
                    source=section.source or rules.source,
                    mentions=_mentions(section, names),
                    origin=section.origin,
                )
            )
    return tuple(sorted(terms, key=lambda term: term.title.casefold()))


def _mentions(section: Section, names: Names) -> tuple[Mention, ...]:
    text = section.text
    # Places count from the heading, the prose of a case from its first line that says something.
    skipped = len(text) - len(text.lstrip("\n"))
    return tuple(_found(text, skipped, section.origin, names))


def _found(text: str, skipped: int, origin: Origin, names: Names) -> Iterator[Mention]:
    for match in _MENTION.finditer(text):
        start, end = match.start() - skipped, match.end() - skipped
        if match["kind"] == "bad":
            wrong, right = match["number"], match["right"]
            where = origin.at("text", match.start("number"), len(wrong))
            meant = right is None or names.case(right, origin.at("text", match.start("right"), len(right)))
            if meant and wrong in names.cases and right in (None, wrong):
                names.report(UNKNOWN_CASE, f"the case {wrong} is marked as wrong, but there is one", where)
            yield Mention(right, wrong, start, end, wrong=True)
            continue
        group = "number" if match["kind"] else "case"
        case = match[group]
        if case and names.case(case, origin.at("text", match.start(group), len(case))):
            yield Mention(case, case, start, end, kind=_KINDS.get(match["kind"], "see"))


def link_book(book: BookFile, cases: Mapping[str, Case]) -> dict[str, str]:
    """By case, the words of the rulebook; what the book counts and we do not is told with the case above it."""
    found: dict[str, list[str]] = {}
    for passage in book.passages:
        number = passage.number or ""
        if number in cases:
            found.setdefault(number, []).append(passage.text)
        elif number and (above := next((each for each in cases_above(number) if each in cases), None)):
            letter = f"{number.removeprefix(above)}. {passage.title}".strip()
            found.setdefault(above, []).append(f"{letter}{': ' if passage.title else ''}{passage.text}")
    return {case: "\n\n".join(filter(None, texts)) for case, texts in found.items()}


def link_synonyms(files: Iterable[SynonymsFile]) -> tuple[Synonyms, ...]:
    """All lists of words that mean the same."""
    return tuple(
        Synonyms(words, synonyms.origin.at("words", index))
        for synonyms in files
        for index, words in enumerate(synonyms.words)
    )


def link_keywords(files: Iterable[SynonymsFile], known: Collection[str]) -> dict[str, tuple[str, ...]]:
    """By case, what players call it."""
    keywords: dict[str, tuple[str, ...]] = {}
    for synonyms in files:
        for case, words in synonyms.cases.items():
            if case in known:
                keywords[case] = (*keywords.get(case, ()), *words)
    return keywords
