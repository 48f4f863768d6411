"""The ZIPs: module, saved game, extension, and the metadata inside them (format: §1, §2, §15).

What is written is the same bytes for the same content: entries sorted, no clock, no rights but plain reading.
"""

import io
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath
from typing import TypeAlias

from lxml import etree

from .components import Component, parse, xml

VASSAL_VERSION = "3.7.0"
"""Written everywhere: silent on every 3.7.x (format: §2)."""

BUILD_FILE = "buildFile.xml"
_OLD_BUILD_FILE = "buildFile"
_PACKED = (".png", ".jpg", ".jpeg", ".gif", ".vsav", ".vmod", ".zip", ".pdf", ".mp3", ".ogg", ".woff2")
_RIGHTS = 0o644 << 16
_UNIX = 3

Source: TypeAlias = Path | str | bytes


# ---------------------------------------------------------------- ZIP

_LEVEL = 6
"""How hard zlib tries; level 9 takes five times as long for a hundredth less."""


def zipped(entries: Mapping[str, bytes], *, folders: bool = False) -> bytes:
    """A ZIP of these entries, full path to content; what is packed already, such as PNG, is stored as it is.

    `folders`: it names the folders too, each before what is in it.

    ValueError: a path that is empty, absolute, leaves the archive, or has backslashes.
    """
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        if folders:
            for folder in sorted({str(parent) for name in entries for parent in PurePosixPath(name).parents} - {"."}):
                archive.writestr(_entry(f"{folder}/"), b"")
        for name in sorted(entries):
            parts = name.split("/")
            if not all(part not in ("", ".", "..") for part in parts) or "\\" in name:
                raise ValueError(f"not a path inside an archive: {name!r}")
            info = _entry(name)
            stored = name.lower().endswith(_PACKED)
            info.compress_type = zipfile.ZIP_STORED if stored else zipfile.ZIP_DEFLATED
            archive.writestr(info, entries[name], compresslevel=_LEVEL)
    return buffer.getvalue()


def _entry(name: str) -> zipfile.ZipInfo:
    """An entry dated 1980-01-01, of no machine."""
    info = zipfile.ZipInfo(name)
    info.create_system = _UNIX
    info.external_attr = _RIGHTS
    return info


def help_entry(title: str, pages: Mapping[str, bytes]) -> tuple[str, bytes]:
    """The entry of a module that holds the pages of a BrowserHelpFile, by its path; the engine unpacks it on opening.

    The engine makes no folder that the ZIP does not name before what is in it. `pages`: full path to content.
    """
    return f"help/{title.replace(' ', '_')}", zipped(pages, folders=True)


def unzipped(source: Source) -> dict[str, bytes]:
    """All entries of a ZIP, folders left out. ValueError: it is none, or damaged."""
    try:
        with _opened(source) as archive:
            return {info.filename: archive.read(info) for info in archive.infolist() if not info.is_dir()}
    except zipfile.BadZipFile as error:
        raise ValueError(f"not a ZIP archive: {error}") from error


def _opened(source: Source) -> zipfile.ZipFile:
    return zipfile.ZipFile(io.BytesIO(source) if isinstance(source, bytes) else source)


# ---------------------------------------------------------------- metadata


@dataclass(frozen=True, slots=True)
class Metadata:
    """What the module manager shows; `saved` is a time in milliseconds since 1970."""

    name: str
    version: str
    description: str = ""
    other1: str = ""
    other2: str = ""
    vassal_version: str = VASSAL_VERSION
    saved: int = 0


def metadata_of(root: Component, *, saved: int = 0) -> Metadata:
    """The metadata that agrees with the root of a build file."""
    return Metadata(
        root.get("name"),
        root.get("version"),
        root.get("description"),
        root.get("ModuleOther1"),
        root.get("ModuleOther2"),
        root.get("VassalVersion", VASSAL_VERSION),
        saved,
    )


def moduledata(metadata: Metadata) -> bytes:
    """The entry `moduledata` of a module, a saved game or an extension."""
    return _metadata(metadata, ("name", metadata.name))


def savedata(metadata: Metadata) -> bytes:
    """The entry `savedata` of a saved game; the name is left out."""
    return _metadata(metadata, None)


def extensiondata(metadata: Metadata) -> bytes:
    """The entry `extensiondata` of an extension."""
    return _metadata(metadata, ("universal", "false"))


def _metadata(metadata: Metadata, last: tuple[str, str] | None) -> bytes:
    root = etree.Element("data", {"version": "1"})
    written = [
        ("version", metadata.version),
        ("extra1", metadata.other1),
        ("extra2", metadata.other2),
        ("VassalVersion", metadata.vassal_version),
        ("dateSaved", str(metadata.saved)),
        ("description", metadata.description),
        *([last] if last else []),
    ]
    for tag, text in written:
        etree.SubElement(root, tag).text = text or None
    etree.indent(root, space="")
    return etree.tostring(root, encoding="UTF-8", xml_declaration=True, standalone=False) + b"\n"


def read_metadata(data: bytes) -> Metadata:
    """Read `moduledata`, `savedata` or `extensiondata`; what is missing is empty. ValueError: no XML."""
    try:
        root = etree.fromstring(data, etree.XMLParser(resolve_entities=False))
    except etree.XMLSyntaxError as error:
        raise ValueError(f"the metadata is not well-formed XML: {error}") from error

    def text(tag: str) -> str:
        return (root.findtext(tag) or "").strip()

    saved = text("dateSaved")
    return Metadata(
        text("name"),
        text("version"),
        text("description"),
        text("extra1"),
        text("extra2"),
        text("VassalVersion"),
        int(saved) if saved.isdigit() else 0,
    )


# ---------------------------------------------------------------- modules


def module(root: Component, files: Mapping[str, bytes], *, saved: int = 0) -> bytes:
    """The bytes of a .vmod: the build file, metadata that agrees with it, and these other entries by full path.

    ValueError: the root is no GameModule, or one of `files` has the name of an entry made here.
    """
    if root.name != "GameModule":
        raise ValueError(f"the root of a module is a GameModule, not a {root.name}")
    made = {BUILD_FILE: xml(root), "moduledata": moduledata(metadata_of(root, saved=saved))}
    return zipped(_merged(made, files))


def extension(root: Component, files: Mapping[str, bytes], of: Metadata, *, saved: int = 0) -> bytes:
    """The bytes of a .vmdx: `root` is a ModuleExtension, `of` the module's metadata (format: §15)."""
    if root.name != "ModuleExtension":
        raise ValueError(f"the root of an extension is a ModuleExtension, not a {root.name}")
    own = replace(
        of,
        version=root.get("version"),
        description=root.get("description"),
        other1="",
        other2="",
        vassal_version=root.get("vassalVersion", VASSAL_VERSION),
        saved=saved,
    )
    made = {BUILD_FILE: xml(root), "extensiondata": extensiondata(own), "moduledata": moduledata(of)}
    return zipped(_merged(made, files))


def _merged(made: Mapping[str, bytes], files: Mapping[str, bytes]) -> dict[str, bytes]:
    if clash := made.keys() & files.keys():
        raise ValueError(f"these entries are made here: {', '.join(sorted(clash))}")
    return {**made, **files}


@dataclass(frozen=True)
class Module:
    """A module or extension read back: build file, metadata (None: it has none), names of all entries."""

    root: Component
    metadata: Metadata | None
    names: tuple[str, ...]
    source: Source

    @property
    def images(self) -> tuple[str, ...]:
        """The images, as attributes and traits name them: without `images/`."""
        return tuple(name.removeprefix("images/") for name in self.names if name.startswith("images/"))

    def entry(self, name: str) -> bytes:
        """The content of an entry by its full path. KeyError: there is none."""
        with _opened(self.source) as archive:
            return archive.read(name)


def read_module(source: Source) -> Module:
    """Read a .vmod or .vmdx, of any age: a path or the bytes.

    ValueError: not a ZIP, no build file, or one that is not XML.
    """
    try:
        with _opened(source) as archive:
            names = tuple(info.filename for info in archive.infolist() if not info.is_dir())
            built = next((name for name in (BUILD_FILE, _OLD_BUILD_FILE) if name in names), None)
            if built is None:
                raise ValueError("the archive holds no buildFile.xml, so it is no module")
            root = parse(archive.read(built))
            data = next((name for name in ("extensiondata", "moduledata") if name in names), None)
            metadata = read_metadata(archive.read(data)) if data else None
    except zipfile.BadZipFile as error:
        raise ValueError(f"not a ZIP archive: {error}") from error
    return Module(root, metadata, names, source)
