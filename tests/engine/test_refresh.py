"""A saved game of version 1 in version 2: "Refresh Counters" loses nothing (`OOBC_VASSAL` as for `test_verify.py`)."""

import os
from pathlib import Path

import pytest

from authoring import BATTLE, BOX, SERIES, Desk
from oobc.build import module_of
from oobc.lock import lock_of, write
from oobc.outputs.module.names import COUNTER, FACE, NO_LEVEL, setup_name, state_key, state_property
from oobc.source.project import Project
from oobc.vassal.encoding import key
from oobc.verify import Engine, engine
from oobc.verify.vassal import Seen

VASSAL = os.environ.get("OOBC_VASSAL", "")
pytestmark = pytest.mark.skipif(not VASSAL, reason="needs the real VASSAL engine: OOBC_VASSAL names no folder")

STATES = [state_property(state) for state in ("anchored", "aground", "listing")]


def built(desk: Desk, version: int) -> Path:
    """The module as it is now; new pieces get their numbers."""
    game = desk.compile().game
    assert game is not None
    write(lock_of(game), Project(desk.root))
    module = desk.root / f"version-{version}.vmod"
    module.write_bytes(module_of(game))
    return module


def seen(running: Engine) -> dict[str, Seen]:
    """Every piece by its counter; parts of boards and of the map, which are none, by their number."""
    answer = running.ask("look")
    return {str(each.properties[COUNTER] or each.gpid): each for each in answer.pieces}


def played(running: Engine, game: str, save: Path) -> dict[str, Seen]:
    """A game that has gone on for a while, and is saved."""
    running.ask("setup", game, "The Lamp Guild")
    for piece, stroke in (
        ("lamp-heron", key("Ctrl+F")),
        ("lamp-heron", state_key("aground", 2)),
        ("lamp-heron", key("Ctrl+H")),
        ("lamp-tern", key("Ctrl+A")),
        ("crown-lion", key("Ctrl+I")),
    ):
        running.ask("press", piece, stroke)
    running.ask("save", str(save))
    return seen(running)


def second_version(desk: Desk) -> None:
    """A counter more in front of the others and one less, other values and names, one more state, level and action."""
    counters, setup, pieces = f"{BOX}/counters.csv", f"{BATTLE}/setup.csv", f"{SERIES}/pieces.yaml"
    desk.change(counters, "lamp-heron,Heron,", "lamp-heron,Old Heron,")
    desk.change(
        counters,
        "crown-lion,Lion,",
        "lamp-bear,Bear,lamplit,Guild,ship,sloop,2,,,,8,4,3,4,,,printed:5.1\ncrown-lion,Lion,",
    )
    desk.change(counters, "lamp-gig,Tern's gig,lamplit,Guild,ship,cutter,1,lamp-tern,,,1,,3,,,,printed:5.1\n", "")
    desk.change(counters, "3,,6,1,,1,printed:5.1", "3,,6,1,,,printed:5.1")
    desk.change(setup, "lamp-gig,[deep/laid-up],,out,printed:5.1", "lamp-bear,D-4,,out,printed:5.1")
    desk.change(
        pieces,
        "  aground:\n    title: Aground\n    levels:\n",
        """\
  listing:
    title: Listing
    levels:
      - id: listing
        title: listing
        key: Ctrl+Shift+L
        badge:
          text: L
          shape: disc
          fill: "#102a3a"
          ink: "#ffffff"
    place: top
  aground:
    title: Aground
    levels:
""",
    )
    desk.change(
        pieces,
        "    place: right\n    modifies:\n      sail: -9\n    not-added-to:",
        """\
      - id: broken
        title: broken up
        badge:
          text: B
          shape: diamond
          fill: "#8a2b12"
          ink: "#ffffff"
    place: right
    modifies:
      sail: -9
    not-added-to:""",
    )
    desk.change(
        pieces,
        "      - anchored\n      - aground\n      - fray\n    areas:\n      - broadside\n",
        "      - anchored\n      - listing\n      - aground\n      - fray\n    areas:\n      - broadside\n",
    )


def test_a_saved_game_refreshes_without_loss(desk: Desk, tmp_path: Path) -> None:
    first, save = built(desk, 1), tmp_path / "game.vsav"
    game = desk.compile().game
    assert game is not None
    name = setup_name(game.scenarios["first-light"])
    with engine(Path(VASSAL), first) as running:
        running.ask("watch", COUNTER, FACE, *STATES)
        before = played(running, name, save)
    second_version(desk)
    assert desk.found() == []
    with engine(Path(VASSAL), built(desk, 2)) as running:
        running.ask("watch", COUNTER, FACE, *STATES)
        opened = running.ask("open", str(save), "The Lamp Guild")
        refreshed = running.ask("refresh")
        after = seen(running)
        lists = running.ask("press", "lamp-heron", key("Ctrl+Shift+L"))
    assert (refreshed.complaints, lists.complaints) == ([], [])
    assert all("lamp-gig" in each for each in opened.complaints), "the old counter has no picture any more"
    assert after.keys() == before.keys(), "the old counter stays in the game, the new one is in the palette"
    for counter, was in before.items():
        now = after[counter]
        kept = {word: value for word, value in was.properties.items() if value is not None}
        assert (counter, now.gpid, now.map, now.place, now.x, now.y) == (
            counter,
            was.gpid,
            was.map,
            was.place,
            was.x,
            was.y,
        )
        assert (counter, now.hidden_by, kept) == (counter, was.hidden_by, {word: now.properties[word] for word in kept})
    heron = after["lamp-heron"]
    assert heron.properties == {
        COUNTER: "lamp-heron",
        FACE: "2",
        **dict(zip(STATES, ("1", "2", NO_LEVEL), strict=True)),
    }
    assert (heron.hidden_by, heron.name.startswith("Old Heron")) == ("The Lamp Guild", True)
    (listing,) = lists.changed
    assert listing.properties[state_property("listing")] == "1"
