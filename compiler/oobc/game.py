"""The linked game: every name resolved, nothing of files, modules, pages or sites in it. All outputs read this."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from oobc.hexes.affine import Affine
from oobc.hexes.fit import Fit
from oobc.hexes.grid import Grid
from oobc.model.battle import Alternate, BattleFile
from oobc.model.boards import Board, BoxRef, Deck
from oobc.model.combat import CombatFile
from oobc.model.errata import ErratumFile
from oobc.model.game import FlagShape, GameFile
from oobc.model.map import MapFile
from oobc.model.markers import Marker
from oobc.model.phases import Step
from oobc.model.pieces import Face, Kind, PiecesFile
from oobc.model.scenario import Award, Order, SpanState, StartState, Victory
from oobc.model.series import SeriesFile
from oobc.model.sheets import SheetsFile
from oobc.model.sources import Reference
from oobc.model.tables import TableFile
from oobc.model.terrain import TerrainFile
from oobc.model.turns import Check, TurnKind
from oobc.place import Origin

NOWHERE = Origin("")


@dataclass(frozen=True, slots=True)
class Turn:
    """A space of the turn record."""

    number: int
    """In the scenario, from 1; on the turn record of the battle, in the battle."""
    day: str
    date: str | None
    label: str
    kind: str
    checks: tuple[str, ...] = ()
    source: str = ""

    @property
    def id(self) -> str:
        """`11 Nov 7 AM`: how data and outputs name a turn."""
        return f"{self.day} {self.label}"


@dataclass(frozen=True, slots=True)
class Formation:
    """A corps or division with an officer, or an army that is commanded as one."""

    id: str
    name: str
    side: str
    officer: str | None
    stripe: tuple[str, ...]
    stripe_ink: str | None
    breakpoint: int | None
    source: str
    sources: Mapping[str, str] = field(default_factory=dict)
    """Where its values come from by column, if not from `source`."""
    origin: Origin = field(default=NOWHERE, compare=False)

    def source_of(self, column: str) -> str:
        """The source of one value."""
        return self.sources.get(column, self.source)


@dataclass(frozen=True, slots=True)
class Piece:
    """A counter of the battle: a unit, leader, vedette, train or marker."""

    id: str
    name: str
    kind: str
    """The kind of the series; `marker` for markers."""
    shape: Kind
    side: str | None
    nation: str | None
    formation: str | None
    division: str | None
    arm: str | None
    size: str | None
    marks: tuple[str, ...]
    """The signs of quality that its row names."""
    parent: str | None
    values: Mapping[str, int]
    composition: str | None
    comment: str | None
    sources: Mapping[str, str]
    """Where the values come from by column; `""` is the source of all others."""
    count: int = 1
    start: BoxRef | None = None
    """The box where a marker begins every scenario."""
    marker: str | None = None
    """The marker of the series that it is."""
    origin: Origin = field(default=NOWHERE, compare=False)

    @property
    def faces(self) -> tuple[str, ...]:
        """The ids of the faces that this counter has, the first one up."""
        return tuple(
            face.id
            for face in self.shape.faces
            if (face.needs is None or face.needs in self.values)
            and (face.unless is None or face.unless not in self.values)
        )

    @property
    def is_card(self) -> bool:
        """Whether it is a card of a deck, and no counter."""
        return self.shape.back is not None

    @property
    def faces_up(self) -> tuple[str, ...]:
        """The faces that can be up: all but the back of a card, which is last."""
        return tuple(id for id in self.faces if id != self.shape.back)

    def face(self, id: str) -> Face:
        """One of the faces."""
        return next(face for face in self.shape.faces if face.id == id)

    def values_of(self, face: str) -> dict[str, int]:
        """The values as one face shows them."""
        shown = self.face(face).values
        found = {name: self.values.get(shown.get(name, name)) for name in self.shape.values}
        return {name: value for name, value in found.items() if value is not None}

    def source_of(self, column: str) -> str:
        """The source of one value."""
        return self.sources.get(column, self.sources[""])


@dataclass(frozen=True, slots=True)
class Placement:
    """Where a piece is when a scenario begins."""

    kind: Literal["hex", "entry", "alternate", "box", "out"]
    source: str
    hex: str | None = None
    """The hex it stands in, or in which it enters."""
    turn: str | None = None
    """The turn of entry."""
    group: int | None = None
    """The number of its alternate group."""
    board: str | None = None
    box: str | None = None
    face: str | None = None
    """The face that is up, if not the first."""
    origin: Origin = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class ParameterValue:
    """What a scenario states of one parameter: a value, or one for each side."""

    values: Mapping[str, str]
    """By side, or under `value`."""
    source: str
    origin: Origin = field(default=NOWHERE, compare=False)


@dataclass(frozen=True)
class Scenario:
    """A way to start the battle, with all that it inherits filled in."""

    id: str
    title: str
    short: str
    case: str
    inherits: str | None
    turns: tuple[Turn, ...]
    printed_turns: int | None
    """How many turns the rules say that is."""
    also_printed: Mapping[str, int]
    """How many turns other cases say that is, by their numbers."""
    turns_source: str
    first_player: str
    parameters: Mapping[str, ParameterValue]
    orders: tuple[Order, ...]
    spans: tuple[SpanState, ...]
    states: tuple[StartState, ...]
    awards: tuple[Award, ...]
    victory: Victory | None
    special: tuple[str, ...]
    """Cases that hold in it, the battle's own last."""
    note: str | None
    placements: Mapping[str, Placement]
    """By piece id, in the order of the pieces; markers without a box at start are not in it."""
    waiting: Mapping[str, Placement] = field(default_factory=dict)
    """Those of the placements that are of reinforcements and alternates."""
    own: frozenset[str] = frozenset()
    """The keys that its own file has; all else is inherited."""
    origin: Origin = field(default=NOWHERE, compare=False)

    @cached_property
    def stacks(self) -> Mapping[str, list[str]]:
        """By hex, the ids of the pieces that stand in it."""
        stacks: dict[str, list[str]] = {}
        for id, each in self.placements.items():
            if each.kind == "hex" and each.hex is not None:
                stacks.setdefault(each.hex, []).append(id)
        return stacks

    def pieces_in(self, hex_number: str) -> list[str]:
        """The ids of the pieces that stand in a hex."""
        return self.stacks.get(hex_number, [])


@dataclass(frozen=True, slots=True)
class Ground:
    """What is said of one hex or hexside."""

    at: str
    terrain: str
    name: str | None
    source: str


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
    whole: bool
    """False if something that is said of a hex was left out because of a finding."""


@dataclass(frozen=True, slots=True)
class Mention:
    """A reference in the prose of a case: which case it means, and from where to where the number stands."""

    case: str | None
    """None if the rules print a number that does not exist and it is not known which is meant."""
    printed: str
    start: int
    end: int
    wrong: bool = False
    """Marked as wrong in print."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What another version of the rules says in a case."""

    version: str
    """The first version that says so."""
    title: str
    text: str
    source: str
    mentions: tuple[Mention, ...]
    changes: tuple[str, ...] = ()
    origin: Origin = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Case:
    """A numbered paragraph of the rules, retold."""

    id: str
    title: str
    chapter: str
    level: int
    text: str
    source: str
    mentions: tuple[Mention, ...]
    changes: tuple[str, ...] = ()
    """The cases that read differently where this one holds as a special rule."""
    version: str = ""
    """The version from which on it reads so; the game's own version may be a later one."""
    others: tuple[Reading, ...] = ()
    """What it says in other versions of the rules, in their order."""
    origin: Origin = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the glossary."""

    id: str
    title: str
    aliases: tuple[str, ...]
    text: str
    source: str
    mentions: tuple[Mention, ...]
    origin: Origin = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Synonyms:
    """Words or phrases that mean the same to players."""

    words: tuple[str, ...]
    origin: Origin = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Table:
    """A table that the rules print."""

    id: str
    about: TableFile
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    dice: tuple[int, int] = (0, 0)
    """How many dice are rolled on it, and how many sides they have."""
    rolls: tuple[tuple[int, int], ...] = ()
    """The lowest and the highest roll of every row; empty if nothing is rolled on it."""


@dataclass(frozen=True, slots=True)
class Series:
    """The rules system: all its files together."""

    id: str
    about: SeriesFile
    pieces: PiecesFile
    markers: Mapping[str, Marker]
    boards: Mapping[str, Board]
    terrain: TerrainFile
    turn_kinds: Mapping[str, TurnKind]
    checks: Mapping[str, Check]
    phases: Mapping[str, tuple[Step, ...]]
    combat: CombatFile
    sheets: SheetsFile

    @property
    def strength(self) -> str | None:
        """The value that is added up over pieces: the first one of the first kind that has any."""
        return next((value for kind in self.pieces.kinds.values() for value in kind.values), None)

    @property
    def decks(self) -> dict[BoxRef, Deck]:
        """Every deck by the box in which it lies."""
        return {
            BoxRef(board=id, box=box.id): box.deck
            for id, board in self.boards.items()
            for box in board.boxes
            if box.deck is not None
        }


@dataclass(frozen=True, slots=True)
class PrintedForce:
    """What the printed table of forces says of a formation in this battle."""

    formation: str
    presence: str | None
    """`in play`, `part`, `ALT` or `-`; empty if the row has no entry; None if it cannot be read."""
    source: str
    origin: Origin = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Accepted:
    """A contradiction of print that nothing can mend, and that the data accepts."""

    code: str
    message: str
    """What contradicts what."""
    where: str
    """In words: `turns.printed of scenarios/dob.yaml`."""
    reason: str
    origin: Origin = field(default=NOWHERE, compare=False)
    """The value that is found to be wrong."""


@dataclass(frozen=True, slots=True)
class Game:
    """One battle with all that it takes to play it."""

    id: str
    box_id: str
    box: GameFile
    series: Series
    battle: BattleFile
    map: BattleMap
    turns: tuple[Turn, ...]
    """The turn record of the whole battle: every turn of every day."""
    formations: Mapping[str, Formation]
    pieces: Mapping[str, Piece]
    piece_ids: Mapping[str, int]
    """The numbers that pieces had in earlier builds, from `gpids.lock`."""
    unused: tuple[Piece, ...]
    """Counters of the box that no battle of it sets up."""
    left_out: frozenset[str]
    """What was left out because of a finding: units by id, files by name. Empty in every game that is built."""
    parts: Mapping[str, int] | None
    """How many counters of the box are a part of each; None if a parent cannot be known because of a finding."""
    counts: Mapping[str, int]
    """How many counters of each kind of piece, and of each marker, the box has; without those that were left out."""
    printed_forces: Mapping[str, PrintedForce] | None
    """The printed table of forces by formation, if there is one that has a column for this battle."""
    alternates: tuple[Alternate, ...]
    scenarios: Mapping[str, Scenario]
    cases: Mapping[str, Case]
    """In the order of their numbers."""
    terms: tuple[Term, ...]
    synonyms: tuple[Synonyms, ...]
    """Words that mean the same to players."""
    keywords: Mapping[str, tuple[str, ...]]
    """By case, what players call it or ask about it."""
    tables: Mapping[str, Table]
    on_cards: tuple[TableFile, ...]
    """Tables that are printed on a card of the box and whose rows nobody has written down."""
    references: Mapping[str, Reference]
    """What `history:` and `reconstructed:` sources stand for, by the whole source."""
    errata: Mapping[str, ErratumFile]
    amended: Mapping[str, str]
    """Cases that an erratum changed, with its date."""
    printed: Mapping[str, str]
    """What those cases say in print."""
    unnamed_sources: tuple[str, ...]
    """Listed sources that no value names."""
    folder: str
    """The battle's folder, for the places of findings."""
    box_folder: str
    files: tuple[str, ...]
    """The data files that all of this was read from."""
    look: Mapping[str, bytes] = field(default_factory=dict)
    """The templates of its own look by their names, `counters/style.typ`."""
    book: Mapping[str, str] = field(default_factory=dict)
    """By case, the words of the rulebook: never in an output that is handed on."""
    accepted: tuple[Accepted, ...] = ()
    """What print contradicts, in the order of the data."""

    def units(self) -> Iterator[Piece]:
        """The pieces that are not markers."""
        return (piece for piece in self.pieces.values() if piece.kind != "marker")

    def steps(self) -> Iterator[Step]:
        """The steps of the sequence of play of every kind of turn, from the outside in; each where it stands first."""
        waiting = [step for phases in reversed([*self.series.phases.values()]) for step in reversed(phases)]
        told = set[str]()
        while waiting:
            step = waiting.pop()
            waiting += reversed(step.steps)
            if step.id not in told:
                told.add(step.id)
                yield step

    def colours_of(self, piece: Piece, face: Face) -> tuple[str, str]:
        """The ground of a face and the colour of the writing on it: its own, or its nation's, side's, or paper's."""
        nation, side = self.box.nations.get(piece.nation or ""), self.box.sides.get(piece.side or "")
        ground = nation.ground if nation else side.colour if side else "#f4f1e8"
        ink = nation.ink if nation else side.ink if side else "#1c1c1c"
        return face.ground or ground, face.ink or ink

    def marks_of(self, piece: Piece, face: str) -> tuple[str, ...]:
        """The signs of quality on a face: those that its row names, and those that it has by its values."""
        values = piece.values_of(face)
        return tuple(
            id
            for id, mark in self.series.about.marks.items()
            if id in piece.marks
            or (mark.at_most and all(values.get(value, most + 1) <= most for value, most in mark.at_most.items()))
        )

    def flag_of(self, side: str) -> FlagShape | None:
        """The flag under which most units of a side fight in this battle, if they have one."""
        nations = Counter(piece.nation for piece in self.in_play() if piece.side == side and piece.nation)
        return next((self.box.nations[nation].flag for nation, _ in nations.most_common(1)), None)

    def initial_of(self, side: str) -> str:
        """The letter of a side: the first of its first word that not all sides have in their titles."""
        shared = set.intersection(*(set(each.title.split()) for each in self.box.sides.values()))
        words = self.box.sides[side].title.split()
        return next((word for word in words if word not in shared or len(self.box.sides) == 1), words[0])[0]

    def in_play(self) -> Iterator[Piece]:
        """The units that are in play in some scenario, or may come into play."""
        for piece in self.units():
            placements = (scenario.placements.get(piece.id) for scenario in self.scenarios.values())
            if any(each is not None and each.kind != "out" for each in placements):
                yield piece

    @property
    def lacks_units(self) -> bool:
        """Whether a unit or its formation is unknown because of a finding: what seems to miss it stays quiet."""
        lost = any("/" not in each or each.endswith(("counters.csv", "setup.csv")) for each in self.left_out)
        return lost or any(piece.formation not in self.formations for piece in self.units() if piece.formation)

    def parent_of(self, scenario: Scenario) -> Scenario | None:
        """The scenario that one inherits; none where they inherit in a circle."""
        parent = above = self.scenarios.get(scenario.inherits or "")
        for _ in self.scenarios:
            above = self.scenarios.get(above.inherits or "") if above is not None else None
        return parent if above is None else None

    def states_at_start(self, scenario: Scenario) -> dict[str, dict[str, str]]:
        """By piece, the level of each state that it begins a scenario in."""
        found: dict[str, dict[str, str]] = {}
        for start in scenario.states:
            for piece in self.units():
                named_here = piece.id in start.units or piece.formation in start.formations
                if named_here and piece.id not in start.except_units and start.state in piece.shape.states:
                    found.setdefault(piece.id, {})[start.state] = start.level
        return found

    def above(self, case: str) -> tuple[Case, ...]:
        """The cases above a case, its chapter first."""
        inner = next((each for each in cases_above(case) if each in self.cases), None)
        return (*self.above(inner), self.cases[inner]) if inner else ()

    def referred_by(self) -> dict[str, list[str]]:
        """By case, the cases and terms that refer to it; terms by their id."""
        back: dict[str, dict[str, None]] = {}
        prose: tuple[Case | Term, ...] = (*self.cases.values(), *self.terms)
        for each in prose:
            for mention in each.mentions:
                if mention.case is not None and mention.case != each.id:
                    back.setdefault(mention.case, {})[each.id] = None
        return {case: list(found) for case, found in back.items()}


def cases_above(case: str) -> tuple[str, ...]:
    """The numbers that the case above a case can have; none above a chapter.

    Above 2.1D2A is 2.1D2, or 2.1D or 2.1 where the steps or letters are no cases.
    """
    chapter, _, rest = case.partition(".")
    if rest == "0":
        return ()
    number, *steps = re.findall(r"[\d.]+|[A-Z]", case)
    if steps:
        return tuple("".join([number, *steps[:count]]) for count in reversed(range(len(steps))))
    shorter = case[:-1].rstrip(".")
    return (shorter,) if shorter != chapter else (f"{chapter}.0",)


def case_order(case: str) -> tuple[int | str, ...]:
    """The order of rule numbers: 7.1, 7.11, 7.12, 7.2, 7.2A, 8.0.

    The digits after the point count one by one, as the rulebooks number: 7.11 is the first case of 7.1.
    """
    chapter, _, rest = case.partition(".")
    return (int(chapter), *(f"{ord(each):03d}" for each in rest))
