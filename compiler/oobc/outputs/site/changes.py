"""What changed in the rules: from print to its updates, and from one version to another."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

from markupsafe import Markup

from oobc.game import Accepted, Game
from oobc.game.rules import Reading
from oobc.game.scenarios import Scenario
from oobc.model.errata import Change
from oobc.outputs.site import addresses
from oobc.outputs.site.difference import difference
from oobc.outputs.site.links import Links, listed
from oobc.outputs.site.relations import held_by

Changed = tuple[Markup, Markup]
"""A case, and the words of it that were changed."""
Step = tuple[str, str, tuple[Changed, ...]]
"""All that changed from one version of the rules to the next: its anchor and title, and the cases."""
Update = tuple[Markup, Markup, tuple[Markup, ...]]
"""What an erratum changed of a scenario: its title, the cases, the values."""


def any_of(game: Game) -> bool:
    """Whether there is anything to tell."""
    return bool(game.errata or game.accepted or any(case.others for case in game.cases.values()))


def amended(links: Links, date: str) -> tuple[Changed, ...]:
    """The cases that an erratum changed."""
    game = links.game
    ids = [id for id, when in game.amended.items() if when == date and id in game.printed and id in game.cases]
    return tuple((links.titled(id), difference(game.printed[id], game.cases[id].text)) for id in ids)


def values(links: Links, changes: Iterable[Change]) -> Iterator[Markup]:
    """What changes say of counters, set-ups and scenarios; not of rules, nor of where a value comes from."""
    game = links.game
    for change in changes:
        if change.row is not None and change.column is not None and change.column != "source":
            piece = game.pieces.get(change.row)
            value = piece.kind.values.get(change.column) if piece else None
            what = value.title if value else _called(game, change.column)
            about = Markup("{}, ").format(links.piece(piece)) if piece else ""
            yield Markup("{}{}: {}").format(about, what, _said(game, change))
        elif change.path is not None and change.path[-1] != "source":
            yield Markup("{}: {}").format(", ".join(_way(game, change, change.path)), _said(game, change))


def updates(links: Links, scenario: Scenario) -> Iterator[Update]:
    """The errata that changed something of a scenario."""
    game = links.game
    held, line = held_by(game, scenario), {each.id for each in _line(scenario)}
    for date, erratum in game.errata.items():
        cases = [id for id, when in game.amended.items() if when == date and id in held]
        own = [each for each in erratum.changes if _concerns(game, each, scenario, line)]
        if cases or own:
            title = links.link(addresses.at(addresses.CHANGES, addresses.update_anchor(date)), erratum.title)
            yield title, listed(map(links.titled, cases)), tuple(values(links, own))


def contradictions(links: Links, scenario: Scenario) -> tuple[Markup, ...]:
    """The contradictions of print that a scenario meets: all but those of other scenarios' files."""
    own = {each.id for each in _line(scenario)}
    others = {each.origin.file for id, each in links.game.scenarios.items() if id not in own}
    return reasons(links, (each for each in links.game.accepted if each.origin.file not in others))


def reasons(links: Links, accepted: Iterable[Accepted]) -> tuple[Markup, ...]:
    """Why contradictions are none of ours, each reason once: a sentence of print may be found in several values."""
    return tuple(links.note(each) for each in dict.fromkeys(each.reason for each in accepted))


def _line(scenario: Scenario | None) -> Iterator[Scenario]:
    """A scenario and those from which it inherits."""
    while scenario is not None:
        yield scenario
        scenario = scenario.parent


def _concerns(game: Game, change: Change, scenario: Scenario, line: set[str]) -> bool:
    """Whether a change of the data is of a scenario: of its own, of one that it inherits from, of one of its turns."""
    if change.row is not None:
        return change.column in line if change.column in game.scenarios else change.row in scenario.placements
    if change.path is None:
        return False
    about = _scenario_of(game, change)
    if about is not None:
        return about.id == scenario.id or (about.id in line and change.path[0] not in scenario.own)
    named = {turn.id for turn in game.turns}.intersection(change.path)
    return named <= {turn.id for turn in scenario.turns}


def _scenario_of(game: Game, change: Change) -> Scenario | None:
    file = f"{game.box_folder}/{change.file}"
    return next((each for each in game.scenarios.values() if each.origin.file == file), None)


def _way(game: Game, change: Change, path: tuple[str, ...]) -> list[str]:
    """The way to a value: through its scenario, if it is of one, or through its group."""
    scenario, words = _scenario_of(game, change), [_step(game, each) for each in path]
    if scenario is not None:
        return [scenario.title, *words]
    if f"{game.box_folder}/{change.file}" == game.folder.file("battle.yaml").file and path[0] == "groups":
        group = game.groups[int(path[1])]
        return [group.kind.many, str(group.number), *words[2:]]
    return words


def _step(game: Game, word: str) -> str:
    """A word of the way to a value; people count places in a list from 1."""
    return str(int(word) + 1) if word.isdecimal() else _called(game, word, word.replace("-", " "))


def _called(game: Game, word: str, other: str | None = None) -> str:
    """What people call what the data names; `other`, or the word itself, if that is nothing."""
    named: dict[str, Any] = {**game.scenarios, **game.box.sides, **game.series.turn_kinds}
    if word in game.pieces:
        return game.pieces[word].name
    if word in game.formations:
        return game.formations[word].name
    return named[word].title if word in named else other or word


def _said(game: Game, change: Change) -> str:
    """What a change of a YAML file says: of a mapping, what differs."""
    was, becomes = change.was, change.becomes
    if not isinstance(becomes, dict):
        return f"{_flat(game, was)} becomes {_flat(game, becomes)}"
    becomes, before = _unfolded(becomes), _unfolded(was) if isinstance(was, dict) else {}
    new = {key: value for key, value in becomes.items() if before.get(key) != value and key not in ("source", "note")}
    return ", ".join(f"{_step(game, key)} {_flat(game, value)}" for key, value in new.items())


def _unfolded(mapping: dict[str, Any]) -> dict[str, Any]:
    """A mapping with what stands in the mappings inside it."""
    parts = [_unfolded(value) if isinstance(value, dict) else {key: value} for key, value in mapping.items()]
    return {key: value for part in parts for key, value in part.items()}


def _flat(game: Game, value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_flat(game, each) for each in value)
    return "nothing" if value is None else _called(game, value) if isinstance(value, str) else str(value)


def between_versions(links: Links) -> tuple[Step, ...]:
    """The cases that change from one version of the rules to a later one, step by step."""
    order = links.game.series.about.rules_versions
    found: dict[tuple[str, str], list[Changed]] = {}
    for case in links.game.cases.values():
        own = Reading(case.version, case.title, case.text, case.source, case.mentions, origin=case.origin)
        readings = sorted((own, *case.others), key=lambda each: order.index(each.version))
        for before, after in pairwise(readings):
            changed = links.titled(case.id), _difference(before, after)
            found.setdefault((before.version, after.version), []).append(changed)
    return tuple(
        (addresses.anchor_of("rules", before, after), f"Rules {before} and {after}", tuple(cases))
        for (before, after), cases in found.items()
    )


def _difference(before: Reading, after: Reading) -> Markup:
    """The difference of two readings; the title is a part of it where it has changed."""
    if before.title == after.title:
        return difference(before.text, after.text)
    return difference(f"{before.title}.\n\n{before.text}", f"{after.title}.\n\n{after.text}")
