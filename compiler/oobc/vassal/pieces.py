"""A piece: its traits, outermost first, and the one string VASSAL makes of them (format: §6).

The definition of a piece is `+/ID/TYPE/STATE`, where TYPE and STATE each fold the traits into nested tab sequences.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from .encoding import cut, seq, unseq
from .trait import Trait
from .traits import basic_piece, prototype_end

_INNERMOST = ("piece;", "stack", "deck;")


@dataclass(frozen=True)
class Piece:
    """The traits of a piece, outermost first; the last is the basic piece. TYPE and STATE are folded once."""

    traits: tuple[Trait, ...]

    @cached_property
    def type(self) -> str:
        """TYPE: what the piece is; the same in palette and saves, or refreshing loses states (§9)."""
        return fold([trait.type for trait in self.traits])

    @cached_property
    def state(self) -> str:
        """STATE: how the piece stands."""
        return fold([trait.state for trait in self.traits])

    @property
    def name(self) -> str:
        """The name of the basic piece."""
        return self.traits[-1].name

    @property
    def image(self) -> str:
        """The image of the basic piece; "" when layers draw it."""
        fields = self.traits[-1].fields
        return fields[2] if len(fields) > 2 else ""

    @property
    def gpid(self) -> str:
        """The number of its palette slot, as text."""
        fields = unseq(";", self.traits[-1].state)
        return fields[3] if len(fields) > 3 else ""

    @property
    def place(self) -> tuple[str | None, int, int]:
        """Map (None: on no map) and map pixels, from the basic piece's state."""
        map_name, x, y = unseq(";", self.traits[-1].state)[:3]
        return (None if map_name == "null" else map_name), int(x), int(y)

    def at(self, map: str | None, x: int, y: int) -> "Piece":
        """The same piece at this pixel of this map."""
        basic = self.traits[-1]
        kept = unseq(";", basic.state)[3:]
        state = seq(";", map if map is not None else "null", x, y, *kept)
        return self._with(len(self.traits) - 1, state)

    def in_state(self, kind: str, name: str, state: str) -> "Piece":
        """The same piece with its trait of this kind and name in another state: `in_state("emb2", "Step", "2")`.

        Of several, the outermost. KeyError: it has none.
        """
        for position, trait in enumerate(self.traits):
            if trait.type.startswith(kind) and trait.kind == kind and trait.name == name:
                return self._with(position, state)
        raise KeyError(f"piece {self.name!r} has no trait {kind!r} named {name!r}")

    def _with(self, position: int, state: str) -> "Piece":
        changed = (*self.traits[:position], self.traits[position].in_state(state), *self.traits[position + 1 :])
        other = Piece(changed)
        other.__dict__["type"] = self.type  # folding is what costs time, and the type is the same
        return other

    def definition(self, id: str = "null") -> str:
        """`+/ID/TYPE/STATE`: with id `null` for the build file, with an id of its own in a saved game."""
        return "+/" + seq("/", id, self.type, self.state)


def piece(*traits: Trait, name: str, image: str = "", gpid: str = "") -> Piece:
    """A piece of these traits, outermost first, on a basic piece of this name."""
    return Piece((*traits, basic_piece(name, image=image, gpid=gpid)))


def prototype_body(*traits: Trait) -> Piece:
    """What a PrototypeDefinition holds: these traits, outermost first, on an empty basic piece."""
    return Piece((*traits, prototype_end()))


def read(definition: str) -> tuple[str, Piece]:
    """The id and the piece of a definition `+/ID/TYPE/STATE`.

    ValueError: it is no definition, or there are fewer states than types.
    """
    fields = unseq("/", definition[2:]) if definition.startswith("+/") else []
    if len(fields) < 3:
        raise ValueError(f"not a piece definition: {definition[:60]!r}")
    types = unfold(fields[1])
    states = unfold(fields[2], len(types))
    if len(states) < len(types):
        raise ValueError(f"{len(types)} traits, but {len(states)} states: {definition[:60]!r}")
    return fields[0], Piece(tuple(Trait(type, state) for type, state in zip(types, states, strict=True)))


def fold(parts: Sequence[str]) -> str:
    r"""Nest parts, outermost first, as `seq(TAB, first, seq(TAB, second, …))` (format: §6).

    The tab before the k-th part gets k - 1 backslashes, so that plain parts are put together in one pass.

    ValueError: a part ends in a backslash.
    """
    run = "\x00".join(("", *parts, ""))
    if any(special in run for special in ("\t", "\x00\\", "\\\x00", "\x00'")):
        return _fold_step_by_step(parts)
    folded = [""] * (2 * len(parts) - 1)
    folded[::2] = parts
    folded[1::2] = ("\\" * level + "\t" for level in range(len(parts) - 1))
    return "".join(folded)


def _fold_step_by_step(parts: Sequence[str]) -> str:
    """The same by definition, for parts that have to be escaped or quoted at each step."""
    folded = parts[-1]
    for part in reversed(parts[:-1]):
        folded = seq("\t", part, folded)
    return folded


def unfold(folded: str, count: int | None = None) -> list[str]:
    """The parts of a folded TYPE, or, given the number of traits, of a folded STATE."""
    parts: list[str] = []
    rest: str | None = folded
    while rest is not None:
        last = len(parts) + 1 == count if count is not None else rest.startswith(_INNERMOST)
        if last:
            parts.append(rest)
            break
        part, rest = cut("\t", rest)
        parts.append(part)
    return parts


def expander(prototypes: Mapping[str, Piece]) -> Callable[[Piece], Piece]:
    """A function that makes of a palette's piece what stands in a saved game (format: §10).

    As the engine does when a piece leaves the palette, it puts the traits of prototypes in their places and
    drops comments. `prototypes` by name; they may use each other. The function given back raises ValueError
    for a prototype that does not exist, uses itself, or is used with parameters.
    """
    known: dict[str, tuple[Trait, ...]] = {}

    def expanded(traits: Iterable[Trait], inside: tuple[str, ...]) -> tuple[Trait, ...]:
        result: list[Trait] = []
        for trait in traits:
            if trait.type.startswith("prototype;"):
                result += body(trait, inside)
            elif not trait.type.startswith("cmt;"):
                result.append(trait)
        return tuple(result)

    def body(use: Trait, inside: tuple[str, ...]) -> tuple[Trait, ...]:
        name, *parameters = use.fields
        if any(parameters):
            raise ValueError(f"prototype {name!r} is used with parameters, which only the engine can put in")
        if name not in known:
            if name not in prototypes:
                raise ValueError(f"there is no prototype {name!r}")
            if name in inside:
                raise ValueError(f"prototype {name!r} uses itself: " + " > ".join((*inside, name)))
            known[name] = expanded(prototypes[name].traits[:-1], (*inside, name))
        return known[name]

    return lambda piece: Piece(expanded(piece.traits, ()))
