"""What `sources.yaml` says: where values come from that are not printed."""

from oobc.model.values import Id, Shape, Text


class Reference(Shape):
    """A page or book that a value was taken from."""

    title: Text
    """Author, title and place, as a bibliography has them."""
    where: Text | None = None
    """Where it can be read: an address."""


class SourcesFile(Shape):
    """`sources.yaml`: what `history:` and `reconstructed:` stand for."""

    history: dict[Text, Reference] = {}
    """Pages and books, by the id behind `history:`."""
    reconstructed: dict[Id, Text] = {}
    """How we came to values that nobody prints, by the id behind `reconstructed:`."""
