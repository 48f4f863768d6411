"""Where values come from."""

from collections.abc import Iterator

from oobc.diagnostics.codes import UNUSED_SOURCE
from oobc.diagnostics.findings import Finding
from oobc.game import Game


def listed_sources_are_named(game: Game) -> Iterator[Finding]:
    """A source that no value names has been forgotten, or is misspelt where it should be named."""
    for source in game.unnamed_sources:
        kind, _, id = source.partition(":")
        where = game.box_folder.file("sources.yaml").at_key(kind, id)
        yield Finding(UNUSED_SOURCE, f"no value comes from {source}", where)
