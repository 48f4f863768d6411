"""The linked game: every name resolved, nothing of files, modules, pages or sites in it. All outputs read this."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from oobc.game.boards import Box
from oobc.game.conditions import Effect
from oobc.game.groups import Group
from oobc.game.map import BattleMap
from oobc.game.pieces import Formation, Piece, PrintedForce
from oobc.game.placements import OutOfPlay
from oobc.game.rules import Case, Synonyms, Table, Term, cases_above
from oobc.game.scenarios import Scenario
from oobc.game.turns import Turn
from oobc.model.battle import BattleFile
from oobc.model.boards import Board, BoxRef, Deck
from oobc.model.combat import CombatFile, CombatKind
from oobc.model.drawings import DrawingsFile
from oobc.model.errata import ErratumFile
from oobc.model.game import FlagShape, GameFile, Side
from oobc.model.markers import Marker
from oobc.model.phases import Step
from oobc.model.pieces import Badge, Face, Level, PiecesFile
from oobc.model.series import SeriesFile
from oobc.model.sheets import SheetsFile
from oobc.model.sources import Reference
from oobc.model.tables import TableFile
from oobc.model.terrain import TerrainFile
from oobc.model.turns import Check, TurnKind
from oobc.place import NOWHERE, Folder, Origin
from oobc.source.gaps import Gaps


@dataclass(frozen=True, slots=True)
class Series:
    """The rules system: all its files together."""

    id: str
    folder: Folder
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
    def decks(self) -> dict[BoxRef, Deck]:
        """Every deck by the box in which it lies."""
        return {
            BoxRef(board=id, box=box.id): box.deck
            for id, board in self.boards.items()
            for box in board.boxes
            if box.deck is not None
        }


@dataclass(frozen=True, slots=True)
class Accepted:
    """A contradiction of print that nothing can fix, and that the data accepts."""

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
    parts: Mapping[str, int]
    """How many counters of the box are a part of each that has some."""
    counts: Mapping[str, int]
    """How many counters of each kind of piece, and of each marker, the box has."""
    printed_forces: Mapping[str, PrintedForce] | None
    """The printed table of forces by formation, if there is one that has a column for this battle."""
    groups: tuple[Group, ...]
    """Those that wait until they are called, in the order of the data."""
    boxes: Mapping[str, Mapping[str, Box]]
    """By board and id."""
    scenarios: Mapping[str, Scenario]
    cases: Mapping[str, Case]
    """In the order of their numbers."""
    terms: tuple[Term, ...]
    effects: tuple[Effect, ...]
    """What cases say of conditions, in the order of the data."""
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
    folder: Folder
    """Of the battle."""
    box_folder: Folder
    files: Mapping[str, str]
    """The data files that all of this was read from, each with the SHA-256 of what it says."""
    look: Mapping[str, bytes] = field(default_factory=dict)
    """The templates of its own look by their names, `counters/style.typ`."""
    drawings: DrawingsFile = field(default_factory=DrawingsFile)
    """What its templates draw: ours and those of its look."""
    book: Mapping[str, str] = field(default_factory=dict)
    """By case, the words of the rulebook: never in an output that is handed on."""
    gaps: Gaps = field(default_factory=Gaps)
    """What was left out because of a finding; nothing in a game that is built."""
    accepted: tuple[Accepted, ...] = ()
    """What print contradicts, in the order of the data."""

    def drawn(self, times: float) -> "Game":
        """The same game, its module drawn by a scale factor."""
        return replace(self, box=self.box.model_copy(update={"drawing": self.box.drawing.times(times)}))

    def units(self) -> Iterator[Piece]:
        """The pieces that are not markers."""
        return (piece for piece in self.pieces.values() if not piece.is_marker)

    def markers(self) -> Iterator[Piece]:
        """The markers of the series."""
        return (piece for piece in self.pieces.values() if piece.is_marker)

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
        nation, side = piece.nation, piece.side
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

    def flag_of(self, side: Side) -> FlagShape | None:
        """The flag under which most units of a side fight in this battle, if they have one."""
        nations = Counter(piece.nation for piece in self.in_play() if piece.side == side and piece.nation)
        return next((nation.flag for nation, _ in nations.most_common(1)), None)

    def badge_of(self, badge: Badge, side: Side | None) -> Badge:
        """A badge as it shows on the pieces of a side: in the colours that it takes from a side, if it does."""
        others = [each for each in self.box.sides.values() if each != side]
        enemy = others[0] if side is not None and len(others) == 1 else None
        whose = {None: None, "own": side, "enemy": enemy}[badge.of]
        return badge.model_copy(update={"fill": whose.colour, "ink": whose.ink}) if whose is not None else badge

    def initial_of(self, side: Side) -> str:
        """The letter of a side: the first of its first word that not all sides have in their titles."""
        shared = set.intersection(*(set(each.title.split()) for each in self.box.sides.values()))
        words = side.title.split()
        return next((word for word in words if word not in shared or len(self.box.sides) == 1), words[0])[0]

    def in_play(self) -> Iterator[Piece]:
        """The units that are in play in some scenario, or may come into play."""
        for piece in self.units():
            placements = (scenario.placements.get(piece.id) for scenario in self.scenarios.values())
            if any(not isinstance(each, OutOfPlay | None) for each in placements):
                yield piece

    def states_at_start(self, scenario: Scenario, piece: Piece) -> dict[str, Level]:
        """The levels of states in which a unit begins a scenario, by state."""
        return {
            start.state: self.series.pieces.states[start.state].level(start.level)
            for start in scenario.states
            if not piece.is_marker
            and (piece.id in start.units or any(each.id in start.formations for each in piece.formations))
            and piece.id not in start.except_units
            and start.state in piece.kind.states
        }

    def officer_of(self, formation: Formation) -> Piece | None:
        """The piece that leads a formation."""
        return self.pieces.get(formation.officer) if formation.officer is not None else None

    def name_of(self, id: str) -> str:
        """What people call a formation or a unit."""
        return self.formations[id].name if id in self.formations else self.pieces[id].name

    def points_for_control(self) -> dict[tuple[str, str], int]:
        """The victory points that the control of a hex earns, by side and hex.

        A sign with a number earns it for the side that it belongs to, or for all; a sign without one earns what the
        game says of its kind, for all but the side that it belongs to.
        """
        victory = self.box.victory
        earned: dict[tuple[str, str], int] = {}
        if victory is None or victory.control is None:
            return earned
        for point in self.map.sheet.points:
            kind = self.series.terrain.points.get(point.kind)  # none: it has a finding
            role = kind.role if kind is not None else None
            for side in self.box.sides:
                own = point.side in (None, side)
                if role == "victory" and point.value is not None and own:
                    points = point.value
                elif point.kind in victory.signs and (point.side is None or not own):
                    points = victory.signs[point.kind]
                else:
                    continue
                earned[side, point.hex] = earned.get((side, point.hex), 0) + points
        return earned

    def effects_of(self, condition: str, level: str) -> Iterator[tuple[str, Effect]]:
        """What a level of a condition does: each in words, and what says so."""
        for each in self.effects:
            if each.condition == condition and level in each.levels and each.says is not None:
                yield each.says, each

    def table_of(self, kind: CombatKind) -> Table | None:
        """The table of a kind of combat, if its rows are known."""
        table = self.tables.get(kind.table) if kind.table is not None else None
        return table if table is not None and table.rolls else None

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
