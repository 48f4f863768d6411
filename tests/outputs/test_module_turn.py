"""What the module makes of the turn: what is counted at its start, which step is next, what each ends, who is due."""

from dataclasses import replace

from authoring import BATTLE, BOX, SERIES, Desk
from oobc.game import Game
from oobc.layout.start import OnMap, starts
from oobc.outputs.module.features.clearing import CLEARING
from oobc.outputs.module.features.entering import ENTERING
from oobc.outputs.module.features.phases import PHASES
from oobc.outputs.module.features.sequence import sequence, told
from oobc.outputs.words import done_in
from oobc.vassal import saves


def controlled(game: Game, scenario: str) -> set[tuple[str, str]]:
    """The hexes in which control markers lie as a scenario begins, by their side."""
    assert game.box.victory is not None
    markers = (each for each in starts(game, game.scenarios[scenario]) if each.piece.is_the(game.box.victory.control))
    on_map = ((each.piece.side, each.place) for each in markers if isinstance(each.place, OnMap))
    return {(side.id, place.hexes[0]) for side, place in on_map if side is not None and isinstance(place, OnMap)}


def test_a_set_up_has_control_markers_where_its_units_stand(game: Game) -> None:
    # In the Long Dark, H-9 earns the Wreckers nothing; in the Wreckers' Morning nobody is at C-3.
    assert controlled(game, "first-light") == {("guild", "C-3"), ("wrack", "H-9")}
    assert controlled(game, "wreckers") == {("wrack", "H-9")}


def test_only_kinds_that_control_a_hex_do(desk: Desk) -> None:
    desk.change(f"{BOX}/game.yaml", "  controlled-by:\n    - ship\n", "  controlled-by:\n    - beacon\n")
    assert controlled(desk.game(), "first-light") == set()


def test_where_a_hex_earns_nothing_lies_no_marker(desk: Desk) -> None:
    scenario = f"{BATTLE}/scenarios/first-light.yaml"
    desk.change(scenario, "victory:\n", "victory:\n  hexes-not-counted: [C-3]\n")
    assert controlled(desk.game(), "first-light") == {("wrack", "H-9")}


def test_a_step_that_is_not_played_is_passed_over(desk: Desk) -> None:
    desk.change(
        f"{SERIES}/phases.yaml", "          title: Sail\n", "          title: Sail\n          check: becalmed\n"
    )
    desk.change(f"{SERIES}/phases.yaml", "      title: Drift\n", "      title: Drift\n      check: fog\n")
    steps = sequence(desk.game())
    becalmed, fog = (f'(Looked_{each}.contains("|"+Turn+"|"))' for each in ("becalmed", "fog"))
    assert f"Step==2 ? ({becalmed} ? 3 : 0) : " in steps.next
    assert f"({fog} ? 1 : 2)" in steps.first
    assert f"Step==2 ? ({fog} ? 1 : (Here ? 2 : -1)) : " in steps.before("Here")
    assert f"({becalmed} ? 3 : 2)" in steps.last


def test_a_step_says_what_the_turn_has(game: Game) -> None:
    (lamps,) = (leaf for leaf in sequence(game).leaves if leaf.step.id == "lamps")
    assert told(game, lamps) == "@2: Lamps (3.2): Oil turn. Pay oil or lose the light."
    assert done_in(game, lamps.step) == "Oil turns only. Pay oil or lose the light."


def test_a_set_up_says_on_which_turns_something_is_looked_at(game: Game) -> None:
    set_up = list(PHASES.set_up(game, game.scenarios["first-light"]))
    turns = [turn.id for turn in game.scenarios["first-light"].turns if "oil" in turn.checks]
    assert turns
    assert saves.global_property("Looked_oil", "|" + "|".join(turns) + "|") in set_up


def test_a_set_up_begins_with_the_first_step_that_is_played(desk: Desk) -> None:
    desk.change(f"{SERIES}/phases.yaml", "      title: Drift\n", "      title: Drift\n      check: fog\n")
    game = desk.game()
    assert saves.global_property("Step", 2) in PHASES.set_up(game, game.scenarios["first-light"])


def test_a_step_is_of_the_side_that_plays_so_manieth(game: Game) -> None:
    (keeper,) = CLEARING.fixtures(_phasing(game, 2))
    second = '"$FirstPlayer$"=="The Lamp Guild" ? "The Wreckers" : "$FirstPlayer$"=="The Wreckers" ? "The Revenue"'
    never, on_two = (f'"|{number}".contains("|$Step$|")' for number in ("", "2|"))
    holds = f'Side==({second} : "The Lamp Guild") ? {on_two} : Side=="$FirstPlayer$" ? {never} : {never}'
    assert f"{{state_anchored_Level>0 && ({holds})}}" in keeper.traits[0].fields


def _phasing(game: Game, player: int) -> Game:
    """The game with a step of this player that takes the anchors of the side off whose turn it is."""
    drift, sailing = game.series.phases["running"]
    phases = {**game.series.phases, "running": (drift, sailing.model_copy(update={"player": player}))}
    anchored = game.series.pieces.states["anchored"].model_copy(update={"cleared_of": "phasing"})
    pieces = game.series.pieces.model_copy(update={"states": {**game.series.pieces.states, "anchored": anchored}})
    return replace(game, series=replace(game.series, phases=phases, pieces=pieces))


def test_who_leaves_a_turn_early_ends_what_its_later_steps_end(game: Game) -> None:
    # Weigh anchor is step 2 of a turn of running water, Sail step 3.
    (keeper,) = CLEARING.fixtures(game)
    assert '{state_anchored_Level>0 && ("|1|".contains("|$Step$|"))}' in keeper.traits[1].fields


def test_what_is_due_is_told_from_outside_the_mask(game: Game) -> None:
    (due,) = ENTERING.outer(game, game.pieces["crown-lion"])
    assert due.kind == "report"
    assert list(ENTERING.outer(game, game.pieces["lamp-heron"])) == []
