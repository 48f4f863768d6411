"""The set-ups: every scenario as a saved game with each piece where the data says."""

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from oobc.game import Game
from oobc.game.roles import losses_of, lost_at_start
from oobc.game.scenarios import Scenario
from oobc.layout.boards import windows
from oobc.layout.start import InWindow, Start, starts
from oobc.outputs.artifact import Artifact
from oobc.outputs.module.combat import combat_at_start
from oobc.outputs.module.counters import piece_at_start
from oobc.outputs.module.decks import Pile, pile_at_start, piles
from oobc.outputs.module.entering import waiting
from oobc.outputs.module.geometry import EngineGrid
from oobc.outputs.module.help import help_at_start
from oobc.outputs.module.losses import SHOWN
from oobc.outputs.module.names import map_name, place_name, plain, window_name
from oobc.outputs.module.phases import phase_at_start
from oobc.outputs.module.slips import written
from oobc.outputs.module.victory import worth_of_hexes
from oobc.outputs.words import played, stated
from oobc.vassal import saves
from oobc.vassal.archive import Metadata
from oobc.vassal.pieces import Piece as VassalPiece


@dataclass(frozen=True, slots=True)
class Shared:
    """What all set-ups of a module share."""

    game: Game
    engine: EngineGrid
    slots: Mapping[str, VassalPiece]
    """The palette's pieces by id."""
    gpids: Mapping[str, str]
    """The piece ids of all, and of what lies on the combat board."""
    expand: Callable[[VassalPiece], VassalPiece]
    metadata: Metadata
    site: Sequence[Artifact]
    """The help."""


def setup(shared: Shared, scenario: Scenario) -> bytes:
    """The saved game of a scenario."""
    game = shared.game
    ids, lying = itertools.count(1), list(starts(game, scenario))
    piled = [each for each in lying if _deck(game, each) is not None]
    fight, decks = list(combat_at_start(game, shared.gpids, shared.expand)), list(_decks(shared, piled))
    placed = [_placed(shared, scenario, each) for each in lying if each not in piled]
    commands = list(saves.placed([*placed, *fight], ids))
    commands += [command for deck in decks for command in pile_at_start(game, *deck, ids)]
    # The set-up has the combat board and the decks with their cards: the engine must not add them once more. Without
    # either there is nothing in the module that understands this.
    commands += [saves.SETUP_STACK] if fight or decks else []
    commands.append(saves.boards(map_name(game), saves.BoardPlace(map_name(game))))
    for window in windows(game):
        name = window_name(window)
        commands.append(saves.boards(name, saves.BoardPlace(name)))
    if scenario.turns:
        record = [turn.id for turn in game.turns]
        commands.append(saves.turn_tracker(saves.list_turn(record.index(scenario.turns[0].id), len(record))))
    commands += [*worth_of_hexes(game, scenario), *phase_at_start(game, scenario)]
    commands += help_at_start(shared.site, scenario)
    commands.append(saves.notes(briefing(game, scenario)))
    return saves.write(commands, shared.metadata, description=plain(scenario.title))


def briefing(game: Game, scenario: Scenario) -> str:
    """The notes of a scenario: what players must know before the first turn."""
    lines = [f"{game.battle.title}: {scenario.title} ({scenario.case})"]
    if scenario.turns:
        lines.append(f"{played(scenario)}, {len(scenario.turns)} turns")
    lines.append(f"First player: {game.box.sides[scenario.first_player].title}")
    for name, parameter in scenario.parameters.items():
        lines.append(f"{game.series.about.parameters[name].title}: {', '.join(stated(game, parameter))}")
    lines += [f"{case} {game.cases[case].title}" for case in scenario.special]
    if scenario.note:
        lines.append(scenario.note)
    if game.battle.note:
        lines += ["", game.battle.note]
    return "\n".join(lines)


def _placed(shared: Shared, scenario: Scenario, start: Start) -> saves.Placement:
    """A piece with its map and pixel; on a hexside half in either hex."""
    game, shown = shared.game, _shown(shared, scenario, start)
    if isinstance(start.place, InWindow):
        return saves.Placement(shown, window_name(start.place.window), start.place.x, start.place.y)
    ends = [shared.engine.pixel(game.map.grid.numbers[end]) for end in start.place.hexes]
    x, y = (sum(each) // len(ends) for each in zip(*ends, strict=True))
    return saves.Placement(shown, map_name(game), x, y)


def _shown(shared: Shared, scenario: Scenario, start: Start) -> VassalPiece:
    """A piece as it is when the scenario begins."""
    game, piece, placement = shared.game, start.piece, start.placement
    expanded = shared.expand(shared.slots[piece.id])
    if placement is None:
        return expanded
    shown = piece_at_start(game, expanded, piece, game.states_at_start(scenario, piece), placement.face)
    shown = waiting(game, shared.engine, shown, piece, placement)
    if losses_of(game, piece) is not None and (lost := lost_at_start(game, scenario, piece.formation)):
        shown = shown.in_state("PROP", SHOWN, str(lost))
    return written(game, scenario, piece, shown, start.order)


def _decks(shared: Shared, cards: Iterable[Start]) -> Iterator[tuple[Pile, list[VassalPiece]]]:
    """The decks, also those without cards, with their cards."""
    game = shared.game
    for pile in (pile for window in windows(game) for pile in piles(game, window)):
        inside = (each.piece.id for each in cards if _deck(game, each) == pile.name)
        yield pile, [shared.expand(shared.slots[id]) for id in inside]


def _deck(game: Game, start: Start) -> str | None:
    """The deck in which a piece lies."""
    place = start.place
    if not isinstance(place, InWindow) or place.ref not in game.series.decks:
        return None
    return place_name(game, place.window, place.box)
