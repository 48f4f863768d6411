"""The map, and what is on it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from markupsafe import Markup

from oobc.hexes.grid import hexside_key
from oobc.model.map import PlaceShape, PointShape, SpanShape
from oobc.model.terrain import TerrainKind
from oobc.outputs.site import addresses
from oobc.outputs.site.links import Links, listed
from oobc.outputs.site.sheet import Spot, spots
from oobc.outputs.site.views import Chip, Figure, Ruled


@dataclass(frozen=True, slots=True)
class Named:
    """A place."""

    name: str
    kind: Ruled
    hexes: Markup
    note: Markup


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign in a hex."""

    hex: Markup
    about: Ruled
    side: Chip | None
    value: Markup
    note: Markup


@dataclass(frozen=True, slots=True)
class Crossing:
    """A span, and the state in which each scenario begins with it."""

    hexside: Markup
    kind: Ruled
    name: str
    states: tuple[Markup, ...]


@dataclass(frozen=True, slots=True)
class Kinds:
    """Kinds of terrain."""

    title: str
    kinds: tuple[Ruled, ...]


@dataclass(frozen=True, slots=True)
class Map:
    """The page."""

    title: str
    note: Markup
    figure: Figure
    spots: tuple[Spot, ...]
    laid: str
    """How the map was laid on the earth."""
    key: str
    """The address of its key."""
    places: tuple[Named, ...]
    signs: tuple[Sign, ...]
    scenarios: tuple[str, ...]
    crossings: tuple[Crossing, ...]
    terrain: tuple[Kinds, ...]
    source: Markup
    grid_source: Markup
    scale: str


def view(links: Links) -> Map:
    """The page."""
    sheet, terrain, fit = links.game.map.sheet, links.game.series.terrain, links.game.map.fit
    caption = "A place in the lists below shows itself on the map."
    kinds: Mapping[str, Mapping[str, TerrainKind]]
    kinds = {"Hexes": terrain.hexes, "Hexsides": terrain.hexsides, "Roads": terrain.paths}
    return Map(
        title=sheet.title,
        note=links.note(sheet.note, here=True),
        figure=links.figure(sheet.title, caption, addresses.map_picture(0)),
        spots=tuple(spots(links.game)),
        laid=f"a sheet laid on {fit.count} known hexes, {fit.height:.0f} m to a hex" if fit else "",
        key=links.to(addresses.MAP_KEY),
        places=tuple(_place(links, each) for each in sorted(sheet.places, key=lambda each: each.name.lower())),
        signs=tuple(_sign(links, each) for each in sheet.points),
        scenarios=tuple(each.title for each in links.game.scenarios.values()),
        crossings=tuple(_crossing(links, each) for each in sheet.spans),
        terrain=tuple(Kinds(title, tuple(map(links.ruled, own.values()))) for title, own in kinds.items() if own),
        source=links.source(sheet.source),
        grid_source=links.source(sheet.grid.source),
        scale=str(sheet.scale or ""),
    )


def _place(links: Links, place: PlaceShape) -> Named:
    kind = links.ruled(links.game.series.terrain.places[place.kind])
    hexes = listed(map(links.hex, place.hexes)) + links.dagger(place.source)
    return Named(place.name, kind, hexes, links.note(place.note, here=True))


def _sign(links: Links, point: PointShape) -> Sign:
    kind = links.game.series.terrain.points[point.kind]
    value = "" if point.value is None else point.value
    return Sign(
        hex=links.hex(point.hex),
        about=Ruled(point.label or kind.title, links.cases(kind.rules)),
        side=links.side(point.side) if point.side else None,
        value=Markup("{}{}").format(value, links.dagger(point.source)),
        note=links.note(point.note, here=True),
    )


def _crossing(links: Links, span: SpanShape) -> Crossing:
    terrain = links.game.series.terrain

    def states() -> Iterator[Markup]:
        for scenario in links.game.scenarios.values():
            own = (each for each in scenario.spans if hexside_key(each.hexside) == hexside_key(span.hexside))
            titles = ((terrain.span_states[each.state].title.lower(), links.dagger(each.source)) for each in own)
            yield Markup("").join(Markup("{}{}").format(*each) for each in titles)

    hexside = links.hex(span.hexside) + links.dagger(span.source)
    return Crossing(hexside, links.ruled(terrain.spans[span.kind]), span.name or "", tuple(states()))
