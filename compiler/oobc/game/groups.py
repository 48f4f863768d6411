"""Groups that wait until they are called."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from oobc.model.game import Side
from oobc.model.series import GroupKind
from oobc.model.values import slug
from oobc.place import NOWHERE, Origin


@dataclass(frozen=True, slots=True)
class Group:
    """A group that waits, such as one of alternate reinforcements."""

    kind: GroupKind
    side: Side
    number: int
    enters: tuple[str, ...]
    """The hexes in which it enters."""
    units: tuple[str, ...]
    """Its units, where the rules list them."""
    note: str | None
    sources: Mapping[str, str] = field(hash=False)
    """Where its values come from; `""` is the source of all that have none of their own."""
    origin: Origin = field(default=NOWHERE, compare=False)

    def source_of(self, value: str) -> str:
        """The source of one value: `units`."""
        return self.sources.get(value, self.sources[""])

    @property
    def title(self) -> str:
        """What the set-up card calls it: `ALT 2`."""
        return f"{self.kind.label} {self.number}"

    @property
    def box(self) -> str:
        """The box in which it waits, on a board that has one for each group: `alt-2`."""
        return slug(self.title)

    @property
    def of_side(self) -> str:
        """It in words, with whose it is: `French alternates 2`."""
        return f"{self.side.title} {self.kind.many} {self.number}"
