"""What must hold across files: one check, one small function from the game to findings."""

from collections.abc import Callable, Iterator

from oobc.checks import ground, setup, sources, turns, units
from oobc.diagnostics.findings import Finding
from oobc.game import Game

CHECKS: tuple[Callable[[Game], Iterator[Finding]], ...] = (
    turns.stated_turn_counts_agree,
    units.every_counter_is_used,
    units.units_serve_their_own_side,
    units.officers_lead_their_own,
    setup.entry_hexes_lie_on_the_edge,
    setup.alternate_groups_are_numbered_without_gap,
    setup.alternate_groups_have_units,
    ground.edge_points_lie_on_the_edge,
    ground.roads_cross_water_on_spans,
    sources.listed_sources_are_named,
)


def check(game: Game) -> list[Finding]:
    """All findings of all checks."""
    return [finding for each in CHECKS for finding in each(game)]
