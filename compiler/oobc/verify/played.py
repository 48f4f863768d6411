"""The game as it stands in the engine, and what everyone asks of it who holds it against the data."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from oobc.diagnostics.codes import DOES_NOTHING, ENGINE_COMPLAINS
from oobc.diagnostics.findings import Finding
from oobc.game import Game
from oobc.game.placements import InHex
from oobc.game.scenarios import Scenario
from oobc.outputs.module.names import COUNTER, map_name, setup_name
from oobc.place import Origin
from oobc.verify.vassal import Answer, Button, Engine, Entry, Seen

OBSERVER = ""
"""The side of who only looks on."""


@dataclass(frozen=True, slots=True)
class Way:
    """The way to something by the mouse: a button, and an entry of its menu."""

    button: Button
    entry: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return " > ".join((self.button.name, *self.entry))


@dataclass(slots=True)
class Played:
    """A game in the hands of one side after another."""

    game: Game
    engine: Engine
    pieces: dict[str, Seen] = field(default_factory=dict)
    """By the engine's ids."""
    turn: str | None = None
    ways: dict[str, Way] = field(default_factory=dict)
    """The way to each window that a button opens, by its title."""

    def ask(self, *words: str) -> Answer:
        """Does one thing."""
        answer = self.engine.ask(*words)
        for each in answer.changed:
            self.pieces[each.id] = each
        for each in answer.gone:
            self.pieces.pop(each.id, None)
        self.turn = answer.turn
        return answer

    def do(self, *words: str) -> Iterator[Finding]:
        """Does one thing of which nothing is asked but that the engine keeps quiet."""
        yield from self.complaints(self.ask(*words))

    def complaints(self, answer: Answer, *, dialogs: bool = False) -> Iterator[Finding]:
        """What the engine complained of; `dialogs`: to be asked something is no fault."""
        asked = () if dialogs else (f"a dialog: {each}" for each in answer.dialogs)
        for each in (*answer.complaints, *asked):
            yield Finding(ENGINE_COMPLAINS, f"VASSAL says: {each}", self.game.battle.origin)

    def begin(self, scenario: Scenario, side: str) -> Iterator[Finding]:
        """Begins a scenario as a side, or as `OBSERVER`."""
        yield from self.do("setup", setup_name(scenario), self.title_of(side))
        yield from self.look()

    def look(self) -> Iterator[Finding]:
        """Sees every piece anew."""
        answer = self.ask("look")
        yield from self.complaints(answer)
        self.pieces = {each.id: each for each in answer.pieces}

    # ---------------------------------------------------------------- what there is

    def title_of(self, side: str) -> str:
        """What the engine calls a side; an observer has none."""
        return self.game.box.sides[side].title if side != OBSERVER else ""

    def called(self, side: str) -> str:
        """A side, or who looks on, in a sentence."""
        return self.title_of(side) or "an observer"

    def piece(self, counter: str) -> Seen | None:
        """The first piece that is a counter."""
        return next((each for each in self.pieces.values() if each.properties.get(COUNTER) == counter), None)

    def name(self, counter: str | None) -> str:
        """What people call a counter."""
        return self.game.pieces[counter].name if counter is not None and counter in self.game.pieces else str(counter)

    def on_map(self) -> list[Seen]:
        """The pieces on the battle map, but for the cards of a deck."""
        return [each for each in self.pieces.values() if each.map == map_name(self.game) and each.stack != "deck"]

    def of_side(self, scenario: Scenario, side: str) -> list[str]:
        """The units of a side that stand on the map as a scenario begins."""
        return [
            id
            for id, placement in scenario.placements.items()
            if isinstance(placement, InHex)
            and not self.game.pieces[id].is_marker
            and self.game.pieces[id].side == self.game.box.sides[side]
        ]

    # ---------------------------------------------------------------- by mouse

    def click(self, way: Way) -> Answer:
        """Clicks a button, and the way to an entry of its menu."""
        return self.ask("click", str(way.button.number), *way.entry)

    def opens(self, window: str) -> Iterator[Finding]:
        """Opens a window as a player does, and leaves it open."""
        if window in self.ways:
            yield from self.complaints(self.click(self.ways[window]))
            yield from self.do("mark")

    def dead(self, answer: Answer, what: str, origin: Origin) -> Iterator[Finding]:
        """What the engine complained of after a click, and whether nothing came of it."""
        yield from self.complaints(answer, dialogs=True)
        if not (answer.complaints or noticed(answer)):
            yield Finding(DOES_NOTHING, f"{what} does nothing", origin)


def noticed(answer: Answer) -> bool:
    """Whether a player notices anything of what was done."""
    windows = answer.opened or answer.closed or answer.panels or answer.dialogs
    return bool(answer.said or answer.state or answer.looks or windows or answer.menu)


def told(answer: Answer) -> bool:
    """Whether the chat tells of what was done, or a saved game would: more than a look."""
    return bool(answer.said or answer.state)


def entries(menu: list[Entry]) -> Iterator[tuple[str, ...]]:
    """Those that can be chosen, each once."""
    yield from dict.fromkeys(each.path for each in menu if each.enabled and all(each.path))
