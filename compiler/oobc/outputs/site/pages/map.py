"""The map, and what is on it."""

from collections.abc import Iterator, Mapping

from markupsafe import Markup

from oobc.art.views import View
from oobc.hexes.grid import hexside_key
from oobc.model.map import SpanShape
from oobc.model.terrain import TerrainKind
from oobc.outputs.site import addresses
from oobc.outputs.site.links import Links, listed
from oobc.outputs.site.sheet import Spot, spots
from oobc.outputs.site.views import Figure
from oobc.outputs.words import Name

Row = tuple[Markup | str, ...]
"""The cells of a row."""


class Map(View):
    title: str
    note: Markup
    figure: Figure
    spots: tuple[Spot, ...]
    laid: str
    """How the map was laid on the earth."""
    key: str
    """The address of its key."""
    places: tuple[Row, ...]
    signs: tuple[Row, ...]
    scenarios: tuple[str, ...]
    crossings: tuple[Row, ...]
    """In the end the state in which each of the scenarios begins with it."""
    terrain: tuple[tuple[str, tuple[Markup, ...]], ...]
    source: Markup
    grid_source: Markup
    scale: str


def view(links: Links) -> Map:
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
        places=tuple(_places(links)),
        signs=tuple(_signs(links)),
        scenarios=tuple(each.title for each in links.game.scenarios.values()),
        crossings=tuple((*_crossing(links, each), *_states(links, each)) for each in sheet.spans),
        terrain=tuple((title, tuple(map(links.ruled, own.values()))) for title, own in kinds.items() if own),
        source=links.source(sheet.source),
        grid_source=links.source(sheet.grid.source),
        scale=str(sheet.scale or ""),
    )


def _places(links: Links) -> Iterator[Row]:
    for place in sorted(links.game.map.sheet.places, key=lambda each: each.name.lower()):
        kind = links.ruled(links.game.series.terrain.places[place.kind])
        hexes = listed(map(links.hex, place.hexes)) + links.dagger(place.source_of("hexes"))
        name = links.name(Name(place.name, place.source_of("name")))
        note = links.note(place.note, here=True) + links.dagger(place.source_of("note")) if place.note else ""
        yield name, kind, hexes, note


def _signs(links: Links) -> Iterator[Row]:
    for point in links.game.map.sheet.points:
        kind = links.game.series.terrain.points[point.kind]
        sign = Markup("{} {}").format(point.label or kind.title, links.rules(kind.rules))
        value = (
            "" if point.value is None else Markup("{}{}").format(point.value, links.dagger(point.source_of("value")))
        )
        side = links.side(point.side) if point.side else ""
        note = links.note(point.note, here=True) + links.dagger(point.source_of("note")) if point.note else ""
        yield links.hex(point.hex) + links.dagger(point.source_of("hex")), sign, side, value, note


def _crossing(links: Links, span: SpanShape) -> Row:
    kind = links.ruled(links.game.series.terrain.spans[span.kind])
    return links.hex(span.hexside) + links.dagger(span.source), kind, span.name or ""


def _states(links: Links, span: SpanShape) -> Iterator[Markup]:
    """The state of a span at the start of each scenario, where it has one of its own."""
    titles = links.game.series.terrain.span_states
    for scenario in links.game.scenarios.values():
        own = (each for each in scenario.spans if hexside_key(each.hexside) == hexside_key(span.hexside))
        said = (Markup("{}{}").format(titles[each.state].title.lower(), links.dagger(each.source)) for each in own)
        yield Markup().join(said)
