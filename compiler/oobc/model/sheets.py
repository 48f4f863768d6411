"""`sheets.yaml` of a series: what is cut out and glued, counters and the map. Lengths are in millimetres."""

from oobc.model import references as ref
from oobc.model.values import Count, Gap, Id, Length, Shape, Text

LARGEST_COUNTER = (86.0, 225.0)
"""Width and height, with the bleed, that half a page of every paper holds beside its margins and crop marks."""
LARGEST_OVERLAP = 60.0
"""More than that and the pages of a map are mostly overlap."""


class CounterSheet(Shape):
    """A counter sheet: how large its counters are and how they lie."""

    title: Text
    """What people call it."""
    drawings: tuple[ref.Drawing, ...] = ()
    """The drawings of the fronts that may lie on it, such as `card`; left out, all. One sheet must hold all."""
    width: Length
    """How wide a counter is."""
    height: Length | None = None
    """How high it is, if not as high as wide."""
    columns: Count | None = None
    """How many lie side by side; left out or too many, as many as the paper holds."""
    rows: Count | None = None
    """How many lie one under another; left out or too many, as many as the paper holds."""
    gutter: Gap = 0
    """How far counters lie apart; without it neighbours share a cut."""
    bleed: Gap = 1.5
    """How far a counter is drawn past its cuts, at most to the middle of a gutter."""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of a counter."""
        return self.width, self.height or self.width


class MapSheet(Shape):
    """The map on paper."""

    hex: Length
    """The height of a hex, from flat side to flat side, or the side of a square."""
    overlap: Length = 10
    """How much of the map neighbouring pages both show when it is printed on several."""


class SheetsFile(Shape):
    """`sheets.yaml`: counter sheets by name, and the size of the map."""

    counters: dict[Id, CounterSheet] = {}
    """The counter sheets, by name. A counter lies on the first that may hold it."""
    map: MapSheet | None = None
    """How large the map is; left out, it is not printed."""
