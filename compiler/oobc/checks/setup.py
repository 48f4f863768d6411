"""The set-up card."""

from collections.abc import Iterator

from oobc.diagnostics.codes import (
    EMPTY_GROUP,
    GAP_IN_GROUPS,
    NO_ENTRY_SIGN,
    NOT_OF_THE_DECK,
    NOT_ON_EDGE,
    NOWHERE_TO_WAIT,
    OFF_THE_TRACK,
    PRINTED_GROUP,
    SAME_AS_INHERITED,
)
from oobc.diagnostics.findings import Finding, Note
from oobc.game import Game
from oobc.game.groups import Group
from oobc.game.placements import Enters, InBox, Waits
from oobc.game.roles import losses_of, lost_at_start, lost_pieces
from oobc.place import Origin


def entry_hexes_lie_on_the_edge(game: Game) -> Iterator[Finding]:
    """What comes on a turn or in a group enters at the edge of the map."""
    places = [
        (each.hex, each.origin)
        for scenario in game.scenarios.values()
        for each in scenario.waiting.values()
        if isinstance(each, Enters)
    ]
    for group in game.groups:
        places += [(hex, group.origin.at("enters", number)) for number, hex in enumerate(group.enters)]
    for hex, where in dict.fromkeys(places):
        cell = game.map.grid.cell(hex)
        if cell is not None and not game.map.grid.is_edge(cell):
            yield Finding(NOT_ON_EDGE, f"the hex of entry {hex} is not on the edge of the map", where)


def who_is_to_enter_waits_on_a_board(game: Game) -> Iterator[Finding]:
    """Boards hold those that wait for their turn and those in groups: else the module leaves them out."""
    held = {way for board in game.series.boards.values() for way in board.holds}
    waiting = [each for scenario in game.scenarios.values() for each in scenario.waiting.values()]
    for way in sorted({each.kind for each in waiting} - held):
        first = next(each for each in waiting if each.kind == way)
        message = "no board holds what waits here: the module leaves it out"
        yield Finding(NOWHERE_TO_WAIT, message, first.origin, f"give a board of boards.yaml `holds: [{way}]`")


def groups_are_numbered_without_gap(game: Game) -> Iterator[Finding]:
    """The groups of a kind of each side are 1, 2, 3, since they enter in this order."""
    alike: dict[tuple[str, str], list[Group]] = {}
    for group in sorted(game.groups, key=lambda group: group.number):
        alike.setdefault((group.side.id, group.kind.id), []).append(group)
    for groups in alike.values():
        numbers = {group.number for group in groups}
        for group in groups:
            wanted = next(each for each in range(1, len(numbers) + 2) if each not in numbers)
            if group.number > wanted:
                message = f"group {wanted} of {group.side.id!r} is missing before group {group.number}"
                yield Finding(GAP_IN_GROUPS, message, group.origin.at("number"))
                break


def groups_have_units(game: Game) -> Iterator[Finding]:
    """Every group that is listed has a unit in some scenario."""
    filled = {
        each.group
        for scenario in game.scenarios.values()
        for each in scenario.waiting.values()
        if isinstance(each, Waits)
    }
    for group in game.groups:
        if group not in filled:
            message = f"no unit is in group {group.title} of {group.side.id!r}"
            yield Finding(EMPTY_GROUP, message, group.origin, f"write '{group.title}' in setup.csv")


def groups_are_as_printed(game: Game) -> Iterator[Finding]:
    """The units that the rules list for a group are those that the set-up card marks with its number."""
    marked: dict[Group, dict[str, Origin]] = {}
    for scenario in game.scenarios.values():
        for id, each in scenario.waiting.items():
            if isinstance(each, Waits):
                marked.setdefault(each.group, {}).setdefault(id, each.origin)
    for group in game.groups:
        in_setup = marked.get(group, {})
        where = group.origin.at("units")
        name = f"group {group.number} of {group.side.id!r}"
        for number, id in enumerate(group.units):
            if id not in in_setup and id in game.pieces:
                yield Finding(PRINTED_GROUP, f"the rules list {id!r} for {name}, the set-up does not", where.at(number))
        for id, origin in in_setup.items():
            if group.units and id not in group.units:
                note = Note("set up here", origin)
                yield Finding(
                    PRINTED_GROUP, f"the set-up has {id!r} in {name}, the rules do not list it", where, notes=(note,)
                )


def hexes_of_entry_have_a_sign(game: Game) -> Iterator[Finding]:
    """Where pieces enter, the map prints an entry of their side."""
    kinds = game.series.terrain.points
    if not any(kind.role == "entry" for kind in kinds.values()):
        return
    signs = [point for point in game.map.sheet.points if kinds[point.kind].role == "entry"]
    entries = {(point.hex, point.side) for point in signs} | {(point.hex, None) for point in signs if not point.side}
    told = set()
    for hex, side, where in _entries(game):
        cell = game.map.grid.cell(hex)
        known = (hex, side) in entries or (hex, None) in entries or side not in game.box.sides
        if known or (hex, side) in told or cell is None or not game.map.grid.is_edge(cell):
            continue
        told.add((hex, side))
        others = [point.side for point in signs if point.hex == hex]
        hint = f"the one there is of {others[0]!r}" if others else None
        yield Finding(NO_ENTRY_SIGN, f"{side!r} enters in {hex}, where the map has no entry of its own", where, hint)


def _entries(game: Game) -> Iterator[tuple[str, str | None, Origin]]:
    """Every hex of entry, whose it is, and where that is said: first those of the groups."""
    for group in game.groups:
        yield from ((hex, group.side.id, group.origin.at("enters", number)) for number, hex in enumerate(group.enters))
    for scenario in game.scenarios.values():
        for id, each in scenario.waiting.items():
            if isinstance(each, Enters):
                side = game.pieces[id].side
                yield each.hex, side.id if side else None, each.origin


def set_ups_say_what_differs(game: Game) -> Iterator[Finding]:
    """A cell of a scenario that inherits another puts a unit somewhere else than that one does."""
    for scenario in game.scenarios.values():
        parent = scenario.parent
        if parent is None:
            continue
        for id, placement in scenario.placements.items():
            inherited = parent.placements.get(id)
            if placement is not inherited and placement == inherited and placement.origin != inherited.origin:
                note = Note("inherited from here", inherited.origin)
                message = f"{id!r} is there in {parent.id!r} too, which {scenario.id!r} inherits"
                yield Finding(SAME_AS_INHERITED, message, placement.origin, "leave the cell empty", (note,))


def decks_are_made_of_their_cards(game: Game) -> Iterator[Finding]:
    """In a box with a deck lie only cards of that deck."""
    decks = game.series.decks
    for scenario in game.scenarios.values():
        parent = scenario.parent
        for id, placement in scenario.placements.items():
            if not isinstance(placement, InBox):
                continue
            piece, box = game.pieces[id], placement.box.ref
            deck = decks.get(box)
            inherited = parent is not None and parent.placements.get(id) == placement
            if deck is not None and piece.kind.id not in deck.kinds and not inherited:
                message = (
                    f"{id!r} is a {piece.kind.title.lower()}; the deck in [{box.board}/{box.box}] is made "
                    f"of {', '.join(deck.kinds)}"
                )
                yield Finding(NOT_OF_THE_DECK, message, placement.origin)


def losses_at_start_are_on_their_track(game: Game) -> Iterator[Finding]:
    """The track of losses has a box for as many as a formation begins with."""
    told = set[Origin]()
    for scenario in game.scenarios.values():
        for piece in game.markers():
            losses = losses_of(game, piece)
            if losses is None or losses.track is None:
                continue
            boxes, lost = game.boxes.get(losses.track), lost_at_start(game, losses, scenario, piece.formation)
            if boxes is not None and lost and str(lost) not in boxes:
                first = next(iter(lost_pieces(game, losses, scenario, piece.formation).values()))
                if first.origin not in told:
                    told.add(first.origin)
                    message = f"{losses.track!r} has no box in which {piece.id!r} could show {lost}"
                    yield Finding(OFF_THE_TRACK, message, first.origin)
