"""One trait of a piece, as written: its type (what it is) and its state (how it stands) (format: §6, §7)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from .encoding import unseq


@dataclass(frozen=True, slots=True)
class Trait:
    """A trait as two strings; saved games keep a piece's state by comparing the first byte for byte (§9)."""

    type: str
    state: str = ""

    @property
    def kind(self) -> str:
        """The id of the trait's kind: `emb2` for a layer, `piece` for the basic piece."""
        return self.type.partition(";")[0]

    @property
    def fields(self) -> list[str]:
        """The fields of the type after its id, split; a Marker's are its property names."""
        kind, _, rest = self.type.partition(";")
        return unseq("," if kind == "mark" else ";", rest)

    @property
    def name(self) -> str:
        """The trait's own name: of a layer, rotator, property, mask, label…; "" if its kind has none."""
        kind = self.kind
        position = _NAME_FIELD.get(kind)
        if position is None:
            return ""
        fields = self.fields
        if kind == "rotate" and fields[0] == "1":
            position = _FREE_ROTATOR_NAME
        return fields[position] if position < len(fields) else ""

    def in_state(self, state: str) -> "Trait":
        """The same trait in another state."""
        return replace(self, state=state)


_FREE_ROTATOR_NAME = 5

# Where the name stands among the fields of a type, counted from 0.
_NAME_FIELD: Mapping[str, int] = MappingProxyType(
    {
        "prototype": 0,
        "emb2": 18,
        "label": 15,
        "rotate": 7,
        "PROP": 0,
        "calcProp": 0,
        "setprop": 0,
        "setpieceprop": 0,
        "macro": 0,
        "hideCmd": 0,
        "AreaOfEffect": 10,
        "submenu": 0,
        "mat": 0,
        "attach": 0,
        "basicName": 0,
        "locmsg": 0,
        "obs": 4,
        "piece": 3,
    }
)
