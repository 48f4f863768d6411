"""The texts of a game as VASSAL can write them: no sign in them means anything to the engine."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Any

from oobc.game import Game
from oobc.model.game import Side
from oobc.model.references import Words
from oobc.model.texts import fields_with
from oobc.model.values import Shape
from oobc.place import Folder, Origin, Place

_SIGNS = {
    "\\": "/",  # writes the next sign
    "$": "\N{FULLWIDTH DOLLAR SIGN}",  # begins and ends a property
    "~": "\N{TILDE OPERATOR}",  # stands between the parts of our own lists
    "\t": " ",
    "\r": " ",
}
_BRACES = {"{": "(", "}": ")"}
"""A text in braces is an expression."""
_PLAIN = str.maketrans({**_SIGNS, **_BRACES})
_AROUND_WORDS = str.maketrans(_SIGNS)
_OPENING = re.compile(r'(^|[\s(\[{\N{EM DASH}\N{EN DASH}-])"')
"""Where a quote opens."""
_MEANT = re.compile(r'[\\$~\t\r{}"]|^\s|\s$')
_WORD = re.compile(r"(\{[^{}]*\})")

_DELIMITERS = re.compile(r"[,;|\t\x1b\\/]+")

_SAID = (
    "box",
    "series",
    "battle",
    "turns",
    "formations",
    "pieces",
    "groups",
    "boxes",
    "scenarios",
    "tables",
    "on_cards",
)
"""What of a game the module is made of; the rest is not in it, or has no texts."""


def in_engine(game: Game) -> Game:
    """The game with all its texts as VASSAL can write them: quotes as “ ”, and other signs for those that it reads.

    The same text is spelled alike wherever it stands, so what names something still does.
    """
    return respelled(game, spelled, spelled_with_words)


def respelled(game: Game, plainly: Callable[[str], str], with_words: Callable[[str], str]) -> Game:
    """The game with other texts; `with_words` spells those in which words in braces stand for something."""
    made = _Respelled(plainly, with_words)
    return replace(game, **{name: made.value(getattr(game, name)) for name in _SAID})


def spelled(text: str) -> str:
    """A text as VASSAL can write it."""
    return _quotes(text).translate(_PLAIN).strip() if _MEANT.search(text) else text


def spelled_with_words(text: str) -> str:
    """The same for a text in which words in braces stand for something."""
    parts = _WORD.split(_quotes(text)) if _MEANT.search(text) else [text]
    return "".join(part if index % 2 else part.translate(_PLAIN) for index, part in enumerate(parts))


def plain(text: str) -> str:
    """A text that can stand as a name everywhere VASSAL puts one."""
    return " ".join(_DELIMITERS.sub(" ", text).split())


def _quotes(text: str) -> str:
    return _OPENING.sub("\\1\N{LEFT DOUBLE QUOTATION MARK}", text).replace('"', "\N{RIGHT DOUBLE QUOTATION MARK}")


@dataclass(slots=True)
class _Respelled:
    """Values spelled anew; what was one object before is one afterwards."""

    plainly: Callable[[str], str]
    with_words: Callable[[str], str]
    _known: dict[int, tuple[Any, Any]] = field(default_factory=dict)
    """By identity, a value and what became of it; the value is kept, or another could get its identity."""

    def value(self, value: Any, words: bool = False) -> Any:
        """A value with all texts in it spelled; the value itself if they stay as they are."""
        if isinstance(value, str):
            told = self.with_words(value) if words else self.plainly(value)
            return value if told == value else told
        walked = isinstance(value, Shape | Mapping | tuple | frozenset) or is_dataclass(value)
        if not walked or isinstance(value, Origin | Place | Folder):
            return value
        key = id(value)
        if key not in self._known:
            self._known[key] = (value, self._inside(value, words))
        return self._known[key][1]

    def _inside(self, value: Any, words: bool) -> Any:
        match value:
            case Shape():
                spoken = fields_with(type(value), Words)
                made = {}
                for name in type(value).model_fields:
                    old = getattr(value, name)
                    new = self.value(old, name in spoken)
                    if new is not old:
                        made[name] = new
                if isinstance(value, Side) and (title := plain(made.get("title", value.title))) != value.title:
                    made["title"] = title  # it is a part of names of windows
                return value.model_copy(update=made) if made else value
            case Mapping():
                pairs = {self.value(key): self.value(each, words) for key, each in value.items()}
                same = all(a is b and pairs[a] is value[b] for a, b in zip(pairs, value, strict=False))
                return value if same and len(pairs) == len(value) else pairs
            case tuple():
                items = [self.value(each, words) for each in value]
                if all(new is old for new, old in zip(items, value, strict=True)):
                    return value
                return type(value)(*items) if hasattr(value, "_fields") else tuple(items)
            case frozenset():
                made_anew = frozenset(self.value(each) for each in value)
                return value if made_anew == value else made_anew
        told = {each.name: getattr(value, each.name) for each in fields(value)}
        changed = {name: new for name, old in told.items() if (new := self.value(old)) is not old}
        return replace(value, **changed) if changed else value
