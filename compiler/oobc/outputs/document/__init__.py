"""`oobc show`: the linked game as one JSON document, and in a few lines."""

from oobc.game import Game
from oobc.game.placements import Enters, InHex, Waits
from oobc.outputs.document.errata import erratum_part
from oobc.outputs.document.map import map_part
from oobc.outputs.document.parts import SCHEMA, BoxPart, GameDocument, NationPart, SeriesPart, SidePart, SourcePart
from oobc.outputs.document.pieces import components, forces, formation_part, group_part, piece_part
from oobc.outputs.document.rules import AcceptedPart, cases, condition, like, ruled, tables, terms
from oobc.outputs.document.scenarios import scenario_part
from oobc.outputs.document.turns import turn_part
from oobc.outputs.words import played


def document(game: Game) -> str:
    """The game as JSON."""
    return game_document(game).model_dump_json(indent=1, by_alias=True) + "\n"


def game_document(game: Game) -> GameDocument:
    """The game as the values of its document."""
    return GameDocument(
        schema=SCHEMA,
        id=game.id,
        title=game.battle.title,
        subtitle=game.battle.subtitle,
        case=game.battle.case,
        note=game.battle.note,
        game=like(BoxPart, game.box, id=game.box_id),
        series=like(SeriesPart, game.series.about, id=game.series.id),
        sides={id: like(SidePart, side) for id, side in game.box.sides.items()},
        nations={id: like(NationPart, nation) for id, nation in game.box.nations.items()},
        formations=[formation_part(each) for each in game.formations.values()],
        turns=[turn_part(turn) for turn in game.turns],
        turn_kinds={id: ruled(each) for id, each in game.series.turn_kinds.items()},
        checks={id: ruled(each) for id, each in game.series.checks.items()},
        conditions=[condition(game, id) for id in game.series.about.conditions],
        forces=forces(game),
        components=components(game),
        map=map_part(game),
        groups=[group_part(each) for each in game.groups],
        pieces=[piece_part(piece) for piece in game.pieces.values()],
        scenarios=[scenario_part(game, scenario) for scenario in game.scenarios.values()],
        rules=cases(game),
        glossary=terms(game),
        tables=tables(game),
        errata={date: erratum_part(game, each) for date, each in game.errata.items()},
        sources={id: like(SourcePart, each) for id, each in game.references.items()},
        accepted=[
            AcceptedPart(code=each.code, message=each.message, where=each.where, reason=each.reason)
            for each in game.accepted
        ],
    )


def summary(game: Game) -> str:
    """A battle in a few lines."""
    lines = [f"{game.battle.title} ({game.box.title}, {game.series.about.title})", ""]
    for scenario in game.scenarios.values():
        lines.append(f"{scenario.case}  {scenario.title}: {played(scenario)}, {len(scenario.turns)} turns")
        for side in game.box.sides.values():
            own = [each for id, each in scenario.placements.items() if game.pieces[id].side == side]
            on_map, waiting = (sum(isinstance(each, way) for each in own) for way in (InHex, Enters | Waits))
            lines.append(f"      {side.title}: {on_map} pieces on the map, {waiting} waiting")
    return "\n".join(lines) + "\n"
