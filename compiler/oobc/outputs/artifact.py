"""A file that an output made, still in memory, and how finished files replace the ones before."""

import hashlib
import json
import shutil
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Artifact:
    """One output file."""

    path: str
    """In the folder of the battle, with slashes."""
    content: bytes
    sources: tuple[str, ...]
    """The data files that it was made from."""
    scenario: str | None = None
    """The scenario whose own page it is."""


def manifest(battle: str, version: str, artifacts: Iterable[Artifact]) -> Artifact:
    """`manifest.json`: every output file with its hash and the data files it came from."""
    files = [
        {
            "path": each.path,
            "bytes": len(each.content),
            "sha256": hashlib.sha256(each.content).hexdigest(),
            "from": sorted(each.sources),
        }
        for each in sorted(artifacts, key=lambda each: each.path)
    ]
    document = {"schema": "oobc-manifest/1", "battle": battle, "oobc": version, "files": files}
    text = json.dumps(document, ensure_ascii=False, indent=1) + "\n"
    return Artifact("manifest.json", text.encode(), ())


def write(artifacts: Iterable[Artifact], folder: Path) -> None:
    """Replaces a folder by the artifacts. Until all of them are written, what was there stays as it was."""
    fresh = folder.with_name(f".{folder.name}.new")
    old = folder.with_name(f".{folder.name}.old")
    for left_over in (fresh, old):
        if left_over.exists():
            shutil.rmtree(left_over)
    for each in artifacts:
        path = fresh / each.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(each.content)
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
