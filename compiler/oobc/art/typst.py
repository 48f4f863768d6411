"""The only module that knows typst: a template and its data become pages."""

import json
import re
import tempfile
from functools import cache
from pathlib import Path
from typing import Any, Literal

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
    return _pages(_compile(template, data, "png", ppi=72.0 * scale))


def vectors(template: str, data: Any) -> list[bytes]:
    """One SVG for each page of a template."""
    return _pages(_compile(template, data, "svg"))


def document(template: str, data: Any) -> bytes:
    """A template as a tagged PDF with embedded fonts, the same bytes every time."""
    pages = _compile(template, data, "pdf", pdf_standards="ua-1", timestamp=0)
    assert isinstance(pages, bytes)
    return pages


def _pages(result: bytes | list[bytes]) -> list[bytes]:
    return [result] if isinstance(result, bytes) else result


def _compile(template: str, data: Any, format: Literal["png", "svg", "pdf"], **options: Any) -> bytes | list[bytes]:
    import typst

    root = templates()
    try:
        result, warnings = typst.compile_with_warnings(
            str(root / template),
            root=str(root),
            format=format,
            font_paths=_fonts(),
            sys_inputs={"data": json.dumps(data, ensure_ascii=False, sort_keys=True)},
            package_path=_nowhere(),
            **options,
        )
    except typst.TypstError as error:
        raise ArtError(f"{template}: {error}".replace("panicked with: ", "")) from error
    if warnings:
        raise ArtError(f"{template}: {warnings[0].message}")
    return result  # type: ignore[no-any-return]


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
