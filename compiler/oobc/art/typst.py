"""The only module that knows typst: a template and its data become pages. What was drawn before is not drawn again."""

import json
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field, replace
from functools import cached_property
from importlib.metadata import version
from pathlib import Path
from typing import Any, Literal

from oobc.art.cache import Cache, digest, of_user
from oobc.art.views import Page, View, to_json
from oobc.resources import templates


class ArtError(Exception):
    """A template could not draw its view."""

    def __init__(self, template: str, text: str, subject: str | None = None) -> None:
        fault = "" if subject is None else f"does not fit: {subject}: "
        super().__init__(f"{template}: {fault}{text}")
        self.text = text
        """What does not fit, or what typst says of a broken template."""
        self.subject = subject
        """The id of that on which it does not fit: `i-1-arty/full`; None: the template itself is broken."""


@contextmanager
def collect_errors() -> Iterator[Callable[[], AbstractContextManager[None]]]:
    """Attempts that go on after one of them could not draw. At the end an ExceptionGroup has every ArtError.

    with collect_errors() as attempt:
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


_Format = Literal["png", "svg", "pdf"]


@dataclass(frozen=True, slots=True)
class Press:
    """Draws views with the templates of one look. It is made for a build: what it remembers goes with it."""

    look: Look = field(default_factory=dict)
    cache: Cache = field(default_factory=lambda: Cache(of_user()))
    _setting: "_Setting" = field(default_factory=lambda: _Setting())

    def pixels(self, view: View, *, scale: float = 1.0) -> bytes:
        """A view as a PNG; a point is `scale` pixels. ArtError if it cannot be drawn, as of all that follow."""
        return self._drawn(view, "png", ppi=72.0 * scale)

    def each_in_pixels(self, pages: Sequence[Page], *, scale: float = 1.0) -> list[bytes]:
        """A PNG for each of these pages, all of one template.

        Of pages that are equal but for their `id` one is drawn; of those drawn before, none.
        An ExceptionGroup has an ArtError for each of those that cannot be drawn.
        """
        options = {"ppi": 72.0 * scale}
        names = [self._name(page.template, replace(page, id=""), "png", options) for page in pages]
        drawn = {name: found for name in dict.fromkeys(names) if (found := self.cache.recall(name)) is not None}
        missing = {name: page for name, page in zip(names, pages, strict=True) if name not in drawn}
        if missing:
            for name, made in zip(missing, self._each(list(missing.values()), options), strict=True):
                drawn[name] = made
                self.cache.keep(name, made)
        return [drawn[name] for name in names]

    def vectors(self, view: View) -> str:
        """A view as an SVG, its letters as outlines."""
        return self._drawn(view, "svg").decode()

    def document(self, view: View, *, grey: bool = False) -> bytes:
        """A view as a tagged PDF with embedded fonts, the same bytes every time; in grey if that is wanted."""
        return self._drawn(view, "pdf", grey=grey, pdf_standards="ua-1", timestamp=0)

    def composed(self, view: View, *, grey: bool = False) -> bytes:
        """A view that has other PDFs among its fields, as a PDF; each of them is in it once, however often placed.

        It is tagged, but not checked as PDF/UA: typst will not answer for a PDF that it is only given.
        """
        return self._drawn(view, "pdf", grey=grey, timestamp=0)

    def _each(self, pages: list[Page], options: dict[str, Any]) -> list[bytes]:
        """A PNG for each page. A template stops at the first that it cannot draw: the others are found by halves."""
        try:
            return self._compile(pages[0].template, pages, "png", options)
        except ArtError as error:
            if error.subject is None or len(pages) == 1:
                raise
        made: list[bytes] = []
        middle = len(pages) // 2
        with collect_errors() as attempt:
            for half in (pages[:middle], pages[middle:]):
                with attempt():
                    made += self._each(half, options)
        return made

    def _drawn(self, view: View, format: _Format, *, grey: bool = False, **options: Any) -> bytes:
        name = self._name(view.template, view, format, options | {"grey": grey})
        found = self.cache.recall(name)
        if found is None:
            (found,) = self._compile(view.template, view, format, options, grey=grey)
            self.cache.keep(name, found)
        return found

    def _name(self, template: str, view: View, format: _Format, options: dict[str, Any]) -> str:
        """The name in the cache of what is made of a view."""
        own = [part for name in sorted(self.look) for part in (name.encode(), self.look[name])]
        told = (to_json(part, of_bytes=digest).encode() for part in (template, format, options, view))
        return digest(self._setting.templates, digest(*own).encode(), *told)

    def _compile(
        self, template: str, given: object, format: _Format, options: dict[str, Any], *, grey: bool = False
    ) -> list[bytes]:
        import typst

        try:
            compiler = self._setting.compiler(template, to_json(given), grey)
            result, warnings = compiler.compile_with_warnings(input=self._main(template), format=format, **options)
        except typst.TypstError as error:
            raise _refusal(template, error.message) from error
        if warnings:
            raise ArtError(template, warnings[0].message)
        return [result] if isinstance(result, bytes) else result

    def _main(self, template: str) -> str | dict[str, bytes]:
        """What is compiled: a template of ours, or with a look one that includes it, among files that lie over ours.

        A compiler forgets such files after it has compiled: they are told each time.
        """
        if not self.look:
            return str(templates() / template)
        return {"main": f'#include "/{template}"'.encode(), **self.look}


def _refusal(template: str, message: str) -> ArtError:
    """The error that a panic of a template means: `templates/refusal.typ` says as JSON what does not fit."""
    try:
        said = json.loads(message.removeprefix("panicked with: "))
        return ArtError(template, said["text"], said["id"])
    except (ValueError, TypeError, KeyError):
        return ArtError(template, message)


_NEVER_DRAWN = {".j2", ".css", ".js", ".md", ".txt", ".yaml"}
_LAYOUTS = 4
"""So many compilers are remembered: laying out costs more than drawing, and the same is drawn in several sizes."""


class _Setting:
    """What a press needs once: typst's fonts and compilers, and a digest of what every picture depends on."""

    def __init__(self) -> None:
        self._compilers: dict[tuple[str, str, bool], Any] = {}

    def compiler(self, template: str, data: str, grey: bool) -> Any:
        """A compiler with these values; the one before, if it had the same."""
        import typst

        asked = (template, data, grey)
        found = self._compilers.pop(asked, None) or typst.Compiler(
            root=str(templates()),
            font_paths=self.fonts,
            sys_inputs={"data": data} | ({"grey": "yes"} if grey else {}),
            # An empty folder for packages: templates use none, and none may be fetched.
            package_path=str(Path(tempfile.gettempdir()) / "oobc-no-packages"),
        )
        self._compilers[asked] = found
        if len(self._compilers) > _LAYOUTS:
            del self._compilers[next(iter(self._compilers))]
        return found

    @cached_property
    def templates(self) -> bytes:
        """A digest of typst itself, the templates and what stands beside them, the fonts."""
        root = templates()
        files = sorted(path for path in root.rglob("*") if path.is_file() and path.suffix not in _NEVER_DRAWN)
        parts = [(path.relative_to(root).as_posix().encode(), path.read_bytes()) for path in files]
        return digest(version("typst").encode(), *(part for pair in parts for part in pair)).encode()

    @cached_property
    def fonts(self) -> Any:
        import typst

        folders = [str(templates() / "fonts")]
        return typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=folders)
