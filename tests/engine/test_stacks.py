"""What the stack viewer adds up, in a real VASSAL (`OOBC_VASSAL` as for `test_verify.py`)."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from authoring import TESTS, game_of
from oobc.build import module_of
from oobc.checks.stacking import stacks_are_within_the_limits
from oobc.game import Game
from oobc.game.placements import InHex
from oobc.outputs.module.names import COUNTER, setup_name
from oobc.verify import Engine, engine

VASSAL = os.environ.get("OOBC_VASSAL", "")
pytestmark = pytest.mark.skipif(not VASSAL, reason="needs the real VASSAL engine: OOBC_VASSAL names no folder")


def too_many(running: Engine, game: Game, scenario: str) -> set[str]:
    """The hexes in which pieces say that they are too many."""
    side = next(iter(game.box.sides.values())).title
    running.ask("setup", setup_name(game.scenarios[scenario]), side)
    pieces = running.ask("look").pieces
    return {each.place for each in pieces if str(each.properties.get("TooMany") or "0") != "0"}


def crowded(game: Game, scenario: str, hex_number: str, *pieces: str) -> Game:
    """The game with these pieces all in one hex when a scenario begins."""
    about = game.scenarios[scenario]
    placements = dict(about.placements)
    for piece in pieces:
        placements[piece] = InHex(hex_number, source=placements[piece].source)
    return replace(game, scenarios={**game.scenarios, scenario: replace(about, placements=placements)})


ISLES, SPAIN = (TESTS / "project", "two-lights"), (TESTS.parent, "espinosa")


@pytest.mark.parametrize(
    ("battle", "scenario", "pieces", "hexes"),
    [
        (ISLES, "first-light", ("lamp-heron", "lamp-tern"), set()),
        (ISLES, "first-light", ("lamp-heron", "lamp-tern", "lamp-gig"), {"D-4"}),
        # Three of one division, whose name is a number.
        (SPAIN, "dob", ("i-1-labruyere", "i-1-barrois", "i-1-arty"), set()),
        # Three of two divisions, without an officer; with one, five if no more than two are infantry.
        (SPAIN, "dob", ("i-1-barrois", "i-1-labruyere", "i-2-maison"), {"4322"}),
        (SPAIN, "dob", ("victor", "i-1-barrois", "i-2-maison", "i-1lc-beaumont", "i-1-arty", "i-2-arty"), set()),
        (SPAIN, "dob", ("victor", "i-1-barrois", "i-2-maison", "i-3-puthod", "i-1-arty"), {"4322"}),
    ],
)
def test_the_module_finds_the_same_stacks_too_high_as_the_compiler(
    battle: tuple[Path, str], scenario: str, pieces: tuple[str, ...], hexes: set[str], tmp_path: Path
) -> None:
    game = game_of(*battle)
    hex_number = next(iter(hexes), "D-4" if battle is ISLES else "4322")
    game = crowded(game, scenario, hex_number, *pieces)
    told = {each.message.split(" in ")[1].split(",")[0] for each in stacks_are_within_the_limits(game)}
    module = tmp_path / f"{game.id}.vmod"
    module.write_bytes(module_of(game))
    with engine(Path(VASSAL), module) as running:
        running.ask("watch", COUNTER, "TooMany")
        assert too_many(running, game, scenario) == told == hexes


def test_a_weakened_piece_counts_with_what_is_left_of_it(tmp_path: Path) -> None:
    game = game_of(*ISLES)
    module = tmp_path / f"{game.id}.vmod"
    module.write_bytes(module_of(game))
    with engine(Path(VASSAL), module) as running:
        running.ask("watch", COUNTER, "Hull_shown")
        running.ask("setup", setup_name(game.scenarios["long-dark"]), "The Lamp Guild")
        shown = {each.properties[COUNTER]: each.properties["Hull_shown"] for each in running.ask("look").pieces}
    assert (shown["wrack-crab"], shown["lamp-heron"]) == ("2", "6")
