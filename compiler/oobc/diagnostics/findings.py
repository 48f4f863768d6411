"""The finding: one fault of the data, with its code, its place and, where possible, its cure."""

import difflib
from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum

from oobc.place import Origin, Place


class Severity(IntEnum):
    """How bad a finding is. Only an error keeps a game from being built."""

    NOTE = 1
    WARNING = 2
    ERROR = 3

    def __str__(self) -> str:
        return self.name.lower()


@dataclass(frozen=True, slots=True)
class Code:
    """What kind of fault a finding reports. All codes stand in `codes.py`."""

    id: str
    name: str
    severity: Severity
    summary: str


@dataclass(frozen=True, slots=True)
class Note:
    """A second place that explains a finding, such as the first of two equal ids."""

    text: str
    where: Origin | Place


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault at one place."""

    code: Code
    message: str
    where: Origin | Place
    hint: str | None = None
    notes: tuple[Note, ...] = ()

    @property
    def severity(self) -> Severity:
        return self.code.severity


def nearest(name: str, known: Iterable[str]) -> str | None:
    """The known name that was probably meant, or None if nothing is near."""
    names = sorted(set(known))
    folded = {each.casefold(): each for each in names}
    near = difflib.get_close_matches(name.casefold(), folded, n=1, cutoff=0.6)
    return folded[near[0]] if near else None


def suggest(name: str, known: Iterable[str]) -> str | None:
    """The hint for a name that does not exist."""
    near = nearest(name, known)
    return f"did you mean {near!r}?" if near is not None else None


def has_errors(findings: Iterable[Finding]) -> bool:
    """Whether a build must stop."""
    return any(finding.severity is Severity.ERROR for finding in findings)
