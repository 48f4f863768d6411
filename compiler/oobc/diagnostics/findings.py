"""The finding: one fault of the data, with its code, its place and, where possible, its cure."""

import difflib
import re
import unicodedata
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
    acceptable: bool = False
    """Print itself can contradict what the check wants: such a finding may be accepted with a reason."""


@dataclass(frozen=True, slots=True)
class Note:
    """A second place that explains a finding, such as the first of two equal ids."""

    text: str
    where: Origin | Place


@dataclass(frozen=True, slots=True)
class Fix:
    """The one right answer: what should stand where the finding points."""

    was: str
    """The value there, or a word of it."""
    becomes: str
    written: str | None = None
    """What the file then says at the finding's place, quotes and all; known when the finding has its place."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault at one place."""

    code: Code
    message: str
    where: Origin | Place
    hint: str | None = None
    notes: tuple[Note, ...] = ()
    accepted: str | None = None
    """The reason for which the data accepts it; it is no fault then."""
    fix: Fix | None = None
    """Only where there is exactly one right answer."""

    @property
    def severity(self) -> Severity:
        return self.code.severity


def nearest(name: str, known: Iterable[str]) -> str | None:
    """The known name that was probably meant, or None if nothing is near."""
    names = sorted(set(known))
    if (same := only_fix(name, names)) is not None:
        return same.becomes
    # The end of a longer name is it too, as the label of a turn is without its day.
    if (longer := next((each for each in names if each.endswith(f" {name}")), None)) is not None:
        return longer
    folded = {each.casefold(): each for each in names}
    near = difflib.get_close_matches(name.casefold(), folded, n=1, cutoff=0.6)
    return folded[near[0]] if near else None


def only_fix(name: str, known: Iterable[str]) -> Fix | None:
    """The fix of a name that differs from one known name alone, and only by case, accents, or `_` for `-`."""
    meant = plain(name)
    same = {each for each in known if plain(each) == meant}
    return Fix(name, same.pop()) if len(same) == 1 and name not in same else None


_MARKS = re.compile("[\u0300-\u036f]")


def plain(name: str) -> str:
    """A name without what makes no other name of it: in small letters, without accents, with `-` for `_`."""
    if not name.isascii():
        name = _MARKS.sub("", unicodedata.normalize("NFKD", name))
    return name.casefold().replace("_", "-")


def suggest(name: str, known: Iterable[str]) -> str | None:
    """The hint for a name that does not exist."""
    near = nearest(name, known)
    return f"did you mean {near!r}?" if near is not None else None


def choice(known: Iterable[str], most: int = 12) -> str | None:
    """The hint that lists what there is, unless that is more than can be read through."""
    names = list(dict.fromkeys(known))
    return f"known here: {', '.join(names)}" if 0 < len(names) <= most else None


def has_errors(findings: Iterable[Finding], *, strict: bool = False) -> bool:
    """Whether a build must stop; strictly, for a warning too."""
    least = Severity.WARNING if strict else Severity.ERROR
    return any(finding.severity >= least and finding.accepted is None for finding in findings)
