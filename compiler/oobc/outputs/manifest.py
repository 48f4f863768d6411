"""`manifest.json`: which files of a folder builds have made, and of what. These they own, and nothing else there."""

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from oobc.outputs.artifact import Artifact, Build, Output
from oobc.outputs.paper import CounterNote
from oobc.source.text import read_file

MANIFEST = "manifest.json"
LARGEST = 64 * 2**20
"""So many bytes a manifest may have, and a file that is compared with what it says."""
_SCHEMA = "oobc-manifest/2"
_BEFORE_COUNTERS = "oobc-manifest/1"
_COUNTERS = "print/counters"
"""The output of which the manifest tells the counters."""


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, populate_by_name=True)


class Entry(_Part):
    """A file."""

    path: str
    bytes: int
    sha256: str
    of: str = ""
    """The output that made it."""
    scenario: str | None = None


class Earlier(_Part):
    """Outputs that the last build left as they were, and what they were made of."""

    outputs: tuple[str, ...]
    oobc: str
    made_from: Mapping[str, str] = Field(alias="made-from")


class Manifest(_Part):
    """The whole of it."""

    format: Literal["oobc-manifest/1", "oobc-manifest/2"] = Field(alias="schema")
    battle: str
    oobc: str = ""
    files: tuple[Entry, ...] = ()
    keys: Mapping[str, str] = {}
    made_from: Mapping[str, str] = Field({}, alias="made-from")
    """Of all outputs but for the earlier ones."""
    earlier: tuple[Earlier, ...] = ()
    counters: Mapping[str, CounterNote] = {}
    """As they were when they were last printed, by id."""

    @property
    def paths(self) -> dict[str, Entry]:
        """Its files; never one outside of its folder."""
        return {each.path: each for each in self.files if _inside(each.path)}

    def to_json(self) -> bytes:
        """Its text."""
        told = self.model_dump(by_alias=True, exclude_none=True)
        told["counters"] = {id: note._asdict() for id, note in self.counters.items()}
        return (json.dumps(told, ensure_ascii=False, indent=1) + "\n").encode()


def parse_manifest(content: bytes | str) -> Manifest:
    """The manifest that a text is. ValueError if it is none."""
    try:
        return Manifest.model_validate_json(content)
    except ValidationError as error:
        raise ValueError("it is no manifest of a build") from error


def read_manifest(folder: Path) -> Manifest | None:
    """The manifest in a folder, None if there is none. ValueError if something else has its name; OSError."""
    try:
        return parse_manifest(read_file(folder / MANIFEST, LARGEST))
    except FileNotFoundError:
        return None


def manifest(build: Build, before: Manifest | None = None) -> Manifest:
    """The manifest after a build: what it made, and what it left of the one before."""
    made = [_entry(name, each) for name, output in build.outputs.items() for each in output.artifacts]
    names = {each.path for each in made}
    left = [each for each in before.files if each.of in build.known - {*build.outputs}] if before is not None else []
    entries = sorted((*made, *(each for each in left if each.path not in names)), key=lambda each: each.of)
    keys = {name: output.key for name, output in build.outputs.items()}
    counters, earlier = build.counters, {}
    if before is not None:
        remaining = {each.of: before.keys.get(each.of, "") for each in left}
        keys = remaining | keys
        earlier = {name: each for each in _origins(before) for name in each.outputs if name in remaining}
        counters = before.counters if _COUNTERS in remaining else counters
    return Manifest(
        format=_SCHEMA,
        battle=build.battle,
        oobc=build.version,
        files=tuple(entries),
        keys=dict(sorted(keys.items())),
        made_from=dict(sorted(build.made_from.items())),
        earlier=_grouped(earlier, build),
        counters=counters,
    )


def _entry(output: str, artifact: Artifact) -> Entry:
    content = artifact.content
    digest = sha256(content).hexdigest()
    return Entry(path=artifact.path, bytes=len(content), sha256=digest, of=output, scenario=artifact.scenario)


def _origins(manifest: Manifest) -> tuple[Earlier, ...]:
    """What each output of a manifest was made of."""
    known = {name for each in manifest.earlier for name in each.outputs}
    rest = tuple(name for name in manifest.keys if name not in known)
    return (*manifest.earlier, Earlier(outputs=rest, oobc=manifest.oobc, made_from=manifest.made_from))


def _grouped(earlier: Mapping[str, Earlier], build: Build) -> tuple[Earlier, ...]:
    """Those outputs that were made of something else than what this build makes now, alike ones together."""
    groups: dict[tuple[str, tuple[tuple[str, str], ...]], list[str]] = {}
    for name, each in sorted(earlier.items()):
        groups.setdefault((each.oobc, tuple(sorted(each.made_from.items()))), []).append(name)
    groups.pop((build.version, tuple(sorted(build.made_from.items()))), None)
    return tuple(Earlier(outputs=tuple(names), oobc=oobc, made_from=dict(of)) for (oobc, of), names in groups.items())


def kept(folder: Path) -> dict[str, Output]:
    """The outputs that an earlier build left in a folder, but for those of which a file is gone or is not as it was."""
    try:
        manifest = read_manifest(folder)
    except (OSError, ValueError):
        manifest = None
    if manifest is None:
        return {}
    found: dict[str, list[Artifact]] = {name: [] for name in manifest.keys}
    for each in manifest.files:
        content = _whole(folder, each)
        if content is None:
            found.pop(each.of, None)
        elif each.of in found:
            found[each.of].append(Artifact(each.path, content, each.scenario))
    return {name: Output(manifest.keys[name], tuple(files)) for name, files in found.items()}


def _whole(folder: Path, entry: Entry) -> bytes | None:
    """What a file of a folder says, if that is what it said."""
    try:
        if not (_inside(entry.path) and (folder / entry.path).resolve().is_relative_to(folder.resolve())):
            return None
        content = read_file(folder / entry.path, entry.bytes)
    except OSError:
        return None
    return content if sha256(content).hexdigest() == entry.sha256 else None


def _inside(path: str) -> bool:
    """Whether a path stays in its folder, on every system."""
    parts = PurePosixPath(path).parts
    windows = PureWindowsPath(path)
    return bool(parts) and ".." not in parts and not windows.anchor and "\\" not in path and "\0" not in path


def counters_of(manifest: bytes | str) -> tuple[str, Mapping[str, CounterNote]]:
    """The battle and the counters that a manifest names. ValueError if it is none, or from before it named counters."""
    found = parse_manifest(manifest)
    if found.format == _BEFORE_COUNTERS:
        raise ValueError("it is of a build that did not note its counters yet")
    return found.battle, found.counters
