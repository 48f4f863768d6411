"""The set-ups: every scenario as a saved game with each piece where the data says."""

import itertools
import textwrap
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from oobc.game import Game
from oobc.game.scenarios import Scenario
from oobc.layout.boards import windows
from oobc.layout.start import InWindow, Start, starts
from oobc.outputs.artifact import Artifact
from oobc.outputs.module.counters import piece_at_start
from oobc.outputs.module.features import FEATURES
from oobc.outputs.module.geometry import map_grid
from oobc.outputs.module.help import help_at_start
from oobc.outputs.module.names import MAP_LAYERS, map_layer, map_name, place_name, plain, window_name
from oobc.outputs.words import played, stated
from oobc.vassal import saves
from oobc.vassal.archive import Metadata
from oobc.vassal.decks import deck
from oobc.vassal.pieces import Piece as VassalPiece


@dataclass(frozen=True, slots=True)
class Shared:
    """What all set-ups of a module share."""

    game: Game
    slots: Mapping[str, VassalPiece]
    """The palette's pieces by id."""
    expand: Callable[[VassalPiece], VassalPiece]
    metadata: Metadata
    site: Sequence[Artifact]
    """The help."""


def setup(shared: Shared, scenario: Scenario) -> bytes:
    """The saved game of a scenario."""
    game, ids = shared.game, itertools.count(1)
    piles = [pile for window in windows(game) for feature in FEATURES for pile in feature.piles(game, window)]
    cards: dict[str | None, list[VassalPiece]] = {pile.get("name"): [] for pile in piles}
    placed: list[saves.Placement] = []
    for start in starts(game, scenario):
        shown = shared.expand(shared.slots[start.piece.id])
        if (box := _box(game, start)) in cards:
            cards[box].append(shown)
        else:
            placed.append(_placed(game, piece_at_start(game, shown, scenario, start), start))
    fixtures = [fixture for feature in FEATURES for fixture in feature.fixtures(game)]
    placed += (saves.Placement(shared.expand(each.made(game)), each.map, each.x, each.y) for each in fixtures)
    commands = list(saves.placed(placed, ids))
    for pile in piles:
        commands += deck(pile, pile.get("owningBoard"), cards[pile.get("name")], ids)
    # The set-up has the fixtures and the decks with their cards: the engine must not add them once more. Without
    # either there is nothing in the module that understands this.
    commands += [saves.SETUP_STACK] if fixtures or piles else []
    commands.append(saves.boards(map_name(game), saves.BoardPlace(map_name(game))))
    for window in windows(game):
        name = window_name(window)
        commands.append(saves.boards(name, saves.BoardPlace(name)))
    if scenario.turns:
        record = [turn.id for turn in game.turns]
        commands.append(saves.turn_tracker(saves.list_turn(record.index(scenario.turns[0].id), len(record))))
    commands += (each for feature in FEATURES for each in feature.set_up(game, scenario))
    commands += help_at_start(shared.site, scenario)
    commands.append(saves.notes(_notes(game, scenario)))
    return saves.write(commands, shared.metadata, description=plain(scenario.title))


def briefing(game: Game, scenario: Scenario) -> list[str]:
    """The chart of a scenario, its title first: what players must know before the first turn."""
    lines = _heading(game, scenario)
    for name, parameter in scenario.parameters.items():
        lines.append(f"{game.series.about.parameters[name].title}: {', '.join(stated(game, parameter))}")
    lines += [f"{case} {game.cases[case].title}" for case in scenario.special]
    return [*lines, *(note for note in (scenario.note, game.battle.note) if note)]


def _heading(game: Game, scenario: Scenario) -> list[str]:
    lines = [f"{game.battle.title}: {scenario.title} ({scenario.case})"]
    if scenario.turns:
        lines.append(f"{played(scenario)}, {len(scenario.turns)} turns")
    return [*lines, f"First player: {game.box.sides[scenario.first_player].title}"]


_NOTES_WIDTH = 60
"""Characters of a line of the engine's window of notes, which breaks none."""


def _notes(game: Game, scenario: Scenario) -> str:
    """The notes of a scenario, as much as the engine's window shows at once: it opens at the end of what is longer."""
    more = f"All about it: Tables, Charts, {scenario.title}."
    lines = [*_heading(game, scenario), "", more, *(["", game.battle.note] if game.battle.note else [])]
    return "\n".join(textwrap.fill(line, _NOTES_WIDTH) for line in lines)


def _box(game: Game, start: Start) -> str | None:
    """What the engine calls the box in which a piece lies."""
    return place_name(game, start.place.window, start.place.box) if isinstance(start.place, InWindow) else None


def _placed(game: Game, shown: VassalPiece, start: Start) -> saves.Placement:
    """A piece with its map and pixel, on a hexside half in either hex; the engine wants a stack for each layer."""
    if isinstance(start.place, InWindow):
        return saves.Placement(shown, window_name(start.place.window), start.place.x, start.place.y)
    ends = [map_grid(game).pixel(game.map.grid.numbers[end]) for end in start.place.hexes]
    x, y = (sum(each) // len(ends) for each in zip(*ends, strict=True))
    return saves.Placement(shown, map_name(game), x, y, MAP_LAYERS.index(map_layer(start.piece)))
