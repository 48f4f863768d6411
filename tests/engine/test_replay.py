"""Turns played in a real VASSAL by both sides, told as who watches them would see them.

A line of a script does one thing and says what the chat then says: `...` in it stands for what dice decide.
"""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from authoring import TESTS, game_of
from oobc.build import module_of
from oobc.game import Game
from oobc.layout.combat import Part, combat_picture
from oobc.outputs.module.geometry import map_grid
from oobc.outputs.module.names import COUNTER, map_name, plain, pressed, setup_name, state_key
from oobc.verify.vassal import Engine, Seen, engine

VASSAL = os.environ.get("OOBC_VASSAL", "")
pytestmark = pytest.mark.skipif(not VASSAL, reason="needs the real VASSAL engine: OOBC_VASSAL names no folder")


@dataclass
class Replay:
    """A game in the hands of its players, one after the other."""

    game: Game
    engine: Engine
    folder: Path
    said: list[str] = field(default_factory=list)
    """What the chat said of the last thing done."""

    def ask(self, *words: str) -> list[Seen]:
        answer = self.engine.ask(*words)
        assert answer.complaints == []
        self.said = [line.removeprefix("* ") for line in answer.said]
        return answer.pieces

    def begins(self, scenario: str, side: str) -> None:
        """A player begins a scenario."""
        self.ask("watch", COUNTER)
        self.ask("setup", setup_name(self.game.scenarios[scenario]), self.game.box.sides[side].title)
        self._opens()

    def takes_over(self, side: str) -> None:
        """The next player opens the game as the last one has saved it."""
        saved = str(self.folder / f"{side}.vsav")
        self.engine.ask("save", saved)  # which asks for a comment
        self.ask("open", saved, self.game.box.sides[side].title)
        self._opens()

    def _opens(self) -> None:
        """The board of combats lies beside the map."""
        window = self.game.series.combat.window
        assert window is not None
        self.ask("press", "module", pressed(window.key))

    def strikes(self, key: str, *lines: str) -> None:
        """A key of the module is pressed."""
        self.ask("press", "module", pressed(key))
        self.reads(*lines)

    def chooses(self, name: str, entry: str, *lines: str) -> None:
        """An entry of the menu of a piece is chosen."""
        self.ask("press", self._id(name), self._key(self._id(name), entry))
        self.reads(*lines)

    def clicks(self, part: str, *lines: str) -> None:
        """A tab, a box or a button of the board of combats is clicked."""
        x, y = self._part(part).middle
        self.ask("point", plain(self.game.series.combat.title), str(x), str(y), "1")
        self.reads(*lines)

    def drags(self, name: str, hex: str) -> None:
        """A piece is dragged into a hex."""
        self.ask("drag", self._id(name), map_name(self.game), *self._middle(hex))
        self.stands(name, hex)

    def lays(self, name: str, hex: str) -> None:
        """A piece that waits in a box, or lies in a stack of which the others stay, is laid into a hex."""
        self.ask("place", self._id(name), map_name(self.game), *self._middle(hex))
        self.stands(name, hex)

    def reads(self, *lines: str) -> None:
        """The chat has said these lines, in this order, and maybe others."""
        left = iter(self.said)
        for line in lines:
            pattern = ".*".join(map(re.escape, line.split("...")))
            assert any(re.fullmatch(pattern, said) for said in left), f"{line!r} is not among {self.said}"

    def stands(self, name: str, place: str) -> None:
        """A piece stands in a hex or lies in a box."""
        (piece,) = (each for each in self.ask("look") if each.properties.get(COUNTER) == self._id(name))
        assert piece.place == place

    def _id(self, name: str) -> str:
        return next(piece.id for piece in self.game.pieces.values() if piece.name == name)

    def _key(self, id: str, entry: str) -> str:
        pieces, kind = self.game.series.pieces, self.game.pieces[id].kind
        keys = {pieces.actions[each].title: pressed(pieces.actions[each].key) for each in kind.actions}
        for state in kind.states:
            for number, level in enumerate(pieces.states[state].levels, 1):
                keys[level.title] = pressed(level.key) or state_key(state, number)
        if pieces.hidden is not None:
            keys[pieces.hidden.title] = pressed(pieces.hidden.key)
        if pieces.entering is not None:
            keys[pieces.entering.title] = pressed(pieces.entering.key)
        return keys[entry]

    def _middle(self, hex: str) -> tuple[str, str]:
        cell = self.game.map.grid.cell(hex)
        assert cell is not None
        x, y = map_grid(self.game).pixel(cell)
        return str(x), str(y)

    def _part(self, part: str) -> Part:
        picture = combat_picture(self.game)
        named = {each.title.split("  ")[0]: each for each in picture.buttons}
        named |= {each.title: each for each in (*picture.kinds, *picture.modifiers)}
        for kind in self.game.series.combat.kinds.values():
            named |= dict(zip(kind.results, picture.results, strict=False))
        return named[part]


@contextmanager
def replay(battle: str, root: Path, folder: Path) -> Iterator[Replay]:
    """A battle laid out in VASSAL."""
    game = game_of(root, battle)
    module = folder / f"{battle}.vmod"
    module.write_bytes(module_of(game))
    with engine(Path(VASSAL), module) as running:
        assert running.opened.complaints == []
        yield Replay(game, running, folder)


def test_a_turn_of_two_lights(tmp_path: Path) -> None:
    with replay("two-lights", TESTS / "project", tmp_path) as play:
        # The Guild weighs anchor and comes up with the Wreckers.
        play.begins("first-light", "guild")
        play.strikes("Alt+V", "Sailing: Weigh anchor (1.2)...")
        play.strikes("Alt+V", "Sailing: Sail")
        play.drags("Heron", "H-7")
        play.drags("Tern", "H-8")

        # A bombardment: two guns, less half of the Crab's two.
        play.clicks("Broadside")
        play.chooses("Heron", "boards", "Heron (boards) at ...: boards (1.32)")
        play.chooses("Crab", "is boarded", "Crab (is boarded) at ...: is boarded (1.32)")
        play.clicks("Fight it out", "Broadside: 1. Splash.")
        play.clicks("Fenders in", "Fenders in")

        # An attack: from afar it is told; then alongside. The boarders take the Crab.
        play.clicks("Boarding")
        play.chooses("Heron", "boards")
        play.chooses("Tern", "boards")
        play.chooses("Crab", "is boarded")
        play.clicks("Fight it out", "Boarding (1.32): 9 against 5, 1.5:1, ... H-7 not alongside H-9 (1.32). Die ...")
        play.drags("Heron", "G-9")
        play.clicks("In the fog (2.3)", "Fray: In the fog (2.3): yes")
        play.clicks("Fight it out", "Boarding (1.32): 9 against 5, ... In the fog (2.3). Die ... -1 = ...")
        play.clicks("B", "Boarding: B: the boarders take the ship (1.33)", "Crab ...is crippled: hull 2")

        # A repulse: she is warned off, and retreats.
        play.clicks("Warning off")
        play.clicks(
            "Fight it out",
            "Warning off (1.34): 9 against 2. They sheer off.",
            "Crab (crippled) ...(sheers off a hex) at H-9: off to I-10, I-9 (1.34)",
        )
        play.drags("Crab", "I-9")
        play.clicks("Fenders in")

        # A charge: the Heron rams.
        play.drags("Heron", "H-9")
        play.clicks("Ramming")
        play.chooses("Heron", "boards")
        play.chooses("Crab", "is boarded")
        play.clicks("Fight it out", "Ramming (1.35): 6 against 2, 2:1. Die ...")
        play.clicks(
            "stove in",
            "Ramming: stove in: she is stove in (1.35)",
            "Crab (crippled) ...goes down at I-9",
            "The Wreckers has lost 5 hull of Black gang. At 4 they grumble!",
        )
        play.stands("Crab", "The Wreckers: Sunk")
        play.clicks("Fenders in")

        # A recovery: the boat that was laid up comes back to its ship.
        play.chooses("Tern's gig", "Hoist the boat", "Tern's gig is hoisted at H-8")

        # A card.
        play.strikes("F7", "An omen, at spent.")

        # The Wreckers' Eel comes in, attacks alone, and is thrown back.
        play.takes_over("wrack")
        play.lays("Eel", "I-8")
        play.clicks("Boarding")
        play.chooses("Eel", "boards", "Eel (boards) at ...: boards (1.32)")
        play.chooses("Tern", "is boarded")
        play.clicks("Fight it out", "Boarding (1.32): 2 against 3, 1:2, fought at 1:2. In the fog (2.3). Die ...")
        play.clicks(
            "D",
            "Boarding: D: the boarders go overboard (1.33, 1.34)",
            "Eel (sheers off a hex) at I-8: off to J-8, I-7 (1.34)",
        )
        play.drags("Eel", "J-8")
        play.clicks("Fenders in", "Fenders in")
        play.strikes("Alt+N", "Turn: ...")


def test_a_turn_of_espinosa(tmp_path: Path) -> None:
    with replay("espinosa", TESTS.parent, tmp_path) as play:
        # The Spanish brigade before Espinosa shows itself.
        play.begins("dob", "coalition")
        play.chooses("Riquelme", "Hidden force", "Riquelme is revealed at 4817 (8.3).")
        play.chooses("Bermudez", "Hidden force", "Bermudez is revealed at 4817 (8.3).")
        play.chooses("Dgn Reina", "Hidden force", "Dgn Reina is revealed at ... (8.3).")

        # Ruffin comes up against it, with a battery from the alternates.
        play.takes_over("french")
        for name in ("Labruyère", "Barrois"):
            play.lays(name, "4818")
            play.chooses(name, "Hidden force", f"{name} is revealed at 4818 (8.3).")
        play.lays("I/1 Arty", "4819")
        play.chooses("I/1 Arty", "Hidden force", "I/1 Arty is revealed at 4819 (8.3).")

        # A repulse: 9 against 5 is not five times as much.
        play.clicks("Repulse")
        play.chooses("Labruyère", "Attacks", "Labruyère (attacks) at ...: Attacks (10.3)")
        play.chooses("Barrois", "Attacks", "Barrois (attacks) at ...: Attacks (10.3)")
        play.chooses("Riquelme", "Defends", "Riquelme (defends) at ...: Defends (10.3)")
        play.chooses("Bermudez", "Defends", "Bermudez (defends) at ...: Defends (10.3)")
        play.clicks(
            "Resolve",
            "Repulse (9.12): 9 against 5 is 1.5:1. It fails; the stack stops and must attack ... (9.22).",
            "Labruyère (failed repulse) (attacks) at 4818",
        )
        play.clicks("Clear the combat")

        # A bombardment over two hexes; the card says 1R.
        play.clicks("Bombardment")
        play.chooses("I/1 Arty", "Attacks")
        play.chooses("Riquelme", "Defends")
        play.chooses("Bermudez", "Defends")
        play.clicks(
            "Resolve",
            "Bombardment (13.3): 1 SPs after counter-battery (13.5). Die ...",
            "I/1 Arty (has bombarded) (attacks) at 4819",
        )
        play.clicks("1R", "Bombardment: 1R: one unit is reduced, which the bombarding player picks (13.38)")
        play.chooses("Riquelme", "Reduce", "Riquelme ...at 4817 is reduced (13.38, 12.2E).")
        play.clicks("Clear the combat")

        # The attack that the repulse forces, two columns lower; the card says Dr2.
        play.clicks("Attack")
        play.chooses("Labruyère", "Attacks")
        play.chooses("Barrois", "Attacks")
        play.chooses("Riquelme", "Defends")
        play.chooses("Bermudez", "Defends")
        play.clicks(
            "Resolve",
            "Attack (10.4): 9 against 4 is 2:1; the column is 1:1. After a failed Repulse (9.22) -2. Die ...",
        )
        play.clicks(
            "Dr2",
            "Attack: Dr2: every defending unit retreats 2 hexes (12.1, 12.31)",
            "Riquelme (reduced strength) (retreats 2 hexes) at 4817: the next hex may be 4816, 4917, 4717 (12.31)",
        )

        # The Coalition retreats with one brigade; of the other, cut off, the card said De. It may recover.
        play.takes_over("coalition")
        play.lays("Riquelme", "4716")
        play.chooses("Bermudez", "Defends")
        play.clicks(
            "De",
            "Attack: De: every defending combat unit is eliminated (12.1, 12.51)",
            "Bermudez ...is eliminated at 4817 and awaits recovery (12.51).",
        )
        play.stands("Bermudez", "Coalition: Units Awaiting Recovery (UAR)")
        play.clicks("Clear the combat")
        play.chooses("Bermudez", "Recovery roll", "Bermudez rolls for recovery (22.12): ... against 2....")

        # Dragoons charge the French, who form square.
        play.lays("Dgn Reina", "4817")
        play.clicks("Charge")
        play.chooses("Dgn Reina", "Attacks")
        play.chooses("Labruyère", "Defends")
        play.clicks(
            "Resolve", "Charge (14.21): 1 against 6 is under 1:2. Die ...", "Dgn Reina (has charged) (attacks) at 4817"
        )
        play.clicks("Pr", "Charge: Pr: ... (14.23)", "Labruyère (in square) ...at 4818")
        play.strikes("Alt+Y", "Coalition draws a Mode Card (25.42).")
        play.strikes("Alt+N", "Turn: ...")
        play.stands("I/1 Arty", "4819")
