"""What must hold across files: one check, one small function from the game to findings."""

from collections.abc import Callable, Iterator

from oobc.checks import (
    colours,
    combat,
    forces,
    ground,
    nearness,
    rules,
    scenarios,
    setup,
    sheets,
    sources,
    stacking,
    turns,
    units,
)
from oobc.diagnostics.findings import Finding
from oobc.game import Game

CHECKS: tuple[Callable[[Game], Iterator[Finding]], ...] = (
    turns.stated_turn_counts_agree,
    units.every_counter_is_used,
    units.units_serve_their_own_side,
    units.officers_lead_their_own,
    units.counters_have_the_parts_that_they_state,
    units.formations_have_what_their_size_asks_for,
    setup.entry_hexes_lie_on_the_edge,
    setup.who_is_to_enter_waits_on_a_board,
    setup.alternate_groups_are_numbered_without_gap,
    setup.alternate_groups_have_units,
    setup.alternate_groups_are_as_printed,
    setup.hexes_of_entry_have_a_sign,
    setup.decks_are_made_of_their_cards,
    setup.set_ups_say_what_differs,
    nearness.pieces_begin_near_their_own,
    stacking.stacks_are_within_the_limits,
    ground.edge_points_lie_on_the_edge,
    ground.roads_cross_water_on_spans,
    ground.places_stand_on_their_ground,
    ground.signs_stand_by_the_road,
    ground.north_lies_where_the_georeference_has_it,
    ground.scale_is_that_of_the_georeference,
    ground.map_can_be_shown,
    scenarios.hexes_that_count_earn_something,
    scenarios.orders_lead_where_they_may,
    scenarios.scenarios_say_what_differs,
    combat.columns_rise,
    colours.writing_stands_out_from_its_ground,
    colours.formations_look_different,
    colours.sides_look_different,
    forces.printed_forces_agree,
    forces.stated_counts_agree,
    forces.parameters_count_what_is_in_play,
    rules.cases_have_the_case_above_them,
    rules.synonyms_have_company,
    rules.words_have_one_meaning,
    sheets.every_counter_has_a_sheet,
    sheets.sheets_fit_on_paper,
    sources.listed_sources_are_named,
)


def check(game: Game) -> list[Finding]:
    """All findings of all checks."""
    return [finding for each in CHECKS for finding in each(game)]
