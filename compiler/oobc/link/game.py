"""The linker's one pass, in the order in which names come to be known."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from hashlib import sha256

from oobc.diagnostics.codes import (
    DUPLICATE_ID,
)
from oobc.diagnostics.findings import Finding, Note
from oobc.game import Game, Series
from oobc.game.boards import Box
from oobc.game.pieces import Piece
from oobc.game.placements import InBox, Placement
from oobc.game.turns import Turn
from oobc.link.boards import boxes_of, check_boards
from oobc.link.conditions import link_effects
from oobc.link.forces import counts_of, link_printed_forces
from oobc.link.ground import grid_of, link_map
from oobc.link.groups import check_groups, link_groups
from oobc.link.hexes import HexNames
from oobc.link.kinds import check_kinds, check_markers
from oobc.link.names import Names
from oobc.link.namespaces import namespaces
from oobc.link.pieces import link_counters, link_formations, link_markers
from oobc.link.references import check_references
from oobc.link.rules import case_ids, link_book, link_cases, link_keywords, link_synonyms, link_terms, term_titles
from oobc.link.scenarios import ScenarioNames, link_scenarios
from oobc.link.setup import SetupNames, inheritance_order, link_setup
from oobc.link.tables import link_tables
from oobc.link.turns import scenario_turns, turn_record
from oobc.link.victory import check_victory
from oobc.load.files import BattleFiles, BoxFiles, Files, SeriesFiles
from oobc.model.sources import Reference, SourcesFile
from oobc.model.turns import Check
from oobc.model.values import tell_origins
from oobc.source.gaps import Gaps


def link(files: Files) -> tuple[Game | None, list[Finding]]:
    """The game that the files describe, or None if one of its main files could not be read."""
    series, box, battle = files.series, files.box, files.battle
    if series is None or box is None or battle is None:
        return None, []
    references = {**_references(series.sources), **_references(box.sources)}
    names = _names(files, box, references)
    hexes = HexNames(grid_of(battle.map.grid), names)
    checks = {**series.turns.checks, **box.about.checks}
    record = _record(battle, box, series, checks, names)
    groups = link_groups(battle, box, series, names)
    boxes = {id: boxes_of(id, each, record, groups) for id, each in series.boards.boards.items()}
    known = {**namespaces(series, box, battle, record, boxes, names), "term of glossary": term_titles(files.rules)}
    check_references(files.models(), known, hexes, names)
    check_boards(series, names)
    check_kinds(series, names)
    check_markers(series, names)
    check_victory(box, series, names)
    linked_cases = link_cases(files.rules, series.about.rules_versions, box.about.rules_version, names)
    terms = link_terms(files.rules, names)
    ground = link_map(battle, series, hexes, names)
    turns = {
        id: scenario_turns(file.turns, record, checks, names, battle.origin(id).at("turns"))
        for id, file in battle.scenarios.items()
    }
    formations = link_formations(box, series, names)
    counters = link_counters(box, series, formations, names)
    check_groups(battle, series, names)
    arrows = {id for id, state in series.pieces.states.items() if state.arrow is not None}
    on_card = SetupNames(hexes, boxes, series.about.groups, groups, turns, record, arrows, names)
    placements = link_setup(battle.setup, battle.scenarios, counters, on_card)
    used = {piece: counters[piece] for piece in counters if any(piece in each for each in placements.values())}
    having = {formation for piece in used.values() for formation in piece.formations}
    in_play = {id: each for id, each in formations.items() if each in having}
    markers = link_markers(series, box, in_play, names)
    _ids_differ(counters, markers, names)
    placements = {id: placed | _markers_at_start(turns[id], markers, boxes) for id, placed in placements.items()}
    order = inheritance_order(battle, names)
    scenarios = link_scenarios(order, turns, placements, ScenarioNames(battle, box, series, hexes, names))
    tables = link_tables(series, names)
    game = Game(
        id=files.battle_id,
        box_id=files.box_id,
        box=box.about,
        series=_series(box, series, checks),
        battle=battle.about,
        map=ground,
        turns=record,
        formations=in_play,
        pieces={**used, **markers},
        piece_ids=battle.lock.values if battle.lock else {},
        unused=tuple(each for id, each in counters.items() if id not in used and id not in files.set_up_elsewhere),
        parts=Counter(piece.parent for piece in counters.values() if piece.parent is not None),
        counts=counts_of(box, series, counters, formations),
        printed_forces=link_printed_forces(box, series, files.battle_id, formations, names),
        groups=groups,
        boxes=boxes,
        scenarios=scenarios,
        cases=linked_cases,
        terms=terms,
        effects=link_effects(files.conditions, series.about.conditions),
        synonyms=link_synonyms(files.synonyms),
        keywords=link_keywords(files.synonyms, linked_cases),
        tables=tables,
        on_cards=tuple(each for id, each in series.tables.tables.items() if each.on_card and id not in tables),
        references=references,
        errata=box.errata if box.amended else {},
        amended=_amended(box) if box.amended else {},
        printed=dict(_printed(files)),
        unnamed_sources=tuple(id for id in references if id not in names.used_sources),
        book=link_book(files.book, linked_cases) if files.book else {},
        folder=battle.folder,
        box_folder=box.folder,
        files={file: sha256(content).hexdigest() for file, content in files.contents()},
        look=box.look,
        drawings=box.drawings,
    )
    return replace(game, gaps=names.gaps_now), names.findings


def _names(files: Files, box: BoxFiles, references: Iterable[str]) -> Names:
    """What is known before anything is looked up: the cases of the rules, and the sources."""
    sources = frozenset(references) | {f"update:{date}" for date in box.errata}
    return Names(files.gaps, case_ids(files.rules), sources)


def _record(
    battle: BattleFiles, box: BoxFiles, series: SeriesFiles, checks: dict[str, Check], names: Names
) -> tuple[Turn, ...]:
    """The turn record of the battle; where it is not whole, no turn is unknown."""
    incomplete = names.gaps.touch("battle.yaml", "turns.yaml")
    record = turn_record(battle, box, series, checks, names)
    if incomplete or not record:
        names.gaps |= Gaps(unread={series.turns.origin.file})
    return record


def _ids_differ(counters: dict[str, Piece], markers: dict[str, Piece], names: Names) -> None:
    for id in markers.keys() & counters.keys():
        note = Note("the marker is here", markers[id].origin)
        message = f"a counter and a marker have the id {id!r}"
        names.findings.append(Finding(DUPLICATE_ID, message, counters[id].origin.at("id"), notes=(note,)))


def _references(file: SourcesFile) -> dict[str, Reference]:
    history = {f"history:{id}": each for id, each in file.history.items()}
    reconstructed = {f"reconstructed:{id}": Reference(title=note) for id, note in file.reconstructed.items()}
    for source, each in reconstructed.items():
        tell_origins(each, file.origin.at(*source.split(":", 1)))
    return {**history, **reconstructed}


def _series(box: BoxFiles, series: SeriesFiles, checks: dict[str, Check]) -> Series:
    return Series(
        id=box.about.series,
        folder=series.folder,
        about=series.about,
        pieces=series.pieces,
        markers=series.markers.markers,
        boards=series.boards.boards,
        terrain=series.terrain,
        turn_kinds=series.turns.kinds,
        checks=checks,
        phases=series.phases.turns,
        combat=series.combat,
        sheets=series.sheets,
    )


def _amended(box: BoxFiles) -> dict[str, str]:
    return {change.case: date for date, each in box.errata.items() for change in each.changes if change.case}


def _printed(files: Files) -> Iterator[tuple[str, str]]:
    """The cases whose text an erratum replaced, with that text."""
    for rules in files.rules:
        document = files.library.documents[rules.origin.file]
        for section in rules.sections:
            path = section.origin.at("text").path
            if section.id and path in document.amended:
                yield section.id, document.amended[path].was.strip("\n")


def _markers_at_start(
    turns: tuple[Turn, ...], markers: dict[str, Piece], boxes: dict[str, dict[str, Box]]
) -> dict[str, Placement]:
    placed: dict[str, Placement] = {}
    for marker in markers.values():
        start = marker.start
        if start is not None and turns:
            box = boxes.get(start.board, {}).get(turns[0].id if start.box == "first-turn" else start.box)
            if box is not None:
                placed[marker.id] = InBox(box, source=marker.source_of("start"), origin=marker.origin)
    return placed
