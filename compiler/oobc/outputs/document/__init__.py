"""`oobc show`: the linked game as one JSON document, and in a few lines."""

from typing import Any

from pydantic import BaseModel

from oobc.game import Game
from oobc.game.groups import Group
from oobc.game.map import Ground
from oobc.game.pieces import Formation, Piece
from oobc.game.placements import Enters, InBox, InHex, Placement, Waits
from oobc.game.rules import Mention
from oobc.game.scenarios import Scenario
from oobc.game.turns import Turn
from oobc.outputs.document.parts import (
    SCHEMA,
    FacePart,
    FormationPart,
    GameDocument,
    GroupPart,
    MapPart,
    ParameterPart,
    PiecePart,
    PlacedPart,
    PlacePart,
    ScenarioPart,
    TurnPart,
)
from oobc.outputs.document.rules import AcceptedPart, CasePart, ReadingPart, ReferencePart, TablePart, TermPart
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
        case=game.battle.case,
        note=game.battle.note,
        game={"id": game.box_id, **_dump(game.box, {"title", "publisher", "rules_version", "version"})},
        series={"id": game.series.id, **_dump(game.series.about, {"title", "publisher"})},
        sides={id: _dump(side) for id, side in game.box.sides.items()},
        nations={id: _dump(nation) for id, nation in game.box.nations.items()},
        formations=[_formation(each) for each in game.formations.values()],
        turns=[_turn(turn) for turn in game.turns],
        map=_map(game),
        groups=[_group(each) for each in game.groups],
        pieces=[_piece(piece) for piece in game.pieces.values()],
        scenarios=[_scenario(game, scenario) for scenario in game.scenarios.values()],
        rules=_rules(game),
        glossary=[
            TermPart(
                id=term.id,
                title=term.title,
                aliases=list(term.aliases),
                text=term.text,
                source=term.source,
                references=_references(term.mentions),
            )
            for term in game.terms
        ],
        tables=[
            TablePart(
                id=table.id,
                title=table.about.title,
                rules=list(table.about.rules),
                dice=table.about.dice,
                columns=list(table.columns),
                rows=[list(row) for row in table.rows],
                source=table.about.source,
            )
            for table in game.tables.values()
        ],
        errata={date: _dump(each, {"title", "published", "elsewhere"}) for date, each in game.errata.items()},
        sources={id: _dump(each) for id, each in game.references.items()},
        accepted=[
            AcceptedPart(code=each.code, message=each.message, where=each.where, reason=each.reason)
            for each in game.accepted
        ],
    )


def _dump(value: BaseModel, include: set[str] | None = None) -> dict[str, Any]:
    return value.model_dump(mode="json", by_alias=True, include=include)


def _turn(turn: Turn) -> TurnPart:
    return TurnPart(
        number=turn.number,
        id=turn.id,
        day=turn.day,
        date=turn.date,
        label=turn.label,
        kind=turn.kind,
        checks=list(turn.checks),
        source=turn.source or None,
    )


def _formation(formation: Formation) -> FormationPart:
    return FormationPart(
        id=formation.id,
        level=formation.level,
        part_of=formation.above and formation.above.id,
        name=formation.name,
        side=formation.side.id,
        officer=formation.officer,
        breakpoint=formation.breakpoint,
        source=formation.source,
    )


def _piece(piece: Piece) -> PiecePart:
    return PiecePart(
        id=piece.id,
        name=piece.name,
        kind="marker" if piece.is_marker else piece.kind.id,
        side=piece.side and piece.side.id,
        nation=piece.nation and piece.nation.id,
        formation=piece.formations[-1].id if piece.formations else None,
        arm=piece.arm and piece.arm.id,
        size=piece.size and piece.size.id,
        marks=list(piece.marks),
        parent=piece.parent,
        count=piece.count,
        values=dict(piece.values),
        faces=[FacePart(id=id, title=piece.face(id).title, values=piece.values_of(id)) for id in piece.faces],
        composition=piece.composition,
        comment=piece.comment,
        source=piece.sources[""],
        sources={column: source for column, source in piece.sources.items() if column},
    )


def _group(group: Group) -> GroupPart:
    return GroupPart(
        title=group.title,
        kind=group.kind.id,
        side=group.side.id,
        number=group.number,
        enters=list(group.enters),
        units=list(group.units),
        note=group.note,
        source=group.sources[""],
    )


def _place(placement: Placement, piece: Piece) -> PlacePart:
    return PlacePart(
        kind=placement.kind,
        hex=placement.hex if isinstance(placement, InHex | Enters | Waits) else None,
        turn=placement.turn.id if isinstance(placement, Enters) else None,
        group=placement.group.title if isinstance(placement, Waits) else None,
        board=placement.box.ref.board if isinstance(placement, InBox) else None,
        box=placement.box.id if isinstance(placement, InBox) else None,
        face=placement.condition.face or piece.faces[0],
        facing=placement.condition.facing,
        source=placement.source,
    )


def _scenario(game: Game, scenario: Scenario) -> ScenarioPart:
    return ScenarioPart(
        id=scenario.id,
        title=scenario.title,
        short=scenario.short,
        case=scenario.case,
        inherits=scenario.parent.id if scenario.parent else None,
        first_player=scenario.first_player,
        printed_turns=scenario.printed_turns,
        turns_source=scenario.turns_source,
        turns=[_turn(turn) for turn in scenario.turns],
        parameters={
            name: ParameterPart(values={key: int(value) for key, value in each.values.items()}, source=each.source)
            for name, each in scenario.parameters.items()
        },
        orders=[_dump(each) for each in scenario.orders],
        spans=[_dump(each) for each in scenario.spans],
        states=[_dump(each) for each in scenario.states],
        awards=[_dump(each) for each in scenario.awards],
        victory=_dump(scenario.victory) if scenario.victory else None,
        special=list(scenario.special),
        note=scenario.note,
        pieces=[PlacedPart(piece=id, place=_place(each, game.pieces[id])) for id, each in scenario.placements.items()],
    )


def _map(game: Game) -> MapPart:
    sheet, kinds = game.map.sheet, game.series.terrain.points
    points = [_dump(point) for point in sheet.points]

    def with_role(role: str) -> list[dict[str, Any]]:
        return [point for point in points if kinds[point["kind"]].role == role]

    return MapPart(
        title=sheet.title,
        columns=sheet.grid.columns,
        rows=sheet.grid.rows,
        grid=sheet.grid.kind,
        lower=sheet.grid.lower,
        north=sheet.north,
        source=sheet.source,
        note=sheet.note,
        hexes=[{"hex": each.at, **_ground(each)} for each in game.map.hexes],
        hexsides=[{"hexside": each.at, **_ground(each)} for each in game.map.hexsides],
        places=[_dump(each) for each in sheet.places],
        paths=[_dump(each) for each in sheet.paths],
        spans=[_dump(each) for each in sheet.spans],
        points=points,
        victory_hexes=with_role("victory"),
        supply_hexes=with_role("supply"),
    )


def _ground(ground: Ground) -> dict[str, Any]:
    return {"terrain": ground.terrain, "name": ground.name, "source": ground.source}


def _references(mentions: tuple[Mention, ...]) -> list[ReferencePart]:
    return [ReferencePart(case=each.case, printed=each.printed, wrong=each.wrong) for each in mentions]


def _rules(game: Game) -> list[CasePart]:
    back = game.referred_by()
    return [
        CasePart(
            id=case.id,
            title=case.title,
            chapter=case.chapter,
            text=case.text,
            source=case.source,
            version=case.version,
            others=[ReadingPart(version=each.version, text=each.text) for each in case.others],
            amended=game.amended.get(case.id),
            references=_references(case.mentions),
            referred_by=back.get(case.id, []),
        )
        for case in game.cases.values()
    ]


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
