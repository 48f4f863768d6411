"""How the files of a build come into their folder: whole, all of them or none, and nobody else's is touched.

All that is new is written beside, into a folder of this process. Its manifest comes last: once it stands there, the
files take their places one by one, and whoever finds them half way goes on. No file is flushed to the disk: one that a
power cut spoils is not what the manifest says, and is made anew.
"""

import errno
import os
import re
import shutil
import sys
import time
from collections.abc import Container, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path, PurePosixPath

from oobc.outputs.artifact import Build
from oobc.outputs.manifest import LARGEST, MANIFEST, manifest, parse_manifest, read_manifest
from oobc.source.text import read_file, write_whole

_FRESH = re.compile(r"\.oobc-\d+\.new")
_PATIENCE = 60.0
"""Seconds that a build waits for another one to have written."""


def write(build: Build, folder: Path) -> None:
    """Writes what a build made, and removes what it does not make any more.

    OSError if it cannot: the folder is as it was, or the next build finishes it. FileExistsError if something that no
    build made stands in the way.
    """
    _make_folder(folder)
    with _alone(folder):
        for left in sorted(folder.iterdir()):
            if _FRESH.fullmatch(left.name):
                _recover(folder, left, build.battle)
        fresh = folder / f".oobc-{os.getpid()}.new"
        try:
            owned = _owned(folder, build.battle)
            changed = [each for each in build.files if not _says(folder / each.path, each.content)]
            _require_room(folder, [each.path for each in changed], owned)
            for each in changed:
                path = fresh / each.path
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(each.content)
            fresh.mkdir(exist_ok=True)
            write_whole(fresh / MANIFEST, manifest(build, read_manifest(folder)).to_json())
        except BaseException:  # a full disk, or who builds has lost patience
            shutil.rmtree(fresh, ignore_errors=True)
            raise
        _take_places(folder, fresh, owned)


def _recover(folder: Path, fresh: Path, battle: str) -> None:
    """Finishes what an earlier build began; takes away what it had not yet written to the end."""
    if (fresh / MANIFEST).is_file():
        _take_places(folder, fresh, _owned(folder, battle))
    else:
        shutil.rmtree(fresh, ignore_errors=True)


def _take_places(folder: Path, fresh: Path, owned: set[str]) -> None:
    """Moves the fresh files to their places, removes those that are not made any more, and the manifest last."""
    wanted = parse_manifest(read_file(fresh / MANIFEST, LARGEST)).paths
    moving = [path for path in wanted if os.path.lexists(fresh / path)]
    _require_room(folder, moving, owned)
    for path in sorted(owned - set(wanted)):
        _remove(folder, path)
    for path in moving:
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        os.replace(fresh / path, folder / path)
    os.replace(fresh / MANIFEST, folder / MANIFEST)
    shutil.rmtree(fresh, ignore_errors=True)


def _owned(folder: Path, battle: str) -> set[str]:
    """The files in a folder that builds of a battle have made. FileExistsError if its manifest is not theirs."""
    try:
        before = read_manifest(folder)
    except ValueError as error:
        raise _in_the_way(folder / MANIFEST, "is no manifest of a build") from error
    if before is not None and before.battle != battle:
        raise _in_the_way(folder / MANIFEST, f"is of {before.battle!r}")
    return set(before.paths) if before is not None else set()


def _require_room(folder: Path, paths: Iterable[str], owned: Container[str]) -> None:
    """FileExistsError if something that no build made stands where a file will be."""
    for path in paths:
        place = folder / path
        for parent in PurePosixPath(path).parents[:-1]:
            way = folder / parent
            if os.path.lexists(way) and (way.is_symlink() or not way.is_dir()) and parent.as_posix() not in owned:
                raise _in_the_way(way, "is no folder")
        if place.is_dir() and not place.is_symlink():
            raise _in_the_way(place, "is a folder")
        if os.path.lexists(place) and path not in owned:
            raise _in_the_way(place, "is there, and no build has made it")


def _in_the_way(path: Path, what: str) -> FileExistsError:
    return FileExistsError(errno.EEXIST, f"it {what}; move it away, or build into another folder (--output)", str(path))


def _remove(folder: Path, path: str) -> None:
    """Removes a file, and the folders that are empty then; not by way of a link to elsewhere."""
    ways = [folder / parent for parent in PurePosixPath(path).parents[:-1]]
    if any(way.is_symlink() for way in ways):
        return
    with suppress(FileNotFoundError, NotADirectoryError, IsADirectoryError):
        (folder / path).unlink()
    for way in ways:
        with suppress(OSError):
            way.rmdir()


def _says(path: Path, content: bytes) -> bool:
    """Whether a file says that already."""
    try:
        return not path.is_symlink() and path.stat().st_size == len(content) and read_file(path, LARGEST) == content
    except OSError:
        return False


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        taken = next(each for each in (folder, *folder.parents) if os.path.lexists(each) and not each.is_dir())
        what = "a link that leads nowhere" if taken.is_symlink() and not taken.exists() else "a file"
        raise NotADirectoryError(errno.ENOTDIR, f"{what} stands where the folder should be", str(taken)) from error


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """While no other build writes into a folder. BlockingIOError: another one takes too long."""
    until = time.monotonic() + _PATIENCE
    while (lock := _lock(folder)) is None:
        if time.monotonic() > until:
            raise BlockingIOError(errno.EAGAIN, "another build is writing there", str(folder))
        time.sleep(0.02)
    try:
        yield
    finally:
        os.close(lock)
        if sys.platform == "win32":
            with suppress(OSError):  # another build has it already
                (folder / ".oobc.lock").unlink()


def _lock(folder: Path) -> int | None:
    """An open file that only one process may have locked, until it ends; None if another one has it."""
    if sys.platform == "win32":
        import msvcrt

        file = os.open(folder / ".oobc.lock", os.O_RDWR | os.O_CREAT)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            os.close(file)
            return None
    else:
        import fcntl

        file = os.open(folder, os.O_RDONLY)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(file)
            return None
        except OSError:  # a file system without locks
            return file
    return file
