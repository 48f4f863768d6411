"""The only module that knows typst: a template and its data become pages. What was drawn before is not drawn again."""

import json
import re
import tempfile
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, Literal

from oobc.art.cache import digest, keep, pack, recall, unpack
from oobc.resources import templates


class ArtError(Exception):
    """A template could not draw its data. The message is the template's own, such as what does not fit where."""

    @property
    def subject(self) -> str | None:
        """The id of what could not be drawn, if the template says: `does not fit: i-1-arty/full: I/1 Arty`."""
        found = re.search(r"does not fit: ([^:\s]+)", str(self))
        return found[1] if found else None


def pixels(template: str, data: Any, *, scale: float = 1.0) -> list[bytes]:
    """One PNG for each page of a template; a point of the page is `scale` pixels. ArtError if it cannot be drawn."""
    return _pages(template, data, "png", ppi=72.0 * scale)


def each_in_pixels(template: str, things: Sequence[dict[str, Any]], *, scale: float = 1.0) -> list[bytes]:
    """A PNG for each of a list of things, of which the template draws one a page.

    Of things that are equal but for their `id`, which is for messages, one is drawn; of those drawn before, none.
    """
    options = {"ppi": 72.0 * scale}
    names = [_name(template, {**thing, "id": None}, "png", options) for thing in things]
    drawn = {name: page for name in dict.fromkeys(names) if (page := recall(name)) is not None}
    missing = {name: thing for name, thing in zip(names, things, strict=True) if name not in drawn}
    if missing:
        for name, page in zip(missing, _compile(template, list(missing.values()), "png", options), strict=True):
            drawn[name] = page
            keep(name, page)
    return [drawn[name] for name in names]


def vectors(template: str, data: Any) -> list[bytes]:
    """One SVG for each page of a template."""
    return _pages(template, data, "svg")


def document(template: str, data: Any, *, grey: bool = False) -> bytes:
    """A template as a tagged PDF with embedded fonts, the same bytes every time; in grey if that is wanted."""
    (made,) = _pages(template, data, "pdf", grey=grey, pdf_standards="ua-1", timestamp=0)
    return made


_Format = Literal["png", "svg", "pdf"]


def _pages(template: str, data: Any, format: _Format, *, grey: bool = False, **options: Any) -> list[bytes]:
    name = _name(template, data, format, options | {"grey": grey})
    found = recall(name)
    if found is not None:
        return unpack(found)
    pages = _compile(template, data, format, options, grey=grey)
    keep(name, pack(pages))
    return pages


def _name(template: str, data: Any, format: _Format, options: dict[str, Any]) -> str:
    """The name in the cache of what is made of this data."""
    return digest(_looks(), template.encode(), format.encode(), _text(options).encode(), _text(data).encode())


def _text(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, sort_keys=True)


def _compile(template: str, data: Any, format: _Format, options: dict[str, Any], *, grey: bool = False) -> list[bytes]:
    import typst

    try:
        result, warnings = _compiler(template, _text(data), grey).compile_with_warnings(format=format, **options)
    except typst.TypstError as error:
        raise ArtError(f"{template}: {error}".replace("panicked with: ", "")) from error
    if warnings:
        raise ArtError(f"{template}: {warnings[0].message}")
    return [result] if isinstance(result, bytes) else result


@lru_cache(maxsize=4)
def _compiler(template: str, data: str, grey: bool) -> Any:
    """Laying out costs more than drawing: a compiler that did it serves the same pages in another size or format."""
    import typst

    root = templates()
    return typst.Compiler(
        str(root / template),
        root=str(root),
        font_paths=_fonts(),
        sys_inputs={"data": data} | ({"grey": "yes"} if grey else {}),
        package_path=_nowhere(),
    )


_NEVER_DRAWN = {".j2", ".css", ".js", ".md", ".txt"}


@cache
def _looks() -> bytes:
    """A digest of what every picture depends on: typst itself, the templates and what stands beside them, the fonts."""
    root = templates()
    files = sorted(path for path in root.rglob("*") if path.is_file() and path.suffix not in _NEVER_DRAWN)
    parts = [(path.relative_to(root).as_posix().encode(), path.read_bytes()) for path in files]
    return digest(version("typst").encode(), *(part for pair in parts for part in pair)).encode()


@cache
def _fonts() -> Any:
    import typst

    return typst.Fonts(
        include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(templates() / "fonts")]
    )


@cache
def _nowhere() -> str:
    """An empty folder for packages: templates use none, and none may be fetched."""
    return str(Path(tempfile.gettempdir()) / "oobc-no-packages")
