"""What a piece is: its basic piece, its prototypes, what never changes of it (format: §7)."""

from collections.abc import Mapping

from ..encoding import Scalar, name, seq
from ..trait import Trait
from .writing import written


def basic_piece(
    name: str,
    *,
    image: str = "",
    gpid: str = "",
    map: str | None = None,
    x: int = 0,
    y: int = 0,
    properties: Mapping[str, str] | None = None,
) -> Trait:
    """The innermost trait: the piece's name, its palette slot, where it stands (pixels; None: on no map)."""
    kept = [text for pair in (properties or {}).items() for text in pair]
    state = seq(";", map if map is not None else "null", x, y, gpid, len(kept) // 2, *kept)
    return written("piece", "", "", image, name, state=state)


def prototype_end() -> Trait:
    """The empty basic piece that ends the definition of a prototype."""
    return Trait("piece;;;;", "null;0;0;;0")


def prototype(name: str) -> Trait:
    """Stands for the traits of that prototype, at this place; if it is missing the engine is silent."""
    return written("prototype", name)


def marker(**values: Scalar) -> Trait:
    """Properties that never change, `marker(Side="French", Strength=6)`."""
    return markers(values)


def markers(values: Mapping[str, Scalar]) -> Trait:
    """The same as `marker`, for names that are no Python names."""
    if not values:
        raise ValueError("a marker needs at least one property")
    names = [name(own, "property name") for own in values]
    return Trait("mark;" + seq(",", *names), seq(",", *values.values()))


def comment(text: str) -> Trait:
    """A note for whoever opens the module in VASSAL's editor."""
    return written("cmt", text)


def basic_name(name: str) -> Trait:
    """Overrides the property BasicName."""
    return written("basicName", name)
