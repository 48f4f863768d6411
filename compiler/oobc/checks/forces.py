"""What the rules state of the forces, against the forces that the set-ups put into the field."""

from collections.abc import Iterator

from oobc.diagnostics.codes import PRINTED_FORCES, STATED_COUNT
from oobc.diagnostics.findings import Finding, Note
from oobc.game import Game
from oobc.game.placements import Enters, InHex, OutOfPlay, Placement, Waits


def printed_forces_agree(game: Game) -> Iterator[Finding]:
    """The printed table has in play, waiting or not there the formations that the set-ups have so."""
    if game.printed_forces is None:
        return
    present = _present(game)
    for id, printed in game.printed_forces.items():
        made, unit = present.get(id, ("not there", None))
        means = printed.presence.means if printed.presence is not None else "not there"
        if means != made:
            message = f"{id!r} is printed as {means}, but by the set-ups it is {made}"
            notes = (Note(f"it is {made} here", unit.origin),) if unit is not None else ()
            yield Finding(PRINTED_FORCES, message, printed.origin, notes=notes)
    for id, (made, _) in present.items():
        formation = game.formations[id]
        told = any(each.id in game.printed_forces for each in formation.chain)
        if not told and formation.level == game.series.about.formations.heading:
            message = f"{id!r} is {made} by the set-ups, but not in the printed table of forces"
            yield Finding(PRINTED_FORCES, message, formation.origin.at("id"), "add it to forces.csv")


def _present(game: Game) -> dict[str, tuple[str, Placement | None]]:
    """By formation, whether it is in play or only waiting in some scenario, and one unit of it that shows so."""
    present: dict[str, tuple[str, Placement | None]] = {}
    for piece in game.units():
        placements = [scenario.placements.get(piece.id) for scenario in game.scenarios.values()]
        there = next((each for each in placements if isinstance(each, InHex | Enters)), None)
        waits = next((each for each in placements if isinstance(each, Waits)), None)
        for formation in piece.formations:
            if there is not None and present.get(formation.id, ("",))[0] != "in play":
                present[formation.id] = ("in play", there)
            elif waits is not None:
                present.setdefault(formation.id, ("waiting", waits))
    return present


def stated_counts_agree(game: Game) -> Iterator[Finding]:
    """The box has as many counters and markers of a kind as the rules state."""
    for id, component in game.box.components.items():
        made = game.counts.get(id)
        if made is not None and made != component.count:
            where = component.origin.at("count")
            yield Finding(STATED_COUNT, f"{component.count} of {id!r} are stated, but the data has {made}", where)


def parameters_count_what_is_in_play(game: Game) -> Iterator[Finding]:
    """A parameter that counts pieces, such as pontoon trains, has as many as the set-up does not leave out of play."""
    counting = {name: each.counts for name, each in game.series.about.parameters.items() if each.counts is not None}
    for name, kind in counting.items():
        pieces = [piece for piece in game.units() if piece.kind.id == kind]
        for scenario in game.scenarios.values():
            stated = scenario.parameters.get(name)
            if stated is None:
                continue
            places = [(piece.side and piece.side.id, scenario.placements.get(piece.id)) for piece in pieces]
            in_play = [side for side, each in places if not isinstance(each, OutOfPlay | None)]
            for whose, value in stated.values.items():
                made = len(in_play) if whose == "value" else in_play.count(whose)
                if value.isdigit() and int(value) != made:
                    message = f"{name!r} states {value}, but {scenario.id!r} has {made} of {kind!r} in play"
                    yield Finding(STATED_COUNT, message, stated.origin.at(whose))
