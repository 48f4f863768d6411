"""What stands round every page: its head, the ways to the other pages, the foot."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from oobc import __version__
from oobc.game import Game
from oobc.outputs.provenance import KINDS, shares
from oobc.outputs.site import addresses

_SAID = {
    "printed": "printed in the rules",
    "update": "from published updates",
    "history": "from history",
    "reconstructed": "reconstructed (†)",
}


@dataclass(frozen=True, slots=True)
class Tab:
    """A page that every page leads to."""

    address: str
    words: str
    current: str = ""
    """`page` if it is this one, `true` if this one is below it."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What stands round a page."""

    root: str
    """From the page to the folder of the site: nothing, or `../`."""
    tabs: tuple[Tab, ...]
    battle: str
    box: str
    publisher: str
    series: str
    rules_version: str
    licence: str
    version: str
    """Of oobc."""
    examples: str
    """What one may ask the search for."""
    values: str
    """How many values the battle has."""
    origins: str
    """Where they come from."""

    def round(self, path: str) -> "Frame":
        """The frame as it stands round a page."""
        root = "../" * path.count("/")
        return replace(
            self,
            root=root,
            tabs=tuple(Tab(root + each.address, each.words, _current(each.address, path)) for each in self.tabs),
        )


def frame(game: Game, tabs: Iterable[tuple[str, str]]) -> Frame:
    """The frame of the front page; `tabs` are the pages that all lead to, with what they are called."""
    counts = sum(shares(game).values(), Counter())
    total = counts.total()
    origins = (f"{_percent(counts[kind], total)} are {_SAID[kind]}" for kind in KINDS if counts[kind])
    return Frame(
        root="",
        tabs=tuple(Tab(page, words) for page, words in tabs),
        battle=game.battle.title,
        box=game.box.title,
        publisher=game.box.publisher,
        series=game.series.about.title,
        rules_version=game.box.rules_version,
        licence=game.box.licence or "",
        version=__version__,
        examples=", ".join(_examples(game)),
        values=f"{total:,}",
        origins=", ".join(origins),
    )


def _current(page: str, path: str) -> str:
    if page == path:
        return "page"
    return "true" if page == addresses.INDEX and path.startswith("rules/") else ""


def _percent(part: int, whole: int) -> str:
    return f"{part / whole:.0%}" if part * 200 >= whole else "less than 1%"


def _examples(game: Game) -> list[str]:
    """A case, a term, a leader."""
    cases = [scenario.special[0] for scenario in game.scenarios.values() if scenario.special]
    leaders = [piece.name for piece in game.units() if piece.kind.officer]
    return [found[0] for found in (cases, [term.title for term in game.terms], leaders) if found]
