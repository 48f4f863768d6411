"""A module as text that people can read and compare: the tree of the build file, pieces trait by trait, set-ups."""

from collections.abc import Iterator
from hashlib import sha256

from oobc.vassal import saves
from oobc.vassal.archive import Module, read_module
from oobc.vassal.components import Component
from oobc.vassal.pieces import Piece, read


def module_text(content: bytes) -> str:
    """The text of a module."""
    module = read_module(content)
    return "\n".join([*_component(module.root, 0), "", *_entries(module), "", *_setups(module)]) + "\n"


def _component(component: Component, depth: int) -> Iterator[str]:
    margin = "  " * depth
    attributes = " ".join(f"{name}={_clipped(value)}" for name, value in sorted(component.attributes.items()))
    yield f"{margin}{component.name} {attributes}".rstrip()
    if component.text.startswith("+/"):
        yield from (f"{margin}    {line}" for line in _piece(read(component.text)[1]))
    elif component.text:
        yield f"{margin}    {component.text!r}"
    for child in component.children:
        yield from _component(child, depth + 1)


def _clipped(value: str) -> str:
    """A value; of one that is a table, how long it is and a digest."""
    digest = sha256(value.encode()).hexdigest()[:16]
    return repr(value) if len(value) < 5000 else f"{len(value)} characters {digest}"


def _piece(piece: Piece) -> Iterator[str]:
    for trait in piece.traits:
        yield f"{trait.type.replace(chr(9), '⇥')} = {trait.state}".rstrip(" =")


def _entries(module: Module) -> Iterator[str]:
    yield from sorted(module.names)


def _setups(module: Module) -> Iterator[str]:
    for name in sorted(module.names):
        if name.endswith(".vsav"):
            save = saves.read(module.entry(name))
            yield name
            for piece in save.pieces:
                map_name, x, y = piece.piece.place
                states = [trait.name for trait in piece.piece.traits if trait.kind == "PROP" and trait.state != "0"]
                yield f"  {piece.piece.name} @ {map_name} {x},{y} {' '.join(states)}".rstrip()
            yield from (f"  {command!r}" for command in save.others)
