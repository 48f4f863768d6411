"""The only module that knows typst: a template and its data become pages. What was drawn before is not drawn again."""

import json
import re
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import cache, lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, Literal

from oobc.art.cache import digest, keep, pack, recall, unpack
from oobc.resources import templates


class ArtError(Exception):
    """A template could not draw its data. The message is the template's own, such as what does not fit where."""

    def __init__(self, message: str, subject: str | None = None, *, of_data: bool = True) -> None:
        super().__init__(message)
        said = re.search(r"does not fit: ([^:\s]+)", message)
        self.subject = subject or (said[1] if said else None)
        """The id of what could not be drawn, if it is known: `i-1-arty/full`."""
        named = re.search(r"unknown ((?:\w+ )?(?:drawing|slot): [^;\s]+)", message)
        self.unknown = named[1] if named else None
        """What the data asks for and no template has: `drawing: unti`, `area drawing: wods`, `slot: nam`."""
        self.of_data = of_data
        """The template refused what the data asks for; otherwise it is broken itself."""


@contextmanager
def all_told() -> Iterator[Callable[[], AbstractContextManager[None]]]:
    """Attempts that go on after one of them could not draw. At the end an ExceptionGroup has every ArtError.

    with all_told() as attempt:
        for side in sides:
            with attempt():
                draw(side)
    """
    errors: list[ArtError] = []

    @contextmanager
    def attempt() -> Iterator[None]:
        try:
            yield
        except* ArtError as group:
            errors.extend(single_errors(group))

    yield attempt
    if errors:
        raise ExceptionGroup("templates cannot draw this", errors)


def single_errors(error: BaseException) -> Iterator[ArtError]:
    """The errors in a group, or the one that is none."""
    if isinstance(error, ArtError):
        yield error
    elif isinstance(error, BaseExceptionGroup):
        for each in error.exceptions:
            yield from single_errors(each)


Look = Mapping[str, bytes]
"""Templates of a project by their names (`counters/style.typ`), each instead of ours of that name or beside ours."""

OURS: Look = {}
"""The look that comes with oobc."""


def pixels(template: str, data: Any, *, scale: float = 1.0, look: Look = OURS) -> list[bytes]:
    """One PNG for each page of a template; a point of the page is `scale` pixels. ArtError if it cannot be drawn."""
    return _pages(template, data, "png", look, ppi=72.0 * scale)


def each_in_pixels(
    template: str, things: Sequence[dict[str, Any]], *, scale: float = 1.0, look: Look = OURS
) -> list[bytes]:
    """A PNG for each of a list of things, of which the template draws one a page.

    Of things that are equal but for their `id`, which is for messages, one is drawn; of those drawn before, none.
    An ExceptionGroup has an ArtError for each of those that cannot be drawn.
    """
    options = {"ppi": 72.0 * scale}
    names = [_name(template, {**thing, "id": None}, "png", look, options) for thing in things]
    drawn = {name: page for name in dict.fromkeys(names) if (page := recall(name)) is not None}
    missing = {name: thing for name, thing in zip(names, things, strict=True) if name not in drawn}
    if missing:
        for name, page in zip(missing, _each(template, list(missing.values()), look, options), strict=True):
            drawn[name] = page
            keep(name, page)
    return [drawn[name] for name in names]


def _each(template: str, things: list[dict[str, Any]], look: Look, options: dict[str, Any]) -> list[bytes]:
    """A page for each thing. A template stops at the first that it cannot draw: the others are looked for by halves."""
    try:
        return _compile(template, things, "png", look, options)
    except ArtError as error:
        if not error.of_data:
            raise
        if len(things) == 1:
            raise ArtError(str(error), things[0]["id"]) from error
    pages: list[bytes] = []
    middle = len(things) // 2
    with all_told() as attempt:
        for half in (things[:middle], things[middle:]):
            with attempt():
                pages += _each(template, half, look, options)
    return pages


def vectors(template: str, data: Any, *, look: Look = OURS) -> list[bytes]:
    """One SVG for each page of a template."""
    return _pages(template, data, "svg", look)


def document(template: str, data: Any, *, grey: bool = False, look: Look = OURS) -> bytes:
    """A template as a tagged PDF with embedded fonts, the same bytes every time; in grey if that is wanted."""
    (made,) = _pages(template, data, "pdf", look, grey=grey, pdf_standards="ua-1", timestamp=0)
    return made


def composed(
    template: str, data: dict[str, Any], pictures: Mapping[str, bytes], *, grey: bool = False, look: Look = OURS
) -> bytes:
    """A PDF that places other PDFs, which its template finds as `pictures`; each is in it once, however often placed.

    It is tagged, but not checked as PDF/UA: typst will not answer for a PDF that it is only given.
    """
    options = {"timestamp": 0}
    made_of = data | {"pictures": {name: digest(content) for name, content in pictures.items()}}
    name = _name(template, made_of, "pdf", look, options | {"grey": grey})
    found = recall(name)
    if found is None:
        # The one way to hand typst bytes beside its templates is as numbers.
        given = data | {"pictures": {name: list(content) for name, content in pictures.items()}}
        (found,) = _compile(template, given, "pdf", look, options, grey=grey)
        keep(name, found)
    return found


_Format = Literal["png", "svg", "pdf"]


def _pages(template: str, data: Any, format: _Format, look: Look, *, grey: bool = False, **options: Any) -> list[bytes]:
    name = _name(template, data, format, look, options | {"grey": grey})
    found = recall(name)
    if found is not None:
        return unpack(found)
    pages = _compile(template, data, format, look, options, grey=grey)
    keep(name, pack(pages))
    return pages


def _name(template: str, data: Any, format: _Format, look: Look, options: dict[str, Any]) -> str:
    """The name in the cache of what is made of this data."""
    own = [part for name in sorted(look) for part in (name.encode(), look[name])]
    told = (_text(part).encode() for part in (template, format, options, data))
    return digest(_templates(), digest(*own).encode(), *told)


def _text(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, sort_keys=True)


def _compile(
    template: str, data: Any, format: _Format, look: Look, options: dict[str, Any], *, grey: bool = False
) -> list[bytes]:
    import typst

    try:
        compiler = _compiler(template, _text(data), tuple(sorted(look.items())), grey)
        result, warnings = compiler.compile_with_warnings(input=_main(template, look), format=format, **options)
    except typst.TypstError as error:
        message, panicked = f"{template}: {error}", "panicked with: "
        raise ArtError(message.replace(panicked, ""), of_data=panicked in message) from error
    if warnings:
        raise ArtError(f"{template}: {warnings[0].message}", of_data=False)
    return [result] if isinstance(result, bytes) else result


def _main(template: str, look: Look) -> str | dict[str, bytes]:
    """What is compiled: a template of ours, or with a look one that includes it, among files that lie over ours.

    A compiler forgets such files after it has compiled: they are told each time.
    """
    return {"main": f'#include "/{template}"'.encode(), **look} if look else str(templates() / template)


@lru_cache(maxsize=4)
def _compiler(template: str, data: str, look: tuple[tuple[str, bytes], ...], grey: bool) -> Any:
    """Laying out costs more than drawing: a compiler that did it serves the same pages in another size or format."""
    import typst

    return typst.Compiler(
        root=str(templates()),
        font_paths=_fonts(),
        sys_inputs={"data": data} | ({"grey": "yes"} if grey else {}),
        package_path=_nowhere(),
    )


_NEVER_DRAWN = {".j2", ".css", ".js", ".md", ".txt"}


@cache
def _templates() -> bytes:
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
