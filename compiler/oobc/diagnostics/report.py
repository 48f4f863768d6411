"""The report of a run: what was found, with its places. Every form of it is made from this."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from oobc.diagnostics.findings import Finding, Severity, has_errors
from oobc.place import Place


class Located(NamedTuple):
    """A finding with its place and those of its notes."""

    finding: Finding
    place: Place
    notes: tuple[Place, ...]


Line = Callable[[str, int], str | None]
"""The text of a line of a file, by file and number."""


@dataclass(frozen=True, slots=True)
class Report:
    """What was found in one or several battles."""

    findings: tuple[Located, ...]
    """Sorted by file and line, none twice."""
    battles: tuple[str, ...]
    files: tuple[str, ...]
    """The data files that were read."""
    strict: bool = False
    """Whether warnings count like errors."""

    def fails(self, finding: Finding) -> bool:
        """Whether this finding makes the run fail."""
        return has_errors([finding], strict=self.strict)

    @property
    def failed(self) -> bool:
        """Whether one of the findings makes the run fail."""
        return any(self.fails(finding) for finding, _, _ in self.findings)


def count(findings: Iterable[Located]) -> dict[str, int]:
    """How many findings there are of each severity, and how many that the data accepts."""
    counts = {str(severity): 0 for severity in sorted(Severity, reverse=True)} | {"accepted": 0}
    for finding, _, _ in findings:
        counts["accepted" if finding.accepted is not None else str(finding.severity)] += 1
    return counts


def counted(findings: Iterable[Located]) -> str:
    """`2 errors, 1 warning`."""
    counts = count(findings).items()
    shown = (f"{many} {name}{'s' if many > 1 and name != 'accepted' else ''}" for name, many in counts if many)
    return ", ".join(shown) or "no findings"
