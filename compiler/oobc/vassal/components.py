"""The build file: a tree of components, each an XML element named after its Java class (format: §4, §5).

A component is a plain value. `component` makes one by the short name of its class and refuses what the engine
would ignore or lose; `xml` writes a tree; `parse` reads one, of any module, without refusing anything;
`faults` tells what would have been refused.
"""

import difflib
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TypeAlias

from lxml import etree

from .classes import CLASSES, SHORT_NAMES, fault
from .encoding import Scalar, seq, text_of

Attribute: TypeAlias = Scalar | Sequence[Scalar]

_PLAIN_TAGS = frozenset({"entry", "setup"})
_NOT_IN_MAP_NAME = re.compile("[;|\t]")
_NOT_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


@dataclass(frozen=True)
class Component:
    """One component: full Java class (or `entry`, `setup`), attributes as written, children, text content."""

    tag: str
    attributes: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    children: tuple["Component", ...] = ()
    text: str = ""

    @property
    def name(self) -> str:
        """The short name of the class, `HexGrid`; of an unknown one, what follows the last dot."""
        return SHORT_NAMES.get(self.tag) or self.tag.rpartition(".")[2]

    def get(self, attribute: str, default: str = "") -> str:
        """The attribute as written, or `default`."""
        return self.attributes.get(attribute, default)

    def walk(self, *names: str) -> Iterator["Component"]:
        """This component and all below it, in order; with `names`, only those of these short names."""
        if not names or self.name in names:
            yield self
        for child in self.children:
            yield from child.walk(*names)

    def having(self, *children: "Component", **attributes: Attribute) -> "Component":
        """This component with more children at the end and these attributes set; checked like `component`."""
        added = _attributes(self.name, attributes)
        return replace(
            self, attributes=MappingProxyType({**self.attributes, **added}), children=(*self.children, *children)
        )


def component(short_name: str, /, *contents: Component | str | None, **attributes: Attribute) -> Component:
    """The component of class `short_name`, such as `HexGrid`, or the plain element `entry` or `setup`.

    Contents are children, None (skipped: handy for what is optional), or a string, the text content.
    Attribute values may be bool, number, text, a tuple or list (written as a `,` sequence), or None, which
    leaves the attribute out. A name that is a Python keyword takes a `_` at its end: `global_`.

    ValueError: unknown class, unknown attribute, a value the engine would not take, characters XML cannot
    hold, or text content that begins or ends with blanks (the engine trims it).
    """
    if short_name in _PLAIN_TAGS:
        tag = short_name
    elif short_name in CLASSES:
        tag = CLASSES[short_name].java
    else:
        raise ValueError(f"VASSAL has no component {short_name!r}{_suggestion(short_name, CLASSES)}")
    texts = [content for content in contents if isinstance(content, str)]
    text = "".join(texts)
    if bad := _NOT_XML.search(text):
        raise ValueError(f"{short_name}: the character {bad.group()!r} cannot stand in the build file")
    if text != text.strip():
        raise ValueError(f"{short_name}: the engine trims text content, so it cannot begin or end with blanks")
    return Component(
        tag,
        MappingProxyType({**_ALWAYS_WRITTEN.get(short_name, {}), **_attributes(short_name, attributes)}),
        tuple(content for content in contents if isinstance(content, Component)),
        text,
    )


def _attributes(short_name: str, given: Mapping[str, Attribute]) -> dict[str, str]:
    written = {}
    for name, value in given.items():
        if value is not None:
            written[name.rstrip("_")] = seq(",", *value) if isinstance(value, list | tuple) else _scalar(value)
    for problem in _attribute_faults(short_name, written):
        raise ValueError(f"{short_name}: {problem}")
    return written


# The engine stumbles over the absence of these, so they are written even when nobody gave them.
_ALWAYS_WRITTEN: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "SpecialDieFace": {"icon": ""},
        "CounterDetailViewer": {"version": "4"},
        "GlobalProperty": {"min": "0", "max": "100"},
        "ZoneProperty": {"min": "0", "max": "100"},
    }
)


def _scalar(value: Attribute) -> str:
    if value is None or isinstance(value, str | bool | int | float):
        return text_of(value)
    raise ValueError(f"an attribute is text, a number, a bool, or a list or tuple of these, not {value!r}")


def _attribute_faults(short_name: str, written: Mapping[str, str]) -> Iterator[str]:
    known = CLASSES[short_name].attributes if short_name in CLASSES else {}
    for name, value in written.items():
        if name not in known:
            yield f"VASSAL knows no attribute {name!r} here{_suggestion(name, known)}"
        elif known[name] and (wrong := fault(known[name], value)):
            yield f"{name} {wrong}, not {value!r}"
        elif bad := _NOT_XML.search(value):
            yield f"{name}: the character {bad.group()!r} cannot stand in the build file"
        elif name == "mapName" and (bad := _NOT_IN_MAP_NAME.search(value)):
            yield f"{bad.group()!r} cannot stand in the name of a map, saved games delimit with it: {value!r}"


def _suggestion(wrong: str, known: Mapping[str, object]) -> str:
    close = difflib.get_close_matches(wrong, known, n=1, cutoff=0.7)
    return f" (did you mean {close[0]!r}?)" if close else ""


def faults(tree: Component) -> Iterator[str]:
    """What the engine would ignore, lose or misread in a tree: a sentence each, with its path."""
    yield from _faults(tree, "")


def _faults(tree: Component, above: str) -> Iterator[str]:
    title = next((tree.get(key) for key in ("name", "mapName", "entryName", "chartName") if tree.get(key)), "")
    path = f"{above}/{tree.name}" + (f"[{title}]" if title else "")
    if tree.tag not in _PLAIN_TAGS and tree.tag not in SHORT_NAMES:
        yield f"{path}: VASSAL has no class {tree.tag!r}{_suggestion(tree.tag, SHORT_NAMES)}"
    else:
        for problem in _attribute_faults(tree.name, tree.attributes):
            yield f"{path}: {problem}"
    if tree.name in _MAPS:
        present = {child.name for child in tree.children}
        if missing := [needed.name for needed in MOUSE_AND_MENU if needed.name not in present]:
            yield f"{path}: its pieces do not obey mouse and menu without {', '.join(missing)}"
    for child in tree.children:
        yield from _faults(child, path)


# ---------------------------------------------------------------- the module's frame

_ROOT_ORDER = (
    ("BasicCommandEncoder",),
    ("Documentation",),
    ("PlayerRoster", "GlobalOptions"),
    ("GlobalProperties", "GlobalTranslatableMessages", "Language"),
    ("GamePieceLayoutsContainer", "GamePieceImageDefinitions"),
    ("PrototypesContainer",),
    ("Map", "PrivateMap", "PlayerHand"),
)
_RANK = {name: rank for rank, names in enumerate(_ROOT_ORDER) for name in names}
_LAST = ("Chatter", "KeyNamer")
_MAPS = ("Map", "PrivateMap", "PlayerHand", "WidgetMap")
_FRAME = (
    "BasicCommandEncoder",
    "Documentation",
    "PlayerRoster",
    "GlobalOptions",
    "GlobalProperties",
    "Language",
    "PrototypesContainer",
    "Chatter",
    "KeyNamer",
)
"""What every module has."""

_MOUSE_AND_MENU = (
    "ForwardToKeyBuffer",
    "Scroller",
    "ForwardToChatter",
    "MenuDisplayer",
    "MapCenterer",
    "StackExpander",
    "PieceMover",
    "KeyBufferer",
)
MOUSE_AND_MENU = tuple(component(short) for short in _MOUSE_AND_MENU)
"""What a map needs so that its pieces can be selected, moved and right-clicked; nothing warns (§5.2)."""


def game_module(
    *children: Component | None,
    name: str,
    version: str,
    next_piece_slot_id: int,
    description: str = "",
    other1: str = "",
    other2: str = "",
    vassal_version: str = "3.7.0",
) -> Component:
    """The root of a build file, its children in the order that works, what the engine needs added (format: §4).

    Children of equal rank, such as maps among each other and toolbar buttons, keep the order given. GlobalOptions
    always gets `storeLeadingZeroIntegersAsStrings`, or hex 0417 would become the number 417 (§3.3).
    """
    given = [child for child in children if child is not None]
    present = {child.name for child in given}
    given += [component(short) for short in _FRAME if short not in present]
    given = [
        child.having(storeLeadingZeroIntegersAsStrings=True)
        if child.name == "GlobalOptions" and not child.get("storeLeadingZeroIntegersAsStrings")
        else child
        for child in given
    ]
    middle = len(_ROOT_ORDER)
    given.sort(key=lambda child: middle + 1 if child.name in _LAST else _RANK.get(child.name, middle))
    return component(
        "GameModule",
        *given,
        name=name,
        version=version,
        VassalVersion=vassal_version,
        description=description,
        nextPieceSlotId=next_piece_slot_id,
        ModuleOther1=other1,
        ModuleOther2=other2,
    )


# ---------------------------------------------------------------- XML


def xml(tree: Component) -> bytes:
    """The tree as UTF-8 XML, one element a line; the same tree gives the same bytes."""
    root = _element(None, tree)
    etree.indent(root, space=" ")
    return etree.tostring(root, encoding="UTF-8", xml_declaration=True) + b"\n"


def _element(parent: "etree._Element | None", node: Component) -> "etree._Element":
    attributes = dict(node.attributes)
    element = etree.Element(node.tag, attributes) if parent is None else etree.SubElement(parent, node.tag, attributes)
    if node.text:
        element.text = node.text
    for child in node.children:
        _element(element, child)
    return element


def parse(data: bytes) -> Component:
    """Read a build file, of any module and age. Comments are dropped, text content is trimmed as the engine does.

    ValueError: not well-formed XML.
    """
    parser = etree.XMLParser(huge_tree=True, resolve_entities=False, remove_comments=True, remove_pis=True)
    try:
        root = etree.fromstring(data, parser)
    except etree.XMLSyntaxError as error:
        raise ValueError(f"the build file is not well-formed XML: {error}") from error
    return _component(root)


def _component(element: "etree._Element") -> Component:
    attributes = {str(name): str(value) for name, value in element.attrib.items()}
    text = (element.text or "") + "".join(child.tail or "" for child in element)
    children = tuple(_component(child) for child in element)
    return Component(str(element.tag), MappingProxyType(attributes), children, text.strip())
