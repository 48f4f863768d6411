r"""Saved games and set-ups: the commands inside a .vsav, written and read (format: §10).

A save is a list of commands. Build one from `placed` pieces, `decks` and the single commands below, in that order, and
`write` it; `read` gives back pieces, stacks, decks and the other commands of any save.

Pieces in saves have every prototype put in (`pieces.expander`), and their TYPE equals the palette's (format: §9).
"""

import itertools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from . import pieces
from .archive import Metadata, Source, moduledata, read_metadata, savedata, unzipped, zipped
from .encoding import Scalar, seq, unlist, unseq
from .pieces import Piece

ESCAPE: Final = "\x1b"
_MAGIC = b"!VCSK"

SETUP_STACK: Final = "SETUP_STACK\t"
"""The command that keeps the module from adding its own at-start stacks and decks (§10)."""


# ---------------------------------------------------------------- commands


@dataclass(frozen=True)
class Placement:
    """A piece on a map, at map pixels; `layer` is the stack's drawing layer (format: §10)."""

    piece: Piece
    map: str
    x: int
    y: int
    layer: int = -1


def placed(placements: Iterable[Placement], ids: Iterator[int] | None = None) -> Iterator[str]:
    """The commands that put pieces on maps: those at one place in one stack, in the order given, bottom first.

    Pieces that do not stack stand alone. `ids` gives each piece and stack its number; pass one
    `itertools.count(1)` to all calls that make one save, so that no number comes twice.

    ValueError: a piece still has prototypes.
    """
    numbers = ids if ids is not None else itertools.count(1)
    heaps: dict[tuple[str, int, int, int], list[Piece]] = {}
    for placement in placements:
        heaps.setdefault((placement.map, placement.x, placement.y, placement.layer), []).append(placement.piece)
    for (map_name, x, y, layer), heap in heaps.items():
        stacked = []
        for piece in heap:
            id = str(next(numbers))
            if stacks(piece):
                stacked.append(id)
            yield add_piece(piece.at(map_name, x, y), id)
        if stacked:
            yield stack(str(next(numbers)), map_name, x, y, stacked, layer=layer)


def stacks(piece: Piece) -> bool:
    """Whether the piece stacks: not when its outermost "does not stack" trait says never."""
    if "immob;" in piece.type:
        for trait in piece.traits:
            if trait.kind == "immob":
                return trait.fields[2:3] != ["R"]
    return True


def add_piece(piece: Piece, id: str) -> str:
    """The command that makes a piece with this id. ValueError: it still has prototypes."""
    for trait in piece.traits:
        if trait.type.startswith("prototype;"):
            raise ValueError(f"piece {piece.name!r} still has {trait.type!r}: in a save, prototypes are put in")
    return piece.definition(id)


def stack(id: str, map: str, x: int, y: int, piece_ids: Sequence[str], *, layer: int = -1) -> str:
    """A stack of pieces, bottom first; it must come after them."""
    return "+/" + seq("/", id, "stack", seq(";", map, x, y, *piece_ids, f"@@{layer}"))


@dataclass(frozen=True, slots=True)
class BoardPlace:
    """A board in a map's arrangement: column and row from 0; `reversed`: turned round."""

    board: str
    column: int = 0
    row: int = 0
    reversed: bool = False


def boards(map: str, *places: BoardPlace) -> str:
    """The boards of a map; a board that does not exist makes the map show nothing, silently."""
    fields: list[Scalar] = []
    for place in places:
        fields += [place.board + ("/rev" if place.reversed else ""), place.column, place.row]
    return seq("\t", f"{map}BoardPicker", *fields)


def global_property(name: str, value: Scalar) -> str:
    """The value of a property of the module."""
    return seq(";", "GlobalProperty\t", name, value, "Module")


def map_property(map: str, name: str, value: Scalar) -> str:
    """The value of a property of a map."""
    return seq(";", "GlobalProperty\t", name, value, map)


def zone_property(map: str, board: str, zone: str, name: str, value: Scalar) -> str:
    """The value of a property of a zone."""
    return seq(";", "GlobalProperty\t", seq("\t", name, zone, board, map), value, "")


def counter_turn(value: int, *inner: str, inner_index: int = 0, loop: bool = False, limit: int = -1) -> str:
    """Where a counting turn level stands; `inner`: the levels inside it, `inner_index` the one in turn."""
    return seq(";", value, inner_index, loop, limit, *inner)


def list_turn(index: int, length: int, *inner: str, inner_index: int = 0, first: int = 0) -> str:
    """Where a turn level with a list of this length stands: entry `index`, from 0. ValueError: no such."""
    if not 0 <= index < length:
        raise ValueError(f"a turn list of {length} entries has no entry {index} (they count from 0)")
    return seq(";", index, inner_index, first, seq(",", *["true"] * length), *inner)


def turn_tracker(*levels: str, current: int = 0, number: int = 0) -> str:
    """Where a turn tracker stands: its top levels, which is in turn; `number`: the first tracker is 0."""
    return seq("\t", f"TURNTurnTracker{number}", seq("|", current, *levels))


def notes(text: str) -> str:
    """The scenario notes."""
    return "NOTES\t" + seq("|", *text.split("\n"))


# ---------------------------------------------------------------- the file


def write(commands: Iterable[str], module: Metadata, *, description: str = "", saved: int | None = None) -> bytes:
    """The bytes of a .vsav; as a predefined set-up and as a file to open by hand.

    Its text is plain: the engine takes both, and writing each byte as two digits makes it half as large again.
    """
    own = Metadata(
        module.name,
        module.version,
        description,
        vassal_version=module.vassal_version,
        saved=module.saved if saved is None else saved,
    )
    return zipped({"savedGame": text(commands).encode(), "savedata": savedata(own), "moduledata": moduledata(module)})


def text(commands: Iterable[str]) -> str:
    """Commands as the plain text of a saved game, from begin to end."""
    return seq(ESCAPE, "begin_save", *commands, "end_save")


def deobfuscate(data: bytes) -> str:
    """The plain text of `savedGame`, which may also be plain already. ValueError: damaged hex or no UTF-8.

    The engine writes `!VCSK`, a key byte in hex, and each byte of the UTF-8 text XOR the key, in hex.
    """
    if not data.startswith(_MAGIC):
        return data.decode("utf-8")
    digits = data[len(_MAGIC) :].decode("ascii").strip()
    key = int(digits[:2], 16)
    return bytes.fromhex(digits[2:]).translate(bytes(byte ^ key for byte in range(256))).decode("utf-8")


@dataclass(frozen=True)
class SavedPiece:
    """A piece of a saved game; `piece.place` is its map and pixels."""

    id: str
    piece: Piece


@dataclass(frozen=True)
class SavedStack:
    """A stack or a deck of a saved game: the ids of its pieces, bottom first; a deck has a `type`."""

    id: str
    map: str | None
    x: int
    y: int
    piece_ids: tuple[str, ...]
    layer: int = -1
    type: str = ""


@dataclass(frozen=True)
class Save:
    """A saved game read back; `others` are the commands that add no piece, in order."""

    metadata: Metadata | None
    module: Metadata | None
    pieces: tuple[SavedPiece, ...]
    stacks: tuple[SavedStack, ...]
    decks: tuple[SavedStack, ...]
    others: tuple[str, ...]


def read(source: Source) -> Save:
    """Read a .vsav, ours or the engine's. ValueError: no ZIP, no saved game in it, or a damaged one."""
    entries = unzipped(source)
    if "savedGame" not in entries:
        raise ValueError("the archive holds no savedGame, so it is no saved game")
    found: list[SavedPiece] = []
    heaps: list[SavedStack] = []
    decks: list[SavedStack] = []
    others: list[str] = []
    for command in flattened(deobfuscate(entries["savedGame"])):
        if not command.startswith("+/"):
            others.append(command)
            continue
        id, type, state = (*unseq("/", command[2:]), "", "")[:3]
        if type == "stack":
            heaps.append(_stack(id, state))
        elif type.startswith("deck;"):
            decks.append(_deck(id, type, state))
        else:
            found.append(SavedPiece(*pieces.read(command)))
    metadata, module = (
        read_metadata(entries[entry]) if entry in entries else None for entry in ("savedata", "moduledata")
    )
    return Save(metadata, module, tuple(found), tuple(heaps), tuple(decks), tuple(others))


def flattened(plain: str) -> Iterator[str]:
    """The single commands of a saved game's text; the engine nests sequences of them inside each other."""
    waiting = [plain]
    while waiting:
        command = waiting.pop()
        parts = unseq(ESCAPE, command) if ESCAPE in command else [command]
        if parts == [command]:
            if command:
                yield command
        else:
            waiting += reversed(parts)


def _stack(id: str, state: str) -> SavedStack:
    map_name, *rest = unseq(";", state)
    x, y = (int(rest[0]), int(rest[1])) if len(rest) > 1 else (0, 0)
    layer = -1
    if rest and rest[-1].startswith("@@"):
        layer = int(rest.pop()[2:])
    return SavedStack(id, None if map_name == "null" else map_name, x, y, tuple(rest[2:]), layer)


def _deck(id: str, type: str, state: str) -> SavedStack:
    map_name, x, y, _face_down, *cards = unseq(";", state)
    ids = tuple(unlist(cards[0])) if cards else ()
    return SavedStack(id, None if map_name == "null" else map_name, int(x), int(y), ids, type=type)
