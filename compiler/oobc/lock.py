"""The piece ids of a battle: which pieces have none yet, and how its lock file gets them.

A number ties a piece to the games that players have saved: it is given once, and kept with the data (`gpids.lock`).
"""

import errno
from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256

from oobc.diagnostics.codes import UNNUMBERED
from oobc.diagnostics.findings import Finding
from oobc.game import Game
from oobc.load import LOCK
from oobc.outputs.module import new_piece_ids
from oobc.source.lock import write_lock
from oobc.source.project import Project
from oobc.source.text import read_text, write_whole

_NAMED = 3
"""So many pieces are named in a finding; of the others it is said how many they are."""


@dataclass(frozen=True, slots=True)
class Lock:
    """The lock file of a battle as it must be for its module."""

    file: str
    """Its name in the project."""
    before: str | None
    """The SHA-256 of the file as it was read, if there is one."""
    new: tuple[str, ...]
    """What had no number before, in the order of the numbers that it gets."""
    text: str
    game: Game
    """With all numbers, as it is when the file is written."""


def lock_of(game: Game) -> Lock:
    """The lock file that the module of a game must have. Nothing is written here."""
    numbers = new_piece_ids(game)
    new = tuple(key for key in numbers if key not in game.piece_ids)
    file, text = game.folder.file(LOCK).file, write_lock(numbers)
    before = game.files.get(file)
    if new:
        hashes = {**game.files, file: sha256(text.encode()).hexdigest()}
        game = replace(game, piece_ids=numbers, files=hashes)
    return Lock(file, before, new, text, game)


def every_piece_has_its_number(lock: Lock) -> Iterator[Finding]:
    """A finding if the lock file, as it is, lacks a number."""
    if lock.new:
        more = f" and {len(lock.new) - _NAMED} more" if len(lock.new) > _NAMED else ""
        message = f"no number yet for {', '.join(map(repr, lock.new[:_NAMED]))}{more}"
        yield Finding(
            UNNUMBERED, message, lock.game.folder.file(LOCK), "'oobc lock' writes it; keep the file with the data"
        )


def write(lock: Lock, project: Project) -> None:
    """Writes the lock file if something is new in it. OSError: it cannot be written; it is as it was then."""
    if lock.new:
        path = project.root / lock.file
        text, unreadable = read_text(path, lock.file)
        if text == lock.text:
            return  # another build was faster
        now = None if unreadable else sha256(text.encode()).hexdigest()
        if now != lock.before:
            raise OSError(errno.EBUSY, "it has changed since it was read; try again", str(path))
        write_whole(path, lock.text.encode())
