"""What scenarios say."""

from collections.abc import Iterator
from dataclasses import replace

from oobc.diagnostics.codes import NOT_A_VICTORY_HEX, NOT_AN_OBJECTIVE, SAME_AS_INHERITED, SET_UP_ELSEWHERE
from oobc.diagnostics.findings import Finding, Note
from oobc.game import Game
from oobc.game.placements import Placement
from oobc.game.scenarios import Scenario
from oobc.hexes.grid import hexside_ends
from oobc.place import Origin


def hexes_that_count_earn_something(game: Game) -> Iterator[Finding]:
    """The hexes of awards, and those that do not count in a scenario, are victory hexes of the map."""
    kinds = game.series.terrain.points
    earning = {point.hex for point in game.map.sheet.points if kinds[point.kind].role == "victory"}
    for scenario in game.scenarios.values():
        for hex, where in _victory_hexes(scenario):
            if hex not in earning and hex in game.map.grid.numbers:
                hint = f"victory hexes are {', '.join(sorted(earning))}" if earning else None
                yield Finding(NOT_A_VICTORY_HEX, f"the map has no victory points in {hex}", where, hint)


def _victory_hexes(scenario: Scenario) -> Iterator[tuple[str, Origin]]:
    """The victory hexes that the file of a scenario itself names."""
    if scenario.victory is not None and "victory" in scenario.own:
        for number, hex in enumerate(scenario.victory.hexes_not_counted or ()):
            yield hex, scenario.victory.origin.at("hexes-not-counted", number)
    if "awards" in scenario.own:
        for award in scenario.awards:
            yield from ((hex, award.origin.at("hexes", number)) for number, hex in enumerate(award.hexes))


def orders_lead_where_they_may(game: Game) -> Iterator[Finding]:
    """The objective of an order is a town, a bridge or whatever else the series lets orders lead to."""
    rules = game.series.about.orders
    goals = rules.objectives if rules is not None else None
    if rules is None or goals is None:
        return
    sheet = game.map.sheet
    allowed = {each.at for each in game.map.hexes if each.terrain in goals.hexes}
    allowed |= {end for span in sheet.spans if span.kind in goals.spans for end in hexside_ends(span.hexside)}
    allowed |= {point.hex for point in sheet.points if point.kind in goals.points}
    named = " or ".join((*goals.hexes, *goals.spans, *goals.points))
    cases = f" ({', '.join(rules.rules)})" if rules.rules else ""
    for scenario in game.scenarios.values():
        for order in scenario.orders if "orders" in scenario.own else ():
            hex = order.objective
            if hex is not None and hex not in allowed and hex in game.map.grid.numbers:
                message = f"in {hex} is no {named} to which an order could lead{cases}"
                yield Finding(NOT_AN_OBJECTIVE, message, order.origin.at("objective"))


def sides_stand_as_the_rules_say(game: Game) -> Iterator[Finding]:
    """Who is set up as in another scenario stands where that has him."""
    for scenario in game.scenarios.values():
        for each in scenario.set_up if "set-up" in scenario.own else ():
            other = game.scenarios.get(each.as_in) if each.as_in is not None else None
            for id, there in (other.placements if other is not None else {}).items():
                piece, here = game.pieces[id], scenario.placements.get(id)
                concerned = piece.side is not None and each.side in (None, piece.side.id) and not piece.is_marker
                if concerned and here is not None and other is not None and _place_of(here) != _place_of(there):
                    message = f"{id!r} does not stand as in {other.id!r}, as the rules say ({each.source})"
                    notes = (Note("said here", each.origin.at("as-in")), Note("there it stands so", there.origin))
                    yield Finding(SET_UP_ELSEWHERE, message, here.origin, "leave the cell empty", notes)


def _place_of(placement: Placement) -> Placement:
    """A placement as it is, wherever it comes from."""
    return replace(placement, source="")


def scenarios_say_what_differs(game: Game) -> Iterator[Finding]:
    """A scenario that inherits another says only what is different in it."""
    for scenario in game.scenarios.values():
        parent = scenario.parent
        if parent is None:
            continue
        for path, origin in _repeated(scenario, parent):
            note = Note("inherited from here", origin) if origin is not None else None
            message = f"{path[-1]!r} is the same in {parent.id!r}, which {scenario.id!r} inherits"
            where = scenario.origin.at_key(*path)
            yield Finding(SAME_AS_INHERITED, message, where, "leave it out", (note,) if note else ())


def _repeated(scenario: Scenario, parent: Scenario) -> Iterator[tuple[tuple[str, ...], Origin | None]]:
    """What a scenario says just as its parent does: the way to it, and where the parent itself says it."""
    own = {
        "first-player": (
            (scenario.first_player, scenario.first_player_source),
            (parent.first_player, parent.first_player_source),
        ),
        "set-up": (scenario.set_up, parent.set_up),
        "orders": (scenario.orders, parent.orders),
        "spans": (scenario.spans, parent.spans),
        "states": (scenario.states, parent.states),
        "awards": (scenario.awards, parent.awards),
        "victory": (scenario.victory, parent.victory),
        "special": (scenario.special, parent.special),
    }
    for key, (here, there) in own.items():
        if key in scenario.own and here == there:
            yield (key,), parent.origin.at_key(key) if key in parent.own else None
    for name, value in scenario.parameters.items():
        inherited = parent.parameters.get(name)
        if inherited is not None and value == inherited and value.origin != inherited.origin:
            yield ("parameters", name), inherited.origin
