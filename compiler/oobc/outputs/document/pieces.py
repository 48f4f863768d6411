"""What the document of a game says of counters, formations and groups, and of how many there are."""

from oobc.game import Game
from oobc.game.groups import Group
from oobc.game.pieces import Formation, Piece
from oobc.outputs.document.rules import Part


class FacePart(Part):
    """A face of a counter."""

    id: str
    """What set-ups call it."""
    title: str
    """What people call it."""
    values: dict[str, int]
    """What the values of the piece are with this face up."""


class PiecePart(Part):
    """A counter of the game box, or a marker of the series."""

    id: str
    """What the data calls it."""
    name: str
    """What is printed on it."""
    kind: str
    """Its kind, by its id in the series; `marker` of all markers."""
    side: str | None
    """The side that plays it."""
    nation: str | None
    """Whose troops it is."""
    formation: str | None
    """The lowest formation that it belongs to."""
    arm: str | None
    """Its branch of the army."""
    size: str | None
    """Its size mark."""
    marks: list[str]
    """The signs of quality that its row names, by their ids in the series."""
    parent: str | None
    """The unit that it is a part of."""
    count: int
    """How many of it there are."""
    values: dict[str, int]
    """The numbers that it carries, by their id in the series."""
    faces: list[FacePart]
    """Its faces, the first one up if nothing else is said."""
    composition: str | None
    """The regiments and battalions that it stands for."""
    comment: str | None
    """What else a player should know."""
    comment_source: str | None
    """Where the comment comes from."""
    source: str
    """Where it comes from."""
    sources: dict[str, str]
    """Values whose source is another than `source`."""


class FormationPart(Part):
    """A part of the hierarchy: an army, a corps, a division."""

    id: str
    """What the data calls it."""
    level: str
    """Its level of the hierarchy, by its id in the series."""
    part_of: str | None
    """The formation that it is a part of."""
    name: str
    """What people call it."""
    side: str
    """The side that plays it."""
    officer: str | None
    """The piece that leads it."""
    breakpoint: int | None
    """The losses at which it breaks, in the value that its series counts."""
    source: str
    """Where it comes from."""
    sources: dict[str, str]
    """Values whose source is another than `source`."""


class GroupPart(Part):
    """A group that waits until it is called."""

    title: str
    """What the set-up card calls it: `ALT 2`."""
    kind: str
    """Its kind, by its id in the series."""
    side: str
    """Whose it is."""
    number: int
    """Each side counts its own of a kind from 1."""
    enters: list[str]
    """The hexes in which it enters."""
    units: list[str]
    """Its units, where the rules list them."""
    note: str | None
    """What else the rules say of it."""
    source: str
    """Where it comes from."""
    sources: dict[str, str]
    """Values whose source is another than `source`."""


class ForcePart(Part):
    """What the printed table of forces says of a formation in this battle."""

    formation: str
    """The formation."""
    says: str | None
    """What it says, in words: `in play`; null where the row has no entry."""
    means: str | None
    """What that means: `in play`, `waiting`, `not there`."""
    source: str
    """The case that prints the row."""


class ComponentPart(Part):
    """How many counters of a kind the rules say there are."""

    kind: str
    """A kind of piece or a marker, by its id."""
    printed: int
    """How many the rules say there are."""
    made: int
    """How many the data have."""
    source: str
    """Where the number comes from."""


def formation_part(formation: Formation) -> FormationPart:
    """A formation."""
    return FormationPart(
        id=formation.id,
        level=formation.level,
        part_of=formation.above and formation.above.id,
        name=formation.name,
        side=formation.side.id,
        officer=formation.officer,
        breakpoint=formation.breakpoint,
        source=formation.source,
        sources={column: source for column, source in formation.sources.items() if column},
    )


def piece_part(piece: Piece) -> PiecePart:
    """A counter or marker."""
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
        comment_source=piece.source_of("comment") if piece.comment is not None else None,
        source=piece.sources[""],
        sources={column: source for column, source in piece.sources.items() if column},
    )


def group_part(group: Group) -> GroupPart:
    """A group that waits."""
    return GroupPart(
        title=group.title,
        kind=group.kind.id,
        side=group.side.id,
        number=group.number,
        enters=list(group.enters),
        units=list(group.units),
        note=group.note,
        source=group.sources[""],
        sources={value: source for value, source in group.sources.items() if value},
    )


def forces(game: Game) -> list[ForcePart] | None:
    """The printed table of forces."""
    if game.printed_forces is None:
        return None
    return [
        ForcePart(
            formation=each.formation,
            says=each.presence and each.presence.title,
            means=each.presence and each.presence.means,
            source=each.source,
        )
        for each in game.printed_forces.values()
    ]


def components(game: Game) -> list[ComponentPart]:
    """What the rules say of how many counters there are."""
    return [
        ComponentPart(kind=id, printed=each.count, made=game.counts.get(id, 0), source=each.source)
        for id, each in game.box.components.items()
    ]
