"""Every reference in the files of a battle, looked up where its type says: one that leads nowhere is a finding."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from oobc.diagnostics.codes import (
    UNKNOWN_BOX,
    UNKNOWN_FORMATION,
    UNKNOWN_KEY,
    UNKNOWN_NAME,
    UNKNOWN_SCENARIO,
    UNKNOWN_TURN,
    UNKNOWN_UNIT,
)
from oobc.link.hexes import HexNames
from oobc.link.names import Names
from oobc.link.namespaces import Namespaces
from oobc.model.references import Ref
from oobc.model.texts import texts
from oobc.model.values import Shape
from oobc.place import Origin

_CODES = {
    "board": UNKNOWN_BOX,
    "board with numbers": UNKNOWN_BOX,
    "box": UNKNOWN_BOX,
    "formation": UNKNOWN_FORMATION,
    "formation or unit": UNKNOWN_FORMATION,
    "key": UNKNOWN_KEY,
    "parameter": UNKNOWN_KEY,
    "scenario": UNKNOWN_SCENARIO,
    "turn": UNKNOWN_TURN,
    "unit": UNKNOWN_UNIT,
}


class Reference(NamedTuple):
    """A name somewhere in the data that stands for something else."""

    ref: Ref
    name: str
    where: Origin
    around: tuple[Any, ...]
    """The models and the keys of mappings in which it stands, from the outermost on."""


def references(model: Shape) -> Iterator[Reference]:
    """Every reference in a model."""
    for text, path, is_key, marks, around in texts(model, type(model)):
        where = (model.origin.at_key if is_key else model.origin.at)(*path)
        for ref in (mark for mark in marks if isinstance(mark, Ref)):
            yield from (Reference(ref, name, where, around) for name in ref.names_in(text))


def check_references(models: Iterable[Shape], namespaces: Namespaces, hexes: HexNames, names: Names) -> None:
    """Tells every reference to something that is not there."""
    for model in models:
        for each in references(model):
            _check(each, namespaces, hexes, names)


def _check(found: Reference, namespaces: Namespaces, hexes: HexNames, names: Names) -> None:
    ref, name, where, around = found
    match ref.what:
        case "case":
            names.case(name, where)
        case "source":
            names.source(name, where)
        case "hex":
            hexes.hex(name, where)
        case "hexside":
            hexes.hexside(name, where)
        case what:
            space = namespaces[ref.namespace]
            known = space(around) if callable(space) else space
            if known is None:
                return
            known = (*known, *ref.always) if ref.always else known
            if not names.known(name, known, what, _CODES.get(what, UNKNOWN_NAME), where):
                names.leave_out(getattr(around[-1], "id", ""))
