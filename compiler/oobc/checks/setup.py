"""The set-up card."""

from collections.abc import Iterator

from oobc.diagnostics.codes import EMPTY_GROUP, GAP_IN_GROUPS, NOT_ON_EDGE
from oobc.diagnostics.findings import Finding
from oobc.game import Game
from oobc.place import Origin


def entry_hexes_lie_on_the_edge(game: Game) -> Iterator[Finding]:
    """Reinforcements and alternates enter at the edge of the map."""
    places = [
        (each.hex, each.origin)
        for scenario in game.scenarios.values()
        for each in scenario.placements.values()
        if each.kind == "entry" and each.hex
    ]
    for index, group in enumerate(game.alternates):
        at = Origin(f"{game.folder}/battle.yaml", ("alternates", index, "enters"))
        places += [(hex, at.at(number)) for number, hex in enumerate(group.enters)]
    for hex, where in dict.fromkeys(places):
        cell = game.map.grid.cell(hex)
        if cell is not None and not game.map.grid.is_edge(cell):
            yield Finding(NOT_ON_EDGE, f"the hex of entry {hex} is not on the edge of the map", where)


def alternate_groups_are_numbered_without_gap(game: Game) -> Iterator[Finding]:
    """The groups of each side are 1, 2, 3, since they enter in this order."""
    for side in game.box.sides:
        groups = [(group.group, index) for index, group in enumerate(game.alternates) if group.side == side]
        numbers = {number for number, _ in groups}
        for number, index in sorted(groups):
            wanted = next(each for each in range(1, len(numbers) + 2) if each not in numbers)
            if number > wanted:
                where = Origin(f"{game.folder}/battle.yaml", ("alternates", index, "group"))
                yield Finding(GAP_IN_GROUPS, f"group {wanted} of {side!r} is missing before group {number}", where)
                break


def alternate_groups_have_units(game: Game) -> Iterator[Finding]:
    """Every group that is listed has a unit in some scenario."""
    if game.left_out:
        return  # the unit that would be missed may be one of them
    filled = {
        (game.pieces[id].side, each.group)
        for scenario in game.scenarios.values()
        for id, each in scenario.placements.items()
        if each.kind == "alternate"
    }
    for index, group in enumerate(game.alternates):
        if (group.side, group.group) not in filled:
            where = Origin(f"{game.folder}/battle.yaml", ("alternates", index))
            message = f"no unit is in alternate group {group.group} of {group.side!r}"
            yield Finding(EMPTY_GROUP, message, where, f"write 'ALT {group.group}' in setup.csv")
