"""A document: one file of data as plain values, which can say where each of them stands."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from oobc.place import Origin, Path, Place
from oobc.source.text import start_of


class Places(Protocol):
    """How a kind of file finds a value again; asked only when a finding is shown."""

    def __call__(self, path: Path, key: bool) -> Place: ...


class Amendment(NamedTuple):
    """Where an erratum says a value, where it names the key of that value, and what stood there."""

    value: Origin
    key: Origin
    was: Any = None


@dataclass(frozen=True)
class Document:
    """One file: its text, its values as text, lists and mappings, and the way back to their places.

    `amended` holds the paths whose values an erratum replaced, with the place in the erratum: a finding about such
    a value points there, since that is where the author must fix it.

    `lost` are the names in rows that could not be read.
    """

    file: str
    text: str
    values: Any
    places: Places
    amended: Mapping[Path, Amendment] = field(default_factory=dict)
    lost: frozenset[str] = frozenset()

    @property
    def origin(self) -> Origin:
        return Origin(self.file)

    @cached_property
    def lines(self) -> list[str]:
        """The text by its lines. Not splitlines(): to the parsers a line ends with a line feed alone."""
        return self.text.split("\n")

    def amend(self, values: Any, amended: Mapping[Path, Amendment]) -> "Document":
        """The document with other values, some of them said by an erratum; what the first one found there is print."""
        first = {
            path: each._replace(was=self.amended[path].was) for path, each in amended.items() if path in self.amended
        }
        return replace(self, values=values, amended={**self.amended, **amended, **first})


@dataclass(frozen=True, slots=True)
class Library:
    """The documents of one run by file name."""

    documents: Mapping[str, Document]

    def place(self, where: Origin | Place) -> Place:
        """Where an origin stands now, in the file that says it (the erratum, if one changed it)."""
        if isinstance(where, Place):
            return where
        document = self.documents.get(where.file)
        if document is None:
            return start_of(where.file)
        path = where.path
        for length in range(len(path), 0, -1):
            erratum = document.amended.get(path[:length])
            if erratum is not None:
                is_key = where.key and length == len(path)
                said = erratum.key if is_key else erratum.value
                return self.place(Origin(said.file, (*said.path, *path[length:]), where.key and not is_key))
        return document.places(path, where.key)

    def line(self, file: str, number: int) -> str | None:
        """The text of one line, counted from 1, or None if the file was not read as text."""
        document = self.documents.get(file)
        lines = document.lines if document else []
        return lines[number - 1] if 0 < number <= len(lines) else None
