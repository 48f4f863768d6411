"""Every reference in the files of a battle, looked up where its type says: one that leads nowhere is a finding."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from pydantic import BaseModel

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
from oobc.load.files import BattleFiles, BoxFiles, Files, SeriesFiles
from oobc.model.references import Ref
from oobc.model.texts import texts
from oobc.place import Origin
from oobc.source.gaps import Gaps

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


def references(model: BaseModel, at: Origin) -> Iterator[Reference]:
    """Every reference in a model that stands at `at`."""
    for text, path, is_key, marks, around in texts(model, type(model)):
        where = Origin(at.file, (*at.path, *path), is_key)
        for ref in (mark for mark in marks if isinstance(mark, Ref)):
            yield from (Reference(ref, name, where, around) for name in ref.names_in(text))


def models_of(
    files: Files, series: SeriesFiles, box: BoxFiles, battle: BattleFiles
) -> Iterator[tuple[BaseModel, Origin]]:
    """Every model that was read, and where it stands."""
    yield series.about, series.folder.file("series.yaml")
    for name in ("pieces", "turns", "terrain", "boards", "markers", "phases", "tables", "combat", "sheets"):
        yield getattr(series, name), series.folder.file(f"{name}.yaml")
    yield box.about, box.folder.file("game.yaml")
    yield battle.about, battle.folder.file("battle.yaml")
    yield battle.map, battle.folder.file("map.yaml")
    for id, scenario in battle.scenarios.items():
        yield scenario, battle.origin(id)
    yield from files.rules
    yield from files.synonyms
    for rows in (box.formations, box.counters, box.forces, battle.terrain, battle.hexsides):
        yield from ((row.value, row.origin) for row in rows)


def check_references(
    models: Iterator[tuple[BaseModel, Origin]], namespaces: Namespaces, hexes: HexNames, names: Names
) -> None:
    """Tells every reference to something that is not there."""
    for model, at in models:
        for each in references(model, at):
            _check(each, namespaces, hexes, names)


def _check(found: Reference, namespaces: Namespaces, hexes: HexNames, names: Names) -> None:
    ref, name, where, around = found
    match ref.what:
        case "case":
            names.case(name, where)
        case "source":
            names.source(name, where)
        case "hex" | "hexside":
            if not (hexes.hex if ref.what == "hex" else hexes.hexside)(name, where):
                names.dangling.add(where.file)
        case what:
            space = namespaces[ref.namespace]
            known = space(around) if callable(space) else space
            if known is None:
                return
            known = (*known, *ref.always) if ref.always else known
            if not names.known(name, known, what, _CODES.get(what, UNKNOWN_NAME), where):
                names.gaps |= Gaps.of(id for id in (getattr(around[-1], "id", None),) if id)
