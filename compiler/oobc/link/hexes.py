"""The numbers of hexes and hexsides, looked up on one grid."""

import re
from functools import cached_property

from oobc.diagnostics.codes import NOT_NEIGHBOURS, UNKNOWN_HEX
from oobc.diagnostics.findings import Fix
from oobc.hexes.grid import Grid, hexside_ends
from oobc.link.names import Names
from oobc.place import Origin


class HexNames:
    """Looks up hexes and hexsides of one grid."""

    def __init__(self, grid: Grid, names: Names) -> None:
        self.grid = grid
        self.names = names

    def hex(self, number: str, where: Origin) -> bool:
        """Whether the map has this hex; if not, a finding that says what is wrong with the number."""
        if number in self.grid.numbers:
            return True
        if self.grid.reads_as_number(number):
            hint = f"the map runs from {self.example} to {list(self.grid.numbers)[-1]}"
            self.names.report(UNKNOWN_HEX, f"the hex {number} is off the map", where, hint)
        else:
            meant = self._same.get(_without_zeros(number), ())
            hint = f"did you mean {meant[0]!r}?" if len(meant) == 1 else f"a hex is such as {self.example}"
            fix = Fix(number, meant[0]) if len(meant) == 1 else None
            self.names.report(UNKNOWN_HEX, f"{number!r} is not the number of a hex", where, hint, fix)
        return False

    @cached_property
    def _same(self) -> dict[str, list[str]]:
        """The hexes of the map by their numbers without leading zeros, in small letters."""
        same: dict[str, list[str]] = {}
        for number in self.grid.numbers:
            same.setdefault(_without_zeros(number), []).append(number)
        return same

    @property
    def example(self) -> str:
        """The first hex of the map."""
        return next(iter(self.grid.numbers))

    def is_hexside(self, text: str) -> bool:
        """Whether `4319-4419` names a side between two hexes of the map that touch."""
        cells = [self.grid.numbers.get(end) for end in hexside_ends(text)]
        match cells:
            case [tuple() as first, tuple() as second]:
                return second in self.grid.around(first)
        return False

    def hexside(self, text: str, where: Origin) -> bool:
        """Whether it is one; if not, a finding that says what is wrong with it."""
        ends, numbers = hexside_ends(text), self.grid.numbers
        if self.is_hexside(text):
            return True
        if len(ends) != 2 or text in numbers:
            beside = self.grid.neighbours(numbers[self.example])
            hint = f"write it as the two hexes: {self.example}-{self.grid.number(beside[0])}" if beside else None
            self.names.report(UNKNOWN_HEX, f"{text!r} is not a hexside", where, hint)
        elif [self.hex(end, where) for end in ends] == [True, True]:  # both are told
            near = ", ".join(self.grid.number(cell) for cell in self.grid.neighbours(numbers[ends[0]]))
            self.names.report(
                NOT_NEIGHBOURS, f"{ends[0]} and {ends[1]} do not touch", where, f"{ends[0]} touches {near}"
            )
        return False


def _without_zeros(number: str) -> str:
    return re.sub(r"0*([0-9]+)", r"\1", number.casefold())
