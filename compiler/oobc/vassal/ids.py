"""gpids: the numbers that tie the pieces of saved games to the slots of the palette (format: §9).

A number once given to a key is never given to another, so that old saved games can be refreshed: the lock, the numbers
by key, is what a caller keeps from one build to the next.
"""

from collections.abc import Iterable, Iterator, Mapping

from . import palette
from .components import Component
from .pieces import Piece

_GPID_FIELD = 9  # of place-marker and replace traits


def assign(keys: Iterable[str], lock: Mapping[str, int]) -> tuple[dict[str, str], dict[str, int]]:
    """Numbers for `keys`: (key to gpid as text, the new lock).

    Known keys keep their number; new ones get the next, in the order given; the lock remembers keys no longer used.
    Keys are the caller's, one for each slot, place-marker and replace trait. ValueError: a key occurs twice.
    """
    grown = dict(lock)
    following = next_piece_slot_id(lock)
    given: dict[str, str] = {}
    for key in keys:
        if key in given:
            raise ValueError(f"two slots have the key {key!r}")
        if key not in grown:
            grown[key] = following
            following += 1
        given[key] = str(grown[key])
    return given, grown


def next_piece_slot_id(lock: Mapping[str, int]) -> int:
    """The root's `nextPieceSlotId`: larger than every number ever given."""
    return max(lock.values(), default=0) + 1


def faults(module: Component) -> Iterator[str]:
    """Slots, place-marker and replace traits that share a gpid, have none, or one not below `nextPieceSlotId`.

    All of this is silent in the engine, and a later edit would give the same number twice. ValueError: a
    piece of the module could not be read.
    """
    following = module.get("nextPieceSlotId", "0")
    limit = int(following) if following.isdigit() else 0
    first: dict[str, str] = {}
    for gpid, title in _numbered(module):
        if not gpid:
            yield f"{title} has no gpid"
        elif gpid in first:
            yield f"{first[gpid]} and {title} share gpid {gpid}"
        elif gpid.isdigit() and int(gpid) >= limit:
            yield f"{title} has gpid {gpid}, but nextPieceSlotId is {following}"
        first.setdefault(gpid, title)


def _numbered(module: Component) -> Iterator[tuple[str, str]]:
    """(gpid, what has it) for all that has one."""
    for slot in palette.slots(module):
        yield slot.gpid, f"slot {slot.name!r}"
        yield from _placing(slot.piece, f"slot {slot.name!r}")
    for name, piece in palette.prototypes(module).items():
        yield from _placing(piece, f"prototype {name!r}")


def _placing(piece: Piece, title: str) -> Iterator[tuple[str, str]]:
    for trait in piece.traits:
        if trait.kind in ("placemark", "replace"):
            fields = trait.fields
            yield fields[_GPID_FIELD] if len(fields) > _GPID_FIELD else "", f"{fields[0]!r} of {title}"
