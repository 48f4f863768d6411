"""The set-up card: one row a unit, one column a scenario, each cell a place."""

import re
from collections.abc import Mapping, Set
from dataclasses import dataclass, replace

from oobc.diagnostics.codes import (
    BAD_PLACEMENT,
    DEAD_INHERITANCE,
    MISSING_FACE,
    MISSING_KEY,
    NOT_PLACED,
    TURN_OUTSIDE_SCENARIO,
    TWICE_IN_SETUP,
    UNKNOWN_BOX,
    UNKNOWN_NAME,
    UNKNOWN_SCENARIO,
    UNKNOWN_TURN,
    UNKNOWN_UNIT,
    WRONG_SIDE,
)
from oobc.diagnostics.findings import nearest, only_fix, suggest
from oobc.game.boards import Box
from oobc.game.groups import Group
from oobc.game.pieces import Piece
from oobc.game.placements import Condition, Enters, InBox, InHex, OutOfPlay, Placement, Waits
from oobc.game.turns import Turn
from oobc.link.hexes import HexNames
from oobc.link.names import Names
from oobc.load.files import BattleFiles
from oobc.model.battle import SetupRow
from oobc.model.scenario import ScenarioFile
from oobc.model.series import GroupKind
from oobc.model.shaping import keys_of
from oobc.place import Origin
from oobc.source.document import Document

_GROUP = re.compile(r"(?P<label>[A-Z]+) (?P<number>\d+)")
_ENTRY = re.compile(r"(?P<turn>.+?) *@ *(?P<hex>\S+)")
_BOX = re.compile(r"\[(?P<board>[^/\]]+)/(?P<box>[^\]]+)\]")
_OTHER_COLUMNS = tuple(keys_of(SetupRow))
_CONDITION = re.compile(
    r"(?P<place>.+?) \((?:(?P<face>[a-z-]+)(?:, facing (?P<also>[1-6]))?|facing (?P<facing>[1-6]))\)"
)


@dataclass(frozen=True, slots=True)
class SetupNames:
    """What the cells of a set-up card may name."""

    hexes: HexNames
    boxes: Mapping[str, Mapping[str, Box]]
    """By board."""
    kinds: Mapping[str, GroupKind]
    """Of groups."""
    groups: tuple[Group, ...]
    turns: Mapping[str, tuple[Turn, ...]]
    """Of every scenario."""
    record: tuple[Turn, ...]
    arrows: Set[str]
    """The states with an arrow, which shows where a piece faces."""
    names: Names

    def kind_of_group(self, label: str) -> GroupKind | None:
        """The kind of group with a label."""
        return next((each for each in self.kinds.values() if each.label == label), None)

    @property
    def places(self) -> str:
        """What a cell may say, in words."""
        groups = "".join(f"'{kind.label} n', " for kind in self.kinds.values())
        return f"a hex, {groups}a turn and hex of entry, a [board/box] or 'out'"


def link_setup(
    setup: Document | None, scenarios: Mapping[str, ScenarioFile], pieces: Mapping[str, Piece], known: SetupNames
) -> dict[str, dict[str, Placement]]:
    """The placements of the set-up card by scenario and piece, what a scenario inherits filled in."""
    names = known.names
    columns = _columns(setup, scenarios, names) if setup is not None else None
    if setup is None or columns is None:
        return {scenario: {} for scenario in scenarios}
    # A column of a scenario that could not be read is read all the same: its cells may have mistakes of their own.
    placements: dict[str, dict[str, Placement]] = {scenario: {} for scenario in (*scenarios, *columns)}
    # Of a file that was not read to its end nobody knows what it inherits.
    alone = [id for id, each in scenarios.items() if each.inherits is None and not names.gaps.touch(each.origin.file)]
    first: dict[str, Origin] = {}
    for index, cells in enumerate(setup.values):
        at, unit = setup.origin.at(index), cells.get("unit")
        if unit is None:
            names.report(MISSING_KEY, "the row names no unit", at)
            continue
        if not names.known(unit, pieces, "unit", UNKNOWN_UNIT, at.at("unit")):
            continue
        if unit in first:
            message = f"the unit {unit!r} is in the set-up twice"
            names.report_twice(TWICE_IN_SETUP, message, at.at("unit"), first[unit])
            continue
        first[unit] = at.at("unit")
        sources = names.row_sources(cells["source"] or "", columns, at.at("source"))
        for scenario in columns:
            where = at.at(scenario)
            if cells[scenario]:
                source = sources.get(scenario, sources[""])
                placement = _placement(cells[scenario], source, pieces[unit], scenario, where, known)
                if placement is not None:
                    placements[scenario][unit] = placement
            elif scenario in alone:
                names.report(
                    NOT_PLACED, f"where {unit!r} is in {scenario!r} is not said", where, f"write {known.places}"
                )
    return {scenario: _inherited(scenario, scenarios, placements) for scenario in scenarios}


def _columns(setup: Document, scenarios: Mapping[str, ScenarioFile], names: Names) -> list[str] | None:
    """The columns of scenarios, or None if the rows cannot be read for want of one."""
    header = list(setup.values[0]) if setup.values else []
    missing = [name for name in _OTHER_COLUMNS if name not in header]
    if header and missing:
        message = f"the table has no column {', '.join(map(repr, missing))}"
        names.report(MISSING_KEY, message, setup.origin.at_key(header[0]))
        return None
    columns = [name for name in header if name not in _OTHER_COLUMNS]
    for name in columns:
        names.known(name, scenarios, "scenario", UNKNOWN_SCENARIO, setup.origin.at_key(name))
    meant = {nearest(name, scenarios) for name in columns if name not in scenarios}
    for id, scenario in scenarios.items():
        if header and scenario.inherits is None and id not in columns and id not in meant:
            message = f"the table has no column {id!r}, and the scenario inherits no other"
            names.report(MISSING_KEY, message, setup.origin.at_key(header[0]))
    return columns


def inheritance_order(battle: BattleFiles, names: Names) -> list[str]:
    """The scenarios, each behind the one that it inherits; those in a circle are told."""
    scenarios = battle.scenarios
    order: list[str] = []
    for scenario in scenarios:
        chain: list[str] = []
        current: str | None = scenario
        while current is not None and current not in order:
            where = battle.origin(chain[-1] if chain else scenario).at("inherits")
            if current in chain:
                names.report(DEAD_INHERITANCE, f"{scenario!r} inherits from itself", where)
                break
            if current not in scenarios:
                break
            chain.append(current)
            current = scenarios[current].inherits
        order += reversed(chain)
    return order


def _inherited(
    scenario: str, scenarios: Mapping[str, ScenarioFile], placements: Mapping[str, dict[str, Placement]]
) -> dict[str, Placement]:
    chain = [scenario]
    while (parent := scenarios[chain[-1]].inherits) in scenarios and parent not in chain:
        chain.append(str(parent))
    merged: dict[str, Placement] = {}
    for each in reversed(chain):
        merged |= placements[each]
    return merged


def _placement(
    cell: str, source: str, piece: Piece, scenario: str, where: Origin, known: SetupNames
) -> Placement | None:
    condition = Condition()
    if (said := _CONDITION.fullmatch(cell)) is not None:
        cell, condition = said["place"], _condition(said, piece, where, known)
    placement = _place(cell, source, piece, scenario, where, known)
    return replace(placement, condition=condition) if placement is not None else None


def _condition(said: re.Match[str], piece: Piece, where: Origin, known: SetupNames) -> Condition:
    face, facing = said["face"], said["also"] or said["facing"]
    if face is not None and face not in piece.faces_up:
        if face not in known.names.gaps.names:
            hint = suggest(face, piece.faces_up) or f"it has {', '.join(piece.faces_up)}"
            fix = only_fix(face, piece.faces_up)
            known.names.report(MISSING_FACE, f"{piece.id!r} has no face {face!r}", where, hint, fix)
        face = None
    if facing is not None and known.arrows.isdisjoint(piece.kind.states):
        message = f"{piece.id!r} cannot face a hexside: no state of a {piece.kind.title.lower()} has an arrow"
        known.names.report(BAD_PLACEMENT, message, where)
        facing = None
    return Condition(face, int(facing) if facing is not None else None)


def _place(cell: str, source: str, piece: Piece, scenario: str, where: Origin, known: SetupNames) -> Placement | None:
    names = known.names
    if cell == "out":
        return OutOfPlay(source=source, origin=where)
    if (group := _GROUP.fullmatch(cell)) is not None and (kind := known.kind_of_group(group["label"])) is not None:
        return _group(kind, int(group["number"]), source, piece, where, known)
    if (box := _BOX.fullmatch(cell)) is not None:
        return _box(box["board"], box["box"], source, piece, where, known)
    if (entry := _ENTRY.fullmatch(cell)) is not None:
        return _entry(entry["turn"], entry["hex"], source, scenario, where, known)
    if re.fullmatch(r"\S+", cell):
        return InHex(cell, source=source, origin=where) if known.hexes.hex(cell, where) else None
    turn = known.record[0].id if known.record else "turn"
    hint = f"write {known.places}; an entry is such as '{turn} @ {known.hexes.example}'"
    names.report(BAD_PLACEMENT, f"cannot read the place {cell!r}", where, hint)
    return None


def _group(kind: GroupKind, number: int, source: str, piece: Piece, where: Origin, known: SetupNames) -> Waits | None:
    alike = [each for each in known.groups if each.kind == kind and each.number == number]
    for each in alike:
        if each.side == piece.side:
            return Waits(each, source=source, origin=where)
    if known.names.gaps_now.doubt("battle.yaml"):
        return None
    code = WRONG_SIDE if alike else UNKNOWN_NAME
    hint = f"{' and '.join(repr(each.side.id) for each in alike)} has one" if alike else None
    side = piece.side and piece.side.id
    known.names.report(code, f"the side {side!r} has no group {kind.label} {number}", where, hint)
    return None


def _entry(turn: str, hex: str, source: str, scenario: str, where: Origin, known: SetupNames) -> Enters | None:
    names, ids = known.names, [each.id for each in known.record]
    good = known.hexes.hex(hex, where)
    if not names.known(turn, ids, "turn", UNKNOWN_TURN, where):
        return None
    played = [each.id for each in known.turns.get(scenario, ())]
    if played and turn not in played:
        message = f"the turn {turn!r} is outside {scenario!r}"
        names.report(TURN_OUTSIDE_SCENARIO, message, where, f"it runs from {played[0]} to {played[-1]}")
        return None
    return Enters(known.record[ids.index(turn)], hex, source=source, origin=where) if good else None


def _box(board: str, box: str, source: str, piece: Piece, where: Origin, known: SetupNames) -> InBox | None:
    if not known.names.known(board, known.boxes, "board", UNKNOWN_BOX, where):
        return None
    if not known.names.known(box, known.boxes[board], "box", UNKNOWN_BOX, where):
        return None
    found = known.boxes[board][box]
    sides = [each.side for each in known.groups if each.box == box] if found.is_of_a_group else []
    if found.board.per == "side" and sides and piece.side not in sides:
        whose = " and ".join(repr(each.id) for each in sides)
        message = f"the box {box!r} is one of {whose}, and no piece of another side lies on its sheet"
        known.names.report(WRONG_SIDE, message, where)
        return None
    return InBox(found, source=source, origin=where)
