"""What changed in the rules: from print to its updates, and from one version to another, word by word."""

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import pairwise
from typing import Literal

from oobc.game import Case, Game, Reading
from oobc.outputs.site.prose import plain


@dataclass(frozen=True, slots=True)
class Words:
    """Words that stand in both texts, or in one of them."""

    kind: Literal["both", "old", "new"]
    text: str


@dataclass(frozen=True, slots=True)
class Changed:
    """A case that two versions read differently."""

    case: Case
    words: tuple[Words, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """All that changed from one version of the rules to the next."""

    before: str
    after: str
    cases: tuple[Changed, ...]


def any_of(game: Game) -> bool:
    """Whether there is anything to tell."""
    return bool(game.errata or game.accepted or any(case.others for case in game.cases.values()))


def amended(game: Game, date: str) -> list[Changed]:
    """The cases that an erratum changed."""
    ids = [id for id, when in game.amended.items() if when == date and id in game.printed and id in game.cases]
    return [Changed(game.cases[id], tuple(difference(game.printed[id], game.cases[id].text))) for id in ids]


def between_versions(game: Game) -> list[Step]:
    """The cases that change from one version of the rules to a later one, step by step."""
    found: dict[tuple[str, str], list[Changed]] = {}
    for case in game.cases.values():
        own = Reading(case.version, case.title, case.text, case.source, case.mentions, case.origin)
        order = game.series.about.rules_versions
        readings = sorted((own, *case.others), key=lambda each: order.index(each.version))
        for before, after in pairwise(readings):
            words = tuple(difference(_whole(before), _whole(after)))
            found.setdefault((before.version, after.version), []).append(Changed(case, words))
    return [Step(before, after, tuple(cases)) for (before, after), cases in found.items()]


def _whole(reading: Reading) -> str:
    return f"{reading.title}. {reading.text}"


def difference(before: str, after: str) -> Iterator[Words]:
    """Two texts of Markdown as one row of words: what both have, what only the old one has, what only the new one."""
    old, new = plain(before).split(), plain(after).split()
    for kind, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind == "equal":
            yield Words("both", " ".join(old[a:b]))
            continue
        if b > a:
            yield Words("old", " ".join(old[a:b]))
        if d > c:
            yield Words("new", " ".join(new[c:d]))
