"""What must hold across files: one check, one small function from the game to findings."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from oobc.checks import (
    boards,
    circles,
    colours,
    combat,
    conditions,
    faces,
    forces,
    ground,
    keys,
    movement,
    names,
    nearness,
    rolls,
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
from oobc.source.gaps import Gaps


class Check(NamedTuple):
    """A check, and the files without which it would find what only follows from another finding."""

    find: Callable[[Game], Iterator[Finding]]
    needs: tuple[str, ...] = ()
    """As in `load/files.py`; while one of them has findings, the check waits."""
    reads: tuple[str, ...] = ()
    """The same, only while something of one of them is missing."""

    def may_be_asked(self, gaps: Gaps) -> bool:
        """Whether what it finds would stand for itself."""
        return not gaps.doubt(*self.needs) and not gaps.touch(*self.reads)


_UNITS = ("counters.csv", "formations.csv", "setup.csv")
_BOARDS = ("boards.yaml", "turns.yaml", "game.yaml", "battle.yaml")
_MAP = ("map.yaml", "terrain.csv", "hexsides.csv")

CHECKS = (
    Check(turns.stated_turn_counts_agree, reads=("turns.yaml", "battle.yaml")),
    Check(units.every_counter_is_used, ("setup.csv",)),
    Check(units.units_serve_their_own_side),
    Check(units.officers_lead_their_own, ("counters.csv",)),
    Check(units.counters_have_the_parts_that_they_state, ("counters.csv",)),
    Check(units.comments_say_where_they_come_from, reads=("counters.csv",)),
    Check(units.formations_have_what_their_size_asks_for),
    Check(setup.entry_hexes_lie_on_the_edge),
    Check(setup.who_is_to_enter_waits_on_a_board, reads=("boards.yaml",)),
    Check(setup.groups_are_numbered_without_gap, reads=("battle.yaml",)),
    Check(setup.groups_have_units, (*_UNITS, "battle.yaml", "scenarios/*.yaml")),
    Check(setup.groups_are_as_printed, _UNITS),
    Check(setup.hexes_of_entry_have_a_sign, _MAP),
    Check(setup.decks_are_made_of_their_cards),
    Check(setup.set_ups_say_what_differs),
    Check(setup.losses_at_start_are_on_their_track, ("counters.csv",), reads=("boards.yaml",)),
    Check(boards.cards_fit_into_their_boxes, _BOARDS),
    Check(boards.pieces_fit_into_their_boxes, (*_BOARDS, *_UNITS, "terrain.yaml", "markers.yaml", "scenarios/*.yaml")),
    Check(nearness.pieces_begin_near_their_own, _UNITS),
    Check(stacking.stacks_are_within_the_limits, _UNITS),
    Check(movement.pieces_that_move_are_of_a_class, ("counters.csv",)),
    Check(ground.edge_points_lie_on_the_edge),
    Check(ground.roads_cross_water_on_spans, reads=("map.yaml",)),
    Check(ground.places_stand_on_their_ground, _MAP),
    Check(ground.signs_stand_by_the_road, _MAP),
    Check(ground.north_lies_where_the_georeference_has_it),
    Check(ground.scale_is_that_of_the_georeference),
    Check(ground.map_can_be_shown),
    Check(scenarios.hexes_that_count_earn_something, _MAP, reads=("terrain.yaml",)),
    Check(scenarios.orders_lead_where_they_may, _MAP),
    Check(scenarios.sides_stand_as_the_rules_say, _UNITS, reads=("scenarios/*.yaml",)),
    Check(scenarios.scenarios_say_what_differs, reads=("scenarios/*.yaml",)),
    Check(circles.actions_come_to_an_end),
    Check(circles.units_are_no_part_of_themselves, ("counters.csv",)),
    Check(circles.nothing_depends_on_itself),
    Check(rolls.outcomes_come_of_their_dice, reads=("series.yaml",)),
    Check(combat.columns_rise, reads=("combat.yaml",)),
    Check(colours.writing_stands_out_from_its_ground),
    Check(colours.formations_look_different, _UNITS),
    Check(colours.sides_look_different),
    Check(faces.slots_have_what_they_take),
    Check(forces.printed_forces_agree, (*_UNITS, "forces.csv")),
    Check(forces.stated_counts_agree, ("counters.csv",), reads=("game.yaml", "markers.yaml")),
    Check(forces.parameters_count_what_is_in_play, _UNITS),
    Check(rules.cases_have_the_case_above_them, reads=("rules/*.md",)),
    Check(conditions.cases_that_name_a_condition_are_listed, ("rules/conditions.yaml",), ("series.yaml",)),
    Check(conditions.tables_of_effects_are_listed, ("rules/conditions.yaml",), ("series.yaml", "tables.yaml")),
    Check(conditions.effects_come_from_cases_that_name_them, reads=("rules/*.md", "series.yaml")),
    Check(rules.synonyms_have_company),
    Check(rules.words_have_one_meaning),
    Check(keys.keys_do_one_thing),
    Check(names.titles_are_distinct),
    Check(names.ids_are_distinct),
    Check(names.sides_are_no_titles_of_the_engine),
    Check(names.values_are_no_other_words),
    Check(names.formations_are_spelled_alike),
    Check(sheets.every_counter_has_a_sheet, reads=("sheets.yaml",)),
    Check(sheets.sheets_fit_on_paper),
    Check(sources.listed_sources_are_named, reads=("*",)),
)


def check(game: Game) -> list[Finding]:
    """All findings of all checks."""
    return [finding for each in CHECKS if each.may_be_asked(game.gaps) for finding in each.find(game)]
