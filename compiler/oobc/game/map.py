"""The map sheet: its grid, what is said of its hexes, where it lies on the earth."""

from collections.abc import Collection
from dataclasses import dataclass

from oobc.hexes.affine import Affine
from oobc.hexes.fit import Fit
from oobc.hexes.grid import Grid, hexside_ends
from oobc.model.map import MapFile, PlaceShape


@dataclass(frozen=True, slots=True)
class Ground:
    """What is said of one hex or hexside."""

    at: str
    terrain: str
    name: str | None
    source: str
    """Where its terrain comes from."""
    name_source: str


@dataclass(frozen=True, slots=True)
class Scan:
    """A picture that is shown instead of the drawn map."""

    content: bytes
    type: str
    """`image/png` or `image/jpeg`."""
    width: int
    height: int
    on_sheet: Affine
    """From its pixels to the sheet, in hex heights from the upper left corner."""


@dataclass(frozen=True, slots=True)
class BattleMap:
    """The map sheet."""

    sheet: MapFile
    grid: Grid
    hexes: tuple[Ground, ...]
    hexsides: tuple[Ground, ...]
    fit: Fit | None
    """Where the sheet lies on the earth, if that is known."""
    scan: Scan | None
    """A picture that is shown instead of the drawn map."""

    def places_in(self, hex: str) -> tuple[PlaceShape, ...]:
        """The places in a hex, each name once."""
        named = {place.name: place for place in reversed(self.sheet.places) if hex in place.hexes}
        return tuple(place for place in self.sheet.places if named.get(place.name) is place)

    def beside_spans(self, kinds: Collection[str]) -> list[str]:
        """The hexes at whose sides there are spans of these kinds."""
        spans = (span for span in self.sheet.spans if span.kind in kinds)
        return list(dict.fromkeys(end for span in spans for end in hexside_ends(span.hexside)))

    def names_in(self, hex: str) -> str:
        """The names of the places in a hex."""
        return ", ".join(place.name for place in self.places_in(hex))
