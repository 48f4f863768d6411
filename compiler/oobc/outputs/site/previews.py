"""What a card says of what links lead to and the search does not list, and what it says of a piece besides."""

from collections.abc import Iterator

from oobc.game import Game
from oobc.game.pieces import Piece
from oobc.game.scenarios import Scenario
from oobc.outputs.provenance import kind_of
from oobc.outputs.site import addresses, forces
from oobc.outputs.site.sheet import spots
from oobc.outputs.site.views import Document
from oobc.outputs.words import done_in, place, plain


def previews(game: Game) -> Iterator[tuple[str, Document]]:
    """By address, as it is before it is quoted."""
    for spot in spots(game):
        yield f"{addresses.MAP}#{spot.anchor}", Document(t=spot.title, s=spot.at)
    for scenario in game.scenarios.values():
        yield from _of_scenario(game, scenario)
    for piece in game.pieces.values():
        if piece.values:
            yield f"{addresses.UNITS}#{piece.id}", Document(v=_values(piece), x=_whereabouts(game, piece))
    yield from _of_the_sequence(game)
    for source, reference in game.references.items():
        title = f"{kind_of(source).capitalize()}: {source.partition(':')[2]}"
        yield f"{addresses.SOURCES}#{source}", Document(t=title, x=reference.title)
    for date, erratum in game.errata.items():
        about = Document(t=erratum.title, x=f"Published {erratum.published}")
        yield f"{addresses.CHANGES}#{addresses.update_anchor(date)}", about


def _of_the_sequence(game: Game) -> Iterator[tuple[str, Document]]:
    for id, phases in game.series.phases.items():
        titles = ", ".join(each.title for each in phases)
        yield f"{addresses.SEQUENCE}#{id}", Document(t=f"{game.series.turn_kinds[id].title} turns", x=titles)
    for step in game.steps():
        yield (
            f"{addresses.SEQUENCE}#{addresses.step_anchor(step.id)}",
            Document(t=step.title, x=done_in(game, step) or ""),
        )


def _of_scenario(game: Game, scenario: Scenario) -> Iterator[tuple[str, Document]]:
    page = addresses.scenario_page(scenario.id)
    for hex, stack in scenario.stacks.items():
        names = ", ".join(game.pieces[id].name for id in stack)
        title = " ".join(filter(None, [hex, game.map.names_in(hex)]))
        yield f"{page}#{addresses.hex_anchor(hex)}", Document(t=title, s=scenario.title, x=names)
    arrivals = forces.arrivals(game, scenario)
    for turn in scenario.turns:
        about = f"turn {turn.number} of {len(scenario.turns)} · {game.series.turn_kinds[turn.kind].title}"
        said = [game.series.checks[each].title for each in turn.checks]
        said += [_names(arrivals[turn.id])] if turn.id in arrivals else []
        yield f"{page}#{addresses.turn_anchor(turn.id)}", Document(t=turn.id, s=about, x="; ".join(said))
    for group, waiting in forces.groups(game, scenario).items():
        anchor = addresses.group_anchor(group)
        yield f"{page}#{anchor}", Document(t=group.of_side, s=", ".join(group.enters), x=_names(waiting))


def _names(pieces: list[Piece]) -> str:
    return ", ".join(each.name for each in pieces)


def _values(piece: Piece) -> str:
    carried = ((value.title, piece.values[name]) for name, value in piece.kind.values.items() if name in piece.values)
    return ", ".join(f"{title} {value}" for title, value in carried)


def _whereabouts(game: Game, piece: Piece) -> str:
    """Where a piece begins, scenario by scenario."""
    placed = ((each, each.placements[piece.id]) for each in game.scenarios.values() if piece.id in each.placements)
    return "; ".join(f"{scenario.title}: {plain(place(placement))}" for scenario, placement in placed)
