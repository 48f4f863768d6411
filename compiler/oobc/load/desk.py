"""The desk at which files are read: what lies on it, and how a file or a table becomes models."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, TypeVar

from oobc.diagnostics.codes import DUPLICATE_ID, MISSING_KEY, UNKNOWN_KEY
from oobc.diagnostics.findings import Finding, Note, nearest, only_fix, suggest
from oobc.load.files import Model, Row
from oobc.load.table import DataFile, FolderFiles, files_of
from oobc.model.quoting import unquoted
from oobc.model.shaping import keys_of, shape
from oobc.place import Folder, Origin
from oobc.source.document import Document
from oobc.source.gaps import Gaps
from oobc.source.project import Project
from oobc.source.text import missing, unlistable

Group = TypeVar("Group", bound=FolderFiles)
Further = Mapping[str, frozenset[str] | None]
_NONE: Further = {}


@dataclass(slots=True)
class Desk:
    """What was read so far: documents, findings, and what is missing because of them."""

    project: Project
    documents: dict[str, Document] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)
    gaps: Gaps = field(default_factory=Gaps)
    amending: list[tuple[str, Finding]] = field(default_factory=list)
    """What is wrong with errata, and the files that they change."""

    def copy(self) -> "Desk":
        """A desk on which the same lies."""
        return replace(self, documents=dict(self.documents), findings=list(self.findings), amending=list(self.amending))

    def fetch(self, folder: Path, *groups: type[FolderFiles]) -> None:
        """Reads the files of a folder into the documents; those that must be there and are not are told."""
        for group in groups:
            for each in files_of(group):
                if each.many:
                    self._require_list(folder / each.told.name)
                for path in sorted(folder.glob(each.told.name)) if each.many else [folder / each.told.name]:
                    # Something else than a file by its name is not passed over.
                    if os.path.lexists(path) or each.told.required:
                        self.fetch_file(path)

    def _require_list(self, pattern: Path) -> None:
        """A finding if the folder of some files does not say which files it has."""
        told = unlistable(pattern.parent, self.project.name(pattern.parent))
        if told is not None:
            self.findings.append(told)
            self.gaps |= Gaps(unread={self.project.name(pattern)})

    def fetch_file(self, path: Path) -> None:
        """Reads one file into the documents."""
        if os.path.isfile(path):
            document, findings = self.project.read(path)
        else:
            document, findings = None, [missing(path, self.project.name(path))]
        self.findings += findings
        if document is None:
            self.gaps |= Gaps(unread={self.project.name(path)})
            return
        self.documents[document.file] = document
        if document.lost:
            self.gaps |= Gaps(document.lost, partial={document.file})

    def read(self, group: type[Group], folder: Path, more: Further = _NONE) -> Group | None:
        """The files of a group, which were fetched; None if one cannot be read without which the others say nothing.

        `more`: the further columns of tables, by field; of a table for which they are not known, no row is read.
        """
        found: dict[str, Any] = {}
        whole = True
        for each in files_of(group):
            if each.many:
                read = {path.stem: self._one(each, path, more) for path in sorted(folder.glob(each.told.name))}
                without = [stem for stem, said in read.items() if said is None]
                self.gaps |= Gaps({name for stem in without for name in (stem, f"update:{stem}")})
                found[each.field] = {stem: said for stem, said in read.items() if said is not None}
            else:
                found[each.field] = self._one(each, folder / each.told.name, more)
                whole = whole and (each.optional or found[each.field] is not None)
        return group(**found, folder=Folder(self.project.name(folder))) if whole else None

    def _one(self, each: DataFile, path: Path, more: Further) -> Any:
        """What a file says, None if it could not be read; what need not be there and is not says nothing."""
        document = self.documents.get(self.project.name(path))
        if each.model is None:
            return document
        if each.suffix == ".csv":
            columns = more.get(each.field, frozenset())
            return () if document is None or columns is None else self.rows(document, each.model, columns)
        if document is not None:
            return self.shaped(document, each.model)
        file = self.project.name(path)
        return None if file in self.gaps.unread else shape({}, each.model, Origin(file)).value

    def shaped(self, document: Document, model: type[Model]) -> Model | None:
        """The model of a document."""
        value, findings, lost = shape(document.values, model, document.origin)
        self.findings += findings
        if findings:
            self.gaps |= Gaps(lost, partial={document.file})
        self.findings += unquoted(document, model)
        return value

    def rows(self, document: Document, model: type[Model], more: frozenset[str]) -> tuple[Row[Model], ...]:
        """The rows of a table; `more` are columns beside those of the model."""
        if not document.values:
            return ()
        header = list(document.values[0])
        columns = [name for name in keys_of(model) if name in header or name in keys_of(model, required=True)]
        misspelt: set[str] = set()
        for name in header:
            if name not in {*columns, *more, *self.gaps.names}:
                meant = nearest(name, [*columns, *more])
                if meant is not None and meant not in header:
                    misspelt.add(meant)
                hint = suggest(name, [*columns, *more])
                where = document.origin.at_key(name)
                fix = only_fix(name, {*columns, *more}.difference(header))
                self.findings.append(Finding(UNKNOWN_KEY, f"nothing reads the column {name!r}", where, hint, fix=fix))
        self.gaps |= Gaps(misspelt)
        missing = [name for name in columns if name not in header]
        if missing:
            if untold := [name for name in missing if name not in misspelt]:
                message = f"the table has no column {', '.join(map(repr, untold))}"
                self.findings.append(Finding(MISSING_KEY, message, document.origin.at_key(header[0])))
            self.gaps |= Gaps(unread={document.file})
            return ()
        rows = []
        lost: set[str] = set()
        spoilt = False
        for index, cells in enumerate(document.values):
            value, findings, _ = shape({name: cells[name] for name in columns}, model, document.origin.at(index))
            self.findings += findings
            if value is None or findings:
                lost |= {str(cells[name]) for name in ("id", "name") if cells.get(name)}
                spoilt = True
                continue
            rows.append(Row(value, {name: cells[name] for name in header if name in more and cells[name]}))
        if spoilt:
            self.gaps |= Gaps(lost, partial={document.file})
        return self._without_doubles(rows)

    def _without_doubles(self, rows: list[Row[Model]]) -> tuple[Row[Model], ...]:
        first: dict[str, Origin] = {}
        single = []
        for row in rows:
            id, where = getattr(row.value, "id", None), row.value.origin.at("id")
            if id is None or first.setdefault(id, where) is where:
                single.append(row)
            else:
                note = Note("first here", first[id])
                self.findings.append(Finding(DUPLICATE_ID, f"the id {id!r} is here twice", where, notes=(note,)))
        return tuple(single)
