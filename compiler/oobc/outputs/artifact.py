"""A file that an output made, still in memory, and how finished files replace the ones before."""

import hashlib
import json
import shutil
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from oobc.outputs.paper import CounterNote

_SCHEMA = "oobc-manifest/2"
_BEFORE_COUNTERS = "oobc-manifest/1"


@dataclass(frozen=True, slots=True)
class Artifact:
    """One output file."""

    path: str
    """In the folder of the battle, with slashes."""
    content: bytes
    scenario: str | None = None
    """The scenario whose own page it is."""


def manifest(
    battle: str,
    version: str,
    artifacts: Iterable[Artifact],
    made_from: Mapping[str, str],
    counters: Mapping[str, CounterNote],
) -> Artifact:
    """`manifest.json`: every output file with its hash, the data files with theirs, and the counters by id.

    `made_from`: the SHA-256 of every data file. Any of them may change any output.
    """
    files = [
        {"path": each.path, "bytes": len(each.content), "sha256": hashlib.sha256(each.content).hexdigest()}
        for each in sorted(artifacts, key=lambda each: each.path)
    ]
    document = {
        "schema": _SCHEMA,
        "battle": battle,
        "oobc": version,
        "files": files,
        "made-from": dict(sorted(made_from.items())),
        "counters": {id: note._asdict() for id, note in counters.items()},
    }
    text = json.dumps(document, ensure_ascii=False, indent=1) + "\n"
    return Artifact("manifest.json", text.encode())


def counters_of(manifest: str) -> tuple[str, dict[str, CounterNote]]:
    """The battle and the counters that a manifest names. ValueError if it is none, or from before it named counters."""
    try:
        document = json.loads(manifest)
        if document["schema"] == _BEFORE_COUNTERS:
            raise ValueError("it is of a build that did not note its counters yet")
        return document["battle"], {id: CounterNote(**note) for id, note in document["counters"].items()}
    except (json.JSONDecodeError, KeyError, TypeError, AttributeError) as error:
        raise ValueError("it is no manifest of a build") from error


def write(artifacts: Iterable[Artifact], folder: Path) -> None:
    """Replaces a folder by the artifacts. Until all of them are written, what was there stays as it was."""
    fresh = folder.with_name(f".{folder.name}.new")
    old = folder.with_name(f".{folder.name}.old")
    for left_over in (fresh, old):
        if left_over.exists():
            shutil.rmtree(left_over)
    try:
        for each in artifacts:
            path = fresh / each.path
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(each.content)
    except BaseException:  # a full disk, or who builds has lost patience
        shutil.rmtree(fresh, ignore_errors=True)
        raise
    if folder.exists():
        folder.rename(old)
    try:
        fresh.rename(folder)
    except OSError:
        if old.exists():
            old.rename(folder)
        raise
    if old.exists():
        shutil.rmtree(old)
