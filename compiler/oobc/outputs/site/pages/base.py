"""What stands round every page: its head, the ways to the other pages, the foot."""

from collections import Counter
from collections.abc import Mapping

from oobc import __version__
from oobc.art.views import View
from oobc.game import Game
from oobc.outputs.provenance import KINDS, shares
from oobc.outputs.site import addresses

_SAID = {
    "printed": "printed in the rules",
    "update": "from published updates",
    "history": "from history (‡)",
    "reconstructed": "reconstructed (†)",
}


class Frame(View):
    """What stands round a page."""

    root: str
    """From the page to the folder of the site: nothing, or `../`."""
    tabs: tuple[tuple[str, str, str], ...]
    """The pages that all lead to: address, words, and `page` if it is this one, `true` if this one is below it."""
    battle: str
    box: str
    publisher: str
    edition: str
    licence: str
    version: str
    """Of oobc."""
    examples: str
    """What one may ask the search for."""
    origins: str
    """How many values the battle has, and where they come from."""


def frame(game: Game, path: str, tabs: Mapping[str, str], origins: str) -> Frame:
    """The frame of a page; `tabs` are the pages that all lead to, with what they are called."""
    root = "../" * path.count("/")
    return Frame(
        root=root,
        tabs=tuple((root + page, words, _current(page, path)) for page, words in tabs.items()),
        battle=game.battle.title,
        box=game.box.title,
        publisher=game.box.publisher,
        edition=f"{game.box.publisher}; {game.series.about.title}, rules {game.box.rules_version}",
        licence=game.box.licence or "",
        version=__version__,
        examples=", ".join(_examples(game)),
        origins=origins,
    )


def origins(game: Game) -> str:
    """How many values the battle has, and where they come from."""
    counts = sum(shares(game).values(), Counter())
    total = counts.total()
    parts = (f"{_percent(counts[kind], total)} are {_SAID[kind]}" for kind in KINDS if counts[kind])
    return f"{total:,} values {', '.join(parts)}"


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
