"""Reading pages back, for tests: links, anchors, words, and whether the tags of a page fit together."""

from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import PurePosixPath
from posixpath import normpath
from urllib.parse import unquote

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
NOT_IN_A_PARAGRAPH = {"p", "div", "ul", "ol", "dl", "table", "section", "article", "h1", "h2", "h3", "h4", "figure"}


@dataclass
class Element:
    """A tag with what is in it."""

    tag: str
    attributes: dict[str, str]
    parent: "Element | None" = None
    children: list["Element | str"] = field(default_factory=list)

    def all(self, tag: str = "", **attributes: str) -> list["Element"]:
        """The elements inside with this tag and these attributes; `klass` is one of the classes."""
        klass = attributes.pop("klass", None)
        found = []
        for child in self.children:
            if isinstance(child, Element):
                fits = not tag or child.tag == tag
                fits &= klass is None or klass in child.attributes.get("class", "").split()
                fits &= all(child.attributes.get(name) == value for name, value in attributes.items())
                found += [child] if fits else []
                found += child.all(tag, **attributes, **({"klass": klass} if klass else {}))
        return found

    def one(self, tag: str = "", **attributes: str) -> "Element":
        (found,) = self.all(tag, **attributes)
        return found

    @property
    def words(self) -> str:
        """The text, with single blanks."""
        return " ".join("".join(self._text()).split())

    def _text(self) -> list[str]:
        return [child if isinstance(child, str) else "".join(child._text()) for child in self.children]


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.root = self.open = Element("", {})
        self.faults: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = self._add(tag, attrs)
        if tag not in VOID:
            self.open = element

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._add(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        if self.open.tag != tag:
            self.faults.append(f"line {self.getpos()[0]}: </{tag}> ends <{self.open.tag}>")
        self.open = self.open.parent or self.open

    def handle_data(self, data: str) -> None:
        self.open.children.append(data)

    def _add(self, tag: str, attrs: list[tuple[str, str | None]]) -> Element:
        names = [name for name, _ in attrs]
        if len(set(names)) < len(names):
            self.faults.append(f"line {self.getpos()[0]}: an attribute of <{tag}> is there twice")
        outside = self.open
        while outside.parent is not None:
            if (outside.tag == "a" and tag == "a") or (outside.tag == "p" and tag in NOT_IN_A_PARAGRAPH):
                self.faults.append(f"line {self.getpos()[0]}: <{tag}> in <{outside.tag}>")
            outside = outside.parent
        element = Element(tag, {name: value or "" for name, value in attrs}, self.open)
        self.open.children.append(element)
        return element


@dataclass(frozen=True)
class Page:
    """A page of a site."""

    path: str
    root: Element
    faults: tuple[str, ...]

    @property
    def anchors(self) -> list[str]:
        return [each.attributes["id"] for each in self.root.all() if "id" in each.attributes]

    def links(self) -> list[tuple[Element, str, str]]:
        """Everything that names a file: the element, the file from the site's folder, the anchor in it."""
        found = []
        for each in self.root.all():
            for name in ("href", "src", "action"):
                address = each.attributes.get(name)
                if address is not None and not is_outside(address) and not address.startswith("data:"):
                    file, _, anchor = address.partition("#")
                    target = normpath(str(PurePosixPath(self.path).parent / unquote(file))) if file else self.path
                    found.append((each, target, unquote(anchor)))
        return found


def is_outside(address: str) -> bool:
    return address.startswith(("http:", "https:", "//"))


def read(path: str, content: bytes) -> Page:
    reader = _Reader()
    reader.feed(content.decode())
    reader.close()
    faults = [*reader.faults, *([f"<{reader.open.tag}> is not closed"] if reader.open is not reader.root else [])]
    return Page(path, reader.root, tuple(faults))
