"""`drawings.yaml`: what templates draw, and what stands where on it: ours, and that of a look."""

from typing import Literal

from oobc.model.values import Id, Shape


class FaceDrawing(Shape):
    """A drawing of a face: what stands where on it. Whatever a counter lacks stays empty."""

    slots: dict[Id, Literal["text", "list"]] = {}
    """Its slots, each for a text or for a list of texts."""
    symbol: Literal["symbols", "pictograms"] | None = None
    """Among which the symbol of the face is; left out, it draws none."""

    @property
    def empty(self) -> dict[str, str | tuple[str, ...] | None]:
        """Its slots with nothing in them."""
        return {name: () if takes == "list" else None for name, takes in self.slots.items()}


class DrawingsFile(Shape):
    """`drawings.yaml` of a look: what it draws beside what oobc draws."""

    faces: dict[Id, FaceDrawing] = {}
    """Drawings of faces."""
    symbols: tuple[Id, ...] = ()
    """What stands in the box of a unit."""
    pictograms: tuple[Id, ...] = ()
    """What stands on a marker or a train, and the emblems of sides."""
    signs: tuple[Id, ...] = ()
    """Signs of marks."""
    areas: tuple[Id, ...] = ()
    """What fills hexes."""
    edges: tuple[Id, ...] = ()
    """What runs along hexsides."""
    paths: tuple[Id, ...] = ()
    """What runs from hex to hex."""
    spans: tuple[Id, ...] = ()
    """What lies across a hexside."""
    points: tuple[Id, ...] = ()
    """Signs printed in hexes."""
    names: tuple[Id, ...] = ()
    """Ways to write the names of places."""

    def and_of(self, look: "DrawingsFile") -> "DrawingsFile":
        """These and those of a look, which takes the place of what is called alike."""
        added = {name: (*getattr(self, name), *getattr(look, name)) for name in type(self).model_fields}
        return self.model_copy(update=added | {"faces": {**self.faces, **look.faces}})
