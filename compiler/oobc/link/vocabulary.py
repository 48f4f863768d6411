"""What the files of a series may name of one another: values, states with their levels, boxes, words of reports."""

from collections.abc import Collection, Iterable, Mapping

from oobc.diagnostics.codes import UNKNOWN_BOX, UNKNOWN_NAME
from oobc.link.names import Names
from oobc.load.files import SeriesFiles
from oobc.model.boards import BoxRef
from oobc.place import Origin


class Vocabulary:
    """Looks up the names of one series."""

    def __init__(self, series: SeriesFiles, names: Names) -> None:
        self.series = series
        self.names = names
        self.values = frozenset(value for kind in series.pieces.kinds.values() for value in kind.values)
        """The values that a kind of piece has."""

    def name(self, name: str, names: Collection[str], what: str, at: Origin) -> bool:
        """Whether a name is one of `names`; if it is not, a finding that calls it `what`."""
        return self.names.known(name, names, what, UNKNOWN_NAME, at)

    def each(self, used: Iterable[str], names: Collection[str], what: str, at: Origin) -> None:
        """Looks up every name of a list."""
        for index, name in enumerate(used):
            self.name(name, names, what, at.at(index))

    def value(self, name: str, at: Origin) -> bool:
        """Whether a kind of piece has this value."""
        return self.name(name, self.values, "value", at)

    def words(self, text: str | None, known: Collection[str], at: Origin, what: str = "word") -> None:
        """Looks up the words in braces of a slot or report: `[{command}]` has `command`."""
        for part in (text or "").split("{")[1:]:
            self.name(part.partition("}")[0], known, what, at)

    def state(self, state: str, at: Origin) -> bool:
        """Whether the series has this state."""
        return self.name(state, self.series.pieces.states, "state", at)

    def levels(self, state: str, levels: Iterable[str], at: Origin) -> None:
        """Looks up levels of a state that the series has."""
        self.each(levels, [each.id for each in self.series.pieces.states[state].levels], f"level of {state}", at)

    def in_states(self, found: Mapping[str, Iterable[str]], at: Origin) -> None:
        """Looks up states, each with some of its levels."""
        for state, levels in found.items():
            if self.state(state, at.at_key(state)):
                self.levels(state, levels, at.at(state))

    def puts(self, puts: Mapping[str, str], at: Origin) -> None:
        """Looks up the states that a piece is put into, each with its level."""
        self.in_states({state: (level,) for state, level in puts.items()}, at)

    def box(self, box: BoxRef, at: Origin) -> None:
        """Looks up a board and the box on it."""
        boards = self.series.boards.boards
        if self.names.known(box.board, boards, "board", UNKNOWN_BOX, at.at("board")):
            ids = [each.id for each in boards[box.board].boxes]
            self.names.known(box.box, ids, "box", UNKNOWN_BOX, at.at("box"))
