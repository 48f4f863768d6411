"""A file that an output made, still in memory, and how finished files replace the ones before."""

import json
import shutil
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from oobc.outputs.paper import CounterNote

_MANIFEST = "manifest.json"
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


Artifacts = tuple[Artifact, ...]
"""What an output gives."""


class Output(NamedTuple):
    """What one output gave, and the key of everything that it was made of."""

    key: str
    artifacts: Artifacts


def manifest(
    battle: str,
    version: str,
    outputs: Mapping[str, Output],
    made_from: Mapping[str, str],
    counters: Mapping[str, CounterNote],
) -> Artifact:
    """`manifest.json`: every file of the outputs with its hash, the data files with theirs, and the counters by id.

    `made_from`: the SHA-256 of every data file. Any of them may change any output.
    """
    document = {
        "schema": _SCHEMA,
        "battle": battle,
        "oobc": version,
        "files": [_entry(name, each) for name, output in outputs.items() for each in output.artifacts],
        "keys": {name: output.key for name, output in outputs.items()},
        "made-from": dict(sorted(made_from.items())),
        "counters": {id: note._asdict() for id, note in counters.items()},
    }
    text = json.dumps(document, ensure_ascii=False, indent=1) + "\n"
    return Artifact(_MANIFEST, text.encode())


def _entry(output: str, artifact: Artifact) -> dict[str, object]:
    digest = sha256(artifact.content).hexdigest()
    of = {"of": output} | ({"scenario": artifact.scenario} if artifact.scenario is not None else {})
    return {"path": artifact.path, "bytes": len(artifact.content), "sha256": digest, **of}


def kept(folder: Path) -> dict[str, Output]:
    """The outputs that an earlier build left in a folder, but for those of which a file is gone or is not as it was."""
    try:
        document = json.loads((folder / _MANIFEST).read_bytes())
        keys, lost = dict(document["keys"]), set()
        found: dict[str, list[Artifact]] = {name: [] for name in keys}
        for each in document["files"]:
            content = _whole(folder, each["path"], each["sha256"])
            if content is None:
                lost.add(each["of"])
            else:
                found[each["of"]].append(Artifact(each["path"], content, each.get("scenario")))
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return {}  # no manifest, or none of ours
    return {name: Output(str(keys[name]), tuple(found[name])) for name in found if name not in lost}


def _whole(folder: Path, path: str, digest: str) -> bytes | None:
    """What a file of a folder says, if that is what it said."""
    file = folder / path
    if not (file.is_file() and file.resolve().is_relative_to(folder.resolve())):
        return None
    content = file.read_bytes()
    return content if sha256(content).hexdigest() == digest else None


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
