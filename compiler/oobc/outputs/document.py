"""`oobc show`: the linked game as one JSON document, its schema made from the models below."""

import json
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from oobc.game import Formation, Game, Mention, Piece, Placement, Scenario, Turn

SCHEMA = "oobc-game/1"


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class TurnPart(_Part):
    """A turn of a scenario, or of the battle's turn record."""

    number: int = Field(description="from 1")
    id: str = Field(description="day and label: 11 Nov 7 AM")
    day: str
    date: str | None = Field(description="ISO 8601, where the data has it")
    label: str
    kind: str
    checks: list[str] = Field(description="what is looked at on this turn: weather, supply, recovery …")
    source: str | None = Field(description="set where the kind is not as the turn scheme says")


class PlacePart(_Part):
    """Where a piece is when a scenario begins."""

    kind: Literal["hex", "entry", "alternate", "box", "out"]
    hex: str | None = Field(description="the hex it stands in, or in which it enters")
    turn: str | None = Field(description="the turn of entry")
    group: int | None = Field(description="the number of its alternate group")
    board: str | None
    box: str | None
    face: str = Field(description="the face that is up")
    source: str


class PlacedPart(_Part):
    """A piece in a scenario."""

    piece: str
    place: PlacePart


class ParameterPart(_Part):
    values: dict[str, int] = Field(description="by side, or under `value`")
    source: str


class ScenarioPart(_Part):
    id: str
    title: str
    short: str
    case: str
    inherits: str | None
    first_player: str
    printed_turns: int | None
    turns_source: str
    turns: list[TurnPart]
    parameters: dict[str, ParameterPart]
    orders: list[dict[str, Any]]
    spans: list[dict[str, Any]] = Field(description="the state of bridges when the scenario begins")
    states: list[dict[str, Any]] = Field(description="states that pieces begin in")
    awards: list[dict[str, Any]]
    victory: dict[str, Any] | None
    special: list[str] = Field(description="cases that hold in the scenario")
    note: str | None
    pieces: list[PlacedPart]


class FacePart(_Part):
    id: str
    title: str
    values: dict[str, int]


class PiecePart(_Part):
    id: str
    name: str
    kind: str
    side: str | None
    nation: str | None
    formation: str | None
    division: str | None
    arm: str | None
    size: str | None
    parent: str | None
    count: int
    values: dict[str, int]
    faces: list[FacePart]
    composition: str | None
    comment: str | None
    source: str
    sources: dict[str, str] = Field(description="values whose source is another than `source`")


class FormationPart(_Part):
    id: str
    name: str
    side: str
    officer: str | None
    demoralization: int | None
    source: str


class MapPart(_Part):
    title: str
    columns: int
    rows: int
    grid: str
    lower: str
    north: float
    source: str
    note: str | None
    hexes: list[dict[str, Any]] = Field(description="hexes that are not clear")
    hexsides: list[dict[str, Any]]
    places: list[dict[str, Any]]
    paths: list[dict[str, Any]]
    spans: list[dict[str, Any]]
    points: list[dict[str, Any]]
    victory_hexes: list[dict[str, Any]]
    supply_hexes: list[dict[str, Any]]


class ReferencePart(_Part):
    case: str | None
    printed: str
    wrong: bool


class CasePart(_Part):
    id: str
    title: str
    chapter: str
    text: str
    source: str
    amended: str | None = Field(description="the erratum that changed it")
    references: list[ReferencePart]
    referred_by: list[str]


class TermPart(_Part):
    id: str
    title: str
    aliases: list[str]
    text: str
    source: str
    references: list[ReferencePart]


class TablePart(_Part):
    id: str
    title: str
    rules: list[str]
    dice: str | None
    columns: list[str]
    rows: list[list[str]]
    source: str


class GameDocument(_Part):
    """A linked game."""

    schema_: Literal["oobc-game/1"] = Field(alias="schema")
    id: str
    title: str
    case: str
    note: str | None
    game: dict[str, Any]
    series: dict[str, Any]
    sides: dict[str, dict[str, Any]]
    nations: dict[str, dict[str, Any]]
    formations: list[FormationPart]
    turns: list[TurnPart]
    map: MapPart
    alternates: list[dict[str, Any]]
    pieces: list[PiecePart]
    scenarios: list[ScenarioPart]
    rules: list[CasePart]
    glossary: list[TermPart]
    tables: list[TablePart]
    errata: dict[str, dict[str, Any]]
    sources: dict[str, dict[str, Any]]


def json_schema() -> str:
    """The JSON Schema of the document."""
    return json.dumps(GameDocument.model_json_schema(), ensure_ascii=False, indent=1, sort_keys=True) + "\n"


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
        alternates=[_dump(each) for each in game.alternates],
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
        name=formation.name,
        side=formation.side,
        officer=formation.officer,
        demoralization=formation.demoralization,
        source=formation.source,
    )


def _piece(piece: Piece) -> PiecePart:
    return PiecePart(
        id=piece.id,
        name=piece.name,
        kind=piece.kind,
        side=piece.side,
        nation=piece.nation,
        formation=piece.formation,
        division=piece.division,
        arm=piece.arm,
        size=piece.size,
        parent=piece.parent,
        count=piece.count,
        values=dict(piece.values),
        faces=[FacePart(id=id, title=piece.face(id).title, values=piece.values_of(id)) for id in piece.faces],
        composition=piece.composition,
        comment=piece.comment,
        source=piece.sources[""],
        sources={column: source for column, source in piece.sources.items() if column},
    )


def _place(placement: Placement, piece: Piece) -> PlacePart:
    return PlacePart(
        kind=placement.kind,
        hex=placement.hex,
        turn=placement.turn,
        group=placement.group,
        board=placement.board,
        box=placement.box,
        face=placement.face or piece.faces[0],
        source=placement.source,
    )


def _scenario(game: Game, scenario: Scenario) -> ScenarioPart:
    return ScenarioPart(
        id=scenario.id,
        title=scenario.title,
        short=scenario.short,
        case=scenario.case,
        inherits=scenario.inherits,
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
        pieces=[
            PlacedPart(piece=id, place=_place(each, game.pieces[id])) for id, each in scenario.placements.items()
        ],
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


def _ground(ground: Any) -> dict[str, Any]:
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
        turns = f"{scenario.turns[0].id} to {scenario.turns[-1].id}, {len(scenario.turns)} turns"
        lines.append(f"{scenario.case}  {scenario.title}: {turns}")
        for side, about in game.box.sides.items():
            places = [each.kind for id, each in scenario.placements.items() if game.pieces[id].side == side]
            on_map = places.count("hex")
            waiting = places.count("entry") + places.count("alternate")
            lines.append(f"      {about.title}: {on_map} pieces on the map, {waiting} waiting")
    return "\n".join(lines) + "\n"
