"""The pieces inside a build file: its palette slots and prototypes (format: §5, §6)."""

from collections.abc import Iterator
from dataclasses import dataclass

from .components import Component, component
from .pieces import Piece, read


@dataclass(frozen=True, slots=True)
class Slot:
    """A slot of the palette, of a deck or of an at-start stack: its name, its number, the piece it holds."""

    name: str
    gpid: str
    piece: Piece


def slots(root: Component) -> Iterator[Slot]:
    """All slots of a build file, in order. ValueError: one holds no piece that could be read."""
    for slot in root.walk("PieceSlot", "CardSlot"):
        yield Slot(slot.get("entryName"), slot.get("gpid"), _piece(slot, slot.get("entryName")))


def piece_slot(piece: Piece, name: str, width: int, height: int) -> Component:
    """The slot that holds a piece; its number is that of the piece."""
    return component("PieceSlot", piece.definition(), entryName=name, gpid=piece.gpid, width=width, height=height)


def prototypes(root: Component) -> dict[str, Piece]:
    """All prototypes of a build file by name. ValueError: one could not be read."""
    found = root.walk("PrototypeDefinition")
    return {prototype.get("name"): _piece(prototype, prototype.get("name")) for prototype in found}


def _piece(holder: Component, name: str) -> Piece:
    try:
        return read(holder.text)[1]
    except ValueError as error:
        raise ValueError(f"{holder.name} {name!r}: {error}") from error
