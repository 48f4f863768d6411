"""Where values come from."""

from collections.abc import Iterator

from oobc.diagnostics.codes import UNUSED_SOURCE
from oobc.diagnostics.findings import Finding
from oobc.game import Game


def listed_sources_are_named(game: Game) -> Iterator[Finding]:
    """A source that no value names has been forgotten, or is misspelt where it should be named."""
    for source in game.unnamed_sources:
        where = game.references[source].origin._replace(key=True)
        yield Finding(UNUSED_SOURCE, f"no value comes from {source}", where)
