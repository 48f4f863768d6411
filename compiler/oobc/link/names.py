"""Looking up names: one way to say that a name does not exist."""

from collections.abc import Collection
from dataclasses import dataclass, field

from oobc.diagnostics.codes import (
    UNKNOWN_CASE,
    UNKNOWN_FORMATION,
    UNKNOWN_KEY,
    UNKNOWN_SOURCE,
    UNKNOWN_TURN,
    UNKNOWN_UNIT,
    WRONG_VALUE,
)
from oobc.diagnostics.findings import Code, Finding, Fix, Note, choice, nearest, only_fix, suggest
from oobc.model.values import sources_of
from oobc.place import Origin
from oobc.source.gaps import Gaps

_LISTED = {
    "history": "sources.yaml says under 'history'",
    "reconstructed": "sources.yaml says under 'reconstructed'",
    "update": "a file of errata/ with that date says",
}
_SOURCES = "printed:<case>, update:<date>, history:<id> or reconstructed:<id>"
_NAMED_IN = {
    UNKNOWN_UNIT: ("counters.csv",),
    UNKNOWN_FORMATION: ("formations.csv", "counters.csv"),  # an order names one or the other
    UNKNOWN_CASE: ("rules/*.md",),
    UNKNOWN_TURN: ("turns.yaml",),
}
"""The files that say which names there are."""
_NO_RULES = "there are no rules yet: rules/*.md of the series, the game box and the battle have them"


@dataclass(slots=True)
class Names:
    """Collects findings about names."""

    gaps: Gaps
    """What loading left out, and the names that linking leaves out."""
    cases: frozenset[str] = frozenset()
    sources: frozenset[str] = frozenset()
    used_sources: set[str] = field(default_factory=set)
    findings: list[Finding] = field(default_factory=list)
    _told_of_none: bool = False
    """Whether it was told that a case is not there since there are none at all."""
    dangling: set[str] = field(default_factory=set)
    """Files with a reference that leads nowhere, told or not."""

    @property
    def gaps_now(self) -> Gaps:
        """The gaps, and the doubts that there are so far."""
        told = {each.where.file for each in self.findings}
        return self.gaps | Gaps(doubtful=told | self.dangling)

    def leave_out(self, name: str) -> None:
        """Whoever names this is not told that it is not there."""
        self.gaps |= Gaps({name})

    def is_hidden(self, name: str, code: Code) -> bool:
        """Whether a name may be missing only because something else is wrong; `code` tells that it is not there."""
        return name in self.gaps.names or self.gaps.hide(*_NAMED_IN.get(code, ()))

    def report(self, code: Code, message: str, where: Origin, hint: str | None = None, fix: Fix | None = None) -> None:
        """Adds a finding."""
        self.findings.append(Finding(code, message, where, hint, fix=fix))

    def report_twice(self, code: Code, message: str, where: Origin, first: Origin) -> None:
        """Tells of a thing that may be there once and is there again."""
        self.findings.append(Finding(code, message, where, notes=(Note("first here", first),)))

    def report_unknown(self, code: Code, message: str, where: Origin, name: str, names: Collection[str]) -> None:
        """Tells of a name that is none of `names`, with the one that was meant, or all if they are few."""
        if not self.is_hidden(name, code):
            self.report(code, message, where, suggest(name, names) or choice(names), only_fix(name, names))

    def known(self, name: str, names: Collection[str], what: str, code: Code, where: Origin) -> bool:
        """Whether a name is one of `names`; if it is not, a finding that calls it `what`."""
        if name in names:
            return True
        self.dangling.add(where.file)
        self.report_unknown(code, f"there is no {what} {name!r}", where, name, names)
        return False

    def case(self, case: str, where: Origin) -> bool:
        """Whether a case is in the rules; if it is not, a finding."""
        if case in self.cases:
            return True
        if not self.is_hidden(case, UNKNOWN_CASE):
            if not self.cases and self._told_of_none:
                return False  # once is enough
            self._told_of_none = not self.cases
            of_chapter = [each for each in self.cases if each.partition(".")[0] == case.partition(".")[0]]
            hint = suggest(case, of_chapter) if self.cases - {"glossary"} else _NO_RULES
            self.report(UNKNOWN_CASE, f"there is no case {case!r}", where, hint, only_fix(case, self.cases))
        return False

    def source(self, source: str, where: Origin) -> None:
        """Tells if a source is not listed: a case that is not there, an erratum or note that is not."""
        self.used_sources.add(source)
        kind, _, name = source.partition(":")
        if kind == "printed":
            self.case(name, where)
        elif kind not in _LISTED:
            self.report(WRONG_VALUE, f"not a source: {source!r}", where, _SOURCES)
        elif source not in self.sources and not (
            self.is_hidden(source, UNKNOWN_SOURCE) or self.is_hidden(name, UNKNOWN_SOURCE)
        ):
            beside = {each for each in self.sources if each.startswith(f"{kind}:")}
            near = nearest(name, [each.removeprefix(f"{kind}:") for each in beside])
            hint = f"did you mean '{kind}:{near}'?" if near is not None else f"{_LISTED[kind]} what it stands for"
            self.report(UNKNOWN_SOURCE, f"there is no source {source!r}", where, hint, only_fix(source, beside))

    def row_sources(self, text: str, columns: Collection[str], where: Origin) -> dict[str, str]:
        """The sources of a row by column, all of them looked up."""
        try:
            sources = sources_of(text)
        except ValueError as error:
            self.report(WRONG_VALUE, f"not a source: {str(error)!r}", where, f"{_SOURCES}; then column=<source>")
            return {"": text}
        for column, source in sources.items():
            self.source(source, where)
            if column:
                self.known(column, columns, "column", UNKNOWN_KEY, where)
        if "" not in sources:
            self.report(WRONG_VALUE, "the row has no source of its own", where, "begin the cell with one")
            sources[""] = next(iter(sources.values()), "")
        return sources
