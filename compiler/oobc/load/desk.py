"""The desk at which files are read: what lies on it, and how a file or a table becomes models."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path

from oobc.diagnostics.codes import DUPLICATE_ID, MISSING_KEY, UNKNOWN_KEY
from oobc.diagnostics.findings import Finding, Note, mend, suggest
from oobc.load.files import Model, Row
from oobc.model.quoting import unquoted
from oobc.model.shaping import keys_of, shape
from oobc.source.document import Document, Library
from oobc.source.project import Project
from oobc.source.text import missing


@dataclass(slots=True)
class Desk:
    """What was read so far: documents, findings, names that were lost."""

    project: Project
    documents: dict[str, Document] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)
    lost: set[str] = field(default_factory=set)
    unread: set[str] = field(default_factory=set)
    partial: set[str] = field(default_factory=set)

    def fetch(self, paths: Iterable[Path]) -> None:
        """Reads files into the documents; those that are not there are passed over."""
        for path in paths:
            if path.is_file():
                document, findings = self.project.read(path)
                self.findings += findings
                if document is None:
                    self.unread.add(self.project.name(path))
                else:
                    self.documents[document.file] = document
                    self.lost |= document.lost
                    if document.lost:
                        self.partial.add(document.file)

    def shape(self, path: Path, model: type[Model]) -> Model | None:
        """The model of a file. A file that is not there gives the empty model, or a finding if that cannot be."""
        file = self.project.name(path)
        document = self.documents.get(file)
        if document is None:
            if path.is_file():
                return None  # it was read, and its findings are known
            if any(each.is_required() for each in model.model_fields.values()):
                self.findings.append(missing(path, file))
                return None
            return model.model_validate({})
        return self.shaped(document, model)

    def shaped(self, document: Document, model: type[Model]) -> Model | None:
        """The model of a document."""
        value, findings, lost, left_out = shape(document.values, model, document.origin)
        # These findings know the items as they are written; those to come will not.
        library = Library(self.documents)
        self.findings += [replace(each, where=library.place(each.where)) for each in findings]
        self.documents[document.file] = replace(document, left_out=left_out)
        self.lost |= lost
        if findings:
            self.partial.add(document.file)
        self.findings += [replace(each, where=library.place(each.where)) for each in unquoted(document, model)]
        return value

    def require(self, path: Path) -> None:
        """A finding if a table is not there."""
        if not path.is_file():
            file = self.project.name(path)
            self.unread.add(file)
            self.findings.append(missing(path, file))

    def rows(self, path: Path, model: type[Model], more: frozenset[str] = frozenset()) -> tuple[Row[Model], ...]:
        """The rows of a table; `more` are columns beside those of the model. A table that is not there is empty."""
        document = self.documents.get(self.project.name(path))
        if document is None or not document.values:
            return ()
        header = list(document.values[0])
        columns = [name for name in keys_of(model) if name in header or name in keys_of(model, required=True)]
        for name in header:
            if name not in columns and name not in more:
                hint = suggest(name, [*columns, *more])
                where = document.origin.at_key(name)
                fix = mend(name, {*columns, *more}.difference(header))
                self.findings.append(Finding(UNKNOWN_KEY, f"nothing reads the column {name!r}", where, hint, fix=fix))
        missing = [name for name in columns if name not in header]
        if missing:
            message = f"the table has no column {', '.join(map(repr, missing))}"
            self.findings.append(Finding(MISSING_KEY, message, document.origin.at_key(header[0])))
            self.unread.add(document.file)
            return ()
        rows = []
        for index, cells in enumerate(document.values):
            origin = document.origin.at(index)
            value, findings, _, _ = shape({name: cells[name] for name in columns}, model, origin)
            self.findings += findings
            if value is None or findings:
                self.partial.add(document.file)
                self.lost |= {str(cells[name]) for name in ("id", "name") if cells.get(name)}
                continue
            rows.append(Row(value, {name: cells[name] for name in header if name in more and cells[name]}, origin))
        return self._without_doubles(rows)

    def _without_doubles(self, rows: list[Row[Model]]) -> tuple[Row[Model], ...]:
        first: dict[str, Row[Model]] = {}
        single = []
        for row in rows:
            id = getattr(row.value, "id", None)
            if id is not None and id in first:
                message, note = f"the id {id!r} is here twice", Note("first here", first[id].origin.at("id"))
                self.findings.append(Finding(DUPLICATE_ID, message, row.origin.at("id"), notes=(note,)))
                continue
            if id is not None:
                first[id] = row
            single.append(row)
        return tuple(single)
