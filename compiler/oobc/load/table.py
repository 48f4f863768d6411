"""The rows of the table of all data files: each a field of a class, annotated with which file it is read from."""

import typing
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Annotated, Any, ClassVar, NamedTuple

from oobc.model.values import Shape
from oobc.place import Folder

SERIES, BOX, BATTLE = "series/*", "games/*", "games/*/battles/*"
"""Where the folders of the data are."""


@dataclass(frozen=True, slots=True)
class From:
    """Which file, or which files of a folder, a field of the classes below is read from."""

    name: str
    """`map.yaml`, `scenarios/*.yaml`: in the folder of the class."""
    adds: str
    """What it adds, in the words of docs/data.md."""
    required: bool = False
    """It must be there; what else is not there is empty."""
    schema: str | None = None
    """What its schema is called, if not like the file."""
    row: type[Shape] | None = None
    """What a row of a table is, if the table is linked as it stands."""


@dataclass(frozen=True, slots=True)
class FolderFiles:
    """Files of one folder."""

    of: ClassVar[tuple[str, ...]]
    """Where such folders are."""
    folder: Folder

    def models(self) -> Iterator[Shape]:
        """Every model that was made of them."""
        for each in files_of(type(self)):
            match getattr(self, each.field):
                case Shape() as model:
                    yield model
                case tuple(rows):
                    yield from (row.value for row in rows)
                case Mapping() as found:
                    yield from (model for model in found.values() if isinstance(model, Shape))


class DataFile(NamedTuple):
    """A row of the table of all files: a field of one of the classes above."""

    group: type[FolderFiles]
    field: str
    told: From
    model: type[Shape] | None
    """What the file, or a row of it, is made to."""
    optional: bool
    """The rest can be had without it."""

    @property
    def many(self) -> bool:
        """Whether it stands for all files that fit a pattern; the field has them by the stems of their names."""
        return "*" in self.told.name

    @property
    def suffix(self) -> str:
        return PurePosixPath(self.told.name).suffix

    @property
    def schema(self) -> str:
        """What its schema is called."""
        return self.told.schema or PurePosixPath(self.told.name).stem

    @property
    def pattern(self) -> str:
        """Where in the data folder it is; of what many folders may have, where in each of them."""
        return "/".join((*self.group.of, self.told.name)) if len(self.group.of) == 1 else self.told.name


def files_of(group: type[FolderFiles]) -> Iterator[DataFile]:
    """The files that one of the classes above is made of."""
    for name, hint in typing.get_type_hints(group, include_extras=True).items():
        if typing.get_origin(hint) is Annotated:
            annotation, told = typing.get_args(hint)
            yield DataFile(group, name, told, _model_in(annotation), type(None) in typing.get_args(annotation))


def _model_in(annotation: Any) -> type[Shape] | None:
    if isinstance(annotation, type) and issubclass(annotation, Shape):
        return annotation
    return next(filter(None, map(_model_in, typing.get_args(annotation))), None)
