"""Where the values of the battle come from."""

from collections import Counter
from collections.abc import Iterator, Mapping

from markupsafe import Markup, escape

from oobc.art.views import View
from oobc.outputs.provenance import KINDS, kind_of, shares, valued
from oobc.outputs.site.links import Links
from oobc.outputs.words import counted

_TITLES = {"history": "History ‡", "reconstructed": "Reconstructed †"}
"""The kinds of source that the page lists."""

Share = tuple[str, int, tuple[int, ...]]
"""A part, how many values it has, and how many of them come from each kind of source."""
Named = tuple[str, Markup, Markup]
"""A source: its anchor, its name, what it is and where to find it."""


class Sources(View):
    kinds: tuple[str, ...]
    shares: tuple[Share, ...]
    all: Share
    updated: bool
    listed: tuple[tuple[str, str, tuple[Named, ...]], ...]
    """By kind, its title and its sources."""


def view(links: Links) -> Sources:
    parts = shares(links.game)
    given = Counter(source for _, source in valued(links.game))
    listed = ((kind, title, tuple(_named(links, kind, given))) for kind, title in _TITLES.items())
    return Sources(
        kinds=KINDS,
        shares=tuple(_share(part, counts) for part, counts in parts.items()),
        all=_share("all", sum(parts.values(), Counter())),
        updated=bool(links.game.errata),
        listed=tuple(each for each in listed if each[2]),
    )


def _share(part: str, counts: Counter[str]) -> Share:
    return part, counts.total(), tuple(counts[kind] for kind in KINDS)


def _named(links: Links, kind: str, given: Mapping[str, int]) -> Iterator[Named]:
    for source, reference in links.game.references.items():
        if kind_of(source) != kind:
            continue
        name, said = escape(source.partition(":")[2]), links.note(reference.title, here=True)
        if given[source]:
            name += Markup(' <span class="muted">{}</span>').format(counted(given[source], "value"))
        if reference.where:
            online = reference.where.startswith(("https://", "http://"))
            where = '<a rel="external noreferrer" href="{0}">{0}</a>' if online else "{0}"
            said += Markup(f"<br>{where}").format(reference.where)
        yield source, name, said
