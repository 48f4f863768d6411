"""Where the values of the battle come from."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from markupsafe import Markup

from oobc.outputs.provenance import KINDS, kind_of, shares, valued
from oobc.outputs.site.links import Links
from oobc.outputs.site.views import counted

_TITLES = {"history": "History", "reconstructed": "Reconstructed †"}
"""The kinds of source that the page lists."""


@dataclass(frozen=True, slots=True)
class Share:
    """How many values of a part come from each kind of source."""

    part: str
    total: int
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Named:
    """A source."""

    anchor: str
    name: str
    values: str
    """How many it gave."""
    title: Markup
    where: str
    online: bool
    """Whether one can go there."""


@dataclass(frozen=True, slots=True)
class Kind:
    """The sources of a kind."""

    anchor: str
    title: str
    sources: tuple[Named, ...]


@dataclass(frozen=True, slots=True)
class Sources:
    """The page."""

    kinds: tuple[str, ...]
    shares: tuple[Share, ...]
    all: Share
    updated: bool
    listed: tuple[Kind, ...]


def view(links: Links) -> Sources:
    """The page."""
    game, parts = links.game, shares(links.game)
    given = Counter(source for _, source in valued(game))
    listed = (Kind(kind, title, tuple(_named(links, kind, given))) for kind, title in _TITLES.items())
    return Sources(
        kinds=KINDS,
        shares=tuple(_share(part, counts) for part, counts in parts.items()),
        all=_share("all", sum(parts.values(), Counter())),
        updated=bool(game.errata),
        listed=tuple(each for each in listed if each.sources),
    )


def _share(part: str, counts: Counter[str]) -> Share:
    return Share(part, counts.total(), tuple(counts[kind] for kind in KINDS))


def _named(links: Links, kind: str, given: Mapping[str, int]) -> Iterator[Named]:
    for source, reference in links.game.references.items():
        if kind_of(source) == kind:
            where = reference.where or ""
            yield Named(
                anchor=source,
                name=source.partition(":")[2],
                values=counted(given[source], "value") if given[source] else "",
                title=links.note(reference.title, here=True),
                where=where,
                online=where.startswith(("https://", "http://")),
            )
