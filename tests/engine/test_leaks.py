"""What is hidden differs in two games, and nobody else can tell which of them he plays (`OOBC_VASSAL` as elsewhere)."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from authoring import TESTS, game_of
from oobc.build import module_of
from oobc.game import Game
from oobc.game.placements import InHex
from oobc.outputs.module.names import COUNTER, map_name, pressed, setup_name
from oobc.verify import Engine, engine

VASSAL = os.environ.get("OOBC_VASSAL", "")
pytestmark = pytest.mark.skipif(not VASSAL, reason="needs the real VASSAL engine: OOBC_VASSAL names no folder")

OWNER, WATCHERS = "The Lamp Guild", ("The Wreckers", "The Revenue", "")
"""Who hides; and who must not know: the other sides and an observer."""
SHIPS = ("lamp-heron", "lamp-tern")
HEXES = ("C-3", "D-4")
ACTS = ("Ctrl+A", "Ctrl+D", "Ctrl+N", "Alt+A", "Ctrl+B")
"""Both ships can do these while they are hidden: anchor, swing, run aground, board, show the reach of their guns."""


@pytest.fixture(scope="module")
def isles() -> Game:
    """*Two Lights* as it is, and with two ships of the Guild in one another's place."""
    game = game_of(TESTS / "project", "two-lights")
    first = replace(game.scenarios["first-light"], states=())
    scenarios = {}
    for id, hexes in (("first-light", HEXES), ("other-way", HEXES[::-1])):
        there = {ship: InHex(hex, source="printed:5.1") for ship, hex in zip(SHIPS, hexes, strict=True)}
        scenarios[id] = replace(first, id=id, title=id, placements={**first.placements, **there})
    return replace(game, scenarios=scenarios)


def ship_at(running: Engine, hex: str) -> str:
    """The ship of the Guild in a hex."""
    pieces = running.ask("look").pieces
    return next(each.id for each in pieces if each.place == hex and each.properties[COUNTER] in SHIPS)


def played_by_the_owner(running: Engine, game: Game, scenario: str, log: Path) -> None:
    """Both ships go under fog; then the first does all that it can, and sails."""
    running.ask("setup", setup_name(game.scenarios[scenario]), OWNER)
    ids = [ship_at(running, hex) for hex in HEXES]
    for id in ids:
        running.ask("press", id, pressed("Ctrl+H"))
    running.ask("log", str(log))
    for stroke in ACTS:
        running.ask("press", ids[0], pressed(stroke))
    x, y = (round(each) for each in game.map.grid.middle("D-5", game.box.drawing.hex_height))
    running.ask("place", ids[0], map_name(game), str(x), str(y))
    running.ask("end")


def seen_by(running: Engine, log: Path, who: str) -> list[object]:
    """All that a watcher sees of the log, step by step, and of the game that it ends in."""
    running.ask("open", str(log), who)
    seen: list[object] = [pieces(running)]
    while (step := running.ask("step")).state:
        seen += [step.said, pieces(running)]
    hidden = [each.id for each in running.ask("look").pieces if each.secret and each.properties[COUNTER] in SHIPS]
    assert len(hidden) == len(SHIPS)
    looks = [running.ask(verb, id) for id in hidden for verb in ("menu", "hover")]
    running.ask("press", "module", pressed("Alt+I"))
    listed = [window.lines for window in running.ask("windows").windows]
    return [*seen, sorted(str((each.menu, each.viewed)) for each in looks), listed]


def pieces(running: Engine) -> list[object]:
    """Every piece as it is seen: its name, place, picture, and how many lie with it."""
    found = running.ask("look").pieces
    heaps = [each.stack for each in found]
    return sorted((each.name, str(each.place), each.x, each.y, each.size, heaps.count(each.stack)) for each in found)


def test_no_other_side_and_no_observer_can_tell_hidden_ships_apart(isles: Game, tmp_path: Path) -> None:
    module = tmp_path / "two-lights.vmod"
    module.write_bytes(module_of(isles))
    with engine(Path(VASSAL), module) as running:
        running.ask("watch", COUNTER)
        for scenario in isles.scenarios:
            played_by_the_owner(running, isles, scenario, tmp_path / f"{scenario}.vlog")
        for who in WATCHERS:
            one, other = (seen_by(running, tmp_path / f"{scenario}.vlog", who) for scenario in isles.scenarios)
            assert len(one) > 2 * len(ACTS)
            assert one == other, who or "an observer"


def test_the_owner_reads_the_strength_of_his_own_hidden_ships_and_others_nothing(isles: Game, tmp_path: Path) -> None:
    module = tmp_path / "two-lights.vmod"
    module.write_bytes(module_of(isles))
    with engine(Path(VASSAL), module) as running:
        running.ask("watch", COUNTER)
        log = tmp_path / "a.vlog"
        played_by_the_owner(running, isles, "first-light", log)
        told = {}
        for who in (OWNER, *WATCHERS):
            running.ask("open", str(log), who)
            told[who] = running.ask("hover", ship_at(running, HEXES[1])).viewed or ""
    assert "hull 3" in told[OWNER]
    assert not any("hull" in told[who] for who in WATCHERS)
