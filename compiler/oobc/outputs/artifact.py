"""A file that an output made, still in memory."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from oobc.outputs.paper import CounterNote


@dataclass(frozen=True, slots=True)
class Artifact:
    """One output file."""

    path: str
    """In the folder of the battle, with slashes."""
    content: bytes
    scenario: str | None = None
    """The scenario whose own page it is."""


Artifacts = tuple[Artifact, ...]
"""What an output gives."""


class Output(NamedTuple):
    """What one output gave, and the key of everything that it was made of."""

    key: str
    artifacts: Artifacts


@dataclass(frozen=True, slots=True)
class Build:
    """What a build made of a battle, and of what."""

    battle: str
    version: str
    """Of oobc."""
    outputs: Mapping[str, Output]
    made_from: Mapping[str, str]
    """The SHA-256 of every data file. Any of them may change any output."""
    counters: Mapping[str, CounterNote]
    known: frozenset[str]
    """All outputs that there are, made now or not."""

    @property
    def files(self) -> Artifacts:
        """The files of all outputs."""
        return tuple(file for output in self.outputs.values() for file in output.artifacts)
