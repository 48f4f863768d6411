"""What `tables.yaml` says: the tables that the rules print."""

from oobc.model import references as ref
from oobc.model.values import Flag, Id, Shape, Text, Throw


class TableFile(Shape):
    """A table that the rules print; its rows stand in `tables/<id>.csv`."""

    title: Text
    """What the table is called."""
    rules: ref.Rules
    """The cases that print it or use it."""
    dice: Throw | None = None
    """The dice that are rolled on it: `1d6`."""
    note: Text | None = None
    """What changes the roll, and when it is made."""
    on_card: Flag = False
    """It is printed on a card and not in the rules: its rows may be missing until their owner writes them."""
    source: ref.Source
    """Where its numbers come from."""

    @property
    def throw(self) -> tuple[int, int] | None:
        """How many dice are rolled on it and how many sides they have; None if none are."""
        count, _, sides = (self.dice or "").partition("d")
        return (int(count), int(sides)) if count else None


class TablesFile(Shape):
    """`tables.yaml`: the tables that the rules print."""

    tables: dict[Id, TableFile] = {}
    """The tables by id, which is also the name of the file with the rows."""
