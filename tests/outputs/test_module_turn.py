"""What the module makes of the turn: what is counted at its start, which step is next, what each ends, who is due."""

from collections.abc import Iterator
from dataclasses import replace

from authoring import BATTLE, BOX, SERIES, Desk
from oobc.game import Game
from oobc.layout.boards import windows
from oobc.layout.start import OnMap, opening, starts
from oobc.model.pieces import State
from oobc.outputs.module.counters import slot_piece
from oobc.outputs.module.features.actions import ACTIONS
from oobc.outputs.module.features.clearing import CLEARING
from oobc.outputs.module.features.entering import ENTERING
from oobc.outputs.module.features.hiding import HIDING
from oobc.outputs.module.features.opening import OPENING
from oobc.outputs.module.features.phases import PHASES
from oobc.outputs.module.features.sequence import acting, sequence, told
from oobc.outputs.module.features.victory import VICTORY
from oobc.outputs.module.names import OWNER, SOLITAIRE, formation_name_property
from oobc.outputs.module.states import state_traits
from oobc.outputs.module.windows import board_window
from oobc.outputs.words import done_in
from oobc.vassal import saves
from oobc.vassal.encoding import unseq

SHIPS = ("lamp-heron", "lamp-tern")
"""A sloop and a cutter."""


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


def test_an_entry_of_the_victory_menu_is_read_as_it_is_written(desk: Desk) -> None:
    desk.change(f"{BOX}/game.yaml", "    - title: a wreck salvaged\n", "    - title: a wreck salvaged, or two\n")
    game = desk.game()
    *_, menu = VICTORY.buttons(game)
    (guild, *_) = (each for each in VICTORY.properties(game) if each.get("name") == "Awarded_guild")
    assert guild.children[0].get("text") == "The Lamp Guild: a wreck salvaged, or two +3"
    assert "The Lamp Guild: a wreck salvaged, or two +3" in unseq(",", menu.get("menuItems"))


def test_the_map_opens_where_all_sides_are_to_be_seen(game: Game) -> None:
    # The Guild lies at C-3 and D-4, the Wreckers at H-9.
    (x, y), (x2, y2) = (game.map.grid.middle(hex, 96) for hex in ("D-4", "H-9"))
    assert opening(game, game.scenarios["first-light"], 96) == (round((x + x2) / 2), round((y + y2) / 2))
    (camera,) = OPENING.on_map(game)
    (pressed,) = OPENING.buttons(game)
    assert camera.get("hotkey") == pressed.get("globalHotkey") != ""
    assert camera.get("text") == camera.get("icon") == ""


def test_the_map_of_a_set_up_opens_at_its_own_pieces(game: Game) -> None:
    first, *others = (list(OPENING.set_up(game, scenario)) for scenario in game.scenarios.values())
    assert len(first) == 2 and any(each != first for each in others)


def test_who_plays_alone_looks_under_every_mask_and_opens_every_window(game: Game) -> None:
    masks = [mask for body in HIDING.prototypes(game) for mask in body[1] if mask.kind == "obs"]
    assert len(masks) == len(game.box.sides)
    assert all(f"sides:{title}:{SOLITAIRE}" in mask.type for mask, title in zip(masks, _titles(game), strict=True))
    private = [board_window(game, each) for each in windows(game) if each.owner is not None]
    assert private
    assert all(each.get("side").split(",")[1:] == [SOLITAIRE] for each in private)


def _titles(game: Game) -> list[str]:
    return [side.title for side in game.box.sides.values()]


def test_a_button_of_who_plays_alone_works_for_the_side_whose_step_it_is(game: Game) -> None:
    # Of the five steps only Lamps is of the second player.
    assert acting(game) == (
        '("$PlayerSide$"=="Solitaire" ? "~@1~@1~@1~@1~@2".split("~", -1)[$Step$].replace("@1", FirstPlayer)'
        '.replace("@2", (FirstPlayer=="The Lamp Guild" ? "The Wreckers" : FirstPlayer=="The Wreckers" ? "The Revenue"'
        ' : "The Lamp Guild")) : "$PlayerSide$")'
    )


def test_no_folder_of_the_inventory_is_nameless(game: Game) -> None:
    for piece in game.pieces.values():
        words = slot_piece(game, piece).traits[-2]
        assert words.kind == "mark"
        values = dict(zip(words.fields, unseq(",", words.state), strict=True))
        assert values[OWNER] and values[formation_name_property(game)]


def test_a_menu_has_only_what_the_arm_of_a_piece_does(desk: Desk) -> None:
    desk.change(f"{SERIES}/pieces.yaml", "    title: Kedge off\n", "    title: Kedge off\n    arms: [cutter]\n")
    game = desk.game()
    heron, tern = ({text for trait in ACTIONS.menu(game, game.pieces[id]) for text in trait.fields} for id in SHIPS)
    assert not any("Kedge off" in text for text in heron)
    assert any("Kedge off" in text for text in tern)


def test_what_is_done_at_a_span_is_in_no_menu_elsewhere(desk: Desk) -> None:
    desk.change(
        f"{SERIES}/pieces.yaml", "    title: Run her aground\n", "    title: Run her aground\n    at-spans: [gap]\n"
    )
    game = desk.game()
    hexes = "|".join(game.map.beside_spans(["gap"]))
    assert hexes
    (restricted,) = (
        trait
        for trait in ACTIONS.menu(game, game.pieces["lamp-heron"])
        if hexes in trait.type and trait.kind == "hideCmd"
    )
    elsewhere = f'!"|{hexes}|".contains("|"+LocationName+"|")'
    assert f"{{{elsewhere}}}" in restricted.fields
    told = (
        f'{{({elsewhere}) && ObscuredToOthers!=true ? newPieceName + " at " + location + ": that cannot be done here"'
    )
    assert any(told in trait.type for trait in ACTIONS.menu(game, game.pieces["lamp-heron"]))


def test_a_report_names_the_piece_the_place_and_what_it_became(game: Game) -> None:
    states = game.series.pieces.states
    fray, aground = (next(_reports(game, each)) for each in ({"fray": states["fray"]}, {"aground": states["aground"]}))
    levels = 'Asked=="aground 1" ? "touched bottom (1.21)" : Asked=="aground 2" ? "hard aground (1.21)"'
    ends = '"no longer Aground (1.21)"'
    held_back = 'ObscuredToOthers==true ? "a marker is changed" : '
    assert aground == f'{{newPieceName + " at " + location + ": " + ({held_back}{levels} : {ends})}}'
    # What lies on top of a mask everyone sees.
    assert "ObscuredToOthers" not in fray


def _reports(game: Game, states: dict[str, State]) -> Iterator[str]:
    return (
        trait.fields[1] for trait in state_traits(game, game.pieces["lamp-heron"], states) if trait.kind == "report"
    )


def test_what_is_due_is_told_from_outside_the_mask(game: Game) -> None:
    (due,) = ENTERING.outer(game, game.pieces["crown-lion"])
    assert due.kind == "report"
    assert list(ENTERING.outer(game, game.pieces["lamp-heron"])) == []
